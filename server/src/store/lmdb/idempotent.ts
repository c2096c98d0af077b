/** Requests that may be sent again, by a hash of their account and key, with what was charged for them. */
import type { IdempotentRequest, IdempotentStore } from '../store.js';
import type { Environment } from './environment.js';
import { Expiring } from './expiring.js';

interface Begun {
  readonly fingerprint: string;
  /** 0 while it is under way. */
  readonly charged: number;
  readonly expiresAt: number;
}

export function lmdbIdempotent(environment: Environment): IdempotentStore {
  const requests = new Expiring<Begun>(environment, { records: 'idempotent', expiries: 'idempotent-expiries' });
  const isOf = (known: Begun | undefined, { fingerprint }: IdempotentRequest) => known?.fingerprint === fingerprint;
  return {
    beginIdempotent: (request, now, until) =>
      environment.transaction(() => {
        const known = requests.get(request.name, now);
        // What was to end later than it can was begun before the clock was set back.
        if (known === undefined || (known.charged === 0 && known.expiresAt > until)) {
          requests.put(request.name, { fingerprint: request.fingerprint, charged: 0, expiresAt: until });
          return 'begun';
        }
        if (!isOf(known, request)) return 'different';
        return known.charged === 0 ? 'under-way' : known.charged;
      }),
    finishIdempotent: (request, charged, until) =>
      environment.transaction(() => {
        requests.put(request.name, { fingerprint: request.fingerprint, charged, expiresAt: until });
      }),
    abandonIdempotent: (request) =>
      environment.transaction(() => {
        const known = requests.any(request.name);
        if (isOf(known, request) && known?.charged === 0) requests.remove(request.name);
      }),
    sweepIdempotent: (now, limit) => requests.sweep(now, limit),
  };
}
