/**
 * Who used what: counts charged calculations by account, UTC day, key and calculator, in memory first and a second later
 * in the store. These are statistics; the quota is counted apart from them, and exactly.
 */
import { type Clock, dayOf, endOfDay } from '../clock.js';
import type { ActivityEntry, ActivityStore } from '../store/store.js';

const WRITE_MS = 1000;
/** More different counts than this are written at once instead of after a second. */
const WRITE_EARLY = 5000;
/** More than this are not kept while the store does not take any: a slow store must not fill the memory. */
const MOST_WAITING = 20_000;
/** Days that the store keeps, today included. */
export const ACTIVITY_DAYS = 90;
const SWEEP_MS = 60_000;
const SWEEP_BATCH = 500;
/** At most this many batches follow each other; what is left waits for the next time. */
const SWEEP_BATCHES = 100;

/** The key that a calculation is charged to. The same object for the same key makes counting quicker. */
export interface UsedKey {
  readonly keyId: string;
  readonly accountId: string;
}

interface Cell {
  readonly accountId: string;
  readonly keyId: string;
  readonly slug: string;
  readonly day: number;
  count: number;
  at: number;
}

export type ActivityTarget = Pick<ActivityStore, 'addActivity' | 'sweepActivity'>;

export class Activity {
  readonly #store: ActivityTarget;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #timers: readonly NodeJS.Timeout[];
  #cells = new Map<UsedKey, Map<string, Cell>>();
  /** Of the cells that are counted at the moment. */
  #day = Number.NaN;
  #dayStart = Number.NaN;
  #dayEnd = Number.NaN;
  /** Cells that count no more and wait for the store. */
  #full: Cell[] = [];
  #size = 0;
  #lost = 0;
  #last: { readonly key: UsedKey; readonly slug: string; readonly cell: Cell } | undefined;
  #writing: Promise<void> | undefined;

  /** @param onError Hears why counts could not be written yet, or of some that never will be. */
  constructor(store: ActivityTarget, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onError = onError;
    const write = setInterval(() => void this.write(), WRITE_MS);
    const sweep = setInterval(() => this.sweep().catch(onError), SWEEP_MS);
    this.#timers = [write, sweep];
    for (const timer of this.#timers) timer.unref();
  }

  /** Counts what is charged for an answer, one calculation most often. Called for every answer, so what usually happens is two look-ups and an addition. */
  count(key: UsedKey, slug: string, now: number, charged = 1): void {
    if (!(now >= this.#dayStart && now < this.#dayEnd)) this.#startDay(now);
    const last = this.#last;
    const cell = last !== undefined && last.key === key && last.slug === slug ? last.cell : this.#cell(key, slug);
    if (cell === undefined) {
      this.#lost += charged;
      return;
    }
    cell.count += charged;
    cell.at = now;
  }

  #cell(key: UsedKey, slug: string): Cell | undefined {
    let bySlug = this.#cells.get(key);
    let cell = bySlug?.get(slug);
    if (cell === undefined) {
      if (this.#size >= MOST_WAITING) return undefined;
      if (bySlug === undefined) {
        bySlug = new Map();
        this.#cells.set(key, bySlug);
      }
      cell = { accountId: key.accountId, keyId: key.keyId, slug, day: this.#day, count: 0, at: 0 };
      bySlug.set(slug, cell);
      // Not before the count is in: the cell may go to the store in the same turn otherwise.
      if (++this.#size % WRITE_EARLY === 0) setImmediate(() => void this.write());
    }
    this.#last = { key, slug, cell };
    return cell;
  }

  #startDay(now: number): void {
    this.#putAside();
    this.#day = dayOf(now);
    this.#dayStart = endOfDay(this.#day - 1);
    this.#dayEnd = endOfDay(this.#day);
  }

  /** Ends the present cells; the next counts make new ones. */
  #putAside(): void {
    for (const bySlug of this.#cells.values()) for (const cell of bySlug.values()) this.#full.push(cell);
    this.#cells = new Map();
    this.#last = undefined;
  }

  /** Writes what was counted so far; what the store does not take waits for the next time. */
  write(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    this.#putAside();
    const batch: readonly ActivityEntry[] = this.#full;
    if (batch.length === 0) return;
    try {
      this.#full = [];
      await this.#store.addActivity(batch);
      this.#size -= batch.length;
    } catch (error) {
      this.#full.unshift(...(batch as Cell[]));
      this.#onError(error);
    }
    if (this.#lost > 0) {
      this.#onError(new Error(`${this.#lost} calculations are missing in the statistics: too many at once.`));
      this.#lost = 0;
    }
  }

  /** Removes the counts of days that nobody can look at any more, in batches. */
  async sweep(): Promise<void> {
    const before = dayOf(this.#clock.now()) - ACTIVITY_DAYS + 1;
    for (let batch = 0; batch < SWEEP_BATCHES; batch++)
      if ((await this.#store.sweepActivity(before, SWEEP_BATCH)) < SWEEP_BATCH) return;
  }

  /** Writes what is left; for the end of the process. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#writing;
    await this.write();
  }
}
