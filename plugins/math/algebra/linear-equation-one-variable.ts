import { category, defineCalculator, number } from '@reckoner/engine';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** ax + b = cx + d, solved by collecting x on one side. */
export default defineCalculator({
  title: 'Linear equation',
  description: 'Solution of ax + b = cx + d, or the statement that none or every x solves it.',
  keywords: ['solve for x', 'first degree equation', 'one variable'],
  inputs: {
    a: number({ label: 'Coefficient of x on the left', symbol: 'a', ...coefficient }),
    b: number({ label: 'Constant on the left', symbol: 'b', ...coefficient, default: 0 }),
    c: number({ label: 'Coefficient of x on the right', symbol: 'c', ...coefficient, default: 0 }),
    d: number({ label: 'Constant on the right', symbol: 'd', ...coefficient }),
  },
  outputs: {
    x: number({ label: 'Solution', symbol: 'x', optional: true }),
    kind: category(['One solution', 'No solution', 'Every x'], { label: 'Solutions' }),
  },
  formula: ({ a, b, c, d }) => {
    if (a !== c) return { kind: 'One solution', x: (d - b) / (a - c) };
    if (b === d) return { kind: 'Every x' };
    return { kind: 'No solution' };
  },
  figure: {
    kind: 'curve',
    title: 'Both sides of the equation',
    x: { label: 'x' },
    y: { label: 'Value' },
    curve: ({ a, b, c, d, x }) => {
      const middle = x ?? 0;
      const width = middle === 0 ? 2 : 1.5 * Math.abs(middle);
      return {
        from: middle - width,
        to: middle + width,
        reach: { from: middle - 100 * width, to: middle + 100 * width },
        lines: [
          { label: 'Left side', y: (at) => a * at + b },
          { label: 'Right side', y: (at) => c * at + d },
        ],
        marks: x === undefined ? [] : [{ x, y: a * x + b, label: 'Solution' }],
      };
    },
  },
  explanation: ({ kind }) => {
    if (kind === 'One solution') return 'The equation holds for x = {x}.';
    return kind === 'Every x'
      ? 'Both sides are the same: every x is a solution.'
      : 'The sides never meet: there is no solution.';
  },
  examples: [
    { inputs: { a: 3, b: 5, d: 20 }, results: { kind: 'One solution', x: 5 }, source: 'By hand: 15/3' },
    { inputs: { a: 2, b: 7, c: 5, d: -2 }, results: { x: 3 }, source: 'By hand: -9/-3' },
    { inputs: { a: 2, b: 1, c: 2, d: 1 }, results: { kind: 'Every x' }, source: 'By hand: identical sides' },
    { inputs: { a: 2, b: 1, c: 2, d: 3 }, results: { kind: 'No solution' }, source: 'By hand: 1 ≠ 3' },
  ],
  references: [
    {
      title: 'OpenStax: Elementary Algebra 2e, ch. 2 Solving Linear Equations and Inequalities',
    },
  ],
});
