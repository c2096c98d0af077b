import { defineCalculator, median, number, sorted, table } from '@reckoner/engine';
import { manyValues } from '../shared/inference.js';
import { isOutside, outerQuartiles, quartileMethod } from '../shared/quartiles.js';

/** Quartiles by the common methods, and the fences of a box plot at 1.5 interquartile ranges. */
export default defineCalculator({
  title: 'Quartiles and five-number summary',
  description: 'Minimum, quartiles, maximum, interquartile range, fences and outliers of a list of numbers.',
  keywords: [
    'quartiles',
    'interquartile range',
    'IQR',
    'box plot',
    'outliers',
    'QUARTILE.INC',
    'QUARTILE.EXC',
    'hinges',
  ],
  aliases: ['quartiles-and-iqr'],
  inputs: {
    values: { ...manyValues, minItems: 4 },
    method: quartileMethod,
  },
  outputs: {
    minimum: number({ label: 'Minimum' }),
    q1: number({ label: 'First quartile', symbol: 'Q_1' }),
    median: number({ label: 'Median', symbol: 'Q_2' }),
    q3: number({ label: 'Third quartile', symbol: 'Q_3' }),
    maximum: number({ label: 'Maximum' }),
    iqr: number({ label: 'Interquartile range', symbol: '\\mathrm{IQR}' }),
    lowerFence: number({ label: 'Lower fence' }),
    upperFence: number({ label: 'Upper fence' }),
    outliers: table({ value: number({ label: 'Outlier' }) }, { label: 'Outliers' }),
  },
  formula: ({ values, method }) => {
    const ordered = sorted(values);
    const [q1, q3] = outerQuartiles(ordered, method);
    const iqr = q3 - q1;
    const outliers = ordered.filter((value) => isOutside(value, q1, q3, 1.5 * iqr)).map((value) => ({ value }));
    return {
      minimum: ordered[0]!,
      q1,
      median: median(ordered),
      q3,
      maximum: ordered[ordered.length - 1]!,
      iqr,
      lowerFence: q1 - 1.5 * iqr,
      upperFence: q3 + 1.5 * iqr,
      outliers,
    };
  },
  stepwise: [
    'Inclusive and exclusive: the quartiles are read between the ordered values in proportion (types 7 and 6 of Hyndman and Fan).',
    'Tukey and halves: they are the medians of the lower and upper half, with or without the middle value.',
    'IQR = Q₃ - Q₁; the fences lie 1.5 × IQR below Q₁ and above Q₃.',
  ],
  explanation:
    'Half of the values lie between {q1} and {q3}, around the median {median}; the interquartile range is {iqr}.',
  examples: [
    {
      inputs: { values: [-0.2, 0.1, 0.1, 0.2, 0.3, 0.3], method: 'tukey' },
      results: { q1: 0.1, q3: 0.3, lowerFence: -0.2, upperFence: 0.6, outliers: { length: 0 } },
      source: 'By hand: 0.1 − 1.5 × 0.2 = −0.2, and the least value lies on the fence',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50] },
      results: {
        minimum: 3,
        q1: 7.25,
        median: 12.5,
        q3: 17,
        maximum: 50,
        iqr: 9.75,
        lowerFence: -7.375,
        upperFence: 31.625,
        outliers: { length: 1, rows: { 0: { value: 50 } } },
      },
      source: 'By hand: positions 2.25 and 6.75 of nine steps; R quantile type 7',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50], method: 'exclusive' },
      results: { q1: 6.5, q3: 18.75, iqr: 12.25 },
      source: 'By hand: positions 11/4 and 33/4; R quantile type 6',
    },
    {
      inputs: { values: [3, 7, 8, 5, 12, 14, 21, 13, 18, 50], method: 'tukey' },
      results: { q1: 7, q3: 18 },
      source: 'R fivenum',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], method: 'tukey' },
      results: { q1: 12, median: 15, q3: 19 },
      source: 'R fivenum',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], method: 'halves' },
      results: { q1: 11.5, q3: 19.5, outliers: { length: 0 } },
      source: 'By hand: medians of 8, 11, 12, 14 and of 15, 19, 20, 31',
    },
    {
      inputs: {
        values: [10000000001, 10000000002, 10000000003, 10000000004, 10000000005, 10000000006, 10000000060],
      },
      results: { q1: 10000000002.5, q3: 10000000005.5, outliers: { length: 1, rows: { 0: { value: 10000000060 } } } },
      source: 'By hand: of 1 to 6 and 60, all 10¹⁰ larger',
    },
  ],
  references: [
    {
      title: 'Hyndman, Fan: Sample Quantiles in Statistical Packages, The American Statistician 50 (1996)',
      doi: '10.1080/00031305.1996.10473566',
    },
    { title: 'Tukey: Exploratory Data Analysis (1977), ch. 2', isbn: '978-0-201-07616-5' },
  ],
});
