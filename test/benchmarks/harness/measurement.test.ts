/** Quantiles, and figures that one disturbed round does not move. */
import { describe, expect, it } from 'vitest';
import { median, quantile, reachesAim } from '../../../benchmarks/harness/measurement.js';

describe('quantile', () => {
  it.each([
    { values: [3], p: 0.5, expected: 3 },
    { values: [4, 1, 3, 2], p: 0.5, expected: 2.5 },
    { values: [5, 1, 3], p: 0.5, expected: 3 },
    { values: [1, 2, 3, 4, 5], p: 1, expected: 5 },
    { values: [10, 0], p: 0.99, expected: 9.9 },
  ])('of $values at $p is $expected', ({ values, p, expected }) => {
    expect(quantile(values, p)).toBeCloseTo(expected, 12);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow('at least one value');
  });

  it('is not moved by one disturbed round', () => {
    expect(median([10, 10, 1000])).toBe(10);
  });
});

describe('reachesAim', () => {
  it.each([
    { value: 0.9, better: 'higher', aim: 0.85, expected: true },
    { value: 0.8, better: 'higher', aim: 0.85, expected: false },
    { value: 14, better: 'lower', aim: 15, expected: true },
    { value: 16, better: 'lower', aim: 15, expected: false },
    { value: 16, better: 'lower', aim: undefined, expected: true },
  ] as const)('$value, $better is better, aim $aim: $expected', ({ expected, ...measurement }) => {
    expect(reachesAim(measurement)).toBe(expected);
  });
});
