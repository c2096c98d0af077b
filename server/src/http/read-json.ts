/** The one way to read a JSON body: checks its type, encoding and size, then its text. */
import { isUtf8 } from 'node:buffer';
import { Writable } from 'node:stream';
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';

const JSON_TYPE = /^application\/json\s*(?:;\s*(?:charset\s*=\s*"?utf-?8"?\s*(?:;\s*)?)?)?$/i;

/** The declared length, or that there is none, or that it cannot be told. */
export type DeclaredLength = number | 'none' | 'unclear';

/** Reads Content-Length. Only in the turn in which the request came: its raw form is gone afterwards. */
export function declaredLength({ request }: Exchange): DeclaredLength {
  const length = request.headers['content-length'];
  // Of any other coding the server library waits for a body that the parser below it never hands on.
  if (length === undefined)
    return (request.headers['transfer-encoding'] ?? 'chunked') === 'chunked' ? 'none' : 'unclear';
  // Of several the server library takes the last, the parser below it the first.
  if (request.raw.getHeader('content-length') !== length || !/^\d{1,15}$/.test(length)) return 'unclear';
  return Number(length);
}

/**
 * Checks what the headers say of the body, before any of it is read.
 * @throws Problem 400, 413 or 415.
 */
export function checkBodyHeaders({ request }: Exchange, declared: DeclaredLength, maximumBytes: number): void {
  const { headers } = request;
  const type = headers['content-type'];
  if (type !== 'application/json' && !(type !== undefined && JSON_TYPE.test(type)))
    throw new Problem('unsupported-media-type', 'Send the body as JSON, with Content-Type: application/json.');
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new Problem('unsupported-encoding', 'Send the body without Content-Encoding.');
  if (declared === 'unclear') throw unclearLength();
  if (declared !== 'none' && declared > maximumBytes) throw tooLarge(maximumBytes);
}

/** The problem of a body that nobody can tell the end of. */
export function unclearLength(): Problem {
  return new Problem(
    'invalid-request',
    'The length of the body cannot be told: send one Content-Length that is a number, or Transfer-Encoding: chunked.',
  );
}

/** The problem of a body with more bytes than are read. */
export function tooLarge(maximumBytes: number): Problem {
  return new Problem('body-too-large', `The body may have ${maximumBytes} bytes at most.`);
}

/**
 * The body's bytes. The headers must have been checked. Never settles when the client goes away.
 * @throws Problem 413 for a chunked body that is too long.
 */
export function readBody({ request }: Exchange, maximumBytes: number): Promise<Buffer> {
  if (request.headers['transfer-encoding'] === undefined) return request.buffer();
  return new Promise((resolve, reject) => {
    let bytes = '';
    let length = 0;
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        length += chunk.length;
        if (length > maximumBytes) reject(tooLarge(maximumBytes));
        else bytes += chunk.toString('latin1');
        done();
      },
      final(done) {
        resolve(Buffer.from(bytes, 'latin1'));
        done();
      },
    });
    // Of the ways to read a chunked body only pipe() begins by itself.
    request.pipe(collector);
  });
}

type BodyHandler = (body: Buffer) => void | Promise<void>;

/**
 * Hands the body's bytes to `next`: of a new request in the turn in which the last of them comes, and they stay for that
 * turn only. The headers must have been checked. Never settles when the client goes away.
 * @throws Problem 413 for a chunked body that is too long.
 */
export function withBody(
  exchange: Exchange,
  declared: DeclaredLength,
  maximumBytes: number,
  next: BodyHandler,
): Promise<void> {
  const isPlain = typeof declared === 'number' && declared > 0;
  if (exchange.isNew && isPlain && exchange.request.headers['transfer-encoding'] === undefined)
    return takeBody(exchange, next);
  return readBody(exchange, maximumBytes).then(next);
}

function takeBody({ request, response }: Exchange, next: BodyHandler): Promise<void> {
  return new Promise((resolve, reject) => {
    let before: Uint8Array[] | undefined;
    // In the place of the server library's own listener, which copies every part twice and waits for four promises.
    response.raw.onData((part, isLast) => {
      if (!isLast) {
        before ??= [];
        // The bytes are the server's again after this turn.
        before.push(new Uint8Array(part.slice(0)));
        return;
      }
      request.received = true;
      try {
        resolve(next(before === undefined ? Buffer.from(part) : Buffer.concat([...before, new Uint8Array(part)])));
      } catch (error) {
        reject(error);
      }
    });
  });
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
