/** Statistics over lists on any arithmetic. */
import { noResult } from '../../authoring/no-result.js';
import { doubledRanks, quantilePosition, unequalLengths } from '../statistics.js';
import { meanOn, sumOn } from './sum.js';
import { type AnyArithmetic, ascending, type Value } from './values.js';

type List = readonly Value[];

export function sortedOn(A: AnyArithmetic, values: List): Value[] {
  return [...values].sort(ascending(A));
}

function productOfDeviations(A: AnyArithmetic, x: List, y: List): Value {
  if (x.length !== y.length) throw unequalLengths(x.length, y.length);
  const [centerX, centerY] = [meanOn(A, x), meanOn(A, y)];
  return sumOn(
    A,
    x.map((value, index) => A.mul(A.sub(value, centerX), A.sub(y[index], centerY))),
  );
}

export function varianceOn(A: AnyArithmetic, values: List): Value {
  return A.div(productOfDeviations(A, values, values), values.length - 1);
}

export function populationVarianceOn(A: AnyArithmetic, values: List): Value {
  return A.div(productOfDeviations(A, values, values), values.length);
}

export function standardDeviationOn(A: AnyArithmetic, values: List): Value {
  return A.sqrt(varianceOn(A, values));
}

export function populationStandardDeviationOn(A: AnyArithmetic, values: List): Value {
  return A.sqrt(populationVarianceOn(A, values));
}

export function covarianceOn(A: AnyArithmetic, x: List, y: List): Value {
  return A.div(productOfDeviations(A, x, y), x.length - 1);
}

export function correlationOn(A: AnyArithmetic, x: List, y: List): Value {
  const spread = A.mul(A.sqrt(productOfDeviations(A, x, x)), A.sqrt(productOfDeviations(A, y, y)));
  return A.div(productOfDeviations(A, x, y), spread);
}

export function linearRegressionOn(A: AnyArithmetic, x: List, y: List): { slope: Value; intercept: Value } {
  const spread = productOfDeviations(A, x, x);
  if (A.eq(A.toNumber(spread), 0)) throw noResult('All x values are equal: no line can be fitted.');
  const slope = A.div(productOfDeviations(A, x, y), spread);
  return { slope, intercept: A.sub(meanOn(A, y), A.mul(slope, meanOn(A, x))) };
}

export function medianOn(A: AnyArithmetic, values: List): Value {
  const ordered = sortedOn(A, values);
  const middle = ordered.length >> 1;
  return ordered.length % 2 === 1 ? ordered[middle] : A.div(A.add(ordered[middle - 1], ordered[middle]), 2);
}

export function quantileOn(A: AnyArithmetic, values: List, p: Value, type: Value = 7): Value {
  const ordered = sortedOn(A, values);
  const [index, share] = quantilePosition(ordered.length, A.toNumber(p), A.toNumber(type));
  const low = ordered[index];
  if (share === 0) return low;
  // The share as exact as p: its double decides only between which two values the quantile lies.
  const exact = type === 7 ? A.sub(A.mul(p, ordered.length - 1), index) : share;
  return A.add(low, A.mul(exact, A.sub(ordered[index + 1], low)));
}

export function modeOn(A: AnyArithmetic, values: List): Value[] {
  const groups: { value: Value; count: number }[] = [];
  for (const value of sortedOn(A, values)) {
    const last = groups.at(-1);
    if (last && A.eq(last.value, value)) last.count += 1;
    else groups.push({ value, count: 1 });
  }
  const most = Math.max(...groups.map(({ count }) => count));
  const modes = groups.filter(({ count }) => count === most);
  return modes.length === groups.length && groups.length > 1 ? [] : modes.map(({ value }) => value);
}

export function ranksOn(A: AnyArithmetic, values: List): Value[] {
  return doubledRanks(values, ascending(A)).map((doubled) => A.div(doubled, 2));
}
