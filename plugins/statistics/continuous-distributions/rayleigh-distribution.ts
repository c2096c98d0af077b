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

/** Length of a vector of two normal components of the same standard deviation σ. */
export default defineCalculator({
  title: 'Rayleigh distribution',
  description: 'Probabilities, quantiles, density, mean and variance of the Rayleigh distribution with a scale.',
  keywords: ['wind speed distribution', 'wave height', 'raylcdf'],
  inputs: {
    find,
    sigma: number({ label: 'Scale σ', symbol: '\\sigma', min: 1e-4, max: 1e6, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', min: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, sigma, x, upper, probability }) => {
    const value = find === 'value' ? sigma * Math.sqrt(-2 * Math.log1p(-probability)) : x;
    return {
      value,
      below: -Math.expm1(-((value / sigma) ** 2) / 2),
      above: Math.exp(-((value / sigma) ** 2) / 2),
      between: probabilityBetween(
        value,
        upper,
        (v) => -Math.expm1(-((v / sigma) ** 2) / 2),
        (v) => Math.exp(-((v / sigma) ** 2) / 2),
      ),
      density: (value / sigma ** 2) * Math.exp(-((value / sigma) ** 2) / 2),
      mean: sigma * Math.sqrt(Math.PI / 2),
      variance: ((4 - Math.PI) / 2) * sigma ** 2,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ sigma, value, upper }) =>
      densityCurve({
        density: (x) => (x / sigma ** 2) * Math.exp(-((x / sigma) ** 2) / 2),
        from: 0,
        to: 4 * sigma,
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { sigma: 2, x: 1.5, upper: 4 },
      results: {
        below: 24.5160398011,
        above: 75.4839601989,
        density: 0.283064850746,
        between: 61.9504318752,
        mean: 2.50662827463,
        variance: 1.71681469282,
      },
      source: 'scipy.stats.rayleigh: cdf, sf, pdf, stats',
    },
    {
      inputs: { sigma: 7, x: 20 },
      results: {
        below: 98.3120115851,
        above: 1.68798841488,
        density: 0.00688974863216,
        mean: 8.77319896121,
        variance: 21.0309799871,
      },
      source: 'scipy.stats.rayleigh: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', sigma: 1, probability: 50 },
      results: { value: 1.17741002252, density: 0.588705011258, mean: 1.25331413732, variance: 0.429203673205 },
      source: 'scipy.stats.rayleigh: ppf, pdf, stats',
    },
    { inputs: { sigma: 2, x: 4, upper: 1.5 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'Johnson, Kotz, Balakrishnan: Continuous Univariate Distributions, vol. 1, 2nd ed., ch. 18',
      isbn: '978-0-471-58495-7',
    },
  ],
});
