/** How long things took, counted in plain arrays and made into metrics when they are asked for. */
import { Counter, type Registry } from 'prom-client';

/** Upper ends of the buckets, in milliseconds. */
const BUCKETS_MS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1000, 5000];

/** Of one kind of work. */
export class Durations {
  readonly #buckets = new Float64Array(BUCKETS_MS.length + 1);
  #totalMs = 0;

  add(ms: number): void {
    this.#totalMs += ms;
    let bucket = 0;
    while (bucket < BUCKETS_MS.length && ms > BUCKETS_MS[bucket]!) bucket++;
    this.#buckets[bucket]!++;
  }

  get seconds(): number {
    return this.#totalMs / 1000;
  }

  /** Upper ends in seconds, as Prometheus writes them, with how many took at most as long. */
  cumulative(): readonly (readonly [le: string, count: number])[] {
    let sum = 0;
    return Array.from(this.#buckets, (count, index) => {
      sum += count;
      return [index < BUCKETS_MS.length ? String(BUCKETS_MS[index]! / 1000) : '+Inf', sum];
    });
  }

  get count(): number {
    return this.#buckets.reduce((sum, count) => sum + count, 0);
  }
}

/** A histogram in Prometheus's sense: durations by the value of one label, read when they are asked for. */
export function durationMetrics(
  register: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  all: ReadonlyMap<string, Durations>,
): void {
  const registers = [register];
  new Counter({
    name: `${name}_bucket`,
    help: `${help}: how many took at most so long.`,
    labelNames: [label, 'le'],
    registers,
    collect() {
      this.reset();
      for (const [value, durations] of all)
        for (const [le, count] of durations.cumulative()) this.inc({ [label]: value, le }, count);
    },
  });
  new Counter({
    name: `${name}_sum`,
    help: `${help}: seconds in all.`,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, durations] of all) this.inc({ [label]: value }, durations.seconds);
    },
  });
  new Counter({
    name: `${name}_count`,
    help: `${help}: how many.`,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, durations] of all) this.inc({ [label]: value }, durations.count);
    },
  });
}
