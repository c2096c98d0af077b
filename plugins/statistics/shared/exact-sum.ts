/** Sums of values as they are written. */
import { mean, sum, sumOfProducts } from '@reckoner/engine';

/** Longer lists take too long where a search asks for hundreds of their sums. */
const MOST = 200;

/** Of lists that people write, as they are written: 0.1 + 0.2 − 0.3 is zero. */
export function sumAsWritten(values: readonly number[]): number {
  return values.length > MOST ? sum(values) : sumOfProducts(...values.map((value) => [value]));
}

/** Their mean less a number, as all are written: that of 0.1, 0.2 and 0.3 less 0.2 is zero. */
export function meanAsWritten(values: readonly number[], less = 0): number {
  const count = values.length;
  // Of what is left: two large means would cancel.
  if (count > MOST) return mean(values.map((value) => value - less));
  return sumOfProducts(...values.map((value) => [value]), [-count, less]) / count;
}

/** The mean of the first list less that of the second, as all are written. */
export function differenceOfMeans(first: readonly number[], second: readonly number[]): number {
  const [m, n] = [first.length, second.length];
  if (m + n > MOST) return mean(first) - mean(second);
  return sumOfProducts(...first.map((value) => [n, value]), ...second.map((value) => [-m, value])) / (m * n);
}

/** The sum of the values, each times its weight, as all are written. */
export function weightedSumAsWritten(weights: readonly number[], values: readonly number[]): number {
  if (values.length > MOST) return sum(values.map((value, index) => weights[index]! * value));
  return sumOfProducts(...values.map((value, index) => [weights[index]!, value]));
}

/** A value less another as both are written; small ones lose nothing that matters by plain subtraction. */
export function lessAsWritten(value: number, less: number): number {
  return Math.abs(value) < 1e5 ? value - less : sumOfProducts([value], [-1, less]);
}
