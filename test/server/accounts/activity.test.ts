/** Counting of use by day, key and calculator. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Activity, type ActivityTarget } from '../../../server/src/accounts/activity.js';
import type { ActivityEntry } from '../../../server/src/store/store.js';
import { TestClock } from '../harness.js';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const DAY = Math.floor(NOON / 864e5);
const first = { accountId: 'a1', keyId: 'k1' };
const second = { accountId: 'a2', keyId: 'k2' };

describe('activity', () => {
  let batches: ActivityEntry[][];
  let fails: boolean;
  let errors: unknown[];
  let swept: [day: number, limit: number][];
  let leftToSweep: number;
  let activity: Activity;
  let clock: TestClock;

  beforeEach(() => {
    vi.useFakeTimers();
    batches = [];
    fails = false;
    errors = [];
    swept = [];
    leftToSweep = 0;
    clock = new TestClock(NOON);
    const store: ActivityTarget = {
      async addActivity(batch) {
        if (fails) throw new Error('down');
        batches.push(batch.map((one) => ({ ...one })));
      },
      async sweepActivity(day, limit) {
        swept.push([day, limit]);
        const removed = Math.min(limit, leftToSweep);
        leftToSweep -= removed;
        return removed;
      },
    };
    activity = new Activity(store, clock, (error) => errors.push(error));
  });
  afterEach(async () => {
    fails = false;
    await activity.close();
    vi.useRealTimers();
  });

  /** What the store has by now: account, day, key, calculator, count, last use. */
  const sums = () => {
    const counts = new Map<string, number>();
    for (const { accountId, day, keyId, slug, count } of batches.flat()) {
      const name = `${accountId} ${day - DAY} ${keyId} ${slug}`;
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return Object.fromEntries(counts);
  };

  it('adds up by key and calculator and writes a second later, in one batch', async () => {
    for (let index = 0; index < 5; index++) activity.count(first, 'bmi', NOON + index);
    activity.count(first, 'loan', NOON + 10);
    activity.count(second, 'bmi', NOON + 20);
    activity.count(first, 'bmi', NOON + 30);
    await vi.advanceTimersByTimeAsync(999);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([
      [
        { accountId: 'a1', keyId: 'k1', slug: 'bmi', day: DAY, count: 6, at: NOON + 30 },
        { accountId: 'a1', keyId: 'k1', slug: 'loan', day: DAY, count: 1, at: NOON + 10 },
        { accountId: 'a2', keyId: 'k2', slug: 'bmi', day: DAY, count: 1, at: NOON + 20 },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toHaveLength(1);
  });

  it('parts days at midnight UTC, also when the clock is set back', async () => {
    const midnight = (DAY + 1) * 864e5;
    for (const at of [midnight - 1, midnight, midnight + 1, midnight - 2]) activity.count(first, 'bmi', at);
    await activity.write();
    expect(sums()).toEqual({ 'a1 0 k1 bmi': 2, 'a1 1 k1 bmi': 2 });
  });

  it('counts the same key after the book of keys made a new object for it', async () => {
    activity.count({ ...first }, 'bmi', NOON);
    activity.count({ ...first }, 'bmi', NOON);
    await activity.write();
    expect(sums()).toEqual({ 'a1 0 k1 bmi': 2 });
  });

  it('keeps what the store does not take, and writes it once it does', async () => {
    fails = true;
    activity.count(first, 'bmi', NOON);
    await vi.advanceTimersByTimeAsync(1000);
    activity.count(first, 'bmi', NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(errors).toHaveLength(2);
    fails = false;
    activity.count(first, 'loan', NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sums()).toEqual({ 'a1 0 k1 bmi': 2, 'a1 0 k1 loan': 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches).toHaveLength(1);
  });

  it('writes early when much is waiting', async () => {
    for (let index = 0; index < 5000; index++) activity.count(first, `slug-${index}`, NOON);
    await vi.advanceTimersByTimeAsync(10);
    expect(batches.flat()).toHaveLength(5000);
    expect(batches.flat().every(({ count }) => count === 1)).toBe(true);
  });

  it('keeps a bounded number while the store is down, says what is missing, and goes on afterwards', async () => {
    fails = true;
    for (let index = 0; index < 25_000; index++) activity.count(first, `slug-${index}`, NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(errors.map(String).filter((text) => text.includes('5000 calculations are missing'))).toHaveLength(1);
    fails = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches.flat()).toHaveLength(20_000);
    activity.count(first, 'later', NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches.flat()).toHaveLength(20_001);
  });

  it('writes what is left at the end', async () => {
    activity.count(first, 'bmi', NOON);
    await activity.close();
    expect(sums()).toEqual({ 'a1 0 k1 bmi': 1 });
  });

  it('sweeps all days that are older than ninety, in batches', async () => {
    leftToSweep = 1200;
    await activity.sweep();
    expect(leftToSweep).toBe(0);
    expect(swept).toEqual(Array.from({ length: 3 }, () => [DAY - 89, 500]));
    clock.advance(864e5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(swept.at(-1)).toEqual([DAY - 88, 500]);
  });
});
