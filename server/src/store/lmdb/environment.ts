/** One LMDB environment that every process of the machine opens, and the ways to change it. */

import { typedCommand } from '@reckoner/bundling/typed-command';
import { type Database, type Key, open, type RootDatabase } from 'lmdb';
import { createFiles } from '../file/create.js';
import { assertSound } from '../file/inspect.js';
import { DamagedFile } from '../file/layout.js';
import { isBeingOpened } from '../file/opening.js';
import { closeToOthers, PRIVATE_FILE } from '../file/private.js';
import { assertUsable, inWords, makeUsableDirectory } from '../file/usable.js';
import { storeClosed, storeOpened } from '../open-stores.js';
import { StoreTrouble } from '../trouble.js';
import { Commits } from './commits.js';
import { Room, type RoomLimits } from './room.js';

const POLL_MS = 20;
const MOST_DATABASES = 64;
/** The first database that is made. */
const META = 'meta';
const REVISION = 'revision';
const SCHEMA = 'schema';
/** Of the records and indices; higher when an earlier version of the service would misread them. */
const SCHEMA_VERSION = 1;

/** What a change did: whether anything that other processes remember, and what its caller is told. */
export interface Outcome<T> {
  readonly changed: boolean;
  readonly value: T;
}

export interface EnvironmentOptions {
  /** Hears what an operator should know: a sentence. */
  readonly onNotice?: (sentence: string) => void;
  readonly roomLimits?: RoomLimits;
}

/** The file with the records, in the directory of the store. */
export function recordsFile(directory: string): string {
  return `${directory}/reckoner.lmdb`;
}

export class Environment {
  readonly room: Room;
  readonly #root: RootDatabase;
  readonly #commits: Commits;
  readonly #meta: Database<number, string>;
  readonly #timers = new Set<NodeJS.Timeout>();

  /** @throws StoreTrouble when there is a file that cannot be opened, and what to do. */
  constructor(directory: string, { onNotice = () => {}, roomLimits }: EnvironmentOptions = {}) {
    const path = recordsFile(directory);
    makeUsableDirectory(directory);
    assertUsable(directory, [path, `${path}-lock`]);
    const isNew = inWords(directory, () => prepareFile(path));
    const open = closeToOthers([directory, path, `${path}-lock`]);
    if (open.length > 0)
      onNotice(`Others may read ${open.join(' and ')}, which belongs to another user: set chmod 0700 and 0600.`);
    this.room = new Room(directory, roomLimits);
    this.room.onChange(() => onNotice(this.room.describe()));
    this.#root = inWords(directory, () => openRoot(path));
    this.#commits = new Commits(
      this.#root,
      () => this.room.refusal(),
      () => this.room.look(),
      () => isBeingOpened(path),
    );
    try {
      this.#meta = inWords(directory, () => this.#databaseOrNone(META, isNew)!);
      inWords(directory, () => this.#recognize(path, isNew));
    } catch (error) {
      this.room.close();
      void this.#commits.close();
      throw error;
    }
    storeOpened(this);
  }

  /** Whether a service of this kind wrote the file. */
  #recognize(path: string, isNew: boolean): void {
    const schema = this.#meta?.get(SCHEMA);
    if (schema !== undefined && schema > SCHEMA_VERSION)
      throw new StoreTrouble(
        `${path} was written by a later version of the service (schema ${schema}; this one knows ${SCHEMA_VERSION}). ` +
          `Start that version, or restore a backup of before with \`${typedCommand('admin store restore FILE')}\`.`,
      );
    if (schema !== undefined) return;
    // Files of before the schema had a number are known by what is in them.
    if (!isNew && !this.#isJustBegun() && this.#databaseOrNone('accounts', false) === undefined)
      throw new StoreTrouble(`${path} is an LMDB file, but has no records of the service in it. ${REMEDY}`);
    if (this.room.level === 'full') return;
    this.#root.transactionSync(() => {
      // Without its promise, which would keep the transaction open.
      this.#meta.put(SCHEMA, SCHEMA_VERSION);
    });
  }

  /** Another process is between the two first writes at this moment, or one was ended there: nothing is in it yet. */
  #isJustBegun(): boolean {
    const names = [...this.#root.getKeys()];
    return names.length === 1 && names[0] === META && this.#meta.getKeysCount() === 0;
  }

  #databaseOrNone<Value, K extends Key>(name: string, create: boolean): Database<Value, K> | undefined {
    // Opening one that is not there, without making it, says so by an error or by nothing.
    return this.#root.openDB<Value, K>({ name, create } as { name: string });
  }

  database<Value, K extends Key>(name: string): Database<Value, K> {
    return this.#root.openDB<Value, K>({ name });
  }

  /**
   * Methods that read, changed so that they see whatever any process was told to be done before they are called. Without,
   * LMDB's snapshot of a process lasts for a turn of its event loop and a millisecond more: who logged in at one process
   * could be sent to the log-in by another.
   */
  upToDate<Methods extends object>(methods: Methods, names: readonly (keyof Methods)[]): Methods {
    const changed = names.map((name) => {
      const read = methods[name] as (...args: unknown[]) => unknown;
      const readNow = (...args: unknown[]) => {
        this.#root.resetReadTxn();
        return read(...args);
      };
      return [name, readNow];
    });
    return { ...methods, ...Object.fromEntries(changed) };
  }

  /** Runs `action` alone: no other process changes anything meanwhile, and all of it is there or nothing. */
  transaction<T>(action: () => T): Promise<T> {
    return this.#commits.transaction(action);
  }

  /** The same, and on disk when it resolves. */
  async durably<T>(action: () => T): Promise<T> {
    const value = await this.transaction(action);
    await this.#commits.flushed();
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
    this.room.look();
    await this.transaction(() => this.count('check'));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    this.room.close();
    if (await this.#commits.close()) storeClosed(this);
  }
}

const REMEDY =
  `Restore a backup with \`${typedCommand('admin store restore FILE')}\`; to begin with an empty store instead, move the ` +
  'file away.';

/**
 * Makes the file where there is none, and makes sure of one that is there.
 * @returns Whether nothing was written to it yet.
 */
function prepareFile(path: string): boolean {
  createFiles(path);
  try {
    return assertSound(path) === 'fresh';
  } catch (error) {
    if (error instanceof DamagedFile)
      throw new StoreTrouble(`${path} is damaged: ${error.message}. ${REMEDY}`, { cause: error });
    throw error;
  }
}

function openRoot(path: string): RootDatabase {
  const options = {
    path,
    maxReaders: 512,
    maxDbs: MOST_DATABASES,
    permissionsMode: PRIVATE_FILE,
  };
  return open(options);
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
