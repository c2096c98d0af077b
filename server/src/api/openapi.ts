/** GET /api/v1/openapi.json: the description of the API. */
import type { Exchange } from '../http/exchange.js';
import { CACHED_FIVE_MINUTES } from '../http/headers.js';
import { PreparedBytes } from '../http/prepared.js';
import type { Route } from '../http/routes.js';
import { describeApi } from '../openapi/document.js';
import type { Services } from '../services.js';
import { checkBurst } from './access.js';

export function openapiRoutes(services: Services): readonly Route[] {
  const bytes = new PreparedBytes('application/json', JSON.stringify(describeApi(services.config.baseUrl)));
  const get = (exchange: Exchange): void => {
    checkBurst(services, exchange);
    bytes.send(exchange, CACHED_FIVE_MINUTES);
  };
  return [{ path: '/api/v1/openapi.json', get, query: [], cors: true }];
}
