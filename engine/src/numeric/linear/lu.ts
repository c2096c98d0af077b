/** Determinant, linear systems and inverse by Gaussian elimination with partial pivoting. */

import { noResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';
import { identity, largestEntry, type Matrix, requireSquare, singularMatrix } from './matrix.js';

/** What an operation costs on whole numbers of any length. */
const INTEGER = 50;

/** P·A = L·U: row k of L·U is row `permutation[k]` of A; `sign` is the permutation's. */
export interface LuDecomposition {
  readonly lower: number[][];
  readonly upper: number[][];
  readonly permutation: number[];
  readonly sign: 1 | -1;
}

/** The LU decomposition of a square matrix, also of a singular one. */
export function luDecomposition(matrix: Matrix): LuDecomposition {
  requireSquare(matrix);
  const size = matrix.length;
  const upper = matrix.map((row) => [...row]);
  const lower = identity(size);
  const permutation = Array.from({ length: size }, (_, k) => k);
  let sign: 1 | -1 = 1;
  for (let k = 0; k < size; k++) {
    let pivot = k;
    for (let i = k + 1; i < size; i++) if (Math.abs(upper[i]![k]!) > Math.abs(upper[pivot]![k]!)) pivot = i;
    if (pivot !== k) {
      [upper[k], upper[pivot]] = [upper[pivot]!, upper[k]!];
      [permutation[k], permutation[pivot]] = [permutation[pivot]!, permutation[k]!];
      for (let j = 0; j < k; j++) [lower[k]![j], lower[pivot]![j]] = [lower[pivot]![j]!, lower[k]![j]!];
      sign = sign === 1 ? -1 : 1;
    }
    const top = upper[k]!;
    if (top[k] === 0) continue;
    for (let i = k + 1; i < size; i++) {
      spend(size - k);
      const row = upper[i]!;
      const factor = row[k]! / top[k]!;
      lower[i]![k] = factor;
      row[k] = 0;
      for (let j = k + 1; j < size; j++) row[j] = row[j]! - factor * top[j]!;
    }
  }
  return { lower, upper, permutation, sign };
}

/** The determinant of a square matrix; exact when all entries are integers. */
export function determinant(matrix: Matrix): number {
  requireSquare(matrix);
  if (matrix.every((row) => row.every(Number.isSafeInteger))) return Number(integerDeterminant(matrix));
  const { upper, sign } = luDecomposition(matrix);
  return upper.reduce((result, row, k) => result * row[k]!, sign as number);
}

/** Fraction-free elimination: E. H. Bareiss, Math. Comp. 22 (1968) 565–578. */
function integerDeterminant(matrix: Matrix): bigint {
  const rows = matrix.map((row) => row.map(BigInt));
  let previous = 1n;
  let sign = 1n;
  for (let k = 0; k < rows.length - 1; k++) {
    const pivot = rows.findIndex((row, index) => index >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) {
      [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
      sign = -sign;
    }
    for (let i = k + 1; i < rows.length; i++) {
      spend(INTEGER * (rows.length - k));
      for (let j = k + 1; j < rows.length; j++) {
        rows[i]![j] = (rows[i]![j]! * rows[k]![k]! - rows[i]![k]! * rows[k]![j]!) / previous;
      }
    }
    previous = rows[k]![k]!;
  }
  return rows.length === 0 ? 1n : sign * rows.at(-1)!.at(-1)!;
}

/** The decomposition of a matrix that can be inverted. */
function regular(matrix: Matrix): LuDecomposition {
  const decomposition = luDecomposition(matrix);
  const least = matrix.length * Number.EPSILON * largestEntry(matrix);
  if (decomposition.upper.some((row, k) => !(Math.abs(row[k]!) > least))) throw singularMatrix();
  return decomposition;
}

function substitute({ lower, upper, permutation }: LuDecomposition, b: readonly number[]): number[] {
  const size = permutation.length;
  const x = permutation.map((from) => b[from]!);
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) x[i] = x[i]! - lower[i]![j]! * x[j]!;
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) x[i] = x[i]! - upper[i]![j]! * x[j]!;
    x[i] = x[i]! / upper[i]![i]!;
  }
  return x;
}

/**
 * The x with matrix·x = b, refined once against the residual.
 * @throws NoResult when the matrix is singular or b has another length.
 */
export function solveLinear(matrix: Matrix, b: readonly number[]): number[] {
  const decomposition = regular(matrix);
  if (b.length !== matrix.length) {
    throw noResult(`The right side needs ${matrix.length} values; it has ${b.length}.`);
  }
  const x = substitute(decomposition, b);
  const residual = matrix.map((row, i) => row.reduce((rest, value, j) => rest - value * x[j]!, b[i]!));
  const correction = substitute(decomposition, residual);
  return x.map((value, i) => value + correction[i]!);
}

/**
 * The inverse of a square matrix.
 * @throws NoResult when it is singular.
 */
export function inverse(matrix: Matrix): number[][] {
  const decomposition = regular(matrix);
  const columns = identity(matrix.length).map((unit) => substitute(decomposition, unit));
  return columns.map((_, i) => columns.map((column) => column[i]!));
}
