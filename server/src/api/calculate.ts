/** POST /api/v1/calculate: one calculation, or with `?validate=only` the check of its inputs. */

import { MOST_LIST_ITEMS } from '@reckoner/engine/calculate/read/kinds/list';
import { LRUCache } from 'lru-cache';
import { answerJson } from '../calculations/answer-json.js';
import { runCalculator } from '../calculations/fault.js';
import type { PreparedAnswer } from '../calculations/prepared-answer.js';
import { type CalculationRequest, readRequest } from '../calculations/request.js';
import { dayOf, type MonotonicTime, timestampOf } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { queryText } from '../http/query.js';
import { parseJson, withJson } from '../http/read-json.js';
import type { Handler, Route } from '../http/routes.js';
import type { Services } from '../services.js';
import type { IdempotentRequest } from '../store/store.js';
import { type ActiveKey, chargeKeyTime, showQuota, withKey } from './access.js';
import { answerDirectly, shortWay } from './calculate-directly.js';
import { type Asked, chargedAnswer, understandFor } from './charged-answer.js';
import { count, spend } from './charging.js';
import { answerOnce, type Credit, idempotencyKey, idempotentRequest, type Ready } from './idempotency.js';

const MAXIMUM_BODY_BYTES = 64 * 1024;
/** For calculators with lists of more values than others take. */
export const MAXIMUM_LIST_BODY_BYTES = 1024 * 1024;
/** Longer bodies are read anew each time. */
const LONGEST_KNOWN_BODY = 4096;
const KNOWN_BODIES_BYTES = 64 * 1024 * 1024;

export function calculateRoutes(services: Services): readonly Route[] {
  return [
    {
      path: '/api/v1/calculate',
      post: calculate(services),
      bodyLimit: MAXIMUM_LIST_BODY_BYTES,
      query: ['validate'],
      cors: true,
    },
  ];
}

function calculate(services: Services): Handler {
  const { clock, quota } = services;
  /** Bodies, byte for byte, whose answer is prepared: they need not be parsed and checked again that day. */
  const knownBodies = new LRUCache<string, PreparedAnswer>({
    max: services.config.cacheEntries,
    maxSize: KNOWN_BODIES_BYTES,
    sizeCalculation: (answer, body) => answer.size + body.length,
  });
  services.metrics.cache('bodies', () => ({ entries: knownBodies.size, bytes: knownBodies.calculatedSize }));
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
    count(services, key, answer, true, now);
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, answer.at(now));
  }

  async function chargeAndSend(exchange: Exchange, key: ActiveKey, answer: PreparedAnswer): Promise<void> {
    const used = await spend(services, key, answer.charge);
    sendCached(exchange, key, answer, used, clock.now());
  }

  function answerBody(
    exchange: Exchange,
    key: ActiveKey,
    body: Buffer,
    idempotency: string | undefined,
  ): void | Promise<void> {
    const once = idempotentRequest(exchange, key, idempotency, body);
    if (once !== undefined && !wantsValidation(exchange)) return answerAgain(exchange, key, once, readBody(body));
    const text = body.length <= LONGEST_KNOWN_BODY ? body.toString('latin1') : undefined;
    if (text !== undefined && !exchange.request.query) {
      const now = clock.now();
      const reading = clock.monotonic();
      const answer = knownAnswer(text, now, reading);
      if (answer) {
        const used = quota.spendHeld(key.accountId, key.plan.requestsPerDay, now, reading, answer.charge);
        if (used > 0) return sendCached(exchange, key, answer, used, now);
        return chargeAndSend(exchange, key, answer);
      }
    }
    const request = readBody(body);
    if (request instanceof Promise) return request.then((read) => answerNow(exchange, key, read, text));
    const short = text === undefined || exchange.request.query ? undefined : shortWay(services, request);
    if (text === undefined || short === undefined) return answerNow(exchange, key, request, text);
    return answerDirectly(services, exchange, key, short, {
      onFound: (answer) => knownBodies.set(text, answer),
      general: () => answerNow(exchange, key, request, text),
    });
  }

  async function answerAgain(
    exchange: Exchange,
    key: ActiveKey,
    once: IdempotentRequest,
    read: CalculationRequest | Promise<CalculationRequest>,
  ): Promise<void> {
    const request = await read;
    await answerOnce(services, exchange, once, (credit) => answerRequest(exchange, key, request, undefined, credit));
  }

  /** @throws Problem 400 or 413 */
  function readBody(body: Buffer): CalculationRequest | Promise<CalculationRequest> {
    const parsed = parseJson(body);
    if (body.length <= MAXIMUM_BODY_BYTES) return readRequest(parsed);
    return isForLongLists(services, parsed).then((isForLists) => {
      if (!isForLists) throw new Problem('body-too-large', `The body may have ${MAXIMUM_BODY_BYTES} bytes at most.`);
      return readRequest(parsed);
    });
  }

  async function answerNow(
    exchange: Exchange,
    key: ActiveKey,
    request: CalculationRequest,
    text: string | undefined,
  ): Promise<void> {
    if (!wantsValidation(exchange)) {
      (await answerRequest(exchange, key, request, text)).send();
      return;
    }
    const asked = await understandFor(services, key, request);
    chargeKeyTime(services, key, () => runCalculator(asked.calculator.slug, request.inputs, () => asked.work.check()));
    showQuota(exchange, key, await quota.usedRoughly(key.accountId), clock.now());
    exchange.send(200, JSON_NOT_STORED, answerJson(validAnswer(asked, clock.now())));
  }

  /** @param text The body where its answer is worth remembering. */
  async function answerRequest(
    exchange: Exchange,
    key: ActiveKey,
    request: CalculationRequest,
    text: string | undefined,
    credit?: Credit,
  ): Promise<Ready> {
    const asked = await understandFor(services, key, request);
    const { answer, used } = await chargedAnswer(services, key, asked, credit);
    if (text !== undefined && answer.prepared !== undefined) knownBodies.set(text, answer.prepared);
    const send = () => {
      const now = clock.now();
      showQuota(exchange, key, used, now);
      exchange.send(200, JSON_NOT_STORED, answer.json(now));
    };
    return { charged: credit ?? answer.charge, send };
  }

  return (exchange) =>
    withKey(services, exchange, (key) => {
      const idempotency = idempotencyKey(exchange);
      return withJson(exchange, (body) => answerBody(exchange, key, body, idempotency));
    });
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

function validAnswer({ calculator: { slug }, work: { inputs }, calculatorUrl }: Asked, now: number): object {
  return {
    success: true,
    calculator: slug,
    inputs,
    message: 'The inputs are valid. Nothing was computed and nothing was charged.',
    calculatorUrl,
    timestamp: timestampOf(now),
  };
}
