import { choice, defineCalculator, integer, number, percent, quantile } from '@reckoner/engine';
import { manyValues } from '../shared/inference.js';

/** The nine sample quantiles of Hyndman and Fan, and the share of values at or below the result. */
export default defineCalculator({
  title: 'Percentile of a data set',
  description: 'Value at a percentile of a list of numbers, by any of the nine usual definitions.',
  keywords: ['quantile', 'PERCENTILE.INC', 'PERCENTILE.EXC', 'decile', 'hyndman-fan'],
  inputs: {
    values: { ...manyValues, minItems: 1 },
    percentile: percent({ label: 'Percentile', symbol: 'p', min: 0, max: 100, usual: [1, 100] }),
    type: choice(
      {
        '7': { label: 'Type 7: PERCENTILE.INC, R and NumPy default', value: 7 },
        '6': { label: 'Type 6: PERCENTILE.EXC, Minitab, SPSS', value: 6 },
        '1': { label: 'Type 1: inverse of the empirical distribution (nearest rank)', value: 1 },
        '2': { label: 'Type 2: the same with averaging, SAS default', value: 2 },
        '3': { label: 'Type 3: nearest even order statistic', value: 3 },
        '4': { label: 'Type 4: linear interpolation of the empirical distribution', value: 4 },
        '5': { label: 'Type 5: Hazen', value: 5 },
        '8': { label: 'Type 8: median-unbiased', value: 8 },
        '9': { label: 'Type 9: unbiased for normal data', value: 9 },
      },
      { label: 'Definition', default: '7' },
    ),
  },
  outputs: {
    value: number({ label: 'Value at the percentile', symbol: 'Q(p)' }),
    atOrBelow: integer({ label: 'Values at or below it' }),
    count: integer({ label: 'Count', symbol: 'n' }),
  },
  formula: ({ values, percentile, type }) => {
    const value = quantile(values, percentile, type);
    return { value, atOrBelow: values.filter((one) => one <= value).length, count: values.length };
  },
  stepwise: ['At or below counts the values that are not greater than the percentile.'],
  explanation:
    'At {percentile} the percentile is {value}: of {count} {count|value|values} {atOrBelow} {atOrBelow|lies|lie} at or below it.',
  examples: [
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 90 },
      results: { value: 22.2, atOrBelow: 8, count: 9 },
      source: "numpy.quantile(method='linear')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 25, type: '1' },
      results: { value: 12 },
      source: "numpy.quantile(method='inverted_cdf')",
    },
    {
      inputs: { values: [12, 15, 11, 20], percentile: 50, type: '2' },
      results: { value: 13.5 },
      source: 'By hand: mean of 12 and 15',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 25, type: '3' },
      results: { value: 11 },
      source: "numpy.quantile(method='closest_observation')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 25, type: '4' },
      results: { value: 11.25 },
      source: "numpy.quantile(method='interpolated_inverted_cdf')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 90, type: '5' },
      results: { value: 26.6 },
      source: "numpy.quantile(method='hazen')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 25, type: '6' },
      results: { value: 11.5 },
      source: "numpy.quantile(method='weibull')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 90, type: '8' },
      results: { value: 28.066666666667 },
      source: "numpy.quantile(method='median_unbiased')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14], percentile: 90, type: '9' },
      results: { value: 27.7 },
      source: "numpy.quantile(method='normal_unbiased')",
    },
  ],
  references: [
    {
      title: 'Hyndman, Fan: Sample Quantiles in Statistical Packages, The American Statistician 50 (1996)',
      doi: '10.1080/00031305.1996.10473566',
    },
  ],
});
