/** The processes of the service: starts them, replaces those that end, and stops them so that no answer is lost. */

import type { Logger } from 'pino';
import { stopwatch } from '../clock.js';
import type { Told } from './messages.js';
import { type End, WorkerProcess } from './worker-process.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** How long a worker that is to be replaced goes on before it must stop, though nothing took its place. */
const LONGEST_REPLACING_MS = 10_000;
/** How long a worker may take to close its listening socket before the others do without it. */
const LONGEST_CLOSING_MS = 2000;
/** How long closing the store may take after the last answer. */
const CLOSING_STORE_MS = 5000;
/** The watch in the worker itself comes first, as it knows what the worker is doing. */
const SILENCE_BEYOND_STALL_MS = 5000;
const TICK_MS = 1000;

export interface WorkersOptions {
  readonly count: number;
  readonly logger: Logger;
  /** What all workers have in common, whenever they start. */
  readonly environment: Readonly<Record<string, string>>;
  /** After how long without a turn of its event loop a worker is replaced; 0 is never. */
  readonly stallSeconds: number;
  readonly stopSeconds: number;
  readonly stopDelaySeconds: number;
}

/** At the first start a worker could not start: nothing runs. */
export class StartError extends Error {
  override readonly name = 'StartError';
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message);
  }
}

export class Workers {
  /** Resolves, with the number of calculators, when all of them listen; rejects with a StartError. */
  readonly up: Promise<number>;
  readonly #options: WorkersOptions;
  readonly #running = new Set<WorkerProcess>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #ticker: NodeJS.Timeout | undefined;
  /** By place: how often in a row a worker ended there before it listened. */
  readonly #failures: number[];
  #stopping: Promise<boolean> | undefined;
  #started = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#failures = Array.from({ length: options.count }, () => 0);
    const starts = this.#failures.map(
      (_, index) =>
        new Promise<number>((resolve, reject) => {
          const worker = this.#fork(index, (told) => told.type === 'reckoner:up' && resolve(told.calculators));
          worker.ended.then((end) => reject(new StartError(whyNot(worker, end), end.code || 1)));
        }),
    );
    this.up = Promise.all(starts).then(([calculators = 0]) => {
      this.#started = true;
      return calculators;
    });
    // A stop ends those that had not started yet, and lets the others answer.
    this.up.catch(() => {
      if (this.#stopping === undefined) this.#killAll();
    });
    if (options.stallSeconds > 0) this.#ticker = watchSilence(this.#running, options);
  }

  #fork(index: number, onTold: (told: Told) => void = () => {}): WorkerProcess {
    const worker = new WorkerProcess(index, this.#options.environment, (told) => {
      if (told.type === 'reckoner:up') this.#failures[index] = 0;
      if (told.type === 'reckoner:leaving') this.#relieve(worker);
      onTold(told);
    });
    this.#running.add(worker);
    worker.ended.then((end) => {
      this.#running.delete(worker);
      this.#replaceEnded(worker, end);
    });
    return worker;
  }

  #replaceEnded(worker: WorkerProcess, end: End): void {
    // At the first start all end when one cannot start.
    if (this.#stopping || (!this.#started && !worker.isUp)) return;
    const { logger } = this.#options;
    const { index, pid, reason } = worker;
    const about = { worker: index, workerPid: pid, ...end, reason };
    if (worker.isLeaving) {
      logger.info(about, 'A worker ended after another took its place.');
      return;
    }
    if (!worker.isUp) this.#failures[index]!++;
    const pause = pauseAfter(this.#failures[index]!);
    logger.error({ ...about, pauseMs: pause }, 'A worker ended; another takes its place.');
    if (pause === 0) this.#fork(index);
    else this.#later(pause, () => this.#fork(index));
  }

  /** Starts another in the place of one that wants to go, and only then has that stop. */
  #relieve(worker: WorkerProcess): void {
    if (this.#stopping || worker.isLeaving) return;
    if (!worker.isUp) {
      // It has nothing to answer.
      worker.kill();
      return;
    }
    worker.isLeaving = true;
    let isOver = false;
    const relieve = () => {
      if (isOver || this.#stopping) return;
      isOver = true;
      worker.tell('reckoner:stop');
      this.#later(this.#longestStopMs(), () => worker.hasEnded || worker.kill());
    };
    const timer = this.#later(LONGEST_REPLACING_MS, relieve);
    this.#fork(worker.index, (told) => {
      if (told.type !== 'reckoner:up') return;
      clearTimeout(timer);
      relieve();
    });
  }

  /** Stops them all, once; says whether every answer was given. */
  stop(): Promise<boolean> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<boolean> {
    for (const timer of this.#timers) clearTimeout(timer);
    const all = [...this.#running];
    const working = all.filter(({ isUp }) => isUp);
    // They have nothing to answer, and may not listen to orders yet.
    for (const worker of all) if (!worker.isUp) worker.kill();
    const ends = working.map(({ ended }) => ended);
    if (this.#options.stopDelaySeconds > 0) {
      for (const worker of working) worker.tell('reckoner:retire');
      await Promise.race([Promise.all(ends), this.#wait(this.#options.stopDelaySeconds * 1000)]);
    }
    // An answer that closes its connection makes the client connect anew: nobody may listen any more by then, as what
    // waits to be accepted when a listening socket is closed is reset.
    const closed = working.map((worker) => worker.closed);
    for (const worker of working) worker.tell('reckoner:close');
    await Promise.race([Promise.all(closed), this.#wait(LONGEST_CLOSING_MS)]);
    for (const worker of working) worker.tell('reckoner:stop');
    const timer = this.#later(this.#longestStopMs(), () => {
      for (const worker of this.#running) {
        worker.kill();
        this.#options.logger.error({ worker: worker.index, workerPid: worker.pid }, 'A worker did not stop in time.');
      }
    });
    const complete = (await Promise.all(ends)).every(({ code }) => code === 0);
    await Promise.all(all.map(({ ended }) => ended));
    clearTimeout(timer);
    clearInterval(this.#ticker);
    return complete;
  }

  #longestStopMs(): number {
    return this.#options.stopSeconds * 1000 + CLOSING_STORE_MS;
  }

  #killAll(): void {
    clearInterval(this.#ticker);
    for (const worker of this.#running) worker.kill();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#later(ms, resolve));
  }

  #later(ms: number, action: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }
}

/** None after the first time that a worker ended before it listened; then twice as long each time. */
export function pauseAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 2));
}

function whyNot({ reason }: WorkerProcess, { code, signal }: End): string {
  return reason ?? `A worker could not start: it ended with ${signal ?? `code ${code}`} and said nothing.`;
}

/** Kills workers that say nothing any more, though nobody holds them. */
function watchSilence(running: ReadonlySet<WorkerProcess>, options: WorkersOptions): NodeJS.Timeout {
  const limit = options.stallSeconds * 1000 + SILENCE_BEYOND_STALL_MS;
  let sinceLast = stopwatch();
  const ticker = setInterval(() => {
    // When this process was held up itself, the others may have been, too.
    const passed = Math.min(sinceLast(), 2 * TICK_MS);
    sinceLast = stopwatch();
    for (const worker of running) {
      if (!worker.isUp) continue;
      worker.silentMs = worker.isHeld() ? 0 : worker.silentMs + passed;
      if (worker.silentMs < limit) continue;
      worker.silentMs = 0;
      worker.kill();
      options.logger.fatal(
        { worker: worker.index, workerPid: worker.pid, seconds: limit / 1000 },
        'A worker said nothing for so long and was killed. What it was doing is not known.',
      );
    }
  }, TICK_MS);
  ticker.unref();
  return ticker;
}
