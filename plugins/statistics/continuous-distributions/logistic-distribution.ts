import {
  defineCalculator,
  logisticCdf,
  logisticPdf,
  logisticQuantile,
  logisticSurvival,
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

/** Sigmoid cumulative distribution 1/(1 + exp(-(x - μ)/s)). */
export default defineCalculator({
  title: 'Logistic distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the logistic distribution with a location and a scale.',
  keywords: ['sigmoid', 'logit', 'sech-squared distribution'],
  inputs: {
    find,
    location: number({ label: 'Location μ', symbol: '\\mu', min: -1e9, max: 1e9, default: 0 }),
    scale: number({ label: 'Scale s', symbol: 's', min: 1e-6, max: 1e9, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', min: -1e9, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, location, scale, x, upper, probability }) => {
    const value = find === 'value' ? logisticQuantile(probability, location, scale) : x;
    return {
      value,
      below: logisticCdf(value, location, scale),
      above: logisticSurvival(value, location, scale),
      between: probabilityBetween(
        value,
        upper,
        (v) => logisticCdf(v, location, scale),
        (v) => logisticSurvival(v, location, scale),
      ),
      density: logisticPdf(value, location, scale),
      mean: location,
      variance: (scale * Math.PI) ** 2 / 3,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ location, scale, value, upper }) =>
      densityCurve({
        density: (x) => logisticPdf(x, location, scale),
        from: location - 7 * scale,
        to: location + 7 * scale,
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { location: 5, scale: 2, x: 6, upper: 9 },
      results: {
        below: 62.2459331202,
        above: 37.7540668798,
        density: 0.117501856101,
        between: 25.8337746776,
        mean: 5,
        variance: 13.1594725348,
      },
      source: 'scipy.stats.logistic: cdf, sf, pdf, stats',
    },
    {
      inputs: { location: 0, scale: 1, x: -3 },
      results: {
        below: 4.74258731776,
        above: 95.2574126822,
        density: 0.0451766597309,
        mean: 0,
        variance: 3.2898681337,
      },
      source: 'scipy.stats.logistic: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', location: 10, scale: 0.5, probability: 99 },
      results: { value: 12.2975599251, density: 0.0198, mean: 10, variance: 0.822467033424 },
      source: 'scipy.stats.logistic: ppf, pdf, stats',
    },
    { inputs: { location: 5, scale: 2, x: 9, upper: 6 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'Johnson, Kotz, Balakrishnan: Continuous Univariate Distributions, vol. 2, 2nd ed., ch. 23',
      isbn: '978-0-471-58494-0',
    },
  ],
});
