/** Daily quotas by leases: never more than the plan. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AbandonedLeases } from '../../../server/src/accounts/abandoned-leases.js';
import { LARGEST_LEASE, Quota } from '../../../server/src/accounts/quota.js';
import { Settlements } from '../../../server/src/accounts/settlements.js';
import { type Clock, DAY_MS, dayOf, HOUR_MS, systemClock } from '../../../server/src/clock.js';
import { StoreUnavailable } from '../../../server/src/store/guard.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { TestClock, temporaryDirectory, testAccount } from '../harness.js';

const FAKED = { toFake: ['setTimeout', 'clearTimeout'] as ('setTimeout' | 'clearTimeout')[] };
const fail = (error: unknown) => {
  throw error;
};

describe('Quota', () => {
  let directory: string;
  let store: Store;
  let takes: number;

  beforeEach(async () => {
    directory = temporaryDirectory();
    store = openLmdbStore(directory);
    await store.createAccount(testAccount('one'));
    takes = 0;
    const take = store.take.bind(store);
    store.take = (request) => {
      takes++;
      return take(request);
    };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(open.splice(0).map((quota) => quota.close()));
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const open: Quota[] = [];
  function newQuota(clock: Clock = systemClock): Quota {
    const quota = new Quota(store, clock, fail);
    open.push(quota);
    return quota;
  }

  async function spendMany(quota: Quota, limit: number | null, times: number): Promise<number> {
    const spent = await Promise.all(Array.from({ length: times }, () => quota.spend('one', limit)));
    return spent.filter((one) => one.granted).length;
  }

  it.each([1, 99, 100, 1000, 2500])('lets exactly %i through, and remembers it', async (limit) => {
    const quota = newQuota();
    expect(await spendMany(quota, limit, limit + 50)).toBe(limit);
    expect(await quota.isUsedUp('one', limit)).toBe(true);
    expect(await quota.used('one')).toBe(limit);
  });

  it('asks the store for all that wait at once', async () => {
    expect(await spendMany(newQuota(), 500, 2000)).toBe(500);
    expect(takes).toBeLessThan(10);
  });

  it.each([1, 99, 1000, 5000, null])('spends several units at once, all or none, of %s', async (limit) => {
    const quota = newQuota();
    const asked = Array.from({ length: 30 }, (_, index) => 1 + ((7 * index) % 10));
    const spent = await Promise.all(asked.map((units) => quota.spend('one', limit, units)));
    const granted = asked.reduce((sum, units, index) => sum + (spent[index]!.granted ? units : 0), 0);
    const all = asked.reduce((sum, units) => sum + units);
    if (limit === null || limit >= all) expect(granted).toBe(all);
    else expect(granted).toBeLessThanOrEqual(limit);
    // What is too little for one is there for others.
    if (limit !== null) while ((await quota.spend('one', limit)).granted);
    expect(await quota.used('one')).toBe(limit ?? all);
  });

  it('counts down one by one', async () => {
    const quota = newQuota(new TestClock());
    const used: number[] = [];
    for (let index = 0; index < 40; index++) used.push((await quota.spend('one', 5000)).used);
    expect(used).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('counts on where a lease ended and its timer has not put it back yet', async () => {
    const clock = new TestClock();
    const quota = newQuota(clock);
    const used: number[] = [];
    for (let index = 0; index < 40; index++) {
      if (index % 7 === 6) clock.advance(100);
      used.push((await quota.spend('one', 5000)).used);
    }
    expect(used).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('asks the store seldom for a busy account with a large plan, always for a small plan', async () => {
    const quota = newQuota(new TestClock());
    expect(await spendMany(quota, 100_000, 1)).toBe(1);
    for (let index = 0; index < 2000; index++) await quota.spend('one', 100_000);
    expect(takes).toBeLessThan(40);
    takes = 0;
    for (let index = 0; index < 50; index++) await quota.spend('two', 100);
    expect(takes).toBe(50);
  });

  it('gives back what it did not spend, at the latest when its lease ends', async () => {
    const quota = newQuota();
    for (let index = 0; index < 100; index++) await quota.spend('one', 100_000);
    await expect.poll(() => store.used('one', dayOf(Date.now()))).toEqual({ used: 100, leases: [] });
  });

  it('counts what plans without limit use', async () => {
    const quota = newQuota();
    expect(await spendMany(quota, null, 500)).toBe(500);
    expect(takes).toBe(0);
    expect(await quota.used('one')).toBe(500);
    expect(await quota.isUsedUp('one', null)).toBe(false);
  });

  it('says at once what was spent here of a plan without limit, and a moment later what was elsewhere', async () => {
    const [quota, other] = [newQuota(), newQuota()];
    for (let count = 1; count <= 300; count++) {
      await quota.spend('one', null);
      if (count % 50 === 0) expect(await quota.used('one')).toBe(count);
    }
    await expect.poll(() => other.used('one')).toBe(300);
  });

  it('says what was spent elsewhere of a plan with a limit, also while that goes on', async () => {
    const [quota, other] = [newQuota(), newQuota()];
    for (let count = 1; count <= 60; count++) {
      await quota.spend('one', 100_000);
      if (count % 20 === 0) expect(await other.used('one')).toBe(count);
    }
    let ends = false;
    let spent = 60;
    const spending = (async () => {
      for (; !ends; spent++) await quota.spend('one', 100_000);
    })();
    for (let look = 0; look < 5; look++) {
      const before = spent;
      const used = await other.used('one');
      expect([used >= before, used <= spent + 1]).toEqual([true, true]);
    }
    ends = true;
    await spending;
  });

  it('keeps count when the plan changes in the middle', async () => {
    const quota = newQuota();
    await spendMany(quota, null, 30);
    expect(await spendMany(quota, 100, 100)).toBe(70);
    expect(await spendMany(quota, 5000, 10)).toBe(10);
    await spendMany(quota, null, 5);
    expect(await quota.used('one')).toBe(115);
  });

  it('starts anew at 00:00 UTC', async () => {
    const clock = new TestClock(Date.parse('2026-03-10T23:59:59.990Z'));
    const quota = newQuota(clock);
    expect(await spendMany(quota, 3, 5)).toBe(3);
    clock.advance(20);
    expect(await spendMany(quota, 3, 5)).toBe(3);
    expect(await quota.used('one')).toBe(3);
  });

  describe('when a process ends without a word', () => {
    /** Its timers never come, nor does it end in order. */
    async function dyingQuota(clock: Clock): Promise<Quota> {
      vi.useFakeTimers(FAKED);
      const quota = new Quota(store, clock, fail);
      await quota.spend('one', null);
      await quota.used('one');
      return quota;
    }
    const usedNow = async (clock: Clock) => (await store.used('one', dayOf(clock.now()))).used;
    const watch = (clock: Clock) => {
      const abandoned = new AbandonedLeases(store, clock, fail);
      abandoned.close();
      return abandoned;
    };

    it('what it held comes back after ten seconds, spent or not, and not before', async () => {
      const clock = new TestClock();
      const dying = await dyingQuota(clock);
      for (let index = 0; index < 100; index++) await dying.spend('one', 10_000);
      vi.useRealTimers();
      const [lease] = await store.leases();
      // All else it told of when it asked for more.
      const told = (await usedNow(clock)) - lease!.units;
      expect([told > 1, told < 101, told + lease!.units >= 101]).toEqual([true, true, true]);
      const abandoned = watch(clock);
      await abandoned.look();
      for (const step of [HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS, 9999]) {
        if (step === 9999) clock.advance(step);
        else clock.step(step);
        await abandoned.look();
        expect(await store.leases()).toHaveLength(1);
      }
      clock.advance(1);
      await abandoned.look();
      expect([await store.leases(), await usedNow(clock)]).toEqual([[], told]);
      expect(await newQuota(clock).used('one')).toBe(told);
    });

    it('the account has its plan’s number all the same, and who asks before is told to come again', async () => {
      const clock = new TestClock();
      const dying = await dyingQuota(clock);
      for (let index = 0; index < 30; index++) await dying.spend('one', 100);
      vi.useRealTimers();
      const quota = newQuota(clock);
      // It told of each unit when it asked for the next.
      expect(await spendMany(quota, 100, 80)).toBe(100 - 1 - 30);
      expect(await quota.spend('one', 100)).toEqual({ granted: false, used: 100, returns: true });
      const abandoned = watch(clock);
      await abandoned.look();
      clock.advance(10_000);
      await abandoned.look();
      expect(await spendMany(quota, 100, 5)).toBe(1);
      expect(await quota.spend('one', 100)).toEqual({ granted: false, used: 100, returns: false });
    });

    it('of a plan without limit no more is missing than is held of others', async () => {
      const clock = new TestClock();
      const dying = await dyingQuota(clock);
      for (let index = 0; index < 10 * LARGEST_LEASE; index++) await dying.spend('one', null);
      vi.useRealTimers();
      await expect.poll(() => usedNow(clock)).toBeGreaterThan(9 * LARGEST_LEASE);
    });
  });

  it('does not wait without end for a store that leases units too late', async () => {
    const clock = new TestClock();
    const quota = newQuota(clock);
    const take = store.take.bind(store);
    store.take = async (request) => {
      const taken = await take(request);
      clock.advance(6000);
      return taken;
    };
    await expect(quota.spend('one', 10_000)).rejects.toThrow(StoreUnavailable);
  });

  it('keeps what was spent where the store is closed already', async () => {
    const errors: unknown[] = [];
    const closed = {
      settle() {
        throw new Error('closed');
      },
    };
    const settlements = new Settlements(closed, (error) => errors.push(error));
    settlements.settle({ accountId: 'one', day: 1, lease: 'a', spent: 1 });
    await settlements.close();
    expect(errors).not.toEqual([]);
  });

  it('spends nothing that others may have taken back, after it stood still for long', async () => {
    const clock = new TestClock();
    const quota = newQuota(clock);
    for (let index = 0; index < 25; index++) await quota.spend('one', 10_000);
    const held = (later: number) => {
      clock.advance(later);
      return quota.spendHeld('one', 10_000, clock.now(), clock.monotonic());
    };
    expect(held(0)).toBe(26);
    expect(held(5000)).toBe(0);
    expect(await quota.spend('one', 10_000)).toEqual({ granted: true, used: 27 });
    expect(await quota.used('one')).toBe(27);
  });

  it('loses no count where the store takes none for a while, and says so once each time it tried', async () => {
    const errors: unknown[] = [];
    let isDown = false;
    const { settle } = store;
    store.settle = (settlement) => (isDown ? Promise.reject(new Error('full')) : settle(settlement));
    const quota = new Quota(store, systemClock, (error) => errors.push(error));
    open.push(quota);
    await store.createAccount(testAccount('two'));
    vi.useFakeTimers(FAKED);
    await quota.spend('two', 10_000);
    isDown = true;
    for (let count = 0; count < 10; count++) {
      expect((await quota.spend('one', null)).granted).toBe(true);
      await quota.used('one');
    }
    await quota.used('two');
    expect(errors).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(errors).toHaveLength(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    const usedOf = async (account: string) => (await store.used(account, dayOf(Date.now()))).used;
    await expect.poll(async () => [await usedOf('one'), await usedOf('two')]).toEqual([10, 1]);
    expect(await store.leases()).toEqual([]);
  });
});
