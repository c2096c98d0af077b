/** POST /api/v1/calculate/batch: many calculations in one request, each with its own answer or problem. */
import { batchJson } from '../calculations/batch/answer.js';
import { readBatch } from '../calculations/batch/request.js';
import type { Exchange } from '../http/exchange.js';
import { JSON_NOT_STORED } from '../http/headers.js';
import { parseJson, withJson } from '../http/read-json.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { type ActiveKey, showQuota, withKey } from './access.js';
import { chargedBatch } from './charged-batch.js';

const MAXIMUM_BODY_BYTES = 1024 * 1024;

export function calculateBatchRoutes(services: Services): readonly Route[] {
  const { clock, config } = services;

  async function answer(exchange: Exchange, key: ActiveKey, parsed: unknown): Promise<void> {
    const { outcomes, used } = await chargedBatch(services, exchange, key, readBatch(parsed));
    const now = clock.now();
    showQuota(exchange, key, used, now);
    exchange.send(200, JSON_NOT_STORED, batchJson(outcomes, { baseUrl: config.baseUrl, requestId: exchange.id, now }));
  }

  return [
    {
      path: '/api/v1/calculate/batch',
      post: (exchange) =>
        withKey(services, exchange, (key) => withJson(exchange, (body) => answer(exchange, key, parseJson(body)))),
      bodyLimit: MAXIMUM_BODY_BYTES,
      query: [],
      cors: true,
    },
  ];
}
