import { category, defineCalculator, flag, integer, list, matrix, number, table, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { type Fraction, fraction, fractionOf, multiply, ONE, wholeMultiples } from '../shared/rational.js';
import {
  type Exact,
  fitsSentence,
  gramOf,
  holdToDigits,
  isNearlyDependent,
  MOST_DIGITS_OF_PRODUCTS,
  shownNumber,
  solutionOf,
  sumOf,
  transposed,
  unknownsText,
  wholeColumns,
  wholeProduct,
} from './shared/exact.js';
import { rootNumber } from './shared/surd.js';

/** The normal equations lose nothing in exact fractions, and the rank of A is exact. */
export default defineCalculator({
  title: 'Least squares solution of Ax = b',
  description:
    'The x that makes the length of b − Ax smallest, exact, for more equations than unknowns or any others, with residuals, their sum of squares, and the projection of b onto the column space of A.',
  keywords: [
    'overdetermined system',
    'normal equations',
    'least squares approximation',
    'projection onto column space',
    'minimum norm solution',
    'lstsq',
  ],
  inputs: {
    coefficients: matrix({
      label: 'Coefficients, one row for each equation',
      symbol: 'A',
      maxRows: 100,
      maxColumns: 6,
      min: -1e15,
      max: 1e15,
    }),
    constants: list(number({ label: 'Constant', min: -1e15, max: 1e15 }), {
      label: 'Right-hand sides',
      symbol: 'b',
      maxItems: 100,
    }),
    intercept: flag({
      label: 'Add a constant term',
      help: 'A column of ones for x0, as to fit the line x0 + x1 t where the coefficients are the values of t.',
    }),
  },
  outputs: {
    solution: text({ label: 'Solution' }),
    kind: category(['One solution', 'Infinitely many, this is the shortest'], { label: 'Least squares solution' }),
    squares: number({ label: 'Sum of squared residuals' }),
    residualNorm: number({ label: 'Length of the residual' }),
    rank: integer({ label: 'Rank' }),
    unknowns: table(
      { unknown: integer({ label: 'Unknown (0 is the constant term)' }), value: number({ label: 'Value' }) },
      { label: 'Unknowns' },
    ),
    equations: table(
      {
        equation: integer({ label: 'Equation' }),
        given: number({ label: 'Right-hand side b' }),
        projection: number({ label: 'Projection Ax' }),
        residual: number({ label: 'Residual b − Ax' }),
      },
      { label: 'Equations' },
    ),
  },
  algorithm: ({ coefficients, constants, intercept }) => {
    const exact = withConstant(coefficients, intercept);
    holdToDigits(transposed(exact), MOST_DIGITS_OF_PRODUCTS);
    const { columns, by } = wholeColumns(exact);
    const { values: right, by: rightBy } = wholeMultiples(constants.map(fractionOf));
    // The rows of AᵀA span what those of A do, so that both have the same reduced form.
    const gram = gramOf(columns);
    const { rows, pivots } = reducedForm(gram);
    const x = shortest(
      gram,
      rows.slice(0, pivots.length),
      pivots,
      columns.map((column) => fraction(by * wholeProduct(column, right), rightBy)),
    );
    const { values: whole, by: wholeBy } = wholeMultiples(x);
    // Right-hand sides, projection and residuals over one denominator, which are not brought to lowest terms.
    const under = rightBy * by * wholeBy;
    const given = right.map((value) => value * by * wholeBy);
    const projection = right.map(
      (_, i) => rightBy * columns.reduce((sum, column, j) => sum + column[i]! * whole[j]!, 0n),
    );
    const residuals = given.map((value, i) => value - projection[i]!);
    const shown = (over: bigint) => shownNumber({ over, under });
    const squares = { over: wholeProduct(residuals, residuals), under: under * under };
    const first = intercept ? 0 : 1;
    return {
      solution: unknownsText(x, first),
      kind: pivots.length === x.length ? 'One solution' : 'Infinitely many, this is the shortest',
      squares: shownNumber(squares),
      residualNorm: rootNumber(squares),
      rank: pivots.length,
      unknowns: x.map((value, k) => ({ unknown: k + first, value: shownNumber(value) })),
      equations: given.map((value, i) => ({
        equation: i + 1,
        given: shown(value),
        projection: shown(projection[i]!),
        residual: shown(residuals[i]!),
      })),
    };
  },
  requires: [
    {
      that: ({ coefficients, constants }) => constants.length === coefficients.length,
      field: 'constants',
      says: 'Give one right-hand side for each equation.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ coefficients, intercept }) => intercept && hasConstantColumn(coefficients),
      says: 'One of the columns is constant already, so that the constant term is in it twice: leave the added one out.',
    },
    {
      level: 'note',
      when: ({ coefficients, intercept, kind }) =>
        kind === 'One solution' &&
        !intercept &&
        coefficients[0]!.length === 1 &&
        coefficients.length > 1 &&
        !hasConstantColumn(coefficients),
      says: 'One column without a constant term is a line through the origin. For a line with an intercept add the constant term.',
    },
    {
      level: 'caution',
      when: ({ kind }) => kind !== 'One solution',
      says: 'Columns are 0 or depend on each other, so that infinitely many x fit equally well. The shortest of them is given; its entries say nothing about single unknowns. For one answer leave out columns or add equations.',
    },
    {
      level: 'caution',
      when: ({ coefficients, intercept }) =>
        isNearlyDependent(wholeColumns(withConstant(coefficients, intercept)).columns),
      says: 'One of the columns is nearly a combination of the others: a change of 0.1% of its length would make them dependent. If the coefficients are rounded or measured, single unknowns mean little; for powers of a variable subtract its mean first.',
    },
  ],
  explanation: ({ kind, solution, squares }) => {
    const found = fitsSentence(solution) ? '{solution}' : 'listed below';
    const from = kind === 'One solution' ? 'The least squares solution is' : 'The shortest least squares solution is';
    return squares === 0
      ? `${from} ${found}, which solves all equations exactly.`
      : `${from} ${found}; the residual has the length {residualNorm}, and the squared residuals add up to {squares}.`;
  },
  examples: [
    {
      inputs: {
        coefficients: [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        constants: [6, 0, 0],
      },
      results: {
        solution: 'x1 = 5, x2 = -3',
        kind: 'One solution',
        squares: 6,
        residualNorm: 2.44948974278,
        rank: 2,
        equations: { length: 3, rows: { 0: { projection: 5, residual: 1 }, 1: { residual: -2 } } },
      },
      source: 'By hand: 3C + 3D = 6 and 3C + 5D = 0; sympy pinv',
    },
    {
      inputs: { coefficients: [[0], [1], [3], [4]], constants: [0, 8, 8, 20], intercept: true },
      results: {
        solution: 'x0 = 1, x1 = 4',
        kind: 'One solution',
        squares: 44,
        residualNorm: 6.63324958071,
        rank: 2,
        equations: { length: 4, rows: { 0: { projection: 1, residual: -1 }, 1: { residual: 3 } } },
      },
      source: 'By hand: 4C + 8D = 36 and 8C + 26D = 112; sympy pinv',
    },
    {
      inputs: { coefficients: [[0], [1], [3], [4]], constants: [0, 8, 8, 20] },
      results: { solution: 'x1 = 56/13', squares: 45.5384615385, rank: 1 },
      cautions: ['through the origin'],
      source: 'Strang, §4.3, exercise 7: 112/26 = 56/13; by hand: 528 - 112²/26',
    },
    {
      inputs: {
        coefficients: [
          [1, 1],
          [-1, 1],
          [-1, 2],
        ],
        constants: [7, 0, 7],
      },
      results: {
        solution: 'x1 = 3, x2 = 9/2',
        kind: 'One solution',
        squares: 3.5,
        residualNorm: 1.87082869339,
        rank: 2,
        equations: { length: 3, rows: { 0: { projection: 7.5, residual: -0.5 }, 1: { residual: -1.5 } } },
      },
      source: 'sympy pinv',
    },
    {
      inputs: {
        coefficients: [
          [1, 2],
          [2, 4],
          [3, 6],
        ],
        constants: [1, 1, 1],
      },
      results: {
        solution: 'x1 = 3/35, x2 = 6/35',
        kind: 'Infinitely many, this is the shortest',
        squares: 0.428571428571,
        residualNorm: 0.654653670708,
        rank: 1,
        equations: {
          length: 3,
          rows: { 0: { projection: 0.428571428571, residual: 0.571428571429 }, 1: { residual: 0.142857142857 } },
        },
      },
      cautions: ['infinitely many x'],
      source: 'sympy pinv; numpy.linalg.lstsq',
    },
    {
      inputs: {
        coefficients: [
          [1, 1, 1],
          [1, 2, 3],
        ],
        constants: [6, 14],
      },
      results: {
        solution: 'x1 = 1, x2 = 2, x3 = 3',
        squares: 0,
        rank: 2,
        kind: 'Infinitely many, this is the shortest',
      },
      cautions: ['infinitely many x'],
      source: 'sympy pinv; numpy.linalg.lstsq',
    },
    {
      inputs: {
        coefficients: [
          [0, 0],
          [0, 0],
        ],
        constants: [3, 4],
      },
      results: { solution: 'x1 = 0, x2 = 0', residualNorm: 5, squares: 25, rank: 0 },
      cautions: ['infinitely many x'],
      source: 'By hand: nothing changes b',
    },
    {
      inputs: {
        coefficients: [
          [2000, 4000000],
          [2001, 4004001],
          [2002, 4008004],
          [2003, 4012009],
          [2004, 4016016],
          [2005, 4020025],
        ],
        constants: [1, 3, 2, 5, 7, 8],
        intercept: true,
      },
      results: {
        squares: 3.03571428571,
        unknowns: {
          length: 3,
          rows: {
            0: { unknown: 0, value: 498394.035714 },
            1: { unknown: 1, value: -499.196428571 },
            2: { unknown: 2, value: 0.125 },
          },
        },
      },
      cautions: ['nearly a combination'],
      source: 'sympy pinv, in fractions',
    },
    {
      inputs: {
        coefficients: [
          [2, 1],
          [1, 3],
        ],
        constants: [3, 5],
      },
      results: { solution: 'x1 = 4/5, x2 = 7/5', squares: 0, residualNorm: 0 },
      source: 'By hand: as many equations as unknowns',
    },
    {
      inputs: {
        coefficients: [
          [0.123456789, 1.987654321],
          [1.111111117, 0.222222223],
          [0.333333331, 1.444444449],
        ],
        constants: [1.23456789, 2.3456789, 3.456789],
      },
      results: {
        squares: 2.77754744498,
        unknowns: { length: 2, rows: { 0: { value: 2.18744724548 }, 1: { value: 0.959192383654 } } },
      },
      source: 'sympy pinv, in fractions',
    },
    { inputs: { coefficients: [[1], [2]], constants: [1] }, refused: 'one right-hand side', source: 'By definition' },
    {
      inputs: { coefficients: [[1], [2], [4]], constants: [2, 3, 7] },
      results: {
        solution: 'x1 = 12/7',
        kind: 'One solution',
        squares: 0.285714285714,
        residualNorm: 0.534522483825,
        rank: 1,
        equations: {
          length: 3,
          rows: { 0: { projection: 1.71428571429, residual: 0.285714285714 }, 1: { residual: -0.428571428571 } },
        },
      },
      cautions: ['through the origin'],
      source: 'By hand: (2 + 6 + 28)/(1 + 4 + 16); sympy pinv',
    },
    {
      inputs: {
        coefficients: [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        constants: [6, 0, 0],
        intercept: true,
      },
      results: { squares: 6, solution: 'x0 = 5/2, x1 = 5/2, x2 = -3' },
      cautions: ['constant already', 'infinitely many x'],
      source: 'sympy pinv',
    },
    {
      inputs: {
        coefficients: [
          [1e-300, 1, 1, 1],
          [1, 1e-300, 1, 1],
          [1, 1, 1e-300, 1],
          [1, 1, 1, 1e-300],
        ],
        constants: [1, 1, 1, 1],
      },
      noResult: 'too many digits',
      source: 'By hand: 300 digits in each of 4 columns',
    },
  ],
  notes: [
    'All equations weigh the same. To give one the weight w, multiply its row and right-hand side by √w. A constant term is then a column of ones among the coefficients, multiplied as well, instead of one that is added.',
    'Exact in fractions: no rounding decides whether columns depend on each other. The solution is told in decimals where its fractions are too long to read.',
    'Standard errors, t and R² of a fit are given by multiple linear regression.',
  ],
  references: [
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., §4.3 and 7.4', isbn: '978-0-9802327-7-6' },
    {
      title: 'Stewart: Collinearity and Least Squares Regression, Statistical Science 2 (1987) 68-84',
      doi: '10.1214/ss/1177013439',
    },
  ],
});

function withConstant(coefficients: readonly (readonly number[])[], intercept: boolean): Fraction[][] {
  const exact = exactMatrix(coefficients);
  return intercept ? exact.map((row) => [ONE, ...row]) : exact;
}

const hasConstantColumn = (rows: readonly (readonly number[])[]): boolean =>
  rows[0]!.some((first, j) => first !== 0 && rows.every((row) => row[j] === first));

/** Of AᵀA and Aᵀb: A = CF with the pivot columns C and the reduced rows F has Fᵀ(FFᵀ)⁻¹(CᵀC)⁻¹Cᵀb as the shortest. */
function shortest(gram: Exact, reduced: Exact, pivots: readonly number[], right: readonly Fraction[]): Fraction[] {
  // No pivots: A is 0, and so is Aᵀb.
  if (pivots.length === 0) return [...right];
  const fitted = solutionOf(
    pivots.map((i) => pivots.map((j) => gram[i]![j]!)),
    pivots.map((i) => right[i]!),
  );
  const weights = solutionOf(
    reduced.map((a) => reduced.map((b) => sumOfProducts(a, b))),
    fitted,
  );
  return transposed(reduced).map((column) => sumOfProducts(column, weights));
}

const sumOfProducts = (a: readonly Fraction[], b: readonly Fraction[]): Fraction =>
  sumOf(a.map((value, k) => multiply(value, b[k]!)));
