import {
  chiSquaredSurvival,
  choice,
  defineCalculator,
  floorNear,
  fPdf,
  fSurvival,
  integer,
  mean,
  median,
  noResult,
  number,
  roundTo,
  sorted,
  standardDeviation,
  sum,
  table,
  variance,
} from '@reckoner/engine';
import { groupFields } from '../shared/groups.js';
import { pValue } from '../shared/inference.js';
import { upperTest } from '../shared/test-curve.js';

/** The share that is cut off at each end, as SciPy does. */
const TRIMMED = 0.05;

/** Mean of the values between those that are cut off. */
function trimmedMean(values: readonly number[]): number {
  const cut = floorNear(TRIMMED * values.length);
  return mean(sorted(values).slice(cut, values.length - cut));
}

/** Whether distances from so few values find differences of equal variances more often than the level says. */
function isEager(center: string, groups: readonly { readonly size: number }[]): boolean {
  return groups.some(({ size }) => size === 2 || (center !== 'median' && size < 10));
}

/** ln(a/b). */
function logRatio(a: number, b: number): number {
  return a < b / 2 ? Math.log(a / b) : Math.log1p((a - b) / b);
}

/** Levene's F of the distances from the centers, and Bartlett's chi-square beside it. */
export default defineCalculator({
  title: 'Levene and Bartlett test',
  description:
    'Tests whether the variances of two to twelve groups are equal: Levene’s with mean or trimmed mean, Brown and Forsythe’s with median, and Bartlett’s.',
  keywords: [
    'Levene test',
    "Bartlett's test",
    'Brown-Forsythe test',
    'homogeneity of variance',
    'equality of variances',
    'homoscedasticity of groups',
  ],
  related: ['f-test-equal-variances', 'anova-one-way'],
  inputs: {
    group1: { ...groupFields.group1, minItems: 2 },
    group2: { ...groupFields.group2, minItems: 2 },
    group3: { ...groupFields.group3, minItems: 2 },
    group4: { ...groupFields.group4, minItems: 2 },
    group5: { ...groupFields.group5, minItems: 2 },
    group6: { ...groupFields.group6, minItems: 2 },
    group7: { ...groupFields.group7, minItems: 2 },
    group8: { ...groupFields.group8, minItems: 2 },
    group9: { ...groupFields.group9, minItems: 2 },
    group10: { ...groupFields.group10, minItems: 2 },
    group11: { ...groupFields.group11, minItems: 2 },
    group12: { ...groupFields.group12, minItems: 2 },
    center: choice(
      {
        median: { label: 'Median (Brown-Forsythe)', also: ['Brown-Forsythe', 'median'] },
        mean: { label: 'Mean (Levene)', also: ['Levene', 'mean'] },
        trimmed: { label: 'Mean without 5% at each end', also: ['trimmed', 'trimmed mean'] },
      },
      { label: 'Distances are taken from the', default: 'median' },
    ),
  },
  outputs: {
    p: { ...pValue, label: 'p-value of the Levene statistic' },
    statistic: number({ label: 'Levene statistic', symbol: 'W', places: 4 }),
    between: integer({ label: 'Degrees of freedom between', symbol: '\\nu_1' }),
    within: integer({ label: 'Degrees of freedom within', symbol: '\\nu_2' }),
    bartlettP: number({ label: 'p-value of Bartlett', symbol: 'p_B', places: 5, optional: true }),
    bartlett: number({ label: 'Bartlett statistic', symbol: 'K^2', places: 4, optional: true }),
    groups: table(
      {
        group: integer({ label: 'Group' }),
        size: integer({ label: 'Values' }),
        deviation: number({ label: 'Standard deviation', places: 4 }),
        distance: number({ label: 'Mean distance from the center', places: 4 }),
      },
      { label: 'Groups' },
    ),
  },
  algorithm: ({
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
    center,
  }) => {
    const all = [group1, group2, group3, group4, group5, group6, group7, group8, group9, group10, group11, group12];
    const lists = all.flatMap((values, index) =>
      values === undefined || values.length === 0
        ? []
        : [{ group: index + 1, values, isConstant: values.every((value) => value === values[0]) }],
    );
    if (lists.every(({ isConstant }) => isConstant))
      throw noResult('All groups are constant: no variance is to be compared.');
    if (lists.every(({ values, isConstant }) => isConstant || values.length === 2))
      throw noResult(
        'With two values in each group both lie equally far from their center: give at least three in one.',
      );
    const distances = lists.map(({ values, isConstant }) => {
      const middle = center === 'median' ? median(values) : center === 'mean' ? mean(values) : trimmedMean(values);
      return values.map((value) => (isConstant ? 0 : Math.abs(value - middle)));
    });
    const means = distances.map((list) => mean(list));
    const count = sum(lists.map(({ values }) => values.length));
    const grand = sum(distances.map((list) => sum(list))) / count;
    const between = lists.length - 1;
    const within = count - lists.length;
    const spread = sum(distances.map((list, i) => list.length * (means[i]! - grand) ** 2));
    const rest = sum(distances.map((list) => (list.length - 1) * variance(list)));
    const scale = sum(distances.map((list) => sum(list.map((value) => value ** 2))));
    if (rest <= 1e-24 * scale)
      throw noResult(
        'Within each group all values lie equally far from its center: there is no spread of the distances to compare with.',
      );
    const statistic = spread <= 1e-26 * scale ? 0 : spread / between / (rest / within);
    const pooled = sum(lists.map(({ values }) => (values.length - 1) * variance(values))) / within;
    const correction = 1 + (sum(lists.map(({ values }) => 1 / (values.length - 1))) - 1 / within) / (3 * between);
    // Σ ν ln(pooled/s²); near 1 by the difference, which keeps what cancels.
    const apart = lists.some(({ isConstant }) => isConstant)
      ? undefined
      : Math.max(
          0,
          -sum(lists.map(({ values }) => (values.length - 1) * logRatio(variance(values), pooled))) / correction,
        );
    // What is left of variances that are equal as the values are written.
    const bartlett = apart !== undefined && apart < 1e-20 ? 0 : apart;
    const groups = lists.map(({ group, values }, i) => ({
      group,
      size: values.length,
      deviation: standardDeviation(values),
      distance: means[i]!,
    }));
    return {
      p: fSurvival(statistic, between, within),
      statistic,
      between,
      within,
      bartlettP: bartlett === undefined ? undefined : chiSquaredSurvival(bartlett, between),
      bartlett,
      groups,
    };
  },
  stepwise: [
    'Each value is replaced by its distance from the center of its group; W is the F of a one-way analysis of variance of these distances, with k − 1 and N − k degrees of freedom.',
    'Bartlett: K² = ((N − k) ln s² − Σ(nᵢ − 1) ln sᵢ²)/(1 + (Σ 1/(nᵢ − 1) − 1/(N − k))/(3(k − 1))) with s² the pooled variance, against chi-square with k − 1 degrees of freedom.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ p, bartlettP, center, groups }) =>
        bartlettP !== undefined &&
        roundTo(p, 5) > 0.05 !== roundTo(bartlettP, 5) > 0.05 &&
        !(roundTo(p, 5) <= 0.05 && isEager(center, groups)),
      says: 'The two tests disagree at 5%. Bartlett’s is misled by values that are not normally distributed: unless you know them to be normal, go by the Levene statistic.',
    },
    {
      level: 'caution',
      when: ({ p, center, groups }) =>
        roundTo(p, 5) <= 0.05 && center !== 'median' && isEager(center, groups) && groups.every(({ size }) => size > 2),
      says: 'With fewer than ten values in a group distances from a mean find differences too easily, the more so the more groups there are: take those from the median.',
    },
    {
      level: 'caution',
      when: ({ p, groups }) => roundTo(p, 5) <= 0.05 && groups.some(({ size }) => size === 2),
      says: 'Two values lie equally far from their center: with such a group the Levene statistic finds differences too easily. Do not rely on a small p.',
    },
    {
      level: 'note',
      when: ({ p, groups }) => roundTo(p, 5) > 0.05 && groups.some(({ size }) => size < 10),
      says: 'With fewer than ten values in a group differences are often missed, most of all from the median: a large p does not show that the variances are equal.',
    },
    {
      level: 'note',
      when: ({ bartlett }) => bartlett === undefined,
      says: 'A group is constant: its variance is 0, of which Bartlett’s test cannot take the logarithm.',
    },
    {
      level: 'note',
      when: ({ center, groups }) => center === 'trimmed' && groups.every(({ size }) => size < 20),
      says: 'Below 20 values in a group 5% are less than one value: nothing is cut off, and the trimmed mean is the mean.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Density of the Levene statistic, with p shaded',
    x: { of: 'statistic', label: 'W' },
    y: { label: 'Density' },
    curve: ({ statistic, between, within }) => upperTest((x) => fPdf(x, between, within), statistic, 4, 'W'),
  },
  explanation: ({ center, bartlett, p }) => {
    const by =
      center === 'median'
        ? 'the medians (Brown-Forsythe)'
        : center === 'mean'
          ? 'the means (Levene)'
          : 'the means without 5% at each end';
    const other =
      bartlett === undefined
        ? ''
        : ' Bartlett’s K² is {bartlett}, with p {bartlettP|of {|bartlettP|}|below 10⁻³⁰⁰|of {|bartlettP|}}.';
    const verdict =
      roundTo(p, 5) > 0.05
        ? 'finds no difference of the variances, which does not show that they are equal'
        : 'finds that the variances differ';
    return `With distances from ${by} W is {statistic} on {between} and {within} degrees of freedom and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}: at 5% it ${verdict}.${other}`;
  },
  examples: [
    {
      inputs: {
        group1: [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
        group2: [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
        group3: [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
        group4: [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
        group5: [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
        group6: [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
      },
      results: {
        p: 0.00422279113899,
        statistic: 3.82135631322593,
        between: 5,
        within: 66,
        bartlett: 25.9598253204,
        bartlettP: 9.0851223329e-5,
        groups: { length: 6, rows: { 0: { deviation: 4.719399037243, distance: 3.5 }, 5: { distance: 4.833333333 } } },
      },
      source: 'R 4.2: bartlett.test(count ~ spray, InsectSprays), the documented example; scipy.stats.levene',
    },
    {
      inputs: {
        center: 'mean',
        group1: [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
        group2: [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
        group3: [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
        group4: [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
        group5: [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
        group6: [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
      },
      results: { p: 6.10363383448e-5, statistic: 6.455352710087 },
      source: "scipy.stats.levene(center='mean')",
    },
    {
      inputs: {
        center: 'trimmed',
        group1: [26, 30, 54, 25, 70, 52, 51, 26, 67, 27, 14, 29, 19, 29, 31, 41, 20, 44, 3, 200],
        group2: [18, 21, 29, 17, 12, 18, 35, 30, 36, 42, 26, 19, 16, 39, 28, 21, 39, 29],
      },
      results: {
        statistic: 3.1557901820133,
        p: 0.0841103100663,
        bartlett: 28.705482007689,
        bartlettP: 8.42648589938e-8,
      },
      cautions: ['disagree'],
      source: "scipy.stats.levene(center='trimmed', proportiontocut=0.05), bartlett",
    },
    {
      inputs: { center: 'trimmed', group1: [1, 2, 3], group2: [2, 6, 10] },
      results: {
        statistic: 2.1176470588235,
        p: 0.2193069235845,
        bartlett: 2.4120697676044,
        bartlettP: 0.1204030790622,
      },
      cautions: ['fewer than ten', 'nothing is cut off'],
      source: 'scipy.stats.levene, bartlett',
    },
    {
      inputs: { group1: [1, 2, 4], group2: [3, 3, 3] },
      results: { statistic: 3, p: 0.158302423375 },
      cautions: ['fewer than ten', 'is constant'],
      source: 'scipy.stats.levene',
    },
    {
      inputs: { group1: [0.1, 0.2, 0.3, 0.4, 0.5], group2: [1.1, 1.2, 1.3, 1.4, 1.5] },
      results: { statistic: 0, p: 1, bartlett: 0, bartlettP: 1 },
      cautions: ['often missed'],
      source: 'By hand: the second group is the first and 1',
    },
    {
      inputs: { group1: [1, 2, 3, 4, 9], group2: [11, 12, 13, 14, 19] },
      results: { statistic: 0, p: 1, bartlett: 0, bartlettP: 1 },
      cautions: ['often missed'],
      source: 'By hand: the second group is the first and 10',
    },
    {
      inputs: {
        center: 'mean',
        group1: [12.6, 9.9, 10.4, 9.2],
        group2: [10.3, 12.6, 11.8, 7.8],
        group3: [8.3, 9.2, 9.4, 11.4],
        group4: [5.7, 12.6, 7.7, 12.1],
      },
      results: { statistic: 3.84468057195, p: 0.0386146977553, bartlett: 3.01256621768, bartlettP: 0.389691767608 },
      cautions: ['too easily'],
      source: 'scipy.stats.levene, bartlett; the values were drawn with equal variances',
    },
    {
      inputs: { group1: [0.1, 0.4], group2: [1.1, 1.7], group3: [2, 2.1, 2.2] },
      results: { statistic: 19.6428571429, p: 0.00853946780817, bartlett: 2.07641154258, bartlettP: 0.354089429768 },
      cautions: ['Two values'],
      source: 'scipy.stats.levene, bartlett',
    },
    { inputs: { group1: [1, 1], group2: [2, 2] }, noResult: 'All groups are constant', source: 'By definition' },
    {
      inputs: { group1: [1, 2], group2: [2, 5] },
      noResult: 'two values in each group',
      source: 'By hand: all distances of a group are equal',
    },
    {
      inputs: { group1: [1, 1, 2, 2], group2: [2, 2, 5, 5] },
      noResult: 'equally far',
      source: 'By hand: all distances of a group are equal',
    },
  ],
  notes: ['Assumes independent values.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.10 (Levene), §1.3.5.7 (Bartlett)',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35a.htm',
    },
    { title: 'Brown, Forsythe: Robust tests for the equality of variances', doi: '10.1080/01621459.1974.10482955' },
    { title: 'Bartlett: Properties of sufficiency and statistical tests', doi: '10.1098/rspa.1937.0109' },
  ],
});
