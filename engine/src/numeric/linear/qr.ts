/** The QR decomposition and least squares. */

import { noResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';
import { identity, type Matrix, transpose } from './matrix.js';

/** A = Q·R with orthogonal Q (rows × rows) and upper triangular R (rows × columns). */
export interface QrDecomposition {
  readonly q: number[][];
  readonly r: number[][];
}

/** The QR decomposition by Householder reflections, with a diagonal of R that is not negative. */
export function qrDecomposition(matrix: Matrix): QrDecomposition {
  const rows = matrix.length;
  const columns = matrix[0]?.length ?? 0;
  const r = matrix.map((row) => [...row]);
  // Qᵀ is what the reflections make of the identity.
  const qTransposed = identity(rows);
  for (let k = 0; k < Math.min(rows - 1, columns); k++) {
    const column = r.slice(k).map((row) => row[k]!);
    const norm = Math.hypot(...column);
    if (norm === 0) continue;
    const v = [...column];
    v[0] = v[0]! + (column[0]! > 0 ? norm : -norm);
    const square = v.reduce((total, value) => total + value * value, 0);
    for (const target of [r, qTransposed]) reflect(target, v, square, k);
  }
  for (let k = 0; k < Math.min(rows, columns); k++) {
    for (let i = k + 1; i < rows; i++) r[i]![k] = 0;
    if (r[k]![k]! < 0) {
      r[k] = r[k]!.map((value) => 0 - value);
      qTransposed[k] = qTransposed[k]!.map((value) => 0 - value);
    }
  }
  return { q: transpose(qTransposed), r };
}

/** Applies I − 2vvᵀ/vᵀv to the rows from k on. */
function reflect(target: number[][], v: readonly number[], square: number, k: number): void {
  for (let j = 0; j < target[0]!.length; j++) {
    spend(4 * v.length);
    let dot = 0;
    for (const [i, value] of v.entries()) dot += value * target[k + i]![j]!;
    for (const [i, value] of v.entries()) target[k + i]![j] = target[k + i]![j]! - (2 * dot * value) / square;
  }
}

/**
 * The x that makes |matrix·x − b| smallest, for at least as many rows as columns.
 * @throws NoResult when the columns depend on each other or b has another length than the matrix has rows.
 */
export function leastSquares(matrix: Matrix, b: readonly number[]): number[] {
  const columns = matrix[0]?.length ?? 0;
  if (b.length !== matrix.length) throw noResult(`The right side needs ${matrix.length} values; it has ${b.length}.`);
  if (matrix.length < columns) throw noResult('There are fewer equations than unknowns.');
  const { q, r } = qrDecomposition(matrix);
  const x = new Array<number>(columns).fill(0);
  const largest = Math.max(...r.map((row) => Math.max(...row.map(Math.abs))));
  for (let i = columns - 1; i >= 0; i--) {
    if (r[i]![i]! <= matrix.length * Number.EPSILON * largest) throw noResult('The columns depend on each other.');
    let rest = 0;
    for (let k = 0; k < matrix.length; k++) rest += q[k]![i]! * b[k]!;
    for (let j = i + 1; j < columns; j++) rest -= r[i]![j]! * x[j]!;
    x[i] = rest / r[i]![i]!;
  }
  return x;
}
