/** The work that one request may cost, shared by the many calculations in it. */
import type { Units } from '@reckoner/engine/budget';
import { LONGEST_PROCESSOR_MS, watched, workStopwatch } from './processor-watch.js';

/** About 150 ms of one core: with what is not counted, a request stays within the time that ends it. */
const SHARED_UNITS: Units = 15_000_000;

export class Allowance {
  #units = SHARED_UNITS;
  #ms = LONGEST_PROCESSOR_MS;

  /** Whether nothing is left for another calculation. */
  get isSpent(): boolean {
    return this.#units <= 0 || this.#ms <= 0;
  }

  /** Milliseconds that were worked so far. */
  get taken(): number {
    return LONGEST_PROCESSOR_MS - this.#ms;
  }

  /** Does a part of the request's work. @throws TooMuchWork when the request has used up what it may. */
  run<T>(work: () => T): T {
    const taken = workStopwatch();
    try {
      return watched(work, {
        ms: this.#ms,
        units: Math.max(0, this.#units),
        onSpent: (units) => {
          this.#units -= units;
        },
      });
    } finally {
      this.#ms -= taken();
    }
  }
}
