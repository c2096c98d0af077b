/** GET /api/v1/calculators: summaries by category, by words, page by page. */
import { LRUCache } from 'lru-cache';
import type { Catalogue, Summary } from '../catalogue/catalogue.js';
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES, type HeaderLines, headers } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import { Problem } from '../http/problem.js';
import { checkParameters, queryText, queryWhole } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { chargeTime, checkBurst } from './access.js';

export const MAXIMUM_LIMIT = 1000;
const MAXIMUM_OFFSET = 1_000_000;
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const PARAMETERS = ['category', 'q', 'limit', 'offset'];
/** A search is worth this many ordinary requests: with typos in many words it takes milliseconds. */
const SEARCH_COST = 20;
const PREPARED_BYTES = 32 * 1024 * 1024;

interface ListQuery {
  readonly category: string | undefined;
  readonly words: string;
  readonly limit: number | undefined;
  readonly offset: number;
}

interface List {
  readonly bytes: PreparedBytes;
  /** How many there are without limit and offset. */
  readonly whole: number;
}

export function listRoutes(services: Services): readonly Route[] {
  const { catalogue, config } = services;
  const lists = new LRUCache<string, List>({
    max: 1000,
    maxSize: PREPARED_BYTES,
    sizeCalculation: (list) => list.bytes.size * 2,
  });

  function get(exchange: Exchange): void {
    const query = readQuery(exchange);
    const name = JSON.stringify([query.category, query.words, query.limit, query.offset]);
    let list = lists.get(name);
    checkBurst(services, exchange, list === undefined && query.words !== '' ? SEARCH_COST : 1);
    const answer = () => {
      if (!list) {
        list = makeList(catalogue, query);
        lists.set(name, list);
      }
      const count = headers(['x-total-count', String(list.whole)]);
      list.bytes.send(exchange, CACHED_FIVE_MINUTES + count + links(config.baseUrl, query, list.whole));
    };
    // There are very many lists, and each takes some time to be made and, in each encoding, to be compressed.
    if (query.words === '') chargeTime(services, exchange, answer);
    else answer();
  }
  return [{ path: '/api/v1/calculators', get, cors: true }];
}

function readQuery(exchange: Exchange): ListQuery {
  checkParameters(exchange, PARAMETERS);
  const words = (queryText(exchange, 'q') ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  if (words.length > LONGEST_QUERY || words.split(' ').length > MOST_WORDS)
    throw new Problem('invalid-query', `\`q\` may have ${MOST_WORDS} words and ${LONGEST_QUERY} characters at most.`);
  return {
    // A longer text names no category; it need not be kept whole.
    category: queryText(exchange, 'category')?.trim().toLowerCase().slice(0, LONGEST_QUERY),
    words,
    limit: queryWhole(exchange, 'limit', 1, MAXIMUM_LIMIT),
    offset: queryWhole(exchange, 'offset', 0, MAXIMUM_OFFSET) ?? 0,
  };
}

function makeList(catalogue: Catalogue, { category, words, limit, offset }: ListQuery): List {
  const found = words === '' ? catalogue.summaries : catalogue.search(words);
  const inCategory = category === undefined ? found : found.filter((one) => one.category === category);
  const calculators = inCategory.slice(offset, limit === undefined ? undefined : offset + limit).map(summaryOnly);
  const text = JSON.stringify({ total: calculators.length, calculators });
  return { bytes: new PreparedBytes('application/json', text), whole: inCategory.length };
}

/** The contract fixes these six fields and no others. */
function summaryOnly({ slug, title, description, category, subcategory, hasFormula }: Summary): Summary {
  return { slug, title, description, category, subcategory, hasFormula };
}

/** The next and the previous page (RFC 8288), when the client asked for pages. */
function links(baseUrl: string, query: ListQuery, whole: number): HeaderLines {
  const { limit, offset } = query;
  if (limit === undefined) return '';
  const page = (start: number, rel: string) => {
    const parameters = new URLSearchParams();
    if (query.category !== undefined) parameters.set('category', query.category);
    if (query.words !== '') parameters.set('q', query.words);
    parameters.set('limit', String(limit));
    parameters.set('offset', String(start));
    return `<${baseUrl}/api/v1/calculators?${parameters}>; rel="${rel}"`;
  };
  const pages = [
    ...(offset + limit < whole ? [page(offset + limit, 'next')] : []),
    ...(offset > 0 ? [page(Math.max(0, offset - limit), 'prev')] : []),
  ];
  return pages.length > 0 ? headers(['link', pages.join(', ')]) : '';
}
