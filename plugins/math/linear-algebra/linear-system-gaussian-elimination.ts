import { category, defineCalculator, list, matrix, number, text } from '@reckoner/engine';
import { exactMatrix, reducedForm } from '../shared/elimination.js';
import { type Fraction, fractionOf, fractionText, isZero, numberOf } from '../shared/rational.js';

/** Gauss-Jordan elimination in exact fractions: none, one or infinitely many solutions without a tolerance. */
export default defineCalculator({
  title: 'System of linear equations',
  description: 'Solution of a system of linear equations, exact, with the free unknowns when there are many solutions.',
  keywords: [
    'linear system',
    'gaussian elimination',
    'simultaneous equations',
    'Ax = b',
    'three equations three unknowns',
  ],
  inputs: {
    coefficients: matrix({
      label: 'Coefficients, one row for each equation',
      symbol: 'A',
      maxRows: 8,
      maxColumns: 8,
      min: -1e9,
      max: 1e9,
    }),
    constants: list(number({ label: 'Constant', min: -1e9, max: 1e9 }), {
      label: 'Right-hand sides',
      symbol: 'b',
      maxItems: 8,
    }),
  },
  outputs: {
    solution: text({ label: 'Solution', optional: true }),
    kind: category(['One solution', 'Infinitely many solutions', 'No solution'], { label: 'System' }),
    x1: number({ label: 'First unknown', symbol: 'x_1', optional: true }),
    x2: number({ label: 'Second unknown', symbol: 'x_2', optional: true }),
    x3: number({ label: 'Third unknown', symbol: 'x_3', optional: true }),
  },
  algorithm: ({ coefficients, constants }) => {
    const unknowns = coefficients[0]!.length;
    const augmented = exactMatrix(coefficients).map((row, index) => [...row, fractionOf(constants[index]!)]);
    const { rows, pivots } = reducedForm(augmented, unknowns);
    if (rows.slice(pivots.length).some((row) => !isZero(row[unknowns]!))) return { kind: 'No solution' };
    const lines = pivots.map((pivot, index) => {
      const row = rows[index]!;
      const free = row
        .slice(0, unknowns)
        .flatMap((entry, column) =>
          column === pivot || isZero(entry) ? [] : [term({ over: -entry.over, under: entry.under }, column)],
        );
      return `x${pivot + 1} = ${sumText(row[unknowns]!, free.join(''))}`;
    });
    const freeNames = Array.from({ length: unknowns }, (_, column) => column).filter(
      (column) => !pivots.includes(column),
    );
    const solution = [...lines, ...freeNames.map((column) => `x${column + 1} free`)].join(', ');
    if (freeNames.length > 0) return { kind: 'Infinitely many solutions', solution };
    const values = rows.slice(0, unknowns).map((row) => numberOf(row[unknowns]!));
    return { kind: 'One solution', solution, x1: values[0], x2: values[1], x3: values[2] };
  },
  requires: [
    {
      that: ({ coefficients, constants }) => constants.length === coefficients.length,
      field: 'constants',
      says: 'Give one right-hand side for each equation.',
    },
  ],
  explanation: ({ kind }) => {
    if (kind === 'No solution') return 'The equations contradict each other.';
    if (kind === 'One solution') return 'The only solution is {solution}.';
    return 'There are infinitely many solutions: {solution}.';
  },
  examples: [
    {
      inputs: {
        coefficients: [
          [2, 1, -1],
          [-3, -1, 2],
          [-2, 1, 2],
        ],
        constants: [8, -11, -3],
      },
      results: { kind: 'One solution', x1: 2, x2: 3, x3: -1, solution: 'x1 = 2, x2 = 3, x3 = -1' },
      source: 'Wikipedia: Gaussian elimination, worked example; sympy',
    },
    {
      inputs: {
        coefficients: [
          [3, 0],
          [0, 6],
        ],
        constants: [1, 4],
      },
      results: { solution: 'x1 = 1/3, x2 = 2/3', x1: 0.33333333333 },
      source: 'By hand',
    },
    {
      inputs: {
        coefficients: [
          [1, 1, 1],
          [1, 2, 3],
        ],
        constants: [6, 14],
      },
      results: { kind: 'Infinitely many solutions', solution: 'x1 = -2 + x3, x2 = 8 - 2 x3, x3 free' },
      source: 'By hand: subtract the equations',
    },
    {
      inputs: {
        coefficients: [
          [1, 1],
          [2, 2],
        ],
        constants: [1, 3],
      },
      results: { kind: 'No solution' },
      source: 'By hand: 2 ≠ 3',
    },
    {
      inputs: { coefficients: [['1/3', -1, 2]], constants: [0] },
      results: { kind: 'Infinitely many solutions', solution: 'x1 = 3 x2 - 6 x3, x2 free, x3 free' },
      source: 'By hand: times 3',
    },
    {
      inputs: {
        coefficients: [
          [1, 1],
          [2, 2],
        ],
        constants: [1],
      },
      refused: 'one right-hand side',
      source: 'By definition',
    },
    {
      inputs: { coefficients: [[1, 2]], constants: [0] },
      results: { kind: 'Infinitely many solutions', solution: 'x1 = -2 x2, x2 free' },
      source: 'By hand',
    },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 2 and 3', isbn: '978-0-9802327-7-6' }],
});

/** `3 + 2 x3`, or `-2 x3` where the constant is 0. */
function sumText(constant: Fraction, terms: string): string {
  if (!isZero(constant) || terms === '') return `${fractionText(constant)}${terms}`;
  return terms.startsWith(' - ') ? `-${terms.slice(3)}` : terms.slice(3);
}

/** ` + 2 x3`, ` - 1/2 x3` or ` + x3`. */
function term(factor: Fraction, column: number): string {
  const size = { over: factor.over < 0n ? -factor.over : factor.over, under: factor.under };
  const times = size.over === size.under ? '' : `${fractionText(size)} `;
  return ` ${factor.over < 0n ? '-' : '+'} ${times}x${column + 1}`;
}
