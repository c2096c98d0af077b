import { defineCalculator, integer, number, percent, poissonCdf, poissonPmf, poissonSurvival } from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';

/** Exact tails by the incomplete gamma function. */
export default defineCalculator({
  title: 'Poisson distribution',
  description: 'Probability of exactly, at most and at least a number of events when their mean number is known.',
  keywords: ['poissonpdf', 'poissoncdf', 'POISSON.DIST', 'rare events', 'arrivals', 'counts'],
  inputs: {
    mean: number({ label: 'Mean number of events', symbol: '\\lambda', min: 0, max: 1e6 }),
    k: integer({ label: 'Events', symbol: 'k', min: 0, max: 1e7 }),
  },
  outputs: {
    exactly: percent({ label: 'Exactly k', symbol: 'P(X=k)', places: 4 }),
    atMost: percent({ label: 'k or fewer', symbol: 'P(X\\le k)', places: 4 }),
    atLeast: percent({ label: 'k or more', symbol: 'P(X\\ge k)', places: 4 }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', places: 4 }),
  },
  formula: ({ mean, k }) => ({
    exactly: poissonPmf(k, mean),
    atMost: poissonCdf(k, mean),
    atLeast: poissonSurvival(k - 1, mean),
    deviation: Math.sqrt(mean),
  }),
  figure: {
    kind: 'curve',
    title: 'Chance of each number of events',
    x: { of: 'k' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ mean, k, deviation }) =>
      chanceBars({
        chance: (x) => poissonPmf(x, mean),
        from: Math.max(0, mean - 4 * deviation),
        to: mean + 4 * deviation,
        value: k,
      }),
  },
  explanation:
    'With {mean} {mean|event|events} on average, {k} have probability {exactly}, {k} or fewer {atMost}, and {k} or more {atLeast}.',
  cautions: [
    {
      level: 'note',
      when: ({ mean, exactly }) => exactly === 0 && mean > 0,
      says: 'A probability of 0% here is one too small to be written, and not that of an impossible number.',
    },
  ],
  examples: [
    {
      inputs: { mean: 10000, k: 3 },
      results: { deviation: 100, exactly: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: 10¹² e⁻¹⁰⁰⁰⁰/6 is about 10⁻⁴³³²',
    },
    {
      inputs: { mean: 3.5, k: 2 },
      results: {
        exactly: 18.49589734617,
        atMost: 32.084719886213,
        atLeast: 86.411177459957,
        deviation: 1.870828693387,
      },
      source: 'scipy.stats.poisson: pmf(2), cdf(2), sf(1) of 3.5; √3.5',
    },
    { inputs: { mean: 0.2, k: 0 }, results: { exactly: 81.873075307798, atLeast: 100 }, source: 'By hand: e^-0.2' },
    {
      inputs: { mean: 100, k: 120 },
      results: { exactly: 0.55610648865133, atMost: 97.733067092165, atLeast: 2.8230393964866, deviation: 10 },
      source: 'scipy.stats.poisson: pmf(120), cdf(120), sf(119) of 100',
    },
    { inputs: { mean: 0, k: 0 }, results: { exactly: 100, deviation: 0 }, source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.19',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366j.htm',
    },
  ],
});
