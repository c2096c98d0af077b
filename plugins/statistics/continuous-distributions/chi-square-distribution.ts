import {
  chiSquaredCdf,
  chiSquaredPdf,
  chiSquaredQuantile,
  chiSquaredSurvival,
  choice,
  defineCalculator,
  number,
  percent,
} from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';

/** Tails of the chi-square distribution for a value, or the value that cuts off a tail. */
export default defineCalculator({
  title: 'Chi-square distribution',
  description:
    'Probabilities of a chi-square value, or the critical value of a probability, for given degrees of freedom.',
  keywords: ['chi-squared table', 'CHISQ.DIST', 'CHISQ.INV', 'critical chi-square'],
  inputs: {
    find: choice(
      { probability: 'Probabilities of a value', value: 'Value of a left-tail probability' },
      { label: 'Find', default: 'probability' },
    ),
    degreesOfFreedom: number({ label: 'Degrees of freedom', symbol: 'k', min: 1, max: 1e6 }),
    x: number({ label: 'Chi-square value', symbol: 'x', above: 0, max: 1e7, when: { find: 'probability' } }),
    probability: percent({
      label: 'Probability of a smaller value',
      symbol: 'p',
      min: 1e-6,
      max: 99.999999,
      usual: [1, 99.99],
      when: { find: 'value' },
    }),
  },
  outputs: {
    value: number({ label: 'Chi-square value', symbol: '\\chi^2', places: 4 }),
    below: percent({ label: 'Below the value', places: 4 }),
    above: percent({ label: 'Above the value', places: 4 }),
    density: number({ label: 'Density', symbol: 'f(x)', places: 6 }),
  },
  formula: ({ find, degreesOfFreedom, x, probability }) => {
    const value = find === 'value' ? chiSquaredQuantile(probability, degreesOfFreedom) : x;
    return {
      value,
      below: chiSquaredCdf(value, degreesOfFreedom),
      above: chiSquaredSurvival(value, degreesOfFreedom),
      density: chiSquaredPdf(value, degreesOfFreedom),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ degreesOfFreedom, value }) =>
      densityCurve({
        density: (x) => chiSquaredPdf(x, degreesOfFreedom),
        from: 0,
        to: chiSquaredQuantile(0.995, degreesOfFreedom),
        value,
      }),
  },
  explanation:
    'With {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom {below} of the distribution lies below {value} and {above} above.',
  examples: [
    {
      inputs: { degreesOfFreedom: 3, x: 7.5 },
      results: { value: 7.5, below: 94.244154802736, above: 5.7558451972636, density: 0.025694276326046 },
      source: 'scipy.stats.chi2: cdf, sf, pdf of 7.5 with 3',
    },
    {
      inputs: { find: 'value', degreesOfFreedom: 4, probability: 95 },
      results: { value: 9.4877290367812, above: 5.0 },
      source: 'scipy.stats.chi2.ppf(0.95, 4)',
    },
    {
      inputs: { find: 'value', degreesOfFreedom: 10, probability: 5 },
      results: { value: 3.9402991361191 },
      source: 'scipy.stats.chi2.ppf(0.05, 10)',
    },
  ],
  references: [{ title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, §26.4', isbn: '978-0-486-61272-0' }],
});
