/**
 * A process that runs what authors wrote: without environment, with a limit of memory, and watched. When nothing moves in
 * it for too long it is ended; what it was at then is told. A thread would not do: one that asks for more memory at once
 * than there is takes everything with it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OPTIMIZE_RARELY } from '@reckoner/bundling/rarely-optimized';
import type { EndedBy } from '../check/ended.js';
import { type Progress, readProgress, type Stage } from '../check/progress.js';
import { threadTime } from '../check/thread-time.js';
import type { CategoryMade, CategoryTask } from './make-category.js';

/** `check` makes no files; `mark` only loads, with marks. */
export interface Work {
  readonly purpose: 'make' | 'check' | 'mark';
  readonly task: CategoryTask;
}

export type Worked = CategoryMade;

/** What the process sends. */
export type Said =
  | { readonly worked: Worked }
  /** `details` are what the error says besides, as the path of a file: of an error itself only the message is sent. */
  | { readonly error: Error; readonly details: object };

/** How a process was lost, and at what. */
export interface Lost {
  readonly by: EndedBy;
  readonly progress: Progress;
  /** What was thrown, if that ended it. */
  readonly error?: Error;
}

/** With room for most of what a category needs only for a moment: collecting it more often takes longer. */
const ROOM_MB = 64;
const MEMORY_MB = 768;

/** By these the engine of JavaScript ends a process that has too little memory, or asks for too much at once. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'] as const);

/** How long nothing may move. What is tried has patience of its own, and this is for what that cannot stop. */
const STILL_MS: Readonly<Record<Stage, number>> = { other: 300_000, loading: 3_000, marked: 3_000, trying: 60_000 };
const LOOK_MS = 200;
/** On a busy machine a process waits for its turn: what counts is the time that it ran, but not for ever. */
const MOST_WAITED = 6;

/** After the standard streams and the channel. */
export const PROGRESS_DESCRIPTOR = 4;

/** A file without a name, where the system has such. */
let made = 0;
function openProgress(): number {
  made += 1;
  const file = path.join(tmpdir(), `reckoner-progress-${process.pid}-${made}`);
  const descriptor = openSync(file, 'wx+');
  try {
    rmSync(file);
  } catch {
    process.once('exit', () => rmSync(file, { force: true }));
  }
  return descriptor;
}

export interface Events {
  readonly worked: (answer: Worked) => void;
  readonly lost: (how: Lost) => void;
}

export class WatchedProcess {
  readonly #child: ChildProcess;
  readonly #progress = openProgress();
  readonly #watch: NodeJS.Timeout;
  readonly #kill = () => void this.#child.kill('SIGKILL');
  #isOver = false;

  constructor({ worked, lost }: Events) {
    this.#child = fork(fileURLToPath(new URL('./category-process.js', import.meta.url)), {
      env: {},
      execArgv: [...OPTIMIZE_RARELY, `--max-semi-space-size=${ROOM_MB}`, `--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      // What the engine prints when it gives up is nothing for authors.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc', this.#progress],
    });
    process.once('exit', this.#kill);
    const lose = (by: EndedBy, error?: Error) => {
      if (this.#isOver) return;
      const progress = readProgress(this.#progress);
      this.stop();
      lost({ by, progress, ...(error !== undefined && { error }) });
    };
    this.#child.on('message', (said: Said) => {
      if (this.#isOver) return;
      if ('worked' in said) worked(said.worked);
      else lose('itself', Object.assign(said.error, said.details));
    });
    this.#child.on('error', (error) => lose('itself', error));
    // What it sent just before is read first.
    this.#child.on('exit', (_, signal) => setImmediate(() => lose(OUT_OF_MEMORY.has(signal) ? 'memory' : 'itself')));
    let steps = -1;
    let since = { wall: 0, own: 0 };
    this.#watch = setInterval(() => {
      const now = readProgress(this.#progress);
      const wall = performance.now();
      const own = threadTime(this.#child.pid) ?? wall;
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
    // A process that has ended is told of by its exit.
    this.#child.send(work, () => {});
  }

  /** Ends it as it is. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#watch);
    process.off('exit', this.#kill);
    this.#kill();
    closeSync(this.#progress);
  }
}
