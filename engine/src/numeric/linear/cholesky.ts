/** The Cholesky decomposition. */
import { noResult } from '../../authoring/no-result.js';
import { type Matrix, requireSquare } from './matrix.js';

/**
 * The lower triangular L with L·Lᵀ = matrix, for a symmetric positive definite matrix (its lower half is read).
 * @throws NoResult when it is not positive definite.
 */
export function cholesky(matrix: Matrix): number[][] {
  requireSquare(matrix);
  const lower = matrix.map((row) => row.map(() => 0));
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= lower[i]![k]! * lower[j]![k]!;
      if (i === j && !(rest > 0)) throw noResult('The matrix is not positive definite.');
      lower[i]![j] = i === j ? Math.sqrt(rest) : rest / lower[j]![j]!;
    }
  }
  return lower;
}
