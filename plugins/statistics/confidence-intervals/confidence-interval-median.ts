import {
  binomialCdf,
  binomialQuantile,
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  noResult,
  number,
  percent,
  quantile,
  roundTo,
  sorted,
} from '@reckoner/engine';
import { confidence, limits, manyValues } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';

/** Limits are values of the sample, with the digits that these have. */
const asSent = { places: 0, digits: 12, optional: true } as const;

/** How many of n values lie below a quantile is binomial, whatever their distribution. */
export default defineCalculator({
  title: 'Confidence interval for a median',
  description:
    'Confidence interval of a median or another quantile by the ranks of the values, without assuming a distribution.',
  keywords: [
    'median confidence interval',
    'quantile confidence interval',
    'percentile confidence interval',
    'distribution-free interval',
    'order statistics',
  ],
  related: ['sign-test', 'percentile-of-data'],
  inputs: {
    data: choice(
      { values: 'All values', size: { label: 'Sample size, for the ranks', also: ['ranks', 'n'] } },
      { label: 'Data', default: 'values' },
    ),
    sample: { ...manyValues, minItems: 1, when: { data: 'values' } },
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e6, when: { data: 'size' } }),
    portion: percent({
      label: 'Quantile',
      help: '50% is the median.',
      symbol: 'p',
      min: 0.01,
      max: 99.99,
      usual: [1, 99.9],
      default: 50,
    }),
    limits,
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower limit', symbol: 'L', ...asSent }),
    upper: number({ label: 'Upper limit', symbol: 'U', ...asSent }),
    estimate: number({ label: 'Quantile of the sample', symbol: '\\hat x_p', ...asSent }),
    lowerRank: integer({ label: 'Rank of the lower limit', symbol: 'l', optional: true }),
    upperRank: integer({ label: 'Rank of the upper limit', symbol: 'u', optional: true }),
    coverage: percent({ label: 'Confidence of these limits', symbol: '\\gamma_e', places: 4 }),
  },
  algorithm: ({ data, sample, n, portion, limits, confidence }) => {
    const size = data === 'values' ? sample.length : n;
    const tail = limits === 'both' ? (1 - confidence) / 2 : 1 - confidence;
    // The largest rank below which the quantile lies with at most that chance.
    const least = binomialQuantile(tail, size, portion);
    const lowerRank = isAtMost(binomialCdf(least, size, portion), tail) ? least + 1 : least;
    // The smallest rank that it lies below with at least the rest.
    const most = binomialQuantile(1 - tail, size, portion);
    const upperRank = most > 0 && isAtLeast(binomialCdf(most - 1, size, portion), 1 - tail) ? most : most + 1;
    if ((limits !== 'upper' && lowerRank < 1) || (limits !== 'lower' && upperRank > size)) {
      // The smallest value is above the quantile with (1 - p)^n, the largest below it with p^n.
      const larger = limits === 'both' ? Math.max(portion, 1 - portion) : limits === 'lower' ? 1 - portion : portion;
      const needed = ceilNear(Math.log(tail) / Math.log(larger));
      const shared = limits === 'both' ? 'with half of the chance of error at each limit' : 'for this limit';
      const what = portion === 0.5 ? 'the median' : `the ${roundTo(100 * portion, 6)}% quantile`;
      throw noResult(
        `There are too few values: ${shared}, ${what} at ${roundTo(100 * confidence, 6)}% confidence takes at least ${needed}.`,
      );
    }
    const below = limits === 'upper' ? 0 : binomialCdf(lowerRank - 1, size, portion);
    const within = limits === 'lower' ? 1 : binomialCdf(upperRank - 1, size, portion);
    const ranks = {
      ...(limits === 'upper' ? {} : { lowerRank }),
      ...(limits === 'lower' ? {} : { upperRank }),
      coverage: within - below,
    };
    if (data === 'size') return ranks;
    const inOrder = sorted(sample);
    return {
      ...(limits === 'upper' ? {} : { lower: inOrder[lowerRank - 1]! }),
      ...(limits === 'lower' ? {} : { upper: inOrder[upperRank - 1]! }),
      estimate: quantile(sample, portion, 2),
      ...ranks,
    };
  },
  stepwise: [
    'The lower limit is the value of the largest rank l with P(X ≤ l - 1) ≤ α, where X is binomial with n trials of chance p.',
    'The upper limit is the value of the smallest rank u with P(X ≤ u - 1) ≥ 1 - α.',
    'For both limits α is (1 - γ)/2, for one limit it is 1 - γ; their confidence is P(l ≤ X ≤ u - 1).',
  ],
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper, estimate }) =>
      lower === undefined || upper === undefined || estimate === undefined || lower === upper
        ? undefined
        : intervalShapes({
            lower,
            upper,
            middle: estimate,
            of: { lower: 'lower', upper: 'upper', middle: 'estimate' },
          }),
  },
  explanation: ({ data, portion, limits, coverage }) => {
    const what = portion === 0.5 ? 'median' : '{portion} quantile';
    const sure = coverage < 0.9999995 ? '{coverage}' : 'more than 99.9999%';
    if (data === 'size')
      return limits === 'both'
        ? `In order of size, the values of ranks {lowerRank} and {upperRank} out of {n} enclose the ${what} with ${sure} confidence.`
        : limits === 'lower'
          ? `In order of size, the value of rank {lowerRank} out of {n} is a lower limit of the ${what} with ${sure} confidence.`
          : `In order of size, the value of rank {upperRank} out of {n} is an upper limit of the ${what} with ${sure} confidence.`;
    return limits === 'both'
      ? `The ${what} is {estimate} in the sample, and from {lower} to {upper} in the population, with ${sure} confidence.`
      : limits === 'lower'
        ? `The ${what} is {estimate} in the sample, and at least {lower} in the population, with ${sure} confidence.`
        : `The ${what} is {estimate} in the sample, and at most {upper} in the population, with ${sure} confidence.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ coverage }) => roundTo(100 * coverage, 4) >= 99.9999,
      says: 'However near to 100%, the confidence of these limits is below it: it is rounded here.',
    },
  ],
  examples: [
    {
      inputs: {
        sample: [
          30.2, 20.4, 15.1, 10.2, 10.5, 60.8, 20.8, 25.0, 20.7, 30.9, 10.8, 5.1, 50.9, 40.0, 20.9, 10.8, 0, 20.5, 50.8,
        ],
      },
      results: { lower: 10.8, upper: 30.9, estimate: 20.7, lowerRank: 5, upperRank: 15, coverage: 98.07891845703 },
      source: 'R package statpsych, ci.median: 20.7, 10.8 to 30.9; scipy.stats.binom(19, 0.5)',
    },
    {
      inputs: { data: 'size', n: 20 },
      results: { lowerRank: 6, upperRank: 15, coverage: 95.86105346679688 },
      source: 'A printed table of intervals of medians: n = 20, x(6) to x(15), 95.9%; 1 - 2 × 21700/2^20 by hand',
    },
    {
      inputs: { data: 'size', n: 59, portion: 95, limits: 'upper' },
      results: { upperRank: 59, coverage: 95.15054747506 },
      source: 'Wilks: the largest of 59 values; by hand 1 - 0.95^59',
    },
    {
      inputs: { data: 'size', n: 12, limits: 'lower', confidence: 90 },
      results: { lowerRank: 4, coverage: 92.7001953125 },
      source: 'By hand: 1 - (1 + 12 + 66 + 220)/4096',
    },
    {
      inputs: { sample: [9, 7, 8, 5, 6], confidence: 93.75 },
      results: { lower: 5, upper: 9, coverage: 93.75 },
      source: 'By hand: 1 - 2/32, just what is asked for',
    },
    {
      inputs: { sample: [9, 7, 8, 5, 6], limits: 'lower' },
      results: { lower: 5, lowerRank: 1, estimate: 7, coverage: 96.875 },
      source: 'By hand: 1 - 1/32',
    },
    {
      inputs: { sample: [9, 7, 8, 5, 6], limits: 'upper' },
      results: { upper: 9, upperRank: 5, coverage: 96.875 },
      source: 'By hand: 1 - 1/32',
    },
    {
      inputs: { data: 'size', n: 2, portion: 5, limits: 'upper', confidence: 99.75 },
      results: { upperRank: 2, coverage: 99.75 },
      source: 'By hand: 1 - 0.05², just what is asked for',
    },
    {
      inputs: { data: 'size', n: 58, portion: 95, limits: 'upper' },
      noResult: 'at least 59',
      source: 'Wilks: 0.95^58 is above 5%, 0.95^59 is not',
    },
    {
      inputs: { data: 'size', n: 58, portion: 5, limits: 'lower' },
      noResult: 'at least 59',
      source: 'The same from the other end',
    },
    {
      inputs: { sample: [1234567.89, 1234567.12, 1234568.3, 1234567.5, 1234568, 1234567.9] },
      results: { lower: '1234567.12', upper: '1234568.3', estimate: '1234567.895', coverage: 96.875 },
      source: 'By hand: the ends of six values, 1 - 2/64',
    },
    {
      inputs: { data: 'size', n: 2, portion: 0.05, limits: 'upper', confidence: 99.9999 },
      results: { upperRank: 2, coverage: 99.999975 },
      cautions: ['rounded here'],
      source: 'By hand: 1 - 0.0005²',
    },
    {
      inputs: { data: 'size', n: 19, portion: 0.5 },
      noResult: 'the 0.5% quantile at 95% confidence takes at least 736',
      source: 'By hand: ln 0.025/ln 0.995 is 735.9',
    },
    {
      inputs: { sample: [9, 7, 8, 5, 6] },
      noResult: 'the median at 95% confidence takes at least 6',
      source: 'By hand: 2/32 is above 5%, 2/64 is not',
    },
  ],
  notes: [
    'Assumes independent values. The confidence of the limits is at least the one asked for, as ranks are whole, and higher still where values are equal.',
    'The quantile of the sample is the value up to which that share of the values lies, or the mean of two values where it lies just between them (type 2). Spreadsheets interpolate, and give the same median but slightly different other quantiles.',
  ],
  references: [
    { title: 'Conover: Practical Nonparametric Statistics, 3rd ed. (1999)' },
    {
      title: 'Real Statistics Using Excel: Confidence Intervals for Order Statistics, Medians and Percentiles',
      url: 'https://real-statistics.com/order-statistics/confidence-intervals-order-statistics',
    },
  ],
});
