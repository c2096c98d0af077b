import { choice, defineCalculator, list, number, rows, sum } from '@reckoner/engine';
import { meanAsWritten, sumAsWritten, weightedSumAsWritten } from '../shared/exact-sum.js';

/** Of rates over equal or weighted amounts of what stands above the line: distances of speeds, earnings of price multiples. */
export default defineCalculator({
  title: 'Harmonic mean',
  description:
    'Harmonic mean of a list of values, or the weighted harmonic mean of values with their weights, beside the arithmetic mean.',
  keywords: [
    'HARMEAN',
    'weighted harmonic mean',
    'average speed of equal distances',
    'average of rates',
    'reciprocal mean',
    'F-score mean',
    'average P/E ratio of a portfolio',
  ],
  related: ['geometric-mean', 'weighted-mean', 'mean-median-mode'],
  inputs: {
    data: choice(
      {
        values: { label: 'Values of equal weight', also: ['values'] },
        weighted: { label: 'Values with weights', also: ['weights'] },
      },
      { label: 'Data', default: 'values' },
    ),
    values: list(number({ label: 'Value', min: 0, max: 1e12 }), {
      label: 'Values',
      symbol: 'x',
      maxItems: 10000,
      when: { data: 'values' },
    }),
    items: rows(
      {
        value: number({ label: 'Value', min: 0, max: 1e12 }),
        weight: number({
          label: 'Weight',
          help: 'For speeds the distance, for price-earnings ratios the amount invested.',
          min: 0,
          max: 1e9,
        }),
      },
      { label: 'Values and weights', minItems: 1, maxItems: 1000, when: { data: 'weighted' } },
    ),
  },
  outputs: {
    center: number({ label: 'Harmonic mean', symbol: 'H' }),
    arithmetic: number({
      label: 'Arithmetic mean',
      symbol: 'A',
      help: 'With the same weights.',
    }),
    total: number({
      label: 'Count, or sum of the weights',
      symbol: 'W',
    }),
    reciprocals: number({
      label: 'Sum of weights over values',
      symbol: 'T',
      help: 'For speeds and distances the whole time.',
      optional: true,
    }),
  },
  formula: ({ data, values, items }) => {
    const counted = data === 'values' ? values : items.filter((item) => item.weight > 0).map((item) => item.value);
    const weights =
      data === 'values' ? values.map(() => 1) : items.filter((item) => item.weight > 0).map((item) => item.weight);
    const total = data === 'values' ? values.length : sumAsWritten(weights);
    const arithmetic = data === 'values' ? meanAsWritten(values) : weightedSumAsWritten(weights, counted) / total;
    if (counted.some((value) => value === 0)) return { center: 0, arithmetic, total, reciprocals: undefined };
    const reciprocals = sum(counted.map((value, index) => weights[index]! / value));
    return { center: total / reciprocals, arithmetic, total, reciprocals };
  },
  stepwise: [
    'H = n/(1/x₁ + 1/x₂ + … + 1/xₙ); with weights H = (w₁ + … + wₙ)/(w₁/x₁ + … + wₙ/xₙ).',
    'Where a value that has a weight is 0, the harmonic mean is 0, its limit as that value falls to 0.',
  ],
  requires: [
    {
      that: ({ data, items }) => data !== 'weighted' || items.some((item) => item.weight > 0),
      field: 'items',
      says: 'At least one weight must be above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ center }) => center === 0,
      says: 'A value of 0 makes the harmonic mean 0, whatever the others are: look whether it is a value or stands for a missing one.',
    },
    {
      level: 'note',
      when: ({ data, items }) => data === 'weighted' && items.some((item) => item.weight === 0),
      says: 'What has a weight of 0 is not counted.',
    },
  ],
  explanation: ({ data }) =>
    data === 'values'
      ? 'The harmonic mean of {total} {total|value|values} is {center}, as of speeds over equal distances; the arithmetic mean, as of speeds over equal times, is {arithmetic}.'
      : 'The weighted harmonic mean is {center}, with weights that sum to {total}, as of speeds weighted by their distances; the weighted arithmetic mean, which is right where the weights are times, is {arithmetic}.',
  examples: [
    {
      inputs: { values: [60, 40] },
      results: { center: 48, arithmetic: 50, total: 2, reciprocals: 0.0416666666667 },
      source: 'By hand: 2/(1/60 + 1/40) = 2/(5/120)',
    },
    {
      inputs: { values: [1, 4, 4] },
      results: { center: 2, arithmetic: 3, reciprocals: 1.5 },
      source: 'Investopedia, Harmonic mean: 3/(1 + 1/4 + 1/4) = 2',
    },
    {
      inputs: {
        data: 'weighted',
        items: [
          { value: 33, weight: 0.2 },
          { value: 23, weight: 0.8 },
          { value: 5, weight: 0 },
        ],
      },
      results: { center: 24.4838709677419, arithmetic: 25, total: 1, reciprocals: 0.0408432147562582 },
      cautions: ['not counted'],
      source: 'By hand: 1/(0.2/33 + 0.8/23) = 759/31; scipy.stats.hmean with weights',
    },
    {
      inputs: { values: [30, 0, 20] },
      results: { center: 0, arithmetic: 16.6666666666667 },
      cautions: ['whatever the others are'],
      source: 'By definition: the limit; scipy.stats.hmean',
    },
    {
      inputs: {
        data: 'weighted',
        items: [
          { value: 0, weight: 0 },
          { value: 5, weight: 0 },
        ],
      },
      refused: 'above 0',
      source: 'By definition',
    },
  ],
  notes: [
    'For values above 0 the harmonic mean is at most the geometric, and that at most the arithmetic mean. Negative values, as price-earnings ratios of companies with losses, have no meaningful harmonic mean.',
    'It is the mean of rates where the weights are amounts of what stands above the line: kilometers of km/h. Where they are amounts of what stands below, hours, the arithmetic mean is right.',
  ],
  references: [
    {
      title: 'SciPy: scipy.stats.hmean (documentation)',
      url: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.hmean.html',
    },
    {
      title: 'Investopedia: What Is the Harmonic Mean?',
      url: 'https://www.investopedia.com/terms/h/harmonicaverage.asp',
    },
  ],
});
