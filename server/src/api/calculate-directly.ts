/**
 * The short way of a plain calculation: by the code that was made for its calculator, in the turn in which the request came
 * where nothing has to be waited for. The same checks in the same order as on the general way, which has what this leaves.
 */
import { RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type DirectWork, directOf } from '../calculations/direct/direct.js';
import { runCalculator } from '../calculations/fault.js';
import { freshAnswer, type PreparedAnswer } from '../calculations/prepared-answer.js';
import { type CalculationRequest, isPlain } from '../calculations/request.js';
import { type Again, resultKey } from '../calculations/result-cache.js';
import { bounded } from '../calculations/work.js';
import { stopwatch } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeKeyTime, showQuota } from './access.js';
import { checkQuota, count, spend } from './charging.js';

/** What takes no longer, while its code is new as well, costs less to compute again for the few who ask than to keep for all. */
const QUICK_MS = 1;

/** What is not plain after all, once it is computed or found, goes on there. */
export type GeneralWay = () => Promise<void>;

export interface ShortWay {
  readonly calculator: Calculator;
  readonly work: DirectWork;
}

/** Undefined where the request is none for the short way, or its calculator was not loaded yet. */
export function shortWay({ catalogue }: Services, request: CalculationRequest): ShortWay | undefined {
  if (!isPlain(request)) return undefined;
  const slug = catalogue.resolve(request.calculator);
  const calculator = slug === undefined ? undefined : catalogue.loadedCalculator(slug);
  const work = calculator && directOf(calculator)?.(request.inputs);
  return work && { calculator: calculator!, work };
}

/**
 * Answers a request that can go the short way.
 * @param onFound Hears the prepared answer where the calculation had been done before.
 */
export function answerDirectly(
  services: Services,
  exchange: Exchange,
  key: ActiveKey,
  { calculator, work }: ShortWay,
  { onFound, general }: { readonly onFound: (answer: PreparedAnswer) => void; readonly general: GeneralWay },
): void | Promise<void> {
  const { clock, quota, results, config } = services;
  const { slug, version } = calculator;
  const { accountId, plan } = key;

  function find(): void | Promise<void> {
    const id = resultKey(slug, version, work.inputsJson);
    const about = { slug, calculatorUrl: `${config.baseUrl}/calculators/${slug}` };
    const found = results.findNow(id, about, again);
    return found instanceof Promise ? found.then((one) => answer(id, about, one)) : answer(id, about, found);
  }

  function answer(id: string, about: About, found: PreparedAnswer | undefined): void | Promise<void> {
    if (found === undefined) return computed(id, about);
    // Its sentences are in the units of another request.
    if (found.spokenUnits !== '') return general();
    onFound(found);
    return charged(found.charge, (used, now) => {
      count(services, key, found, true, now);
      send(used, now, found.at(now));
    });
  }

  const compute = (): string | undefined =>
    chargeKeyTime(services, key, () =>
      runCalculator(slug, undefined, () => withinRequest(() => bounded(RESULT_TOO_LONG, () => work.compute()))),
    );

  function again(): Again | undefined {
    const resultJson = compute();
    return resultJson === undefined ? undefined : { resultJson, spokenUnits: '' };
  }

  function computed(id: string, about: About): void | Promise<void> {
    const taken = stopwatch();
    const resultJson = compute();
    if (resultJson === undefined) return general();
    const isQuick = taken() < QUICK_MS;
    const { calculatorUrl } = about;
    // Named one by one: Node 20 takes two microseconds, a tenth of the whole, to add to what is spread.
    const parts = { slug, calculatorUrl, resultJson, inputsJson: work.inputsJson, spokenUnits: '', charge: 1 };
    return charged(1, (used, now) => {
      count(services, key, parts, false, now);
      if (isQuick) results.putInputs(id, parts);
      else results.put(id, parts);
      send(used, now, freshAnswer(parts, now));
    });
  }

  function charged(units: number, then: (used: number, now: number) => void): void | Promise<void> {
    const now = clock.now();
    const used = quota.spendHeld(accountId, plan.requestsPerDay, now, clock.monotonic(), units);
    if (used > 0) return then(used, now);
    return spend(services, key, units).then((spent) => then(spent, clock.now()));
  }

  function send(used: number, now: number, body: string | Buffer): void {
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, body);
  }

  if (quota.isHeld(accountId, plan.requestsPerDay, clock.now(), clock.monotonic())) return find();
  return checkQuota(services, key).then(find);
}

interface About {
  readonly slug: string;
  readonly calculatorUrl: string;
}
