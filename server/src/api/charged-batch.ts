/** The one way from the entries of a batch to their charged answers, over REST and for agents. */
import { Allowance } from '../calculations/allowance.js';
import type { Entry } from '../calculations/batch/request.js';
import { isAnswered, type Outcome, runBatch } from '../calculations/batch/run.js';
import { FAULT_TOLD } from '../calculations/fault.js';
import type { Exchange } from '../http/exchange.js';
import { Problem } from '../http/problem.js';
import { logFault } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeWorkedTime } from './access.js';
import { chargeAll, checkQuota, type Paid } from './charging.js';
import type { Credit } from './idempotency.js';
import { unknownCalculator } from './unknown-calculator.js';

/** @throws Problem 429 where the quota has nothing left for any of the entries */
export async function chargedBatch(
  services: Services,
  exchange: Exchange,
  key: ActiveKey,
  entries: readonly Entry[],
  credit?: Credit,
): Promise<Paid> {
  const { catalogue, results, clock, config } = services;
  await checkQuota(services, key, credit);
  const allowance = new Allowance();
  let outcomes: readonly Outcome[] = [];
  try {
    outcomes = await runBatch(
      {
        catalogue,
        results,
        allowance,
        now: clock.now(),
        calculatorUrl: (slug) => `${config.baseUrl}/calculators/${slug}`,
        unknown: (slug) => unknownCalculator(catalogue, slug),
        failed(fault) {
          logFault(exchange, fault);
          return new Problem('internal-error', `${FAULT_TOLD} Its id is ${exchange.id}.`);
        },
      },
      entries,
    );
  } finally {
    chargeWorkedTime(services, key, allowance.taken, outcomes.some(isAnswered));
  }
  return chargeAll(services, key, outcomes, credit);
}
