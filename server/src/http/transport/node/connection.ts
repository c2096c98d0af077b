/** One connection: its requests are answered one after the other, and nothing is read after the last one. */
import type { Socket } from 'node:net';
import type { NodeCall } from './call.js';
import { refuse } from './refusal.js';

/** So many requests may come before the answer to an earlier one; after more the connection ends with their answers. */
const MOST_WAITING = 100;

export class Connection {
  readonly socket: Socket;
  readonly address: string;
  /** What is being answered. */
  #current: NodeCall | undefined;
  readonly #waiting: NodeCall[] = [];
  /** The latest, whose body may still come. */
  #latest: NodeCall | undefined;
  /** Nothing further that comes is taken for a request. */
  isOver = false;
  /** What is told of bytes that are no request, after all that came before them is answered. */
  #refusal: number | undefined;

  constructor(socket: Socket) {
    this.socket = socket;
    this.address = socket.remoteAddress ?? '';
    socket.once('close', () => this.#gone());
  }

  /** Has a request answered in its turn. */
  take(call: NodeCall): void {
    if (this.isOver) return;
    this.#latest = call;
    // What follows it may be a part of it.
    if (call.isDoubtful) this.isOver = true;
    if (this.#current === undefined) {
      this.#start(call);
      return;
    }
    this.#waiting.push(call);
    if (this.#waiting.length === MOST_WAITING) this.isOver = true;
  }

  #start(call: NodeCall): void {
    this.#current = call;
    call.start();
  }

  /** The answer to the one that was being answered is on its way, and nothing of it is kept here any more. */
  answered(): void {
    this.#current = undefined;
    if (this.#waiting.length > 0) setImmediate(() => this.#next());
    else if (this.#refusal !== undefined) refuse(this.socket, this.#refusal);
  }

  #next(): void {
    const call = this.#current === undefined ? this.#waiting.shift() : undefined;
    if (call === undefined) return;
    // An answer may be made for as long as it takes.
    this.socket.setTimeout(0);
    this.#start(call);
  }

  /** The answer that is given is the last one: Node closes when it is sent. */
  endWithAnswer(): void {
    this.isOver = true;
    this.#waiting.length = 0;
    this.#refusal = undefined;
  }

  /** Whether the answer that is to come is the last one. */
  get isLast(): boolean {
    return this.isOver && this.#waiting.length === 0 && this.#refusal === undefined;
  }

  /** What came is no request, or not the rest of one. */
  refuse(status: number): void {
    if (this.isOver) return;
    this.isOver = true;
    const latest = this.#latest;
    if (latest?.isComplete === false) {
      if (latest.hasBegun) {
        // Another status would be taken for the answer to another request.
        this.socket.destroy();
        return;
      }
      this.#forget(latest);
    }
    if (this.#current === undefined) refuse(this.socket, status);
    else this.#refusal = status;
  }

  /** Nobody can read the request to its end. */
  #forget(call: NodeCall): void {
    call.leave();
    if (call === this.#current) this.#current = undefined;
    else this.#waiting.pop();
  }

  #gone(): void {
    this.isOver = true;
    this.#current?.leave();
    this.#current = undefined;
    for (const call of this.#waiting) call.leave();
    this.#waiting.length = 0;
  }
}
