/** GET /api/v1/categories: categories and subcategories with titles and counts. */
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { checkBurst } from './access.js';

export function categoryRoutes(services: Services): readonly Route[] {
  const categories = services.catalogue.categories.map(({ category, title, count, subcategories }) => ({
    category,
    title,
    count,
    subcategories: subcategories.map((one) => ({ subcategory: one.subcategory, title: one.title, count: one.count })),
  }));
  const bytes = new PreparedBytes('application/json', JSON.stringify({ total: categories.length, categories }));
  const get = (exchange: Exchange): void => {
    checkBurst(services, exchange);
    bytes.send(exchange, CACHED_FIVE_MINUTES);
  };
  return [{ path: '/api/v1/categories', get, query: [], cors: true }];
}
