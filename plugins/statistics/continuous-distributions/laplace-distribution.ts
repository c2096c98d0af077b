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

/** Two exponential distributions back to back. */
export default defineCalculator({
  title: 'Laplace distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the Laplace distribution with a location and a scale.',
  keywords: ['double exponential', 'biexponential'],
  inputs: {
    find,
    location: number({ label: 'Location μ', symbol: '\\mu', min: -1e6, max: 1e6, default: 0 }),
    scale: number({ label: 'Scale b', symbol: 'b', min: 1e-6, max: 1e6, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', min: -1e6, max: 1e6, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, location, scale, x, upper, probability }) => {
    const value =
      find === 'value'
        ? location + scale * (probability < 0.5 ? Math.log(2 * probability) : -Math.log(2 * (1 - probability)))
        : x;
    return {
      value,
      below: laplaceTail((location - value) / scale),
      above: laplaceTail((value - location) / scale),
      between: probabilityBetween(
        value,
        upper,
        (v) => laplaceTail((location - v) / scale),
        (v) => laplaceTail((v - location) / scale),
      ),
      density: Math.exp(-Math.abs(value - location) / scale) / (2 * scale),
      mean: location,
      variance: 2 * scale ** 2,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ location, scale, value, upper }) =>
      densityCurve({
        density: (x) => Math.exp(-Math.abs(x - location) / scale) / (2 * scale),
        from: location - 6 * scale,
        to: location + 6 * scale,
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { location: 1, scale: 2, x: 0, upper: 4 },
      results: {
        below: 30.3265329856,
        above: 69.6734670144,
        density: 0.151632664928,
        between: 58.5169590069,
        mean: 1,
        variance: 8,
      },
      source: 'scipy.stats.laplace: cdf, sf, pdf, stats',
    },
    {
      inputs: { location: 0, scale: 1, x: 3.5 },
      results: { below: 98.4901308289, above: 1.50986917112, density: 0.0150986917112, mean: 0, variance: 2 },
      source: 'scipy.stats.laplace: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', location: 5, scale: 0.5, probability: 10 },
      results: { value: 4.19528104378, density: 0.2, mean: 5, variance: 0.5 },
      source: 'scipy.stats.laplace: ppf, pdf, stats',
    },
    {
      inputs: { find: 'value', location: 5, scale: 0.5, probability: 90 },
      results: { value: 5.80471895622, density: 0.2, mean: 5, variance: 0.5 },
      source: 'scipy.stats.laplace: ppf, pdf, stats',
    },
    { inputs: { location: 1, scale: 2, x: 4, upper: 0 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.12: Double Exponential Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366c.htm',
    },
  ],
});

/** P(X > z) of the standard distribution. */
const laplaceTail = (z: number) => (z < 0 ? 1 - Math.exp(z) / 2 : Math.exp(-z) / 2);
