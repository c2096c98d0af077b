/** Derivatives that are held against the values, and what is said where there is none. */
import { localSlope } from '@reckoner/engine/calculate/uncertainty/local-slope';
import { describe, expect, it, test } from 'vitest';

const near = (f: (x: number) => number, at: number, byRules: number | undefined, size = Math.abs(at) || 1) =>
  localSlope((by) => f(at + by) - f(at), size, byRules, f(at));

describe('a slope', () => {
  test.each<[string, (x: number) => number, number, number | undefined, number]>([
    ['by rules stays, to its last digit', Math.sin, 1, Math.cos(1), Math.cos(1)],
    ['without rules', Math.sin, 1, undefined, Math.cos(1)],
    ['where the rules break off too early', Math.exp, 2, 6, Math.exp(2)],
    ['of the branch that holds at one point alone', (x) => (x === 0 ? 1 : Math.expm1(x) / x), 0, 0, 0.5],
    ['where a rounded part comes back in another', (x) => x - 360 * Math.floor(x / 360), 400, Number.NaN, 1],
    ['at the edge of what is allowed', (x) => (x < 2 ? Number.NaN : x * x), 2, undefined, 4],
    ['beside a jump', (x) => (x < 1.00001 ? 3 * x : 100), 1, 3, 3],
    ['at the top of a parabola', (x) => -((x - 2) ** 2), 2, 0, 0],
    ['of a level line', () => 5, 1, undefined, 0],
    ['through rounding errors', (x) => 3 * x + 1e-9 * Math.sin(1e12 * x), 1, 3, 3],
  ])('%s', (_, f, at, byRules, slope) => {
    const found = near(f, at, byRules);
    expect(found).toHaveProperty('slope');
    expect((found as { slope: number }).slope).toBeCloseTo(slope, 6);
  });
});

describe('no slope', () => {
  test.each<[string, (x: number) => number, number, number | undefined, string]>([
    ['at a kink', Math.abs, 0, 0, 'kink'],
    ['at a slight kink', (x) => x + 0.05 * Math.abs(x - 1), 1, 1.05, 'kink'],
    ['at a jump', (x) => (x < 1 ? 10 : 20), 1, 0, 'jump'],
    ['at the root of nothing', (x) => Math.sqrt(Math.abs(x)), 0, 0, 'none'],
    ['on a stair', (x) => Math.ceil(x / 10), 23, Number.NaN, 'steps'],
    ['of what is rounded', (x) => Math.round(x * 100) / 100, 2.4973, undefined, 'steps'],
  ])('%s', (_, f, at, byRules, fault) => {
    expect(near(f, at, byRules)).toEqual({ fault });
  });

  it('is told where nothing is allowed beside the point', () => {
    const only = (x: number) => (x === 1 ? 1 : Number.NaN);
    expect(near(only, 1, undefined)).toEqual({ fault: 'none' });
    expect(near(only, 1, 7)).toEqual({ slope: 7 });
  });
});
