import { defineCalculator, matrix, noResult, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { matrixNumbers, matrixText } from '../shared/matrix-output.js';
import { add, multiply, ZERO } from '../shared/rational.js';

/** Rows times columns, exactly. */
export default defineCalculator({
  title: 'Matrix multiplication',
  description: 'Product of two matrices of up to ten rows and columns.',
  keywords: ['matrix product', 'MMULT', 'multiply matrices'],
  inputs: {
    a: matrix({ label: 'First matrix', symbol: 'A', min: -1e9, max: 1e9 }),
    b: matrix({ label: 'Second matrix', symbol: 'B', min: -1e9, max: 1e9 }),
  },
  outputs: {
    exact: text({ label: 'Product, rows apart by semicolons' }),
    product: matrix({ label: 'Product' }),
  },
  algorithm: ({ a, b }) => {
    if (a[0]!.length !== b.length) throw noResult('The first matrix needs as many columns as the second has rows.');
    const second = exactMatrix(b);
    const product = exactMatrix(a).map((row) =>
      second[0]!.map((_, column) =>
        row.reduce((total, entry, k) => add(total, multiply(entry, second[k]![column]!)), ZERO),
      ),
    );
    return { exact: matrixText(product), product: matrixNumbers(product) };
  },
  explanation: 'The product is {exact}.',
  examples: [
    {
      inputs: {
        a: [
          [1, 2, 3],
          [4, 5, 6],
        ],
        b: [
          [7, 8],
          [9, 10],
          [11, 12],
        ],
      },
      results: {
        exact: '58 64; 139 154',
        product: [
          [58, 64],
          [139, 154],
        ],
      },
      source: 'By hand: 7 + 18 + 33 = 58; sympy',
    },
    {
      inputs: { a: [[0.1, 0.2]], b: [[0.3], [0.4]] },
      results: { exact: '11/100', product: [[0.11]] },
      source: 'By hand: 0.03 + 0.08',
    },
    { inputs: { a: [[1, 2]], b: [[1, 2]] }, noResult: 'as many columns', source: 'By definition' },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 2 and 3', isbn: '978-0-9802327-7-6' }],
});
