import { defineCalculator, number } from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';
import {
  areaAround,
  find,
  leftTail,
  probabilityBetween,
  results,
  upper,
  upperIsAbove,
} from '../shared/distribution-fields.js';

/** Type I: a power-law tail above the smallest value; the mean needs α > 1, the variance α > 2. */
export default defineCalculator({
  title: 'Pareto distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the Pareto distribution of type I with a shape and a smallest value.',
  keywords: ['power law', '80/20 rule', 'heavy tail', 'income distribution'],
  inputs: {
    find,
    alpha: number({ label: 'Shape α', symbol: '\\alpha', min: 0.05, max: 1000 }),
    minimum: number({ label: 'Smallest value', symbol: 'x_m', min: 1e-6, max: 1e6, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', above: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, alpha, minimum, x, upper, probability }) => {
    const value = find === 'value' ? minimum * (1 - probability) ** (-1 / alpha) : x;
    return {
      value,
      below: value < minimum ? 0 : -Math.expm1(alpha * Math.log(minimum / value)),
      above: value < minimum ? 1 : (minimum / value) ** alpha,
      between: probabilityBetween(
        value,
        upper,
        (v) => (v < minimum ? 0 : -Math.expm1(alpha * Math.log(minimum / v))),
        (v) => (v < minimum ? 1 : (minimum / v) ** alpha),
      ),
      density: value < minimum ? 0 : (alpha / value) * (minimum / value) ** alpha,
      mean: alpha > 1 ? (alpha * minimum) / (alpha - 1) : undefined,
      variance: alpha > 2 ? (alpha * minimum ** 2) / ((alpha - 1) ** 2 * (alpha - 2)) : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ alpha, minimum, value, upper }) =>
      densityCurve({
        density: (x) => (x < minimum ? 0 : (alpha / x) * (minimum / x) ** alpha),
        from: 0,
        to: minimum * (1 + 3 / alpha),
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { alpha: 3, minimum: 2, x: 3, upper: 5 },
      results: {
        below: 70.3703703704,
        above: 29.6296296296,
        density: 0.296296296296,
        between: 23.2296296296,
        mean: 3,
        variance: 3,
      },
      source: 'scipy.stats.pareto: cdf, sf, pdf, stats',
    },
    {
      inputs: { alpha: 1.16, minimum: 1, x: 20 },
      results: { below: 96.9039696809, above: 3.09603031908, density: 0.00179569758507, mean: 7.25 },
      source: 'scipy.stats.pareto: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', alpha: 2.5, minimum: 10, probability: 80 },
      results: { value: 19.0365393872, density: 0.026265278044, mean: 16.6666666667, variance: 222.222222222 },
      source: 'scipy.stats.pareto: ppf, pdf, stats',
    },
    {
      inputs: { alpha: 0.8, minimum: 1, x: 0.5 },
      results: { below: 0, above: 100, density: 0 },
      source: 'scipy.stats.pareto: cdf, sf, pdf, stats',
    },
    { inputs: { alpha: 3, minimum: 2, x: 5, upper: 3 }, refused: 'must not be below', source: 'By definition' },
    {
      inputs: { alpha: 3, minimum: 2, x: 1, upper: 2.2 },
      results: { below: 0, above: 100, between: 24.868519909842 },
      source: 'scipy.stats.pareto: cdf(2.2) - cdf(1)',
    },
  ],
  references: [
    {
      title: 'Johnson, Kotz, Balakrishnan: Continuous Univariate Distributions, vol. 1, 2nd ed., ch. 20',
      isbn: '978-0-471-58495-7',
    },
  ],
});
