import {
  defineCalculator,
  integer,
  negativeBinomialCdf,
  negativeBinomialPmf,
  negativeBinomialSurvival,
  number,
  percent,
} from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';
import { counts } from '../shared/distribution-fields.js';

/** Failures before the success number r, each trial with probability p. */
export default defineCalculator({
  title: 'Negative binomial distribution',
  description: 'Probability of a number of failures before a given number of successes in independent trials.',
  keywords: ['Pascal distribution', 'NEGBINOM.DIST', 'failures before successes', 'overdispersion'],
  inputs: {
    r: number({ label: 'Successes wanted', symbol: 'r', min: 0.1, max: 1e4 }),
    p: percent({ label: 'Probability of success', symbol: 'p', min: 0.1, max: 99.9, usual: [1, 99.9] }),
    k: integer({ label: 'Failures', symbol: 'k', min: 0, max: 1e5 }),
  },
  outputs: counts,
  formula: ({ r, p, k }) => {
    return {
      exactly: negativeBinomialPmf(k, r, p),
      atMost: negativeBinomialCdf(k, r, p),
      atLeast: negativeBinomialSurvival(k - 1, r, p),
      mean: (r * (1 - p)) / p,
      deviation: Math.sqrt(r * (1 - p)) / p,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chance of each number of failures',
    x: { of: 'k' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ r, p, k, mean, deviation }) =>
      chanceBars({
        chance: (x) => negativeBinomialPmf(x, r, p),
        from: Math.max(0, mean - 4 * deviation),
        to: mean + 4 * deviation,
        value: k,
      }),
  },
  explanation:
    '{k} {k|failure|failures} before {r} {r|success|successes} {k|has|have} probability {exactly}, at most {k} have {atMost}.',
  cautions: [
    {
      level: 'note',
      when: ({ p, exactly }) => exactly === 0 && p < 1,
      says: 'A probability of 0% here is one too small to be written, and not that of an impossible number.',
    },
  ],
  examples: [
    {
      inputs: { r: 3, p: 40, k: 50000 },
      results: { mean: 4.5, exactly: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: 0.6⁵⁰⁰⁰⁰ is about 10⁻¹¹⁰⁹²',
    },
    {
      inputs: { r: 3, p: 40, k: 5 },
      results: { exactly: 10.450944, atMost: 68.460544, atLeast: 41.9904, mean: 4.5, deviation: 3.35410196625 },
      source: 'scipy.stats.nbinom: pmf, cdf, sf, stats',
    },
    {
      inputs: { r: 2.5, p: 10, k: 30 },
      results: { exactly: 1.76148671707, atMost: 75.50665463, atLeast: 26.2548320871, mean: 22.5, deviation: 15 },
      source: 'scipy.stats.nbinom: pmf, cdf, sf, stats',
    },
    {
      inputs: { r: 5, p: 75, k: 0 },
      results: { exactly: 23.73046875, atMost: 23.73046875, atLeast: 100, mean: 1.66666666667, deviation: 1.490711985 },
      source: 'scipy.stats.nbinom: pmf, cdf, sf, stats',
    },
  ],
  references: [
    { title: 'Johnson, Kemp, Kotz: Univariate Discrete Distributions, 3rd ed., ch. 5', isbn: '978-0-471-27246-5' },
  ],
});
