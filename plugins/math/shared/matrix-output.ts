/** Exact matrices as outputs: of numbers, and as text. */
import { type Fraction, fractionText, numberOf } from './rational.js';

type Matrix = readonly (readonly Fraction[])[];

export function matrixNumbers(matrix: Matrix): number[][] {
  return matrix.map((row) => row.map(numberOf));
}

/** `1 1/2; 0 3`: rows apart by semicolons, as matrix inputs accept them. */
export function matrixText(matrix: Matrix): string {
  return matrix.map((row) => row.map(fractionText).join(' ')).join('; ');
}
