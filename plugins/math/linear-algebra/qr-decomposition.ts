import { choice, defineCalculator, integer, matrix, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { fraction } from '../shared/rational.js';
import {
  fitsSentence,
  holdToDigits,
  isNearlyDependent,
  MOST_DIGITS_OF_PRODUCTS,
  readable,
  transposed,
  wholeColumns,
  wholeProduct,
} from './shared/exact.js';
import { completed, orthogonalDirections } from './shared/orthogonal.js';
import { overRoot, rootOf, surdMatrix, surdText } from './shared/surd.js';

/** Gram and Schmidt on exact fractions: Q and R are rational but for one square root a column, and the rank is exact. */
export default defineCalculator({
  title: 'QR decomposition',
  description:
    'Orthogonal Q and upper triangular R with A = QR of a matrix of any shape, exact with square roots and as decimals, reduced or full, with the rank.',
  keywords: ['QR factorization', 'Gram-Schmidt QR', 'Householder QR', 'orthogonal triangular decomposition', 'thin QR'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', maxRows: 8, maxColumns: 8, min: -1e15, max: 1e15 }),
    form: choice(
      {
        reduced: { label: 'Reduced: Q has the shape of a tall A', also: ['thin', 'economy'] },
        full: { label: 'Full: Q is square', also: ['complete'] },
      },
      { label: 'Form', default: 'reduced' },
    ),
    signs: choice(
      {
        positive: 'First entry of each row of R positive (Gram-Schmidt)',
        negative: 'First entry of each row of R negative',
      },
      { label: 'Signs of R', default: 'positive' },
    ),
  },
  outputs: {
    exactQ: text({ label: 'Q, exact', optional: true }),
    exactR: text({ label: 'R, exact', optional: true }),
    rank: integer({ label: 'Rank' }),
    q: matrix({ label: 'Orthogonal Q' }),
    r: matrix({ label: 'Upper triangular R' }),
  },
  algorithm: ({ matrix, form, signs }) => {
    const size = matrix.length;
    const width = matrix[0]!.length;
    const exact = exactMatrix(matrix);
    holdToDigits(transposed(exact), MOST_DIGITS_OF_PRODUCTS);
    const { columns, by } = wholeColumns(exact);
    const found = orthogonalDirections(columns);
    const directions = completed(found, size).slice(0, form === 'full' ? size : Math.min(size, width));
    const roots = directions.map((vector) => rootOf(fraction(wholeProduct(vector, vector))));
    const sign = (index: number) => (signs === 'negative' && index < found.length ? -1n : 1n);
    const q = matrix.map((_, i) =>
      directions.map((vector, index) => overRoot(fraction(sign(index) * vector[i]!), roots[index]!)),
    );
    const r = directions.map((vector, index) =>
      columns.map((column) => overRoot(fraction(sign(index) * wholeProduct(vector, column), by), roots[index]!)),
    );
    return {
      exactQ: readable(q.map((row) => row.map(surdText))),
      exactR: readable(r.map((row) => row.map(surdText))),
      rank: found.length,
      q: surdMatrix(q),
      r: surdMatrix(r),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ matrix, rank }) => rank < Math.min(matrix.length, matrix[0]!.length),
      says: 'The rank, {rank}, is less than the matrix could have: columns are 0 or depend on others, R has rows of zeros, and as many columns of Q only fill up the space, so that other programs may give others.',
    },
    {
      level: 'caution',
      when: ({ matrix }) => isNearlyDependent(independentColumns(matrix)),
      says: 'One of the columns is nearly a combination of others: a change of 0.1% of its length would make them dependent. If the entries are rounded or measured, the last columns of Q mean little.',
    },
  ],
  explanation: ({ exactQ, exactR }) =>
    fitsSentence(exactQ) && fitsSentence(exactR)
      ? 'A = QR, where Q is {exactQ} and R is {exactR}.'
      : 'A = QR, with the factors in decimals below; the matrix has rank {rank}.',
  examples: [
    {
      inputs: {
        matrix: [
          [12, -51, 4],
          [6, 167, -68],
          [-4, 24, -41],
        ],
      },
      results: {
        exactQ: '6/7 -69/175 -58/175; 3/7 158/175 6/175; -2/7 6/35 -33/35',
        exactR: '14 21 -14; 0 175 -70; 0 0 35',
        rank: 3,
        q: [
          [0.857142857143, -0.394285714286, -0.331428571429],
          [0.428571428571, 0.902857142857, 0.0342857142857],
          [-0.285714285714, 0.171428571429, -0.942857142857],
        ],
        r: [
          [14, 21, -14],
          [0, 175, -70],
          [0, 0, 35],
        ],
      },
      source: 'sympy, documentation of QRdecomposition',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [0, 1],
          [1, 0],
        ],
      },
      results: {
        exactQ: '√2/2 √3/3; 0 √3/3; √2/2 -√3/3',
        exactR: '√2 √2; 0 √3',
        q: [
          [0.707106781187, 0.57735026919],
          [0, 0.57735026919],
          [0.707106781187, -0.57735026919],
        ],
        r: [
          [1.41421356237, 1.41421356237],
          [0, 1.73205080757],
        ],
      },
      source: 'sympy QRdecomposition',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [0, 1],
          [1, 0],
        ],
        form: 'full',
      },
      results: { exactQ: '√2/2 √3/3 √6/6; 0 √3/3 -√6/3; √2/2 -√3/3 -√6/6', exactR: '√2 √2; 0 √3; 0 0', rank: 2 },
      source: 'sympy: the third column is the cross product of the first two over its length',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [0, 1],
          [1, 0],
        ],
        signs: 'negative',
      },
      results: {
        q: [
          [-0.707106781187, -0.57735026919],
          [0, -0.57735026919],
          [-0.707106781187, 0.57735026919],
        ],
        r: [
          [-1.41421356237, -1.41421356237],
          [0, -1.73205080757],
        ],
      },
      source: 'numpy.linalg.qr, which has these signs here',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [2, 4, 5],
        ],
      },
      results: { exactQ: '√5/5 2√5/5; 2√5/5 -√5/5', exactR: '√5 2√5 13√5/5; 0 0 √5/5', rank: 2 },
      source: 'By hand: (1, 2)/√5 and (2, -1)/√5; the second column is twice the first',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
          [2, 4],
        ],
      },
      results: { rank: 1, exactR: '3 6; 0 0', exactQ: '1/3 2√2/3; 2/3 -√2/6; 2/3 -√2/6' },
      cautions: ['columns are 0 or depend on others'],
      source: 'By hand: (1, 2, 2)/3; what is left of (1, 0, 0) is (8, -2, -2)/9',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1.001],
          [1, 1],
        ],
      },
      results: {
        rank: 2,
        r: [
          [1.73205080757, 1.73262815784],
          [0, 0.000816496580928],
        ],
      },
      cautions: ['nearly a combination'],
      source: 'sympy QRdecomposition',
    },
    {
      inputs: {
        matrix: [
          [1e-300, 1, 1, 1],
          [1, 1e-300, 1, 1],
          [1, 1, 1e-300, 1],
          [1, 1, 1, 1e-300],
        ],
      },
      noResult: 'too many digits',
      source: 'By hand: 300 digits in each of 4 columns',
    },
  ],
  notes: [
    'Rows of exact matrices are apart by semicolons. Exact factors are left out where they are too long to read.',
    'Householder reflections and Gram-Schmidt give the same factors up to signs: NumPy, MATLAB and R may have a column of Q and the same row of R with the opposite sign. Both are right.',
    'The columns that fill up a full Q are made from the axes; any others at right angles do as well.',
  ],
  references: [
    { title: 'Golub, Van Loan: Matrix Computations, 4th ed., §5.2', isbn: '978-1-4214-0794-4' },
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., §4.4', isbn: '978-0-9802327-7-6' },
  ],
});

/** Those that do not depend on the ones before. */
function independentColumns(matrix: readonly (readonly number[])[]): bigint[][] {
  const exact = exactMatrix(matrix);
  const { columns } = wholeColumns(exact);
  return reducedForm(exact).pivots.map((pivot) => columns[pivot]!);
}
