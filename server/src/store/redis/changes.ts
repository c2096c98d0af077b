/**
 * Notices that an account or key changed on any machine: by a message at once, and by a number that is read several times
 * a second, as messages get lost with a connection. While that cannot be read, everything counts as changed: what is
 * remembered of keys is forgotten, and who asks for one learns that the store is away.
 */
import type { Connection } from './connection.js';
import { RedisTrouble } from './failures.js';
import { type Part, script } from './script.js';

const LOOK_MS = 250;

/** `changed()` for a change that others have to hear of, `unseen()` for one that took as long and was none. */
export const revisions: Part = {
  keys: ['counts'],
  lua: `
local function changed()
  local revision = redis.call('HINCRBY', K.counts, 'revision', 1)
  redis.call('PUBLISH', K.counts .. ':changed', revision)
end
local function unseen() redis.call('HINCRBY', K.counts, 'unseen', 1) end`,
};

const checkScript = script({ keys: ['counts'], lua: `return redis.call('HINCRBY', K.counts, 'check', 1)` });

export class Changes {
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #seen: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  static async open(connection: Connection): Promise<Changes> {
    const changes = new Changes(connection);
    await connection.onMessage((revision) => changes.#notice(revision));
    changes.#seen = await connection.field('counts', 'revision');
    changes.#lookLater();
    return changes;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Throws unless the store can be read and written. */
  async check(): Promise<void> {
    await this.#connection.run(checkScript);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#look().finally(() => this.#lookLater()), LOOK_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      this.#notice(await this.#connection.field('counts', 'revision'));
    } catch (error) {
      this.#tell();
      // It was sent, and nothing came back: on a connection that the other side knows nothing of, nothing ever will.
      if (!this.#isClosed && error instanceof RedisTrouble && error.mayBeDone) this.#connection.renewIfSilent();
    }
  }

  #notice(revision: string | undefined): void {
    if (revision === this.#seen) return;
    this.#seen = revision;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
