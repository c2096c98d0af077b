import { defineCalculator, number, sumOfProducts } from '@reckoner/engine';
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

/** Straight lines up from a to the mode c and down to b. */
export default defineCalculator({
  title: 'Triangular distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the triangular distribution with a smallest, most likely and largest value.',
  keywords: ['three-point estimate', 'project risk', 'most likely value', 'Simpson distribution'],
  inputs: {
    find,
    low: number({ label: 'Smallest value', symbol: 'a', min: -1e6, max: 1e6 }),
    mode: number({ label: 'Most likely value', symbol: 'c', min: -1e6, max: 1e6 }),
    high: number({ label: 'Largest value', symbol: 'b', min: -1e6, max: 1e6 }),
    x: number({ label: 'Value', symbol: 'x', min: -1e6, max: 1e6, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, low, mode, high, x, upper, probability }) => {
    const width = high - low;
    const cdf = (v: number) => {
      if (v <= low) return 0;
      if (v >= high) return 1;
      return v < mode ? (v - low) ** 2 / (width * (mode - low)) : 1 - (high - v) ** 2 / (width * (high - mode));
    };
    const survival = (v: number) => {
      if (v <= low) return 1;
      if (v >= high) return 0;
      return v < mode ? 1 - (v - low) ** 2 / (width * (mode - low)) : (high - v) ** 2 / (width * (high - mode));
    };
    const density = (v: number) => {
      if (v < low || v > high) return 0;
      if (v < mode) return (2 * (v - low)) / (width * (mode - low));
      return v > mode ? (2 * (high - v)) / (width * (high - mode)) : 2 / width;
    };
    const quantile =
      probability * width < mode - low
        ? low + Math.sqrt(probability * width * (mode - low))
        : high - Math.sqrt((1 - probability) * width * (high - mode));
    const value = find === 'value' ? quantile : x;
    return {
      value,
      below: cdf(value),
      above: survival(value),
      between: probabilityBetween(value, upper, cdf, survival),
      density: density(value),
      mean: sumOfProducts([low], [mode], [high]) / 3,
      // Of the differences: squares of the values themselves would cancel far from zero.
      variance: (width ** 2 - width * (mode - low) + (mode - low) ** 2) / 18,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ low, mode, high, value, upper }) => {
      const peak = 2 / (high - low);
      const density = (x: number) => {
        if (x < low || x > high) return 0;
        if (x === mode) return peak;
        return x < mode ? (peak * (x - low)) / (mode - low) : (peak * (high - x)) / (high - mode);
      };
      return densityCurve({ density, from: low, to: high, value, upper });
    },
  },
  explanation: areaAround,
  requires: [
    {
      that: ({ low, mode }) => mode >= low,
      field: 'mode',
      says: 'The most likely value, {mode}, must not be below the smallest, {low}.',
    },
    {
      that: ({ mode, high }) => mode <= high,
      field: 'mode',
      says: 'The most likely value, {mode}, must not be above the largest, {high}.',
    },
    {
      that: ({ low, high }) => low < high,
      field: 'high',
      says: 'The largest value, {high}, must be above the smallest, {low}.',
    },
    upperIsAbove,
  ],
  examples: [
    {
      inputs: { low: -0.3, mode: 0.1, high: 0.2, x: 0 },
      results: { below: 45, above: 55, mean: 0 },
      source: 'By hand: 0.3²/(0.5 × 0.4); (-0.3 + 0.1 + 0.2)/3',
    },
    {
      inputs: { low: 2, mode: 4, high: 10, x: 3, upper: 6 },
      results: {
        below: 6.25,
        above: 93.75,
        density: 0.125,
        mean: 5.33333333333,
        variance: 2.88888888889,
        between: 60.4166666667,
      },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 0, mode: 3, high: 4, x: 3.5 },
      results: { below: 93.75, above: 6.25, density: 0.25, mean: 2.33333333333, variance: 0.722222222222 },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 1, mode: 1, high: 5, x: 2 },
      results: { below: 43.75, above: 56.25, density: 0.375, mean: 2.33333333333, variance: 0.888888888889 },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 0, mode: 2, high: 2, x: 1 },
      results: { below: 25, above: 75, density: 0.5, mean: 1.33333333333, variance: 0.222222222222 },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 0, mode: 1, high: 3, x: -1 },
      results: { below: 0, above: 100, density: 0, mean: 1.33333333333, variance: 0.388888888889 },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { low: 0, mode: 1, high: 3, x: 5 },
      results: { below: 100, above: 0, density: 0, mean: 1.33333333333, variance: 0.388888888889 },
      source: 'scipy.stats.triang: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', low: 2, mode: 4, high: 10, probability: 10 },
      results: { value: 3.26491106407, density: 0.158113883008 },
      source: 'scipy.stats.triang: ppf, pdf',
    },
    {
      inputs: { find: 'value', low: 2, mode: 4, high: 10, probability: 80 },
      results: { value: 6.90161332303, density: 0.129099444874 },
      source: 'scipy.stats.triang: ppf, pdf',
    },
    {
      inputs: { low: 99990.1, mode: 99995.1, high: 100000.1, x: 99992.1 },
      results: { below: 8, mean: 99995.1, variance: 4.166666666667 },
      source: 'By hand: 4/50; (100 - 50 + 25)/18',
    },
    { inputs: { low: 2, mode: 1, high: 3, x: 2 }, refused: 'not be below the smallest', source: 'By definition' },
    { inputs: { low: 2, mode: 4, high: 3, x: 2 }, refused: 'not be above the largest', source: 'By definition' },
    { inputs: { low: 3, mode: 3, high: 3, x: 3 }, refused: 'must be above the smallest', source: 'By definition' },
    { inputs: { low: 2, mode: 4, high: 10, x: 3, upper: 2 }, refused: 'must not be below', source: 'By definition' },
    {
      inputs: { low: 2, mode: 4, high: 10, x: 4 },
      results: { below: 25, above: 75, density: 0.25 },
      source: 'scipy.stats.triang: cdf, sf, pdf',
    },
  ],
  references: [
    {
      title: 'Johnson, Kotz, Balakrishnan: Continuous Univariate Distributions, vol. 2, 2nd ed., ch. 26',
      isbn: '978-0-471-58494-0',
    },
  ],
});
