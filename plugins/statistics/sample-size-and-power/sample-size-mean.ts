import {
  ceilNear,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  noResult,
  normalQuantile,
  number,
  studentQuantile,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** The textbook's normal formula, and the size at which Student's interval is as narrow. */
export default defineCalculator({
  title: 'Sample size for a mean',
  description:
    'Number of values needed to estimate a mean within a margin of error, by the normal formula and by Student’s t, also for a small population.',
  keywords: [
    'sample size to estimate a mean',
    'margin of error of a mean',
    'sample size confidence interval mean',
    't iteration',
  ],
  related: ['sample-size-proportion', 'confidence-interval-mean'],
  inputs: {
    margin: number({
      label: 'Margin of error',
      help: 'Half the width of the interval, in the unit of the values: the mean is wanted within plus and minus this.',
      symbol: 'E',
      above: 0,
      max: 1e12,
    }),
    deviation: number({
      label: 'Standard deviation of the values',
      help: 'From a pilot or earlier study; not the variance and not the standard error.',
      symbol: '\\sigma',
      above: 0,
      max: 1e12,
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
    sampleSize: integer({ label: 'Sample size, standard deviation known', symbol: 'n' }),
    byStudent: integer({ label: 'Sample size, standard deviation estimated from the sample', symbol: 'n_t' }),
    unrounded: number({ label: 'Normal formula before rounding, very large population', symbol: 'n_0', places: 2 }),
    z: number({ label: 'Critical value', symbol: 'z', places: 4 }),
    relative: number({ label: 'Margin in standard deviations', symbol: 'E/\\sigma', places: 3 }),
  },
  formula: ({ margin, deviation, confidence, population }) => {
    const z = -normalQuantile((1 - confidence) / 2);
    const unrounded = ((z * deviation) / margin) ** 2;
    if (unrounded > 1e12 && population === undefined)
      throw noResult('More than a million million values would be needed.');
    const limit = population ?? 1e13;
    const sampleSize = Math.max(
      1,
      ceilNear(population === undefined ? unrounded : unrounded / (1 + unrounded / population)),
    );
    // Student's t is above z, the more so the fewer the values.
    let byStudent = Math.max(2, sampleSize);
    for (let step = 0; step < 200 && byStudent < limit; step++) {
      const rest = population === undefined ? 1 : Math.sqrt(1 - byStudent / population);
      const reach = (-studentQuantile((1 - confidence) / 2, byStudent - 1) * deviation * rest) / Math.sqrt(byStudent);
      if (isAtMost(reach, margin)) break;
      byStudent += 1;
    }
    return { sampleSize, byStudent, unrounded, z, relative: margin / deviation };
  },
  stepwise: [
    'n₀ = (z σ/E)², rounded up; of a population of N, n = n₀/(1 + n₀/N).',
    'By Student: the least n with t σ √(1 − n/N)/√n ≤ E, where t has n − 1 degrees of freedom; it is looked for from n on.',
  ],
  figure: {
    kind: 'curve',
    title: 'Sample size over margin of error',
    x: { of: 'margin' },
    y: { of: 'sampleSize', log: true },
    curve: ({ margin, deviation, z, population, sampleSize }) => ({
      from: margin / 3,
      to: 3 * margin,
      lines: [
        {
          y: (at: number) => {
            const unlimited = ((z * deviation) / at) ** 2;
            return population === undefined ? unlimited : unlimited / (1 + unlimited / population);
          },
        },
      ],
      marks: [{ x: margin, y: sampleSize, label: 'n' }],
    }),
  },
  explanation:
    'To know the mean within ±{margin} at {confidence} confidence takes {sampleSize} {sampleSize|value|values} where the standard deviation is {deviation}, and {byStudent} where it is only estimated from the sample and comes out as that{population?, of a population of {population}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ byStudent, population }) => byStudent < 30 && byStudent !== population,
      says: 'With fewer than 30 values the interval holds only if the values are about normally distributed; if they are not, take 30 at least, or all of a smaller population.',
    },
    {
      level: 'caution',
      when: ({ margin, deviation }) => margin >= deviation,
      says: 'The margin is no less than the standard deviation of single values, so that hardly any sample is needed: check that the margin is half the width, and that the standard deviation is not a standard error.',
    },
    {
      level: 'note',
      when: ({ margin, deviation, population, byStudent }) =>
        margin < deviation && (population === undefined || byStudent < population),
      says: 'That margin is met on average only: the standard deviation of the sample comes out higher in about half of all cases, and the interval wider. Take a cautious standard deviation, and divide by the share of answers that you expect.',
    },
    {
      level: 'caution',
      when: ({ population, byStudent }) => population !== undefined && byStudent >= population,
      says: 'With an estimated standard deviation it takes the whole population: measure all.',
    },
    {
      level: 'caution',
      when: ({ margin, deviation }) => isAbove(deviation, 100 * margin),
      says: 'The margin is less than a hundredth of the standard deviation: check that the standard deviation is not the variance, and the units of both.',
    },
  ],
  examples: [
    {
      inputs: { margin: 3, deviation: 15 },
      results: { sampleSize: 97, byStudent: 99, unrounded: 96.03647051735, z: 1.95996398454, relative: 0.2 },
      cautions: ['met on average'],
      source: 'scipy.stats.norm: (1.96 × 5)²; scipy.stats.t: 98 values have 3.007, 99 have 2.992',
    },
    {
      inputs: { margin: 5, deviation: 20, confidence: 99 },
      results: { sampleSize: 107, byStudent: 110, unrounded: 106.1583456163 },
      cautions: ['met on average'],
      source: 'scipy.stats.norm and t',
    },
    {
      inputs: { margin: 3, deviation: 15, population: 200 },
      results: { sampleSize: 65, byStudent: 67, unrounded: 96.03647051735 },
      cautions: ['met on average'],
      source: 'Cochran: n₀/(1 + n₀/N) = 64.88; scipy.stats.t with √(1 − n/200)',
    },
    {
      inputs: { margin: 10, deviation: 5 },
      results: { sampleSize: 1, byStudent: 4, relative: 2 },
      cautions: ['fewer than 30', 'no less than the standard deviation'],
      source: 'By hand: 1.96²/4 = 0.96; scipy.stats.t: 3 values have 12.4, 4 have 7.96',
    },
    {
      inputs: { margin: 100, deviation: 1, population: 2 },
      results: { sampleSize: 1, byStudent: 2 },
      cautions: ['no less than the standard deviation', 'measure all'],
      source: 'By hand: a sample of 2 of 2 has no error',
    },
    {
      inputs: { margin: 0.001, deviation: 10, population: 1000 },
      results: { sampleSize: 1000, byStudent: 1000 },
      cautions: ['measure all', 'hundredth'],
      source: 'By hand: n₀ = 384 million, n₀/(1 + n₀/1000) = 999.997',
    },
    {
      inputs: { margin: 1e-5, deviation: 1e6 },
      noResult: 'million million',
      source: 'By hand: (1.96e11)²',
    },
  ],
  notes: ['For a simple random sample.'],
  references: [
    { title: 'Cochran: Sampling Techniques, 3rd ed., §4.6', isbn: '978-0-471-16240-7' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.2.2.2',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc222.htm',
    },
  ],
});
