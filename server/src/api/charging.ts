/** Charges the quota of a key's account, exactly for what is answered, and then keeps and counts the answers. */
import type { Answered } from '../calculations/answered.js';
import { isAnswered, type Outcome } from '../calculations/batch/run.js';
import type { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { ActiveKey } from './access.js';
import type { Credit } from './idempotency.js';
import { usedUp } from './used-up.js';

/** Before anything is computed that could not be charged. @throws Problem 429 */
export async function checkQuota({ quota, clock }: Services, key: ActiveKey, credit?: Credit): Promise<void> {
  if (credit !== undefined) return;
  if (await quota.isUsedUp(key.accountId, key.plan.requestsPerDay)) throw usedUp(key, clock.now());
}

/**
 * Spends calculations of the day.
 * @param units All of them or none.
 * @returns How many are used.
 * @throws Problem 429
 */
export async function spend(services: Services, key: ActiveKey, units: number): Promise<number> {
  const spent = await trySpend(services, key, units);
  if (typeof spent === 'number') return spent;
  throw spent;
}

async function trySpend({ quota, clock }: Services, key: ActiveKey, units: number): Promise<number | Problem> {
  const spent = await quota.spend(key.accountId, key.plan.requestsPerDay, units);
  return spent.granted ? spent.used : usedUp(key, clock.now(), spent.returns, units);
}

/**
 * Charges one answer, then keeps and counts it; one that is paid already costs nothing.
 * @returns How many calculations of the day are used.
 * @throws Problem 429
 */
export async function charge(services: Services, key: ActiveKey, answer: Answered, credit: Credit): Promise<number> {
  if (credit !== undefined) return services.quota.usedRoughly(key.accountId);
  const used = await spend(services, key, answer.charge);
  keep(services, key, answer, services.clock.now());
  return used;
}

export interface Paid {
  /** With refusals in the place of answers that the quota had too little for. */
  readonly outcomes: readonly Outcome[];
  /** How many calculations of the day are used. */
  readonly used: number;
  /** How many of them these are. */
  readonly charged: number;
}

/**
 * Charges what is answered, all of it or as much as the quota has left, in order: what follows the first answer that it
 * has too little for is refused. What is charged is kept and counted. Of what is paid already the same is answered again.
 * @throws Problem 429 where it has nothing left for any.
 */
export async function chargeAll(
  services: Services,
  key: ActiveKey,
  outcomes: readonly Outcome[],
  credit: Credit,
): Promise<Paid> {
  if (credit !== undefined) return payFromCredit(services, key, outcomes, credit);
  const paid = await payFor(services, key, outcomes);
  const now = services.clock.now();
  for (const outcome of paid.outcomes) if (isAnswered(outcome)) keep(services, key, outcome, now);
  return paid;
}

const costOf = (outcomes: readonly Outcome[]) => outcomes.filter(isAnswered).reduce((sum, one) => sum + one.charge, 0);

/** What was refused the first time, for want of quota, is refused again. */
async function payFromCredit(
  { quota, clock }: Services,
  key: ActiveKey,
  outcomes: readonly Outcome[],
  credit: number,
): Promise<Paid> {
  let left = credit;
  const paid = outcomes.map((outcome) => {
    if (!isAnswered(outcome)) return outcome;
    left -= outcome.charge;
    return left >= 0 ? outcome : usedUp(key, clock.now());
  });
  return { outcomes: paid, used: await quota.usedRoughly(key.accountId), charged: credit };
}

async function payFor(services: Services, key: ActiveKey, outcomes: readonly Outcome[]): Promise<Paid> {
  const total = costOf(outcomes);
  if (total === 0) return { outcomes, used: await services.quota.usedRoughly(key.accountId), charged: 0 };
  const all = await services.quota.spend(key.accountId, key.plan.requestsPerDay, total);
  if (all.granted) return { outcomes, used: all.used, charged: total };
  let { used } = all;
  let refusal: Problem | undefined;
  const paid: Outcome[] = [];
  for (const outcome of outcomes) {
    if (isAnswered(outcome) && refusal === undefined) {
      const spent = await trySpend(services, key, outcome.charge);
      if (typeof spent === 'number') used = spent;
      else refusal = spent;
    }
    paid.push(isAnswered(outcome) && refusal !== undefined ? refusal : outcome);
  }
  if (refusal !== undefined && !paid.some(isAnswered)) throw refusal;
  return { outcomes: paid, used, charged: costOf(paid) };
}

function keep(services: Services, key: ActiveKey, answer: Answered, now: number): void {
  count(services, key, answer, answer.prepared !== undefined, now);
  if (answer.toKeep !== undefined) services.results.put(answer.toKeep.key, answer.toKeep.parts);
}

/**
 * Counts a charged answer for the metrics and for the account's use.
 * @param isKept Whether it had been computed before.
 */
export function count(
  { metrics, activity }: Services,
  key: ActiveKey,
  { slug, charge: units }: Pick<Answered, 'slug' | 'charge'>,
  isKept: boolean,
  now: number,
): void {
  metrics.calculations[isKept ? 'hit' : 'miss']++;
  activity.count(key, slug, now, units);
}
