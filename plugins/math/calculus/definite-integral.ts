import { defineCalculator, integrate, noResult, number } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';
import { functionOfX } from '../shared/function-field.js';

/** Adaptive Gauss-Kronrod quadrature. */
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
  },
  algorithm: (inputs) => {
    const { lower, upper } = inputs;
    const evaluate = readExpression(inputs.function, { variable: 'x', infinitePoles: true });
    if (lower === upper) return { integral: 0 };
    const integral = integrate(evaluate, lower, upper, 1e-10);
    if (!Number.isFinite(integral)) throw noResult('The function has no finite integral between these limits.');
    return { integral, average: integral / (upper - lower) };
  },
  explanation: 'Between {lower} and {upper} the integral is {integral}.',
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
    { inputs: { function: 'x', lower: 2, upper: 2 }, results: { integral: 0 }, source: 'By definition' },
  ],
  notes: ['Functions with poles or many oscillations between the limits may be refused or come out inaccurate.'],
  references: [
    { title: 'Piessens, de Doncker-Kapenga, Überhuber, Kahaner: QUADPACK, Springer (1983)', isbn: '978-3-540-12553-2' },
  ],
});
