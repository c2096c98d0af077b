import { defineCalculator, integer } from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';
import { counts } from '../shared/distribution-fields.js';

/** Whole numbers from a to b, all alike: dice, random digits. */
export default defineCalculator({
  title: 'Discrete uniform distribution',
  description: 'Probability of a whole number between two limits that are all equally likely.',
  keywords: ['fair die', 'random integer', 'equally likely outcomes'],
  inputs: {
    low: integer({ label: 'Smallest value', symbol: 'a', min: -1e6, max: 1e6, default: 1 }),
    high: integer({ label: 'Largest value', symbol: 'b', min: -1e6, max: 1e6, default: 6 }),
    k: integer({ label: 'Value', symbol: 'k', min: -1e6, max: 1e6 }),
  },
  outputs: counts,
  formula: ({ low, high, k }) => {
    const n = high - low + 1;
    return {
      exactly: k < low || k > high ? 0 : 1 / n,
      atMost: Math.min(1, Math.max(0, (k - low + 1) / n)),
      atLeast: Math.min(1, Math.max(0, (high - k + 1) / n)),
      mean: (low + high) / 2,
      deviation: Math.sqrt((n ** 2 - 1) / 12),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chance of each value',
    x: { of: 'k' },
    y: { of: 'exactly', label: 'Chance' },
    curve: ({ low, high, k }) =>
      chanceBars({
        chance: (x) => (x < low || x > high ? 0 : 1 / (high - low + 1)),
        from: low,
        to: high,
        value: k,
      }),
  },
  explanation: 'Each value has the same probability; {k} has {exactly}, {k} or fewer {atMost}.',
  requires: [
    {
      that: ({ low, high }) => high >= low,
      field: 'high',
      says: 'The largest value, {high}, must not be below the smallest, {low}.',
    },
  ],
  examples: [
    {
      inputs: { low: 1, high: 6, k: 4 },
      results: { exactly: 16.6666666667, atMost: 66.6666666667, atLeast: 50, mean: 3.5, deviation: 1.70782512766 },
      source: 'scipy.stats.randint: pmf, cdf, sf, stats',
    },
    {
      inputs: { low: 0, high: 9, k: 12 },
      results: { exactly: 0, atMost: 100, atLeast: 0, mean: 4.5, deviation: 2.87228132327 },
      source: 'scipy.stats.randint: pmf, cdf, sf, stats',
    },
    {
      inputs: { low: -3, high: 3, k: -5 },
      results: { exactly: 0, atMost: 0, atLeast: 100, mean: 0, deviation: 2 },
      source: 'scipy.stats.randint: pmf, cdf, sf, stats',
    },
    { inputs: { low: 3, high: 2, k: 3 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    { title: 'Johnson, Kemp, Kotz: Univariate Discrete Distributions, 3rd ed., ch. 6', isbn: '978-0-471-27246-5' },
  ],
});
