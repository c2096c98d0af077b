import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  roundTo,
  rows,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { weightedSumAsWritten } from '../shared/exact-sum.js';

/** Groups that share no member put together again: the spread within them and that between their means. */
export default defineCalculator({
  title: 'Combined mean and standard deviation',
  description:
    'Mean, standard deviation and size of all values together from the means, standard deviations and sizes of groups, with the pooled standard deviation within the groups.',
  keywords: [
    'combine means and standard deviations',
    'pooled standard deviation',
    'combining groups',
    'combined variance',
    'composite standard deviation',
    'merge subgroups',
    'Cochrane formula for combining groups',
  ],
  related: ['weighted-mean', 'standard-deviation'],
  inputs: {
    groups: rows(
      {
        size: integer({ label: 'Size', min: 1, max: 1e9 }),
        average: number({ label: 'Mean', min: -1e12, max: 1e12 }),
        spread: number({
          label: 'Spread',
          help: 'The standard deviation, or what is chosen below.',
          min: 0,
          max: 1e12,
        }),
      },
      { label: 'Groups', minItems: 2, maxItems: 200 },
    ),
    given: choice(
      {
        sample: { label: 'Sample standard deviations (n − 1)', also: ['SD', 'STDEV.S', 's'] },
        population: { label: 'Population standard deviations (n)', also: ['STDEV.P', 'sigma'] },
        variance: { label: 'Sample variances (n − 1)', also: ['VAR.S', 's²'] },
        error: { label: 'Standard errors of the means', also: ['SE', 'SEM', 'standard error', 'standard errors'] },
      },
      { label: 'Spreads given', default: 'sample' },
    ),
  },
  outputs: {
    center: number({ label: 'Combined mean', symbol: '\\bar x' }),
    deviation: number({ label: 'Combined standard deviation', symbol: 's' }),
    variance: number({ label: 'Combined variance', symbol: 's^2' }),
    total: integer({ label: 'Combined size', symbol: 'N' }),
    pooled: number({
      label: 'Pooled standard deviation within groups',
      symbol: 's_p',
      help: 'Without the differences between the means of the groups.',
      optional: true,
    }),
    between: percent({
      label: 'Share of the spread between the means',
      symbol: '\\eta^2',
      help: 'Of the sum of squared deviations from the combined mean.',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ groups, given }) => {
    const total = sum(groups.map((group) => group.size));
    const sizes = groups.map((group) => group.size);
    const center =
      weightedSumAsWritten(
        sizes,
        groups.map((group) => group.average),
      ) / total;
    // Distances from the first mean as they are written, so that equal means are no distance at all.
    const first = groups[0]!.average;
    const hasEqualMeans = groups.every((group) => group.average === first);
    const distances = groups.map((group) => sumOfProducts([group.average], [-1, first]));
    const shift = sum(distances.map((distance, index) => (sizes[index]! * distance) / total));
    const among = sum(distances.map((distance, index) => sizes[index]! * (distance - shift) ** 2));
    const squares = groups.map((group) => {
      if (given === 'sample') return (group.size - 1) * group.spread ** 2;
      if (given === 'population') return group.size * group.spread ** 2;
      if (given === 'variance') return (group.size - 1) * group.spread;
      return (group.size - 1) * group.size * group.spread ** 2;
    });
    const within = sum(squares);
    const variance = (within + among) / (given === 'population' ? total : total - 1);
    const free = given === 'population' ? total : total - groups.length;
    return {
      center,
      deviation: Math.sqrt(variance),
      variance,
      total,
      pooled: free === 0 ? undefined : Math.sqrt(within / free),
      between: hasEqualMeans ? (groups.every((group) => group.spread === 0) ? undefined : 0) : among / (within + among),
    };
  },
  shown: ({ groups, total, variance }) => ({
    total: sum(groups.map((group) => group.size)),
    center: sum(groups.map((group) => group.size * group.average)) / total,
    deviation: Math.sqrt(variance),
    variance: undefined,
    pooled: undefined,
  }),
  stepwise: [
    'The sum of squares within a group is (n − 1) s² of a sample standard deviation, n σ² of a population one, (n − 1) times a sample variance, and (n − 1) n SE² of a standard error.',
    'The sum of squares between the groups is Σ n (mean of the group − combined mean)².',
    'The combined variance is their sum over N − 1, for population standard deviations over N; for two groups that is the formula of the Cochrane Handbook.',
    'The pooled variance is the sum of squares within the groups alone, over N less the number of groups, for population standard deviations over N. The share between the means is the sum of squares between the groups over both.',
  ],
  requires: [
    {
      each: 'groups',
      that: ({ size, spread }) => size > 1 || spread === 0,
      field: 'spread',
      says: 'A group of one value has no spread: give 0 for it.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ between, pooled }) => pooled !== undefined && between !== undefined && roundTo(100 * between, 1) >= 50,
      says: ({ given }) =>
        given === 'error' || given === 'variance'
          ? 'At least half of the sum of squares lies between the means of the groups: one mean and one standard deviation describe such a mixture badly. Report the groups as well.'
          : 'At least half of the sum of squares lies between the means of the groups: one mean and one standard deviation describe such a mixture badly. Were the spreads standard errors? Then choose that; else report the groups as well.',
    },
    {
      level: 'note',
      when: ({ groups, given }) => given !== 'population' && groups.some(({ size }) => size === 1),
      says: 'A group of one value adds to the spread by its distance from the combined mean alone.',
    },
    {
      level: 'caution',
      when: ({ groups }) => groups.some(({ size, spread }) => size > 1 && spread === 0),
      says: 'A group of several values with a spread of 0 has equal values only: where its spread is merely not known, leave the group out.',
    },
  ],
  explanation: ({ given }) => {
    const read = {
      sample: 'sample standard deviations',
      population: 'population standard deviations',
      variance: 'sample variances',
      error: 'standard errors',
    }[given];
    const kind = given === 'population' ? 'population' : 'sample';
    return `All {total} values together have the mean {center} and the ${kind} standard deviation {deviation}, with the spreads of the groups read as ${read}{pooled?; within the groups alone the pooled standard deviation is {pooled}|}.`;
  },
  examples: [
    {
      inputs: {
        groups: [
          { size: 10, average: 11.8, spread: 2.4 },
          { size: 20, average: 15.3, spread: 3.2 },
          { size: 15, average: 8.4, spread: 4.1 },
        ],
      },
      results: {
        center: '12.2222',
        deviation: '4.5028',
        total: 45,
        variance: 20.275404040404,
        pooled: 3.386738844375,
        between: 46.000403534162,
      },
      source: 'StatsToDo, Combine means and SDs: combined 12.2222 and 4.5028; more digits in Python, by Σx and Σx²',
    },
    {
      inputs: {
        groups: [
          { size: 3, average: 2, spread: 1 },
          { size: 2, average: 20, spread: 0 },
        ],
      },
      results: { center: 9.2, deviation: 9.884331034521, pooled: 0.816496580928 },
      cautions: ['standard errors', 'merely not known'],
      source: 'numpy: std of 1, 2, 3, 20, 20 with ddof 1; by hand: √(2/3)',
    },
    {
      inputs: {
        groups: [
          { size: 3, average: 2, spread: 1 },
          { size: 1, average: 6, spread: 0 },
        ],
        given: 'variance',
      },
      results: { center: 3, variance: 4.66666666667, deviation: 2.16024689947, pooled: 1 },
      cautions: ['Report the groups', 'of one value'],
      source: 'numpy: var of 1, 2, 3, 6 with ddof 1',
    },
    {
      inputs: {
        groups: [
          { size: 50, average: 26.5, spread: 4.5 },
          { size: 50, average: 32.9, spread: 5.8 },
        ],
        given: 'population',
      },
      results: {
        center: 29.7,
        variance: 37.185,
        deviation: 6.097950475365,
        pooled: 5.190857347298,
        between: 27.537985747,
      },
      source: 'Python, by Σx and Σx²',
    },
    {
      inputs: {
        groups: [
          { size: 50, average: 26.5, spread: 0.9 },
          { size: 40, average: 27.9, spread: 0.8 },
        ],
        given: 'error',
      },
      results: { center: 27.12222222222, deviation: 5.831390794806, pooled: 5.822077885866, between: 1.439160587559 },
      source: 'Python, by Σx and Σx² with s = SE √n',
    },
    {
      inputs: {
        groups: [
          { size: 1, average: 0.1, spread: 0 },
          { size: 1, average: 0.2, spread: 0 },
          { size: 1, average: -0.3, spread: 0 },
        ],
      },
      results: { center: 0, deviation: 0.264575131106, between: 100 },
      cautions: ['of one value'],
      source: 'numpy: std of 0.1, 0.2, −0.3 with ddof 1',
    },
    {
      inputs: {
        groups: [
          { size: 2, average: 7, spread: 0 },
          { size: 3, average: 7, spread: 0 },
        ],
      },
      results: { center: 7, deviation: 0, variance: 0, pooled: 0 },
      cautions: ['merely not known'],
      source: 'By hand: five equal values',
    },
    {
      inputs: {
        groups: [
          { size: 4, average: 0.3, spread: 0.2 },
          { size: 4, average: 0.3, spread: 0.2 },
        ],
      },
      results: { center: 0.3, deviation: 0.18516401995451, pooled: 0.2, between: 0 },
      source: 'By hand: √(6 × 0.04/7)',
    },
    {
      inputs: {
        groups: [
          { size: 10, average: 999999999999.2, spread: 0.5 },
          { size: 30, average: 999999999999.6, spread: 0.5 },
        ],
      },
      results: { variance: 0.2743589743589744, pooled: 0.5, between: 11.214953271028 },
      source: 'By hand: 9.5 within and 40 × 0.25 × 0.75 × 0.16 = 1.2 between the groups, over 39',
    },
    {
      inputs: {
        groups: [
          { size: 5, average: 7, spread: 2 },
          { size: 1, average: 9, spread: 1 },
        ],
      },
      refused: 'of one value',
      source: 'By definition',
    },
  ],
  notes: [
    'The groups share no member, and each member counts once: the same people measured twice cannot be put together so.',
    'The combined standard deviation is that of all values as one group. For Cohen’s d and the t-test the pooled one, within the groups, is asked for.',
  ],
  references: [
    {
      title:
        'Higgins, Li, Deeks: Cochrane Handbook for Systematic Reviews of Interventions, §6.5.2.10: Combining groups (table 6.5.a)',
      url: 'https://training.cochrane.org/handbook/current/chapter-06',
    },
    {
      title: 'StatsToDo: Combine Means and SDs Into One Group',
      url: 'https://www.statstodo.com/CombineMeansSDs.php',
    },
  ],
});
