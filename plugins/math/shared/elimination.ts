/** Gauss-Jordan elimination in exact fractions. */
import { type Fraction, fraction, fractionOf, wholeMultiples } from './rational.js';

export interface ReducedForm {
  readonly rows: Fraction[][];
  /** The column of the pivot of each nonzero row, from 0. */
  readonly pivots: number[];
}

export function exactMatrix(matrix: readonly (readonly number[])[]): Fraction[][] {
  return matrix.map((row) => row.map(fractionOf));
}

/**
 * The reduced row echelon form; pivots are looked for in the first `columns` columns only. It is worked out on whole
 * numbers, where each division by the previous pivot is exact, and made into fractions at the end.
 */
export function reducedForm(matrix: readonly (readonly Fraction[])[], columns = matrix[0]!.length): ReducedForm {
  // A multiple of a row has the same reduced form.
  let rows = matrix.map((row) => wholeMultiples(row).values);
  const pivots: number[] = [];
  let previous = 1n;
  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length;
    const found = rows.findIndex((row, index) => index >= top && row[column] !== 0n);
    if (found < 0) continue;
    [rows[top], rows[found]] = [rows[found]!, rows[top]!];
    const pivotRow = rows[top]!;
    const pivot = pivotRow[column]!;
    const divisor = previous;
    rows = rows.map((row, index) => {
      const factor = row[column]!;
      return index === top ? row : row.map((entry, j) => (pivot * entry - factor * pivotRow[j]!) / divisor);
    });
    previous = pivot;
    pivots.push(column);
  }
  const last = previous;
  return { rows: rows.map((row) => row.map((entry) => fraction(entry, last))), pivots };
}
