import { defineCalculator, noResult, number } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';
import { readFinely } from '../shared/fine-evaluation.js';
import { functionOfX } from '../shared/function-field.js';
import { integral } from '../shared/quadrature.js';

/** Adaptive Gauss-Kronrod quadrature, and the rule of Takahasi and Mori at the ends. */
export default defineCalculator({
  title: 'Definite integral',
  description: 'Definite integral of a function of x between two limits, with its mean value there.',
  keywords: ['integrate', 'area under a curve', 'numerical integration', 'quadrature', 'mean value of a function'],
  inputs: {
    function: functionOfX,
    lower: number({ label: 'Lower limit', symbol: 'a', min: -1e6, max: 1e6 }),
    upper: number({ label: 'Upper limit', symbol: 'b', min: -1e6, max: 1e6 }),
  },
  outputs: {
    integral: number({ label: 'Integral', symbol: '\\int_a^b f(x)\\,dx' }),
    average: number({ label: 'Mean value of the function', optional: true }),
    error: number({ label: 'Estimated error' }),
  },
  algorithm: (inputs) => {
    const { lower, upper } = inputs;
    const evaluate = readFinely(inputs.function, 'x');
    if (lower === upper) return { integral: 0, error: 0 };
    const found = integral(evaluate, Math.min(lower, upper), Math.max(lower, upper));
    const { error, size } = found;
    if (Number.isNaN(found.value)) throw noResult('The function has no real value somewhere between these limits.');
    if (!(error <= 1e-9 * Math.max(Math.abs(found.value), 1e-5 * size))) {
      throw noResult(
        'Eight digits of the integral cannot be vouched for: it does not converge, or the function varies too fast. Divide the range at its poles and jumps.',
      );
    }
    // Where the areas above and below cancel, only rounding is left.
    const area = Math.abs(found.value) <= error ? 0 : found.value;
    const value = lower < upper ? area : -area;
    // An estimate has no second digit.
    return { integral: value, average: value / (upper - lower), error: Number(error.toPrecision(1)) };
  },
  figure: {
    kind: 'curve',
    title: 'Function, with the area',
    x: { label: 'x' },
    y: { label: 'f(x)' },
    curve: (inputs) => {
      const [low, high] = [Math.min(inputs.lower, inputs.upper), Math.max(inputs.lower, inputs.upper)];
      const room = 0.15 * (high - low);
      return {
        from: low - room,
        to: high + room,
        lines: [{ y: readExpression(inputs.function, { variable: 'x' }) }],
        shade: [{ from: low, to: high }],
      };
    },
  },
  explanation: 'Between {lower} and {upper} the integral is {integral}.',
  cautions: [
    {
      level: 'caution',
      when: ({ lower, upper, error }) => lower !== upper && error === 0,
      says: 'The function is 0 at all points that were tried. Where it has a peak, that is too narrow to be seen between such limits: bring them closer to it.',
    },
  ],
  examples: [
    { inputs: { function: 'x^2', lower: 0, upper: 3 }, results: { integral: 9, average: 3 }, source: 'By hand: 27/3' },
    {
      inputs: { function: 'sin(x)', lower: 0, upper: 1 },
      results: { integral: 0.459697694132, average: 0.459697694132 },
      source: 'By hand: 1 - cos 1; Python',
    },
    {
      inputs: { function: 'exp(-x^2)', lower: -3, upper: 3 },
      results: { integral: 1.772414696519 },
      source: 'By definition: √π erf(3), scipy.special.erf',
    },
    {
      inputs: { function: '1/x', lower: 5, upper: 1 },
      results: { integral: -1.609437912434 },
      source: 'By hand: -ln 5',
    },
    {
      inputs: { function: '1/(x-0.3)^0.5', lower: 0.3, upper: 1 },
      results: { integral: 1.6733200530682 },
      source: 'By hand: 2 √0.7',
    },
    {
      inputs: { function: '1/sqrt(1 - x^2)', lower: 0.5, upper: 1 },
      results: { integral: 1.0471975511966 },
      source: 'By hand: arcsin 1 - arcsin 0.5',
    },
    { inputs: { function: 'ln(x)', lower: 0, upper: 1 }, results: { integral: -1.0 }, source: 'By hand: x ln x - x' },
    {
      inputs: { function: 'exp(-(100(x - 3.21))^2)', lower: -10, upper: 10 },
      results: { integral: 0.017724538509055 },
      source: 'By hand: √π/100, a narrow spike',
    },
    {
      inputs: { function: 'exp(-x^2)', lower: -1e6, upper: 1e6 },
      results: { integral: 0, error: 0 },
      cautions: ['too narrow'],
      source: 'By hand: √π lies within some 5 of 0, and the nearest points 80 away, where exp(-6400) is no double',
    },
    { inputs: { function: '1/x', lower: 0, upper: 1 }, noResult: 'vouched for', source: 'By hand: it diverges' },
    { inputs: { function: '1/x', lower: -1, upper: 1 }, noResult: 'vouched for', source: 'By hand: it diverges' },
    {
      inputs: { function: '1/(x - 0.123)^2', lower: 0, upper: 1 },
      noResult: 'vouched for',
      source: 'By hand: it diverges',
    },
    {
      inputs: { function: 'sin(x)', lower: -2, upper: 2 },
      results: { integral: 0, average: 0 },
      source: 'By hand: the halves cancel',
    },
    { inputs: { function: 'x', lower: 2, upper: 2 }, results: { integral: 0, error: 0 }, source: 'By definition' },
    {
      inputs: { function: 'sqrt(x)', lower: -1, upper: 1 },
      noResult: 'no real value',
      source: 'By definition: x ≥ 0',
    },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2x or 3(x + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2x is half of x. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
    'Spikes narrower than about a thousandth of the range may be missed: divide the range there.',
  ],
  references: [
    { title: 'Piessens, de Doncker-Kapenga, Überhuber, Kahaner: QUADPACK, Springer (1983)', isbn: '978-3-540-12553-2' },
    { title: 'Takahasi, Mori: Double exponential formulas for numerical integration, Publ. RIMS 9 (1974)' },
  ],
});
