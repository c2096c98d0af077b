import {
  choice,
  defineCalculator,
  integer,
  mean,
  noResult,
  number,
  standardDeviation,
  studentQuantile,
} from '@reckoner/engine';
import {
  confidence,
  dataForm,
  inSummary,
  inValues,
  limits,
  manyValues,
  sampleDeviation,
  sampleMean,
  sampleSize,
} from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';
import { isNarrow } from '../shared/narrow-intervals.js';

/** Squares of smaller differences are lost to doubles. */
const TOO_NEAR = 1e-100;

/** Student's t; for several values the chance of error is shared out among them (Bonferroni). */
export default defineCalculator({
  title: 'Prediction interval',
  description:
    'Interval for the next value, the mean of the next values or all of them, from a normal sample by Student t.',
  keywords: ['prediction limits', 'future observation', 'next observation interval', 'upper prediction limit'],
  related: ['confidence-interval-mean', 'tolerance-interval-normal'],
  inputs: {
    data: dataForm,
    average: { ...sampleMean, ...inSummary },
    deviation: { ...sampleDeviation, ...inSummary },
    n: { ...sampleSize, ...inSummary },
    sample: { ...manyValues, ...inValues },
    predicted: choice(
      {
        next: { label: 'The next value', also: ['single', 'one value'] },
        mean: { label: 'The mean of the next values', also: ['average'] },
        all: { label: 'All of the next values', also: ['simultaneous', 'Bonferroni'] },
      },
      { label: 'What is predicted', default: 'next' },
    ),
    future: integer({
      label: 'Number of next values',
      symbol: 'm',
      min: 2,
      max: 1e6,
      when: { predicted: ['mean', 'all'] },
    }),
    limits,
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4, digits: 6, optional: true }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4, digits: 6, optional: true }),
    margin: number({ label: 'Distance from the sample mean', symbol: 'E', places: 4, digits: 4 }),
    factor: number({ label: 'Distance in standard deviations', symbol: 'k', places: 4 }),
    critical: number({ label: 'Critical value', symbol: 't^*', places: 4 }),
  },
  formula: ({ data, average, deviation, n, sample, predicted, future, limits, confidence }) => {
    if (data === 'values' && sample.every((value) => Math.abs(value - sample[0]!) < TOO_NEAR))
      throw noResult('The values are all equal, or as good as: there is no spread to predict from.');
    const center = data === 'values' ? mean(sample) : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const size = data === 'values' ? sample.length : n;
    const tail = limits === 'both' ? (1 - confidence) / 2 : 1 - confidence;
    const critical = -studentQuantile(predicted === 'all' ? tail / future : tail, size - 1);
    const factor = critical * Math.sqrt(predicted === 'mean' ? 1 / future + 1 / size : 1 + 1 / size);
    const margin = factor * spread;
    return {
      margin,
      factor,
      critical,
      ...(limits === 'upper' ? {} : { lower: center - margin }),
      ...(limits === 'lower' ? {} : { upper: center + margin }),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper }) =>
      lower === undefined || upper === undefined
        ? undefined
        : intervalShapes({ lower, upper, middle: (lower + upper) / 2, of: { lower: 'lower', upper: 'upper' } }),
  },
  explanation: ({ predicted, limits, lower, upper, margin }) => {
    const narrow = isNarrow(lower ?? upper ?? 0, margin);
    const where =
      limits === 'lower'
        ? narrow
          ? 'at or above the sample mean less {margin}'
          : 'at or above {lower}'
        : limits === 'upper'
          ? narrow
            ? 'at or below the sample mean plus {margin}'
            : 'at or below {upper}'
          : narrow
            ? 'within {margin} of the sample mean'
            : 'from {lower} to {upper}';
    if (predicted === 'next') return `The next value lies ${where}, at {confidence} confidence.`;
    if (predicted === 'mean') return `The mean of the next {future} values lies ${where}, at {confidence} confidence.`;
    return `All of the next {future} values lie ${where}, at no less than {confidence} confidence.`;
  },
  examples: [
    {
      inputs: { average: 50, deviation: 5, n: 30 },
      results: {
        lower: 39.60481309448,
        upper: 60.39518690552,
        margin: 10.39518690552,
        factor: 2.079037381104,
        critical: 2.045229642133,
      },
      source: 'scipy: 50 ± t.isf(0.025, 29) × 5 × √(1 + 1/30)',
    },
    {
      inputs: {
        average: 27.51667,
        deviation: 17.10119,
        n: 12,
        predicted: 'all',
        future: 4,
        limits: 'upper',
      },
      results: { upper: 73.6724 },
      source: 'R package EnvStats, EPA 2009 example 18-1: upper limit 73.67237 of 4 future values by Bonferroni',
    },
    {
      inputs: {
        average: 2.5533006,
        deviation: 0.7060038,
        n: 8,
        predicted: 'mean',
        future: 4,
        limits: 'upper',
        confidence: 99,
      },
      results: { upper: 3.849427 },
      source: 'R package EnvStats, EPA 2009 example 18-2: upper limit 3.849427 of the mean of 4 (logarithms)',
    },
    {
      inputs: { data: 'values', sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6] },
      results: { lower: 8.405609028400125, upper: 14.519390971599876 },
      source: 'scipy: t.isf(0.025, 7) s √(1 + 1/8)',
    },
    {
      inputs: { average: 72, deviation: 8, n: 25, predicted: 'all', future: 3, confidence: 90 },
      results: { lower: 53.58030338875, upper: 90.41969661125 },
      source: 'scipy: t.isf(0.05/3, 24) × 8 × √1.04',
    },
    {
      inputs: { average: 72, deviation: 8, n: 25, limits: 'lower' },
      results: { lower: 58.04188622254 },
      source: 'scipy: 72 - t.isf(0.05, 24) × 8 × √1.04',
    },
    {
      inputs: { average: 1, deviation: 1e-7, n: 10 },
      results: { margin: '0.0000002372570448', lower: 0.9999997627, upper: 1.0000002373 },
      source: 'scipy: t.isf(0.025, 9) × 1e-7 × √1.1; both limits would read 1',
    },
    {
      inputs: { average: 50, deviation: 1e-6, n: 10, limits: 'lower' },
      results: { margin: '0.000001922585063' },
      source: 'scipy: t.isf(0.05, 9) × 1e-6 × √1.1',
    },
    {
      inputs: { average: 50, deviation: 1e-6, n: 10, limits: 'upper' },
      results: { margin: '0.000001922585063' },
      source: 'The same',
    },
    { inputs: { data: 'values', sample: [3, 3, 3] }, noResult: 'no spread', source: 'By definition' },
  ],
  notes: [
    'Assumes independent values from one normal distribution, the next ones as well: other shapes make the level wrong even for large samples, except for the mean of many values.',
  ],
  references: [
    { title: 'Meeker, Hahn, Escobar: Statistical Intervals, 2nd ed. (2017), ch. 4' },
    {
      title: 'Millard: EnvStats: An R Package for Environmental Statistics (2013), predIntNorm',
      url: 'https://search.r-project.org/CRAN/refmans/EnvStats/html/predIntNorm.html',
    },
  ],
});
