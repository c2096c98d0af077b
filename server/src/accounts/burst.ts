/**
 * Burst limits: token buckets in this process, one for each key or address, filled at a steady rate. What other processes
 * take is told to this one a moment later (see shared-bursts.ts).
 */
import { LRUCache } from 'lru-cache';
import { elapsed, type MonotonicTime } from '../clock.js';

interface Bucket {
  tokens: number;
  filledAt: MonotonicTime;
  /** Taken here, and not yet to be told to others. */
  untold: number;
}

/** How much was taken under a name. */
export type TakenBurst = readonly [name: string, count: number];

/** Less than this part of a second's worth need not be told. */
const WORTH_TELLING = 0.01;

export class BurstLimit {
  readonly #perSecond: number;
  readonly #tellAt: number;
  readonly #toTell = new Map<string, number>();
  readonly #buckets = new LRUCache<string, Bucket>({ max: 50_000 });

  /**
   * @param perSecond Tokens a second; as many again may be taken at once. 0 is without limit.
   * @param isShared Whether other processes are told what is taken here.
   */
  constructor(perSecond: number, isShared = false) {
    this.#perSecond = perSecond;
    this.#tellAt = isShared ? perSecond * WORTH_TELLING : Number.POSITIVE_INFINITY;
  }

  /**
   * Takes tokens: one, or more for what costs more (never more than the limit). Returns 0, or the milliseconds until
   * there are enough.
   */
  take(name: string, now: MonotonicTime, count = 1): number {
    const rate = this.#perSecond;
    if (rate === 0) return 0;
    const wanted = Math.min(count, rate);
    const bucket = this.#filled(name, now);
    if (bucket.tokens < wanted) return Math.ceil(((wanted - bucket.tokens) * 1000) / rate);
    bucket.tokens -= wanted;
    bucket.untold += wanted;
    if (bucket.untold >= this.#tellAt) this.#tell(name, bucket);
    return 0;
  }

  /** Takes tokens for what is done already: what is not there is owed, a second's worth at most. */
  charge(name: string, now: MonotonicTime, count: number): void {
    const rate = this.#perSecond;
    if (rate === 0) return;
    const bucket = this.#filled(name, now);
    bucket.tokens = Math.max(-rate, bucket.tokens - count);
    bucket.untold += count;
    if (bucket.untold >= this.#tellAt) this.#tell(name, bucket);
  }

  /** What others are to be told, once. */
  taken(): readonly TakenBurst[] {
    if (this.#toTell.size === 0) return [];
    const taken = [...this.#toTell];
    this.#toTell.clear();
    return taken;
  }

  /** Takes what was taken in another process: what is not there is owed, a second's worth at most. */
  hear(taken: readonly TakenBurst[], now: MonotonicTime): void {
    for (const [name, count] of taken) {
      const bucket = this.#filled(name, now);
      bucket.tokens = Math.max(-this.#perSecond, bucket.tokens - count);
    }
  }

  #tell(name: string, bucket: Bucket): void {
    this.#toTell.set(name, (this.#toTell.get(name) ?? 0) + bucket.untold);
    bucket.untold = 0;
  }

  #filled(name: string, now: MonotonicTime): Bucket {
    const rate = this.#perSecond;
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      bucket = { tokens: rate, filledAt: now, untold: 0 };
      this.#buckets.set(name, bucket);
    }
    const passed = elapsed(bucket.filledAt, now);
    if (passed > 0) {
      bucket.tokens = Math.min(rate, bucket.tokens + (passed * rate) / 1000);
      bucket.filledAt = now;
    }
    return bucket;
  }
}
