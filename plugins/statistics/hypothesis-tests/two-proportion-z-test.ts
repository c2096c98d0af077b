import { defineCalculator, integer, noResult, normalPdf, normalQuantile, number, percent } from '@reckoner/engine';
import { alternative, confidence, pValue } from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';
import { normalPValue } from '../shared/tests.js';

const count = { min: 0, max: 1e9 } as const;
const size = { min: 1, max: 1e9 } as const;

/** Pooled variance for the test, separate variances (Wald) for the interval. */
export default defineCalculator({
  title: 'Two-proportion z-test',
  description: 'Test whether two proportions are equal, with p-value and confidence interval of their difference.',
  keywords: ['A/B test', 'conversion rate', 'difference of proportions', 'split test significance'],
  inputs: {
    x1: integer({ label: 'Successes in sample 1', symbol: 'x_1', ...count }),
    n1: integer({ label: 'Size of sample 1', symbol: 'n_1', ...size }),
    x2: integer({ label: 'Successes in sample 2', symbol: 'x_2', ...count }),
    n2: integer({ label: 'Size of sample 2', symbol: 'n_2', ...size }),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    z: number({ label: 'z statistic', symbol: 'z', places: 4 }),
    difference: percent({ label: 'Difference of the proportions', symbol: 'd', places: 3 }),
    lower: percent({ label: 'Lower limit of the difference', symbol: 'L', places: 3 }),
    upper: percent({ label: 'Upper limit of the difference', symbol: 'U', places: 3 }),
  },
  formula: ({ x1, n1, x2, n2, alternative, confidence }) => {
    const p1 = x1 / n1;
    const p2 = x2 / n2;
    const pooled = (x1 + x2) / (n1 + n2);
    if (pooled === 0 || x1 + x2 === n1 + n2)
      throw noResult('Both samples have all successes or none: there is no variance to test with.');
    const z = (p1 - p2) / Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
    const margin = -normalQuantile((1 - confidence) / 2) * Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2);
    return {
      p: normalPValue(z, alternative),
      z,
      difference: p1 - p2,
      lower: p1 - p2 - margin,
      upper: p1 - p2 + margin,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density of z, with p shaded',
    x: { of: 'z', label: 'z' },
    y: { label: 'Density' },
    curve: ({ z, alternative }) => symmetricTest((x) => normalPdf(x), z, alternative, 'z'),
  },
  explanation:
    'The difference of the proportions, first less second, is {difference}, with a {confidence} confidence interval of {lower} to {upper}, in percentage points; z is {z} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  requires: [
    {
      that: ({ x1, n1 }) => x1 <= n1,
      field: 'x1',
      says: 'There cannot be more successes than sample 1 has members: {x1} of {n1}.',
    },
    {
      that: ({ x2, n2 }) => x2 <= n2,
      field: 'x2',
      says: 'There cannot be more successes than sample 2 has members: {x2} of {n2}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ x1, n1, x2, n2 }) => Math.min(x1, n1 - x1, x2, n2 - x2) < 5,
      says: 'With fewer than five successes or failures in a sample the normal approximation is rough: take Fisher’s exact test.',
    },
  ],
  examples: [
    {
      inputs: { x1: 45, n1: 200, x2: 30, n2: 210 },
      results: {
        p: 0.031518074252227,
        z: 2.150469775622,
        difference: 8.214285714286,
        lower: 0.7381974396613,
        upper: 15.69037398891,
      },
      source: 'Python with scipy.stats.norm from the pooled z and the Wald interval',
    },
    {
      inputs: { x1: 120, n1: 1000, x2: 150, n2: 1000, alternative: 'less' },
      results: { p: 0.024820193432684, z: -1.963049807622, difference: -3 },
      source: 'Python with scipy.stats.norm.cdf',
    },
    {
      inputs: { x1: 45, n1: 200, x2: 30, n2: 210, alternative: 'greater' },
      results: { p: 0.015759037126114 },
      source: 'Python with scipy.stats.norm.sf',
    },
    { inputs: { x1: 0, n1: 10, x2: 0, n2: 12 }, noResult: 'all successes or none', source: 'By definition' },
    { inputs: { x1: 11, n1: 10, x2: 1, n2: 12 }, refused: 'than sample 1', source: 'By definition' },
    { inputs: { x1: 1, n1: 10, x2: 13, n2: 12 }, refused: 'than sample 2', source: 'By definition' },
    {
      inputs: { x1: 3, n1: 40, x2: 10, n2: 40 },
      results: { z: -2.12145564479, difference: -17.5 },
      cautions: ['fewer than five'],
      source: 'By hand: -0.175/√(0.1625 × 0.8375 × 0.05)',
    },
    {
      inputs: { x1: 45, n1: 200, x2: 30, n2: 210, confidence: 99 },
      results: { p: 0.031518074252227, difference: 8.214285714286, lower: -1.61095975226, upper: 18.03953118083 },
      source: 'Python with scipy.stats.norm.isf(0.005): Wald interval',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.3.3',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm',
    },
  ],
});
