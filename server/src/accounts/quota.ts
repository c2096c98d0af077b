/**
 * Spends the daily quota, exactly the plan's number over all processes.
 *
 * Units are leased from the store and spent here; within a tenth of a second the store is told which were spent and has
 * the others back. Far from the limit a busy account's leases double while they are used up quickly; near it, and for
 * small plans, a process leases only what requests wait for. For plans without limit there is nothing to ask for: what was
 * spent is counted here and told as often.
 *
 * What a process that crashed had not told counts as not spent: its leases are given back whole (abandoned-leases.ts).
 * Nobody knows which of them were answered, and a client is to have at least what the plan promises; counting them as spent
 * would take from it what it was never given. It gets at most LARGEST_LEASE more for each process that crashes, and no more
 * than the process answered in its last tenth of a second. As long as processes end in order, or do not end, not one unit is
 * granted twice.
 *
 * Spans are monotonic, days are those of the wall clock, each with a count of its own: a clock that is set to another day
 * uses that day's quota, and finds the first day's as it was when it is set back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, dayOf, elapsed, later, type MonotonicTime } from '../clock.js';
import { StoreUnavailable } from '../store/guard.js';
import type { Store, Taken } from '../store/store.js';
import { newHolder } from './abandoned-leases.js';
import { Settlements } from './settlements.js';

const LEASE_MS = 100;
/** A process that was busy for longer does not spend what it held before: others may soon take it for ended. */
const LONGEST_HELD_MS = 5000;
/** Whoever needs units that another process holds waits for so long: far longer than a lease, as that may be busy. */
const LONGEST_WAIT_MS = 800;
const PAUSE_MS = 20;
/** Units of an account that a process holds at most. */
export const LARGEST_LEASE = 2048;
/** Of a plan without limit so many are told early: while they are, as many again may be spent. */
const MOST_UNTOLD = LARGEST_LEASE / 2;
/** A request that still has no unit after so long, though some were granted, is told that the store does not answer. */
const LONGEST_ASKED_MS = 10_000;
/** Smaller plans ask the store for every unit. */
const SMALLEST_LEASED_LIMIT = 1000;

export type Spent =
  | {
      readonly granted: true;
      /** Units used on the day, as far as this process knows; of plans without limit, some of them. */
      readonly used: number;
    }
  | {
      readonly granted: false;
      readonly used: number;
      /** Whether a process that may have ended holds some, which then come back. */
      readonly returns: boolean;
    };

/** What this process holds and spends of an account's day, for a tenth of a second. */
interface Block {
  readonly accountId: string;
  readonly day: number;
  /** What the store calls what is held. */
  readonly lease: string;
  /** From then on what is left must not be spent. */
  readonly until: MonotonicTime;
  readonly timer: NodeJS.Timeout;
  /** Units that were granted. */
  granted: number;
  /** Of these, units that are not spent. */
  left: number;
  /** Spent units that the store was not told of. */
  untold: number;
  used: number;
  /** Units to lease beyond those that are waited for. */
  spare: number;
  /** Units that requests wait for. */
  waiting: number;
  asking: Promise<Taken> | undefined;
}

export class Quota {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #settlements: Settlements;
  readonly #blocks = new Map<string, Block>();
  readonly #ending = new Set<Promise<void>>();
  readonly #holder = newHolder();
  #leases = 0;

  /** @param onError Hears why the store could not be told what was spent; it is told again. */
  constructor(store: Store, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#settlements = new Settlements(store, onError);
  }

  /**
   * Spends from what this process holds and returns how many units are used; 0: ask `spend`.
   * @param units All of them or none.
   */
  spendHeld(accountId: string, limit: number | null, now: number, reading: MonotonicTime, units = 1): number {
    let block = this.#blocks.get(accountId);
    const day = dayOf(now);
    if (limit === null) {
      if (block === undefined || block.day !== day) block = this.#begin(accountId, day, reading);
      block.untold += units;
      if (block.untold >= MOST_UNTOLD) this.#end(block);
      block.used += units;
      return block.used;
    }
    if (block === undefined || block.left < units || block.day !== day || reading >= block.until) return 0;
    block.left -= units;
    block.untold += units;
    block.used += units;
    return block.used;
  }

  /** Whether `spendHeld` would spend one. */
  isHeld(accountId: string, limit: number | null, now: number, reading: MonotonicTime): boolean {
    if (limit === null) return true;
    const block = this.#blocks.get(accountId);
    return block !== undefined && block.left >= 1 && block.day === dayOf(now) && reading < block.until;
  }

  /**
   * Spends units, or says that there are not so many left of the day's.
   * @param units All of them or none: at most LARGEST_LEASE.
   */
  async spend(accountId: string, limit: number | null, units = 1): Promise<Spent> {
    let asked: Block | undefined;
    const begun = this.#clock.monotonic();
    try {
      for (let waited = 0; ; ) {
        const now = this.#clock.now();
        const reading = this.#clock.monotonic();
        const held = this.spendHeld(accountId, limit, now, reading, units);
        if (held > 0) return { granted: true, used: held };
        if (elapsed(begun, reading) > LONGEST_ASKED_MS) throw new StoreUnavailable('The store is slow to lease units.');
        const block = this.#begin(accountId, dayOf(now), reading);
        if (block !== asked) {
          if (asked) asked.waiting -= units;
          block.waiting += units;
          asked = block;
        }
        const { granted, used, leased } = await this.#ask(block, limit!);
        // Then units are here for this request, unless more wait than there were.
        if (granted > 0) continue;
        const returns = leased > 0;
        if (!returns || waited >= LONGEST_WAIT_MS) return { granted: false, used, returns };
        waited += await pause();
      }
    } finally {
      if (asked) asked.waiting -= units;
    }
  }

  /** Whether the day's units are surely used up, without spending one. */
  async isUsedUp(accountId: string, limit: number | null): Promise<boolean> {
    if (limit === null) return false;
    const day = dayOf(this.#clock.now());
    const block = this.#blocks.get(accountId);
    if (block && block.day === day && block.left > 0) return false;
    const { used, leases } = await this.#store.used(accountId, day);
    return used >= limit && leases.length === 0;
  }

  /**
   * Units spent today: all that were before this was asked, by this process and under leases of others, which it waits
   * for. What others spent of plans without limit in the last tenth of a second may be missing.
   */
  async used(accountId: string): Promise<number> {
    const block = this.#blocks.get(accountId);
    if (block) this.#end(block);
    await this.#told();
    const first = new Set<string>();
    for (let waited = 0; ; ) {
      const { used, leases } = await this.#store.used(accountId, dayOf(this.#clock.now()));
      if (waited === 0) for (const { id } of leases) first.add(id);
      if (waited >= LONGEST_WAIT_MS || !leases.some(({ id }) => first.has(id)))
        return used - leases.reduce((sum, { units }) => sum + units, 0);
      waited += await pause();
    }
  }

  /** Units used as far as this process knows, for the headers of an answer that spends none. */
  async usedRoughly(accountId: string): Promise<number> {
    // Until it is told of a block that ended, the store counts all that was granted.
    await this.#told();
    const day = dayOf(this.#clock.now());
    const block = this.#blocks.get(accountId);
    const { used } = await this.#store.used(accountId, day);
    return block && block.day === day ? used - block.left : used;
  }

  /** Tells everything and gives everything back; for the end of the process. */
  async close(): Promise<void> {
    for (const block of this.#blocks.values()) this.#end(block);
    await this.#told();
    await this.#settlements.close();
  }

  /** The block that there is, or another where that is of another day or too old. */
  #begin(accountId: string, day: number, reading: MonotonicTime, spare = 0): Block {
    const before = this.#blocks.get(accountId);
    if (before && before.day === day && reading < before.until) return before;
    if (before) this.#end(before);
    const block: Block = {
      accountId,
      day,
      lease: `${this.#holder}.${++this.#leases}`,
      until: later(reading, LONGEST_HELD_MS),
      timer: setTimeout(() => this.#expire(block), LEASE_MS),
      granted: 0,
      left: 0,
      untold: 0,
      used: 0,
      spare,
      waiting: 0,
      asking: undefined,
    };
    this.#blocks.set(accountId, block);
    return block;
  }

  /** Asks the store for what all waiting requests need; those that come meanwhile wait for the next time. */
  #ask(block: Block, limit: number): Promise<Taken> {
    block.asking ??= this.#take(block, limit).finally(() => {
      block.asking = undefined;
    });
    return block.asking;
  }

  async #take(block: Block, limit: number): Promise<Taken> {
    const { accountId, day, lease, untold: spent } = block;
    // Of what is left, too little for one request, the others may take some.
    const wanted = Math.min(LARGEST_LEASE, Math.max(1, block.waiting - block.left));
    const spare = limit < SMALLEST_LEASED_LIMIT ? 0 : Math.min(LARGEST_LEASE - wanted, block.spare);
    block.untold = 0;
    try {
      const taken = await this.#store.take({ accountId, day, limit, wanted, spare, lease, spent });
      block.granted += taken.granted;
      block.left += taken.granted;
      block.used = taken.used - block.left;
      block.spare = Math.min(LARGEST_LEASE, Math.max(1, 2 * block.spare));
      return taken;
    } catch (error) {
      block.untold += spent;
      throw error;
    }
  }

  /** When a block's time is over. */
  #expire(block: Block): void {
    if (this.#blocks.get(block.accountId) !== block) return;
    if (block.asking) {
      // Who waits for units has them first.
      const again = () => this.#expire(block);
      block.asking.then(again, again);
      return;
    }
    const spare = Math.min(block.spare, block.granted - block.left - 1);
    this.#end(block);
    // Who was quick goes on where it was.
    if (spare > 0) this.#begin(block.accountId, block.day, this.#clock.monotonic(), spare);
  }

  /** Ends a block: the store is told what was spent and has the rest back. */
  #end(block: Block): void {
    clearTimeout(block.timer);
    if (this.#blocks.get(block.accountId) === block) this.#blocks.delete(block.accountId);
    if (block.asking === undefined) {
      this.#settle(block);
      return;
    }
    const settle = () => this.#settle(block);
    const ending = block.asking.then(settle, settle).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  #settle(block: Block): void {
    const { accountId, day, left, untold } = block;
    if (left === 0 && untold === 0) return;
    block.left = 0;
    block.untold = 0;
    // What was spent without being granted is under no lease.
    const lease = block.granted > 0 ? block.lease : this.#holder;
    this.#settlements.settle({ accountId, day, lease, spent: untold });
  }

  /** Resolves when the store was told of every block that ended. */
  async #told(): Promise<void> {
    await Promise.all(this.#ending);
    await this.#settlements.tried();
  }
}

/** Waits a little; returns how long. */
async function pause(): Promise<number> {
  await sleep(PAUSE_MS);
  return PAUSE_MS;
}
