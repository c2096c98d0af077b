/** Counters of units used by account and day. */
import type { Database } from 'lmdb';
import { LEASE_MARGIN, type QuotaStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';

/** [units used, leased until] */
type Counter = readonly [used: number, leasedUntil: number];

export interface Quotas {
  readonly methods: QuotaStore;
  /** Only inside a transaction. */
  removeOf(accountId: string): void;
}

/** @param accountExists Asked inside a transaction. */
export function lmdbQuota(environment: Environment, accountExists: (id: string) => boolean): Quotas {
  const counters: Database<Counter, [string, number]> = environment.database('counters');
  /** [day, account] to nothing: finds old counters. */
  const counterDays: Database<boolean, [number, string]> = environment.database('counter-days');

  const methods: QuotaStore = {
    take: ({ accountId, day, limit, count, now, leaseUntil }) =>
      environment.transaction(() => {
        const key: [string, number] = [accountId, day];
        const [used, leasedUntil] = counters.get(key) ?? [0, 0];
        const left = limit === null ? Number.POSITIVE_INFINITY : limit - used;
        if (left < 1) return { granted: 0, used, retryAt: leasedUntil > now ? leasedUntil : 0 };
        // Deleted since its key was looked at: nothing of it is left, nor comes back.
        if (!accountExists(accountId)) return { granted: 1, used: used + 1, retryAt: 0 };
        const granted = left >= count * LEASE_MARGIN ? count : 1;
        if (used === 0) counterDays.put([day, accountId], true);
        counters.put(key, [used + granted, granted > 1 ? Math.max(leasedUntil, leaseUntil) : leasedUntil]);
        return { granted, used: used + granted, retryAt: 0 };
      }),

    giveBack: (accountId, day, count) =>
      environment.transaction(() => {
        const key: [string, number] = [accountId, day];
        const counter = counters.get(key);
        if (!accountExists(accountId)) return;
        const [used, leasedUntil] = counter ?? [0, 0];
        if (used === 0) counterDays.put([day, accountId], true);
        counters.put(key, [Math.max(0, used - count), leasedUntil]);
      }),

    async used(accountId, day) {
      const [used, leasedUntil] = counters.get([accountId, day]) ?? [0, 0];
      return { used, leasedUntil };
    },

    async usage(accountId, days) {
      const { start, end } = rangeOf(accountId);
      const usage: { day: number; used: number }[] = [];
      for (const { key, value } of counters.getRange({ start: end, end: start, reverse: true, limit: days }))
        usage.push({ day: key[1], used: value[0] });
      return usage;
    },

    async sweepUsage(day, limit) {
      const old = [...counterDays.getKeys({ end: [day] as never, limit })];
      if (old.length === 0) return 0;
      await environment.transaction(() => {
        for (const entry of old) {
          counterDays.remove(entry);
          counters.remove([entry[1], entry[0]]);
        }
      });
      return old.length;
    },
  };

  return {
    methods,
    removeOf(accountId) {
      for (const key of [...counters.getKeys(rangeOf(accountId))]) {
        counters.remove(key);
        counterDays.remove([key[1], accountId]);
      }
    },
  };
}
