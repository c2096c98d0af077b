/** What an account used, put together from the exact counts of the quota and the statistics by key and calculator. */
import { ACTIVITY_DAYS } from '../../accounts/activity.js';
import { dayOf } from '../../clock.js';
import type { Services } from '../../services.js';
import type { ActivityRow } from '../../store/store.js';

export interface DayCount {
  readonly day: number;
  readonly count: number;
}

export interface Share {
  /** A key's id, or a calculator's slug. */
  readonly name: string;
  readonly count: number;
}

export interface Figures {
  /** Every day up to today, the earliest first. */
  readonly days: readonly DayCount[];
  readonly total: number;
  readonly rows: readonly ActivityRow[];
}

/** Use in the last `count` days, today included. */
export async function figuresOf(
  services: Pick<Services, 'store' | 'activity' | 'clock'>,
  accountId: string,
  count = ACTIVITY_DAYS,
): Promise<Figures> {
  // So that what this process counted a moment ago is in.
  await services.activity.write();
  const today = dayOf(services.clock.now());
  const first = today - count + 1;
  const [used, rows] = await Promise.all([
    services.store.usage(accountId, count),
    services.store.activity(accountId, first),
  ]);
  const byDay = new Map(used.map((one) => [one.day, one.used]));
  const days = Array.from({ length: count }, (_, index) => ({
    day: first + index,
    count: byDay.get(first + index) ?? 0,
  }));
  return { days, total: days.reduce((sum, one) => sum + one.count, 0), rows };
}

/** Sums of rows by what `name` says of each, the largest first. */
export function sharesOf(rows: readonly ActivityRow[], name: (row: ActivityRow) => string): readonly Share[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(name(row), (counts.get(name(row)) ?? 0) + row.count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
