/** What the guard of CI takes for a regression, and where its baseline comes from. */
import { describe, expect, it, vi } from 'vitest';
import { baselineOf, findRegressions, guard } from '../../../benchmarks/harness/guard.js';
import type { Measurement } from '../../../benchmarks/harness/measurement.js';

function ratio(value: number, changes: Partial<Measurement> = {}): Measurement {
  return { id: 'a', title: 'A', value, unit: '×', better: 'higher', margin: 0.2, detail: '', ...changes };
}

describe('findRegressions', () => {
  it.each([
    { name: 'as fast as the baseline', measurement: ratio(1), says: undefined },
    { name: 'within the margin', measurement: ratio(0.81), says: undefined },
    { name: 'faster', measurement: ratio(3), says: undefined },
    { name: 'beyond the margin', measurement: ratio(0.79), says: 'a: 0.790 is 21 % behind the baseline 1.00' },
    { name: 'lower is better, beyond', measurement: ratio(1.3, { better: 'lower' }), says: 'is 30 % behind' },
    { name: 'lower is better, within', measurement: ratio(0.5, { better: 'lower' }), says: undefined },
    { name: 'not a number', measurement: ratio(Number.NaN), says: 'behind the baseline' },
  ])('$name', ({ measurement, says }) => {
    const regressions = findRegressions([measurement], { a: 1 });
    expect(regressions).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
  });

  it('reports a ratio without a baseline and a baseline without a ratio', () => {
    expect(findRegressions([ratio(1)], { b: 1 })).toEqual([
      expect.stringContaining('a: not in the baseline; run "npm run bench -- --update"'),
      'b: in the baseline, but not measured.',
    ]);
  });
});

describe('baselineOf', () => {
  it('holds ratios and leaves out what depends on the machine', () => {
    const seconds = ratio(12, { id: 'b', unit: 's', margin: undefined });
    expect(baselineOf([ratio(0.123456), seconds])).toEqual({ a: 0.1235 });
  });
});

describe('guard', () => {
  function suite(...values: number[]) {
    return vi.fn(async () => [ratio(values.shift()!)]);
  }

  it('passes at once when nothing fell behind', async () => {
    const measure = suite(1);
    expect((await guard([measure], { a: 1 })).regressions).toEqual([]);
    expect(measure).toHaveBeenCalledTimes(1);
  });

  it('passes when only the first measurement was disturbed, and measures no other suite again', async () => {
    const other = vi.fn(async () => [ratio(1, { id: 'b' })]);
    const { measurements, regressions } = await guard([suite(0.5, 0.95), other], { a: 1, b: 1 });
    expect(measurements).toEqual([ratio(0.95), ratio(1, { id: 'b' })]);
    expect(regressions).toEqual([]);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('fails when every measurement fell behind, with the best of them', async () => {
    const { regressions } = await guard([suite(0.6, 0.5, 0.55)], { a: 1 });
    expect(regressions).toEqual([expect.stringContaining('a: 0.600 is 40 % behind')]);
  });

  it('fails when a ratio is not a number every time, not when once', async () => {
    expect((await guard([suite(Number.NaN, Number.NaN, Number.NaN)], { a: 1 })).regressions).toHaveLength(1);
    expect((await guard([suite(Number.NaN, 1)], { a: 1 })).regressions).toEqual([]);
    expect((await guard([suite(0.5, Number.NaN, Number.NaN)], { a: 1 })).regressions).toHaveLength(1);
  });
});
