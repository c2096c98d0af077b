import {
  choice,
  defineCalculator,
  exponentialCdf,
  isBelow,
  list,
  mean,
  normalCdf,
  number,
  roundTo,
  sorted,
  standardDeviation,
  uniformCdf,
} from '@reckoner/engine';
import { datum, pValue } from '../shared/inference.js';
import { oneSampleTail, twoSampleTail } from '../shared/kolmogorov.js';

/** Largest distance of an empirical distribution from a given one, or of two from each other; two-sided. */
export default defineCalculator({
  title: 'Kolmogorov-Smirnov test',
  description:
    'Two-sided test of a sample against a normal, uniform or exponential distribution, or of two samples: D and p-value.',
  keywords: [
    'KS test',
    'goodness of fit',
    'two-sample kolmogorov smirnov',
    'test of normality',
    'compare distributions',
  ],
  inputs: {
    against: choice(
      {
        sample: 'A second sample',
        normal: 'Normal distribution',
        uniform: 'Uniform distribution',
        exponential: 'Exponential distribution',
      },
      { label: 'Compare with', default: 'normal' },
    ),
    values: list(datum, { label: 'Values', symbol: 'x', maxItems: 3000 }),
    second: list(datum, { label: 'Second sample', symbol: 'y', maxItems: 3000, when: { against: 'sample' } }),
    mean: number({
      label: 'Mean',
      symbol: '\\mu',
      min: -1e12,
      max: 1e12,
      default: 0,
      when: { against: 'normal' },
    }),
    deviation: number({
      label: 'Standard deviation',
      symbol: '\\sigma',
      min: 1e-12,
      max: 1e12,
      default: 1,
      when: { against: 'normal' },
    }),
    low: number({
      label: 'Lowest value',
      symbol: 'a',
      min: -1e12,
      max: 1e12,
      default: 0,
      when: { against: 'uniform' },
    }),
    high: number({
      label: 'Highest value',
      symbol: 'b',
      min: -1e12,
      max: 1e12,
      default: 1,
      when: { against: 'uniform' },
    }),
    scale: number({
      label: 'Mean of the exponential distribution',
      symbol: '\\theta',
      min: 1e-12,
      max: 1e12,
      default: 1,
      when: { against: 'exponential' },
    }),
  },
  outputs: {
    p: pValue,
    distance: number({ label: 'Largest distance D', symbol: 'D', places: 5 }),
    location: number({ label: 'Value at which it is found', symbol: 'x_D' }),
  },
  algorithm: ({ against, values, second, mean, deviation, low, high, scale }) => {
    if (against === 'sample') {
      const [n1, n2] = [values.length, second.length];
      const pooled = [
        ...values.map((value) => ({ value, step: n2 })),
        ...second.map((value) => ({ value, step: -n1 })),
      ].sort((one, other) => one.value - other.value);
      const endsTie = pooled.map(({ value }, index) => index === pooled.length - 1 || pooled[index + 1]!.value > value);
      let [reach, level, location] = [0, 0, pooled[0]!.value];
      for (const [index, { value, step }] of pooled.entries()) {
        level += step;
        if (endsTie[index] && Math.abs(level) > reach) [reach, location] = [Math.abs(level), value];
      }
      const distance = reach / (n1 * n2);
      return { p: twoSampleTail(reach, n1, n2, endsTie), distance, location };
    }
    const cdf = (value: number) =>
      against === 'normal'
        ? normalCdf(value, mean, deviation)
        : against === 'uniform'
          ? uniformCdf(value, low, high)
          : exponentialCdf(Math.max(0, value), 1 / scale);
    const order = sorted(values);
    const count = order.length;
    let [distance, location] = [0, order[0]!];
    for (const [index, value] of order.entries()) {
      const expected = cdf(value);
      const apart = Math.max((index + 1) / count - expected, expected - index / count);
      if (apart > distance) [distance, location] = [apart, value];
    }
    return { p: oneSampleTail(distance, count), distance, location };
  },
  stepwise: [
    'The empirical distribution rises by 1/n at each value; D is its largest distance from the given distribution, just before or at a value, or from that of the second sample.',
    'One sample: p is exact up to 300 values (Marsaglia, Tsang and Wang; far out twice the one-sided sum of Birnbaum and Tingey), beyond by Kolmogorov’s series.',
    'Two samples: p is the share of all orders of the values that lead to as large a distance, ties as they are.',
  ],
  requires: [{ that: ({ low, high }) => low < high, field: 'high', says: 'The highest value must lie above {low}.' }],
  cautions: [
    {
      level: 'caution',
      when: ({ against, values, mean: center, deviation }) =>
        against === 'normal' &&
        values.length > 2 &&
        isBelow(Math.abs(mean(values) - center), 0.005 * deviation) &&
        isBelow(Math.abs(standardDeviation(values) - deviation), 0.005 * deviation),
      says: 'The mean and standard deviation look as if taken from these values: p is far too large then. Take the Lilliefors or the Shapiro-Wilk test.',
    },
    {
      level: 'note',
      when: ({ against, values }) => against !== 'sample' && new Set(values).size < values.length,
      says: 'Some values are equal, which a continuous distribution does not give: p is approximate.',
    },
    {
      level: 'caution',
      when: ({ against, values, low, high }) =>
        (against === 'uniform' && values.some((value) => value < low || value > high)) ||
        (against === 'exponential' && values.some((value) => value < 0)),
      says: 'A value lies where the distribution gives none: the sample cannot come from it, whatever p is.',
    },
    {
      level: 'caution',
      when: ({ against, distance }) => against === 'normal' && roundTo(distance, 5) > 0.9,
      says: 'The values lie almost entirely to one side of the given distribution: check its mean and standard deviation.',
    },
  ],
  explanation:
    'The distributions are {distance} apart at most, at {location}; p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: {
        values: [
          0.61, 0.29, 0.06, 0.59, -1.73, -0.74, 0.51, -0.56, 0.39, 1.64, 0.05, -0.06, 0.64, -0.82, 0.37, 1.77, 1.09,
          -1.28, 2.36, 1.31, 1.05, -0.32, -0.4, 1.06, -2.47,
        ],
      },
      results: { p: 0.389741171868, distance: 0.174091881199, location: 0.29 },
      source: "scipy.stats.kstest(values, 'norm')",
    },
    {
      inputs: { against: 'uniform', values: [0.1, 0.4, 0.7, 0.75, 0.9] },
      results: { p: 0.664, distance: 0.3, location: 0.7 },
      source: "scipy.stats.kstest(values, 'uniform')",
    },
    {
      inputs: { against: 'exponential', values: [1, 2, 3, 4, 5], scale: 0.2 },
      results: { p: 2.77758877299e-11, distance: 0.993262053001, location: 1 },
      source: "scipy.stats.kstest(values, 'expon', args=(0, 0.2))",
    },
    {
      inputs: { against: 'exponential', values: [1, 3, 2, 8, 0.5, 4, 12], scale: 4 },
      results: { p: 0.989119973372, distance: 0.150379002478 },
      source: "scipy.stats.kstest(values, 'expon', args=(0, 4))",
    },
    {
      inputs: { against: 'sample', values: [1, 3, 5, 7, 9, 11.5], second: [2, 4, 6, 8, 10, 12, 14, 16] },
      results: { p: 0.637362637363, distance: 0.375 },
      source: 'scipy.stats.ks_2samp; Python: all 3,003 ways to choose six of the values',
    },
    {
      inputs: { against: 'sample', values: [1, 2, 2, 3, 3], second: [3, 4, 4, 5, 6, 2] },
      results: { p: 0.108225108225, distance: 0.666666666667 },
      source: 'Python: all 462 ways to choose five of the values, with ties',
    },
    {
      inputs: { against: 'sample', values: [1, 2], second: [2, 1] },
      results: { p: 1, distance: 0 },
      source: 'By definition: the same values',
    },
    {
      inputs: { values: [-1, 0, 1], mean: 0, deviation: 1 },
      results: { distance: 0.1746780794 },
      cautions: ['far too large'],
      source: 'scipy.stats.norm.cdf(1) - 2/3',
    },
    {
      inputs: { against: 'uniform', values: [0.2, 0.2, 0.5] },
      results: { distance: 0.5 },
      cautions: ['Some values are equal'],
      source: 'By hand: 1 - 0.5',
    },
    {
      inputs: { against: 'exponential', values: [-1, 2, 3] },
      results: { p: 0.264276420858, distance: 0.53133138343 },
      cautions: ['gives none'],
      source: "scipy.stats.kstest(values, 'expon')",
    },
    {
      inputs: { values: [98, 102, 100, 97, 103, 99, 101] },
      results: { p: 0, distance: 1, location: 97 },
      cautions: ['to one side'],
      source: 'By hand: no value near the standard normal distribution',
    },
    {
      inputs: { against: 'uniform', values: [1], low: 2, high: 1 },
      refused: 'must lie above',
      source: 'By definition',
    },
    {
      inputs: { against: 'uniform', values: [12.1, 10.4, 17.6, 13.3, 11.5, 15.9, 12.8, 19.2], low: 10, high: 20 },
      results: { p: 0.410489075339, distance: 0.295, location: 13.3 },
      source: "scipy.stats.kstest(values, 'uniform', args=(10, 10))",
    },
  ],
  notes: ['Independent values; the parameters of the distribution come from elsewhere, not from the sample.'],
  references: [
    { title: 'Marsaglia, Tsang, Wang: Evaluating Kolmogorov’s distribution', doi: '10.18637/jss.v008.i18' },
    {
      title:
        'Vrbik: Small-sample corrections to Kolmogorov-Smirnov test statistic, Pioneer J. Theor. Appl. Stat. 15 (2018) 15',
    },
    { title: 'Conover: Practical Nonparametric Statistics, 3rd ed., §6.1 and §6.3' },
  ],
});
