import { defineCalculator, integer, isBelow, normalQuantile, number, percent } from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** Half the width of the normal interval of a proportion. */
export default defineCalculator({
  title: 'Margin of error',
  description: 'Margin of error of a survey percentage from the sample size, also for a small population.',
  keywords: ['poll', 'survey', 'confidence interval', 'finite population correction'],
  inputs: {
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e9 }),
    proportion: percent({
      label: 'Proportion',
      help: 'Leave at 50% for the largest margin.',
      symbol: 'p',
      min: 0,
      max: 100,
      usual: [1, 100],
      default: 50,
    }),
    confidence,
    population: integer({
      label: 'Population size',
      help: 'Leave out for a very large population.',
      symbol: 'N',
      min: 2,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    margin: percent({ label: 'Margin of error', symbol: 'E', places: 2 }),
    standardError: percent({ label: 'Standard error', symbol: '\\mathrm{SE}', places: 3 }),
    z: number({ label: 'Critical value', symbol: 'z', places: 4 }),
  },
  formula: ({ n, proportion, confidence, population }) => {
    const z = -normalQuantile((1 - confidence) / 2);
    const unlimited = Math.sqrt((proportion * (1 - proportion)) / n);
    if (population === undefined) return { margin: z * unlimited, standardError: unlimited, z };
    const standardError = unlimited * Math.sqrt((population - n) / (population - 1));
    return { margin: z * standardError, standardError, z };
  },
  figure: {
    kind: 'curve',
    title: 'Margin of error over sample size',
    x: { of: 'n', log: true },
    y: { of: 'margin' },
    curve: ({ n, margin, proportion, z, population }) => {
      const root = Math.sqrt(proportion * (1 - proportion));
      if (root === 0) return undefined;
      const limited = (size: number) =>
        population === undefined ? 1 : Math.sqrt(Math.max(0, population - size) / (population - 1));
      return {
        from: Math.max(1, n / 10),
        to: 10 * n,
        lines: [{ y: (size) => (z * root * limited(size)) / Math.sqrt(size) }],
        marks: [{ x: n, y: margin, label: 'n' }],
      };
    },
  },
  explanation:
    'A result of {proportion} from {n} {n|answer|answers} has a margin of error of ±{margin} at {confidence} confidence.',
  requires: [
    {
      that: ({ n, population }) => population >= n,
      field: 'population',
      says: 'The population, {population}, cannot be smaller than the sample, {n}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ n, proportion }) => isBelow(n * Math.min(proportion, 1 - proportion), 5),
      says: 'With fewer than about five answers of each kind the margin is too small: take the Wilson interval of a proportion.',
    },
  ],
  examples: [
    {
      inputs: { n: 1000 },
      results: { margin: 3.0989751615228, standardError: 1.5811388300842, z: 1.9599639845401 },
      source: 'scipy: norm.isf(0.025) √(0.25/1000)',
    },
    {
      inputs: { n: 400, proportion: 30, confidence: 99, population: 5000 },
      results: { margin: 5.661533464987 },
      source: 'scipy: norm.isf(0.005) √(0.21/400) √(4600/4999)',
    },
    {
      inputs: { n: 200, proportion: 10, confidence: 90 },
      results: { margin: 3.48926146103 },
      source: 'scipy: norm.isf(0.05) √(0.09/200)',
    },
    { inputs: { n: 200, population: 100 }, refused: 'smaller than the sample', source: 'By definition' },
    {
      inputs: { n: 100, proportion: 0 },
      results: { margin: 0 },
      cautions: ['about five answers'],
      source: 'By hand: √(0 × 1/100)',
    },
  ],
  notes: ['Holds for a simple random sample.'],
  references: [{ title: 'Cochran: Sampling Techniques, 3rd ed., §3.2', isbn: '978-0-471-16240-7' }],
});
