import { category, defineCalculator, integer, matrix, number, text } from '@reckoner/engine';
import {
  divide,
  type Fraction,
  fractionOf,
  fractionText,
  isZero,
  multiply,
  numberOf,
  ONE,
  subtract,
} from '../shared/rational.js';

/** Bareiss's fraction-free elimination on exact numbers: entries count as the decimals that are written. */
export default defineCalculator({
  title: 'Matrix determinant',
  description: 'Exact determinant of a square matrix of up to ten rows, and whether the matrix can be inverted.',
  keywords: ['det', 'MDETERM', 'singular matrix', 'bareiss', '3x3 determinant'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 10, maxColumns: 10, min: -1e12, max: 1e12 }),
  },
  outputs: {
    determinant: number({ label: 'Determinant', symbol: '\\det A' }),
    exact: text({ label: 'Exact determinant' }),
    invertible: category(['Invertible', 'Singular'], { label: 'Matrix' }),
    size: integer({ label: 'Rows and columns', symbol: 'n' }),
  },
  algorithm: ({ matrix }) => {
    const exact = determinantOf(matrix.map((row) => row.map(fractionOf)));
    return {
      determinant: numberOf(exact),
      exact: fractionText(exact),
      invertible: isZero(exact) ? 'Singular' : 'Invertible',
      size: matrix.length,
    };
  },
  explanation: ({ invertible }) =>
    invertible === 'Singular'
      ? 'The determinant is 0: the matrix has no inverse.'
      : 'The determinant is {exact}: the matrix has an inverse.',
  examples: [
    {
      inputs: {
        matrix: [
          [2, -1, 0],
          [1, 3, 4],
          [0, 5, -6],
        ],
      },
      results: { determinant: -82, exact: '-82', invertible: 'Invertible', size: 3 },
      source: 'By hand: 2 (3 × (-6) - 4 × 5) + 1 (1 × (-6) - 4 × 0) = -76 - 6; sympy Matrix.det()',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      results: { determinant: 0, exact: '0', invertible: 'Singular' },
      source: 'By hand: row 3 = 2 × row 2 - row 1 (floating point gives 6.7e-16)',
    },
    {
      inputs: {
        matrix: [
          [0.1, 0.2],
          [0.3, 0.4],
        ],
      },
      results: { determinant: -0.02, exact: '-1/50' },
      source: 'By hand: 0.04 - 0.06',
    },
    {
      inputs: {
        matrix: [
          [1, 1, 1, 1, 1],
          [2, 4, 8, 16, 32],
          [3, 9, 27, 81, 243],
          [4, 16, 64, 256, 1024],
          [5, 25, 125, 625, 3125],
        ],
      },
      results: { determinant: 34560, size: 5 },
      source: 'By hand: Vandermonde, 5! × 4! 3! 2! = 120 × 288; sympy',
    },
    {
      inputs: {
        matrix: [
          [0, 2],
          [3, 0],
        ],
      },
      results: { determinant: -6, invertible: 'Invertible' },
      source: 'By hand: rows must be swapped, 0 × 0 - 2 × 3',
    },
    {
      inputs: {
        matrix: [
          [1e9, 1, 2, 3],
          [4, 1e9, 5, 6],
          [7, 8, 1e9, 9],
          [1, 2, 3, 1e9],
        ],
      },
      results: { exact: '999999999999999900000000443999999487' },
      source: 'sympy Matrix.det() on integers',
    },
  ],
  references: [
    {
      title:
        "Bareiss: Sylvester's identity and multistep integer-preserving Gaussian elimination, Math. Comp. 22 (1968)",
      doi: '10.1090/S0025-5718-1968-0226829-0',
    },
  ],
});

function determinantOf(entries: Fraction[][]): Fraction {
  const rows = entries.map((row) => [...row]);
  let previous = ONE;
  let negative = false;
  for (let k = 0; k < rows.length; k++) {
    const pivotRow = rows.findIndex((row, index) => index >= k && !isZero(row[k]!));
    if (pivotRow < 0) return { over: 0n, under: 1n };
    if (pivotRow !== k) {
      [rows[k], rows[pivotRow]] = [rows[pivotRow]!, rows[k]!];
      negative = !negative;
    }
    const pivot = rows[k]![k]!;
    for (const row of rows.slice(k + 1)) {
      const factor = row[k]!;
      for (let j = k + 1; j < rows.length; j++) {
        row[j] = divide(subtract(multiply(row[j]!, pivot), multiply(factor, rows[k]![j]!)), previous);
      }
    }
    previous = pivot;
  }
  return negative ? { over: -previous.over, under: previous.under } : previous;
}
