/** A worker as its supervisor sees it. */
import cluster, { type Worker } from 'node:cluster';
import { readFileSync } from 'node:fs';
import { isTold, type Order, SUPERVISOR_PID, type Told, tellWorker, WORKER_INDEX } from './messages.js';

export interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

export class WorkerProcess {
  readonly index: number;
  /** Resolves when it is no more. */
  readonly ended: Promise<End>;
  /** Resolves when it takes no more connections, for whatever reason. */
  readonly closed: Promise<void>;
  hasEnded = false;
  isUp = false;
  /** Whether another already takes its place. */
  isLeaving = false;
  /** Why it could not start, in its own words. */
  reason: string | undefined;
  /** For how long it has said nothing. */
  silentMs = 0;
  /** None where the system refused to start it at once. */
  readonly #worker: Worker | undefined;

  constructor(index: number, environment: Readonly<Record<string, string>>, hear: (told: Told) => void) {
    this.index = index;
    const own = { [WORKER_INDEX]: String(index), [SUPERVISOR_PID]: String(process.pid) };
    let close = () => {};
    this.closed = new Promise((resolve) => {
      close = resolve;
    });
    let end: (end: End) => void = () => {};
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    const fail = (error: unknown) => {
      this.reason = `A worker could not be started: ${error instanceof Error ? error.message : String(error)}.`;
      this.hasEnded = true;
      close();
      end({ code: 1, signal: null });
    };
    let worker: Worker;
    try {
      worker = cluster.fork({ ...environment, ...own });
    } catch (error) {
      fail(error);
      return;
    }
    this.#worker = worker;
    worker.on('message', (message) => {
      this.silentMs = 0;
      if (!isTold(message)) return;
      if (message.type === 'reckoner:up') this.isUp = true;
      if (message.type === 'reckoner:refused') this.reason = message.reason;
      if (message.type === 'reckoner:closed') close();
      hear(message);
    });
    worker.on('error', (error) => {
      // What never was has no exit. Otherwise a message did not reach it: how it ended is told by its exit.
      if (worker.process.pid === undefined) fail(error);
    });
    worker.once('exit', (code, signal) => {
      this.hasEnded = true;
      close();
      // What it said last may come after its end.
      if (worker.isConnected()) worker.once('disconnect', () => end({ code, signal }));
      else end({ code, signal });
    });
  }

  get pid(): number | undefined {
    return this.#worker?.process.pid;
  }

  tell(order: Order): void {
    if (this.#worker !== undefined) tellWorker(this.#worker, order);
  }

  kill(): void {
    this.#worker?.process.kill('SIGKILL');
  }

  /** Whether somebody holds it by SIGSTOP or a debugger, where the system tells that. */
  isHeld(): boolean {
    try {
      // The name of the program stands in parentheses and may contain anything.
      return /^.*\) [Tt] /s.test(readFileSync(`/proc/${this.pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  }
}
