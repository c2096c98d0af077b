import { defineCalculator, number, uniformCdf, uniformPdf, uniformQuantile, uniformSurvival } from '@reckoner/engine';
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

/** The same density everywhere from a to b. */
export default defineCalculator({
  title: 'Continuous uniform distribution',
  description: 'Probabilities, quantiles, density, mean and variance of the uniform distribution between two limits.',
  keywords: ['rectangular distribution', 'constant density', 'unif'],
  inputs: {
    find,
    low: number({ label: 'Lower limit a', symbol: 'a', min: -1e6, max: 1e6, default: 0 }),
    high: number({ label: 'Upper limit b', symbol: 'b', min: -1e6, max: 1e6, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', min: -1e6, max: 1e6, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, low, high, x, upper, probability }) => {
    const value = find === 'value' ? uniformQuantile(probability, low, high) : x;
    return {
      value,
      below: uniformCdf(value, low, high),
      above: uniformSurvival(value, low, high),
      between: probabilityBetween(
        value,
        upper,
        (v) => uniformCdf(v, low, high),
        (v) => uniformSurvival(v, low, high),
      ),
      density: uniformPdf(value, low, high),
      mean: (low + high) / 2,
      variance: (high - low) ** 2 / 12,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ low, high, value, upper }) =>
      densityCurve({
        density: (x) => uniformPdf(x, low, high),
        from: low - (high - low) / 5,
        to: high + (high - low) / 5,
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [
    {
      that: ({ low, high }) => high > low,
      field: 'high',
      says: 'The upper limit, {high}, must be above the lower one, {low}.',
    },
    upperIsAbove,
  ],
  examples: [
    {
      inputs: { low: 2, high: 10, x: 4, upper: 7 },
      results: { below: 25, above: 75, density: 0.125, between: 37.5, mean: 6, variance: 5.33333333333 },
      source: 'scipy.stats.uniform: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 0, high: 1, x: 1.5 },
      results: { below: 100, above: 0, density: 0, mean: 0.5, variance: 0.0833333333333 },
      source: 'scipy.stats.uniform: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', low: -5, high: 5, probability: 30 },
      results: { value: -2, density: 0.1, mean: 0, variance: 8.33333333333 },
      source: 'scipy.stats.uniform: ppf, pdf, stats',
    },
    { inputs: { low: 2, high: 10, x: 7, upper: 4 }, refused: 'must not be below', source: 'By definition' },
    { inputs: { low: 3, high: 3, x: 3 }, refused: 'must be above the lower', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.2: Uniform Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3662.htm',
    },
  ],
});
