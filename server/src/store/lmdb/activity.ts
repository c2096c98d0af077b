/** Which key calculated what on which day, and when each key was used last. */
import type { Database } from 'lmdb';
import type { ActivityRow, ActivityStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';

type RowKey = [accountId: string, day: number, keyId: string, slug: string];

export interface Activity {
  readonly methods: ActivityStore;
  /** Only inside a transaction. */
  removeOf(accountId: string): void;
}

/** @param accountExists Asked inside a transaction. */
export function lmdbActivity(environment: Environment, accountExists: (id: string) => boolean): Activity {
  const counts: Database<number, RowKey> = environment.database('activity');
  /** [day, account] to nothing: finds old rows. */
  const days: Database<boolean, [number, string]> = environment.database('activity-days');
  /** [account, key id] to a time. */
  const lastUsed: Database<number, [string, string]> = environment.database('key-last-used');

  const rowsOfDay = (accountId: string, day: number) => ({
    start: [accountId, day] as never,
    end: [accountId, day + 1] as never,
  });

  const methods: ActivityStore = {
    addActivity: (batch) =>
      environment.transaction(() => {
        for (const { accountId, day, keyId, slug, count, at } of batch) {
          if (!accountExists(accountId)) continue;
          const key: RowKey = [accountId, day, keyId, slug];
          counts.put(key, (counts.get(key) ?? 0) + count);
          if (!days.doesExist([day, accountId])) days.put([day, accountId], true);
          if ((lastUsed.get([accountId, keyId]) ?? 0) < at) lastUsed.put([accountId, keyId], at);
        }
      }),

    async activity(accountId, sinceDay, untilDay) {
      const rows: ActivityRow[] = [];
      const end = untilDay === undefined ? rangeOf(accountId).end : ([accountId, untilDay] as never);
      const range = { start: [accountId, sinceDay] as never, end };
      for (const { key, value } of counts.getRange(range))
        rows.push({ day: key[1], keyId: key[2], slug: key[3], count: value });
      return rows;
    },

    async keyLastUsed(accountId) {
      const times = new Map<string, number>();
      for (const { key, value } of lastUsed.getRange(rangeOf(accountId))) times.set(key[1], value);
      return times;
    },

    sweepActivity: (day, limit) =>
      environment.transaction(() => {
        let removed = 0;
        for (const entry of [...days.getKeys({ end: [day] as never, limit })]) {
          const [oldDay, accountId] = entry;
          // One more than may go, to see whether that is all of them.
          const rows = [...counts.getKeys({ ...rowsOfDay(accountId, oldDay), limit: limit - removed + 1 })];
          const going = rows.slice(0, limit - removed);
          for (const row of going) counts.remove(row);
          removed += going.length;
          if (going.length < rows.length) break;
          days.remove(entry);
        }
        return removed;
      }),
  };

  return {
    methods,
    removeOf(accountId) {
      for (const key of [...counts.getKeys(rangeOf(accountId))]) {
        counts.remove(key);
        days.remove([key[1], accountId]);
      }
      for (const key of [...lastUsed.getKeys(rangeOf(accountId))]) lastUsed.remove(key);
    },
  };
}
