/** Values between the points of a table. */
import { noResult } from '../authoring/no-result.js';

/** Points [x, y] with x ascending. */
export type Points = readonly (readonly [x: number, y: number])[];

/** The sentence when x lies outside a table. */
export function outsideTable(x: number, first: number, last: number): Error {
  return noResult(`The value ${x} lies outside the table, which runs from ${first} to ${last}.`);
}

function segmentOf(points: Points, x: number): number {
  const last = points.length - 1;
  if (!(x >= points[0]![0] && x <= points[last]![0])) throw outsideTable(x, points[0]![0], points[last]![0]);
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (points[middle]![0] <= x) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The y at x by linear interpolation between the points of a table, x ascending.
 * @throws NoResult when x lies outside the table.
 * @example interpolate([[0, 1.293], [20, 1.205], [40, 1.127]], 25)
 */
export function interpolate(points: Points, x: number): number {
  const index = segmentOf(points, x);
  const [x0, y0] = points[index]!;
  const [x1, y1] = points[index + 1] ?? points[index]!;
  return x === x1 ? y1 : x === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/**
 * The y at x by the monotone cubic of F. N. Fritsch and J. Butland (SIAM J. Sci. Stat. Comput. 5 (1984) 300–304): smooth,
 * without overshoot between the points.
 * @throws NoResult when x lies outside the table.
 */
export function interpolateMonotone(points: Points, x: number): number {
  const index = segmentOf(points, x);
  const [x0, y0] = points[index]!;
  const [x1, y1] = points[index + 1] ?? points[index]!;
  if (x === x0 || x1 === x0) return y0;
  const h = x1 - x0;
  const t = (x - x0) / h;
  const m0 = slopeAt(points, index) * h;
  const m1 = slopeAt(points, index + 1) * h;
  return y0 + t * (m0 + t * (3 * (y1 - y0) - 2 * m0 - m1 + t * (m0 + m1 - 2 * (y1 - y0))));
}

/** Weighted harmonic mean of the neighboring secants, zero where they differ in sign; at the ends the three-point formula, limited. */
function slopeAt(points: Points, index: number): number {
  const width = (k: number): number => points[k + 1]![0] - points[k]![0];
  const secant = (k: number): number => (points[k + 1]![1] - points[k]![1]) / width(k);
  const last = points.length - 1;
  if (last === 1) return secant(0);
  if (index === 0 || index === last) {
    const [near, far] = index === 0 ? [0, 1] : [last - 1, last - 2];
    const slope =
      ((2 * width(near) + width(far)) * secant(near) - width(near) * secant(far)) / (width(near) + width(far));
    if (slope * secant(near) <= 0) return 0;
    const limited = secant(near) * secant(far) <= 0 && Math.abs(slope) > 3 * Math.abs(secant(near));
    return limited ? 3 * secant(near) : slope;
  }
  const [before, after] = [secant(index - 1), secant(index)];
  if (before * after <= 0) return 0;
  const weightBefore = 2 * width(index) + width(index - 1);
  const weightAfter = width(index) + 2 * width(index - 1);
  return (weightBefore + weightAfter) / (weightBefore / before + weightAfter / after);
}
