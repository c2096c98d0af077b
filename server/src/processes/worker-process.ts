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
  readonly #worker: Worker;

  constructor(index: number, environment: Readonly<Record<string, string>>, hear: (told: Told) => void) {
    this.index = index;
    const own = { [WORKER_INDEX]: String(index), [SUPERVISOR_PID]: String(process.pid) };
    this.#worker = cluster.fork({ ...environment, ...own });
    let close = () => {};
    this.closed = new Promise((resolve) => {
      close = resolve;
    });
    this.#worker.on('message', (message) => {
      this.silentMs = 0;
      if (!isTold(message)) return;
      if (message.type === 'reckoner:up') this.isUp = true;
      if (message.type === 'reckoner:refused') this.reason = message.reason;
      if (message.type === 'reckoner:closed') close();
      hear(message);
    });
    // A message that does not reach it: how it ended is told by its exit.
    this.#worker.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code, signal) => {
        this.hasEnded = true;
        close();
        // What it said last may come after its end.
        if (this.#worker.isConnected()) this.#worker.once('disconnect', () => resolve({ code, signal }));
        else resolve({ code, signal });
      });
    });
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  tell(order: Order): void {
    tellWorker(this.#worker, order);
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
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
