/** The one way to read a JSON body: checks its type, encoding and size, then its text. */
import { isUtf8 } from 'node:buffer';
import type { Exchange } from './exchange.js';
import { withBody } from './incoming-body.js';
import { Problem } from './problem.js';

const JSON_TYPE = /^application\/json\s*(?:;\s*(?:charset\s*=\s*"?utf-?8"?\s*(?:;\s*)?)?)?$/i;

/**
 * Hands the bytes of a JSON body to `next`, as `withBody` does.
 * @throws Problem 413 or 415, before any of the body is looked at.
 */
export function withJson(exchange: Exchange, next: (body: Buffer) => void | Promise<void>): void | Promise<void> {
  const { headers } = exchange.request;
  const type = headers['content-type'];
  if (type !== 'application/json' && !(type !== undefined && JSON_TYPE.test(type)))
    throw new Problem('unsupported-media-type', 'Send the body as JSON, with Content-Type: application/json.');
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new Problem('unsupported-encoding', 'Send the body without Content-Encoding.');
  return withBody(exchange, next);
}

/**
 * A body's value.
 * @throws Problem 400 for what is not JSON in UTF-8.
 */
export function parseJson(body: Buffer): unknown {
  try {
    if (isUtf8(body)) return JSON.parse(body.toString('utf8'));
  } catch {
    // Answered below; the parser's message would quote the body.
  }
  throw new Problem('invalid-json', 'The body must be one JSON object in UTF-8.');
}
