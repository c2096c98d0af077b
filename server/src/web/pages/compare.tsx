/**
 * GET /compare?c=…&c=…: results side by side; each `c` is a calculation as its page's address has it, without the path before
 * the slug. With `compare.add` it takes what stands in a calculator's form, and answers with the address of the comparison.
 */
import { withLocale } from '@reckoner/engine/calculate/present/locale';
import type { VNode } from 'preact';
import { checkBurst } from '../../api/access.js';
import type { Exchange } from '../../http/exchange.js';
import { Problem } from '../../http/problem.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { queryFromState } from '../form/fields.js';
import { readerOf } from '../region/reader.js';
import { type AskedCalculation, askedCalculation } from './calculator/asked-calculation.js';
import { BESIDE, MOST_COMPARED, PINNED } from './calculator/share.js';
import { CautionList, type Told, toldInputs, toldResults, whyNone } from './calculator/told.js';

const COST = 10;
/** Of a pasted link. */
const LONGEST = 8000;

export function compareRoutes(services: Services): readonly Route[] {
  return [{ path: '/compare', page: true, cors: false, get: (exchange) => answer(services, exchange) }];
}

async function answer(services: Services, exchange: Exchange): Promise<void> {
  const pairs = new URLSearchParams(exchange.request.query);
  const slug = pairs.get(PINNED);
  if (slug !== null) return pin(services, exchange, slug, pairs);
  const pasted = pairs.get('link')?.trim();
  const known = pairs.getAll('c').filter((one) => one !== '');
  if (pasted) {
    const one = calculationIn(pasted);
    if (one === undefined)
      throw new Problem('invalid-query', 'That is no link of a calculation here: copy one from a calculator’s page.');
    return services.pages.redirect(exchange, addressOf([...known, one], 'added'));
  }
  const asked = [...new Set(known)];
  if (asked.length > MOST_COMPARED)
    throw new Problem('invalid-query', `At most ${MOST_COMPARED} results stand side by side: take one away first.`);
  checkBurst(services, exchange, COST * Math.max(1, asked.length));
  const compared: Compared[] = [];
  for (const one of asked) compared.push(await comparedOf(services, exchange, one));
  const { locale } = readerOf(exchange);
  const page = () =>
    services.pages.prepare({
      title: 'Results side by side',
      scripts: ['compare.js'],
      content: <Comparison compared={compared} link={services.config.baseUrl + addressOf(asked)} />,
    });
  services.pages.sendPrepared(exchange, withLocale(locale, page), { byReader: true });
}

/** The result of a form beside those that it was to stand beside. */
async function pin(services: Services, exchange: Exchange, slug: string, pairs: URLSearchParams): Promise<void> {
  checkBurst(services, exchange, COST);
  const { detail, calculation } = await askedCalculation(services, exchange, existing(services, slug), pairs);
  const beside = pairs.getAll(BESIDE).slice(0, MOST_COMPARED);
  const own = textOf(detail.slug, queryFromState(detail, calculation.state));
  services.pages.redirect(exchange, addressOf([...beside.filter((one) => one !== own), own], 'added'));
}

interface Compared extends AskedCalculation {
  /** As the address has it. */
  readonly text: string;
}

async function comparedOf(services: Services, exchange: Exchange, text: string): Promise<Compared> {
  const [slug = '', query = ''] = split(text);
  const asked = await askedCalculation(services, exchange, existing(services, slug), new URLSearchParams(query));
  return { ...asked, text };
}

function existing({ catalogue }: Services, slug: string): string {
  const known = catalogue.resolve(slug);
  if (known === undefined) throw new Problem('unknown-calculator', 'There is no calculator of this name.');
  return known;
}

function split(text: string): readonly string[] {
  const end = text.indexOf('?');
  return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 1)];
}

function textOf(slug: string, query: string): string {
  return query === '' ? slug : `${slug}?${query}`;
}

/** What a link of a calculator's page says, whoever serves it. */
function calculationIn(link: string): string | undefined {
  if (link.length > LONGEST || !URL.canParse(link, 'http://here')) return undefined;
  const { pathname, search } = new URL(link, 'http://here');
  const slug = /^\/(?:calculators|embed)\/([\w-]+)\/?$/.exec(pathname)?.[1];
  return slug && textOf(slug, search.slice(1));
}

/** @param note For the browser's code: whether what it keeps is to be added to, or to be this. */
function addressOf(texts: readonly string[], note?: 'added' | 'kept'): string {
  const query = new URLSearchParams(texts.map((text) => ['c', text])).toString();
  return `/compare${query === '' ? '' : `?${query}`}${note === undefined ? '' : `#${note}`}`;
}

function Comparison({ compared, link }: { readonly compared: readonly Compared[]; readonly link: string }): VNode {
  const texts = compared.map(({ text }) => text);
  const groups = [...new Set(compared.map(({ detail }) => detail.slug))].map((slug) =>
    compared.filter(({ detail }) => detail.slug === slug),
  );
  return (
    <>
      <h1>Results side by side</h1>
      {compared.length === 0 ? (
        <p class="lead">Nothing is pinned yet: every calculator’s page has a button for it, below its references.</p>
      ) : (
        <p class="lead">
          <a href={link}>The link of this page</a> shows the same to everybody.
        </p>
      )}
      {groups.map((group) => (
        <Group key={group[0]!.detail.slug} group={group} texts={texts} />
      ))}
      {compared.length >= MOST_COMPARED ? null : (
        <form class="search-form no-print" action="/compare" method="get">
          {texts.map((text) => (
            <input key={text} type="hidden" name="c" value={text} />
          ))}
          <input
            type="text"
            name="link"
            aria-label="Link of another calculation"
            placeholder="Link of another calculation"
            autocomplete="off"
            maxLength={LONGEST}
            required
          />
          <button type="submit" class="primary">
            Set beside
          </button>
        </form>
      )}
    </>
  );
}

interface GroupProps {
  /** Of one calculator. */
  readonly group: readonly Compared[];
  readonly texts: readonly string[];
}

function Group({ group, texts }: GroupProps): VNode {
  const { title, slug } = group[0]!.detail;
  const inputs = group.map(toldInputs);
  const results = group.map(toldResults);
  return (
    <section class="compared" aria-labelledby={`compared-${slug}`}>
      <h2 id={`compared-${slug}`}>
        <a href={`/calculators/${slug}`}>{title}</a>
      </h2>
      <section class="table-scroll" aria-label={`${title}, results side by side`} tabIndex={0}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {group.map(({ text }, place) => (
                <th key={text} scope="col">
                  <ColumnHead text={text} place={place} title={title} texts={texts} />
                </th>
              ))}
            </tr>
          </thead>
          <Part title="Inputs" told={inputs} />
          <Part title="Results" told={results} />
          <tbody>
            <tr>
              <th scope="row">In words</th>
              {group.map((one) => (
                <td key={one.text} class="in-words">
                  <CautionList outcome={one.calculation.outcome} />
                  {whyNone(one) ?? (one.calculation.outcome?.ok ? one.calculation.outcome.explanation : null)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface ColumnHeadProps extends Pick<GroupProps, 'texts'> {
  readonly text: string;
  readonly place: number;
  readonly title: string;
}

function ColumnHead({ text, place, title, texts }: ColumnHeadProps): VNode {
  const [slug, query = ''] = split(text);
  const pairs = new URLSearchParams(query);
  for (const one of texts) pairs.append(BESIDE, one);
  const name = `${title}, ${place + 1}`;
  const others = texts.filter((one) => one !== text);
  return (
    <>
      {place + 1}
      <span class="no-print">
        {texts.length >= MOST_COMPARED ? null : (
          <>
            {' · '}
            <a href={`/calculators/${slug}?${pairs}`} aria-label={`Vary ${name}`}>
              Vary
            </a>
          </>
        )}
        {' · '}
        <a href={`/calculators/${text}`} aria-label={`Open ${name}`}>
          Open
        </a>
        {' · '}
        <a href={addressOf(others, 'kept')} aria-label={`Take away ${name}`}>
          Take away
        </a>
      </span>
    </>
  );
}

/** A row for each field that any of them has; what differs stands out. */
function Part({ title, told }: { readonly title: string; readonly told: readonly (readonly Told[])[] }): VNode {
  const labels = new Map(told.flat().map(({ name, label }) => [name, label]));
  return (
    <tbody>
      <tr class="part">
        <th colSpan={told.length + 1} scope="rowgroup">
          {title}
        </th>
      </tr>
      {[...labels].map(([name, label]) => {
        const texts = told.map((one) => one.find((field) => field.name === name)?.text ?? '–');
        const differs = new Set(texts).size > 1;
        return (
          <tr key={name} class={differs ? 'differs' : undefined}>
            <th scope="row">{label}</th>
            {texts.map((text, place) => (
              <td key={place}>{text}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
