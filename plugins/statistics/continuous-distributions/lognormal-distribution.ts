import {
  defineCalculator,
  lognormalCdf,
  lognormalPdf,
  lognormalQuantile,
  lognormalSurvival,
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

/** The logarithm is normal with mean μ and standard deviation σ. */
export default defineCalculator({
  title: 'Lognormal distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the lognormal distribution from the mean and standard deviation of the natural logarithm.',
  keywords: ['LOGNORM.DIST', 'LOGNORM.INV', 'log-normal', 'geometric mean'],
  inputs: {
    find,
    mu: number({ label: 'Mean of the natural logarithm', symbol: '\\mu', min: -50, max: 50, default: 0 }),
    sigma: number({
      label: 'Standard deviation of the natural logarithm',
      symbol: '\\sigma',
      min: 1e-4,
      max: 10,
      default: 1,
    }),
    x: number({ label: 'Value', symbol: 'x', above: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, mu, sigma, x, upper, probability }) => {
    const value = find === 'value' ? lognormalQuantile(probability, mu, sigma) : x;
    return {
      value,
      below: lognormalCdf(value, mu, sigma),
      above: lognormalSurvival(value, mu, sigma),
      between: probabilityBetween(
        value,
        upper,
        (v) => lognormalCdf(v, mu, sigma),
        (v) => lognormalSurvival(v, mu, sigma),
      ),
      density: lognormalPdf(value, mu, sigma),
      mean: Math.exp(mu + sigma ** 2 / 2),
      variance: Math.expm1(sigma ** 2) * Math.exp(2 * mu + sigma ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ mu, sigma, value, upper }) =>
      densityCurve({
        density: (x) => lognormalPdf(x, mu, sigma),
        from: 0,
        to: lognormalQuantile(0.97, mu, sigma),
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { mu: 1, sigma: 0.5, x: 2, upper: 4 },
      results: {
        below: 26.9704930735,
        above: 73.0295069265,
        density: 0.330464565983,
        between: 51.0412158777,
        mean: 3.08021684892,
        variance: 2.69475812434,
      },
      source: 'scipy.stats.lognorm: cdf, sf, pdf, stats',
    },
    {
      inputs: { mu: 0, sigma: 1, x: 0.3 },
      results: {
        below: 11.4300045049,
        above: 88.5699954951,
        density: 0.644203257359,
        mean: 1.6487212707,
        variance: 4.67077427047,
      },
      source: 'scipy.stats.lognorm: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', mu: 3, sigma: 0.25, probability: 95 },
      results: { value: 30.3019906003, density: 0.0136143716412, mean: 20.7231203066, variance: 27.696998028 },
      source: 'scipy.stats.lognorm: ppf, pdf, stats',
    },
    { inputs: { mu: 1, sigma: 0.5, x: 4, upper: 2 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.9: Lognormal Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3669.htm',
    },
  ],
});
