/** GET /api/v1/me: the key's plan and what is left of the day. Not charged. */
import { dateOf, dayOf, endOfDay } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, showQuota, withKey } from './access.js';

export function meRoutes(services: Services): readonly Route[] {
  async function answer(exchange: Exchange, key: ActiveKey): Promise<void> {
    const { plan } = key;
    const used = await services.quota.used(key.accountId);
    const now = services.clock.now();
    showQuota(exchange, key, used, now);
    const day = dayOf(now);
    const limit = plan.requestsPerDay;
    exchange.send(
      200,
      JSON_NOT_STORED,
      JSON.stringify({
        plan: { id: plan.id, name: plan.name, requestsPerDay: limit, keys: plan.keys },
        today: { date: dateOf(day), used, remaining: limit === null ? null : Math.max(0, limit - used) },
        resetAt: new Date(endOfDay(day)).toISOString(),
      }),
    );
  }
  const get = (exchange: Exchange) => withKey(services, exchange, (key) => answer(exchange, key));
  return [{ path: '/api/v1/me', get, query: [], cors: true }];
}
