/** Counters of units used by account and day. */
import { createHash } from 'node:crypto';
import type { Database } from 'lmdb';
import { dayOf, endOfDay } from '../../clock.js';
import { type Account, LEASE_MARGIN, type QuotaStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';
import { Expiring } from './expiring.js';

/** [units used, leased until] */
type Counter = readonly [used: number, leasedUntil: number];

/** What an account used on a day before it was deleted; whose it was is told by nothing but a hash. */
interface UsedByDeleted {
  readonly used: number;
  /** The end of the day. */
  readonly expiresAt: number;
}

export interface Quotas {
  readonly methods: QuotaStore;
  /** Only inside a transaction, as the next. */
  accountCreated(account: Account): void;
  accountDeleted(account: Account): void;
}

/** Of an address and a day: what is kept of one day says nothing of another. */
function deletedName(email: string, day: number): string {
  return createHash('sha256').update(`${day}\n${email}`).digest('base64url');
}

/** @param accountExists Asked inside a transaction. */
export function lmdbQuota(environment: Environment, accountExists: (id: string) => boolean): Quotas {
  const counters: Database<Counter, [string, number]> = environment.database('counters');
  /** [day, account] to nothing: finds old counters. */
  const counterDays: Database<boolean, [number, string]> = environment.database('counter-days');

  const deleted = new Expiring<UsedByDeleted>(environment, {
    records: 'used-by-deleted',
    expiries: 'deleted-expiries',
  });

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
    sweepUsedByDeleted: (now, limit) => deleted.sweep(now, limit),
  };

  return {
    methods,
    accountCreated({ id, email, createdAt }) {
      const day = dayOf(createdAt);
      const before = deleted.remove(deletedName(email, day));
      if (before === undefined) return;
      counters.put([id, day], [before.used, 0]);
      counterDays.put([day, id], true);
    },
    accountDeleted({ id, email }) {
      const all = [...counters.getRange(rangeOf(id))];
      for (const { key } of all) {
        counters.remove(key);
        counterDays.remove([key[1], id]);
      }
      // That of an earlier day is swept like any other that has expired.
      const last = all.at(-1);
      if (last === undefined || last.value[0] === 0) return;
      const day = last.key[1];
      deleted.put(deletedName(email, day), { used: last.value[0], expiresAt: endOfDay(day) });
    },
  };
}
