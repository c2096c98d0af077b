/** Cross-origin headers: the API is open to every origin, without credentials. */
import { type HeaderLines, headers } from './headers.js';

/** Without credentials `*` exposes every header. */
export const corsHeaders = headers(['access-control-allow-origin', '*'], ['access-control-expose-headers', '*']);

/** What an OPTIONS request is told besides. */
export function preflightHeaders(allow: string): HeaderLines {
  return headers(
    ['allow', allow],
    ['access-control-allow-methods', allow],
    ['access-control-allow-headers', 'Content-Type, Idempotency-Key, If-None-Match, X-API-Key, X-Request-Id'],
    ['access-control-max-age', '86400'],
  );
}
