import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  mean,
  noResult,
  number,
  type Shape,
  standardDeviation,
  sum,
  table,
  text,
  variance,
} from '@reckoner/engine';
import { differenceOfMeans } from '../shared/exact-sum.js';
import { groupFields } from '../shared/groups.js';
import { pValue, significance } from '../shared/inference.js';
import { rangeTails } from '../shared/studentized-range.js';

/** More values than these in a group take too long. */
const MOST = 300;
/** More pairs are not drawn. */
const DRAWN = 21;

/** All pairs of means by the studentized range: Tukey and Kramer with a pooled variance, Games and Howell without. */
export default defineCalculator({
  title: 'Tukey HSD test',
  description:
    'All pairwise comparisons of the means of two to twelve groups by the studentized range, after Tukey-Kramer or Games-Howell: differences, simultaneous confidence intervals and p-values.',
  keywords: [
    "Tukey's honestly significant difference",
    'Tukey-Kramer test',
    'Games-Howell test',
    'post hoc test',
    'pairwise comparison of means',
    'TukeyHSD',
    'studentized range test',
  ],
  related: ['anova-one-way', 'multiple-comparison-adjustment'],
  inputs: {
    method: choice(
      {
        tukey: { label: 'Tukey-Kramer (equal variances)', also: ['Tukey', 'HSD', 'Tukey HSD'] },
        games: { label: 'Games-Howell (unequal variances)', also: ['Games-Howell'] },
      },
      { label: 'Method', default: 'tukey' },
    ),
    group1: { ...groupFields.group1, maxItems: MOST },
    group2: { ...groupFields.group2, maxItems: MOST },
    group3: { ...groupFields.group3, maxItems: MOST },
    group4: { ...groupFields.group4, maxItems: MOST },
    group5: { ...groupFields.group5, maxItems: MOST },
    group6: { ...groupFields.group6, maxItems: MOST },
    group7: { ...groupFields.group7, maxItems: MOST },
    group8: { ...groupFields.group8, maxItems: MOST },
    group9: { ...groupFields.group9, maxItems: MOST },
    group10: { ...groupFields.group10, maxItems: MOST },
    group11: { ...groupFields.group11, maxItems: MOST },
    group12: { ...groupFields.group12, maxItems: MOST },
    significance,
  },
  outputs: {
    different: integer({ label: 'Pairs of means that differ' }),
    comparisons: integer({ label: 'Pairs compared' }),
    p: { ...pValue, label: 'Smallest p-value of a pair' },
    meanSquare: number({ label: 'Mean square within groups', symbol: '\\mathrm{MSE}', places: 4, optional: true }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom within groups', symbol: '\\nu', optional: true }),
    critical: number({ label: 'Critical studentized range', symbol: 'q_\\alpha', places: 4, optional: true }),
    pairs: table(
      {
        pair: text({ label: 'Groups' }),
        difference: number({ label: 'Difference of means, first less second', places: 4 }),
        lower: number({ label: 'Lower limit', places: 4 }),
        upper: number({ label: 'Upper limit', places: 4 }),
        q: number({ label: 'q', places: 4 }),
        freedom: number({ label: 'Degrees of freedom', places: 2 }),
        p: number({ label: 'p-value', places: 5 }),
        verdict: text({ label: 'At the significance level' }),
      },
      { label: 'Pairs' },
    ),
    groups: table(
      {
        group: integer({ label: 'Group' }),
        size: integer({ label: 'Values' }),
        average: number({ label: 'Mean', places: 4 }),
        deviation: number({ label: 'Standard deviation', places: 4, optional: true }),
      },
      { label: 'Groups' },
    ),
  },
  algorithm: ({
    method,
    group1,
    group2,
    group3,
    group4,
    group5,
    group6,
    group7,
    group8,
    group9,
    group10,
    group11,
    group12,
    significance,
  }) => {
    const all = [group1, group2, group3, group4, group5, group6, group7, group8, group9, group10, group11, group12];
    const lists = all.flatMap((values, index) =>
      values === undefined || values.length === 0
        ? []
        : [{ group: index + 1, values, isConstant: values.every((value) => value === values[0]) }],
    );
    const within = sum(lists.map(({ values }) => values.length - 1));
    if (lists.every(({ isConstant }) => isConstant))
      throw noResult('All groups are constant: there is no spread within them to compare with.');
    if (method === 'games' && lists.some(({ values }) => values.length < 2))
      throw noResult('Games-Howell needs at least two values in each group.');
    if (method === 'games' && lists.filter(({ isConstant }) => isConstant).length > 1)
      throw noResult('Two groups are constant: Games-Howell has no spread to compare them with.');
    const squares = sum(lists.map(({ values }) => (values.length < 2 ? 0 : (values.length - 1) * variance(values))));
    const meanSquare = squares / within;
    const tails = rangeTails(lists.length, within);
    const critical = method === 'tukey' ? tails.critical(significance, within) : undefined;
    const pairs = lists.flatMap((one, i) =>
      lists.slice(i + 1).map((other) => {
        const [m, n] = [one.values.length, other.values.length];
        const first = method === 'tukey' ? meanSquare / m : variance(one.values) / m;
        const second = method === 'tukey' ? meanSquare / n : variance(other.values) / n;
        const total = first + second;
        const freedom = method === 'tukey' ? within : total ** 2 / (first ** 2 / (m - 1) + second ** 2 / (n - 1));
        const standardError = Math.sqrt(total / 2);
        const difference = differenceOfMeans(one.values, other.values);
        const q = Math.abs(difference) / standardError;
        const p = tails.survival(q, freedom);
        const margin = (critical ?? tails.critical(significance, freedom)) * standardError;
        return {
          pair: `${one.group} − ${other.group}`,
          difference,
          lower: difference - margin,
          upper: difference + margin,
          q,
          freedom,
          p,
          verdict: p <= significance ? 'different' : 'no difference found',
        };
      }),
    );
    return {
      different: pairs.filter((pair) => pair.p <= significance).length,
      comparisons: pairs.length,
      p: Math.min(...pairs.map((pair) => pair.p)),
      meanSquare: method === 'tukey' ? meanSquare : undefined,
      degreesOfFreedom: method === 'tukey' ? within : undefined,
      critical,
      pairs,
      groups: lists.map(({ group, values }) => ({
        group,
        size: values.length,
        average: mean(values),
        deviation: values.length < 2 ? undefined : standardDeviation(values),
      })),
    };
  },
  stepwise: [
    'Tukey and Kramer: q = |difference of the means|/√(MSE (1/nᵢ + 1/nⱼ)/2), with the mean square within all groups and its degrees of freedom, N less the number of groups.',
    'Games and Howell: q = |difference|/√((sᵢ²/nᵢ + sⱼ²/nⱼ)/2), with the degrees of freedom of Welch for each pair.',
    'p is the upper tail of the studentized range of as many means as there are groups. The limits are the difference ± its critical value times the root in q.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, groups }) => {
        const spreads = groups.flatMap(({ deviation }) => (deviation === undefined ? [] : [deviation]));
        return (
          method === 'tukey' &&
          groups.every(({ size }) => size >= 6) &&
          isAbove(Math.max(...spreads), 2 * Math.min(...spreads))
        );
      },
      says: 'The standard deviations of the groups differ by more than a factor of two: Tukey-Kramer, which pools them, may mislead. Take Games-Howell.',
    },
    {
      level: 'note',
      when: ({ method, groups }) => {
        const spreads = groups.flatMap(({ deviation }) => (deviation === undefined ? [] : [deviation]));
        return (
          method === 'tukey' &&
          groups.some(({ size }) => size < 6) &&
          isAbove(Math.max(...spreads), 2 * Math.min(...spreads))
        );
      },
      says: 'The standard deviations of the groups differ by more than a factor of two, which with fewer than six values in a group chance alone often does. Where the spreads do differ Tukey-Kramer misleads, and Games-Howell is rough with so few: collect more values, or try a transformation, as the logarithm.',
    },
    {
      level: 'caution',
      when: ({ method, groups }) => method === 'games' && groups.some(({ size }) => size < 6),
      says: 'With fewer than six values in a group Games-Howell finds differences too easily: its p-values and intervals are rough there.',
    },
    {
      level: 'note',
      when: ({ different, comparisons }) => different < comparisons,
      says: 'Where no difference is found the means may still differ: look how far the interval reaches.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Simultaneous intervals of the differences',
    scales: 'apart',
    draw: ({ pairs }) => {
      if (pairs.length > DRAWN) return undefined;
      const rows = pairs.flatMap(({ pair, difference, lower, upper }, i): Shape[] => [
        {
          shape: 'line',
          points: [
            [lower, -i],
            [upper, -i],
          ],
        },
        { shape: 'point', at: [difference, -i], label: pair },
      ]);
      return [
        ...rows,
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [0, 0.5],
            [0, 0.5 - pairs.length],
          ],
        },
      ];
    },
  },
  explanation: ({ method, comparisons, different }) => {
    const by = method === 'tukey' ? 'Tukey-Kramer' : 'Games-Howell';
    if (comparisons === 1)
      return `By ${by} the two means ${different === 1 ? 'differ' : 'are not found to differ'} at {significance}: p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.`;
    return `By ${by}, at {significance} for all pairs together, {different} of {comparisons} pairs of means {different|differs|differ}; the smallest p of a pair {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.`;
  },
  examples: [
    {
      inputs: {
        group1: [26, 30, 54, 25, 70, 52, 51, 26, 67, 27, 14, 29, 19, 29, 31, 41, 20, 44],
        group2: [18, 21, 29, 17, 12, 18, 35, 30, 36, 42, 26, 19, 16, 39, 28, 21, 39, 29],
        group3: [36, 21, 24, 18, 10, 43, 28, 15, 26, 20, 21, 24, 17, 13, 15, 15, 16, 28],
      },
      results: {
        different: 2,
        comparisons: 3,
        p: 0.0014315033136,
        groups: {
          length: 3,
          rows: { 0: { group: 1, size: 18, average: 36.38888889, deviation: 16.4464868 }, 2: { average: 21.66666667 } },
        },
        meanSquare: 141.1481481,
        degreesOfFreedom: 51,
        pairs: {
          length: 3,
          rows: {
            0: {
              pair: '1 − 2',
              difference: 10,
              lower: 0.440175556668,
              upper: 19.559824443332,
              p: 0.03845976806819,
              verdict: 'different',
            },
            1: { difference: 14.722222222222, p: 0.0014315033136 },
            2: {
              pair: '2 − 3',
              lower: -4.837602221109,
              upper: 14.282046665554,
              p: 0.4630830970862,
              verdict: 'no difference found',
            },
          },
        },
      },
      cautions: ['may still differ'],
      source:
        'R 4.2: TukeyHSD(aov(breaks ~ tension, warpbreaks)), the documented example without wool; the last digits by Gauss-Legendre quadrature of the studentized range in numpy, as below',
    },
    {
      inputs: {
        group1: [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
        group2: [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
        group3: [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
        significance: 10,
      },
      results: {
        different: 1,
        p: 0.0120064239795,
        critical: 3.0304552904674,
        meanSquare: 0.3885959259259,
        pairs: {
          length: 3,
          rows: {
            0: { difference: 0.371, lower: -0.22638869896, upper: 0.96838869896, p: 0.3908711442021 },
            1: { p: 0.1979959912997 },
            2: { difference: -0.865 },
          },
        },
      },
      cautions: ['may still differ'],
      source: 'R 4.2: TukeyHSD(aov(weight ~ group, PlantGrowth), conf.level = 0.9), qtukey(0.9, 3, 27)',
    },
    {
      inputs: {
        method: 'games',
        group1: [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
        group2: [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
        group3: [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
      },
      results: {
        different: 1,
        comparisons: 3,
        p: 0.02370345473894,
        pairs: {
          length: 3,
          rows: {
            0: {
              q: 1.684696588328,
              freedom: 16.5235850568593,
              p: 0.474554922194,
              lower: -0.430087514522,
              upper: 1.172087514522,
            },
            1: { p: 0.112889176854 },
            2: { lower: -1.6164870112983, upper: -0.1135129887017 },
          },
        },
      },
      cautions: ['may still differ'],
      source: 'scipy.stats.tukey_hsd(equal_var=False), studentized_range',
    },
    {
      inputs: {
        method: 'games',
        group1: [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
        group2: [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
        group3: [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
        group4: [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
        group5: [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
        group6: [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
      },
      results: {
        different: 9,
        comparisons: 15,
        p: 6.6544407718e-7,
        pairs: { length: 15, rows: { 0: { p: 0.9972482341 }, 9: { p: 0.0556677695 } } },
      },
      cautions: ['may still differ'],
      source: 'Python with scipy.stats.studentized_range: InsectSprays of R',
    },
    {
      inputs: {
        group1: [2.9, 3.0, 2.5, 2.6, 3.2],
        group2: [3.8, 2.7, 4.0, 2.4],
        group3: [2.8, 3.4, 3.7, 2.2, 2.0],
        group4: [9.1],
      },
      results: {
        different: 3,
        comparisons: 6,
        p: 9.848865414e-6,
        pairs: {
          length: 6,
          rows: {
            0: { lower: -1.6600280193033, upper: 0.8900280193033, p: 0.80071000176938 },
            1: { p: 0.9999519735299 },
          },
        },
      },
      cautions: ['chance alone', 'may still differ'],
      source: 'R 4.2: TukeyHSD of unequal groups, one of a single value',
    },
    {
      inputs: { group1: [2.9, 3.0, 2.5, 2.6, 3.2], group2: [3.8, 2.7, 4.0, 2.4] },
      results: {
        different: 0,
        comparisons: 1,
        p: 0.3420166552647,
        pairs: { length: 1, rows: { 0: { q: 1.441421234959, lower: -1.278196373194, upper: 0.50819637319 } } },
      },
      cautions: ['chance alone', 'may still differ'],
      source: 'scipy.stats.ttest_ind: of two groups q is √2 |t|',
    },
    {
      inputs: { method: 'games', group1: [1, 2, 3], group2: [2, 6, 10] },
      results: {
        different: 0,
        p: 0.220952636732,
        pairs: { length: 1, rows: { 0: { freedom: 2.249027237354, lower: -13.2287645902, upper: 5.2287645902 } } },
      },
      cautions: ['fewer than six', 'may still differ'],
      source: 'scipy.stats.ttest_ind(equal_var=False) and its confidence_interval',
    },
    {
      inputs: { group1: [1, 2, 3, 4, 5, 6], group2: [10, 20, 30, 40, 50, 60] },
      results: { different: 1, comparisons: 1, p: 0.002131410516843 },
      cautions: ['Take Games-Howell'],
      source: 'scipy.stats.ttest_ind: of two groups q is √2 |t|',
    },
    {
      inputs: { group1: [1, 2, 3], group2: [11, 12, 13] },
      results: {
        different: 1,
        comparisons: 1,
        p: 0.000255216749442,
        pairs: { length: 1, rows: { 0: { q: 17.3205080757, lower: -12.2669579355, upper: -7.7330420645 } } },
      },
      source: 'scipy.stats.ttest_ind and its confidence_interval; q is √2 |t|',
    },
    {
      inputs: { group1: [1, 2], group2: [100], significance: 1 },
      results: {
        different: 1,
        p: 0.00559710345044,
        critical: 90.024226689,
        pairs: { length: 1, rows: { 0: { q: 160.849826443, lower: -153.628354969, upper: -43.3716450308 } } },
      },
      source: 'scipy.stats.ttest_ind, t.isf: of two groups q is √2 |t|, here of one degree of freedom',
    },
    {
      inputs: { method: 'games', group1: [1, 2], group2: [100, 101.5], significance: 0.1 },
      results: {
        different: 1,
        p: 0.000236762642709,
        pairs: { length: 1, rows: { 0: { freedom: 1.74226804124, lower: -142.652208, upper: -55.8477919996 } } },
      },
      cautions: ['fewer than six'],
      source: 'scipy.stats.ttest_ind(equal_var=False) and its confidence_interval(0.999)',
    },
    { inputs: { group1: [1, 1], group2: [2, 2] }, noResult: 'no spread within', source: 'By definition' },
    {
      inputs: { method: 'games', group1: [1, 2], group2: [2] },
      noResult: 'at least two values',
      source: 'By definition',
    },
    {
      inputs: { method: 'games', group1: [1, 2], group2: [2, 2], group3: [3, 3] },
      noResult: 'Two groups are constant',
      source: 'By definition',
    },
  ],
  notes: ['Assumes independent values, about normally distributed in each group.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.4.7.1',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section4/prc471.htm',
    },
    {
      title: 'Games, Howell: Pairwise multiple comparison procedures with unequal n’s and/or variances',
      doi: '10.3102/10769986001002113',
    },
    {
      title: 'Kramer: Extension of multiple range tests to group means with unequal numbers of replications',
      doi: '10.2307/3001469',
    },
  ],
});
