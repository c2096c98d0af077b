/** Singular values by one-sided Jacobi rotations (Hestenes 1958) with so many binary digits that small ones are right. */
import { noResult } from '@reckoner/engine';
import { reducedForm } from '../../shared/elimination.js';
import { fraction, numberOf, wholeMultiples } from '../../shared/rational.js';
import { type Exact, transposed } from './exact.js';
import { wholeRoot } from './surd.js';

export interface SingularValues {
  /** From large to small, with exact zeros behind the rank. */
  readonly values: number[];
  /** Columns of U and V, as many as values. */
  readonly u: number[][];
  readonly v: number[][];
  readonly rank: number;
}

/** Binary places after the point, of entries of which the largest is between 1/2 and 1. */
const PLACES = [256, 1024];
/** Binary digits that the least singular value keeps. */
const KEPT = 100;

export function singularValues(matrix: Exact): SingularValues {
  const wide = matrix.length < matrix[0]!.length;
  const { values, u, v, rank } = singularValuesOfTall(wide ? transposed(matrix) : matrix);
  const [left, right] = wide ? [v, u] : [u, v];
  const turned = right.map(hasNegativeLargest);
  const signed = (column: readonly number[], k: number) => (turned[k] ? column.map((value) => 0 - value) : [...column]);
  return { values, u: left.map(signed), v: right.map(signed), rank };
}

/** Of its largest entry, the first of nearly equal ones. */
function hasNegativeLargest(column: readonly number[]): boolean {
  const largest = Math.max(...column.map(Math.abs));
  return column.find((value) => Math.abs(value) > largest * (1 - 1e-9))! < 0;
}

function singularValuesOfTall(matrix: Exact): SingularValues {
  const rank = reducedForm(matrix).pivots.length;
  for (const places of PLACES) {
    const found = rotated(matrix, rank, places);
    if (found) return { ...found, rank };
  }
  throw noResult('The singular values are too far apart: the least is below 10⁻²⁷⁰ of the largest.');
}

function rotated(matrix: Exact, rank: number, places: number): Omit<SingularValues, 'rank'> | undefined {
  const bits = BigInt(places);
  const one = 1n << bits;
  const { values: entries, by } = wholeMultiples(matrix.flat());
  const width = matrix[0]!.length;
  const length = entries.reduce((most, entry) => Math.max(most, lengthOf(entry)), 0);
  const work = matrix[0]!.map((_, j) => matrix.map((_, i) => (entries[i * width + j]! << bits) >> BigInt(length)));
  const turned = work.map((_, i) => work.map((_, j) => (i === j ? one : 0n)));
  for (let sweep = 0; sweep < 60 && rotateAll(work, turned, bits); sweep++);
  const order = work
    .map((column, index) => ({ index, norm: wholeRoot(product(column, column)) }))
    .sort((a, b) => (a.norm === b.norm ? a.index - b.index : a.norm < b.norm ? 1 : -1));
  const least = 1n << BigInt(KEPT);
  if (rank > 0 && order[rank - 1]!.norm < least) return undefined;
  return {
    values: order.map(({ norm }, k) => (k < rank ? numberOf(fraction(norm << BigInt(length), one * by)) : 0)),
    u: completedColumns(
      order.slice(0, rank).map(({ index, norm }) => unit(work[index]!, norm)),
      matrix.length,
      width,
    ),
    v: order.map(({ index }) => unit(turned[index]!, one)),
  };
}

const lengthOf = (value: bigint) => (value < 0n ? -value : value).toString(2).length;

function product(a: readonly bigint[], b: readonly bigint[]): bigint {
  let total = 0n;
  for (let k = 0; k < a.length; k++) total += a[k]! * b[k]!;
  return total;
}

/** One sweep over all pairs of columns; whether any of them had to be rotated. */
function rotateAll(work: bigint[][], turned: bigint[][], bits: bigint): boolean {
  const one = 1n << bits;
  // Columns shorter than 2⁹⁵ of the last digits are 0, or too short for these places.
  const noise = 1n << 190n;
  const enough = bits - 80n;
  let any = false;
  for (let p = 0; p < work.length; p++) {
    for (let q = p + 1; q < work.length; q++) {
      const [alpha, beta, gamma] = [
        product(work[p]!, work[p]!),
        product(work[q]!, work[q]!),
        product(work[p]!, work[q]!),
      ];
      if (alpha < noise || beta < noise) continue;
      if ((gamma * gamma) << enough <= alpha * beta) continue;
      any = true;
      const [apart, twice] = [beta - alpha, 2n * gamma];
      const size = (apart < 0n ? -apart : apart) + wholeRoot(apart * apart + twice * twice);
      const t = ((apart < 0n ? -twice : twice) << bits) / size;
      const c = (one * one) / wholeRoot(one * one + t * t);
      const s = (t * c) >> bits;
      for (const rows of [work, turned]) {
        const [first, second] = [rows[p]!, rows[q]!];
        rows[p] = first.map((value, k) => (c * value - s * second[k]!) >> bits);
        rows[q] = first.map((value, k) => (s * value + c * second[k]!) >> bits);
      }
    }
  }
  return any;
}

/** What is below 10⁻²⁵ of the length is what was cut off. */
function unit(column: readonly bigint[], norm: bigint): number[] {
  const cut = norm / 10n ** 25n;
  return column.map((value) => (value <= cut && -value <= cut ? 0 : numberOf(fraction(value, norm))));
}

/** Columns at right angles to those that are there, made from the axes. */
function completedColumns(columns: readonly number[][], size: number, width: number): number[][] {
  const all = [...columns];
  for (let axis = 0; axis < size && all.length < width; axis++) {
    let rest = Array.from({ length: size }, (_, k): number => (k === axis ? 1 : 0));
    // Twice is enough.
    for (let pass = 0; pass < 2; pass++) {
      for (const column of all) {
        const along = rest.reduce((total, value, k) => total + value * column[k]!, 0);
        rest = rest.map((value, k) => value - along * column[k]!);
      }
    }
    const norm = Math.hypot(...rest);
    if (norm > 1e-3) all.push(rest.map((value) => (Math.abs(value) < 1e-15 * norm ? 0 : value / norm)));
  }
  return all;
}

/** Columns up to as many as the space has dimensions. */
export const fullColumns = (columns: readonly number[][], size: number): number[][] =>
  completedColumns(columns, size, size);
