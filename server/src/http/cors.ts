/** Cross-origin headers: the API is open to every origin, without credentials. */
import type { Headers } from './exchange.js';

const EXPOSED = [
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
  'X-Total-Count',
].join(', ');

export const corsHeaders: Headers = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', EXPOSED],
];

/** What an OPTIONS request is told besides. */
export function preflightHeaders(allow: string): Headers {
  return [
    ['allow', allow],
    ['access-control-allow-methods', allow],
    ['access-control-allow-headers', 'Content-Type, If-None-Match, X-API-Key, X-Request-Id'],
    ['access-control-max-age', '86400'],
  ];
}
