/** POST /api/v1/calculate: one calculation, or with `?validate=only` the check of its inputs. */

import { MOST_LIST_ITEMS } from '@reckoner/engine/calculate/readers/list';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { understand } from '@reckoner/engine/calculate/understand';
import { LRUCache } from 'lru-cache';
import { RETURNED_SECONDS } from '../accounts/abandoned-leases.js';
import { answerJson } from '../calculations/answer-json.js';
import { extendedWork, isExtended } from '../calculations/extended.js';
import { runCalculator } from '../calculations/fault.js';
import { type AnswerParts, freshAnswer, PreparedAnswer } from '../calculations/prepared-answer.js';
import { type CalculationRequest, readRequest } from '../calculations/request.js';
import { resultKey } from '../calculations/result-cache.js';
import { invalidInputs, plainWork, type Work } from '../calculations/work.js';
import { dateOf, dayOf, endOfDay, type MonotonicTime, timestampOf } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { headers, JSON_NOT_STORED } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { queryText } from '../http/query.js';
import { parseJson, withJson } from '../http/read-json.js';
import type { Handler, Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, chargeKeyTime, showQuota, withKey } from './access.js';
import { unknownCalculator } from './unknown-calculator.js';

const MAXIMUM_BODY_BYTES = 64 * 1024;
/** For calculators with lists of more values than others take. */
const MAXIMUM_LIST_BODY_BYTES = 1024 * 1024;
/** Longer bodies are read anew each time. */
const LONGEST_KNOWN_BODY = 4096;
const KNOWN_BODIES_BYTES = 64 * 1024 * 1024;

export function calculateRoutes(services: Services): readonly Route[] {
  return [{ path: '/api/v1/calculate', post: calculate(services), bodyLimit: MAXIMUM_LIST_BODY_BYTES, cors: true }];
}

function calculate(services: Services): Handler {
  const { clock, quota, activity, metrics } = services;
  /** Bodies, byte for byte, whose answer is prepared: they need not be parsed and checked again that day. */
  const knownBodies = new LRUCache<string, PreparedAnswer>({
    max: services.config.cacheEntries,
    maxSize: KNOWN_BODIES_BYTES,
    sizeCalculation: (answer, body) => answer.size + body.length,
  });
  let knownDay = dayOf(clock.now());

  function knownAnswer(body: string, now: number, reading: MonotonicTime): PreparedAnswer | undefined {
    const day = dayOf(now);
    if (day !== knownDay) {
      // Inputs may default to today's date.
      knownDay = day;
      knownBodies.clear();
    }
    const answer = knownBodies.get(body);
    return answer !== undefined && reading < answer.expiresAt ? answer : undefined;
  }

  function sendCached(exchange: Exchange, key: ActiveKey, answer: PreparedAnswer, used: number, now: number): void {
    metrics.calculations.hit++;
    activity.count(key, answer.slug, now);
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, answer.at(now));
  }

  async function chargeAndSend(exchange: Exchange, key: ActiveKey, answer: PreparedAnswer): Promise<void> {
    const spent = await quota.spend(key.accountId, key.plan.requestsPerDay);
    if (!spent.granted) throw usedUp(key, clock.now(), spent.returns);
    sendCached(exchange, key, answer, spent.used, clock.now());
  }

  function answerBody(exchange: Exchange, key: ActiveKey, body: Buffer): void | Promise<void> {
    const text = body.length <= LONGEST_KNOWN_BODY ? body.toString('latin1') : undefined;
    if (text !== undefined && !exchange.request.path_query) {
      const now = clock.now();
      const reading = clock.monotonic();
      const answer = knownAnswer(text, now, reading);
      if (answer) {
        const used = quota.spendHeld(key.accountId, key.plan.requestsPerDay, now, reading);
        if (used > 0) return sendCached(exchange, key, answer, used, now);
        return chargeAndSend(exchange, key, answer);
      }
    }
    const parsed = parseJson(body);
    if (body.length > MAXIMUM_BODY_BYTES) {
      return isForLongLists(services, parsed).then((isForLists) => {
        if (!isForLists) throw new Problem('body-too-large', `The body may have ${MAXIMUM_BODY_BYTES} bytes at most.`);
        return answerRequest(exchange, key, readRequest(parsed), text);
      });
    }
    return answerRequest(exchange, key, readRequest(parsed), text);
  }

  async function answerRequest(
    exchange: Exchange,
    key: ActiveKey,
    request: CalculationRequest,
    text: string | undefined,
  ): Promise<void> {
    const validateOnly = wantsValidation(exchange);
    const slug = services.catalogue.resolve(request.calculator);
    if (slug === undefined)
      return chargeKeyTime(services, key, () => {
        throw unknownCalculator(services.catalogue, request.calculator);
      });
    const calculator = await services.catalogue.calculator(slug);
    const calculates = <Result>(run: () => Result): Result => runCalculator(slug, request.inputs, run);
    const understood = calculates(() => workOf(services, calculator, request, clock.now()));
    const work = understood instanceof Promise ? await understood : understood;
    const calculatorUrl = `${services.config.baseUrl}/calculators/${slug}`;
    if (validateOnly) {
      chargeKeyTime(services, key, () => calculates(() => work.check()));
      showQuota(exchange, key, await quota.usedRoughly(key.accountId), clock.now());
      exchange.send(200, JSON_NOT_STORED, answerJson(validAnswer(slug, work.inputs, calculatorUrl, clock.now())));
      return;
    }
    const limit = key.plan.requestsPerDay;
    if (await quota.isUsedUp(key.accountId, limit)) throw usedUp(key, clock.now());

    const cacheKey = resultKey(slug, calculator.version, work.key);
    const computed = (): AnswerParts =>
      chargeKeyTime(services, key, () => {
        const { inputs, result } = calculates(() => work.compute());
        const { spokenUnits } = work;
        return { slug, calculatorUrl, resultJson: answerJson(result), inputsJson: answerJson(inputs), spokenUnits };
      });
    const cached = await services.results.find(cacheKey, { slug, calculatorUrl });
    if (cached) {
      // The same numbers, and sentences in the units of this request.
      const answer =
        cached.spokenUnits === work.spokenUnits ? cached : new PreparedAnswer(computed(), cached.expiresAt);
      if (text !== undefined) knownBodies.set(text, answer);
      return chargeAndSend(exchange, key, answer);
    }
    const parts = computed();
    const spent = await quota.spend(key.accountId, limit);
    if (!spent.granted) throw usedUp(key, clock.now(), spent.returns);
    metrics.calculations.miss++;
    const now = clock.now();
    activity.count(key, slug, now);
    showQuota(exchange, key, spent.used, now);
    services.results.put(cacheKey, parts);
    exchange.send(200, JSON_NOT_STORED, freshAnswer(parts, now));
  }

  return (exchange) =>
    withKey(services, exchange, (key) => withJson(exchange, (body) => answerBody(exchange, key, body)));
}

/** Whether a long body names a calculator that has use for it. */
async function isForLongLists({ catalogue }: Services, parsed: unknown): Promise<boolean> {
  const { calculator } = (parsed ?? {}) as { readonly calculator?: unknown };
  const slug = typeof calculator === 'string' ? catalogue.resolve(calculator) : undefined;
  if (slug === undefined) return false;
  const { definition } = await catalogue.calculator(slug);
  return Object.values(definition.inputs).some(
    (spec) => (spec.kind === 'list' || spec.kind === 'rows') && (spec.maxItems ?? 0) > MOST_LIST_ITEMS,
  );
}

function wantsValidation(exchange: Exchange): boolean {
  const validate = queryText(exchange, 'validate');
  if (validate === undefined) return false;
  if (validate !== 'only') throw new Problem('invalid-query', '`validate` can be `only`.');
  return true;
}

/** @throws Problem 422 with every issue. */
function workOf(
  services: Services,
  calculator: Calculator,
  request: CalculationRequest,
  now: number,
): Work | Promise<Work> {
  const options = {
    ...(request.units === undefined ? {} : { units: request.units }),
    ...(request.currency === undefined ? {} : { currency: request.currency }),
  };
  const today = dateOf(dayOf(now));
  if (isExtended(request)) return extendedWork(services.catalogue, calculator.slug, request, options, today);
  const understanding = understand(calculator, request.inputs, options, { today });
  if (!understanding.ok) throw invalidInputs(understanding.issues);
  return plainWork(calculator, understanding.understood);
}

function validAnswer(slug: string, inputs: Work['inputs'], calculatorUrl: string, now: number): object {
  return {
    success: true,
    calculator: slug,
    inputs,
    message: 'The inputs are valid. Nothing was computed and nothing was charged.',
    calculatorUrl,
    timestamp: timestampOf(now),
  };
}

/** @param returns Whether some of the day's calculations may come back soon. */
function usedUp(key: ActiveKey, now: number, returns = false): Problem {
  const { requestsPerDay } = key.plan;
  const seconds = Math.ceil((endOfDay(dayOf(now)) - now) / 1000);
  const detail = returns
    ? `Of the ${requestsPerDay} calculations of the day none is free. Some that a process held may come back in ${RETURNED_SECONDS} s.`
    : `All ${requestsPerDay} calculations of the day are used up. The quota starts anew at 00:00 UTC.`;
  return new Problem('quota-exceeded', detail, {
    headers: headers(['retry-after', String(returns ? Math.min(seconds, RETURNED_SECONDS) : seconds)]),
  });
}
