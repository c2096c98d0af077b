/** Matrices as arrays of rows: shapes, sums of products. */

import { noResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';

export type Matrix = readonly (readonly number[])[];

/** The sentence for a matrix that has no inverse. */
export function singularMatrix(): Error {
  return noResult('The matrix is singular: its determinant is zero.');
}

/** Refuses, with a sentence, a matrix that is not square. */
export function requireSquare(matrix: readonly (readonly unknown[])[]): void {
  const [rows, columns] = [matrix.length, matrix[0]?.length ?? 0];
  if (rows !== columns) throw noResult(`The matrix must be square; it has ${rows} rows and ${columns} columns.`);
}

/** Refuses, with a sentence, a product of matrices whose inner sizes differ. */
export function requireProductShape(a: readonly (readonly unknown[])[], b: readonly (readonly unknown[])[]): void {
  const columns = a[0]?.length ?? 0;
  if (columns !== b.length) {
    throw noResult(`The first matrix has ${columns} columns and the second ${b.length} rows; they must be equal.`);
  }
}

/** The n × n identity matrix. */
export function identity(size: number): number[][] {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)));
}

/** Rows become columns. */
export function transpose<T>(matrix: readonly (readonly T[])[]): T[][] {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column]!));
}

/**
 * The matrix product a·b.
 * @throws NoResult when the columns of a are not as many as the rows of b.
 */
export function matrixMultiply(a: Matrix, b: Matrix): number[][] {
  requireProductShape(a, b);
  spend(a.length * b.length * (b[0]?.length ?? 0));
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => row.reduce((total, value, k) => total + value * column[k]!, 0)));
}

/** The largest absolute value in a matrix. */
export function largestEntry(matrix: Matrix): number {
  let largest = 0;
  for (const row of matrix) for (const value of row) largest = Math.max(largest, Math.abs(value));
  return largest;
}
