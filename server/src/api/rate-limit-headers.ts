/** What an answer says of the day's quota: the IETF draft's two fields and the three that are older. */
import type { Plan } from '../accounts/plans.js';
import { dayOf, endOfDay } from '../clock.js';
import { type HeaderLines, headers } from '../http/headers.js';

/** Stands for "unlimited" where a number is required: the largest integer of a structured field (RFC 9651). */
const UNLIMITED = 999_999_999_999_999;

const constantLines = new Map<number, HeaderLines>();

function constantLinesOf(limit: number): HeaderLines {
  let lines = constantLines.get(limit);
  if (lines === undefined) {
    lines = headers(['ratelimit-policy', `"day";q=${limit};w=86400`], ['x-ratelimit-limit', String(limit)]);
    constantLines.set(limit, lines);
  }
  return lines;
}

/** @param used Units of the day that are used, this request's included. */
export function rateLimitHeaders(plan: Plan, used: number, now: number): HeaderLines {
  const limit = plan.requestsPerDay ?? UNLIMITED;
  const remaining = plan.requestsPerDay === null ? UNLIMITED : Math.max(0, limit - used);
  const end = endOfDay(dayOf(now));
  const seconds = Math.ceil((end - now) / 1000);
  // Numbers only: written without the check that headers() makes.
  return `${constantLinesOf(limit)}\r\nratelimit: "day";r=${remaining};t=${seconds}\r\nx-ratelimit-remaining: ${remaining}\r\nx-ratelimit-reset: ${end / 1000}`;
}
