import { category, defineCalculator, noResult, number } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';
import { functionOfX } from '../shared/function-field.js';

const HALVINGS = 8;

/** Central differences, extrapolated to step zero by Ridders's method. */
export default defineCalculator({
  title: 'Derivative at a point',
  description: 'First and second derivative of a function of x at a point, numerically, with the tangent there.',
  keywords: ['differentiate', 'slope of a tangent', 'rate of change', 'numerical derivative', 'second derivative'],
  inputs: {
    function: functionOfX,
    x: number({ label: 'Point', symbol: 'x_0', min: -1e6, max: 1e6 }),
  },
  outputs: {
    first: number({ label: 'First derivative', symbol: "f'(x_0)", places: 8 }),
    second: number({ label: 'Second derivative', symbol: "f''(x_0)", places: 5 }),
    value: number({ label: 'Value of the function', symbol: 'f(x_0)' }),
    intercept: number({ label: 'y-intercept of the tangent', places: 8 }),
    trend: category(['Rising', 'Falling', 'Level'], { label: 'The function is' }),
  },
  algorithm: (inputs) => {
    const { x } = inputs;
    const evaluate = readExpression(inputs.function, { variable: 'x' });
    const value = evaluate(x);
    const step = 0.1 * Math.max(1, Math.abs(x));
    const first = extrapolated((h) => (evaluate(x + h) - evaluate(x - h)) / (2 * h), step);
    const second = extrapolated((h) => (evaluate(x + h) - 2 * value + evaluate(x - h)) / h ** 2, step);
    if (!Number.isFinite(value)) throw noResult('The function has no real value at the point.');
    if (first === undefined || second === undefined)
      throw noResult('The function has no derivative that can be found there.');
    const size = Math.max(1e-9, 1e-9 * Math.abs(value));
    return {
      first,
      second,
      value,
      intercept: value - first * x,
      trend: Math.abs(first) < size ? 'Level' : first > 0 ? 'Rising' : 'Falling',
    };
  },
  explanation: 'At x = {x} the slope is {first} and the second derivative {second}.',
  examples: [
    {
      inputs: { function: 'x^3 - 2x', x: 2 },
      results: { first: 10.0, second: 12.0, value: 4, intercept: -16.0, trend: 'Rising' },
      source: 'By hand: 3x² - 2, 6x',
    },
    {
      inputs: { function: 'sin(x)', x: 1 },
      results: { first: 0.54030231, second: -0.841471, trend: 'Rising' },
      source: 'By hand: cos 1, -sin 1',
    },
    {
      inputs: { function: 'exp(-x^2)', x: 0.5 },
      results: { first: -0.77880078, second: -0.778801, trend: 'Falling' },
      source: 'By hand: -2x e^(-x²), (4x² - 2) e^(-x²)',
    },
    { inputs: { function: 'x^2', x: 0 }, results: { trend: 'Level', value: 0 }, source: 'By hand: a minimum' },
    { inputs: { function: 'ln(x)', x: -1 }, noResult: 'no real value', source: 'By definition' },
    { inputs: { function: 'abs(x)', x: 0 }, noResult: 'no derivative', source: 'By definition: a corner' },
  ],
  notes: ['Numerical: about eight digits of the first derivative and five of the second for smooth functions.'],
  references: [
    {
      title: 'Ridders: Accurate computation of F′(x) and F′(x)F″(x), Advances in Engineering Software 4 (1982)',
      doi: '10.1016/S0141-1195(82)80057-0',
    },
  ],
});

/** The limit of a difference quotient in even powers of h, or nothing when the columns do not come together. */
function extrapolated(quotient: (h: number) => number, start: number): number | undefined {
  let previous: number[] = [];
  let best: number | undefined;
  let error = Number.POSITIVE_INFINITY;
  for (let level = 0; level < HALVINGS; level++) {
    const row = [quotient(start / 2 ** level)];
    for (const [column, older] of previous.entries()) {
      const factor = 4 ** (column + 1);
      row.push((factor * row[column]! - older) / (factor - 1));
      const change = Math.max(Math.abs(row[column + 1]! - row[column]!), Math.abs(row[column + 1]! - older));
      if (change <= error) {
        error = change;
        best = row[column + 1];
      }
    }
    previous = row;
  }
  return best !== undefined && error < 1e-4 * Math.max(1, Math.abs(best)) ? best : undefined;
}
