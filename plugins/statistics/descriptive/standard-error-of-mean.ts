import { choice, defineCalculator, integer, number, standardDeviation } from '@reckoner/engine';
import { inSummary, inValues, manyValues, sampleDeviation, sampleSize } from '../shared/inference.js';

/**
 * s/√n, with the correction for a sample that is a sizeable part of its population: √(1 - n/N) goes with the deviation
 * of divisor n - 1, √((N - n)/(N - 1)) only with that of divisor N.
 */
export default defineCalculator({
  title: 'Standard error of the mean',
  description: 'Standard error of a mean from standard deviation and sample size, or from all values.',
  keywords: ['SEM', 'standard error', 'finite population correction', 'error bars'],
  inputs: {
    data: choice(
      { summary: 'Standard deviation and size', values: 'All values' },
      { label: 'Data', default: 'summary' },
    ),
    deviation: { ...sampleDeviation, ...inSummary },
    n: { ...sampleSize, ...inSummary },
    sample: { ...manyValues, ...inValues },
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
    standardError: number({ label: 'Standard error', symbol: '\\mathrm{SE}' }),
    spread: number({ label: 'Standard deviation', symbol: 's' }),
    size: integer({ label: 'Sample size', symbol: 'n' }),
  },
  formula: ({ data, deviation, n, sample, population }) => {
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const size = data === 'values' ? sample.length : n;
    if (population === undefined) return { standardError: spread / Math.sqrt(size), spread, size };
    return {
      standardError: (spread / Math.sqrt(size)) * Math.sqrt(1 - size / population),
      spread,
      size,
    };
  },
  explanation:
    'The mean of {size} {size|value|values} with a standard deviation of {spread} has a standard error of {standardError}.',
  requires: [
    {
      that: ({ n, population }) => population >= n,
      field: 'population',
      says: 'The population, {population}, cannot be smaller than the sample, {n}.',
    },
    {
      that: ({ sample, population }) => population >= sample.length,
      field: 'population',
      says: 'The population, {population}, cannot be smaller than the number of values.',
    },
  ],
  examples: [
    { inputs: { deviation: 12, n: 36 }, results: { standardError: 2, size: 36 }, source: 'By hand: 12/6' },
    {
      inputs: { data: 'values', sample: [2, 4, 4, 4, 5, 5, 7, 9] },
      results: { standardError: 0.7559289460184544, spread: 2.138089935299395, size: 8 },
      source: 'scipy.stats.sem',
    },
    {
      inputs: { deviation: 10, n: 25, population: 100 },
      results: { standardError: 1.7320508075688772 },
      source: 'Cochran, §2.6: s/√n √(1 - n/N) = 2√0.75 = √3',
    },
    {
      inputs: { data: 'values', sample: [12, 15, 11, 19], population: 10 },
      results: { standardError: 1.3919410907075056 },
      source: 'Python: statistics.stdev / 2 × √0.6; over all samples the squares average the variance of the mean',
    },
    { inputs: { deviation: 10, n: 25, population: 20 }, refused: 'smaller than the sample', source: 'By definition' },
    {
      inputs: { data: 'values', sample: [12, 15, 11, 19], population: 3 },
      refused: 'number of values',
      source: 'By definition',
    },
  ],
  notes: [
    'The correction for a finite population holds for a simple random sample without replacement and the sample standard deviation (divisor n − 1).',
  ],
  references: [{ title: 'Cochran: Sampling Techniques, 3rd ed., §2.6', isbn: '978-0-471-16240-7' }],
});
