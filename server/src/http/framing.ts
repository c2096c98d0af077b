/**
 * Where a request ends has to be beyond doubt, or a proxy and this service may see different requests in the same bytes.
 * What leaves a doubt is refused before anything else, and its connection is closed.
 */
import type { Request } from 'hyper-express';
import { Problem } from './problem.js';

/**
 * What is wrong with the framing of a request, if anything. Only in the turn in which it came: its raw form is gone
 * afterwards. Of several headers of one name `headers` has the last, the raw form the first.
 */
export function framingProblem({ headers, raw }: Request): Problem | undefined {
  // The parser below takes what follows the last chunk for another request, and waits for other codings without end.
  if (headers['transfer-encoding'] !== undefined)
    return new Problem(
      'length-required',
      'Send the body in one piece, with its length in Content-Length and without Transfer-Encoding.',
    );
  const length = headers['content-length'];
  if (length !== undefined && (raw.getHeader('content-length') !== length || !/^\d{1,15}$/.test(length)))
    return new Problem('invalid-request', 'The length of the body cannot be told: send one Content-Length, a number.');
  if (raw.getHeader('host') !== (headers.host ?? '')) return new Problem('invalid-request', 'Send one Host header.');
  return undefined;
}
