/** Burst limits: token buckets in this process, one for each key or address, filled at a steady rate. */
import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  filledAt: number;
}

export class BurstLimit {
  readonly #perSecond: number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: 50_000 });

  /** @param perSecond Tokens a second; as many again may be taken at once. 0 is without limit. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /**
   * Takes tokens: one, or more for what costs more (never more than the limit). Returns 0, or the milliseconds until
   * there are enough.
   */
  take(name: string, now: number, count = 1): number {
    const rate = this.#perSecond;
    if (rate === 0) return 0;
    const wanted = Math.min(count, rate);
    const bucket = this.#filled(name, now);
    if (bucket.tokens < wanted) return Math.ceil(((wanted - bucket.tokens) * 1000) / rate);
    bucket.tokens -= wanted;
    return 0;
  }

  /** Takes tokens for what is done already: what is not there is owed, a second's worth at most. */
  charge(name: string, now: number, count: number): void {
    const rate = this.#perSecond;
    if (rate === 0) return;
    const bucket = this.#filled(name, now);
    bucket.tokens = Math.max(-rate, bucket.tokens - count);
  }

  #filled(name: string, now: number): Bucket {
    const rate = this.#perSecond;
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      bucket = { tokens: rate, filledAt: now };
      this.#buckets.set(name, bucket);
    }
    const passed = now - bucket.filledAt;
    if (passed > 0) {
      bucket.tokens = Math.min(rate, bucket.tokens + (passed * rate) / 1000);
      bucket.filledAt = now;
    }
    return bucket;
  }
}
