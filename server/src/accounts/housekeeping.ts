/** Removes what has expired: sessions, links, counts of attempts, what deleted accounts used, requests that may be sent again. */
import type { Clock } from '../clock.js';
import type { Store } from '../store/store.js';

const EVERY_MS = 10 * 60_000;
const BATCH = 500;
const MOST_BATCHES = 100;

export class Housekeeping {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#timer = setInterval(() => this.sweep().catch(onError), EVERY_MS);
    this.#timer.unref();
  }

  async sweep(): Promise<void> {
    const store = this.#store;
    const now = this.#clock.now();
    for (const sweep of [
      store.sweepSessions,
      store.sweepTokens,
      store.sweepAttempts,
      store.sweepUsedByDeleted,
      store.sweepIdempotent,
    ])
      for (let batch = 0; batch < MOST_BATCHES; batch++) if ((await sweep(now, BATCH)) < BATCH) break;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
