/** GET /: search, some calculators that many look for, all categories. GET /?q=: the results of a search. */
import type { VNode } from 'preact';
import { checkBurst } from '../../api/access.js';
import { LONGEST_QUERY } from '../../api/list-calculators.js';
import type { CategorySummary, Summary } from '../../catalogue/catalogue.js';
import type { Exchange } from '../../http/exchange.js';
import type { PreparedBytes } from '../../http/prepared.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import type { Page } from '../pages.js';
import { SearchForm } from '../search-form.js';
import { askedPart } from './asked.js';
import { SearchResultItems, type SearchResultsProps } from './calculator-list.js';

const MOST_RESULTS = 50;
const MOST_WORDS = 12;
/** A search is worth this many ordinary requests, as in the API. */
const SEARCH_COST = 20;

const WELL_KNOWN = [
  ...['compound-interest', 'loan-payment', 'percentage-change', 'discount-sale-price', 'tip-and-bill-split'],
  ...['body-mass-index', 'age-from-birth-date', 'days-between-dates', 'quadratic-equation', 'standard-deviation'],
  ...['ohms-law', 'length-converter'],
];

export function homeRoutes(services: Services): readonly Route[] {
  const { pages } = services;
  let prepared: PreparedBytes | undefined;
  async function search(exchange: Exchange, words: string): Promise<void> {
    const answer = await askedPart(services, exchange, words);
    pages.sendPrepared(exchange, pages.prepare(searchPage(services, words, answer)));
  }
  function get(exchange: Exchange): void | Promise<void> {
    const words = wordsOf(exchange);
    if (words === undefined) {
      prepared ??= pages.prepare(homePage(services));
      pages.sendPrepared(exchange, prepared);
      return;
    }
    checkBurst(services, exchange, SEARCH_COST);
    return search(exchange, words);
  }
  return [{ path: '/', page: true, cors: false, get }];
}

/** What is searched for, cut to what can be searched for; undefined when nothing is. */
function wordsOf({ request }: Exchange): string | undefined {
  const asked = new URLSearchParams(request.path_query).get('q');
  const words = asked?.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ').slice(0, LONGEST_QUERY);
  return words ? words : undefined;
}

function homePage({ catalogue, config }: Services): Page {
  const wellKnown = WELL_KNOWN.flatMap((slug) => catalogue.summary(slug) ?? []);
  const count = catalogue.size.toLocaleString('en-US');
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
        <Directory categories={catalogue.categories} wellKnown={wellKnown} />
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
        <Directory categories={catalogue.categories} wellKnown={[]} />
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

interface DirectoryProps {
  readonly categories: readonly CategorySummary[];
  readonly wellKnown: readonly Summary[];
}

function Directory({ categories, wellKnown }: DirectoryProps): VNode {
  return (
    <>
      {wellKnown.length === 0 ? null : (
        <section class="home-section">
          <h2>Often used</h2>
          <ul class="chips">
            {wellKnown.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/calculators/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="home-section" id="categories">
        <h2>All categories</h2>
        <ul class="cards category-cards">
          {categories.map(({ category, title, count }) => (
            <li key={category}>
              <a href={`/categories/${category}`}>{title}</a> <span class="count">{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
