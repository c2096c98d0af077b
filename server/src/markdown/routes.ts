/**
 * GET /llms.txt; and the twins of pages, /calculators/:slug.md and /categories/:category.md. The server library matches
 * whole segments of paths, so that the pages' own routes hand twins on.
 */
import { LRUCache } from 'lru-cache';
import { chargeTime, checkBurst } from '../api/access.js';
import { unknownCalculator } from '../api/unknown-calculator.js';
import type { Exchange } from '../http/exchange.js';
import { type HeaderLines, headers } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import { Problem } from '../http/problem.js';
import { pathText } from '../http/query.js';
import { locationHeader } from '../http/redirect.js';
import type { Handler, Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { calculatorMarkdown } from './calculator.js';
import { categoryMarkdown, llmsText } from './listings.js';

export const TWIN = '.md';
const TYPE = 'text/markdown; charset=utf-8';
const PREPARED_BYTES = 16 * 1024 * 1024;
const PUBLIC = headers(['cache-control', 'public, max-age=300']);

/** The page is what search engines are to show. */
function twinHeaders(page: string): HeaderLines {
  return PUBLIC + headers(['link', `<${page}>; rel="canonical"`]);
}

export function markdownRoutes({ catalogue, config }: Services): readonly Route[] {
  let bytes: PreparedBytes | undefined;
  const get = (exchange: Exchange): void => {
    bytes ??= new PreparedBytes(
      'text/plain; charset=utf-8',
      llmsText(config.baseUrl, catalogue.categories, catalogue.size),
    );
    bytes.send(exchange, PUBLIC);
  };
  return [{ path: '/llms.txt', get, cors: false }];
}

/** The handler of a page that answers paths which end in `.md` with the twin of the page before it. */
function orTwin(name: string, page: Handler, twin: (exchange: Exchange, of: string) => void | Promise<void>): Handler {
  return (exchange) => {
    const asked = pathText(exchange, name);
    if (asked?.endsWith(TWIN) !== true) return page(exchange);
    exchange.isPage = false;
    return twin(exchange, asked.slice(0, -TWIN.length));
  };
}

/** The page of a calculator, and its twin. */
export function orCalculatorTwin(services: Services, page: Handler): Handler {
  const { catalogue, config } = services;
  const prepared = new LRUCache<string, PreparedBytes>({
    max: 5000,
    maxSize: PREPARED_BYTES,
    sizeCalculation: (bytes) => bytes.size * 2,
  });
  return orTwin('slug', page, async (exchange, of) => {
    const slug = catalogue.resolve(of);
    if (slug === undefined) {
      checkBurst(services, exchange);
      throw chargeTime(services, exchange, () => unknownCalculator(catalogue, of));
    }
    if (slug !== of) return exchange.send(301, locationHeader(`/calculators/${slug}${TWIN}`) + PUBLIC, '');
    let bytes = prepared.get(slug);
    if (!bytes) {
      checkBurst(services, exchange);
      bytes = new PreparedBytes(TYPE, calculatorMarkdown(await catalogue.detail(slug), config.baseUrl));
      prepared.set(slug, bytes);
    }
    bytes.send(exchange, twinHeaders(`${config.baseUrl}/calculators/${slug}`));
  });
}

/** The page of a category, and its twin. */
export function orCategoryTwin({ catalogue, config }: Services, page: Handler): Handler {
  const prepared = new Map<string, PreparedBytes>();
  return orTwin('category', page, (exchange, of) => {
    const category = catalogue.categories.find((one) => one.category === of);
    if (!category) throw new Problem('unknown-path', 'There is no such category. /llms.txt lists all of them.');
    let bytes = prepared.get(of);
    if (!bytes) {
      const inside = catalogue.summaries.filter((one) => one.category === of);
      bytes = new PreparedBytes(TYPE, categoryMarkdown(config.baseUrl, category, inside));
      prepared.set(of, bytes);
    }
    bytes.send(exchange, twinHeaders(`${config.baseUrl}/categories/${of}`));
  });
}
