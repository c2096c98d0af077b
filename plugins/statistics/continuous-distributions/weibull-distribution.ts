import {
  defineCalculator,
  gamma,
  number,
  weibullCdf,
  weibullPdf,
  weibullQuantile,
  weibullSurvival,
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

/** Two parameters; shape 1 is the exponential, shape 2 the Rayleigh distribution. */
export default defineCalculator({
  title: 'Weibull distribution',
  description:
    'Probabilities, quantiles, density, mean and variance of the Weibull distribution with a shape and a scale.',
  keywords: ['WEIBULL.DIST', 'reliability', 'failure time', 'characteristic life', 'shape and scale'],
  inputs: {
    find,
    shape: number({ label: 'Shape', symbol: 'k', min: 0.1, max: 100 }),
    scale: number({ label: 'Scale (characteristic life)', symbol: '\\lambda', min: 1e-6, max: 1e9, default: 1 }),
    x: number({ label: 'Value', symbol: 'x', above: 0, max: 1e9, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, shape, scale, x, upper, probability }) => {
    const value = find === 'value' ? weibullQuantile(probability, shape, scale) : x;
    return {
      value,
      below: weibullCdf(value, shape, scale),
      above: weibullSurvival(value, shape, scale),
      between: probabilityBetween(
        value,
        upper,
        (v) => weibullCdf(v, shape, scale),
        (v) => weibullSurvival(v, shape, scale),
      ),
      density: weibullSurvival(value, shape, scale) > 0 ? weibullPdf(value, shape, scale) : 0,
      mean: scale * gamma(1 + 1 / shape),
      variance: scale ** 2 * (gamma(1 + 2 / shape) - gamma(1 + 1 / shape) ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ shape, scale, value, upper }) =>
      densityCurve({
        density: (x) => weibullPdf(x, shape, scale),
        from: 0,
        to: weibullQuantile(0.995, shape, scale),
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { shape: 1.5, scale: 1000, x: 500, upper: 1500 },
      results: {
        below: 29.7811498673,
        above: 70.2188501327,
        density: 0.000744783376439,
        between: 54.2912592837,
        mean: 902.745292951,
        variance: 375690.284814,
      },
      source: 'scipy.stats.weibull_min: cdf, sf, pdf, stats',
    },
    {
      inputs: { shape: 3.2, scale: 20, x: 25 },
      results: {
        below: 87.0265438581,
        above: 12.9734561419,
        density: 0.0339138971894,
        mean: 17.9130733996,
        variance: 37.751513403,
      },
      source: 'scipy.stats.weibull_min: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', shape: 0.8, scale: 2, probability: 50 },
      results: { value: 1.26491639594, density: 0.219191460489, mean: 2.26600619264, variance: 8.15861981671 },
      source: 'scipy.stats.weibull_min: ppf, pdf, stats',
    },
    {
      inputs: { shape: 1.5, scale: 1000, x: 1500, upper: 500 },
      refused: 'must not be below',
      source: 'By definition',
    },
    {
      inputs: { shape: 10, x: 1e9 },
      results: { below: 100, above: 0, density: 0, mean: 0.951350769867, variance: 0.0131004550735 },
      source: 'By hand: exp(-10⁹⁰) is 0; mpmath: Γ(1.1), Γ(1.2) - Γ(1.1)²',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.8: Weibull Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3668.htm',
    },
  ],
});
