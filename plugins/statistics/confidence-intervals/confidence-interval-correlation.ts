import { choice, defineCalculator, integer, isBelow, normalQuantile, number } from '@reckoner/engine';
import { confidence } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';

/** Fisher's transformation, with the standard error of Bonett and Wright for ranks. */
export default defineCalculator({
  title: 'Confidence interval for a correlation',
  description:
    'Confidence interval of a Pearson or Spearman correlation from the coefficient and the number of pairs, by Fisher’s z.',
  keywords: ['fisher z transformation', 'fisher r to z', 'confidence interval of r', 'confidence interval of rho'],
  related: ['pearson-correlation'],
  inputs: {
    r: number({ label: 'Correlation coefficient', symbol: 'r', min: -0.999999, max: 0.999999 }),
    n: integer({ label: 'Number of pairs', symbol: 'n', min: 4, max: 1e9 }),
    method: choice(
      {
        pearson: { label: 'Pearson (linear)', also: ['r', 'product-moment'] },
        spearman: { label: 'Spearman (ranks)', also: ['rho', 'rank'] },
      },
      { label: 'Coefficient', default: 'pearson' },
    ),
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4, digits: 6 }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4, digits: 6 }),
    transformed: number({ label: 'Fisher’s z', symbol: "z'", places: 4 }),
    standardError: number({ label: 'Standard error of Fisher’s z', symbol: '\\mathrm{SE}', places: 4 }),
  },
  formula: ({ r, n, method, confidence }) => {
    const transformed = Math.atanh(r);
    const standardError = method === 'spearman' ? Math.sqrt((1 + r ** 2 / 2) / (n - 3)) : 1 / Math.sqrt(n - 3);
    const margin = -normalQuantile((1 - confidence) / 2) * standardError;
    return {
      lower: Math.tanh(transformed - margin),
      upper: Math.tanh(transformed + margin),
      transformed,
      standardError,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper, r }) =>
      intervalShapes({ lower, upper, middle: r, of: { lower: 'lower', upper: 'upper', middle: 'r' } }),
  },
  explanation: ({ method }) =>
    `A ${method === 'spearman' ? 'rank correlation' : 'correlation'} of {r} among {n} pairs has a {confidence} confidence interval from {lower} to {upper}.`,
  cautions: [
    {
      level: 'note',
      when: ({ lower, upper }) => lower < 0 && upper > 0,
      says: 'Zero lies between the limits: a negative correlation, a positive one and none are all possible.',
    },
    {
      level: 'note',
      when: ({ lower, upper }) => upper >= 0.999999 || lower <= -0.999999 || isBelow(upper - lower, 2e-6),
      says: 'The limits are rounded here: they lie on either side of the coefficient, and inside of ±1.',
    },
    {
      level: 'caution',
      when: ({ method, n, r }) => method === 'spearman' && (n < 10 || Math.abs(r) > 0.95),
      says: 'With fewer than 10 pairs or a coefficient beyond ±0.95 the interval for ranks holds the true coefficient less often than it says.',
    },
  ],
  examples: [
    {
      inputs: { r: 0.5, n: 50 },
      results: { lower: 0.2574879, upper: 0.6832563, transformed: 0.5493061443, standardError: 0.1458649915 },
      source: 'R: tanh(atanh(0.5) + qnorm(c(0.025, 0.975))/√47), printed as 0.2574879 0.6832563; ½ ln 3; 1/√47',
    },
    {
      inputs: { r: 0.8699639, n: 15, method: 'spearman' },
      results: { lower: 0.584095, upper: 0.96383, standardError: 0.338922138754 },
      source: 'R package statpsych, ci.spear: 0.8699639 of 15 pairs has 0.5840951 to 0.9638297',
    },
    {
      inputs: { r: 0.5, n: 8, method: 'spearman' },
      results: { lower: -0.36304299, upper: 0.90128022, standardError: 0.474341649025 },
      cautions: ['fewer than 10 pairs', 'Zero lies between'],
      source: 'Python: tanh(½ ln 3 ± 1.959964 √(1.125/5))',
    },
    {
      inputs: { r: -0.999999, n: 4 },
      results: { lower: -0.99999998, upper: -0.9999496, standardError: 1 },
      cautions: ['are rounded here'],
      source: 'Python: tanh(-7.254329 ± 1.959964)',
    },
    {
      inputs: { r: -0.3, n: 28, confidence: 99 },
      results: { lower: -0.677612023333, upper: 0.202795517382, transformed: -0.309519604203, standardError: 0.2 },
      cautions: ['Zero lies between'],
      source: 'Python: ½ ln(0.7/1.3) ± 2.5758/√25, back by (e^2z - 1)/(e^2z + 1)',
    },
  ],
  notes: [
    'Pearson’s interval assumes independent pairs from a bivariate normal distribution; without it, even a large sample does not make the level right.',
    'Spearman’s standard error is √((1 + r²/2)/(n - 3)), after Bonett and Wright.',
  ],
  references: [
    {
      title:
        'Fisher: On the “probable error” of a coefficient of correlation deduced from a small sample, Metron 1 (1921)',
    },
    {
      title:
        'Bonett, Wright: Sample size requirements for estimating Pearson, Kendall and Spearman correlations, Psychometrika 65 (2000)',
      doi: '10.1007/BF02294183',
    },
  ],
});
