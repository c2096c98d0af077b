/** POST /mcp: the Model Context Protocol, with the keys, limits, quotas and refusals of the REST API. */
import { type ActiveKey, checkBurst, showQuota, withKeyText } from '../api/access.js';
import type { Exchange } from '../http/exchange.js';
import { headers } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import { parseJson, withJson } from '../http/read-json.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { KeyedDesk } from './keyed-desk.js';
import { MCP_PREFLIGHT, originHeaders } from './origin.js';

/** As much as any calculation may have. */
const MAXIMUM_BODY_BYTES = 1024 * 1024;
/** Whoever has no key cannot calculate, and needs no more. */
const MAXIMUM_BODY_WITHOUT_KEY_BYTES = 64 * 1024;
const JSON_FOR_ONE = headers(['content-type', 'application/json'], ['cache-control', 'no-store']);
const NOTHING = headers(['cache-control', 'no-store']);
/** JSON-RPC's codes. */
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;

/** Loaded for the first call: a service that nobody calls so does without. */
let transport: Promise<typeof import('./streamable-http.js')> | undefined;

export function mcpRoutes(services: Services): readonly Route[] {
  const post = (exchange: Exchange) => {
    exchange.common += originHeaders(services.config, exchange);
    const text = keyTextOf(exchange);
    if (text !== undefined)
      return withKeyText(services, exchange, text, (key) =>
        withJson(exchange, (body) => answer(services, exchange, key, body)),
      );
    checkBurst(services, exchange);
    return withJson(exchange, (body) => answer(services, exchange, undefined, body));
  };
  const options = (exchange: Exchange) => {
    exchange.common += originHeaders(services.config, exchange);
    exchange.sendEmpty(204, MCP_PREFLIGHT);
  };
  return [{ path: '/mcp', post, options, bodyLimit: MAXIMUM_BODY_BYTES, cors: false }];
}

/** No key has this text. */
const AMBIGUOUS = '?';

/** The key, from either header; what is no key where it is in doubt which one is meant. Undefined where there is none. */
function keyTextOf({ request }: Exchange): string | undefined {
  const { 'x-api-key': own, authorization } = request.headers;
  // Of several headers of one name the last is taken; a proxy may have looked at the first.
  if (!request.isUnambiguous('x-api-key') || !request.isUnambiguous('authorization')) return AMBIGUOUS;
  const bearer = authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? AMBIGUOUS);
  return own !== undefined && bearer !== undefined && own !== bearer ? AMBIGUOUS : (own ?? bearer);
}

const BEARER = /^Bearer +(\S+) *$/i;

async function answer(services: Services, exchange: Exchange, key: ActiveKey | undefined, body: Buffer): Promise<void> {
  if (key === undefined && body.length > MAXIMUM_BODY_WITHOUT_KEY_BYTES)
    throw new Problem(
      'body-too-large',
      `Without an API key the body may have ${MAXIMUM_BODY_WITHOUT_KEY_BYTES} bytes at most.`,
    );
  const message = parseJson(body);
  const refused = refusedMessage(message);
  if (refused) return exchange.send(refused.status, JSON_FOR_ONE, JSON.stringify(refused.body));
  transport ??= import('./streamable-http.js');
  const { answerMessage, PROTOCOL_HEADERS } = await transport;
  const sent = PROTOCOL_HEADERS.flatMap((name) => {
    const value = exchange.request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const desk = new KeyedDesk(services, exchange, key);
  const answered = await answerMessage(desk, Object.fromEntries(sent), message);
  if (key !== undefined) {
    const used = desk.used ?? (await services.quota.usedRoughly(key.accountId));
    showQuota(exchange, key, used, services.clock.now());
  }
  exchange.send(answered.status, answered.body === '' ? NOTHING : JSON_FOR_ONE, answered.body);
}

/** What the transports would take, and this service does not. */
function refusedMessage(message: unknown): { readonly status: number; readonly body: object } | undefined {
  if (Array.isArray(message))
    return refusal(
      400,
      null,
      INVALID_REQUEST,
      'Send one message in each POST. calculate_batch takes many calculations.',
    );
  const { method, id = null } = (message ?? {}) as { readonly method?: unknown; readonly id?: unknown };
  if (method !== 'subscriptions/listen') return undefined;
  return refusal(404, id, METHOD_NOT_FOUND, 'Nothing here changes while it is served: there is nothing to listen to.');
}

function refusal(status: number, id: unknown, code: number, message: string) {
  return { status, body: { jsonrpc: '2.0', id, error: { code, message } } };
}
