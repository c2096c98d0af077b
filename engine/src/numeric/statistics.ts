/** Statistics over lists. */

import { noResult } from '../authoring/no-result.js';
import { spend } from '../budget.js';
import { mean, sum } from './sum.js';

/** What it costs to put a value in its place among others. */
const SORTED = 20;

/** A copy of a list, from small to large. */
export function sorted(values: readonly number[]): number[] {
  spend(SORTED * values.length);
  return [...values].sort((a, b) => a - b);
}

/** The sum of squared deviations from the mean, corrected for the mean's rounding. */
function squaredDeviations(values: readonly number[]): number {
  spend(3 * values.length);
  const center = mean(values);
  const rest = sum(values.map((value) => value - center));
  return sum(values.map((value) => (value - center) ** 2)) - (rest * rest) / values.length;
}

/** The variance of a sample (divisor n − 1; NaN for fewer than two values). */
export function variance(values: readonly number[]): number {
  return squaredDeviations(values) / (values.length - 1);
}

/** The variance of a whole population (divisor n). */
export function populationVariance(values: readonly number[]): number {
  return squaredDeviations(values) / values.length;
}

/** The standard deviation of a sample (divisor n − 1). */
export function standardDeviation(values: readonly number[]): number {
  return Math.sqrt(variance(values));
}

/** The standard deviation of a whole population (divisor n). */
export function populationStandardDeviation(values: readonly number[]): number {
  return Math.sqrt(populationVariance(values));
}

/** The middle value, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Where a quantile lies among n sorted values: the index below it (from 0) and the share of the way to the next. */
export function quantilePosition(count: number, p: number, type: number): readonly [index: number, share: number] {
  if (type <= 3) {
    const target = count * p + (type === 3 ? -0.5 : 0);
    const whole = Math.floor(target + 4e-15 * count);
    const exact = Math.abs(target - whole) <= 4e-15 * count;
    const half = exact && (type === 1 || (type === 3 && whole % 2 === 0)) ? 0 : exact && type === 2 ? 0.5 : 1;
    return clampPosition(count, whole - 1, half);
  }
  const [a, b] = QUANTILE_TYPES[type] ?? QUANTILE_TYPES[7]!;
  const target = a + p * (count + 1 - a - b);
  // A rounding error must not turn a whole position into the one below it.
  const whole = Math.floor(target + 4e-15 * count);
  return clampPosition(count, whole - 1, Math.max(0, target - whole));
}

/** The plotting constants a and b of the continuous types: position = a + p(n + 1 − a − b). */
const QUANTILE_TYPES: Readonly<Record<number, readonly [a: number, b: number]>> = {
  4: [0, 1],
  5: [0.5, 0.5],
  6: [0, 0],
  7: [1, 1],
  8: [1 / 3, 1 / 3],
  9: [3 / 8, 3 / 8],
};

function clampPosition(count: number, index: number, share: number): readonly [number, number] {
  if (index < 0) return [0, 0];
  return index >= count - 1 ? [count - 1, 0] : [index, share];
}

/**
 * The p-quantile of a list, 0 ≤ p ≤ 1, in one of the nine types of R. J. Hyndman and Y. Fan (The American Statistician
 * 50 (1996) 361–365). Type 7 is the default of R, NumPy and spreadsheets' PERCENTILE.INC; type 6 is PERCENTILE.EXC.
 */
export function quantile(values: readonly number[], p: number, type = 7): number {
  const ordered = sorted(values);
  const [index, share] = quantilePosition(ordered.length, p, type);
  const low = ordered[index] ?? Number.NaN;
  return share === 0 ? low : low + share * (ordered[index + 1]! - low);
}

/** The most frequent values, from small to large; an empty list when several values all occur equally often. */
export function mode(values: readonly number[]): number[] {
  spend(SORTED * values.length);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = sorted([...counts.keys()].filter((value) => counts.get(value) === most));
  return modes.length === counts.size && counts.size > 1 ? [] : modes;
}

/** The rank of each value, 1 for the smallest; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  spend(SORTED * values.length);
  return doubledRanks(values, (a, b) => a - b).map((doubled) => doubled / 2);
}

/** Twice the ranks, which are whole numbers also where values are equal; of values of any arithmetic. */
export function doubledRanks<T>(values: readonly T[], compare: (a: T, b: T) => number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => compare(values[a]!, values[b]!));
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && compare(values[order[to + 1]!]!, values[order[from]!]!) === 0) to += 1;
    for (let k = from; k <= to; k++) result[order[k]!] = from + to + 2;
    from = to + 1;
  }
  return result;
}

/** The sentence when two lists should be equally long. */
export function unequalLengths(first: number, second: number): Error {
  return noResult(`Both lists need the same number of values; they have ${first} and ${second}.`);
}

function productOfDeviations(x: readonly number[], y: readonly number[]): number {
  if (x.length !== y.length) throw unequalLengths(x.length, y.length);
  spend(2 * x.length);
  const centerX = mean(x);
  const centerY = mean(y);
  return sum(x.map((value, index) => (value - centerX) * (y[index]! - centerY)));
}

/** The covariance of two equally long samples (divisor n − 1). */
export function covariance(x: readonly number[], y: readonly number[]): number {
  return productOfDeviations(x, y) / (x.length - 1);
}

/** Pearson's correlation coefficient of two equally long lists; NaN when one of them is constant. */
export function correlation(x: readonly number[], y: readonly number[]): number {
  const r = productOfDeviations(x, y) / Math.sqrt(squaredDeviations(x) * squaredDeviations(y));
  return Math.max(-1, Math.min(1, r));
}

/** The least-squares line y = intercept + slope·x through equally long lists. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

/**
 * The least-squares line through two equally long lists.
 * @throws NoResult when all x are equal.
 */
export function linearRegression(x: readonly number[], y: readonly number[]): Line {
  const spread = squaredDeviations(x);
  if (spread === 0) throw noResult('All x values are equal: no line can be fitted.');
  const slope = productOfDeviations(x, y) / spread;
  return { slope, intercept: mean(y) - slope * mean(x) };
}
