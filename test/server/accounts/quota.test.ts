import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Quota } from '../../../server/src/accounts/quota.js';
import { type Clock, dayOf, systemClock } from '../../../server/src/clock.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { TestClock, temporaryDirectory, testAccount } from '../harness.js';

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
    await expect.poll(async () => (await store.used('one', dayOf(Date.now()))).used).toBe(100);
  });

  it('counts what plans without limit use', async () => {
    const quota = newQuota();
    expect(await spendMany(quota, null, 500)).toBe(500);
    expect(takes).toBe(0);
    expect(await quota.used('one')).toBe(500);
    expect(await quota.isUsedUp('one', null)).toBe(false);
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
});
