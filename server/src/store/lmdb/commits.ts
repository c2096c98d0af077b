/**
 * Runs transactions of an LMDB environment, and makes sure that who asked for one is told how it ended: LMDB for Node reports
 * a commit that failed in ways that end the process or never settle.
 */
import type { RootDatabase } from 'lmdb';
import { StoreTrouble } from '../trouble.js';

const LOOK_MS = 1000;
/** How soon is looked again whether another process has opened the file. */
const OPENED_MS = 2;
/** After so many looks at which the event loop turned but nothing was committed, the writer counts as stuck. */
const STUCK_AFTER = 5;

/** A commit's error, with the cause as a promise that settles a little later. */
interface FailedCommit {
  readonly commitError?: Promise<unknown>;
}

interface Waiting {
  looks: number;
  readonly reject: (error: Error) => void;
}

export class Commits {
  readonly #root: RootDatabase;
  readonly #refusal: () => Error | undefined;
  readonly #onFailed: () => void;
  readonly #isBeingOpened: () => boolean;
  /** While another process opens the file; what is asked for meanwhile begins in its order. */
  #opened: Promise<void> | undefined;
  /** In the order in which they were asked for, which is that of the commits. */
  readonly #waiting = new Set<Waiting>();
  readonly #timer: NodeJS.Timeout;
  readonly #failureListeners = new Set<() => void>();
  #stuck = false;
  #lastFailed = false;
  /** What a transaction threw whose commit has not failed yet. */
  #thrown: unknown;

  /**
   * @param refusal Why nothing may be written now.
   * @param onFailed Called when a commit failed, before who asked for it is told.
   * @param isBeingOpened Whether another process opens the file at this moment.
   */
  constructor(
    root: RootDatabase,
    refusal: () => Error | undefined,
    onFailed: () => void,
    isBeingOpened: () => boolean,
  ) {
    this.#isBeingOpened = isBeingOpened;
    this.#root = root;
    this.#refusal = refusal;
    this.#onFailed = onFailed;
    // What is asked for in one turn LMDB for Node commits together, and it has a promise of that which nobody else hears:
    // rejected, it would end the process. It is made right after this event.
    root.on('beforecommit', () => queueMicrotask(() => void root.committed.then(nothing, nothing)));
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /** Runs `action` in a transaction. */
  transaction<T>(action: () => T): Promise<T> {
    return this.run(() =>
      this.#root.transaction(() => {
        try {
          return action();
        } catch (error) {
          // The commit fails as well then, and would say no more than that.
          this.#thrown = error;
          throw error;
        }
      }),
    );
  }

  /** @param begin Asks LMDB for a transaction; settles with it. */
  run<T>(begin: () => Promise<T>): Promise<T> {
    const refusal = this.#stuck ? stuck() : this.#refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = { looks: 0, reject };
      this.#waiting.add(waiting);
      const opened = this.#whenOpened();
      const begun = opened === undefined ? begin() : opened.then(begin);
      begun.then(
        (value) => {
          this.#settled(waiting);
          this.#lastFailed = false;
          this.#thrown = undefined;
          resolve(value);
        },
        (error: Error & FailedCommit) => {
          this.#settled(waiting);
          if (error.commitError === undefined) return reject(error);
          this.#commitFailed();
          // Rejects a moment later, and nobody else listens: that would end the process.
          error.commitError.catch((cause: unknown) => {
            reject(this.#refusal() ?? failed(this.#thrown ?? cause));
            this.#thrown = undefined;
          });
        },
      );
    });
  }

  /** Undefined where nobody opens the file. */
  #whenOpened(): Promise<void> | undefined {
    if (this.#opened === undefined && this.#isBeingOpened())
      this.#opened = this.#pause().finally(() => {
        this.#opened = undefined;
      });
    return this.#opened;
  }

  async #pause(): Promise<void> {
    while (this.#isBeingOpened()) await new Promise((resolve) => setTimeout(resolve, OPENED_MS));
  }

  /** Waits until what was committed so far is on disk. */
  async flushed(): Promise<void> {
    if (await this.#flushedWithoutFailure()) return;
    await new Promise<void>((resolve, reject) => {
      const { sync } = this.#root as unknown as { sync: (callback: (error?: Error) => void) => void };
      sync.call(this.#root, (error) => (error ? reject(failed(error)) : resolve()));
    });
  }

  /** When a commit fails, LMDB for Node never says of those that came shortly before it that they were flushed. */
  #flushedWithoutFailure(): Promise<boolean> {
    return new Promise((resolve) => {
      const onFailure = () => resolve(false);
      this.#failureListeners.add(onFailure);
      this.#root.flushed.then(() => {
        this.#failureListeners.delete(onFailure);
        resolve(true);
      });
    });
  }

  /** Waits for what is under way, then closes the environment; says whether it could. */
  async close(): Promise<boolean> {
    while (this.#waiting.size > 0 && !this.#stuck) await new Promise((resolve) => setTimeout(resolve, 1));
    clearInterval(this.#timer);
    // It would wait for what failed, for ever. What was committed is in the file in any case.
    if (this.#lastFailed || this.#stuck) return false;
    await this.#root.flushed;
    await this.#root.close();
    return true;
  }

  #settled(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    this.#stuck = false;
  }

  #commitFailed(): void {
    this.#lastFailed = true;
    this.#onFailed();
    for (const listener of this.#failureListeners) listener();
    this.#failureListeners.clear();
  }

  /** One that comes late may still be committed: whoever asked for it was told that the store does not answer. */
  #look(): void {
    const [oldest] = this.#waiting;
    if (oldest === undefined || ++oldest.looks < STUCK_AFTER) return;
    this.#stuck = true;
    for (const { reject } of this.#waiting) reject(stuck());
  }
}

function failed(cause: unknown): StoreTrouble {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreTrouble(`The store could not be written (${why}).`, { cause });
}

function nothing(): void {}

function stuck(): StoreTrouble {
  return new StoreTrouble('The store has not taken anything for some seconds.');
}
