import {
  binomialCdf,
  binomialQuantile,
  choice,
  defineCalculator,
  integer,
  isAbove,
  list,
  median,
  noResult,
  number,
  percent,
  sumOfProducts,
} from '@reckoner/engine';
import { binomialCurve, binomialPValue } from '../shared/binomial-tails.js';
import { alternative, confidence, datum, pValue } from '../shared/inference.js';

/** Signs of differences against a fair coin; zeros are left out of the test, as usual. */
export default defineCalculator({
  title: 'Sign test',
  description:
    'Sign test of paired values, of a median or of counted signs: p-value, median difference and its interval.',
  keywords: ['paired sign test', 'one-sample sign test', 'test of a median', 'confidence interval of the median'],
  inputs: {
    data: choice(
      { pairs: 'Two paired lists', values: 'One list against a median', counts: 'Counted signs' },
      { label: 'Data', default: 'pairs' },
    ),
    first: list(datum, { label: 'First values', symbol: 'x', maxItems: 5000, when: { data: 'pairs' } }),
    second: list(datum, {
      label: 'Second values, in the same order',
      symbol: 'y',
      maxItems: 5000,
      when: { data: 'pairs' },
    }),
    values: list(datum, { label: 'Values', symbol: 'v', maxItems: 5000, when: { data: 'values' } }),
    hypothesized: number({
      label: 'Hypothesized median',
      symbol: 'm_0',
      min: -1e12,
      max: 1e12,
      default: 0,
      when: { data: 'values' },
    }),
    positive: integer({ label: 'Positive signs', symbol: 'n_+', min: 0, max: 1e6, when: { data: 'counts' } }),
    negative: integer({ label: 'Negative signs', symbol: 'n_-', min: 0, max: 1e6, when: { data: 'counts' } }),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    above: integer({ label: 'Positive signs', symbol: 'n_+' }),
    below: integer({ label: 'Negative signs', symbol: 'n_-' }),
    zeros: integer({ label: 'Left out as zero', symbol: 'n_0', optional: true }),
    center: number({ label: 'Median of the differences or values', symbol: 'm', optional: true }),
    lower: number({ label: 'Lower limit of the median', symbol: 'L', optional: true }),
    upper: number({ label: 'Upper limit of the median', symbol: 'U', optional: true }),
    coverage: percent({ label: 'Confidence of these limits', symbol: '\\gamma_e', places: 2, optional: true }),
  },
  algorithm: ({ data, first, second, values, hypothesized, positive, negative, alternative, confidence }) => {
    if (data === 'counts') {
      return {
        p: binomialPValue(positive, positive + negative, 0.5, alternative),
        above: positive,
        below: negative,
      };
    }
    const seen = data === 'pairs' ? first.map((value, index) => value - second[index]!) : values;
    const zero = data === 'pairs' ? 0 : hypothesized;
    const above = seen.filter((value) => value > zero).length;
    const below = seen.filter((value) => value < zero).length;
    if (above + below === 0) throw noResult('All differences are zero: there is no sign to test.');
    const order = seen.map((_, index) => index).sort((one, other) => seen[one]! - seen[other]!);
    // Those that are told, as the decimals say: 0.3 − 0.1 is 0.2.
    const inOrder = (place: number) => {
      const index = order[place]!;
      return data === 'pairs' ? sumOfProducts([first[index]!], [-1, second[index]!]) : values[index]!;
    };
    const results = {
      p: binomialPValue(above, above + below, 0.5, alternative),
      above,
      below,
      zeros: seen.length - above - below,
      center: median([inOrder((seen.length - 1) >> 1), inOrder(seen.length >> 1)]),
    };
    const tail = (1 - confidence) / 2;
    const last = binomialQuantile(tail, seen.length, 0.5);
    const left = binomialCdf(last, seen.length, 0.5) > tail ? last : last + 1;
    if (left === 0) return results;
    return {
      ...results,
      lower: inOrder(left - 1),
      upper: inOrder(seen.length - left),
      coverage: 1 - 2 * binomialCdf(left - 1, seen.length, 0.5),
    };
  },
  stepwise: [
    'Differences, or values less the hypothesized median, are counted by their sign; zeros are left out.',
    'p is that of the exact binomial test of the positive signs among both with a chance of one half.',
    'The limits are the values of all, in order, that lie as far in from both ends as the binomial distribution with one half allows: (1 − confidence)/2 in each tail at most.',
  ],
  requires: [
    {
      that: ({ first, second }) => first.length === second.length,
      field: 'second',
      says: 'Both lists must have as many values: they are pairs.',
    },
    { that: ({ positive, negative }) => positive + negative > 0, field: 'positive', says: 'There is no sign to test.' },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ above, below, alternative }) => {
        const least = 0.5 ** (above + below);
        return isAbove(alternative === 'two-sided' ? 2 * least : least, 0.05);
      },
      says: 'So few signs cannot give a p below 5%, even if all were alike.',
    },
    {
      level: 'note',
      when: ({ zeros, above, below }) => zeros !== undefined && isAbove(zeros, (above + below) / 4),
      says: 'Many differences are zero and left out: the p speaks of the others only.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Positive signs if both are equally likely',
    x: { label: 'Positive signs' },
    y: { label: 'Probability' },
    curve: ({ above, below, alternative }) => binomialCurve(above, above + below, 0.5, alternative),
  },
  explanation:
    '{above} {above|sign is|signs are} positive and {below} {below|is|are} negative; p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: {
        first: [125, 115, 130, 140, 140, 115, 140, 125, 140, 135, 120],
        second: [110, 122, 125, 120, 140, 114, 123, 117, 135, 125, 119],
      },
      results: { p: 0.021484375, above: 9, below: 1, zeros: 1, center: 5, lower: 0, upper: 17, coverage: 98.828125 },
      source: 'scipy.stats.binomtest(9, 10); by hand: the second and tenth of 11 differences in order',
    },
    {
      inputs: {
        data: 'values',
        values: [5.1, 4.8, 6.2, 5.5, 5.0, 4.9, 5.7, 5.3, 6.0, 5.8, 5.2, 5.05],
        hypothesized: 5,
      },
      results: {
        p: 0.0654296875,
        above: 9,
        below: 2,
        zeros: 1,
        center: 5.25,
        lower: 5,
        upper: 5.8,
        coverage: 96.142578125,
      },
      source: 'scipy.stats.binomtest(9, 11); scipy.stats.binom.cdf(2, 12, 0.5) = 0.0192871',
    },
    {
      inputs: { data: 'counts', positive: 9, negative: 2, alternative: 'greater' },
      results: { p: 0.03271484375, above: 9, below: 2 },
      source: "scipy.stats.binomtest(9, 11, alternative='greater')",
    },
    {
      inputs: { data: 'counts', positive: 9, negative: 2, alternative: 'less' },
      results: { p: 0.994140625 },
      source: "scipy.stats.binomtest(9, 11, alternative='less')",
    },
    {
      inputs: { first: [1, 2, 3, 0.3], second: [2, 3, 4, 0.1] },
      results: { p: 0.625, above: 1, below: 3, zeros: 0, center: -1 },
      cautions: ['cannot give a p below 5%'],
      source: 'By hand: 2 × 5/16; too few for limits of 95%',
    },
    {
      inputs: { data: 'values', values: [1, 1, 1, 1, 2, 3, 4, 5, 6, 7], hypothesized: 1 },
      results: { p: 0.03125, above: 6, below: 0, zeros: 4, center: 2.5 },
      cautions: ['Many differences are zero'],
      source: 'By hand: 2/64',
    },
    {
      inputs: { data: 'values', values: [3, 1, 4, 2, 6], confidence: 93.75 },
      results: { p: 0.0625, above: 5, below: 0, center: 3, lower: 1, upper: 6, coverage: 93.75 },
      cautions: ['cannot give a p below 5%'],
      source: 'By hand: 2/32; each end leaves out 1/32',
    },
    { inputs: { first: [1, 2], second: [1, 2] }, noResult: 'All differences are zero', source: 'By definition' },
    { inputs: { data: 'counts', positive: 0, negative: 0 }, refused: 'no sign to test', source: 'By definition' },
    { inputs: { first: [1, 2], second: [1] }, refused: 'as many values', source: 'By definition' },
  ],
  notes: ['The pairs are independent. Where differences are symmetric, the Wilcoxon signed-rank test finds more.'],
  references: [
    {
      title: 'Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3rd ed., §3.4 to §3.6',
      isbn: '978-0-470-38737-5',
    },
  ],
});
