import {
  choice,
  defineCalculator,
  geometricCdf,
  geometricPmf,
  geometricSurvival,
  integer,
  percent,
} from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';
import { counts } from '../shared/distribution-fields.js';

/** Trials up to and with the first success, or failures before it. */
export default defineCalculator({
  title: 'Geometric distribution',
  description: 'Probability that the first success comes at a given trial, or after a given number of failures.',
  keywords: ['first success', 'geometpdf', 'geometcdf', 'waiting time', 'Bernoulli trials'],
  inputs: {
    counting: choice(
      { trials: 'Trials up to the first success', failures: 'Failures before the first success' },
      { label: 'k counts', default: 'trials' },
    ),
    p: percent({ label: 'Probability of success', symbol: 'p', min: 1e-4, max: 100, usual: [1, 99.9] }),
    k: integer({ label: 'Count', symbol: 'k', min: 0, max: 1e6 }),
  },
  outputs: counts,
  formula: ({ counting, p, k }) => {
    const failures = counting === 'trials' ? k - 1 : k;
    return {
      exactly: geometricPmf(failures, p),
      atMost: geometricCdf(failures, p),
      atLeast: geometricSurvival(failures - 1, p),
      mean: counting === 'trials' ? 1 / p : (1 - p) / p,
      deviation: Math.sqrt(1 - p) / p,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chance of each count',
    x: { of: 'k' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ counting, p, k, mean, deviation }) => {
      const first = counting === 'trials' ? 1 : 0;
      const chance = (x: number) => (x < first ? 0 : geometricPmf(x - first, p));
      return chanceBars({ chance, from: first, to: mean + 4 * deviation, value: k });
    },
  },
  explanation: ({ counting }) =>
    counting === 'trials'
      ? 'The first success comes at trial {k} with probability {exactly}, and by then with {atMost}.'
      : '{k} {k|failure comes|failures come} before the first success with probability {exactly}, at most {k} with {atMost}.',
  cautions: [
    {
      level: 'note',
      when: ({ p, exactly }) => exactly === 0 && p < 1,
      says: 'A probability of 0% here is one too small to be written, and not that of an impossible number.',
    },
  ],
  examples: [
    {
      inputs: { p: 50, k: 5000 },
      results: { mean: 2, exactly: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: 2⁻⁵⁰⁰⁰ is about 10⁻¹⁵⁰⁵',
    },
    {
      inputs: { p: 20, k: 3 },
      results: { exactly: 12.8, atMost: 48.8, atLeast: 64, mean: 5, deviation: 4.472135955 },
      source: 'scipy.stats.geom (nbinom of 1 for failures): pmf, cdf, sf, stats',
    },
    {
      inputs: { p: 16.5, k: 10 },
      results: {
        exactly: 3.25583377107,
        atMost: 83.5235078858,
        atLeast: 19.7323258853,
        mean: 6.06060606061,
        deviation: 5.53808087348,
      },
      source: 'scipy.stats.geom (nbinom of 1 for failures): pmf, cdf, sf, stats',
    },
    {
      inputs: { counting: 'failures', p: 20, k: 3 },
      results: { exactly: 10.24, atMost: 59.04, atLeast: 51.2, mean: 4, deviation: 4.472135955 },
      source: 'scipy.stats.geom (nbinom of 1 for failures): pmf, cdf, sf, stats',
    },
    {
      inputs: { counting: 'trials', p: 25, k: 1 },
      results: { exactly: 25, atMost: 25, atLeast: 100, mean: 4, deviation: 3.46410161514 },
      source: 'scipy.stats.geom (nbinom of 1 for failures): pmf, cdf, sf, stats',
    },
  ],
  references: [
    { title: 'Johnson, Kemp, Kotz: Univariate Discrete Distributions, 3rd ed., ch. 5', isbn: '978-0-471-27246-5' },
  ],
});
