/**
 * The body of a request. The service takes it itself from the turn in which the request came: the server library's own
 * reader touches the answer of a request that has been answered, which ends the process.
 */
import type { Request, Response } from 'hyper-express';
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';

type BodyHandler = (bytes: Buffer) => void | Promise<void>;

export class IncomingBody {
  #kept: Uint8Array[] | undefined;
  #isComplete = false;
  /** Nobody wants it any more: what still comes is passed over. */
  #isDropped: boolean;
  #take: ((bytes: Buffer) => void) | undefined;

  /**
   * Only in the turn in which the request came.
   * @param length As declared: the parser hands on no more.
   * @param limit A longer body is passed over, and never kept.
   */
  constructor(
    response: Response,
    readonly length: number,
    readonly limit: number,
  ) {
    this.#isDropped = length > limit;
    // In the place of the library's listener.
    response.raw.onData((part, isLast) => this.#receive(part, isLast));
  }

  /** Bytes that may still come. */
  get isPending(): boolean {
    return !this.#isComplete;
  }

  /** Forgets what came, and passes over what comes. */
  drop(): void {
    this.#isDropped = true;
    this.#kept = undefined;
    this.#take = undefined;
  }

  /** See `withBody`. */
  take(next: BodyHandler): Promise<void> {
    return new Promise((resolve, reject) => {
      const hand = (bytes: Buffer) => {
        try {
          resolve(next(bytes));
        } catch (error) {
          reject(error);
        }
      };
      if (this.#isComplete) hand(Buffer.concat(this.#kept ?? []));
      else this.#take = hand;
    });
  }

  #receive(part: ArrayBuffer, isLast: boolean): void {
    if (isLast) this.#isComplete = true;
    if (this.#isDropped) return;
    const take = this.#take;
    if (isLast && take !== undefined) {
      take(this.#kept === undefined ? Buffer.from(part) : Buffer.concat([...this.#kept, new Uint8Array(part)]));
      return;
    }
    this.#kept ??= [];
    // The bytes are the server's again after this turn.
    this.#kept.push(new Uint8Array(part.slice(0)));
  }
}

/** The body of a request for which the server library has begun to wait; undefined where it has none. */
export function incomingBody(request: Request, response: Response, limit: number): IncomingBody | undefined {
  if (request.received) return undefined;
  return new IncomingBody(response, Number(request.headers['content-length'] ?? 0), limit);
}

/**
 * Hands the body's bytes to `next`: in the turn in which the last of them comes, or at once when they are there. They stay
 * for that turn only. Never settles when the client goes away.
 * @throws Problem 413 for a body that is longer than the route takes.
 */
export function withBody({ body }: Exchange, next: BodyHandler): void | Promise<void> {
  if (body === undefined) return next(Buffer.alloc(0));
  if (body.length > body.limit) throw new Problem('body-too-large', `The body may have ${body.limit} bytes at most.`);
  return body.take(next);
}
