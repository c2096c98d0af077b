import { betaCdf, betaPdf, betaQuantile, betaSurvival, defineCalculator, number } from '@reckoner/engine';
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

/** Shapes α and β; mode where both exceed 1. */
export default defineCalculator({
  title: 'Beta distribution',
  description: 'Probabilities, quantiles, density, mean and variance of the beta distribution with two shapes.',
  keywords: ['BETA.DIST', 'BETA.INV', 'betacdf', 'prior of a proportion'],
  inputs: {
    find,
    alpha: number({ label: 'Shape α', symbol: '\\alpha', min: 0.01, max: 1e4 }),
    beta: number({ label: 'Shape β', symbol: '\\beta', min: 0.01, max: 1e4 }),
    x: number({ label: 'Value', symbol: 'x', above: 0, below: 1, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, alpha, beta, x, upper, probability }) => {
    const value = find === 'value' ? betaQuantile(probability, alpha, beta) : x;
    return {
      value,
      below: betaCdf(value, alpha, beta),
      above: betaSurvival(value, alpha, beta),
      between: probabilityBetween(
        value,
        upper,
        (v) => betaCdf(v, alpha, beta),
        (v) => betaSurvival(v, alpha, beta),
      ),
      // At an end of the range the density of a shape below 1 has no bound.
      density: betaPdf(value, alpha, beta) < 1e300 ? betaPdf(value, alpha, beta) : undefined,
      mean: alpha / (alpha + beta),
      variance: (alpha * beta) / ((alpha + beta) ** 2 * (alpha + beta + 1)),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ alpha, beta, value, upper }) =>
      densityCurve({ density: (x) => betaPdf(x, alpha, beta), from: 0, to: 1, value, upper }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { alpha: 2, beta: 5, x: 0.2, upper: 0.4 },
      results: {
        below: 34.464,
        above: 65.536,
        density: 2.4576,
        between: 42.208,
        mean: 0.285714285714,
        variance: 0.0255102040816,
      },
      source: 'scipy.stats.beta: cdf, sf, pdf, stats',
    },
    {
      inputs: { alpha: 0.5, beta: 0.5, x: 0.9 },
      results: { below: 79.5167235301, above: 20.4832764699, density: 1.06103295395, mean: 0.5, variance: 0.125 },
      source: 'scipy.stats.beta: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', alpha: 12, beta: 30, probability: 97.5 },
      results: { value: 0.429444705266, density: 0.743615825784, mean: 0.285714285714, variance: 0.0047460844803 },
      source: 'scipy.stats.beta: ppf, pdf, stats',
    },
    { inputs: { alpha: 2, beta: 5, x: 0.4, upper: 0.2 }, refused: 'must not be below', source: 'By definition' },
    {
      inputs: { alpha: 0.01, beta: 0.01, x: 1e-307 },
      results: { below: 0.042563802074, above: 99.957436197926, mean: 0.5, variance: 0.245098039216 },
      source: 'mpmath: betainc; scipy.stats.beta: sf, stats; the density is over 10³⁰¹',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.17: Beta Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366h.htm',
    },
  ],
});
