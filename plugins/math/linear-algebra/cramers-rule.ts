import { category, defineCalculator, integer, list, matrix, number, table, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { divide, type Fraction, fraction, fractionOf, isZero, multiply } from '../shared/rational.js';
import {
  absolute,
  determinantOf,
  type Exact,
  fitsSentence,
  holdToDigits,
  identityOf,
  isLess,
  isNearlySingular,
  MOST_DIGITS,
  shortText,
  shownNumber,
  sumOf,
  transposed,
  unknownsText,
} from './shared/exact.js';

/** With a determinant of 0 the ranks tell no solution from infinitely many: the other determinants do not. */
export default defineCalculator({
  title: "Cramer's rule",
  description:
    "Solution of as many linear equations as unknowns by Cramer's rule, with the determinant of the coefficients and each one with a column replaced, exact.",
  keywords: ['Cramer', 'determinant method', 'solve by determinants', 'Dx Dy Dz'],
  inputs: {
    coefficients: matrix({
      label: 'Coefficients, one row for each equation',
      symbol: 'A',
      square: true,
      maxRows: 6,
      maxColumns: 6,
      min: -1e15,
      max: 1e15,
    }),
    constants: list(number({ label: 'Constant', min: -1e15, max: 1e15 }), {
      label: 'Right-hand sides',
      symbol: 'b',
      maxItems: 6,
    }),
  },
  outputs: {
    solution: text({ label: 'Solution', optional: true }),
    kind: category(['One solution', 'Infinitely many solutions', 'No solution'], { label: 'System' }),
    determinant: number({ label: 'Determinant of the coefficients', symbol: 'D' }),
    exactDeterminant: text({ label: 'Exact determinant', optional: true }),
    unknowns: table(
      {
        unknown: integer({ label: 'Unknown' }),
        determinant: number({ label: 'Determinant with its column replaced' }),
        exact: text({ label: 'The same, exact', optional: true }),
        value: number({ label: 'Value', optional: true }),
      },
      { label: 'Unknowns' },
    ),
  },
  algorithm: ({ coefficients, constants }) => {
    const exact = exactMatrix(coefficients);
    const right = constants.map(fractionOf);
    holdToDigits([...transposed(exact), right], MOST_DIGITS);
    const determinant = determinantOf(exact);
    const replaced = exact.map((_, column) =>
      determinantOf(exact.map((row, i) => row.map((entry, j) => (j === column ? right[i]! : entry)))),
    );
    const regular = !isZero(determinant);
    const values = replaced.map((value) => (regular ? divide(value, determinant) : undefined));
    return {
      ...(regular && { solution: unknownsText(values as Fraction[]) }),
      kind: regular ? 'One solution' : kindOf(exact, right),
      determinant: shownNumber(determinant),
      exactDeterminant: shortText(determinant),
      unknowns: replaced.map((value, k) => ({
        unknown: k + 1,
        determinant: shownNumber(value),
        exact: shortText(value),
        value: values[k] && shownNumber(values[k]),
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
      when: ({ coefficients }) => isNearlySingular(coefficients),
      says: 'The determinant is nearly 0 for its entries: changes of 0.1% in them can change it by about its whole size, and the solution beyond recognition. If the coefficients are rounded or measured, give more digits (1/3 instead of 0.333).',
    },
    {
      level: 'caution',
      when: ({ coefficients, constants, kind }) =>
        kind === 'No solution' && isNearlyConsistent(exactMatrix(coefficients), constants.map(fractionOf)),
      says: 'The equations contradict each other by so little that changes of 0.1% in the right-hand sides can make them agree. If those are rounded or measured, give more digits (1/3 instead of 0.333): there may be infinitely many solutions.',
    },
  ],
  explanation: ({ kind, solution }) => {
    if (kind === 'One solution') {
      return fitsSentence(solution)
        ? 'With the determinant {determinant} the only solution is {solution}.'
        : 'With the determinant {determinant} there is one solution, listed below.';
    }
    return kind === 'No solution'
      ? "The determinant is 0, so that Cramer's rule does not apply: the equations contradict each other."
      : "The determinant is 0, so that Cramer's rule does not apply: the equations have infinitely many solutions.";
  },
  examples: [
    {
      inputs: {
        coefficients: [
          [3, 2, -1],
          [2, -2, 4],
          [-1, '1/2', -1],
        ],
        constants: [1, -2, 0],
      },
      results: {
        solution: 'x1 = 1, x2 = -2, x3 = -2',
        kind: 'One solution',
        determinant: -3,
        exactDeterminant: '-3',
        unknowns: {
          length: 3,
          rows: {
            0: { determinant: -3, exact: '-3', value: 1 },
            1: { determinant: 6, exact: '6', value: -2 },
            2: { determinant: 6, exact: '6', value: -2 },
          },
        },
      },
      source: 'sympy det and LUsolve; by hand: 3 - 4 + 2 = 1, 2 + 4 - 8 = -2, -1 - 1 + 2 = 0',
    },
    {
      inputs: {
        coefficients: [
          [2, 3],
          [4, -5],
        ],
        constants: [7, 1],
      },
      results: {
        solution: 'x1 = 19/11, x2 = 13/11',
        determinant: -22,
        unknowns: {
          length: 2,
          rows: {
            0: { determinant: -38, exact: '-38', value: 1.72727272727 },
            1: { determinant: -26, exact: '-26', value: 1.18181818182 },
          },
        },
      },
      source: 'sympy det, LUsolve',
    },
    {
      inputs: {
        coefficients: [
          [1, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
        constants: [1, 2, 3],
      },
      results: {
        kind: 'No solution',
        determinant: 0,
        unknowns: {
          length: 3,
          rows: {
            0: { determinant: 0, exact: '0' },
            1: { determinant: 0, exact: '0' },
            2: { determinant: 0, exact: '0' },
          },
        },
      },
      source: 'By hand: parallel planes, though all determinants are 0',
    },
    {
      inputs: {
        coefficients: [
          [1, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
        constants: [1, 1, 1],
      },
      results: { kind: 'Infinitely many solutions', determinant: 0 },
      source: 'By hand: one plane, given three times',
    },
    {
      inputs: {
        coefficients: [
          [1, 2],
          [2, 4],
        ],
        constants: [1, 3],
      },
      results: {
        kind: 'No solution',
        unknowns: { length: 2, rows: { 0: { determinant: -2, exact: '-2' }, 1: { determinant: 1, exact: '1' } } },
      },
      source: 'By hand: 2 ≠ 3',
    },
    {
      inputs: {
        coefficients: [
          [1, 1],
          [1, 1.001],
        ],
        constants: [2, 2.001],
      },
      results: { solution: 'x1 = 1, x2 = 1' },
      cautions: ['nearly 0'],
      source: 'By hand',
    },
    {
      inputs: {
        coefficients: [
          [1234.814803678247, 0.37037036737, 0.493827156494, 0.617283945617, 0.74074073474],
          [0.493827156494, 1235.308630834741, 0.987654312987, 1.234567891234, 1.481481469481],
          [0.74074073474, 1.111111102111, 1236.049371569481, 1.851851836851, 2.222222204221],
          [0.987654312987, 1.481481469481, 1.975308625974, 1237.037025882468, 2.962962938962],
          [1.234567891234, 1.851851836851, 2.469135782468, 3.086419728085, 1238.271593773702],
        ],
        constants: [1, 2, 3, 4, 5],
      },
      results: {
        kind: 'One solution',
        solution:
          'x1 ≈ 0.0008043694214, x2 ≈ 0.001608738843, x3 ≈ 0.002413108264, x4 ≈ 0.003217477685, x5 ≈ 0.004021847107',
        unknowns: { length: 5, rows: { 0: { value: 0.000804369421351 }, 4: { value: 0.00402184710675 } } },
      },
      source: 'mpmath lu_solve with 60 digits',
    },
    {
      inputs: {
        coefficients: [
          [1, 2],
          [3, 4],
        ],
        constants: [1, 2, 3],
      },
      refused: 'one right-hand side',
      source: 'By definition',
    },
    {
      inputs: {
        coefficients: [
          [1, 2],
          [3, 6],
        ],
        constants: [0.333, 1],
      },
      results: { kind: 'No solution', determinant: 0 },
      cautions: ['contradict each other by so little'],
      source: 'By hand: 3 × 0.333 is 0.999, not 1',
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
    'Column k replaced by the right-hand sides gives the determinant of unknown k, which over that of the coefficients is the unknown.',
    'Where all determinants are 0, three or more equations may still contradict each other: the ranks decide here. The system of linear equations, by elimination, gives the solutions of a system that has many.',
  ],
  references: [
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., §5.3', isbn: '978-0-9802327-7-6' },
    { title: "Wikipedia: Cramer's rule", url: 'https://en.wikipedia.org/wiki/Cramer%27s_rule' },
  ],
});

/** Of a singular system, by the pivots of the right-hand sides. */
function kindOf(matrix: Exact, right: readonly Fraction[]): 'No solution' | 'Infinitely many solutions' {
  const { pivots } = reducedForm(matrix.map((row, i) => [...row, right[i]!]));
  return pivots.includes(matrix.length) ? 'No solution' : 'Infinitely many solutions';
}

/**
 * Whether right-hand sides changed by 0.1% can agree: every combination of equations that leaves 0 on the left leaves
 * at most 0.1% of Σ|y·b| on the right.
 */
function isNearlyConsistent(matrix: Exact, right: readonly Fraction[]): boolean {
  const size = matrix.length;
  const unit = identityOf(size);
  const { rows, pivots } = reducedForm(
    matrix.map((row, i) => [...row, ...unit[i]!]),
    size,
  );
  return rows.slice(pivots.length).every((row) => {
    const parts = row.slice(size).map((weight, i) => multiply(weight, right[i]!));
    return !isLess(multiply(sumOf(parts.map(absolute)), fraction(1n, 1000n)), absolute(sumOf(parts)));
  });
}
