/** The one way from a request to its charged answer, over REST and for agents. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type Answered, answered } from '../calculations/answered.js';
import { runCalculator } from '../calculations/fault.js';
import type { CalculationRequest } from '../calculations/request.js';
import type { Work } from '../calculations/work.js';
import { workOf } from '../calculations/work-of.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeKeyTime } from './access.js';
import { charge, checkQuota } from './charging.js';
import type { Credit } from './idempotency.js';
import { unknownCalculator } from './unknown-calculator.js';

/** A request that was understood. */
export interface Asked {
  readonly request: CalculationRequest;
  readonly calculator: Calculator;
  readonly calculatorUrl: string;
  readonly work: Work;
}

/** @throws Problem 404 or 422 */
export async function understandFor(services: Services, key: ActiveKey, request: CalculationRequest): Promise<Asked> {
  const { catalogue, clock, config } = services;
  const slug = catalogue.resolve(request.calculator);
  if (slug === undefined)
    return chargeKeyTime(services, key, () => {
      throw unknownCalculator(catalogue, request.calculator);
    });
  const calculator = await catalogue.calculator(slug);
  const understood = runCalculator(slug, request.inputs, () => workOf(catalogue, calculator, request, clock.now()));
  const work = understood instanceof Promise ? await understood : understood;
  return { request, calculator, calculatorUrl: `${config.baseUrl}/calculators/${slug}`, work };
}

export interface Charged {
  readonly answer: Answered;
  /** How many calculations of the day are used. */
  readonly used: number;
}

/** @throws Problem 422 where there is no result, 429 where the quota has too little for it */
export async function chargedAnswer(
  services: Services,
  key: ActiveKey,
  { request, calculator, calculatorUrl, work }: Asked,
  credit?: Credit,
): Promise<Charged> {
  await checkQuota(services, key, credit);
  const answer = await answered(services.results, calculator, work, {
    calculatorUrl,
    resultId: request.resultId === true,
    run: (part) => chargeKeyTime(services, key, () => runCalculator(calculator.slug, request.inputs, part)),
  });
  return { answer, used: await charge(services, key, answer, credit) };
}
