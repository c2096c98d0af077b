/** Addresses that people type and that are another one here: /calculators, /categories, /docs/. */
import type { Exchange, ShownProblem } from '../../http/exchange.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';

const PLACES: Readonly<Record<string, string>> = {
  '/calculators': '/#categories',
  '/calculators/': '/#categories',
  '/categories': '/#categories',
  '/categories/': '/#categories',
  '/search': '/',
  '/docs/': '/docs',
  '/docs/errors/': '/docs/errors',
};
/** A longer last part of a path is no name of a calculator. */
const LONGEST_NAME = 100;

export function nearAddressRoutes({ pages }: Services): readonly Route[] {
  return Object.entries(PLACES).map(([path, place]) => ({
    path,
    page: true,
    cors: false,
    get(exchange) {
      const words = new URLSearchParams(exchange.request.query).get('q');
      pages.moved(exchange, words === null ? place : `/?${new URLSearchParams({ q: words })}`);
    },
  }));
}

/** What is said of an address where nothing is, with the calculators that its last part may mean: `/bmi`. */
export function withNearCalculators(
  { catalogue, burstPerAddress }: Pick<Services, 'catalogue' | 'burstPerAddress'>,
  address: string,
  { request, startedAt }: Exchange,
  problem: ShownProblem,
): ShownProblem {
  if (problem.code !== 'unknown-path' || problem.suggestions.length > 0) return problem;
  const last = request.path.split('/').filter(Boolean).at(-1) ?? '';
  // Looking for them takes time, and anybody may ask.
  if (last.length > LONGEST_NAME || burstPerAddress.take(address, startedAt, SEARCH_COST) > 0) return problem;
  return { ...problem, suggestions: catalogue.suggest(decoded(last)) };
}

const SEARCH_COST = 20;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
