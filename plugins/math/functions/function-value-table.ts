import { defineCalculator, integer, noResult, number, sumOfProducts, table } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';
import { functionOfX } from '../shared/function-field.js';

/** Equally spaced values; where the function has none the cell stays empty. */
export default defineCalculator({
  title: 'Table of values of a function',
  description: 'Values of a function of x at equally spaced points, with the smallest and the largest.',
  keywords: ['function table', 'x y table', 'evaluate a function', 'graph points'],
  inputs: {
    function: functionOfX,
    from: number({ label: 'From x', min: -1e6, max: 1e6, default: -5 }),
    to: number({ label: 'To x', min: -1e6, max: 1e6, default: 5 }),
    points: integer({ label: 'Number of points', min: 2, max: 500, default: 11 }),
  },
  outputs: {
    values: table({ x: number({ label: 'x' }), y: number({ label: 'f(x)', optional: true }) }, { label: 'Values' }),
    smallest: number({ label: 'Smallest value' }),
    largest: number({ label: 'Largest value' }),
  },
  algorithm: (inputs) => {
    const { from, to, points } = inputs;
    const evaluate = readExpression(inputs.function, { variable: 'x' });
    const values = Array.from({ length: points }, (_, index) => {
      const x = sumOfProducts([from, points - 1 - index], [to, index]) / (points - 1);
      const y = evaluate(x);
      return Number.isFinite(y) ? { x, y } : { x };
    });
    const known = values.flatMap(({ y }) => (y === undefined ? [] : [y]));
    if (known.length === 0) throw noResult('The function has no real value at any of the points.');
    return { values, smallest: Math.min(...known), largest: Math.max(...known) };
  },
  requires: [
    { that: ({ from, to }) => from !== to, field: 'to', says: 'Both ends of the table, here {from}, must differ.' },
  ],
  figure: { kind: 'series', table: 'values', x: 'x', lines: ['y'] },
  explanation:
    'At the points of the table from x = {from} to {to} the smallest value is {smallest} and the largest {largest}; between them the function may go beyond.',
  examples: [
    {
      inputs: { function: 'x^2 - 2x' },
      results: { smallest: -1, largest: 35, values: { length: 11, rows: { 0: { x: -5, y: 35 }, 6: { x: 1, y: -1 } } } },
      source: 'By hand: 25 + 10, 1 - 2',
    },
    {
      inputs: { function: 'sqrt(x)', from: -4, to: 4, points: 3 },
      results: { smallest: 0, largest: 2, values: { length: 3, rows: { 2: { x: 4, y: 2 } } } },
      source: 'By hand: none at -4, then 0 and 2',
    },
    {
      inputs: { function: 'atan(1/x)', from: 0, to: 1, points: 2 },
      results: { smallest: 0.78539816339745, largest: 0.78539816339745, values: { length: 2 } },
      source: 'By hand: none at the pole of 1/x; π/4',
    },
    { inputs: { function: 'x', from: 2, to: 2 }, refused: 'must differ', source: 'By definition' },
    { inputs: { function: 'ln(x)', from: -3, to: -1 }, noResult: 'no real value', source: 'By definition' },
    {
      inputs: { function: '1/x', from: -0.3, to: 0.1, points: 5 },
      results: { smallest: -10, largest: 10, values: { rows: { 3: { x: 0 } } } },
      source: 'By hand: 1/-0.1 and 1/0.1; at 0 is a pole',
    },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
  ],
  references: [{ title: 'OpenStax: Algebra and Trigonometry 2e, ch. 3 Functions' }],
});
