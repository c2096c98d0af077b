/**
 * Gives back units that processes had leased which ended without a word. A lease ends within a tenth of a second, or a few
 * where its process is busy: one that is still there after ten seconds of watching is nobody's any more. Each process
 * watches by its own monotonic clock and the store keeps no times, so that no wall clock that is wrong or set back makes
 * anybody wait, or gives back what is still spent.
 */
import { type Clock, elapsed, type MonotonicTime } from '../clock.js';
import type { QuotaStore } from '../store/store.js';
import { randomBase62 } from './key-text.js';

const LOOK_MS = 2000;
/** Longer than any process stands still without being replaced. */
const ABANDONED_MS = 10_000;
/** After so long leases of a process that ended are back. */
export const RETURNED_SECONDS = (ABANDONED_MS + LOOK_MS) / 1000;

/** What a process calls itself in the names of its leases. */
export function newHolder(): string {
  return randomBase62(12);
}

export class AbandonedLeases {
  readonly #store: Pick<QuotaStore, 'leases' | 'reclaim'>;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  /** When leases that are there were seen first. */
  #seen = new Map<string, MonotonicTime>();

  constructor(store: Pick<QuotaStore, 'leases' | 'reclaim'>, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#timer = setInterval(() => this.look().catch(onError), LOOK_MS);
    this.#timer.unref();
  }

  async look(): Promise<void> {
    const leases = await this.#store.leases();
    const now = this.#clock.monotonic();
    // The names of leases are never used again: those that are gone need not be remembered.
    this.#seen = new Map(leases.map(({ id }) => [id, this.#seen.get(id) ?? now]));
    const abandoned = leases.filter(({ id }) => elapsed(this.#seen.get(id)!, now) >= ABANDONED_MS);
    if (abandoned.length > 0) await this.#store.reclaim(abandoned);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
