/** Tells when what is to grow has stood still for too long, by the time in which this process could run. */
export class Stall {
  readonly #limitMs: number;
  readonly #longestStepMs: number;
  #last: number | undefined;
  #before = 0;
  #stoodMs = 0;

  /** @param tickMs How often it is asked, as intended. */
  constructor(limitMs: number, tickMs: number) {
    this.#limitMs = limitMs;
    // After a longer pause the whole process did not run: stopped, suspended with its machine, or without a processor.
    this.#longestStepMs = 2 * tickMs;
  }

  isOver(beat: number, now: number): boolean {
    if (beat !== this.#last) this.#stoodMs = 0;
    else this.#stoodMs += Math.min(now - this.#before, this.#longestStepMs);
    this.#last = beat;
    this.#before = now;
    return this.#stoodMs >= this.#limitMs;
  }
}
