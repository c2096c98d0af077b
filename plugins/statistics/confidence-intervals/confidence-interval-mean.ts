import {
  choice,
  defineCalculator,
  mean,
  noResult,
  normalQuantile,
  number,
  standardDeviation,
  studentQuantile,
} from '@reckoner/engine';
import { confidence, manyValues, sampleDeviation, sampleMean, sampleSize } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';
import { isNarrow } from '../shared/narrow-intervals.js';

/** Student's interval when the standard deviation is estimated from the sample, the normal one when it is known. */
export default defineCalculator({
  title: 'Confidence interval for a mean',
  description: 'Confidence interval of a mean by Student t, or by z when the population standard deviation is known.',
  keywords: ['t interval', 'z interval', 'CONFIDENCE.T', 'CONFIDENCE.NORM', 'standard error'],
  inputs: {
    data: choice(
      {
        summary: 'Mean and sample standard deviation (t)',
        known: 'Mean and known population standard deviation (z)',
        values: 'All values (t)',
      },
      { label: 'Data', default: 'summary' },
    ),
    average: { ...sampleMean, when: { data: ['summary', 'known'] } },
    deviation: { ...sampleDeviation, label: 'Standard deviation', when: { data: ['summary', 'known'] } },
    n: { ...sampleSize, when: { data: ['summary', 'known'] } },
    sample: { ...manyValues, when: { data: 'values' } },
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4 }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4 }),
    margin: number({ label: 'Margin of error', symbol: 'E', places: 4 }),
    standardError: number({ label: 'Standard error', symbol: '\\mathrm{SE}', places: 4 }),
    critical: number({ label: 'Critical value', symbol: 't^*', places: 4 }),
  },
  formula: ({ data, average, deviation, n, sample, confidence }) => {
    if (data === 'values' && sample.every((value) => value === sample[0]))
      throw noResult('All values are equal: there is no spread to judge their mean by.');
    const tail = (1 - confidence) / 2;
    const center = data === 'values' ? mean(sample) : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const size = data === 'values' ? sample.length : n;
    const critical = data === 'known' ? -normalQuantile(tail) : -studentQuantile(tail, size - 1);
    const standardError = spread / Math.sqrt(size);
    const margin = critical * standardError;
    return { lower: center - margin, upper: center + margin, margin, standardError, critical };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper }) =>
      intervalShapes({ lower, upper, middle: (lower + upper) / 2, of: { lower: 'lower', upper: 'upper' } }),
  },
  explanation: ({ lower, margin }) =>
    isNarrow(lower, margin)
      ? 'The {confidence} confidence interval of the mean reaches {margin} to either side of the sample mean.'
      : 'The {confidence} confidence interval of the mean is {lower} to {upper}.',
  examples: [
    {
      inputs: { data: 'values', sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6] },
      results: {
        lower: 10.443536342800043,
        upper: 12.481463657199958,
        standardError: 0.4309199047221121,
        critical: 2.3646242515927844,
      },
      source: 'scipy.stats.t.interval(0.95, 7, mean, s/√8)',
    },
    {
      inputs: { average: 72, deviation: 8, n: 25, confidence: 99 },
      results: { lower: 67.52489679236086, upper: 76.47510320763914, margin: 4.47510320763914, standardError: 1.6 },
      source: 'scipy.stats.t.interval(0.99, 24, 72, 1.6)',
    },
    {
      inputs: { data: 'known', average: 72, deviation: 8, n: 25, confidence: 90 },
      results: { lower: 69.36823419687764, upper: 74.63176580312236, critical: 1.6448536269514722 },
      source: 'scipy.stats.norm.interval(0.9, 72, 1.6)',
    },
    {
      inputs: { average: 100, deviation: 0.00001, n: 25 },
      results: { margin: 0.00000412779712, standardError: 0.000002 },
      source: 'By hand: 2.06389856 × 0.00001/5; both limits read as 100.0000',
    },
    { inputs: { data: 'values', sample: [3, 3, 3] }, noResult: 'no spread', source: 'By definition' },
  ],
  notes: ['Assumes independent values and a mean that is about normally distributed.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.2',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda352.htm',
    },
  ],
});
