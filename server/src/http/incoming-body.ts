/** The body of a request, taken from the turn in which the request came. */
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';
import type { HttpRequest } from './transport/transport.js';

type BodyHandler = (bytes: Buffer) => void | Promise<void>;

interface Waiting {
  hand(bytes: Buffer): void;
  refuse(problem: Problem): void;
}

export class IncomingBody {
  /** As declared: no more is handed on. Undefined where only its end tells. */
  readonly length: number | undefined;
  readonly limit: number;
  readonly #request: HttpRequest;
  #kept: Uint8Array[] | undefined;
  #received = 0;
  #isComplete = false;
  #isTooLong: boolean;
  /** Nobody wants it any more: what still comes is passed over. */
  #isDropped: boolean;
  #waiting: Waiting | undefined;

  /**
   * Only in the turn in which the request came.
   * @param limit A longer body is passed over, and never kept.
   */
  constructor(request: HttpRequest, limit: number) {
    this.#request = request;
    this.length = request.bodyLength;
    this.limit = limit;
    this.#isTooLong = this.length !== undefined && this.length > limit;
    this.#isDropped = this.#isTooLong;
    request.onBody((part, isLast) => this.#receive(part, isLast));
  }

  /** Whether bytes may still come. */
  get isPending(): boolean {
    return !this.#isComplete;
  }

  /** Forgets what came, and passes over what comes. */
  drop(): void {
    this.#isDropped = true;
    this.#kept = undefined;
    this.#waiting = undefined;
  }

  /** See `withBody`. */
  take(next: BodyHandler): Promise<void> {
    if (this.#isTooLong) throw this.#tooLong();
    return new Promise((resolve, reject) => {
      const hand = (bytes: Buffer) => {
        try {
          resolve(next(bytes));
        } catch (error) {
          reject(error);
        }
      };
      if (this.#isComplete) hand(Buffer.concat(this.#kept ?? []));
      else {
        this.#waiting = { hand, refuse: reject };
        this.#request.inviteBody();
      }
    });
  }

  #receive(part: Buffer, isLast: boolean): void {
    if (isLast) this.#isComplete = true;
    if (this.#isDropped) return;
    this.#received += part.length;
    if (this.#received > this.limit) {
      const waiting = this.#waiting;
      this.#isTooLong = true;
      this.drop();
      waiting?.refuse(this.#tooLong());
      return;
    }
    const waiting = this.#waiting;
    if (isLast && waiting !== undefined) {
      waiting.hand(this.#kept === undefined ? part : Buffer.concat([...this.#kept, new Uint8Array(part)]));
      return;
    }
    this.#kept ??= [];
    // A copy: the bytes are somebody else's again after this turn.
    this.#kept.push(new Uint8Array(part));
  }

  #tooLong(): Problem {
    return new Problem('body-too-large', `The body may have ${this.limit} bytes at most.`);
  }
}

/**
 * Hands the body's bytes to `next`: in the turn in which the last of them comes, or at once when they are there. They stay
 * for that turn only. Never settles when the client goes away.
 * @throws Problem 413 for a body that is longer than the route takes.
 */
export function withBody({ body }: Exchange, next: BodyHandler): void | Promise<void> {
  return body === undefined ? next(Buffer.alloc(0)) : body.take(next);
}
