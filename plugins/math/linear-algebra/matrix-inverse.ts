import { defineCalculator, matrix, noResult, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { matrixNumbers, matrixText } from '../shared/matrix-output.js';
import { ONE, ZERO } from '../shared/rational.js';

/** Gauss-Jordan elimination of [A I] in exact fractions. */
export default defineCalculator({
  title: 'Inverse of a matrix',
  description: 'Inverse of a square matrix of up to eight rows, in exact fractions and as decimals.',
  keywords: ['matrix inverse', 'MINVERSE', 'gauss-jordan', 'singular matrix'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 8, maxColumns: 8, min: -1e9, max: 1e9 }),
  },
  outputs: {
    exact: text({ label: 'Inverse in exact fractions, rows apart by semicolons' }),
    inverse: matrix({ label: 'Inverse' }),
  },
  algorithm: ({ matrix }) => {
    const size = matrix.length;
    const augmented = exactMatrix(matrix).map((row, i) => [...row, ...row.map((_, j) => (i === j ? ONE : ZERO))]);
    const { rows, pivots } = reducedForm(augmented, size);
    if (pivots.length < size) throw noResult('The matrix is singular: it has no inverse.');
    const inverse = rows.map((row) => row.slice(size));
    return { exact: matrixText(inverse), inverse: matrixNumbers(inverse) };
  },
  explanation: 'The inverse is {exact}.',
  examples: [
    {
      inputs: {
        matrix: [
          [4, 7],
          [2, 6],
        ],
      },
      results: {
        exact: '3/5 -7/10; -1/5 2/5',
        inverse: [
          [0.6, -0.7],
          [-0.2, 0.4],
        ],
      },
      source: 'sympy Matrix.inv(); by hand (6 -7; -2 4)/10',
    },
    {
      inputs: {
        matrix: [
          [2, 1, 1],
          [1, 3, 2],
          [1, 0, 0],
        ],
      },
      results: { exact: '0 0 1; -2 1 3; 3 -1 -5' },
      source: 'sympy Matrix.inv()',
    },
    {
      inputs: {
        matrix: [
          [0.5, 0],
          [0, 0.25],
        ],
      },
      results: { exact: '2 0; 0 4' },
      source: 'By hand',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
      },
      noResult: 'singular',
      source: 'By hand: row 2 = 2 × row 1',
    },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 2 and 3', isbn: '978-0-9802327-7-6' }],
});
