import { category, defineCalculator, factorial, noResult, number } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';
import { readTree } from '../shared/expression-tree.js';
import { functionOfX } from '../shared/function-field.js';
import { jetAt, nudges } from '../shared/jet.js';

/** By the rules of differentiation, applied to values. */
export default defineCalculator({
  title: 'Derivative at a point',
  description: 'First and second derivative of a function of x at a point, with the tangent there.',
  keywords: ['differentiate', 'slope of a tangent', 'rate of change', 'numerical derivative', 'second derivative'],
  inputs: {
    function: functionOfX,
    x: number({ label: 'Point', symbol: 'x_0', min: -1e6, max: 1e6 }),
  },
  outputs: {
    first: number({ label: 'First derivative', symbol: "f'(x_0)" }),
    second: number({ label: 'Second derivative', symbol: "f''(x_0)", optional: true }),
    value: number({ label: 'Value of the function', symbol: 'f(x_0)' }),
    intercept: number({ label: 'y-intercept of the tangent' }),
    trend: category(['Rising', 'Falling', 'Level'], { label: 'The function is' }),
  },
  algorithm: (inputs) => {
    const { x } = inputs;
    const tree = readTree(inputs.function, 'x');
    const { value, first, second } = jetAt(tree, x, factorial);
    if (!Number.isFinite(value))
      throw noResult('The function has no real value at the point, or one too large for the computer.');
    if (!Number.isFinite(first)) {
      throw noResult(
        'The rules of differentiation give no derivative there: a kink, a jump, or the edge of the domain.',
      );
    }
    const others = [1, 2, 3].map((seed) => jetAt(tree, x, factorial, nudges(seed)).first);
    const spread = Math.max(...others.map((other) => Math.abs(other - first)));
    const scale = Math.max(Math.abs(value), Math.abs(first), Number.isFinite(second) ? Math.abs(second * x) : 0);
    if (!(spread <= 1e-8 * Math.abs(first) || spread <= 1e-13 * scale)) {
      throw noResult('So much cancels at this point that fewer than eight digits of the derivative are sure.');
    }
    // What the rounding of x itself can make of a slope of 0.
    const level =
      Math.abs(first) <= 1e-9 * Math.max(1, Math.abs(value)) &&
      Math.abs(first) <= 4 * Number.EPSILON * Math.abs(x) * (Number.isFinite(second) ? Math.abs(second) : 0);
    return {
      first: level ? 0 : first,
      second: Number.isFinite(second) ? second : undefined,
      value,
      intercept: value - first * x,
      trend: level ? 'Level' : first > 0 ? 'Rising' : 'Falling',
    };
  },
  figure: {
    kind: 'curve',
    title: 'Function and tangent',
    x: { of: 'x', label: 'x' },
    y: { of: 'value', label: 'f(x)' },
    curve: (inputs) => {
      const { x, value, first } = inputs;
      const reach = Math.max(1, Math.abs(x));
      return {
        from: x - reach,
        to: x + reach,
        lines: [
          { label: 'Function', y: readExpression(inputs.function, { variable: 'x' }) },
          { label: 'Tangent', dashed: true, y: (at) => value + first * (at - x) },
        ],
        marks: [{ x, y: value, label: 'Point' }],
      };
    },
  },
  explanation: 'At x = {x} the slope is {first}{second? and the second derivative {second}|}.',
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
    {
      inputs: { function: 'sin(1000x)', x: 1 },
      results: { first: 562.37907629, second: -826879.54053 },
      source: 'mpmath: 1000 cos 1000, -10^6 sin 1000',
    },
    {
      inputs: { function: 'sqrt(x)', x: 0.01 },
      results: { first: 5.0, second: -250.0 },
      source: 'By hand: 1/(2 √x), -1/(4 x√x)',
    },
    { inputs: { function: 'ln(x)', x: 0.01 }, results: { first: 100.0 }, source: 'By hand: 1/x' },
    { inputs: { function: '1/x', x: 0.01 }, results: { first: -1e4, second: 2e6 }, source: 'By hand: -1/x², 2/x³' },
    {
      inputs: { function: '(1 - cos(x))/x^2', x: 1e-7 },
      noResult: 'fewer than eight digits',
      source: 'By hand: 1 - cos x has lost all digits but two',
    },
    { inputs: { function: 'x^2', x: 0 }, results: { trend: 'Level', value: 0 }, source: 'By hand: a minimum' },
    {
      inputs: { function: 'sin(x)', x: 1.5707963267948966 },
      results: { first: 0, trend: 'Level', value: 1 },
      source: 'By hand: cos(π/2)',
    },
    {
      inputs: { function: 'tan(x)', x: 1.5707963267948966 },
      results: { trend: 'Rising' },
      source: 'By hand: 1/cos² is nowhere 0',
    },
    {
      inputs: { function: '1e-12x', x: 5 },
      results: { first: 1e-12, trend: 'Rising' },
      source: 'By hand: the factor of x',
    },
    { inputs: { function: 'ln(x)', x: -1 }, noResult: 'no real value', source: 'By definition' },
    { inputs: { function: 'abs(x)', x: 0 }, noResult: 'no derivative', source: 'By definition: a corner' },
    {
      inputs: { function: 'cos(1e200x)', x: 0 },
      results: { first: 0, value: 1, trend: 'Level' },
      source: 'By hand: -10²⁰⁰ sin 0; the second derivative, -10⁴⁰⁰, is beyond the largest number',
    },
    {
      inputs: { function: 'exp(700x)', x: 1 },
      results: { first: 7.0996243831e306, value: 1.0142320547e304, trend: 'Rising' },
      source: 'mpmath: 700 e^700; the second derivative is beyond the largest number',
    },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
    'Where so much cancels that fewer than eight digits are sure, no derivative is given.',
  ],
  references: [
    {
      title: 'Griewank, Walther: Evaluating Derivatives, 2nd ed., SIAM (2008), ch. 3 and 13',
      isbn: '978-0-89871-659-7',
    },
  ],
});
