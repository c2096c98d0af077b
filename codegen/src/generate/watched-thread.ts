/**
 * A thread that runs what authors wrote: without environment, with a limit of memory, and watched. When nothing moves in
 * it for too long it is ended; what it was at then is told.
 */
import { Worker } from 'node:worker_threads';
import type { EndedBy } from '../check/ended.js';
import { newProgress, type Progress, readProgress, type Stage, timeOf } from '../check/progress.js';
import type { CategoryMade, CategoryTask } from './make-category.js';

/** `check` makes no files; `mark` only loads, with marks. */
export interface Work {
  readonly purpose: 'make' | 'check' | 'mark';
  readonly task: CategoryTask;
}

export type Worked = CategoryMade;

/** How a thread was lost, and at what. */
export interface Lost {
  readonly by: EndedBy;
  readonly progress: Progress;
  /** What was thrown, if that ended it. */
  readonly error?: unknown;
}

/** With room for most of what a category needs only for a moment: collecting it more often takes longer. */
const ROOM_MB = 192;
const MEMORY_MB = 768;

/** How long nothing may move. What is tried has patience of its own, and this is for what that cannot stop. */
const STILL_MS: Readonly<Record<Stage, number>> = { other: 300_000, loading: 3_000, marked: 3_000, trying: 60_000 };
const LOOK_MS = 200;
/** On a busy machine a thread waits for its turn: what counts is the time that it ran, but not for ever. */
const MOST_WAITED = 6;

export interface Events {
  readonly worked: (answer: Worked) => void;
  readonly lost: (how: Lost) => void;
}

export class WatchedThread {
  readonly #worker: Worker;
  readonly #cells = newProgress();
  readonly #watch: NodeJS.Timeout;
  #isOver = false;

  constructor({ worked, lost }: Events) {
    this.#worker = new Worker(new URL('./category-thread.js', import.meta.url), {
      workerData: this.#cells,
      env: {},
      resourceLimits: { maxYoungGenerationSizeMb: ROOM_MB, maxOldGenerationSizeMb: MEMORY_MB },
    });
    const lose = (by: EndedBy, error?: unknown) => {
      if (this.#isOver) return;
      const progress = readProgress(this.#cells);
      this.#end();
      lost({ by, progress, ...(error !== undefined && { error }) });
    };
    this.#worker.on('message', worked);
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      error?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? lose('memory') : lose('itself', error ?? 'nothing'),
    );
    this.#worker.on('exit', () => lose('itself'));
    let steps = -1;
    let since = { wall: 0, own: 0 };
    this.#watch = setInterval(() => {
      const now = readProgress(this.#cells);
      const wall = performance.now();
      const own = timeOf(this.#cells) ?? wall;
      if (now.steps !== steps) {
        steps = now.steps;
        since = { wall, own };
        return;
      }
      const most = STILL_MS[now.stage];
      if (own - since.own > most || wall - since.wall > most * MOST_WAITED) lose('time');
    }, LOOK_MS);
  }

  send(work: Work): void {
    this.#worker.postMessage(work);
  }

  #end(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    void this.#worker.terminate();
  }

  /** Lets it end when everything is done that it was sent. */
  finish(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#worker.postMessage('end');
  }

  /** Ends it as it is. */
  stop(): void {
    if (!this.#isOver) this.#end();
  }
}
