/**
 * Changes that must not be made twice, though nobody knows whether they were made: where the connection is lost before the
 * answer, they are sent again under the same number, and the store does what it has not done under that.
 */
import { randomBytes } from 'node:crypto';
import type { Argument, Connection } from './connection.js';
import { RedisTrouble } from './failures.js';
import type { Part, Script } from './script.js';

const RETRY_MS = 1000;
/** Numbers that the store may forget, told with one change at most. */
const MOST_FORGOTTEN = 100;

/**
 * `first(number)` notes a number, and says whether it was not there; `forget(from)` removes those that the arguments from
 * that place on name. A number that is not told of for a day is one of a process that has ended.
 */
export const numbers: Part = {
  keys: ['told'],
  lua: `
local function seconds() return tonumber(redis.call('TIME')[1]) end
local function first(number) return redis.call('ZADD', K.told, 'NX', seconds(), number) == 1 end
local function forget(from)
  for index = from, #ARGV do redis.call('ZREM', K.told, ARGV[index]) end
end
local function forget_old() redis.call('ZREMRANGEBYSCORE', K.told, '-inf', seconds() - 86400) end`,
};

interface Delivery {
  readonly script: Script;
  readonly number: string;
  readonly args: readonly Argument[];
}

export class Deliveries {
  readonly #connection: Connection;
  readonly #holder = randomBytes(9).toString('base64url');
  #last = 0;
  #answered: string[] = [];
  /** In the order in which they were asked for. */
  readonly #owed = new Set<Delivery>();
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onReady(() => void this.#deliverOwed());
  }

  /** A number that no change has. */
  number(): string {
    return `${this.#holder}.${++this.#last}`;
  }

  /** Those that nobody will ask for any more. */
  forgotten(): string[] {
    return this.#answered.splice(0, MOST_FORGOTTEN);
  }

  /** Nothing under this number is on its way any more: it was sent once, and answered. */
  answered(number: string): void {
    // Those that nobody tells go by themselves.
    if (this.#answered.length < 10 * MOST_FORGOTTEN) this.#answered.push(number);
  }

  /**
   * Makes a change once: its script has the number first and what may be forgotten last. Resolves, too, when nobody knows
   * whether it was made: then it will be, as soon as there is a connection.
   * @throws RedisTrouble when it was not made.
   */
  async deliver(made: Script, ...args: readonly Argument[]): Promise<void> {
    const delivery = { script: made, number: this.number(), args };
    try {
      await this.#connection.run(made, delivery.number, ...args, ...this.forgotten());
      this.answered(delivery.number);
    } catch (error) {
      if (!(error instanceof RedisTrouble) || !error.mayBeDone) throw error;
      this.#owe(delivery);
    }
  }

  /** Tries once more; what cannot be delivered now is lost. */
  async close(): Promise<void> {
    await this.#deliverOwed();
    clearTimeout(this.#timer);
  }

  #owe(delivery: Delivery): void {
    this.#owed.add(delivery);
    this.#timer ??= setTimeout(() => void this.#deliverOwed(), RETRY_MS).unref();
  }

  async #deliverOwed(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const owed = [...this.#owed];
    this.#owed.clear();
    await Promise.all(
      owed.map(async (delivery) => {
        try {
          await this.#connection.run(delivery.script, delivery.number, ...delivery.args);
        } catch {
          this.#owe(delivery);
        }
      }),
    );
  }
}
