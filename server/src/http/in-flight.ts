/** Requests whose answers are under way: what a stop waits for. */
import { stopwatch } from '../clock.js';

interface Answering {
  readonly completed: boolean;
}

const SWEEP_MS = 1000;

export class InFlight {
  readonly #responses = new Set<Answering>();
  readonly #sweeper: NodeJS.Timeout;
  /** Once true, the service says that it is not ready. */
  retiring = false;
  /** Once true, every answer closes its connection. */
  stopping = false;

  constructor() {
    // A client that goes away in the middle of its body leaves a request that never settles.
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#sweeper.unref();
  }

  start(response: Answering): void {
    this.#responses.add(response);
  }

  end(response: Answering): void {
    this.#responses.delete(response);
  }

  get count(): number {
    this.#sweep();
    return this.#responses.size;
  }

  #sweep(): void {
    for (const response of this.#responses) if (response.completed) this.#responses.delete(response);
  }

  /** Resolves when nothing is under way, or after `timeoutMs`; says whether everything was answered. */
  async drained(timeoutMs: number): Promise<boolean> {
    const waited = stopwatch();
    while (this.count > 0 && waited() < timeoutMs) await new Promise((resolve) => setTimeout(resolve, 5));
    return this.count === 0;
  }

  close(): void {
    clearInterval(this.#sweeper);
  }
}
