import { category, choice, defineCalculator, list, matrix, noResult, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { divide, type Fraction, fractionOf, isZero, multiply, ONE, subtract, ZERO } from '../shared/rational.js';
import {
  absolute,
  determinantOf,
  type Exact,
  exactText,
  fitsSentence,
  holdToDigits,
  identityOf,
  isLess,
  isNearlySingular,
  MOST_DIGITS,
  shownMatrix,
  shownNumber,
  solutionOf,
  transposed,
  unknownsText,
} from './shared/exact.js';

/** Elimination in exact fractions, so that no rounding decides which pivot is the largest or whether one is zero. */
export default defineCalculator({
  title: 'LU decomposition',
  description:
    'Lower and upper triangular factors of a square matrix in exact fractions, PA = LU with partial pivoting or A = LU without, by Doolittle, Crout or as LDU, with determinant and solution of Ax = b.',
  keywords: ['LU factorization', 'LUP decomposition', 'PA = LU', 'Doolittle', 'Crout', 'LDU', 'partial pivoting'],
  inputs: {
    matrix: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 8, maxColumns: 8, min: -1e15, max: 1e15 }),
    pivoting: choice(
      {
        partial: 'Largest pivot of each column (PA = LU)',
        none: 'No row exchanges (A = LU)',
      },
      { label: 'Row exchanges', default: 'partial' },
    ),
    diagonal: choice(
      {
        doolittle: { label: 'Ones on the diagonal of L (Doolittle)', also: ['Doolittle'] },
        crout: { label: 'Ones on the diagonal of U (Crout)', also: ['Crout'] },
        ldu: { label: 'Ones on both, pivots in D (LDU)', also: ['LDU'] },
      },
      { label: 'Form', default: 'doolittle' },
    ),
    constants: list(number({ label: 'Constant', min: -1e15, max: 1e15 }), {
      label: 'Right-hand sides',
      help: 'To solve Ax = b as well.',
      symbol: 'b',
      maxItems: 8,
      optional: true,
    }),
  },
  outputs: {
    determinant: number({ label: 'Determinant', symbol: '\\det A' }),
    invertible: category(['Invertible', 'Singular'], { label: 'Matrix' }),
    exactLower: text({ label: 'L, exact', optional: true }),
    exactUpper: text({ label: 'U, exact', optional: true }),
    pivots: text({ label: 'Pivots, exact', optional: true }),
    order: text({ label: 'Rows of A in the order of PA' }),
    solution: text({ label: 'Solution of Ax = b', optional: true }),
    lower: matrix({ label: 'Lower triangular L' }),
    upper: matrix({ label: 'Upper triangular U' }),
    d: matrix({ label: 'Diagonal matrix D', optional: true }),
    permutation: matrix({ label: 'Permutation P, PA = LU' }),
  },
  algorithm: ({ matrix, pivoting, diagonal, constants }) => {
    const exact = exactMatrix(matrix);
    const right = constants?.map(fractionOf);
    holdToDigits([...transposed(exact), ...(right ? [right] : [])], MOST_DIGITS);
    const determinant = determinantOf(exact);
    if (right && isZero(determinant)) {
      throw noResult(
        'The matrix is singular: Ax = b has no solution or infinitely many. Leave the right-hand sides out to see the factors.',
      );
    }
    const { lower, upper, order } = eliminated(exact, pivoting);
    const pivots = upper.map((row, k) => row[k]!);
    const factors = {
      doolittle: () => ({ l: lower, u: upper }),
      crout: () => ({ l: lower.map((row) => row.map((entry, j) => multiply(entry, pivots[j]!))), u: unitRows(upper) }),
      ldu: () => ({ l: lower, u: unitRows(upper) }),
    };
    const { l, u } = factors[diagonal]();
    return {
      determinant: shownNumber(determinant),
      invertible: isZero(determinant) ? 'Singular' : 'Invertible',
      exactLower: exactText(l),
      exactUpper: exactText(u),
      pivots: exactText([pivots]),
      order: order.map((row) => row + 1).join(', '),
      solution: right && unknownsText(solutionOf(exact, right)),
      lower: shownMatrix(l),
      upper: shownMatrix(u),
      d:
        diagonal === 'ldu'
          ? shownMatrix(pivots.map((pivot, i) => pivots.map((_, j) => (i === j ? pivot : ZERO))))
          : undefined,
      permutation: order.map((from) => order.map((_, column) => (column === from ? 1 : 0))),
    };
  },
  requires: [
    {
      that: ({ matrix, constants }) => constants.length === matrix.length,
      field: 'constants',
      says: 'Give one right-hand side for each row of the matrix.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ matrix }) => isNearlySingular(matrix),
      says: 'The matrix is nearly singular: changes of 0.1% in its entries can change the determinant by about its whole size, and solutions of Ax = b beyond recognition. If the entries are rounded or measured, give more digits (1/3 instead of 0.333).',
    },
  ],
  explanation: ({ pivoting, diagonal, order, exactLower, exactUpper, solution }) => {
    const product = diagonal === 'ldu' ? 'LDU' : 'LU';
    const unmoved = order.split(', ').every((row, k) => row === String(k + 1));
    const rows =
      pivoting === 'none'
        ? `A = ${product}`
        : unmoved
          ? `PA = ${product} with the rows of A as they are`
          : `PA = ${product} with the rows of A in the order {order}`;
    const middle = diagonal === 'ldu' && fitsSentence(exactUpper) ? ', D the diagonal {pivots}' : '';
    const found =
      fitsSentence(exactLower) && fitsSentence(exactUpper) ? `: L is {exactLower}${middle} and U is {exactUpper}` : '';
    return `${rows}${found}. The determinant is {determinant}${fitsSentence(solution) ? '; Ax = b has the solution {solution}' : ''}.`;
  },
  examples: [
    {
      inputs: {
        matrix: [
          [2, 5, 8, 7],
          [5, 2, 2, 8],
          [7, 5, 6, 6],
          [5, 4, 4, 8],
        ],
      },
      results: {
        determinant: 194,
        order: '3, 1, 4, 2',
        exactLower: '1 0 0 0; 2/7 1 0 0; 5/7 3/25 1 0; 5/7 -11/25 -6/13 1',
        exactUpper: '7 5 6 6; 0 25/7 44/7 37/7; 0 0 -26/25 77/25; 0 0 0 97/13',
        lower: [
          [1, 0, 0, 0],
          [0.285714285714, 1, 0, 0],
          [0.714285714286, 0.12, 1, 0],
          [0.714285714286, -0.44, -0.461538461538, 1],
        ],
        permutation: [
          [0, 0, 1, 0],
          [1, 0, 0, 0],
          [0, 0, 0, 1],
          [0, 1, 0, 0],
        ],
      },
      source:
        'documentation of scipy.linalg.lu_factor, piv_py = [2, 0, 3, 1], for the order of rows; sympy LUdecomposition of these rows for the fractions',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 4],
          [3, 8, 14],
          [2, 6, 13],
        ],
        pivoting: 'none',
        constants: [3, 13, 4],
      },
      results: {
        determinant: 6,
        invertible: 'Invertible',
        exactLower: '1 0 0; 3 1 0; 2 1 1',
        exactUpper: '1 2 4; 0 2 2; 0 0 3',
        pivots: '1 2 3',
        solution: 'x1 = 3, x2 = 4, x3 = -2',
        order: '1, 2, 3',
      },
      source: 'sympy LUdecomposition and LUsolve',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 4],
          [3, 8, 14],
          [2, 6, 13],
        ],
        pivoting: 'none',
        diagonal: 'crout',
      },
      results: {
        exactLower: '1 0 0; 3 2 0; 2 2 3',
        exactUpper: '1 2 4; 0 1 1; 0 0 1',
        upper: [
          [1, 2, 4],
          [0, 1, 1],
          [0, 0, 1],
        ],
      },
      source: 'sympy: LD and D⁻¹U of LUdecomposition',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 4],
          [3, 8, 14],
          [2, 6, 13],
        ],
        pivoting: 'none',
        diagonal: 'ldu',
      },
      results: {
        exactLower: '1 0 0; 3 1 0; 2 1 1',
        d: [
          [1, 0, 0],
          [0, 2, 0],
          [0, 0, 3],
        ],
        pivots: '1 2 3',
        exactUpper: '1 2 4; 0 1 1; 0 0 1',
      },
      source: 'sympy: L, D and D⁻¹U of LUdecomposition',
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
        determinant: 0,
        invertible: 'Singular',
        order: '3, 1, 2',
        exactLower: '1 0 0; 1/7 1 0; 4/7 1/2 1',
        exactUpper: '7 8 9; 0 6/7 12/7; 0 0 0',
      },
      source: 'By hand: rows 3, 1, 2; MATLAB and SciPy leave rounding of 1e-16 in the last pivot',
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
        constants: [1, 2, 3],
      },
      noResult: 'no solution or infinitely many',
      source: 'By hand: row 3 = 2 × row 2 - row 1',
    },
    {
      inputs: {
        matrix: [
          [0, 1],
          [1, 0],
        ],
        pivoting: 'none',
      },
      noResult: 'pivot in column 1 is 0',
      source: 'By hand: 0 above 1',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 5],
        ],
        pivoting: 'none',
      },
      results: { determinant: 0, exactLower: '1 0; 0 1', exactUpper: '0 0; 0 5' },
      source: 'By hand: nothing to eliminate',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
        pivoting: 'none',
        diagonal: 'ldu',
      },
      results: { exactLower: '1 0; 2 1', pivots: '1 0', exactUpper: '1 2; 0 1' },
      source: 'By hand: the last pivot is 0',
    },
    {
      inputs: {
        matrix: [
          [0, 2],
          [0, 4],
        ],
        pivoting: 'none',
        diagonal: 'crout',
      },
      noResult: 'Pivot 1 is 0 and its row is not',
      source: 'By hand: 0 times a row is not (0, 2)',
    },
    {
      inputs: {
        matrix: [
          [1, 1],
          [1, 1.001],
        ],
      },
      results: { determinant: 0.001, exactUpper: '1 1; 0 1/1000' },
      cautions: ['nearly singular'],
      source: 'By hand: 1.001 - 1',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [3, 4],
        ],
        constants: [1],
      },
      refused: 'one right-hand side',
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [1e-200, 0],
          [0, 1e-200],
        ],
      },
      noResult: 'beyond 10\u00b3\u2070\u2070',
      source: 'By hand: the determinant is 10⁻⁴⁰⁰',
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
    'Entries count as the numbers that are written, so that pivots and determinant are exact. Exact factors are left out where they are too long to read.',
    'P is the matrix with PA = LU, as of MATLAB. SciPy gives A = PLU: its P is the transpose of this one.',
    'Of pivots of the same size the upper one is taken. Of a singular matrix the factors need not be the only ones.',
  ],
  references: [
    { title: 'Golub, Van Loan: Matrix Computations, 4th ed., §3.2 and 3.4', isbn: '978-1-4214-0794-4' },
    {
      title: 'SciPy: scipy.linalg.lu',
      url: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.linalg.lu.html',
    },
  ],
});

/** PA = LU with ones on the diagonal of L; `order` has the rows of A, from 0. */
function eliminated(matrix: Exact, pivoting: 'partial' | 'none') {
  const upper = matrix.map((row) => [...row]);
  const lower = identityOf(matrix.length);
  const order = matrix.map((_, k) => k);
  for (let k = 0; k < upper.length; k++) {
    const pivot = pivoting === 'partial' ? largestBelow(upper, k) : k;
    if (pivot !== k) {
      for (const list of [upper, order] as unknown[][]) [list[k], list[pivot]] = [list[pivot], list[k]];
      for (let j = 0; j < k; j++) [lower[k]![j], lower[pivot]![j]] = [lower[pivot]![j]!, lower[k]![j]!];
    }
    const top = upper[k]!;
    for (let i = k + 1; i < upper.length; i++) {
      const row = upper[i]!;
      if (isZero(row[k]!)) continue;
      if (isZero(top[k]!)) {
        throw noResult(
          `Without row exchanges the pivot in column ${k + 1} is 0 with other entries below it. Allow row exchanges: PA = LU always exists.`,
        );
      }
      const factor = divide(row[k]!, top[k]!);
      lower[i]![k] = factor;
      upper[i] = row.map((entry, j) => subtract(entry, multiply(factor, top[j]!)));
    }
  }
  return { lower, upper, order };
}

/** The row from k on with the largest entry in column k, the first of equal ones. */
function largestBelow(rows: Exact, k: number): number {
  let found = k;
  for (let i = k + 1; i < rows.length; i++) {
    if (isLess(absolute(rows[found]![k]!), absolute(rows[i]![k]!))) found = i;
  }
  return found;
}

/** Each row over its pivot. */
function unitRows(upper: Exact): Fraction[][] {
  return upper.map((row, k) => {
    const pivot = row[k]!;
    if (!isZero(pivot)) return row.map((entry) => divide(entry, pivot));
    if (row.some((entry) => !isZero(entry))) {
      throw noResult(`Pivot ${k + 1} is 0 and its row is not: take the form with ones on the diagonal of L.`);
    }
    return row.map((_, j) => (j === k ? ONE : ZERO));
  });
}
