import {
  choice,
  defineCalculator,
  noResult,
  number,
  percent,
  standardDeviation,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { inSummary, inValues, manyValues, sampleDeviation, sampleMean } from '../shared/inference.js';

/** Standard deviation relative to the size of the mean. */
export default defineCalculator({
  title: 'Coefficient of variation',
  description: 'Standard deviation as a percentage of the mean, from a summary or from all values.',
  keywords: ['CV', 'relative standard deviation', 'RSD', 'precision'],
  inputs: {
    data: choice(
      { summary: 'Mean and standard deviation', values: 'All values' },
      { label: 'Data', default: 'summary' },
    ),
    average: { ...sampleMean, ...inSummary },
    deviation: { ...sampleDeviation, ...inSummary },
    sample: { ...manyValues, ...inValues },
  },
  outputs: {
    coefficient: percent({ label: 'Coefficient of variation', symbol: '\\mathrm{CV}', places: 2 }),
    center: number({ label: 'Mean', symbol: '\\bar x' }),
    spread: number({ label: 'Standard deviation', symbol: 's' }),
  },
  formula: ({ data, average, deviation, sample }) => {
    const center = data === 'values' ? sumOfProducts(...sample.map((value) => [value])) / sample.length : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    if (center === 0) throw noResult('With a mean of zero the coefficient of variation is not defined.');
    return { coefficient: spread / Math.abs(center), center, spread };
  },
  shown: ({ data, sample, average }) => ({
    center: data === 'values' ? sum(sample) / sample.length : average,
  }),
  explanation: 'The standard deviation {spread} is {coefficient} of the mean {center}.',
  cautions: [
    {
      level: 'caution',
      when: ({ data, average, sample }) => (data === 'values' ? sample.some((value) => value < 0) : average < 0),
      says: 'Negative values are a sign of a scale without a true zero, for which the coefficient of variation has no meaning.',
    },
  ],
  examples: [
    {
      inputs: { average: 50, deviation: 4 },
      results: { coefficient: 8, center: 50, spread: 4 },
      source: 'By hand: 4/50',
    },
    {
      inputs: { data: 'values', sample: [2, 4, 4, 4, 5, 5, 7, 9] },
      results: { coefficient: 42.7617987059879 },
      source: 'numpy: std(ddof=1)/mean',
    },
    { inputs: { average: 0, deviation: 4 }, noResult: 'not defined', source: 'By definition' },
    {
      inputs: { average: -20, deviation: 4 },
      results: { coefficient: 20 },
      cautions: ['true zero'],
      source: 'By hand: 4/20',
    },
  ],
  notes: ['Meaningful for ratio scales only: weights, lengths and times, not temperatures in °C.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.6: Measures of Scale',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda356.htm',
    },
  ],
});
