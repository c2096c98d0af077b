import {
  choice,
  defineCalculator,
  integer,
  list,
  mean,
  number,
  percent,
  standardDeviation,
  sum,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';

/** Of values, or of changes in percent by their growth factors; a single zero makes it zero. */
export default defineCalculator({
  title: 'Geometric mean',
  description:
    'Geometric mean and geometric standard deviation of a list of values, or the mean change per period of successive changes in percent.',
  keywords: [
    'GEOMEAN',
    'geometric average',
    'geometric standard deviation',
    'GSD',
    'average growth rate',
    'nth root of the product',
    'mean growth factor',
  ],
  related: ['harmonic-mean', 'mean-median-mode', 'lognormal-distribution'],
  inputs: {
    data: choice(
      {
        values: { label: 'Values', also: ['numbers', 'factors'] },
        changes: { label: 'Successive changes in percent', also: ['growth rates', 'returns', 'rates'] },
      },
      { label: 'Data', default: 'values' },
    ),
    values: list(number({ label: 'Value', min: 0, max: 1e15 }), {
      label: 'Values',
      symbol: 'x',
      help: 'Not negative: changes that may be losses are another option of the data.',
      maxItems: 10000,
      when: { data: 'values' },
    }),
    changes: list(percent({ label: 'Change', min: -100, max: 100000, usual: [-100, 300] }), {
      label: 'Changes, one for each period',
      symbol: 'r',
      help: 'In percent: 5 for a gain of 5%, -3 for a loss of 3%.',
      maxItems: 1000,
      when: { data: 'changes' },
    }),
  },
  outputs: {
    center: number({
      label: 'Geometric mean',
      symbol: 'G',
      help: 'Of changes, the mean growth factor of a period.',
    }),
    rate: percent({ label: 'Mean change per period', symbol: '\\bar r', places: 4, optional: true }),
    whole: percent({ label: 'Change over all periods', symbol: 'R', places: 4, optional: true }),
    deviation: number({
      label: 'Geometric standard deviation',
      symbol: 's_G',
      help: 'A factor of 1 or more, by which values lie above or below the geometric mean.',
      optional: true,
    }),
    lower: number({ label: 'Geometric mean divided by the factor', symbol: 'x_{-}', optional: true }),
    upper: number({ label: 'Geometric mean times the factor', symbol: 'x_{+}', optional: true }),
    arithmetic: number({
      label: 'Arithmetic mean',
      symbol: 'A',
      help: 'Of changes, that of the growth factors.',
    }),
    count: integer({ label: 'Count', symbol: 'n' }),
  },
  formula: ({ data, values, changes }) => {
    const logs =
      data === 'values' ? values.map((value) => Math.log(value)) : changes.map((change) => Math.log1p(change));
    const count = logs.length;
    const arithmetic = data === 'values' ? meanAsWritten(values) : 1 + meanAsWritten(changes);
    const isZero = data === 'values' ? values.some((value) => value === 0) : changes.some((change) => change === -1);
    if (isZero)
      return {
        center: 0,
        rate: data === 'values' ? undefined : -1,
        whole: data === 'values' ? undefined : -1,
        deviation: undefined,
        lower: undefined,
        upper: undefined,
        arithmetic,
        count,
      };
    const isConstant =
      data === 'values'
        ? values.every((value) => value === values[0])
        : changes.every((change) => change === changes[0]);
    const middle = mean(logs);
    const center = isConstant ? arithmetic : Math.exp(middle);
    const deviation = count < 2 ? undefined : isConstant ? 1 : Math.exp(standardDeviation(logs));
    return {
      center,
      rate: data === 'values' ? undefined : isConstant ? changes[0]! : Math.expm1(middle),
      // Beyond a factor of some 10¹⁵ nobody asks for it.
      whole: data === 'values' || sum(logs) > 34 ? undefined : Math.expm1(sum(logs)),
      deviation,
      lower: deviation === undefined ? undefined : center / deviation,
      upper: deviation === undefined ? undefined : center * deviation,
      arithmetic,
      count,
    };
  },
  shown: ({ data, values, changes }) => ({
    arithmetic: data === 'values' ? sum(values) / values.length : 1 + sum(changes) / changes.length,
  }),
  stepwise: [
    'Of values the geometric mean is G = (x₁ x₂ … xₙ)^(1/n), computed as exp of the mean of the logarithms.',
    'A change r has the growth factor 1 + r. The mean change per period is the geometric mean of these factors less 1, the change over all periods their product less 1, which is left out beyond a factor of some 10¹⁵.',
    'The geometric standard deviation is exp of the sample standard deviation (n − 1) of the logarithms.',
    'Where one value or growth factor is 0, the product and the geometric mean are 0, and there is no geometric standard deviation.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ data, values }) => data === 'values' && values.some((value) => value === 0),
      says: 'A value of 0 makes the geometric mean 0, whatever the others are. Where 0 stands for “not detected” or “none counted”, it has to be replaced by a rule of the field, which is to be reported.',
    },
    {
      level: 'caution',
      when: ({ data, changes }) => data === 'changes' && changes.some((change) => change === -1),
      says: 'A change of -100% loses everything: no later gain brings it back.',
    },
    {
      level: 'caution',
      when: ({ data, changes }) =>
        data === 'changes' &&
        changes.some((change) => change !== 0) &&
        (changes.every((change) => Math.abs(change) < 0.01) ||
          changes.every((change) => change >= 0.007 && change <= 0.015)),
      says: 'All changes are small. They are read in percent: 0.05 is 0.05%, and a growth factor of 1.05 is read as 1.05%. Check that percents were sent.',
    },
    {
      level: 'caution',
      when: ({ data, changes }) => data === 'changes' && changes.every((change) => change >= 0.5 && change <= 2),
      says: 'All changes are gains of 50 to 200%. Each is read as the change alone: what stands at 105% of the period before has changed by 5%.',
    },
    {
      level: 'note',
      when: ({ data, count, deviation }) => data === 'values' && deviation !== undefined && count < 10,
      says: 'With fewer than 10 values the geometric standard deviation is a rough estimate.',
    },
  ],
  explanation: ({ data }) =>
    data === 'values'
      ? 'The geometric mean of {count} {count|value|values} is {center}{deviation?, with a geometric standard deviation of {deviation}|}; the arithmetic mean is {arithmetic}.'
      : 'Over {count} {count|period|periods} there is {rate|a mean loss of {|rate|} per period|no change in the mean|a mean gain of {|rate|} per period}, a growth factor of {center}; the arithmetic mean of the factors is {arithmetic}.',
  examples: [
    {
      inputs: { values: [2, 8] },
      results: {
        center: 4,
        deviation: 2.665144142690225,
        lower: 1.500856908985927,
        upper: 10.6605765707609,
        arithmetic: 5,
        count: 2,
      },
      cautions: ['rough estimate'],
      source: 'By hand: √16; scipy.stats.gmean and gstd',
    },
    {
      inputs: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 0.5] },
      results: {
        center: 4.5696698217598,
        deviation: 3.91693256390204,
        upper: 17.8990885311314,
        arithmetic: 13.2272727272727,
      },
      source: 'scipy.stats.gmean and gstd',
    },
    {
      inputs: { data: 'changes', changes: [10, -20, 15, 5] },
      results: {
        center: 1.01529548033473,
        rate: 1.52954803347309,
        whole: 6.26,
        deviation: 1.17723189397439,
        arithmetic: 1.025,
        count: 4,
      },
      source: 'By hand: 1.1 × 0.8 × 1.15 × 1.05 = 1.0626; scipy.stats.gmean and gstd',
    },
    {
      inputs: { data: 'changes', changes: [0.5, -0.2, 1] },
      results: { rate: 0.432126642564779, whole: 1.30199 },

      source: 'By hand: 1.005 × 0.998 × 1.01; scipy.stats.gmean',
    },
    {
      inputs: { data: 'changes', changes: [0.05, -0.1, 0.2] },
      results: { rate: 0.049925037425 },
      cautions: ['All changes are small'],
      source: 'scipy.stats.gmean of 1.0005, 0.999 and 1.002',
    },
    {
      inputs: { data: 'changes', changes: [0.6, 0.1, 0.2] },
      results: { rate: 0.29976756283967 },
      cautions: ['All changes are small'],
      source: 'scipy.stats.gmean of 1.006, 1.001 and 1.002',
    },
    {
      inputs: { data: 'changes', changes: [1.05, 1.1, 0.95] },
      results: { rate: 1.033314084732 },
      cautions: ['All changes are small'],
      source: 'scipy.stats.gmean of 1.0105, 1.011 and 1.0095',
    },
    {
      inputs: { data: 'changes', changes: [105, 110, 95] },
      results: { rate: 103.23691268882 },
      cautions: ['the change alone'],
      source: 'scipy.stats.gmean of 2.05, 2.1 and 1.95',
    },
    {
      inputs: { data: 'changes', changes: [40, -100, 30] },
      results: { center: 0, rate: -100, whole: -100 },
      cautions: ['loses everything'],
      source: 'By hand: a factor of 0',
    },
    {
      inputs: { data: 'changes', changes: [50, -50] },
      results: { rate: -13.3974596215561, whole: -25, arithmetic: 1 },
      source: 'By hand: √0.75 − 1',
    },
    {
      inputs: {
        data: 'changes',
        changes: [
          300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300,
          300, 300, 300,
        ],
      },
      results: { center: 4, rate: 300, deviation: 1, lower: 4 },
      source: 'By hand: equal changes; 4²⁵ is above 10¹⁵ and left out',
    },
    {
      inputs: { values: [12, 0, 30] },
      results: { center: 0, arithmetic: 14 },
      cautions: ['not detected'],
      source: 'By hand: a product with 0',
    },
    {
      inputs: { values: [0.1, 0.1, 0.1] },
      results: { center: 0.1, deviation: 1, lower: 0.1, upper: 0.1, arithmetic: 0.1 },
      cautions: ['rough estimate'],
      source: 'By hand: equal values',
    },
    { inputs: { values: [7] }, results: { center: 7, arithmetic: 7, count: 1 }, source: 'By hand: one value' },
  ],
  notes: [
    'About two thirds of values of a lognormal distribution lie between the geometric mean divided by, and times, the geometric standard deviation.',
    'Fees and taxes are not looked at, and changes of prices are not set against inflation.',
  ],
  references: [
    {
      title: 'SciPy: scipy.stats.gmean and scipy.stats.gstd (documentation)',
      url: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.gstd.html',
    },
    {
      title:
        'Limpert, Stahel, Abbt: Log-normal Distributions across the Sciences: Keys and Clues, BioScience 51 (2001)',
      doi: '10.1641/0006-3568(2001)051[0341:LNDATS]2.0.CO;2',
    },
  ],
});
