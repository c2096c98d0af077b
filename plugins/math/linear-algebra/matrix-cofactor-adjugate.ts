import { category, defineCalculator, matrix, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { isZero } from '../shared/rational.js';
import {
  determinantOf,
  exactText,
  fitsSentence,
  holdToDigits,
  isNearlySingular,
  MOST_DIGITS,
  negative,
  shortText,
  shownMatrix,
  shownNumber,
  transposed,
} from './shared/exact.js';

/** Every minor is a determinant of its own, so that a singular matrix has an adjugate, too. */
export default defineCalculator({
  title: 'Minors, cofactors and adjugate of a matrix',
  description:
    'Matrix of minors, matrix of cofactors, adjugate (its transpose) and determinant of a square matrix, exact, also of a singular one.',
  keywords: ['adjoint of a matrix', 'classical adjoint', 'cofactor matrix', 'matrix of minors', 'adj(A)'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 6, maxColumns: 6, min: -1e15, max: 1e15 }),
  },
  outputs: {
    exactAdjugate: text({ label: 'Adjugate, exact', optional: true }),
    exactCofactors: text({ label: 'Cofactors, exact', optional: true }),
    determinant: number({ label: 'Determinant', symbol: '\\det A' }),
    exactDeterminant: text({ label: 'Exact determinant', optional: true }),
    invertible: category(['Invertible', 'Singular'], { label: 'Matrix' }),
    minors: matrix({ label: 'Minors' }),
    cofactors: matrix({ label: 'Cofactors' }),
    adjugate: matrix({ label: 'Adjugate' }),
  },
  algorithm: ({ matrix }) => {
    const exact = exactMatrix(matrix);
    holdToDigits(transposed(exact), MOST_DIGITS);
    const minors = exact.map((row, i) =>
      row.map((_, j) =>
        determinantOf(exact.filter((_, k) => k !== i).map((other) => other.filter((_, column) => column !== j))),
      ),
    );
    const cofactors = minors.map((row, i) => row.map((minor, j) => ((i + j) % 2 === 0 ? minor : negative(minor))));
    const adjugate = transposed(cofactors);
    const determinant = determinantOf(exact);
    return {
      exactAdjugate: exactText(adjugate),
      exactCofactors: exactText(cofactors),
      determinant: shownNumber(determinant),
      exactDeterminant: shortText(determinant),
      invertible: isZero(determinant) ? 'Singular' : 'Invertible',
      minors: shownMatrix(minors),
      cofactors: shownMatrix(cofactors),
      adjugate: shownMatrix(adjugate),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ matrix }) => isNearlySingular(matrix),
      says: 'The matrix is nearly singular: changes of 0.1% in its entries can change the determinant by about its whole size, and the inverse beyond recognition. If the entries are rounded or measured, give more digits (1/3 instead of 0.333).',
    },
  ],
  explanation: ({ invertible, exactAdjugate }) => {
    const found = fitsSentence(exactAdjugate) ? 'The adjugate is {exactAdjugate}; the' : 'The';
    return invertible === 'Singular'
      ? `${found} determinant is 0, so that there is no inverse.`
      : `${found} determinant is {determinant}, and the adjugate over it is the inverse.`;
  },
  examples: [
    {
      inputs: {
        matrix: [
          [2, 3, 0],
          [0, 1, 5],
          [4, -2, 1],
        ],
      },
      results: {
        exactAdjugate: '11 -3 15; 20 2 -10; -4 16 2',
        exactCofactors: '11 20 -4; -3 2 16; 15 -10 2',
        determinant: 82,
        minors: [
          [11, -20, -4],
          [3, 2, -16],
          [15, 10, 2],
        ],
        cofactors: [
          [11, 20, -4],
          [-3, 2, 16],
          [15, -10, 2],
        ],
        adjugate: [
          [11, -3, 15],
          [20, 2, -10],
          [-4, 16, 2],
        ],
        invertible: 'Invertible',
      },
      source: 'sympy cofactor_matrix, minor, adjugate; by hand C12 = -(0 × 1 - 5 × 4) = 20',
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
        exactAdjugate: '-3 6 -3; 6 -12 6; -3 6 -3',
        determinant: 0,
        exactDeterminant: '0',
        invertible: 'Singular',
      },
      source: 'sympy adjugate',
    },
    {
      inputs: { matrix: [[-5]] },
      results: { exactAdjugate: '1', minors: [[1]], determinant: -5 },
      source: 'By definition: the determinant without rows is 1',
    },
    {
      inputs: {
        matrix: [
          ['1/2', -1],
          [3, 0.25],
        ],
      },
      results: {
        exactAdjugate: '1/4 1; -3 1/2',
        exactDeterminant: '25/8',
        determinant: 3.125,
        minors: [
          [0.25, 3],
          [-1, 0.5],
        ],
      },
      source: 'By hand: 1/8 + 3',
    },
    {
      inputs: {
        matrix: [
          [1, 0, 2, -1],
          [3, 0, 0, 5],
          [2, 1, 4, -3],
          [1, 0, 5, 0],
        ],
      },
      results: { determinant: 30, exactCofactors: '25 -75 -5 -15; 5 3 -1 3; 0 30 0 0; -10 6 8 6' },
      source: 'sympy det, cofactor_matrix',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1.001],
        ],
      },
      results: { exactAdjugate: '1001/1000 -1; -1 1', determinant: 0.001 },
      cautions: ['nearly singular'],
      source: 'By hand: 1.001 - 1',
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
    'The minor of an entry is the determinant without its row and column; the cofactor has its sign, + or −, like a chessboard with + at the upper left. Of a matrix of one entry the minor is 1.',
    'Books that say “adjoint” or “classical adjoint” mean the adjugate here; the adjoint of quantum mechanics is the conjugate transpose.',
    'Rows of exact matrices are apart by semicolons.',
  ],
  references: [
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., §5.2 and 5.3', isbn: '978-0-9802327-7-6' },
    {
      title: 'MathWorks: adjoint, classical adjoint (adjugate) of square matrix',
      url: 'https://www.mathworks.com/help/symbolic/adjoint.html',
    },
  ],
});
