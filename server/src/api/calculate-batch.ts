/** POST /api/v1/calculate/batch: many calculations in one request, each with its own answer or problem. */
import { batchJson } from '../calculations/batch/answer.js';
import { type Entry, readBatch } from '../calculations/batch/request.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import { parseJson, withJson } from '../http/read-json.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, showQuota, withKey } from './access.js';
import { chargedBatch } from './charged-batch.js';
import { answerOnce, type Credit, idempotencyKey, idempotentRequest, type Ready } from './idempotency.js';

const MAXIMUM_BODY_BYTES = 1024 * 1024;

export function calculateBatchRoutes(services: Services): readonly Route[] {
  const { clock, config } = services;

  async function answer(
    exchange: Exchange,
    key: ActiveKey,
    entries: readonly Entry[],
    credit?: Credit,
  ): Promise<Ready> {
    const { outcomes, used, charged } = await chargedBatch(services, exchange, key, entries, credit);
    const send = () => {
      const now = clock.now();
      showQuota(exchange, key, used, now);
      const told = { baseUrl: config.baseUrl, requestId: exchange.id, now };
      exchange.send(200, JSON_NOT_STORED, batchJson(outcomes, told));
    };
    return { charged, send };
  }

  async function calculate(exchange: Exchange, key: ActiveKey): Promise<void> {
    const idempotency = idempotencyKey(exchange);
    await withJson(exchange, async (body) => {
      const entries = readBatch(parseJson(body));
      const once = idempotentRequest(exchange, key, idempotency, body);
      if (once === undefined) (await answer(exchange, key, entries)).send();
      else await answerOnce(services, exchange, once, (credit) => answer(exchange, key, entries, credit));
    });
  }

  return [
    {
      path: '/api/v1/calculate/batch',
      post: (exchange) => withKey(services, exchange, (key) => calculate(exchange, key)),
      bodyLimit: MAXIMUM_BODY_BYTES,
      query: [],
      cors: true,
    },
  ];
}
