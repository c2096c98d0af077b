import { defineCalculator, integer, matrix, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { matrixNumbers, matrixText } from '../shared/matrix-output.js';

/** Exact elimination, so that the rank does not depend on a tolerance. */
export default defineCalculator({
  title: 'Rank and reduced row echelon form',
  description: 'Reduced row echelon form, rank, nullity and pivot columns of a matrix, in exact fractions.',
  keywords: ['RREF', 'row reduction', 'matrix rank', 'gauss-jordan', 'nullity', 'pivot'],
  inputs: { matrix: matrix({ label: 'Matrix', symbol: 'A', maxRows: 8, maxColumns: 10, min: -1e9, max: 1e9 }) },
  outputs: {
    exact: text({ label: 'Reduced form in exact fractions, rows apart by semicolons' }),
    rank: integer({ label: 'Rank' }),
    nullity: integer({ label: 'Nullity' }),
    pivots: text({ label: 'Pivot columns' }),
    reduced: matrix({ label: 'Reduced row echelon form' }),
  },
  algorithm: ({ matrix }) => {
    const { rows, pivots } = reducedForm(exactMatrix(matrix));
    return {
      exact: matrixText(rows),
      rank: pivots.length,
      nullity: matrix[0]!.length - pivots.length,
      pivots: pivots.map((column) => column + 1).join(', ') || 'none',
      reduced: matrixNumbers(rows),
    };
  },
  explanation: 'The matrix has rank {rank} and nullity {nullity}; its reduced form is {exact}.',
  examples: [
    {
      inputs: {
        matrix: [
          [1, 2, -1, -4],
          [2, 3, -1, -11],
          [-2, 0, -3, 22],
        ],
      },
      results: { exact: '1 0 0 -8; 0 1 0 1; 0 0 1 -2', rank: 3, nullity: 1, pivots: '1, 2, 3' },
      source: 'sympy Matrix.rref()',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      results: {
        exact: '1 0 -1; 0 1 2; 0 0 0',
        rank: 2,
        nullity: 1,
        reduced: { length: 3, rows: { 1: { c2: 1, c3: 2 } } },
      },
      source: 'sympy Matrix.rref()',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 0],
        ],
      },
      results: { rank: 0, nullity: 2, pivots: 'none' },
      source: 'By definition',
    },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 2 and 3', isbn: '978-0-9802327-7-6' }],
});
