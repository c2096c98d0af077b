/** Results that are kept: as fresh ones, for ten minutes, and swept. */
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freshAnswer, PreparedAnswer } from '../../../server/src/calculations/prepared-answer.js';
import { ResultCache } from '../../../server/src/calculations/result-cache.js';
import { dayOf, elapsed, systemClock } from '../../../server/src/clock.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { countUsed, TestClock, temporaryDirectory, testAccount } from '../harness.js';

const parts = {
  slug: 'a',
  calculatorUrl: 'https://calc.example/calculators/a',
  resultJson: '{"results":{},"explanation":"“ä”"}',
  inputsJson: '{"x":1}',
  spokenUnits: '',
  charge: 1,
};

/** Of what was kept with its result. */
const never = () => {
  throw new Error('This is not computed again.');
};

it('a prepared answer is the fresh one with `cached` and the time changed', () => {
  const prepared = new PreparedAnswer(parts, systemClock.monotonic());
  for (const now of [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_999, 1_700_000_000_000]) {
    const fresh = JSON.parse(freshAnswer(parts, now));
    expect(fresh).toMatchObject({ cached: false, timestamp: new Date(now).toISOString() });
    const bytes = prepared.at(now);
    // What the memory is bounded by: about the bytes, and no fewer.
    expect(prepared.size - bytes.length).toBeGreaterThanOrEqual(0);
    expect(prepared.size - bytes.length).toBeLessThan(200);
    expect(JSON.parse(bytes.toString('utf8'))).toEqual({ ...fresh, cached: true });
  }
});

it('expired results and old counters are swept, all of them, and the rest stays', async () => {
  const directory = temporaryDirectory();
  const store = openLmdbStore(directory);
  const clock = new TestClock();
  const cache = new ResultCache(store, clock, { cacheSeconds: 600, cacheEntries: 10 }, () => {});
  const today = dayOf(clock.now());
  await store.createAccount(testAccount('one'));
  for (const day of [today - 500, today - 401, today - 399, today]) await countUsed(store, 'one', day, 1);
  await Promise.all(Array.from({ length: 1200 }, (_, index) => cache.put(`old ${index}`, parts)));
  clock.advance(600_000);
  await cache.put('new', parts);
  clock.advance(1);
  await cache.sweep();
  expect(await cache.find('old 7', parts, never)).toBeUndefined();
  expect(elapsed(clock.monotonic(), (await cache.find('new', parts, never))!.expiresAt)).toBe(600_000 - 1);
  expect((await store.usage('one', 10)).map((one) => one.day)).toEqual([today, today - 399]);
  await cache.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

it('nothing is kept when CACHE_TTL_S is 0', async () => {
  const directory = temporaryDirectory();
  const store = openLmdbStore(directory);
  const cache = new ResultCache(store, new TestClock(), { cacheSeconds: 0, cacheEntries: 10 }, () => {});
  await cache.put('a', parts);
  expect(await cache.find('a', parts, never)).toBeUndefined();
  await cache.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});
