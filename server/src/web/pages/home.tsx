/** GET /: search, what many look for, what this browser used, all categories. GET /?q=: the results of a search. */
import { withLocale } from '@reckoner/engine/calculate/present/locale';
import { formatNumber } from '@reckoner/engine/calculate/present/number-format';
import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import { checkBurst } from '../../api/access.js';
import { LONGEST_QUERY } from '../../api/list-calculators.js';
import type { Summary } from '../../catalogue/catalogue.js';
import type { Exchange } from '../../http/exchange.js';
import type { PreparedBytes } from '../../http/prepared.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import type { Page } from '../pages.js';
import { readerOf } from '../region/reader.js';
import { SearchForm } from '../search-form.js';
import { askedPart } from './asked.js';
import { SearchResultItems, type SearchResultsProps } from './calculator-list.js';
import { Families } from './families.js';

const MOST_RESULTS = 50;
/** Readers of other regions and units for whom the page is kept. */
const MOST_READERS = 50;
const MOST_WORDS = 12;
/** A search is worth this many ordinary requests, as in the API. */
const SEARCH_COST = 20;

/** Of those that are looked for most. */
const MOST_POPULAR = 12;

export function homeRoutes(services: Services): readonly Route[] {
  const { pages } = services;
  /** By the reader. */
  const prepared = new LRUCache<string, PreparedBytes>({ max: MOST_READERS });
  async function search(exchange: Exchange, words: string): Promise<void> {
    const answer = await askedPart(services, exchange, words);
    const reader = readerOf(exchange);
    const page = () => pages.prepare({ ...searchPage(services, words, answer), units: reader.system });
    pages.sendPrepared(exchange, withLocale(reader.locale, page), { byReader: true });
  }
  function get(exchange: Exchange): void | Promise<void> {
    const words = wordsOf(exchange);
    if (words === undefined) {
      const { key, system, locale } = readerOf(exchange);
      let bytes = prepared.get(key);
      if (!bytes) {
        bytes = withLocale(locale, () => pages.prepare({ ...homePage(services), units: system }));
        prepared.set(key, bytes);
      }
      pages.sendPrepared(exchange, bytes, { byReader: true });
      return;
    }
    checkBurst(services, exchange, SEARCH_COST);
    return search(exchange, words);
  }
  return [{ path: '/', page: true, cors: false, get }];
}

/** What is searched for, cut to what can be searched for; undefined when nothing is. */
function wordsOf({ request }: Exchange): string | undefined {
  const asked = new URLSearchParams(request.query).get('q');
  const words = asked?.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ').slice(0, LONGEST_QUERY);
  return words ? words : undefined;
}

function homePage({ catalogue, config }: Services): Page {
  const count = formatNumber(catalogue.size);
  return {
    title: 'Calculators with units, formulas and sources',
    description: `${count} calculators for finance, science, engineering, health and everyday life, each with its equation, units and sources.`,
    canonical: '/',
    scripts: ['home.js'],
    isSearch: true,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Reckoner',
      url: `${config.baseUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${config.baseUrl}/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    content: (
      <>
        <h1>What do you want to calculate?</h1>
        <Search words="" status={`${count} calculators, each with its formula, its units and its sources.`} />
        <Popular calculators={catalogue.popular.slice(0, MOST_POPULAR)} />
        <OwnCalculators />
        <Families categories={catalogue.categories} />
      </>
    ),
  };
}

/** @param answer What is said to a question. */
function searchPage({ catalogue }: Services, words: string, answer: VNode | undefined): Page {
  const found = catalogue.search(words.toLowerCase());
  const nearest = found.length === 0 ? catalogue.nearest(words.toLowerCase()) : [];
  const categoryTitles = new Map(catalogue.categories.map(({ category, title }) => [category, title]));
  return {
    title: `Search: ${words}`,
    scripts: ['home.js'],
    isSearch: true,
    content: (
      <>
        <h1>Search</h1>
        <Search words={words} status={statusOf(found.length)} answer={answer}>
          <SearchResultItems calculators={found.slice(0, MOST_RESULTS)} categoryTitles={categoryTitles} />
        </Search>
        <Nearest calculators={nearest} categoryTitles={categoryTitles} />
        <Families categories={catalogue.categories} />
      </>
    ),
  };
}

/** Where nothing is found: calculators whose words look alike, and their categories. */
function Nearest({ calculators, categoryTitles }: SearchResultsProps): VNode | null {
  if (calculators.length === 0) return null;
  const categories = [...new Set(calculators.map(({ category }) => category))];
  return (
    <section class="home-section" id="nearest">
      <h2>Nearest to it</h2>
      <ul class="chips">
        {calculators.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/calculators/${slug}`}>{title}</a>
          </li>
        ))}
        {categories.map((category) => (
          <li key={category}>
            <a href={`/categories/${category}`}>All of {categoryTitles.get(category) ?? category}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusOf(count: number): string {
  if (count === 0) return 'Nothing found. Try fewer or other words, or look through the categories.';
  if (count > MOST_RESULTS) return `The first ${MOST_RESULTS} of ${count} calculators. More words narrow it down.`;
  return count === 1 ? '1 calculator' : `${count} calculators`;
}

interface SearchProps {
  readonly words: string;
  readonly status: string;
  readonly answer?: VNode | undefined;
  readonly children?: VNode;
}

/** The browser's code fills the same list as one types. */
function Search({ words, status, answer, children }: SearchProps): VNode {
  return (
    <search>
      <SearchForm id="search" words={words} />
      <div id="search-answer" aria-live="polite">
        {answer}
      </div>
      <p id="search-status" class="quiet" role="status">
        {status}
      </p>
      <ol id="search-results">{children}</ol>
    </search>
  );
}

function Popular({ calculators }: { readonly calculators: readonly Summary[] }): VNode | null {
  if (calculators.length === 0) return null;
  return (
    <section class="home-section" id="popular">
      <h2>Popular</h2>
      <ul class="chips">
        {calculators.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/calculators/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Recent and pinned calculators are this browser's own: its code fills the list, which has its height from the beginning. */
function OwnCalculators(): VNode {
  return (
    <section class="home-section own" id="own">
      <h2>Yours</h2>
      <ul class="chips strip">
        <li class="quiet">Calculators that you use stand here, in this browser alone.</li>
      </ul>
    </section>
  );
}
