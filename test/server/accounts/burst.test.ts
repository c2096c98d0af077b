/** The limit of requests a second. */
import { describe, expect, it } from 'vitest';
import { BurstLimit } from '../../../server/src/accounts/burst.js';
import { later } from '../../../server/src/clock.js';
import { TestClock } from '../harness.js';

const start = new TestClock().monotonic();
/** So many milliseconds later. */
const at = (milliseconds: number) => later(start, milliseconds);

describe('BurstLimit', () => {
  it('lets a second’s worth through at once, then a steady rate', () => {
    const limit = new BurstLimit(10);
    const passes = (milliseconds: number) => limit.take('a', at(milliseconds)) === 0;
    expect(Array.from({ length: 12 }, () => passes(0)).filter(Boolean)).toHaveLength(10);
    expect(limit.take('a', at(0))).toBe(100);
    expect(passes(99)).toBe(false);
    expect(passes(100)).toBe(true);
    expect(passes(100)).toBe(false);
    expect(Array.from({ length: 30 }, () => passes(60_000)).filter(Boolean)).toHaveLength(10);
    expect(limit.take('b', at(60_000))).toBe(0);
  });

  it('does not mind readings that come in another order', () => {
    const limit = new BurstLimit(2);
    limit.take('a', at(5000));
    expect([limit.take('a', at(1000)), limit.take('a', at(1000))].map((wait) => wait > 0)).toEqual([false, true]);
  });

  it('takes more for what costs more, but never more than there can be', () => {
    const limit = new BurstLimit(10);
    expect([limit.take('a', at(0), 4), limit.take('a', at(0), 4), limit.take('a', at(0), 4)]).toEqual([0, 0, 200]);
    expect(limit.take('b', at(0), 1000)).toBe(0);
    expect(limit.take('b', at(0))).toBe(100);
  });

  it('takes what was used already, also what is not there, but never more than a second of it', () => {
    const limit = new BurstLimit(10);
    limit.charge('a', at(0), 15);
    expect([limit.take('a', at(0)), limit.take('a', at(599))]).toEqual([600, 1]);
    expect(limit.take('a', at(600))).toBe(0);
    limit.charge('b', at(0), 1e9);
    expect(limit.take('b', at(0), 10)).toBe(2000);
  });

  it('tells others once what was taken, and hears of them without telling it on', () => {
    const [here, there] = [new BurstLimit(500, true), new BurstLimit(500, true)];
    const takeAll = (limit: BurstLimit, now: number) => {
      let count = 0;
      while (limit.take('a', at(now)) === 0) count++;
      return count;
    };
    for (let index = 0; index < 4; index++) here.take('a', at(0));
    expect(here.taken()).toEqual([]);
    here.take('a', at(0));
    here.charge('b', at(0), 7);
    expect(here.taken()).toEqual([
      ['a', 5],
      ['b', 7],
    ]);
    expect(here.taken()).toEqual([]);
    // In two processes that tell each other every 100 ms, a limit of 500 a second.
    let answered = 0;
    for (let now = 0; now < 10_000; now += 100) {
      const both = [here, there].map((limit) => takeAll(limit, now));
      answered += both[0]! + both[1]!;
      const told = [here.taken(), there.taken()];
      here.hear(told[1]!, at(now));
      there.hear(told[0]!, at(now));
    }
    expect([answered > 0.95 * 5500, answered < 1.1 * 5500]).toEqual([true, true]);
    expect(new BurstLimit(500).taken()).toEqual([]);
  });

  it('is off at 0', () => {
    const limit = new BurstLimit(0);
    limit.charge('a', at(0), 1000);
    expect(Array.from({ length: 1000 }, () => limit.take('a', at(0))).every((wait) => wait === 0)).toBe(true);
  });
});
