import {
  defineCalculator,
  exponentialCdf,
  exponentialPdf,
  exponentialQuantile,
  exponentialSurvival,
  number,
} from '@reckoner/engine';
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

/** Waiting times without memory. */
export default defineCalculator({
  title: 'Exponential distribution',
  description: 'Probabilities, quantiles, density, mean and variance of the exponential distribution with a rate.',
  keywords: ['EXPON.DIST', 'waiting time', 'memoryless', 'time between events'],
  inputs: {
    find,
    rate: number({ label: 'Rate λ', symbol: '\\lambda', min: 1e-6, max: 1e6 }),
    x: number({ label: 'Value', symbol: 'x', min: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, rate, x, upper, probability }) => {
    const value = find === 'value' ? exponentialQuantile(probability, rate) : x;
    return {
      value,
      below: exponentialCdf(value, rate),
      above: exponentialSurvival(value, rate),
      between: probabilityBetween(
        value,
        upper,
        (v) => exponentialCdf(v, rate),
        (v) => exponentialSurvival(v, rate),
      ),
      density: exponentialPdf(value, rate),
      mean: 1 / rate,
      variance: 1 / rate ** 2,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ rate, value, upper }) =>
      densityCurve({ density: (x) => exponentialPdf(x, rate), from: 0, to: 5 / rate, value, upper }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { rate: 0.25, x: 3, upper: 5 },
      results: {
        below: 52.7633447259,
        above: 47.2366552741,
        density: 0.118091638185,
        between: 18.5861755881,
        mean: 4,
        variance: 16,
      },
      source: 'scipy.stats.expon: cdf, sf, pdf, stats',
    },
    {
      inputs: { rate: 2, x: 4 },
      results: { below: 99.9664537372, above: 0.0335462627903, density: 0.000670925255805, mean: 0.5, variance: 0.25 },
      source: 'scipy.stats.expon: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', rate: 0.1, probability: 90 },
      results: { value: 23.0258509299, density: 0.01, mean: 10, variance: 100 },
      source: 'scipy.stats.expon: ppf, pdf, stats',
    },
    { inputs: { rate: 0.25, x: 5, upper: 3 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.7: Exponential Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3667.htm',
    },
  ],
});
