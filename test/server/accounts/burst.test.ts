import { describe, expect, it } from 'vitest';
import { BurstLimit } from '../../../server/src/accounts/burst.js';

describe('BurstLimit', () => {
  it('lets a second’s worth through at once, then a steady rate', () => {
    const limit = new BurstLimit(10);
    const at = (now: number) => limit.take('a', now) === 0;
    expect(Array.from({ length: 12 }, () => at(0)).filter(Boolean)).toHaveLength(10);
    expect(limit.take('a', 0)).toBe(100);
    expect(at(99)).toBe(false);
    expect(at(100)).toBe(true);
    expect(at(100)).toBe(false);
    expect(Array.from({ length: 30 }, () => at(60_000)).filter(Boolean)).toHaveLength(10);
    expect(limit.take('b', 60_000)).toBe(0);
  });

  it('does not mind a clock that is set back', () => {
    const limit = new BurstLimit(2);
    limit.take('a', 5000);
    expect([limit.take('a', 1000), limit.take('a', 1000)].map((wait) => wait > 0)).toEqual([false, true]);
  });

  it('takes more for what costs more, but never more than there can be', () => {
    const limit = new BurstLimit(10);
    expect([limit.take('a', 0, 4), limit.take('a', 0, 4), limit.take('a', 0, 4)]).toEqual([0, 0, 200]);
    expect(limit.take('b', 0, 1000)).toBe(0);
    expect(limit.take('b', 0)).toBe(100);
  });

  it('takes what was used already, also what is not there, but never more than a second of it', () => {
    const limit = new BurstLimit(10);
    limit.charge('a', 0, 15);
    expect([limit.take('a', 0), limit.take('a', 599)]).toEqual([600, 1]);
    expect(limit.take('a', 600)).toBe(0);
    limit.charge('b', 0, 1e9);
    expect(limit.take('b', 0, 10)).toBe(2000);
  });

  it('is off at 0', () => {
    const limit = new BurstLimit(0);
    limit.charge('a', 0, 1000);
    expect(Array.from({ length: 1000 }, () => limit.take('a', 0)).every((wait) => wait === 0)).toBe(true);
  });
});
