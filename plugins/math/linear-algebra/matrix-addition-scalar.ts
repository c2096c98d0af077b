import { defineCalculator, matrix, noResult, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { matrixNumbers, matrixText } from '../shared/matrix-output.js';
import { add, fractionOf, multiply } from '../shared/rational.js';

/** sA + tB, entry by entry: t = -1 subtracts. */
export default defineCalculator({
  title: 'Matrix addition',
  description: 'Sum, difference or linear combination of two matrices, entry by entry.',
  keywords: ['add matrices', 'subtract matrices', 'scalar multiplication', 'linear combination'],
  inputs: {
    a: matrix({ label: 'First matrix', symbol: 'A', min: -1e9, max: 1e9 }),
    b: matrix({ label: 'Second matrix', symbol: 'B', min: -1e9, max: 1e9 }),
    s: number({ label: 'Factor of the first', symbol: 's', min: -1e6, max: 1e6, default: 1 }),
    t: number({ label: 'Factor of the second', help: '-1 to subtract.', symbol: 't', min: -1e6, max: 1e6, default: 1 }),
  },
  outputs: {
    exact: text({ label: 'Result, rows apart by semicolons' }),
    result: matrix({ label: 'Result' }),
  },
  algorithm: ({ a, b, s, t }) => {
    if (a.length !== b.length || a[0]!.length !== b[0]!.length)
      throw noResult('Both matrices need the same numbers of rows and columns.');
    const second = exactMatrix(b);
    const [p, q] = [fractionOf(s), fractionOf(t)];
    const result = exactMatrix(a).map((row, i) =>
      row.map((entry, j) => add(multiply(p, entry), multiply(q, second[i]![j]!))),
    );
    return { exact: matrixText(result), result: matrixNumbers(result) };
  },
  explanation: 'The result is {exact}.',
  examples: [
    {
      inputs: {
        a: [
          [1, 2],
          [3, 4],
        ],
        b: [
          [5, 6],
          [7, 8],
        ],
      },
      results: {
        exact: '6 8; 10 12',
        result: [
          [6, 8],
          [10, 12],
        ],
      },
      source: 'By hand',
    },
    {
      inputs: { a: [[1, 2, 3]], b: [[0.5, 1, -1]], s: 2, t: -1 },
      results: { exact: '3/2 3 7', result: [[1.5, 3, 7]] },
      source: 'By hand: 2A - B',
    },
    { inputs: { a: [[1, 2]], b: [[1], [2]] }, noResult: 'same numbers', source: 'By definition' },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §2.4', isbn: '978-0-9802327-7-6' }],
});
