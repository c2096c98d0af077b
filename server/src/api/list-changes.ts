/** GET /api/v1/changes?since=: calculators that were added, and formulas that changed, with the reason. */
import { parseDate } from '@reckoner/engine/calendar';
import { LRUCache } from 'lru-cache';
import { LONGEST_SLUG } from '../calculations/request.js';
import type { Change } from '../catalogue/catalogue.js';
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import { Problem } from '../http/problem.js';
import { queryText } from '../http/query.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { chargeTime, checkBurst } from './access.js';
import { unknownCalculator } from './unknown-calculator.js';

const PREPARED_BYTES = 16 * 1024 * 1024;

export function changeRoutes(services: Services): readonly Route[] {
  const { catalogue } = services;
  let all: readonly Change[] | undefined;
  const feeds = new LRUCache<string, PreparedBytes>({
    max: 1000,
    maxSize: PREPARED_BYTES,
    sizeCalculation: (bytes) => bytes.size * 2,
  });

  function feedOf(since: string | undefined, slug: string | undefined): PreparedBytes {
    all ??= catalogue.changes();
    const changes = all.filter(
      ({ date, calculator }) => (since === undefined || date >= since) && (slug === undefined || calculator === slug),
    );
    return new PreparedBytes('application/json', JSON.stringify({ total: changes.length, changes }));
  }

  function get(exchange: Exchange): void {
    checkBurst(services, exchange);
    chargeTime(services, exchange, () => {
      const since = dayOf(exchange);
      const asked = queryText(exchange, 'calculator')?.slice(0, LONGEST_SLUG);
      const slug = asked === undefined ? undefined : catalogue.resolve(asked);
      if (asked !== undefined && slug === undefined) throw unknownCalculator(catalogue, asked);
      const name = JSON.stringify([since, slug]);
      const feed = feeds.get(name) ?? feedOf(since, slug);
      feeds.set(name, feed);
      feed.send(exchange, CACHED_FIVE_MINUTES);
    });
  }
  return [{ path: '/api/v1/changes', get, query: ['since', 'calculator'], cors: true }];
}

/** The day of `since`, which may be a time. @throws Problem 400 */
function dayOf(exchange: Exchange): string | undefined {
  const text = queryText(exchange, 'since');
  if (text === undefined) return undefined;
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]{1,20}(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const time = Date.parse(text);
  // Of a time elsewhere the day in UTC.
  if (parseDate(day) !== undefined && Number.isFinite(time)) return new Date(time).toISOString().slice(0, 10);
  const message = '`since` must be a day, such as 2026-01-31, or a time, such as 2026-01-31T12:00:00Z.';
  throw new Problem('invalid-query', message, {
    errors: [{ pointer: '?since', code: 'invalid-parameter', message, expected: 'a day or a time of ISO 8601' }],
  });
}
