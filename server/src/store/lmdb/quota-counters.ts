/** Counters of units used by account and day. */
import { createHash } from 'node:crypto';
import type { Database } from 'lmdb';
import { dayOf, endOfDay } from '../../clock.js';
import { deletedName } from '../deleted-name.js';
import { type Account, LEASE_MARGIN, type Lease, type QuotaStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';
import { Expiring } from './expiring.js';

type DayKey = [accountId: string, day: number];
type LeaseKey = [accountId: string, day: number, lease: string];

/** Units used, leases included; at first it was the first of two numbers. */
export type Counter = number | readonly [used: number, leasedUntil: number];

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

/** As an earlier version named them: those of the day on which a service is updated. */
function earlierName(email: string, day: number): string {
  return createHash('sha256').update(`${day}\n${email}`).digest('base64url');
}

export function usedOf(counter: Counter | undefined): number {
  return typeof counter === 'number' ? counter : (counter?.[0] ?? 0);
}

/** @param accountExists Asked inside a transaction. */
export function lmdbQuota(environment: Environment, accountExists: (id: string) => boolean): Quotas {
  const counters: Database<Counter, DayKey> = environment.database('counters');
  const leases: Database<number, LeaseKey> = environment.database('leases');
  /** [day, account] to nothing: finds old counters. */
  const counterDays: Database<boolean, [number, string]> = environment.database('counter-days');

  const deleted = new Expiring<UsedByDeleted>(environment, {
    records: 'used-by-deleted',
    expiries: 'deleted-expiries',
  });

  function setUsed(key: DayKey, used: number): void {
    const before = counters.get(key);
    if (usedOf(before) === used) return;
    if (before === undefined) counterDays.put([key[1], key[0]], true);
    counters.put(key, Math.max(0, used));
  }

  function leasesOf(accountId: string, day: number): Pick<Lease, 'id' | 'units'>[] {
    const range = { start: [accountId, day] as never, end: [accountId, day + 1] as never };
    return [...leases.getRange(range)].map(({ key, value }) => ({ id: key[2], units: value }));
  }

  const methods: QuotaStore = {
    take: ({ accountId, day, limit, wanted, spare, lease, spent }) =>
      environment.transaction(() => {
        // Deleted since its key was looked at: nothing of it is left, nor comes back.
        if (!accountExists(accountId)) return { granted: wanted, used: wanted, leased: 0 };
        const key: DayKey = [accountId, day];
        const leaseKey: LeaseKey = [accountId, day, lease];
        const held = leases.get(leaseKey) ?? 0;
        const before = usedOf(counters.get(key)) + Math.max(0, spent - held);
        const left = Math.max(0, limit - before);
        const granted = Math.min(wanted, left) + (left >= (wanted + spare) * LEASE_MARGIN ? spare : 0);
        const units = Math.max(0, held - spent) + granted;
        setUsed(key, before + granted);
        if (units > 0) leases.put(leaseKey, units);
        else if (held > 0) leases.remove(leaseKey);
        const leased = granted > 0 ? 0 : leasesOf(accountId, day).reduce((sum, one) => sum + one.units, 0);
        return { granted, used: before + granted, leased };
      }),

    settle: ({ accountId, day, lease, spent }) =>
      environment.transaction(() => {
        if (!accountExists(accountId)) return;
        const key: DayKey = [accountId, day];
        const leaseKey: LeaseKey = [accountId, day, lease];
        const held = leases.get(leaseKey) ?? 0;
        setUsed(key, usedOf(counters.get(key)) + spent - held);
        if (held > 0) leases.remove(leaseKey);
      }),

    async used(accountId, day) {
      return { used: usedOf(counters.get([accountId, day])), leases: leasesOf(accountId, day) };
    },

    async leases() {
      return [...leases.getRange()].map(({ key: [accountId, day, id], value }) => ({
        accountId,
        day,
        id,
        units: value,
      }));
    },

    reclaim: (abandoned) =>
      environment.transaction(() => {
        for (const { accountId, day, id } of abandoned) {
          const held = leases.get([accountId, day, id]);
          if (held === undefined) continue;
          const key: DayKey = [accountId, day];
          setUsed(key, usedOf(counters.get(key)) - held);
          leases.remove([accountId, day, id]);
        }
      }),

    async usage(accountId, days) {
      const { start, end } = rangeOf(accountId);
      const usage: { day: number; used: number }[] = [];
      for (const { key, value } of counters.getRange({ start: end, end: start, reverse: true, limit: days }))
        usage.push({ day: key[1], used: usedOf(value) });
      return usage;
    },

    async sweepUsage(day, limit) {
      const old = [...counterDays.getKeys({ end: [day] as never, limit })];
      if (old.length === 0) return 0;
      await environment.transaction(() => {
        for (const entry of old) {
          counterDays.remove(entry);
          counters.remove([entry[1], entry[0]]);
          for (const { id } of leasesOf(entry[1], entry[0])) leases.remove([entry[1], entry[0], id]);
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
      const before = deleted.remove(deletedName(email, day)) ?? deleted.remove(earlierName(email, day));
      if (before === undefined) return;
      setUsed([id, day], before.used);
    },
    accountDeleted({ id, email }) {
      for (const key of [...leases.getKeys(rangeOf(id))]) leases.remove(key);
      const all = [...counters.getRange(rangeOf(id))];
      for (const { key } of all) {
        counters.remove(key);
        counterDays.remove([key[1], id]);
      }
      // That of an earlier day is swept like any other that has expired.
      const last = all.at(-1);
      const used = usedOf(last?.value);
      if (last === undefined || used === 0) return;
      const day = last.key[1];
      // Leases included: otherwise an account could be left just before it is told what was spent of it.
      deleted.put(deletedName(email, day), { used, expiresAt: endOfDay(day) });
    },
  };
}
