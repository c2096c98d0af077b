/** /health/live, /health/ready and /metrics: for the operator's tools. */
import type { Exchange, Headers } from '../http/exchange.js';
import { sendProblem } from '../http/problem.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';

const JSON_NOW: Headers = [
  ['content-type', 'application/json'],
  ['cache-control', 'no-store'],
];

export function operationsRoutes(services: Services): readonly Route[] {
  const { http, store, logger, metrics, catalogue } = services;

  const live = (exchange: Exchange): void => exchange.send(200, JSON_NOW, '{"status":"live"}');

  async function ready(exchange: Exchange): Promise<void> {
    if (http.inFlight.stopping) return sendProblem(exchange, 'shutting-down', 'The service is stopping.');
    try {
      await store.check();
    } catch (error) {
      logger.error({ err: error }, 'The store is not available.');
      return sendProblem(exchange, 'store-unavailable', 'The store cannot be read and written.');
    }
    exchange.send(200, JSON_NOW, JSON.stringify({ status: 'ready', calculators: catalogue.size }));
  }

  async function scrape(exchange: Exchange): Promise<void> {
    const text = await metrics.text();
    exchange.send(
      200,
      [
        ['content-type', 'text/plain; version=0.0.4; charset=utf-8'],
        ['cache-control', 'no-store'],
      ],
      text,
    );
  }

  return [
    { path: '/health/live', get: live, cors: false },
    { path: '/health/ready', get: ready, cors: false },
    { path: '/metrics', get: scrape, cors: false },
  ];
}
