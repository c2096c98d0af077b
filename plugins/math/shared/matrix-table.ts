/** Matrices as outputs: a table with as many columns as the matrix has, and its exact entries as text. */
import { number } from '@reckoner/engine';
import { type Fraction, fractionText, numberOf } from './rational.js';

const cell = (column: number) => number({ label: `Column ${column}`, optional: true });

export const matrixColumns = {
  c1: cell(1),
  c2: cell(2),
  c3: cell(3),
  c4: cell(4),
  c5: cell(5),
  c6: cell(6),
  c7: cell(7),
  c8: cell(8),
  c9: cell(9),
  c10: cell(10),
} as const;

type Row = { [K in keyof typeof matrixColumns]?: number };

export function matrixRows(matrix: readonly (readonly Fraction[])[]): Row[] {
  return matrix.map((row) => Object.fromEntries(row.map((entry, index) => [`c${index + 1}`, numberOf(entry)])));
}

/** `1 1/2; 0 3`: rows apart by semicolons, as matrix inputs accept them. */
export function matrixText(matrix: readonly (readonly Fraction[])[]): string {
  return matrix.map((row) => row.map(fractionText).join(' ')).join('; ');
}
