/**
 * What an account used: the exact counts of the quota by day, and the statistics by key and calculator. A busy account has
 * hundreds of thousands of rows of those, so they are read in slices between which other requests are answered.
 */
import { setImmediate as otherRequests } from 'node:timers/promises';
import { dayOf } from '../../clock.js';
import type { Services } from '../../services.js';
import type { ActivityRow } from '../../store/store.js';

export interface DayCount {
  readonly day: number;
  readonly count: number;
}

/** Every day up to today, the earliest first. */
export interface DayFigures {
  readonly days: readonly DayCount[];
  readonly total: number;
  /** Of today. */
  readonly used: number;
}

export interface Share {
  /** A key's id, or a calculator's slug. */
  readonly name: string;
  readonly count: number;
}

/** The largest first. */
export interface Shares {
  readonly byKey: readonly Share[];
  readonly byCalculator: readonly Share[];
}

const SLICE_DAYS = 2;

/** Use in the last `count` days, today included. */
export async function dayFigures(
  { store, clock, quota }: Pick<Services, 'store' | 'clock' | 'quota'>,
  accountId: string,
  count: number,
): Promise<DayFigures> {
  // First: units that are only leased are back in the store after that.
  const used = await quota.used(accountId);
  const first = dayOf(clock.now()) - count + 1;
  const byDay = new Map((await store.usage(accountId, count)).map(({ day, used }) => [day, used]));
  const days = Array.from({ length: count }, (_, index) => ({
    day: first + index,
    count: byDay.get(first + index) ?? 0,
  }));
  return { days, used, total: days.reduce((sum, one) => sum + one.count, 0) };
}

/** The rows of the last `count` days, today included, in slices by day. */
export async function* activitySlices(
  { store, activity, clock }: Pick<Services, 'store' | 'activity' | 'clock'>,
  accountId: string,
  count: number,
): AsyncGenerator<readonly ActivityRow[]> {
  // So that what this process counted a moment ago is in.
  await activity.write();
  const today = dayOf(clock.now());
  for (let day = today - count + 1; day <= today; day += SLICE_DAYS) {
    yield await store.activity(accountId, day, day + SLICE_DAYS);
    await otherRequests();
  }
}

/** Sums of rows by key and by calculator. */
export async function sharesOf(slices: AsyncIterable<readonly ActivityRow[]>): Promise<Shares> {
  const keys = new Map<string, number>();
  const calculators = new Map<string, number>();
  for await (const rows of slices) {
    for (const { keyId, slug, count } of rows) {
      keys.set(keyId, (keys.get(keyId) ?? 0) + count);
      calculators.set(slug, (calculators.get(slug) ?? 0) + count);
    }
  }
  return { byKey: largestFirst(keys), byCalculator: largestFirst(calculators) };
}

function largestFirst(counts: ReadonlyMap<string, number>): readonly Share[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
