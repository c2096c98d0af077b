/** The results that a process computed: the latest are there, as they were put, and the oldest go. */
import { expect, it } from 'vitest';
import { ComputedResults } from '../../../server/src/calculations/computed-results.js';
import { resultKey } from '../../../server/src/calculations/result-cache.js';
import { systemClock } from '../../../server/src/clock.js';

const keyOf = (index: number) => resultKey('a', '1', String(index));
const expiresAt = systemClock.monotonic();

it('has the latest half of what it may hold, whole', () => {
  const computed = new ComputedResults(1000, 1e9);
  for (let index = 0; index < 5000; index++) computed.add(keyOf(index), `“ä” ${index}`, expiresAt);
  for (let index = 4500; index < 5000; index++)
    expect(computed.find(keyOf(index))).toEqual({ json: `“ä” ${index}`, expiresAt });
  for (let index = 0; index < 4000; index++) expect(computed.find(keyOf(index))).toBeUndefined();
});

it('has the one that was put last, and none that was never put', () => {
  const computed = new ComputedResults(1000, 1e9);
  computed.add('key', 'first', expiresAt);
  computed.add('key', 'second', expiresAt);
  expect(computed.find('key')?.json).toBe('second');
  expect(computed.find('other')).toBeUndefined();
});

it('keeps within its bytes, also of results that are longer than what it writes them to', () => {
  const computed = new ComputedResults(1e9, 8 * 1024 * 1024);
  const long = 'x'.repeat(400_000);
  for (let index = 0; index < 100; index++) computed.add(keyOf(index), index + long, expiresAt);
  expect(computed.find(keyOf(99))?.json).toBe(99 + long);
  expect(computed.find(keyOf(80))).toBeUndefined();
});
