import { category, choice, defineCalculator, number } from '@reckoner/engine';
import { continuousValue } from '../shared/continuity.js';
import { readExpression } from '../shared/expression.js';
import { readTree } from '../shared/expression-tree.js';
import { functionOfX } from '../shared/function-field.js';
import { approach } from '../shared/limits.js';

/** Values at halved distances, extrapolated to distance zero by Richardson's and Wynn's methods. */
export default defineCalculator({
  title: 'Limit of a function',
  description: 'Limit of a function of x at a point, from both sides or one, or at infinity, found numerically.',
  keywords: ['one-sided limit', 'limit at infinity', 'indeterminate form', "l'hopital", 'asymptote'],
  inputs: {
    function: functionOfX,
    toward: choice(
      {
        point: 'A point, from both sides',
        left: 'A point, from the left',
        right: 'A point, from the right',
        infinity: '+∞',
        minusInfinity: '−∞',
      },
      { label: 'x approaches', default: 'point' },
    ),
    point: number({
      label: 'Point',
      symbol: 'x_0',
      min: -1e6,
      max: 1e6,
      when: { toward: ['point', 'left', 'right'] },
    }),
  },
  outputs: {
    limit: number({ label: 'Limit', symbol: 'L', optional: true }),
    kind: category(['Finite limit', 'Grows to +∞', 'Falls to −∞', 'No limit: the sides differ'], { label: 'Result' }),
    left: number({ label: 'Limit from the left', symbol: 'L_-', optional: true }),
    right: number({ label: 'Limit from the right', symbol: 'L_+', optional: true }),
    value: number({ label: 'Value of the function at the point', symbol: 'f(x_0)', optional: true }),
  },
  algorithm: (inputs) => {
    const { toward, point } = inputs;
    const evaluate = readExpression(inputs.function, { variable: 'x', infinitePoles: true });
    if (toward === 'infinity' || toward === 'minusInfinity') {
      const sign = toward === 'infinity' ? 1 : -1;
      return answer(approach((distance) => evaluate(sign / distance), 'x'));
    }
    const smooth = continuousValue(readTree(inputs.function, 'x'), point);
    if (smooth !== undefined) {
      const sides = { left: toward === 'right' ? undefined : smooth, right: toward === 'left' ? undefined : smooth };
      return { kind: 'Finite limit' as const, limit: smooth, value: smooth, ...(toward === 'point' ? sides : {}) };
    }
    const step = (direction: number) => (distance: number) =>
      evaluate(point + direction * distance * Math.max(1, Math.abs(point)));
    const at = readExpression(inputs.function, { variable: 'x' })(point);
    const value = Number.isFinite(at) ? at : undefined;
    const left = toward === 'right' ? undefined : approach(step(-1), 'left');
    const right = toward === 'left' ? undefined : approach(step(1), 'right');
    if (left === undefined || right === undefined) return { ...answer((left ?? right)!), value };
    const sides = { left: finite(left), right: finite(right), value };
    const size = Math.max(1, Math.abs(left), Math.abs(right));
    if (left === right || Math.abs(left - right) < 1e-6 * size) {
      return { ...sides, ...answer(left === right ? left : (left + right) / 2) };
    }
    return { ...sides, kind: 'No limit: the sides differ' as const };
  },
  explanation: ({ kind, left, right }) => {
    if (kind === 'Finite limit') return 'The function approaches {limit}.';
    if (kind === 'Grows to +∞') return 'The function grows beyond all bounds: it has no finite limit.';
    if (kind === 'Falls to −∞') return 'The function falls below all bounds: it has no finite limit.';
    return left !== undefined && right !== undefined
      ? 'From the left the function approaches {left}, from the right {right}: it has no limit there.'
      : 'The function behaves differently on the two sides: it has no limit there.';
  },
  examples: [
    {
      inputs: { function: 'sin(x)/x', point: 0 },
      results: { kind: 'Finite limit', limit: 1, left: 1, right: 1 },
      source: 'sympy: limit(sin(x)/x, x, 0)',
    },
    {
      inputs: { function: '(1 - cos(x))/x^2', point: 0 },
      results: { limit: 0.5 },
      source: 'sympy: limit((1 - cos(x))/x**2, x, 0)',
    },
    {
      inputs: { function: '(x^3 - 8)/(x - 2)', point: 2 },
      results: { kind: 'Finite limit', limit: 12 },
      source: 'By hand: x² + 2x + 4 at 2',
    },
    {
      inputs: { function: 'atan(1/x)', toward: 'right', point: 0 },
      results: { limit: 1.5707963 },
      source: 'sympy: limit(atan(1/x), x, 0, "+"); no value at 0 itself',
    },
    {
      inputs: { function: 'x^2 - 1', point: 3 },
      results: { limit: 8, value: 8 },
      source: 'By hand: continuous',
    },
    {
      inputs: { function: '(1 + 2/x)^x', toward: 'infinity' },
      results: { kind: 'Finite limit', limit: 7.3890561 },
      source: 'By definition: e²',
    },
    {
      inputs: { function: 'exp(x)/(exp(x) + 2)', toward: 'infinity' },
      results: { limit: 1 },
      source: 'By hand: 1/(1 + 2 exp(-x))',
    },
    {
      inputs: { function: 'sqrt(x^2 + x) + x', toward: 'minusInfinity' },
      results: { limit: -0.5 },
      source: 'sympy: limit(sqrt(x**2 + x) + x, x, -oo)',
    },
    { inputs: { function: 'sin(x)/x', toward: 'infinity' }, results: { limit: 0 }, source: 'By hand: |sin x| ≤ 1' },
    {
      inputs: { function: 'abs(x)/x', point: 0 },
      results: { kind: 'No limit: the sides differ', left: -1, right: 1 },
      source: 'By hand: the sign of x',
    },
    {
      inputs: { function: '1/x', point: 0 },
      results: { kind: 'No limit: the sides differ' },
      source: 'By hand: −∞ and +∞',
    },
    { inputs: { function: '1/(x - 1)^2', point: 1 }, results: { kind: 'Grows to +∞' }, source: 'By hand' },
    {
      inputs: { function: 'ln(x)', toward: 'right', point: 0 },
      results: { kind: 'Falls to −∞' },
      source: 'sympy: limit(log(x), x, 0, "+")',
    },
    {
      inputs: { function: 'x ln(x)', toward: 'right', point: 0 },
      results: { kind: 'Finite limit', limit: 0 },
      source: 'sympy: limit(x*log(x), x, 0, "+")',
    },
    {
      inputs: { function: 'sin(x)/x', point: 1e6 },
      results: { kind: 'Finite limit', limit: -3.499935021712929e-7 },
      source: 'Python math.sin(1e6)/1e6: continuous',
    },
    {
      inputs: { function: 'ln(x)', point: 0.05 },
      results: { limit: -2.995732273553991, left: -2.995732273553991, value: -2.995732273553991 },
      source: 'Python math.log(0.05): continuous',
    },
    {
      inputs: { function: 'tan(x)', point: 1.5707963267948966 },
      results: { kind: 'No limit: the sides differ' },
      source: 'By hand: π/2',
    },
    {
      inputs: { function: 'sqrt(x)', toward: 'right', point: 0 },
      results: { limit: 0, value: 0 },
      source: 'By hand: continuous from the right',
    },
    { inputs: { function: 'floor(x)', toward: 'left', point: 2 }, results: { limit: 1, value: 2 }, source: 'By hand' },
    { inputs: { function: 'exp(x) - x', toward: 'infinity' }, results: { kind: 'Grows to +∞' }, source: 'By hand' },
    { inputs: { function: 'x^2', toward: 'infinity' }, results: { kind: 'Grows to +∞' }, source: 'By hand' },
    { inputs: { function: 'sin(1/x)', point: 0 }, noResult: 'no limit that can be found', source: 'It oscillates' },
    {
      inputs: { function: 'sin(x)', toward: 'infinity' },
      noResult: 'no limit that can be found',
      source: 'Oscillates',
    },
    { inputs: { function: 'ln(x)', point: 0 }, noResult: 'no real values', source: 'By definition: x > 0' },
    {
      inputs: { function: 'x^2 - 1', toward: 'right', point: 3 },
      results: { limit: 8, value: 8 },
      source: 'By hand: continuous',
    },
    {
      inputs: { function: 'x^2 - 1', toward: 'left', point: 3 },
      results: { limit: 8, value: 8 },
      source: 'By hand: continuous',
    },
    {
      inputs: { function: '(1 + 2x)^(3/x)', point: 0 },
      results: { kind: 'Finite limit', limit: 403.4287935, left: 403.4287935, right: 403.4287935 },
      source: 'sympy: limit((1 + 2*x)**(3/x), x, 0), which is e⁶',
    },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
    'Numerical, to about eight digits: it does not prove a limit, and functions that approach theirs very slowly or oscillate are refused.',
  ],
  references: [
    {
      title: 'Press et al.: Numerical Recipes, 3rd ed., §5.3 (convergence acceleration) and §5.7',
      isbn: '978-0-521-88068-8',
    },
  ],
});

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

function answer(limit: number) {
  if (limit === Number.POSITIVE_INFINITY) return { kind: 'Grows to +∞' as const };
  if (limit === Number.NEGATIVE_INFINITY) return { kind: 'Falls to −∞' as const };
  return { kind: 'Finite limit' as const, limit };
}
