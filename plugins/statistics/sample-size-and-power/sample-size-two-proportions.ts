import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isBelow,
  normalQuantile,
  number,
  percent,
} from '@reckoner/engine';
import { power, significance, tails } from '../shared/inference.js';

/** Normal formulas of Fleiss with the pooled variance under the hypothesis, or with separate variances. */
export default defineCalculator({
  title: 'Sample size for two proportions',
  description: 'Size of each group needed to detect a difference of two proportions at a given power.',
  keywords: ['A/B test sample size', 'conversion rate', 'power analysis', 'fleiss', 'clinical trial'],
  inputs: {
    p1: percent({ label: 'First proportion', symbol: 'p_1', min: 0.01, max: 99.99, usual: [1, 99] }),
    p2: percent({ label: 'Second proportion', symbol: 'p_2', min: 0.01, max: 99.99, usual: [1, 99] }),
    significance,
    power,
    tails,
    method: choice(
      {
        pooled: 'Pooled variance',
        corrected: 'Pooled with continuity correction',
        unpooled: 'Separate variances',
        arcsine: 'Arcsine',
      },
      { label: 'Method', default: 'pooled' },
    ),
  },
  outputs: {
    perGroup: integer({ label: 'Size of each group', symbol: 'n' }),
    total: integer({ label: 'Total size' }),
    exact: number({ label: 'Before rounding up', places: 2 }),
  },
  formula: ({ p1, p2, significance, power, tails, method }) => {
    const zAlpha = -normalQuantile(significance / tails);
    const zBeta = -normalQuantile(1 - power);
    const difference = Math.abs(p1 - p2);
    const average = (p1 + p2) / 2;
    const separate = p1 * (1 - p1) + p2 * (1 - p2);
    const pooled = ((zAlpha * Math.sqrt(2 * average * (1 - average)) + zBeta * Math.sqrt(separate)) / difference) ** 2;
    let exact = pooled;
    if (method === 'corrected') exact = ((Math.sqrt(pooled) + Math.sqrt(pooled + 4 / difference)) / 2) ** 2;
    if (method === 'unpooled') exact = ((zAlpha + zBeta) ** 2 * separate) / difference ** 2;
    if (method === 'arcsine')
      exact = 2 * ((zAlpha + zBeta) / (2 * Math.asin(Math.sqrt(p1)) - 2 * Math.asin(Math.sqrt(p2)))) ** 2;
    const perGroup = ceilNear(exact);
    return { perGroup, total: 2 * perGroup, exact };
  },
  explanation: 'Each group needs {perGroup} to tell {p1} from {p2} with a power of {power}.',
  requires: [
    { that: ({ p1, p2 }) => p1 !== p2, field: 'p2', says: 'Equal proportions cannot be told apart by any sample.' },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ perGroup, p1, p2 }) => isBelow(perGroup * Math.min(p1, 1 - p1, p2, 1 - p2), 5),
      says: 'With fewer than five of a kind to be expected in a group the normal approximation is rough: plan for Fisher’s exact test.',
    },
  ],
  examples: [
    {
      inputs: { p1: 60, p2: 50 },
      results: { perGroup: 388, total: 776, exact: 387.338516699 },
      source: 'statsmodels samplesize_proportions_2indep_onetail(0.1, 0.5, 0.8, alpha=0.05, two-sided)',
    },
    {
      inputs: { p1: 60, p2: 50, method: 'unpooled' },
      results: { perGroup: 385, exact: 384.595106983 },
      source: 'Python: (z_α + z_β)² (0.24 + 0.25)/0.01 with scipy.stats.norm',
    },
    {
      inputs: { p1: 60, p2: 50, method: 'corrected' },
      results: { perGroup: 408, exact: 407.0928725064 },
      source: 'Python: formula of Casagrande, Pike and Smith with scipy.stats.norm',
    },
    {
      inputs: { p1: 60, p2: 50, method: 'arcsine' },
      results: { perGroup: 388, exact: 387.1686945387 },
      source: 'Python: 2 ((z_α + z_β)/h)²',
    },
    {
      inputs: { p1: 10, p2: 5, power: 90, tails: 'one' },
      results: { perGroup: 474, exact: 473.4159737964 },
      source: 'Python, pooled formula with scipy.stats.norm',
    },
    { inputs: { p1: 10, p2: 10 }, refused: 'Equal proportions', source: 'By definition' },
    {
      inputs: { p1: 60, p2: 2 },
      results: { perGroup: 9 },
      cautions: ['Fisher’s exact test'],
      source: 'Python, pooled formula with scipy.stats.norm: 8.70',
    },
    {
      inputs: { p1: 60, p2: 50, significance: 1 },
      results: { perGroup: 577, total: 1154, exact: 576.6680740034 },
      source: 'Python, pooled formula with scipy.stats.norm.isf(0.005)',
    },
  ],
  references: [
    {
      title: 'Fleiss, Levin, Paik: Statistical Methods for Rates and Proportions, 3rd ed., §4.2',
      isbn: '978-0-471-52629-2',
    },
  ],
});
