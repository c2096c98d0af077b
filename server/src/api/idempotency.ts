/** Idempotency-Key: a request that is sent again under the same key is answered again, and charged once. */
import { createHash } from 'node:crypto';
import { HOUR_MS } from '../clock.js';
import type { Exchange } from '../http/exchange.js';
import { headers, RETRY_SOON } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { IdempotentRequest } from '../store/store.js';
import type { ActiveKey } from './access.js';

/** What of a request is paid already: calculations of the day. */
export type Credit = number | undefined;

/** How long it is known what was charged. */
const KNOWN_MS = 24 * HOUR_MS;
/** Longer than any request takes: what is not done by then ended with its process. */
const UNDER_WAY_MS = 15_000;
const HARMLESS = /^[\x21-\x7e]{1,255}$/;
const REPLAYED = headers(['idempotent-replayed', 'true']);

/**
 * What a request with a key is known by; undefined where it has none. Only in the turn in which its body came.
 * @param text The header, read in the turn in which the request came.
 * @param body Under one key it is always the same.
 */
export function idempotentRequest(
  { request }: Exchange,
  { accountId }: ActiveKey,
  text: string | undefined,
  body: Buffer,
): IdempotentRequest | undefined {
  if (text === undefined) return undefined;
  return {
    name: hash(accountId, text),
    fingerprint: hash(request.path, request.query, body.toString('latin1')),
  };
}

/**
 * The header, undefined where there is none. Only in the turn in which the request came.
 * @throws Problem 400
 */
export function idempotencyKey({ request }: Exchange): string | undefined {
  const text = request.headers['idempotency-key'];
  if (text === undefined) return undefined;
  if (HARMLESS.test(text) && request.isUnambiguous('idempotency-key')) return text;
  throw new Problem(
    'invalid-idempotency-key',
    'An `Idempotency-Key` has 1 to 255 visible ASCII characters, such as a random UUID.',
  );
}

/** An answer that is paid and not sent yet. */
export interface Ready {
  /** How many calculations of the day it cost, with those that were paid before. */
  readonly charged: number;
  readonly send: () => void;
}

/**
 * Answers a request with a key, for the first time or again.
 * @throws Problem 409 where the same request is under way, 422 where the key was another request's
 */
export async function answerOnce(
  { store, clock, logger }: Services,
  exchange: Exchange,
  request: IdempotentRequest,
  answer: (credit: Credit) => Promise<Ready>,
): Promise<void> {
  const now = clock.now();
  const state = await store.beginIdempotent(request, now, now + UNDER_WAY_MS);
  if (state === 'different')
    throw new Problem(
      'idempotency-key-reused',
      'This `Idempotency-Key` came with another request within the last 24 hours. Use a new one for each calculation.',
    );
  if (state === 'under-way')
    throw new Problem('idempotency-key-in-use', 'A request with this `Idempotency-Key` is under way.', {
      headers: RETRY_SOON,
    });
  if (state !== 'begun') {
    exchange.common += REPLAYED;
    (await answer(state)).send();
    return;
  }
  // Before the answer is sent: whoever asks again because it did not come is known then.
  const notKept = (error: unknown) =>
    logger.error({ err: error, ...exchange.marks }, 'What a request with an Idempotency-Key cost could not be kept.');
  let ready: Ready;
  try {
    ready = await answer(undefined);
  } catch (error) {
    await store.abandonIdempotent(request).catch(notKept);
    throw error;
  }
  const { charged, send } = ready;
  await (charged > 0
    ? store.finishIdempotent(request, charged, clock.now() + KNOWN_MS)
    : store.abandonIdempotent(request)
  ).catch(notKept);
  send();
}

/** Of texts of bytes. */
function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n'), 'latin1').digest('base64url');
}
