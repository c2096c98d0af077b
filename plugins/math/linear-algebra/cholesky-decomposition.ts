import { category, choice, defineCalculator, isNear, matrix, noResult, number, text } from '@reckoner/engine';
import { exactMatrix } from '../shared/elimination.js';
import { divide, type Fraction, fractionText, isZero, multiply, ONE, subtract } from '../shared/rational.js';
import {
  type Exact,
  fitsSentence,
  holdToDigits,
  identityOf,
  isNearlySingular,
  MOST_DIGITS,
  readable,
  shownMatrix,
  shownNumber,
  transposed,
} from './shared/exact.js';
import { rootOf, type Surd, surdMatrix, surdText } from './shared/surd.js';

const CLASSES = [
  'Positive definite',
  'Positive semidefinite',
  'Indefinite',
  'Negative semidefinite',
  'Negative definite',
] as const;

/** A = LDLᵀ in exact fractions decides whether A is positive definite; the roots are taken at the end. */
export default defineCalculator({
  title: 'Cholesky decomposition',
  description:
    'Cholesky factor L of a symmetric positive definite matrix with A = LLᵀ, exact with square roots and as decimals, or LDLᵀ without roots, and whether the matrix is positive definite.',
  keywords: ['Cholesky factorization', 'LLT', 'LDLT decomposition', 'positive definite factor', 'chol'],
  inputs: {
    matrix: matrix({
      label: 'Matrix',
      help: 'Symmetric, with both triangles filled in.',
      symbol: 'A',
      square: true,
      maxRows: 8,
      maxColumns: 8,
      min: -1e15,
      max: 1e15,
    }),
    form: choice(
      {
        lower: { label: 'A = LLᵀ, L lower triangular', also: ['L', 'LLT'] },
        upper: { label: 'A = RᵀR, R upper triangular', also: ['R', 'U'] },
        ldl: { label: 'A = LDLᵀ without square roots', also: ['LDL', 'LDLT'] },
      },
      { label: 'Form', default: 'lower' },
    ),
  },
  outputs: {
    exact: text({ label: 'Triangular factor, exact', optional: true }),
    diagonal: text({ label: 'Diagonal of D, exact', optional: true }),
    definite: category(CLASSES, {
      label: 'The matrix is',
    }),
    determinant: number({ label: 'Determinant', symbol: '\\det A' }),
    factor: matrix({ label: 'Triangular factor' }),
    d: matrix({ label: 'Diagonal matrix D', optional: true }),
  },
  algorithm: ({ matrix, form }) => {
    const exact = exactMatrix(matrix.map((row, i) => row.map((entry, j) => (j > i ? matrix[j]![i]! : entry))));
    holdToDigits(exact, MOST_DIGITS);
    const { unit, pivots } = decomposed(exact);
    const definite = classOf(pivots);
    const determinant = shownNumber(pivots.reduce(multiply, ONE));
    if (form === 'ldl') {
      return {
        exact: readable(unit.map((row) => row.map(fractionText))),
        diagonal: readable([pivots.map(fractionText)]),
        definite,
        determinant,
        factor: shownMatrix(unit),
        d: pivots.map((pivot, i) => pivots.map((_, j) => (i === j ? shownNumber(pivot) : 0))),
      };
    }
    const failing = pivots.findIndex((pivot) => pivot.over <= 0n);
    if (failing >= 0) {
      throw noResult(
        `The matrix is not positive definite but ${definite.toLowerCase()}: pivot ${failing + 1} is ${isZero(pivots[failing]!) ? '0' : 'negative'}. Choose LDLᵀ to see the pivots.${isZero(pivots[failing]!) || isNearlySingular(matrix) ? ' If the entries are rounded or measured, that may be why: give more digits.' : ''}`,
      );
    }
    const roots = pivots.map(rootOf);
    const lower = unit.map((row) => row.map((factor, j): Surd => ({ factor, root: roots[j]! })));
    const factor = form === 'upper' ? transposed(lower) : lower;
    return {
      exact: readable(factor.map((row) => row.map(surdText))),
      definite,
      determinant,
      factor: surdMatrix(factor),
    };
  },
  requires: [
    {
      that: ({ matrix }) =>
        matrix.every((row, i) => row.every((entry, j) => isNear(entry, matrix[j]![i]!, 1e-12 * Math.abs(entry)))),
      field: 'matrix',
      says: 'The matrix must be symmetric, each entry equal to the one across the diagonal. Fill in both triangles, with the same digits.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ matrix }) => isNearlySingular(matrix),
      says: 'The matrix is nearly singular: changes of 0.1% in its entries can change the determinant by about its whole size. If they are rounded or measured, as those of a covariance or correlation matrix, more digits may show that it is definite or that it is not.',
    },
  ],
  explanation: ({ form, exact, diagonal, definite }) => {
    if (form === 'ldl') {
      return `A = LDLᵀ${fitsSentence(exact) && fitsSentence(diagonal) ? ', where L is {exact} and D has the diagonal {diagonal}' : ''}: the matrix is ${definite.toLowerCase()}.`;
    }
    const [product, letter] = form === 'upper' ? ['RᵀR', 'R'] : ['LLᵀ', 'L'];
    return `The matrix is positive definite: A = ${product}${fitsSentence(exact) ? `, where ${letter} is {exact}` : ''}.`;
  },
  examples: [
    {
      inputs: {
        matrix: [
          [4, 12, -16],
          [12, 37, -43],
          [-16, -43, 98],
        ],
      },
      results: {
        exact: '2 0 0; 6 1 0; -8 5 3',
        definite: 'Positive definite',
        determinant: 36,
        factor: [
          [2, 0, 0],
          [6, 1, 0],
          [-8, 5, 3],
        ],
      },
      source: 'sympy cholesky; by hand: 6² + 1² = 37, 8² + 5² + 3² = 98',
    },
    {
      inputs: {
        matrix: [
          [4, 12, -16],
          [12, 37, -43],
          [-16, -43, 98],
        ],
        form: 'ldl',
      },
      results: {
        exact: '1 0 0; 3 1 0; -4 5 1',
        diagonal: '4 1 9',
        definite: 'Positive definite',
        d: [
          [4, 0, 0],
          [0, 1, 0],
          [0, 0, 9],
        ],
      },
      source: 'sympy LDLdecomposition',
    },
    {
      inputs: {
        matrix: [
          [9, -6, 3],
          [-6, 20, -14],
          [3, -14, 14],
        ],
        form: 'upper',
      },
      results: {
        exact: '3 -2 1; 0 4 -3; 0 0 2',
        factor: [
          [3, -2, 1],
          [0, 4, -3],
          [0, 0, 2],
        ],
      },
      source: 'maxima-online.org, run of cholesky, transposed; sympy cholesky',
    },
    {
      inputs: {
        matrix: [
          [3, 1, 2],
          [1, 2, -1],
          [2, -1, 5],
        ],
      },
      results: {
        exact: '√3 0 0; √3/3 √15/3 0; 2√3/3 -√15/3 √2',
        factor: [
          [1.73205080757, 0, 0],
          [0.57735026919, 1.29099444874, 0],
          [1.15470053838, -1.29099444874, 1.41421356237],
        ],
      },
      source:
        'biorecipes.com, Darwin documentation of Cholesky (1.7321, 0.5774 1.2910, 1.1547 -1.2910 1.4142); sympy cholesky',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 1],
        ],
        form: 'ldl',
      },
      results: { exact: '1 0; 2 1', diagonal: '1 -3', definite: 'Indefinite' },
      source: 'sympy LDLdecomposition; eigenvalues 3 and -1',
    },
    {
      inputs: {
        matrix: [
          [-2, 1],
          [1, -2],
        ],
        form: 'ldl',
      },
      results: { exact: '1 0; -1/2 1', diagonal: '-2 -3/2', definite: 'Negative definite' },
      source: 'sympy LDLdecomposition; eigenvalues -1 and -3',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
        form: 'ldl',
      },
      results: { exact: '1 0; 2 1', diagonal: '1 0', definite: 'Positive semidefinite', determinant: 0 },
      source: 'By hand: eigenvalues 5 and 0',
    },
    {
      inputs: {
        matrix: [
          [-1, 2],
          [2, -4],
        ],
        form: 'ldl',
      },
      results: { definite: 'Negative semidefinite' },
      source: 'By hand: eigenvalues -5 and 0',
    },
    {
      inputs: {
        matrix: [
          [0, 0],
          [0, 1],
        ],
        form: 'ldl',
      },
      results: { definite: 'Positive semidefinite', diagonal: '0 1' },
      source: 'By hand: diagonal',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 1],
        ],
      },
      noResult: 'indefinite: pivot 2 is negative',
      source: 'By hand: 1 - 4 = -3',
    },
    {
      inputs: {
        matrix: [
          [1, 2],
          [2, 4],
        ],
      },
      noResult: 'pivot 2 is 0',
      source: 'By hand: 4 - 4 = 0',
    },
    {
      inputs: {
        matrix: [
          [0, 1],
          [1, 0],
        ],
        form: 'ldl',
      },
      noResult: 'neither a Cholesky factor nor',
      source: 'By hand: 0 × l = 1 has no solution',
    },
    {
      inputs: {
        matrix: [
          [2, 1],
          [0, 2],
        ],
      },
      refused: 'must be symmetric',
      source: 'By definition',
    },
    {
      inputs: {
        matrix: [
          [1, 0.9999],
          [0.9999, 1],
        ],
      },
      results: {
        factor: [
          [1, 0],
          [0.9999, 0.0141417820659],
        ],
      },
      cautions: ['nearly singular'],
      source: 'sympy cholesky: √(1 - 0.9999²)',
    },
    {
      inputs: {
        matrix: [
          [1, 0.9],
          [0.9, 0.8099],
        ],
      },
      noResult: 'that may be why',
      source: 'By hand: 0.8099 - 0.81 is negative',
    },
    {
      inputs: {
        matrix: [
          [0.3, 0.30000000000000004],
          [0.3, 1],
        ],
      },
      results: {
        factor: [
          [0.547722557505, 0],
          [0.547722557505, 0.836660026534],
        ],
      },
      source: 'sympy cholesky of the matrix without the last digit',
    },
    {
      inputs: {
        matrix: [
          [1e-300, 1, 1, 1],
          [1, 1e-300, 1, 1],
          [1, 1, 1e-300, 1],
          [1, 1, 1, 1e-300],
        ],
        form: 'ldl',
      },
      noResult: 'too many digits',
      source: 'By hand: 300 digits in each of 4 columns',
    },
  ],
  notes: [
    'Rows of exact matrices are apart by semicolons. Exact factors are left out where they are too long to read.',
    'Entries count as the numbers that are written, so that no rounding decides whether the matrix is positive definite.',
    'Entries across the diagonal may differ in the thirteenth digit, as of computed matrices: the lower triangle is read.',
    'MATLAB’s chol and R’s chol give the upper factor, NumPy’s cholesky the lower one.',
  ],
  references: [
    { title: 'Golub, Van Loan: Matrix Computations, 4th ed., §4.1 and 4.2', isbn: '978-1-4214-0794-4' },
    { title: 'Wikipedia: Cholesky decomposition', url: 'https://en.wikipedia.org/wiki/Cholesky_decomposition' },
  ],
});

/** A = LDLᵀ with ones on the diagonal of L. */
function decomposed(matrix: Exact): { readonly unit: Fraction[][]; readonly pivots: Fraction[] } {
  const rest = matrix.map((row) => [...row]);
  const unit = identityOf(matrix.length);
  for (let k = 0; k < rest.length; k++) {
    const top = rest[k]!;
    for (let i = k + 1; i < rest.length; i++) {
      const row = rest[i]!;
      if (isZero(row[k]!)) continue;
      if (isZero(top[k]!)) {
        throw noResult(
          `The matrix is indefinite: pivot ${k + 1} is 0 with other entries below it, so that there is neither a Cholesky factor nor LDLᵀ.`,
        );
      }
      const factor = divide(row[k]!, top[k]!);
      unit[i]![k] = factor;
      rest[i] = row.map((entry, j) => subtract(entry, multiply(factor, top[j]!)));
    }
  }
  return { unit, pivots: rest.map((row, k) => row[k]!) };
}

/** By the law of inertia the pivots have the signs of the eigenvalues. */
function classOf(pivots: readonly Fraction[]): (typeof CLASSES)[number] {
  const positive = pivots.filter(({ over }) => over > 0n).length;
  const below = pivots.filter(({ over }) => over < 0n).length;
  if (positive > 0 && below > 0) return 'Indefinite';
  if (below > 0) return below === pivots.length ? 'Negative definite' : 'Negative semidefinite';
  return positive === pivots.length ? 'Positive definite' : 'Positive semidefinite';
}
