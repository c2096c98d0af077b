import { category, defineCalculator, type FigurePoint, number, sumOfProducts } from '@reckoner/engine';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** Cramer's rule. */
export default defineCalculator({
  title: 'Two linear equations',
  description: 'Solution of two linear equations in x and y, or the statement that there is none or infinitely many.',
  keywords: ['simultaneous equations', 'system of equations', "cramer's rule", 'elimination', 'substitution'],
  related: ['linear-system-gaussian-elimination'],
  inputs: {
    a1: number({ label: 'First equation: coefficient of x', symbol: 'a_1', ...coefficient }),
    b1: number({ label: 'First equation: coefficient of y', symbol: 'b_1', ...coefficient }),
    c1: number({ label: 'First equation: right-hand side', symbol: 'c_1', ...coefficient }),
    a2: number({ label: 'Second equation: coefficient of x', symbol: 'a_2', ...coefficient }),
    b2: number({ label: 'Second equation: coefficient of y', symbol: 'b_2', ...coefficient }),
    c2: number({ label: 'Second equation: right-hand side', symbol: 'c_2', ...coefficient }),
  },
  outputs: {
    x: number({ label: 'x', symbol: 'x', optional: true }),
    y: number({ label: 'y', symbol: 'y', optional: true }),
    kind: category(['One solution', 'No solution', 'Infinitely many solutions'], { label: 'Solutions' }),
    determinant: number({ label: 'Determinant', symbol: 'D' }),
  },
  formula: ({ a1, b1, c1, a2, b2, c2 }) => {
    const determinant = sumOfProducts([a1, b2], [-1, a2, b1]);
    const overX = sumOfProducts([c1, b2], [-1, c2, b1]);
    const overY = sumOfProducts([a1, c2], [-1, a2, c1]);
    if (determinant !== 0) return { kind: 'One solution', x: overX / determinant, y: overY / determinant, determinant };
    const contradicts = (a1 === 0 && b1 === 0 && c1 !== 0) || (a2 === 0 && b2 === 0 && c2 !== 0);
    if (overX !== 0 || overY !== 0 || contradicts) return { kind: 'No solution', determinant };
    return { kind: 'Infinitely many solutions', determinant };
  },
  figure: {
    kind: 'curve',
    title: 'Lines of the equations',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ a1, b1, a2, b2, x, y }) => {
      if (x === undefined || y === undefined) return undefined;
      const reach = Math.max(1, 1.3 * Math.hypot(x, y));
      const along = (a: number, b: number, t: number): FigurePoint => [
        x - (b / Math.hypot(a, b)) * t,
        y + (a / Math.hypot(a, b)) * t,
      ];
      return {
        from: -reach,
        to: reach,
        lines: [
          { label: 'First equation', at: (t) => along(a1, b1, t) },
          { label: 'Second equation', at: (t) => along(a2, b2, t) },
        ],
        marks: [{ x, y, label: 'Solution' }],
      };
    },
  },
  explanation: ({ kind, a1, b1, a2, b2 }) => {
    const empty = (a1 === 0 && b1 === 0) || (a2 === 0 && b2 === 0);
    if (empty && kind === 'No solution') return 'An equation without x and y does not hold: there is no solution.';
    if (empty) return 'An equation without x and y always holds: there are infinitely many solutions.';
    if (kind === 'One solution') return 'The equations hold for x = {x} and y = {y}.';
    return kind === 'No solution'
      ? 'The lines are parallel: there is no solution.'
      : 'The equations say the same: there are infinitely many solutions.';
  },
  examples: [
    {
      inputs: { a1: 2, b1: 3, c1: 8, a2: 1, b2: -1, c2: -1 },
      results: { kind: 'One solution', x: 1, y: 2, determinant: -5 },
      source: 'By hand: 2 + 6 = 8, 1 - 2 = -1',
    },
    {
      inputs: { a1: 3, b1: 2, c1: 7, a2: 6, b2: 8, c2: 4 },
      results: { x: 4, y: -2.5 },
      source: 'By hand: 12 - 5 = 7, 24 - 20 = 4',
    },
    {
      inputs: { a1: 1, b1: 2, c1: 3, a2: 2, b2: 4, c2: 5 },
      results: { kind: 'No solution', determinant: 0 },
      source: 'By hand: 6 ≠ 5',
    },
    {
      inputs: { a1: 1, b1: 2, c1: 3, a2: 2, b2: 4, c2: 6 },
      results: { kind: 'Infinitely many solutions' },
      source: 'By hand: twice the first',
    },
    {
      inputs: { a1: 0, b1: 0, c1: 1, a2: 0, b2: 0, c2: 2 },
      results: { kind: 'No solution' },
      source: 'By hand: 0 = 1',
    },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, ch. 5 Systems of Linear Equations' }],
});
