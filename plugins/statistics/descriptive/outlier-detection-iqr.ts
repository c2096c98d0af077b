import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  median,
  normalCdf,
  number,
  roundTo,
  sorted,
  standardDeviation,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { values } from '../shared/inference.js';
import { differLittle } from '../shared/narrow-intervals.js';
import { haveSpread, isOutside, outerQuartiles, quartileMethod } from '../shared/quartiles.js';
import { distancesFromMedian, isMostlyEqual, medianDeviation, normalQuartile } from '../shared/robust.js';

/** The farthest that one of n values can lie from their mean, in their sample standard deviations. */
function farthestScore(n: number): number {
  return (n - 1) / Math.sqrt(n);
}

/** How many have a modified z-score beyond 3.5. */
function beyondMedians(values: readonly number[]): number {
  if (isMostlyEqual(values)) return 0;
  const limit = (3.5 * medianDeviation(values)) / normalQuartile();
  return distancesFromMedian(values).filter((distance) => isAbove(Math.abs(distance), limit)).length;
}

/** Limits by quartiles, by mean and standard deviation, or by median and median absolute deviation. */
export default defineCalculator({
  title: 'Outlier detection',
  description:
    'Outliers of a list of numbers by the fences of 1.5 interquartile ranges, by z-scores, or by modified z-scores of the median absolute deviation, with the limits and the mean without them.',
  keywords: [
    'outlier finder',
    'IQR rule',
    '1.5 IQR rule',
    'Tukey fences',
    'z-score outliers',
    'modified z-score outliers',
    'MAD outliers',
    'upper and lower fence',
  ],
  related: ['five-number-summary', 'median-absolute-deviation', 'grubbs-dixon-outlier-test'],
  inputs: {
    values: { ...values, minItems: 4 },
    rule: choice(
      {
        quartiles: { label: 'Fences by the interquartile range', also: ['IQR', 'Tukey', 'fences'] },
        deviations: {
          label: 'z-score: mean and standard deviation',
          also: ['z', 'z-score', 'z-scores', 'standard deviation'],
        },
        medians: {
          label: 'Modified z-score: median and MAD',
          also: ['MAD', 'modified z-score', 'modified z-scores', 'Iglewicz'],
        },
      },
      { label: 'Rule', default: 'quartiles' },
    ),
    factor: number({
      label: 'Limit',
      symbol: 'k',
      help: 'How many interquartile ranges, standard deviations or modified z-scores.',
      above: 0,
      max: 100,
      usual: [1, 6],
      default: ({ rule }) => (rule === 'quartiles' ? 1.5 : rule === 'deviations' ? 3 : 3.5),
    }),
    method: { ...quartileMethod, when: { rule: 'quartiles' } },
  },
  outputs: {
    outliers: integer({ label: 'Outliers found' }),
    lower: number({ label: 'Lower limit', symbol: 'x_{-}' }),
    upper: number({ label: 'Upper limit', symbol: 'x_{+}' }),
    center: number({ label: 'Median, or mean of all values', help: 'The mean where z-scores are the rule.' }),
    spread: number({ label: 'Interquartile range, standard deviation or MAD' }),
    average: number({ label: 'Mean of all values', symbol: '\\bar x' }),
    rest: number({ label: 'Mean without the outliers', symbol: '\\bar x_r', optional: true }),
    expected: number({
      label: 'Outliers expected among as many normal values',
      help: 'By the normal distribution, of which a large sample is.',
      places: 2,
    }),
    count: integer({ label: 'Count', symbol: 'n' }),
    found: table(
      {
        value: number({ label: 'Outlier' }),
        side: text({ label: 'Side' }),
        score: number({ label: 'Distance in units of the rule', places: 3 }),
      },
      { label: 'Outliers' },
    ),
  },
  formula: ({ values, rule, factor, method }) => {
    const count = values.length;
    const average = meanAsWritten(values);
    const middle = median(values);
    const [low, high] = outerQuartiles(values, rule === 'quartiles' ? method : 'inclusive');
    let center = middle;
    let spread = high - low;
    let [from, to, reach] = [low, high, factor * spread];
    let expected = 2 * count * normalCdf(-normalQuartile() * (1 + 2 * factor));
    if (rule === 'deviations') {
      center = average;
      spread = standardDeviation(values);
      [from, to, reach] = [center, center, factor * spread];
      expected = 2 * count * normalCdf(-factor);
    }
    if (rule === 'medians') {
      spread = medianDeviation(values);
      [from, to, reach] = [center, center, (factor * spread) / normalQuartile()];
      expected = 2 * count * normalCdf(-factor);
    }
    const isOut = (value: number) => isOutside(value, from, to, reach);
    const kept = values.filter((value) => !isOut(value));
    const found = sorted(values)
      .filter(isOut)
      .map((value) => {
        const distance = Math.max(from - value, value - to);
        return {
          value,
          side: value < center ? 'below' : 'above',
          score: (distance / spread) * (rule === 'medians' ? normalQuartile() : 1),
        };
      });
    return {
      outliers: found.length,
      lower: from - reach,
      upper: to + reach,
      center,
      spread,
      average,
      rest: kept.length === 0 ? undefined : meanAsWritten(kept),
      expected,
      count,
      found,
    };
  },
  shown: ({ values, rule }) => ({
    average: sum(values) / values.length,
    center: rule === 'deviations' ? sum(values) / values.length : median(values),
  }),
  stepwise: [
    'By quartiles the limits are Q₁ − k IQR and Q₃ + k IQR with IQR = Q₃ − Q₁; by z-scores x̄ − k s and x̄ + k s with the sample standard deviation s; by modified z-scores the median ∓ k MAD/0.67449.',
    'What lies beyond a limit is an outlier of the rule; what lies on it is none.',
    'The distance is that from the nearer quartile in interquartile ranges, the z-score, or the modified z-score, without its sign.',
    'Expected among n normal values are 2n Φ(−0.67449 (1 + 2k)) by quartiles, and else 2n Φ(−k).',
  ],
  requires: [
    {
      that: ({ values }) => values.some((value) => value !== values[0]),
      field: 'values',
      says: 'All values are equal: there is no outlier among them.',
    },
    {
      that: ({ values, rule }) =>
        rule !== 'medians' || !isMostlyEqual(values) || values.every((value) => value === values[0]),
      field: 'rule',
      says: 'More than half of the values are equal, so that the MAD is 0 and each other value would be an outlier, however near: take another rule.',
    },
    {
      that: ({ values, rule, method }) => {
        if (rule !== 'quartiles' || values.every((value) => value === values[0])) return true;
        return haveSpread(outerQuartiles(values, method));
      },
      field: 'rule',
      says: 'Both quartiles are equal, so that the interquartile range is 0 and each other value would be an outlier, however near: take z-scores, or look at the values.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rule, count, factor }) => rule === 'deviations' && isAtMost(farthestScore(count), factor),
      says: 'Of {count} values none can lie {factor} sample standard deviations from their mean, however far out it is: this rule finds nothing here. Take fences or modified z-scores.',
    },
    {
      level: 'caution',
      when: ({ values, rule, outliers, count, factor }) =>
        rule === 'deviations' && isBelow(factor, farthestScore(count)) && beyondMedians(values) > outliers,
      says: 'Modified z-scores beyond 3.5 find more outliers: far values widen the standard deviation and so hide themselves and each other. Compare with that rule.',
    },
    {
      level: 'caution',
      when: ({ found }) => found.length >= 3 && found.every(({ side }) => side === found[0]!.side),
      says: 'All outliers lie on one side: skewed values, as incomes and waiting times, have a long tail that belongs to them. Look at a histogram, or at the logarithms.',
    },
    {
      level: 'note',
      when: ({ outliers, expected }) => outliers > 0 && roundTo(expected, 2) >= 0.5,
      says: 'About {expected} of as many normal values lie beyond these limits by chance alone.',
    },
    {
      level: 'caution',
      when: ({ values }) => differLittle(values),
      says: 'The values differ so little beside their size that six digits do not show it: take off first what is common to all, and add it to limits and means afterwards.',
    },
    {
      level: 'note',
      when: ({ outliers }) => outliers > 0,
      says: 'A rule marks values to be looked into. Leave one out only where a cause is found, and report it.',
    },
    {
      level: 'caution',
      when: ({ count }) => count < 10,
      says: ({ rule }) =>
        rule === 'quartiles'
          ? 'Of fewer than 10 values the limits are rough, and depend much on the rule and on how quartiles are taken.'
          : 'Of fewer than 10 values the limits are rough, and depend much on the rule.',
    },
  ],
  explanation: ({ rule, outliers }) => {
    const name =
      rule === 'quartiles'
        ? 'By fences at {factor} × the interquartile range beyond the quartiles'
        : rule === 'deviations'
          ? 'By z-scores beyond {factor}'
          : 'By modified z-scores beyond {factor}';
    return outliers === 0
      ? `${name}, none of {count} values is an outlier: all lie within the limits, {lower} and {upper}; their mean is {average}.`
      : `${name}, {outliers} of {count} values {outliers|is an outlier|are outliers}, below {lower} or above {upper}; the mean of all is {average}{rest?, without {outliers|it|them} {rest}|}.`;
  },
  examples: [
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50] },
      results: {
        outliers: 1,
        lower: -7.375,
        upper: 31.625,
        center: 12.5,
        spread: 9.75,
        average: 15.1,
        rest: 11.2222222222222,
        expected: 0.0697660323928,
        count: 10,
        found: { length: 1, rows: { 0: { value: 50, side: 'above', score: 3.38461538461538 } } },
      },
      cautions: ['looked into'],
      source: 'numpy.percentile; scipy.stats.norm',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50], method: 'exclusive' },
      results: { outliers: 1, lower: -11.875, upper: 37.125, spread: 12.25 },
      cautions: ['looked into'],
      source: "numpy.percentile(method='weibull')",
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50], method: 'tukey', factor: 3 },
      results: { outliers: 0, lower: -26, upper: 51, spread: 11 },
      source: 'R fivenum: hinges 7 and 18; by hand: 7 − 33, 18 + 33',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], method: 'halves' },
      results: { outliers: 0, lower: -0.5, upper: 31.5, spread: 8 },
      cautions: ['fewer than 10'],
      source: 'By hand: medians of 8, 11, 12, 14 and of 15, 19, 20, 31',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50], rule: 'deviations' },
      results: {
        outliers: 0,
        lower: -25.4080238965072,
        upper: 55.6080238965072,
        spread: 13.5026746321691,
        expected: 0.0269979606326,
      },
      cautions: ['none can lie'],
      source: 'numpy; by hand: 9/√10 is below 3',
    },
    {
      inputs: {
        values: [10, 12, 12, 13, 12, 11, 14, 13, 15, 10, 10, 10, 100, 12, 14, 13, -40],
        rule: 'deviations',
      },
      results: {
        outliers: 1,
        lower: -62.3252594960076,
        upper: 90.6782006724782,
        rest: 8.8125,
        found: { length: 1, rows: { 0: { value: 100, score: 3.36555249079688 } } },
      },
      cautions: ['Modified z-scores', 'looked into'],
      source: 'numpy',
    },
    {
      inputs: {
        values: [10, 12, 12, 13, 12, 11, 14, 13, 15, 10, 10, 10, 100, 12, 14, 13, -40],
        rule: 'medians',
      },
      results: {
        outliers: 2,
        lower: 1.62178447046079,
        upper: 22.3782155295392,
        center: 12,
        spread: 2,
        rest: 12.0666666666667,
        expected: 0.00790938868721,
        found: {
          length: 2,
          rows: { 0: { value: -40, side: 'below', score: 17.5367335050981 }, 1: { value: 100, side: 'above' } },
        },
      },
      cautions: ['looked into'],
      source: 'scipy.stats.median_abs_deviation and norm',
    },
    {
      inputs: {
        values: [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 9, 20, 30, 45],
      },
      results: { outliers: 3, lower: -4.5, upper: 15.5, average: 9.6, rest: 4.08333333333333 },
      cautions: ['one side', 'looked into'],
      source: 'numpy.percentile',
    },
    {
      inputs: { values: [-0.2, 0.1, 0.1, 0.2, 0.3, 0.3], method: 'tukey' },
      results: { outliers: 0, lower: -0.2, upper: 0.6, rest: 0.133333333333 },
      cautions: ['fewer than 10'],
      source: 'By hand: 0.1 − 1.5 × 0.2 = −0.2, and the least value lies on the fence',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50, 9, 11], rule: 'deviations', factor: 2 },
      results: { outliers: 1, lower: -10.5125083176527, upper: 39.0125083176527, expected: 0.5460031667563 },
      cautions: ['by chance alone', 'looked into'],
      source: 'numpy; scipy.stats.norm',
    },
    {
      inputs: { values: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9], rule: 'deviations' },
      results: { outliers: 1, lower: 1.97949113034093, upper: 8.63589348504368, rest: 5 },
      cautions: ['looked into'],
      source: 'numpy',
    },
    {
      inputs: { values: [2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 12], factor: 0.1 },
      results: { outliers: 6, lower: 3.3, upper: 8.7, rest: 6, expected: 5.01950609783 },
      cautions: ['by chance alone', 'looked into'],
      source: 'numpy.percentile; scipy.stats.norm',
    },
    {
      inputs: { values: [1, 1, 9, 9], rule: 'deviations', factor: 0.5 },
      results: { outliers: 4, average: 5, lower: 2.6905989232415, expected: 2.4683003098079 },
      cautions: ['by chance alone', 'looked into', 'fewer than 10'],
      source: 'By hand: 5 − 0.5 √(64/3); scipy.stats.norm',
    },
    {
      inputs: {
        values: [10000000001, 10000000002, 10000000003, 10000000004, 10000000005, 10000000006, 10000000060],
      },
      results: { outliers: 1, lower: 9999999998, upper: 10000000010, spread: 3, rest: 10000000003.5 },
      cautions: ['looked into', 'how quartiles are taken'],
      source: 'By hand: of 1 to 6 and 60, all 10¹⁰ larger: 2.5 − 4.5 and 5.5 + 4.5',
    },
    {
      inputs: {
        values: [
          10000000001, 10000000002, 10000000002, 10000000003, 10000000003, 10000000004, 10000000004, 10000000005,
          10000000005, 10000000006, 10000000007, 10000000060,
        ],
        rule: 'deviations',
      },
      results: { outliers: 1, spread: 16.312293189215, found: { rows: { 0: { score: 3.15712814885 } } } },
      cautions: ['looked into'],
      source: 'numpy, of values that are 10¹⁰ smaller',
    },
    {
      inputs: {
        values: [
          999999999901, 999999999902, 999999999902, 999999999903, 999999999903, 999999999904, 999999999904,
          999999999905, 999999999905, 999999999906, 999999999907, 999999999960,
        ],
        rule: 'medians',
      },
      results: { outliers: 1, center: 999999999904, spread: 1.5 },
      cautions: ['looked into'],
      source: 'By hand: (60 − 4) × 0.67449/1.5 = 25.18',
    },
    {
      inputs: {
        values: [
          200.00011, 200.00012, 200.00013, 200.00013, 200.00014, 200.00012, 200.00016, 200.00015, 200.00014, 200.00012,
          200.0009,
        ],
      },
      results: { outliers: 1, lower: 200.0000825, upper: 200.0001825, rest: 200.000132 },
      cautions: ['differ so little', 'looked into'],
      source: 'numpy.percentile, of the values less 200',
    },
    { inputs: { values: [4, 4, 4, 4] }, refused: 'All values are equal', source: 'By definition' },
    { inputs: { values: [5, 5, 5, 5, 9] }, refused: 'Both quartiles are equal', source: 'By definition' },
    {
      inputs: { values: [5, 5, 5, 5, 9], rule: 'medians' },
      refused: 'More than half',
      source: 'By definition',
    },
  ],
  notes: [
    'The limits of normal values: 0.7% lie beyond fences of 1.5 interquartile ranges, 0.27% beyond z = 3, in large samples; in small ones more lie beyond the fences.',
    'For a test with a p-value take that of Grubbs, or generalized ESD.',
  ],
  references: [
    { title: 'Tukey: Exploratory Data Analysis (1977), ch. 2', isbn: '978-0-201-07616-5' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.17: Detection of Outliers',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h.htm',
    },
    {
      title: 'Iglewicz, Hoaglin: How to Detect and Handle Outliers, ASQC Basic References in Quality Control 16 (1993)',
    },
  ],
});
