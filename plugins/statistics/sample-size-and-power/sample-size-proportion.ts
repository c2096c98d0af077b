import { ceilNear, defineCalculator, integer, isBelow, normalQuantile, number, percent } from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** Cochran's formula with the normal quantile, and its correction for a finite population. */
export default defineCalculator({
  title: 'Sample size for a survey',
  description: 'Number of people to ask for a given margin of error of a percentage, also for a small population.',
  keywords: ['survey sample size', 'cochran', 'proportion', 'poll', 'finite population correction'],
  inputs: {
    margin: percent({ label: 'Margin of error', symbol: 'e', min: 0.01, max: 50, usual: [0.5, 20], default: 5 }),
    confidence,
    proportion: percent({
      label: 'Expected proportion',
      help: 'Leave at 50% when unknown: that needs the largest sample.',
      symbol: 'p',
      min: 0.1,
      max: 99.9,
      usual: [1, 99],
      default: 50,
    }),
    population: integer({
      label: 'Population size',
      help: 'Leave out for a very large population.',
      symbol: 'N',
      min: 1,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    sampleSize: integer({ label: 'Sample size', symbol: 'n' }),
    z: number({ label: 'Critical value', symbol: 'z', places: 4 }),
    unlimited: number({ label: 'Sample size for a very large population', symbol: 'n_0', places: 2 }),
  },
  formula: ({ margin, confidence, proportion, population }) => {
    const z = -normalQuantile((1 - confidence) / 2);
    const unlimited = (z ** 2 * proportion * (1 - proportion)) / margin ** 2;
    if (population === undefined) return { sampleSize: ceilNear(unlimited), z, unlimited };
    return { sampleSize: ceilNear(unlimited / (1 + (unlimited - 1) / population)), z, unlimited };
  },
  figure: {
    kind: 'curve',
    title: 'Sample size over margin of error',
    x: { of: 'margin' },
    y: { of: 'sampleSize', log: true },
    curve: ({ margin, proportion, population, z, sampleSize }) => {
      const size = (at: number) => {
        const unlimited = (z ** 2 * proportion * (1 - proportion)) / at ** 2;
        return population === undefined ? unlimited : unlimited / (1 + (unlimited - 1) / population);
      };
      return {
        from: margin / 4,
        to: 3 * margin,
        lines: [{ y: size }],
        marks: [{ x: margin, y: sampleSize, label: 'n' }],
      };
    },
  },
  explanation:
    'A margin of error of {margin} at {confidence} confidence needs {sampleSize} {sampleSize|answer|answers}.',
  cautions: [
    {
      level: 'caution',
      when: ({ proportion, sampleSize }) => isBelow(sampleSize * Math.min(proportion, 1 - proportion), 5),
      says: 'With fewer than about five answers of a kind to be expected the normal approximation fails: ask for a smaller margin.',
    },
  ],
  examples: [
    {
      inputs: {},
      results: { sampleSize: 385, z: 1.959963984540054, unlimited: 384.1458820694125 },
      source: 'scipy.stats.norm: isf(0.025)² · 0.25 / 0.05², rounded up; the 385 of survey handbooks',
    },
    {
      inputs: { margin: 3, confidence: 99, proportion: 20 },
      results: { sampleSize: 1180, unlimited: 1179.5371735148826 },
      source: 'scipy.stats.norm: isf(0.005)² · 0.2 · 0.8 / 0.03²',
    },
    {
      inputs: { population: 1000 },
      results: { sampleSize: 278 },
      source: 'Krejcie, Morgan (1970), table 1: N = 1000, S = 278; scipy 277.73',
    },
    {
      inputs: { margin: 10, confidence: 90, population: 50 },
      results: { sampleSize: 29 },
      source: 'scipy.stats.norm: n₀/(1 + (n₀ - 1)/50) = 28.9949',
    },
    {
      inputs: { margin: 5, proportion: 1 },
      results: { sampleSize: 16, unlimited: 15.21217692995 },
      cautions: ['smaller margin'],
      source: 'scipy.stats.norm: isf(0.025)² · 0.01 · 0.99 / 0.05²',
    },
  ],
  notes: ['Holds for a simple random sample; divide by the expected response rate to find how many to invite.'],
  references: [{ title: 'Cochran: Sampling Techniques, 3rd ed., §4.4', isbn: '978-0-471-16240-7' }],
});
