import { defineCalculator, integer, median, mode, number, sum, table } from '@reckoner/engine';
import { sumAsWritten } from '../shared/exact-sum.js';
import { manyValues } from '../shared/inference.js';

/** Measures of the center of a list, with its range. */
export default defineCalculator({
  title: 'Mean, median and mode',
  description: 'Mean, median, modes, range and midrange of a list of numbers.',
  keywords: ['average', 'central tendency', 'arithmetic mean', 'middle value', 'most frequent', 'range'],
  inputs: { values: { ...manyValues, minItems: 1 } },
  outputs: {
    mean: number({ label: 'Mean', symbol: '\\bar x' }),
    median: number({ label: 'Median', symbol: '\\tilde x' }),
    modes: table(
      { value: number({ label: 'Mode' }) },
      { label: 'Modes', help: 'Empty when several values are all equally frequent.' },
    ),
    count: integer({ label: 'Count', symbol: 'n' }),
    sum: number({ label: 'Sum', symbol: '\\sum x' }),
    range: number({ label: 'Range' }),
    midrange: number({ label: 'Midrange' }),
  },
  formula: ({ values }) => {
    const total = sumAsWritten(values);
    return {
      mean: total / values.length,
      median: median(values),
      modes: mode(values).map((value) => ({ value })),
      count: values.length,
      sum: total,
      range: Math.max(...values) - Math.min(...values),
      midrange: (Math.max(...values) + Math.min(...values)) / 2,
    };
  },
  shown: ({ values }) => ({ mean: sum(values) / values.length, sum: sum(values) }),
  explanation: 'The mean of the values is {mean}, their median {median}; {count} {count|was|were} counted.',
  examples: [
    {
      inputs: { values: [2, 4, 4, 4, 5, 5, 7, 9] },
      results: {
        mean: 5,
        median: 4.5,
        count: 8,
        sum: 40,
        range: 7,
        midrange: 5.5,
        modes: { length: 1, rows: { 0: { value: 4 } } },
      },
      source: 'By hand: 40/8, (4 + 5)/2; scipy.stats.mode',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14] },
      results: { mean: 16.11111111111, median: 15, range: 23, modes: { length: 1, rows: { 0: { value: 15 } } } },
      source: 'numpy mean, median; scipy.stats.mode',
    },
    { inputs: { values: [3] }, results: { mean: 3, median: 3, count: 1, range: 0 }, source: 'By hand: one value' },
    {
      inputs: { values: [1, 2, 3] },
      results: { modes: { length: 0 }, mean: 2 },
      source: 'By hand: every value occurs once',
    },
    {
      inputs: { values: [1, 1, 2, 2, 3] },
      results: { modes: { length: 2, rows: { 0: { value: 1 }, 1: { value: 2 } } } },
      source: 'By hand: 1 and 2 occur twice',
    },
    { inputs: { values: [0.1, 0.2, -0.3] }, results: { mean: 0, sum: 0, median: 0.1 }, source: 'By hand' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.1: Measures of Location',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda351.htm',
    },
  ],
});
