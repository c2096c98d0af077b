/** The problem where the day's quota has nothing left. */
import { RETURNED_SECONDS } from '../accounts/abandoned-leases.js';
import { dayOf, endOfDay } from '../clock.js';
import { headers } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import type { ActiveKey } from './access.js';

/**
 * @param returns Whether some of the day's calculations may come back soon.
 * @param needed How many the request needs.
 */
export function usedUp(key: ActiveKey, now: number, returns = false, needed = 1): Problem {
  const { requestsPerDay } = key.plan;
  const seconds = Math.ceil((endOfDay(dayOf(now)) - now) / 1000);
  const [none, all] =
    needed === 1
      ? [
          `Of the ${requestsPerDay} calculations of the day none is free.`,
          `All ${requestsPerDay} calculations of the day are used up.`,
        ]
      : Array<string>(2).fill(
          `This counts as ${needed} calculations, and fewer are left of the day's ${requestsPerDay}.`,
        );
  const detail = returns
    ? `${none} Some that a process held may come back in ${RETURNED_SECONDS} s.`
    : `${all} The quota starts anew at 00:00 UTC.`;
  return new Problem('quota-exceeded', detail, {
    headers: headers(['retry-after', String(returns ? Math.min(seconds, RETURNED_SECONDS) : seconds)]),
  });
}
