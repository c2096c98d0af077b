import { category, defineCalculator, number, text } from '@reckoner/engine';
import { reducedForm } from '../shared/elimination.js';
import { add, type Fraction, fraction, fractionOf, isZero, multiply, subtract } from '../shared/rational.js';
import { exactText, isLess, isReadable, negative, numeral, size, sumText, type Term } from './shared/notation.js';
import { shown } from './shared/real-set.js';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** Gauss-Jordan elimination in exact fractions, which needs no tolerance to tell none, one and infinitely many. */
export default defineCalculator({
  title: 'Three linear equations',
  description:
    'Solution x, y, z of three linear equations with three unknowns, exact, or the statement that there is none or how the many depend on each other.',
  keywords: ['3x3 system', 'three variables', 'solve for x y z', 'three planes'],
  related: ['system-two-linear-equations', 'linear-system-gaussian-elimination', 'cramers-rule'],
  inputs: {
    a1: number({ label: 'First equation: coefficient of x', symbol: 'a_1', ...coefficient }),
    b1: number({ label: 'First equation: coefficient of y', symbol: 'b_1', ...coefficient }),
    c1: number({ label: 'First equation: coefficient of z', symbol: 'c_1', ...coefficient }),
    d1: number({ label: 'First equation: right-hand side', symbol: 'd_1', ...coefficient }),
    a2: number({ label: 'Second equation: coefficient of x', symbol: 'a_2', ...coefficient }),
    b2: number({ label: 'Second equation: coefficient of y', symbol: 'b_2', ...coefficient }),
    c2: number({ label: 'Second equation: coefficient of z', symbol: 'c_2', ...coefficient }),
    d2: number({ label: 'Second equation: right-hand side', symbol: 'd_2', ...coefficient }),
    a3: number({ label: 'Third equation: coefficient of x', symbol: 'a_3', ...coefficient }),
    b3: number({ label: 'Third equation: coefficient of y', symbol: 'b_3', ...coefficient }),
    c3: number({ label: 'Third equation: coefficient of z', symbol: 'c_3', ...coefficient }),
    d3: number({ label: 'Third equation: right-hand side', symbol: 'd_3', ...coefficient }),
  },
  outputs: {
    solution: text({ label: 'Solution', optional: true }),
    kind: category(['One solution', 'No solution', 'Infinitely many solutions'], { label: 'Solutions' }),
    x: number({ label: 'x', symbol: 'x', optional: true }),
    y: number({ label: 'y', symbol: 'y', optional: true }),
    z: number({ label: 'z', symbol: 'z', optional: true }),
    determinant: number({ label: 'Determinant', symbol: 'D' }),
    shape: category(['Point', 'Line', 'Plane', 'All of space', 'Nothing'], { label: 'The solutions are' }),
    statement: text({ label: 'As they were given' }),
  },
  algorithm: ({ a1, b1, c1, d1, a2, b2, c2, d2, a3, b3, c3, d3 }) => {
    const given = [
      [a1, b1, c1, d1],
      [a2, b2, c2, d2],
      [a3, b3, c3, d3],
    ];
    const matrix = given.map((row) => row.map(fractionOf));
    const { rows, pivots } = reducedForm(matrix, 3);
    const determinant = shown(determinantOf(matrix));
    const statement = given.map(equationText).join('; ');
    if (rows.slice(pivots.length).some((row) => !isZero(row[3]!)))
      return { kind: 'No solution', determinant, shape: 'Nothing', statement };
    if (pivots.length === 3) {
      const values = rows.map((row) => row[3]!);
      const solution = values
        .map((value, k) => `${NAMES[k]} ${isReadable(value) ? '=' : '≈'} ${exactText(value)}`)
        .join(', ');
      const [x, y, z] = values.map(shown) as [number, number, number];
      return { solution, kind: 'One solution', x, y, z, determinant, shape: 'Point', statement };
    }
    const free = [0, 1, 2].filter((column) => !pivots.includes(column));
    const bound = pivots.map((pivot, index) => parameterText(rows[index]!, pivot));
    const any = free.map((column) => NAMES[column]).join(', ');
    return {
      solution: [...bound, `any ${any}`].join(', '),
      kind: 'Infinitely many solutions',
      determinant,
      shape: (['All of space', 'Plane', 'Line'] as const)[pivots.length]!,
      statement,
    };
  },
  stepwise: [
    'Subtract multiples of the first equation from the others so that x is gone from them, then likewise y from the third: what is left there gives z.',
    'Put z into the second equation for y, and both into the first for x.',
    'Where an equation becomes 0 = 0 an unknown stays free; where it becomes 0 = 1 there is no solution. The determinant of the coefficients is 0 in both cases.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ kind, a1, b1, c1, a2, b2, c2, a3, b3, c3 }) =>
        kind === 'One solution' && isSensitive([a1, b1, c1], [a2, b2, c2], [a3, b3, c3]),
      says: 'The three equations nearly depend on each other: changes of 0.1% in the coefficients can change the solution beyond recognition. If they are rounded or measured, give more digits (1/3 instead of 0.333).',
    },
    {
      level: 'caution',
      when: ({ kind, a1, b1, c1, d1, a2, b2, c2, d2, a3, b3, c3, d3 }) =>
        kind === 'No solution' && isNearlyConsistent([a1, b1, c1, d1], [a2, b2, c2, d2], [a3, b3, c3, d3]),
      says: 'The equations contradict each other by so little that changes of 0.1% in the right-hand sides can make them agree. If those are rounded or measured, give more digits (1/3 instead of 0.333): there may be infinitely many solutions.',
    },
  ],
  explanation: ({ kind, shape }) => {
    if (kind === 'One solution') return 'The equations hold together only for {solution}.';
    if (kind === 'No solution')
      return 'No x, y and z solve all three equations ({statement}): they contradict each other.';
    if (shape === 'All of space') return 'All three equations say 0 = 0: every x, y and z solves them.';
    return shape === 'Line'
      ? 'There are infinitely many solutions, the points of a line in space: {solution}.'
      : 'There are infinitely many solutions, the points of a plane in space: {solution}.';
  },
  examples: [
    {
      inputs: { a1: 2, b1: 1, c1: -1, d1: 8, a2: -3, b2: -1, c2: 2, d2: -11, a3: -2, b3: 1, c3: 2, d3: -3 },
      results: {
        solution: 'x = 2, y = 3, z = -1',
        kind: 'One solution',
        x: 2,
        y: 3,
        z: -1,
        determinant: -1,
        shape: 'Point',
        statement: '2x + y - z = 8; -3x - y + 2z = -11; -2x + y + 2z = -3',
      },
      source: 'Wikipedia: Gaussian elimination, worked example; sympy',
    },
    {
      inputs: { a1: 0.1, b1: 0.2, c1: 0.3, d1: 1, a2: 0.4, b2: 0.5, c2: 0.6, d2: 2, a3: 0.7, b3: 0.8, c3: 1, d3: 3 },
      results: {
        solution: 'x = -10/3, y = 20/3, z = 0',
        x: -3.3333333333333335,
        y: 6.666666666666667,
        z: 0,
        determinant: -0.003,
      },
      source: 'sympy with fractions: determinant -3/1000',
    },
    {
      inputs: { a1: 1, b1: 1, c1: 1, d1: 6, a2: 1, b2: 2, c2: 3, d2: 14, a3: 2, b3: 3, c3: 4, d3: 20 },
      results: {
        kind: 'Infinitely many solutions',
        solution: 'x = z - 2, y = -2z + 8, any z',
        shape: 'Line',
        determinant: 0,
      },
      source: 'By hand: the third is the sum of the others; sympy linsolve',
    },
    {
      inputs: { a1: 1, b1: 1, c1: 1, d1: 6, a2: 1, b2: 2, c2: 3, d2: 14, a3: 2, b3: 3, c3: 4, d3: 21 },
      results: { kind: 'No solution', shape: 'Nothing', determinant: 0 },
      source: 'By hand: the sum of the first two is 20, not 21',
    },
    {
      inputs: { a1: 1, b1: -2, c1: 4, d1: 3, a2: 2, b2: -4, c2: 8, d2: 6, a3: -1, b3: 2, c3: -4, d3: -3 },
      results: { kind: 'Infinitely many solutions', solution: 'x = 2y - 4z + 3, any y, z', shape: 'Plane' },
      source: 'By hand: multiples of the first',
    },
    {
      inputs: { a1: 1, b1: 2, c1: 0, d1: 0.333, a2: 3, b2: 6, c2: 0, d2: 1, a3: 0, b3: 0, c3: 1, d3: 5 },
      results: { kind: 'No solution' },
      cautions: ['contradict each other by so little'],
      source: 'By hand: 3 × 0.333 is 0.999, not 1',
    },
    {
      inputs: { a1: 0, b1: 0, c1: 0, d1: 0, a2: 0, b2: 0, c2: 0, d2: 0, a3: 0, b3: 0, c3: 0, d3: 0 },
      results: { kind: 'Infinitely many solutions', solution: 'any x, y, z', shape: 'All of space' },
      source: 'By definition',
    },
    {
      inputs: { a1: 0, b1: 0, c1: 0, d1: 1, a2: 1, b2: 1, c2: 0, d2: 2, a3: 0, b3: 1, c3: 1, d3: 2 },
      results: { kind: 'No solution', statement: '0 = 1; x + y = 2; y + z = 2' },
      source: 'By hand: 0 = 1',
    },
    {
      inputs: { a1: 0, b1: 2, c1: 1, d1: 4, a2: '1/3', b2: 0, c2: -1, d2: 0, a3: 0, b3: 1, c3: -1, d3: '1/2' },
      results: { solution: 'x = 3, y = 3/2, z = 1', statement: '2y + z = 4; (1/3)x - z = 0; y - z = 0.5' },
      source: 'By hand: 3y = 9/2',
    },
    {
      inputs: { a1: 1, b1: 1, c1: 1, d1: 3, a2: 1, b2: 1.001, c2: 1, d2: 3.001, a3: 1, b3: 2, c3: 3, d3: 6 },
      results: { solution: 'x = 1, y = 1, z = 1', determinant: 0.002 },
      cautions: ['nearly depend'],
      source: 'By hand: the difference of the first two is 0.001y = 0.001',
    },
    {
      inputs: {
        a1: 1.23456789,
        b1: 2.3456789,
        c1: 3.456789,
        d1: 1,
        a2: 7.654321,
        b2: 6.54321,
        c2: 5.4321,
        d2: 2,
        a3: 3.14159265,
        b3: 2.71828183,
        c3: 1.41421356,
        d3: 3,
      },
      results: { x: -2.642146252173149, y: 5.434294538868583, z: -2.45464826247493, determinant: 8.698841996273124 },
      source: 'sympy with fractions',
    },
  ],
  references: [
    {
      title: 'OpenStax: College Algebra 2e, §7.2 Systems of Linear Equations: Three Variables',
      url: 'https://openstax.org/books/college-algebra-2e/pages/7-2-systems-of-linear-equations-three-variables',
    },
    { title: 'Strang: Introduction to Linear Algebra, 5th ed., ch. 2 and 3', isbn: '978-0-9802327-7-6' },
  ],
});

const NAMES = ['x', 'y', 'z'] as const;

/** `2x + y - z = 8`. */
function equationText(row: readonly number[]): string {
  const terms: Term[] = NAMES.flatMap((power, k) =>
    row[k] === 0 ? [] : [{ size: numeral(Math.abs(row[k]!)), negative: row[k]! < 0, power }],
  );
  return `${sumText(terms)} = ${numeral(row[3]!)}`;
}

/** `x = -2z + 8`, of a row of the reduced form. */
function parameterText(row: readonly Fraction[], pivot: number): string {
  const values: readonly (readonly [Fraction, string])[] = [
    ...NAMES.map((name, k) => [k === pivot ? fraction(0n) : negative(row[k]!), name] as const),
    [row[3]!, ''],
  ];
  const terms = values.flatMap(([value, power]) =>
    isZero(value) ? [] : [{ size: exactText(size(value)), negative: value.over < 0n, power }],
  );
  return `${NAMES[pivot]} = ${sumText(terms)}`;
}

type Rows = readonly (readonly Fraction[])[];

/** The determinant of the two rows and columns that are left without row i and column j, with its sign. */
function cofactor(rows: Rows, i: number, j: number): Fraction {
  const [above, below] = [(i + 1) % 3, (i + 2) % 3];
  const [left, right] = [(j + 1) % 3, (j + 2) % 3];
  return subtract(
    multiply(rows[above]![left]!, rows[below]![right]!),
    multiply(rows[above]![right]!, rows[below]![left]!),
  );
}

const sumOf = (values: readonly Fraction[]) => values.reduce(add, fraction(0n));

const determinantOf = (rows: Rows): Fraction =>
  sumOf([0, 1, 2].map((j) => multiply(rows[0]![j]!, cofactor(rows, 0, j))));

/** Whether changes of 0.1% in its entries can change the determinant by its whole size: Σ|a·C| is 1000 times it. */
function isSensitive(...rows: readonly (readonly number[])[]): boolean {
  const exact = rows.map((row) => row.map(fractionOf));
  const parts = exact.flatMap((row, i) => row.map((_, j) => size(multiply(exact[i]![j]!, cofactor(exact, i, j)))));
  return !isLess(sumOf(parts), multiply(fraction(1000n), size(determinantOf(exact))));
}

/** Whether each combination of equations that leaves 0 on the left leaves at most 0.1% of Σ|y·d| on the right. */
function isNearlyConsistent(...rows: readonly (readonly number[])[]): boolean {
  const unit = [0, 1, 2].map((i) => [0, 1, 2].map((j) => fraction(i === j ? 1n : 0n)));
  const { rows: reduced, pivots } = reducedForm(
    rows.map((row, i) => [...row.slice(0, 3).map(fractionOf), ...unit[i]!]),
    3,
  );
  return reduced.slice(pivots.length).every((row) => {
    const parts = row.slice(3).map((weight, i) => multiply(weight, fractionOf(rows[i]![3]!)));
    return !isLess(sumOf(parts.map(size)), multiply(fraction(1000n), size(sumOf(parts))));
  });
}
