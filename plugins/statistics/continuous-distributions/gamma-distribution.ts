import { defineCalculator, gammaCdf, gammaPdf, gammaQuantile, gammaSurvival, number } from '@reckoner/engine';
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

/** Shape and scale; a whole shape gives the Erlang distribution, scale 2 the chi-square. */
export default defineCalculator({
  title: 'Gamma distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the gamma distribution with a shape and a scale.',
  keywords: ['GAMMA.DIST', 'GAMMA.INV', 'Erlang distribution', 'shape and rate'],
  inputs: {
    find,
    shape: number({ label: 'Shape', symbol: 'k', min: 0.01, max: 1e5 }),
    scale: number({ label: 'Scale (1 / rate)', symbol: '\\theta', min: 1e-6, max: 1e6, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', above: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, shape, scale, x, upper, probability }) => {
    const value = find === 'value' ? gammaQuantile(probability, shape, scale) : x;
    return {
      value,
      below: gammaCdf(value, shape, scale),
      above: gammaSurvival(value, shape, scale),
      between: probabilityBetween(
        value,
        upper,
        (v) => gammaCdf(v, shape, scale),
        (v) => gammaSurvival(v, shape, scale),
      ),
      // At an end of the range the density of a shape below 1 has no bound.
      density: gammaPdf(value, shape, scale) < 1e300 ? gammaPdf(value, shape, scale) : undefined,
      mean: shape * scale,
      variance: shape * scale ** 2,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ shape, scale, value, upper }) =>
      densityCurve({
        density: (x) => gammaPdf(x, shape, scale),
        from: shape < 100 ? 0 : gammaQuantile(0.001, shape, scale),
        to: gammaQuantile(0.995, shape, scale),
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { shape: 3, scale: 2, x: 4, upper: 8 },
      results: {
        below: 32.3323583817,
        above: 67.6676416183,
        density: 0.135335283237,
        between: 43.857311063,
        mean: 6,
        variance: 12,
      },
      source: 'scipy.stats.gamma: cdf, sf, pdf, stats',
    },
    {
      inputs: { shape: 0.5, scale: 1.5, x: 0.2 },
      results: { below: 39.4423383665, above: 60.5576616335, density: 0.901485001187, mean: 0.75, variance: 1.125 },
      source: 'scipy.stats.gamma: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', shape: 7.5, scale: 1, probability: 5 },
      results: { value: 3.63047196384, density: 0.0617921511009, mean: 7.5, variance: 7.5 },
      source: 'scipy.stats.gamma: ppf, pdf, stats',
    },
    { inputs: { shape: 3, scale: 2, x: 8, upper: 4 }, refused: 'must not be below', source: 'By definition' },
    {
      inputs: { shape: 0.01, x: 1e-307 },
      results: { below: 0.085599508168, mean: 0.01, variance: 0.01 },
      source: 'mpmath: gammainc; the density is over 10³⁰¹',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.11: Gamma Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366b.htm',
    },
  ],
});
