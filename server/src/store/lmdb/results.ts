/** Results that all processes share for a while. */
import type { ResultStore, StoredResult } from '../store.js';
import type { Environment } from './environment.js';
import { Expiring } from './expiring.js';

export function lmdbResults(environment: Environment): ResultStore {
  const results = new Expiring<StoredResult>(environment, { records: 'results', expiries: 'expiries' });
  return {
    result: async (key, now) => results.get(key, now),
    putResults: (batch) =>
      environment.transaction(() => {
        for (const [key, result] of batch) results.put(key, result);
      }),
    sweepResults: (now, latest, limit) => results.sweep(now, limit, latest),
  };
}
