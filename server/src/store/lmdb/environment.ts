/** One LMDB environment that every process of the machine opens, and the ways to change it. */
import { mkdirSync, statfsSync } from 'node:fs';
import { type Database, type Key, open, type RootDatabase } from 'lmdb';
import { storeClosed, storeOpened } from '../open-stores.js';

const POLL_MS = 20;
const MOST_DATABASES = 64;
/** Below this much free disk the store says that it is not ready: a full disk can end the process. */
const MINIMUM_FREE_BYTES = 64 * 1024 * 1024;
const REVISION = 'revision';

/** What a change did: whether anything that other processes remember, and what its caller is told. */
export interface Outcome<T> {
  readonly changed: boolean;
  readonly value: T;
}

export class Environment {
  readonly #directory: string;
  readonly #root: RootDatabase;
  readonly #meta: Database<number, string>;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#directory = directory;
    storeOpened(this);
    this.#root = open({ path: `${directory}/reckoner.lmdb`, maxReaders: 512, maxDbs: MOST_DATABASES });
    this.#meta = this.database('meta');
  }

  database<Value, K extends Key>(name: string): Database<Value, K> {
    return this.#root.openDB<Value, K>({ name });
  }

  /** Runs `action` alone: no other process changes anything meanwhile, and all of it is there or nothing. */
  transaction<T>(action: () => T): Promise<T> {
    return this.#root.transaction(action);
  }

  /** The same, and on disk when it resolves. */
  async durably<T>(action: () => T): Promise<T> {
    const value = await this.#root.transaction(action);
    await this.#root.flushed;
    return value;
  }

  /** A change of accounts or keys: tells the other processes and waits for the disk. */
  change<T>(action: () => Outcome<T>): Promise<T> {
    return this.durably(() => {
      const { changed, value } = action();
      // Writes in any case, so that the time does not tell whether something changed.
      if (changed) this.count(REVISION);
      else this.count('unseen');
      return value;
    });
  }

  /** The next number under a name; only inside a transaction. */
  count(name: string): number {
    const next = (this.#meta.get(name) ?? 0) + 1;
    this.#meta.put(name, next);
    return next;
  }

  onChange(listener: () => void): () => void {
    let seen = this.#meta.get(REVISION) ?? 0;
    const timer = setInterval(() => {
      const revision = this.#meta.get(REVISION) ?? 0;
      if (revision === seen) return;
      seen = revision;
      listener();
    }, POLL_MS);
    timer.unref();
    this.#timers.add(timer);
    return () => {
      clearInterval(timer);
      this.#timers.delete(timer);
    };
  }

  async check(): Promise<void> {
    const { bavail, bsize } = statfsSync(this.#directory);
    if (bavail * bsize < MINIMUM_FREE_BYTES) throw new Error('The disk of the store is nearly full.');
    await this.#root.transaction(() => this.count('check'));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    await this.#root.flushed;
    await this.#root.close();
    storeClosed(this);
  }
}

/** LMDB has no longer keys, and reading one fails instead of finding nothing: whoever asks may ask for any text. */
const LONGEST_NAME = 500;

/** Whether a text from outside can be the key of anything. */
export function canBeKey(text: string): boolean {
  return text.length <= LONGEST_NAME;
}

type Part = string | number;

/** The range of all keys `[first, ...]`: numbers come before texts, and no text of ours comes after this one. */
export function rangeOf(first: Part): { readonly start: never; readonly end: never } {
  return { start: [first] as never, end: [first, '\uffff'] as never };
}
