import {
  binomialCdf,
  binomialPmf,
  binomialSurvival,
  defineCalculator,
  integer,
  number,
  percent,
} from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';

/** Exact tails by the incomplete beta function. */
export default defineCalculator({
  title: 'Binomial distribution',
  description: 'Probability of exactly, at most and at least a number of successes in independent trials.',
  keywords: ['binompdf', 'binomcdf', 'BINOM.DIST', 'bernoulli trials', 'coin flips'],
  inputs: {
    n: integer({ label: 'Trials', symbol: 'n', min: 1, max: 1e6 }),
    p: percent({ label: 'Probability of success', symbol: 'p', min: 0, max: 100, usual: [1, 100] }),
    k: integer({ label: 'Successes', symbol: 'k', min: 0, max: 1e6 }),
  },
  outputs: {
    exactly: percent({ label: 'Exactly k', symbol: 'P(X=k)', places: 4 }),
    atMost: percent({ label: 'k or fewer', symbol: 'P(X\\le k)', places: 4 }),
    atLeast: percent({ label: 'k or more', symbol: 'P(X\\ge k)', places: 4 }),
    mean: number({ label: 'Mean', symbol: '\\mu' }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', places: 4 }),
  },
  formula: ({ n, p, k }) => {
    return {
      exactly: binomialPmf(k, n, p),
      atMost: binomialCdf(k, n, p),
      atLeast: binomialSurvival(k - 1, n, p),
      mean: n * p,
      deviation: Math.sqrt(n * p * (1 - p)),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chance of each number of successes',
    x: { label: 'Successes' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ n, p, k, mean, deviation }) =>
      chanceBars({
        chance: (x) => binomialPmf(x, n, p),
        from: Math.max(0, mean - 4 * deviation),
        to: Math.min(n, mean + 4 * deviation),
        value: k,
      }),
  },
  explanation:
    'In {n} {n|trial|trials} {k} {k|success has|successes have} probability {exactly}, {k} or fewer {atMost}, and {k} or more {atLeast}.',
  requires: [
    { that: ({ n, k }) => k <= n, field: 'k', says: 'There cannot be more successes than trials: {k} of {n}.' },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ p, exactly }) => exactly === 0 && p > 0 && p < 1,
      says: 'A probability of 0% here is one too small to be written, and not that of an impossible number.',
    },
  ],
  examples: [
    {
      inputs: { n: 100000, p: 50, k: 3 },
      results: { mean: 50000, exactly: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: C(100000, 3)/2¹⁰⁰⁰⁰⁰ is about 10⁻³⁰⁰⁸⁹',
    },
    {
      inputs: { n: 10, p: 30, k: 3 },
      results: { exactly: 26.6827932, atMost: 64.96107184, atLeast: 61.72172136, mean: 3, deviation: 1.4491376746189 },
      source: 'scipy.stats.binom: pmf(3), cdf(3), sf(2) of 10, 0.3; √2.1',
    },
    {
      inputs: { n: 100, p: 50, k: 60 },
      results: { exactly: 1.0843866711638, atMost: 98.239989989115, atLeast: 2.844396682049, mean: 50, deviation: 5 },
      source: 'scipy.stats.binom: pmf(60), cdf(60), sf(59) of 100, 0.5',
    },
    {
      inputs: { n: 5, p: 100, k: 5 },
      results: { exactly: 100, atMost: 100, atLeast: 100, deviation: 0 },
      source: 'By hand: certain',
    },
    {
      inputs: { n: 5, p: 50, k: 0 },
      results: { exactly: 3.125, atMost: 3.125, atLeast: 100 },
      source: 'By hand: 1/32',
    },
    { inputs: { n: 5, p: 50, k: 6 }, refused: 'more successes than trials', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.18',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366i.htm',
    },
  ],
});
