/** Counts of attempts, each within a window that begins with its first. */
import type { AttemptLimit, AttemptStore } from '../store.js';
import type { Environment } from './environment.js';
import { Expiring } from './expiring.js';

interface Attempts {
  readonly count: number;
  readonly expiresAt: number;
}

export function lmdbAttempts(environment: Environment): AttemptStore {
  const attempts = new Expiring<Attempts>(environment, { records: 'attempts', expiries: 'attempt-expiries' });

  function knownOf({ name, windowMs }: AttemptLimit, now: number): Attempts | undefined {
    const known = attempts.get(name, now);
    const end = now + windowMs;
    if (known === undefined || known.expiresAt <= end) return known;
    const shorter = { ...known, expiresAt: end };
    attempts.put(name, shorter);
    return shorter;
  }

  return {
    takeAttempts: (limits, now) =>
      environment.transaction(() => {
        let until = 0;
        for (const limit of limits) {
          const known = knownOf(limit, now);
          if (known && known.count >= limit.limit) until = Math.max(until, known.expiresAt);
        }
        if (until > 0) return until;
        for (const { name, windowMs } of limits) {
          const known = attempts.get(name, now) ?? { count: 0, expiresAt: now + windowMs };
          attempts.put(name, { ...known, count: known.count + 1 });
        }
        return 0;
      }),
    returnAttempts: (names) =>
      environment.transaction(() => {
        for (const name of names) {
          const known = attempts.any(name);
          if (known && known.count > 0) attempts.put(name, { ...known, count: known.count - 1 });
        }
      }),
    sweepAttempts: (now, limit) => attempts.sweep(now, limit),
  };
}
