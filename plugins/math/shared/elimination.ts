/** Gauss-Jordan elimination in exact fractions. */
import { divide, type Fraction, fractionOf, isZero, multiply, subtract } from './rational.js';

export interface ReducedForm {
  readonly rows: Fraction[][];
  /** The column of the pivot of each nonzero row, from 0. */
  readonly pivots: number[];
}

export function exactMatrix(matrix: readonly (readonly number[])[]): Fraction[][] {
  return matrix.map((row) => row.map(fractionOf));
}

/** The reduced row echelon form; pivots are looked for in the first `columns` columns only. */
export function reducedForm(matrix: readonly (readonly Fraction[])[], columns = matrix[0]!.length): ReducedForm {
  const rows = matrix.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const found = rows.findIndex((row, index) => index >= top && !isZero(row[column]!));
    if (found < 0) continue;
    [rows[top], rows[found]] = [rows[found]!, rows[top]!];
    const pivot = rows[top]![column]!;
    const pivotRow = rows[top]!.map((entry) => divide(entry, pivot));
    rows[top] = pivotRow;
    for (const [index, row] of rows.entries()) {
      const factor = row[column]!;
      if (index === top || isZero(factor)) continue;
      rows[index] = row.map((entry, j) => subtract(entry, multiply(factor, pivotRow[j]!)));
    }
    pivots.push(column);
  }
  return { rows, pivots };
}
