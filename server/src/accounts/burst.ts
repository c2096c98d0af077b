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

  /** Takes one token. Returns 0, or the milliseconds until there is one. */
  take(name: string, now: number): number {
    const rate = this.#perSecond;
    if (rate === 0) return 0;
    const bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      this.#buckets.set(name, { tokens: rate - 1, filledAt: now });
      return 0;
    }
    const passed = now - bucket.filledAt;
    if (passed > 0) {
      bucket.tokens = Math.min(rate, bucket.tokens + (passed * rate) / 1000);
      bucket.filledAt = now;
    }
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 1000) / rate);
    bucket.tokens--;
    return 0;
  }
}
