/** POST /api/v1/calculate: one calculation, or with `?validate=only` the check of its inputs. */
import { evaluate } from '@reckoner/engine/calculate/evaluate';
import type { Calculator, Outcome, Understood } from '@reckoner/engine/calculate/types';
import { understand } from '@reckoner/engine/calculate/understand';
import { LRUCache } from 'lru-cache';
import { freshAnswer, type PreparedAnswer } from '../calculations/prepared-answer.js';
import { type CalculationRequest, readRequest } from '../calculations/request.js';
import { dateOf, dayOf, endOfDay, timestampOf } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { headers, JSON_NOT_STORED } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { queryText } from '../http/query.js';
import { checkBodyHeaders, declaredLength, parseJson, readBody } from '../http/read-json.js';
import type { Handler, Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, showQuota, withKey } from './access.js';
import { unknownCalculator } from './unknown-calculator.js';

const MAXIMUM_BODY_BYTES = 64 * 1024;
/** Longer bodies are read anew each time. */
const LONGEST_KNOWN_BODY = 4096;
const KNOWN_BODIES_BYTES = 64 * 1024 * 1024;

export function calculateRoutes(services: Services): readonly Route[] {
  return [{ path: '/api/v1/calculate', post: calculate(services), cors: true }];
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

  function knownAnswer(body: string, now: number): PreparedAnswer | undefined {
    const day = dayOf(now);
    if (day !== knownDay) {
      // Inputs may default to today's date.
      knownDay = day;
      knownBodies.clear();
    }
    const answer = knownBodies.get(body);
    return answer !== undefined && now < answer.expiresAt ? answer : undefined;
  }

  function sendCached(exchange: Exchange, key: ActiveKey, answer: PreparedAnswer, used: number, now: number): void {
    metrics.calculations.hit++;
    activity.count(key, answer.slug, now);
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, answer.at(now));
  }

  async function chargeAndSend(exchange: Exchange, key: ActiveKey, answer: PreparedAnswer): Promise<void> {
    const { granted, used } = await quota.spend(key.accountId, key.plan.requestsPerDay);
    if (!granted) throw usedUp(key, clock.now());
    sendCached(exchange, key, answer, used, clock.now());
  }

  function answerBody(exchange: Exchange, key: ActiveKey, body: Buffer): void | Promise<void> {
    const text = body.length <= LONGEST_KNOWN_BODY ? body.toString('latin1') : undefined;
    if (text !== undefined && !exchange.request.path_query) {
      const now = clock.now();
      const answer = knownAnswer(text, now);
      if (answer) {
        const spent = quota.spendHeld(key.accountId, key.plan.requestsPerDay, now);
        if (spent) return sendCached(exchange, key, answer, spent.used, now);
        return chargeAndSend(exchange, key, answer);
      }
    }
    return answerRequest(exchange, key, readRequest(parseJson(body)), text);
  }

  async function answerRequest(
    exchange: Exchange,
    key: ActiveKey,
    request: CalculationRequest,
    text: string | undefined,
  ): Promise<void> {
    const validateOnly = wantsValidation(exchange);
    const slug = services.catalogue.resolve(request.calculator);
    if (slug === undefined) throw unknownCalculator(services.catalogue, request.calculator);
    const calculator = await services.catalogue.calculator(slug);
    const understood = understandRequest(calculator, request, clock.now());
    const calculatorUrl = `${services.config.baseUrl}/calculators/${slug}`;
    if (validateOnly) {
      refuseUnfitKnowns(calculator, understood);
      showQuota(exchange, key, await quota.usedRoughly(key.accountId), clock.now());
      exchange.send(200, JSON_NOT_STORED, JSON.stringify(validAnswer(slug, understood, calculatorUrl, clock.now())));
      return;
    }
    const limit = key.plan.requestsPerDay;
    if (await quota.isUsedUp(key.accountId, limit)) throw usedUp(key, clock.now());

    const cacheKey = `${slug}\n${calculator.version}\n${understood.key}`;
    const cached = await services.results.find(cacheKey, { slug, calculatorUrl });
    if (cached) {
      if (text !== undefined) knownBodies.set(text, cached);
      return chargeAndSend(exchange, key, cached);
    }
    const outcome = evaluate(calculator, understood);
    if (!outcome.ok) throw noOutcome(outcome);
    const { granted, used } = await quota.spend(key.accountId, limit);
    if (!granted) throw usedUp(key, clock.now());
    const parts = {
      slug,
      calculatorUrl,
      resultJson: JSON.stringify({ results: outcome.results, explanation: outcome.explanation }),
      inputsJson: JSON.stringify(understood.inputs),
    };
    metrics.calculations.miss++;
    const now = clock.now();
    activity.count(key, slug, now);
    showQuota(exchange, key, used, now);
    services.results.put(cacheKey, parts);
    exchange.send(200, JSON_NOT_STORED, freshAnswer(parts, now));
  }

  return (exchange) => {
    const declared = declaredLength(exchange);
    return withKey(services, exchange, (key) => {
      checkBodyHeaders(exchange, declared, MAXIMUM_BODY_BYTES);
      return readBody(exchange, MAXIMUM_BODY_BYTES).then((body) => answerBody(exchange, key, body));
    });
  };
}

/** Whether the known variables of equations are enough, and agree, only the equations tell. */
function refuseUnfitKnowns(calculator: Calculator, understood: Understood): void {
  if (!calculator.definition.equations) return;
  const outcome = evaluate(calculator, understood);
  if (!outcome.ok && outcome.issues) throw noOutcome(outcome);
}

function noOutcome({ reason, issues }: Outcome & { readonly ok: false }): Problem {
  return issues ? new Problem('invalid-inputs', reason, { errors: issues }) : new Problem('no-result', reason);
}

function wantsValidation(exchange: Exchange): boolean {
  const validate = queryText(exchange, 'validate');
  if (validate === undefined) return false;
  if (validate !== 'only') throw new Problem('invalid-query', '`validate` can be `only`.');
  return true;
}

function understandRequest(calculator: Calculator, request: CalculationRequest, now: number): Understood {
  const options = {
    ...(request.units === undefined ? {} : { units: request.units }),
    ...(request.currency === undefined ? {} : { currency: request.currency }),
  };
  const understanding = understand(calculator, request.inputs, options, { today: dateOf(dayOf(now)) });
  if (understanding.ok) return understanding.understood;
  const { issues } = understanding;
  const detail = issues.length === 1 ? issues[0]!.message : `${issues.length} things are wrong with the inputs.`;
  throw new Problem('invalid-inputs', detail, { errors: issues });
}

function validAnswer(slug: string, understood: Understood, calculatorUrl: string, now: number): object {
  return {
    success: true,
    calculator: slug,
    inputs: understood.inputs,
    message: 'The inputs are valid. Nothing was computed and nothing was charged.',
    calculatorUrl,
    timestamp: timestampOf(now),
  };
}

function usedUp(key: ActiveKey, now: number): Problem {
  const seconds = Math.ceil((endOfDay(dayOf(now)) - now) / 1000);
  return new Problem(
    'quota-exceeded',
    `All ${key.plan.requestsPerDay} calculations of the day are used up. The quota starts anew at 00:00 UTC.`,
    { headers: headers(['retry-after', String(seconds)]) },
  );
}
