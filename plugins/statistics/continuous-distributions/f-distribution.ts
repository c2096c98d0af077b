import { defineCalculator, fCdf, fPdf, fQuantile, fSurvival, number } from '@reckoner/engine';
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

/** Ratio of two chi-squares over their degrees of freedom. */
export default defineCalculator({
  title: 'F distribution',
  description:
    'Probabilities, critical values, density, mean and variance of the F distribution with two degrees of freedom.',
  keywords: ['F table', 'F.DIST', 'F.INV', 'fcdf', 'critical F', 'Fisher-Snedecor'],
  inputs: {
    find,
    numerator: number({ label: 'Degrees of freedom of the numerator', symbol: 'd_1', min: 0.5, max: 1e6 }),
    denominator: number({ label: 'Degrees of freedom of the denominator', symbol: 'd_2', min: 0.5, max: 1e6 }),
    x: number({ label: 'Value', symbol: 'x', above: 0, max: 1e6, when: { find: 'probability' } }),
    upper,
    probability: leftTail,
  },
  outputs: results,
  formula: ({ find, numerator, denominator, x, upper, probability }) => {
    const value = find === 'value' ? fQuantile(probability, numerator, denominator) : x;
    return {
      value,
      below: fCdf(value, numerator, denominator),
      above: fSurvival(value, numerator, denominator),
      between: probabilityBetween(
        value,
        upper,
        (v) => fCdf(v, numerator, denominator),
        (v) => fSurvival(v, numerator, denominator),
      ),
      density: fPdf(value, numerator, denominator),
      mean: denominator > 2 ? denominator / (denominator - 2) : undefined,
      variance:
        denominator > 4
          ? (2 * denominator ** 2 * (numerator + denominator - 2)) /
            (numerator * (denominator - 2) ** 2 * (denominator - 4))
          : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'value', label: 'x' },
    y: { label: 'Density' },
    curve: ({ numerator, denominator, value, upper }) =>
      densityCurve({
        density: (x) => fPdf(x, numerator, denominator),
        from: 0,
        to: fQuantile(0.98, numerator, denominator),
        value,
        upper,
      }),
  },
  explanation: areaAround,
  requires: [upperIsAbove],
  examples: [
    {
      inputs: { numerator: 3, denominator: 20, x: 1.5, upper: 3.1 },
      results: {
        below: 75.4947988406,
        above: 24.5052011594,
        density: 0.255173417812,
        between: 19.5127478548,
        mean: 1.11111111111,
        variance: 1.08024691358,
      },
      source: 'scipy.stats.f: cdf, sf, pdf, stats',
    },
    {
      inputs: { numerator: 5, denominator: 3, x: 9.01 },
      results: { below: 94.9974077769, above: 5.00259222313, density: 0.00750568996741, mean: 3 },
      source: 'scipy.stats.f: cdf, sf, pdf, stats',
    },
    {
      inputs: { find: 'value', numerator: 4, denominator: 12, probability: 95 },
      results: { value: 3.2591667269, density: 0.0423595400464, mean: 1.2, variance: 1.26 },
      source: 'scipy.stats.f: ppf, pdf, stats',
    },
    {
      inputs: { numerator: 7.5, denominator: 2, x: 0.4 },
      results: { below: 14.7254029894, above: 85.2745970106, density: 0.552202612103 },
      source: 'scipy.stats.f: cdf, sf, pdf, stats',
    },
    {
      inputs: { numerator: 3, denominator: 20, x: 3.1, upper: 1.5 },
      refused: 'must not be below',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.5: F Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3665.htm',
    },
  ],
});
