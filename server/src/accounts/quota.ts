/**
 * Spends the daily quota, exactly the plan's number over all processes. Far from the limit a busy account's units are
 * leased from the store in blocks that double while they are used up quickly; near it every request asks the store.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, dayOf } from '../clock.js';
import { LEASE_MARGIN, type Store } from '../store/store.js';

const LEASE_MS = 100;
/** How much later than its end a lease may come back: for a process that is busy. */
const LEASE_GRACE_MS = 300;
/** All leases are back after this; a clock that was set back must not make anybody wait for longer. */
const LONGEST_WAIT_MS = 2 * (LEASE_MS + LEASE_GRACE_MS);
const LARGEST_LEASE = 2048;
/** Smaller plans ask the store for every unit. */
const SMALLEST_LEASED_LIMIT = 1000;

export interface Spent {
  readonly granted: boolean;
  /** Units used on the day, as far as this process knows. */
  readonly used: number;
}

interface Block {
  day: number;
  /** Leased units that are not spent. */
  left: number;
  until: number;
  /** Units used on the day when the lease was made, the lease included. */
  used: number;
  /** The next lease's size, and until when a request counts as a quick successor that makes it one. */
  size: number;
  quickUntil: number;
  leasing: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class Quota {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #blocks = new Map<string, Block>();
  readonly #returning = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  /** @param onError Hears of units that could not be put back, which then count as used. */
  constructor(store: Store, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onError = onError;
  }

  /** Spends one unit from what this process holds; undefined: ask `spend`. */
  spendHeld(accountId: string, limit: number | null, now: number): Spent | undefined {
    const block = this.#blocks.get(accountId);
    if (block === undefined || block.day !== dayOf(now)) return undefined;
    if (limit === null) {
      // Without limit only the sum is kept here; the block's end adds it to the store.
      block.left--;
      return { granted: true, used: block.used - block.left };
    }
    if (block.left < 1 || now >= block.until) return undefined;
    block.left--;
    return { granted: true, used: block.used - block.left };
  }

  /** Spends one unit, or says that the day's are used up. */
  async spend(accountId: string, limit: number | null): Promise<Spent> {
    let waited = 0;
    for (;;) {
      const now = this.#clock.now();
      const held = this.spendHeld(accountId, limit, now);
      if (held) return held;
      const day = dayOf(now);
      const block = this.#block(accountId, day, limit);
      if (limit === null) {
        await this.#count(accountId, block);
        continue;
      }
      if (block.leasing) {
        await block.leasing;
        continue;
      }
      const far = limit >= SMALLEST_LEASED_LIMIT && limit - block.used >= block.size * LEASE_MARGIN;
      const count = far ? block.size : 1;
      // What is left of a lease that ended: the store counts it as used until its timer has put it back.
      const unspent = block.left;
      const taken = this.#store.take({
        accountId,
        day,
        limit,
        count,
        now,
        leaseUntil: now + LEASE_MS + LEASE_GRACE_MS,
      });
      if (count > 1) this.#holdOthers(block, taken);
      const { granted, used, retryAt } = await taken;
      block.used = Math.max(block.used, used);
      if (granted === 0) {
        if (retryAt === 0 || waited >= LONGEST_WAIT_MS) return { granted: false, used };
        waited += await pause(retryAt - now);
        continue;
      }
      if (dayOf(this.#clock.now()) !== day) this.#giveBack(accountId, day, granted - 1);
      // The block may have ended while the store was asked.
      else this.#keep(accountId, this.#block(accountId, day, limit), granted, used, now);
      return { granted: true, used: used - (granted - 1) - unspent };
    }
  }

  /** Whether the day's units are surely used up, without spending one. */
  async isUsedUp(accountId: string, limit: number | null): Promise<boolean> {
    if (limit === null) return false;
    const now = this.#clock.now();
    const block = this.#blocks.get(accountId);
    if (block && block.day === dayOf(now) && block.left > 0 && now < block.until) return false;
    const { used, leasedUntil } = await this.#store.used(accountId, dayOf(now));
    return used >= limit && leasedUntil <= now;
  }

  /** Units truly spent today: waits (briefly) until leases are back. */
  async used(accountId: string): Promise<number> {
    const block = this.#blocks.get(accountId);
    if (block) this.#release(accountId, block);
    await Promise.all(this.#returning);
    for (let waited = 0; ; ) {
      const now = this.#clock.now();
      const { used, leasedUntil } = await this.#store.used(accountId, dayOf(now));
      if (leasedUntil <= now || waited >= LONGEST_WAIT_MS) return used;
      waited += await pause(leasedUntil - now);
    }
  }

  /** Units used as far as this process knows, for the headers of an answer that spends none. */
  async usedRoughly(accountId: string): Promise<number> {
    const day = dayOf(this.#clock.now());
    const block = this.#blocks.get(accountId);
    const { used } = await this.#store.used(accountId, day);
    return block && block.day === day ? used - block.left : used;
  }

  /** Puts everything unspent back; for the end of the process. */
  async close(): Promise<void> {
    for (const [accountId, block] of this.#blocks) this.#release(accountId, block);
    await Promise.all(this.#returning);
  }

  #block(accountId: string, day: number, limit: number | null): Block {
    const existing = this.#blocks.get(accountId);
    const overdrawn = existing !== undefined && limit !== null && existing.left < 0;
    if (existing && existing.day === day && !overdrawn) return existing;
    if (existing) this.#release(accountId, existing);
    const block: Block = {
      day,
      left: 0,
      until: 0,
      used: 0,
      size: 1,
      quickUntil: 0,
      leasing: undefined,
      timer: undefined,
    };
    this.#blocks.set(accountId, block);
    return block;
  }

  /** Requests that come meanwhile wait for this lease instead of asking for their own. */
  #holdOthers(block: Block, taken: Promise<unknown>): void {
    const done = () => {
      block.leasing = undefined;
    };
    block.leasing = taken.then(done, done);
  }

  /** Puts what was granted, but for the one unit that was asked for, into a block. */
  #keep(accountId: string, block: Block, granted: number, used: number, now: number): void {
    block.used = Math.max(block.used, used);
    if (granted > 1) {
      block.left += granted - 1;
      block.until = now + LEASE_MS;
      block.size = Math.min(LARGEST_LEASE, block.size * 2);
    } else {
      // A second request within a lease's time makes the next one a lease.
      block.size = now < block.quickUntil ? Math.max(2, block.size) : 1;
      block.quickUntil = now + LEASE_MS;
    }
    this.#schedule(accountId, block);
  }

  async #count(accountId: string, block: Block): Promise<void> {
    const { used } = await this.#store.used(accountId, block.day);
    block.used = Math.max(block.used, used);
    this.#schedule(accountId, block);
  }

  #schedule(accountId: string, block: Block): void {
    if (block.timer) clearTimeout(block.timer);
    block.timer = setTimeout(() => this.#release(accountId, block), LEASE_MS);
  }

  /** Ends a block: what is left of it goes back to the store, what was overdrawn is added. */
  #release(accountId: string, block: Block): void {
    if (block.timer) clearTimeout(block.timer);
    block.timer = undefined;
    if (this.#blocks.get(accountId) === block) this.#blocks.delete(accountId);
    const { left } = block;
    block.left = 0;
    block.until = 0;
    this.#giveBack(accountId, block.day, left);
  }

  #giveBack(accountId: string, day: number, count: number): void {
    if (count === 0) return;
    const returned = this.#store
      .giveBack(accountId, day, count)
      .catch(this.#onError)
      .finally(() => this.#returning.delete(returned));
    this.#returning.add(returned);
  }
}

/** Waits at most `milliseconds`, but never long; returns how long. */
async function pause(milliseconds: number): Promise<number> {
  const time = Math.max(1, Math.min(20, milliseconds));
  await sleep(time);
  return time;
}
