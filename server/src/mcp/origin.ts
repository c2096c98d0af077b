/** From which web pages the endpoint may be called: a page elsewhere could reach a service behind a firewall through its reader. */
import type { Config } from '../config.js';
import type { Exchange } from '../http/exchange.js';
import { type HeaderLines, headers } from '../http/headers.js';
import { Problem } from '../http/problem.js';

/**
 * Headers that let the page read the answer; none where the request comes from no page.
 * @throws Problem 403 for the page of another site.
 */
export function originHeaders({ baseUrl, mcpOrigins }: Config, { request }: Exchange): HeaderLines {
  const { origin } = request.headers;
  if (origin === undefined) return '';
  if (origin !== new URL(baseUrl).origin && !mcpOrigins.includes(origin))
    throw new Problem('foreign-origin', 'Web pages of other sites may not call this address.');
  return headers(['access-control-allow-origin', origin], ['access-control-expose-headers', '*'], ['vary', 'Origin']);
}

/** What a page is told that asks before it calls. */
export const MCP_PREFLIGHT = headers(
  ['allow', 'POST, OPTIONS'],
  ['access-control-allow-methods', 'POST'],
  [
    'access-control-allow-headers',
    'Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, X-API-Key, X-Request-Id',
  ],
  ['access-control-max-age', '86400'],
);
