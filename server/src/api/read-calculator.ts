/** GET /api/v1/calculators/:slug: everything about one calculator. */
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES } from '../http/headers.js';
import { pathText } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { chargeTime, checkBurst } from './access.js';
import { unknownCalculator } from './unknown-calculator.js';

export function detailRoutes(services: Services): readonly Route[] {
  const { catalogue } = services;
  async function get(exchange: Exchange): Promise<void> {
    checkBurst(services, exchange);
    const wanted = pathText(exchange, 'slug') ?? '';
    const slug = catalogue.resolve(wanted);
    if (slug === undefined) throw chargeTime(services, exchange, () => unknownCalculator(catalogue, wanted));
    const bytes = await catalogue.detailBytes(slug);
    bytes.send(exchange, CACHED_FIVE_MINUTES);
  }
  return [{ path: '/api/v1/calculators/:slug', get, query: [], cors: true }];
}
