/** /health/live, /health/ready and /metrics: for the operator's tools. */
import type { Exchange } from '../http/exchange.js';
import { headers, JSON_NOT_STORED, RETRY_SOON } from '../http/headers.js';
import { sendProblem } from '../http/problem.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { StoreTrouble } from '../store/trouble.js';

const METRICS_TEXT = headers(
  ['content-type', 'text/plain; version=0.0.4; charset=utf-8'],
  ['cache-control', 'no-store'],
);

export function operationsRoutes(services: Services): readonly Route[] {
  const { config, http, store, logger, metrics, catalogue } = services;

  const live = (exchange: Exchange): void => exchange.send(200, JSON_NOT_STORED, '{"status":"live"}');

  async function ready(exchange: Exchange): Promise<void> {
    if (http.inFlight.retiring || http.inFlight.stopping)
      return sendProblem(exchange, 'shutting-down', 'The service is stopping.');
    try {
      await store.check();
    } catch (error) {
      const trouble = error instanceof Error && error.cause instanceof StoreTrouble ? error.cause : undefined;
      logger.error({ err: error }, 'The store is not available.');
      const why = trouble?.message ?? 'The store cannot be read and written.';
      return sendProblem(exchange, 'store-unavailable', why, { headers: RETRY_SOON });
    }
    exchange.send(200, JSON_NOT_STORED, JSON.stringify({ status: 'ready', calculators: catalogue.size }));
  }

  async function scrape(exchange: Exchange): Promise<void> {
    exchange.send(200, METRICS_TEXT, await metrics.text());
  }

  // Names of routes, memory, load: not for everybody where everybody can ask.
  const tellsMetrics = config.operationsPort !== 0 || config.publicMetrics;
  return [
    { path: '/health/live', get: live, cors: false },
    { path: '/health/ready', get: ready, cors: false },
    ...(tellsMetrics ? [{ path: '/metrics', get: scrape, cors: false }] : []),
  ];
}
