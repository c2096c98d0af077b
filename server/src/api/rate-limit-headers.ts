/** What an answer says of the day's quota: the IETF draft's two fields and the three that are older. */
import type { Plan } from '../accounts/plans.js';
import { dayOf, endOfDay } from '../clock.js';
import type { Headers } from '../http/exchange.js';

/** Stands for "unlimited" where a number is required: the largest integer of a structured field (RFC 9651). */
export const UNLIMITED = 999_999_999_999_999;

const constantParts = new Map<number, { readonly policy: string; readonly limit: string }>();

/** @param used Units of the day that are used, this request's included. */
export function rateLimitHeaders(plan: Plan, used: number, now: number): Headers {
  const limit = plan.requestsPerDay ?? UNLIMITED;
  let parts = constantParts.get(limit);
  if (!parts) {
    parts = { policy: `"day";q=${limit};w=86400`, limit: String(limit) };
    constantParts.set(limit, parts);
  }
  const remaining = plan.requestsPerDay === null ? UNLIMITED : Math.max(0, limit - used);
  const end = endOfDay(dayOf(now));
  return [
    ['ratelimit-policy', parts.policy],
    ['ratelimit', `"day";r=${remaining};t=${Math.ceil((end - now) / 1000)}`],
    ['x-ratelimit-limit', parts.limit],
    ['x-ratelimit-remaining', String(remaining)],
    ['x-ratelimit-reset', String(end / 1000)],
  ];
}
