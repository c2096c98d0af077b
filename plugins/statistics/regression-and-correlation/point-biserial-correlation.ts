import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isNear,
  list,
  mean,
  noResult,
  normalPdf,
  normalQuantile,
  number,
  populationVariance,
  roundTo,
  variance,
} from '@reckoner/engine';
import { confidence, datum, pValue, sampleMean } from '../shared/inference.js';
import { studentPValue } from '../shared/tests.js';

const inGroups = { when: { data: 'groups' } } as const;
const inColumns = { when: { data: 'columns' } } as const;
const inSummary = { when: { data: 'summary' } } as const;
const group = { ...list(datum, { label: 'Values', minItems: 1, maxItems: 10000 }), ...inGroups };
const deviation = number({ label: 'Sample standard deviation', min: 0, max: 1e12, ...inSummary });
const size = integer({ label: 'Size', min: 1, max: 1e9, ...inSummary });

/** Pearson's r with a variable of two values; the biserial one takes these for a cut normal variable. */
export default defineCalculator({
  title: 'Point-biserial correlation',
  description:
    'Correlation of a two-valued variable with a measured one, its t test and interval, and the biserial correlation, from two groups, two columns or their means and deviations.',
  keywords: [
    'biserial correlation',
    'r pb',
    'correlation binary continuous',
    'item discrimination',
    'dichotomous variable correlation',
  ],
  related: ['pearson-correlation', 'two-sample-t-test'],
  inputs: {
    data: choice(
      {
        groups: { label: 'Values of both groups', also: ['groups'] },
        columns: { label: 'A column of 0 and 1 and one of values', also: ['columns'] },
        summary: { label: 'Mean, standard deviation and size of both groups', also: ['summary'] },
      },
      { label: 'Data', default: 'groups' },
    ),
    values0: { ...group, label: 'Values of group 0', symbol: 'y_0' },
    values1: { ...group, label: 'Values of group 1', symbol: 'y_1' },
    binary: list(integer({ label: 'Group', min: 0, max: 1 }), {
      label: 'Groups, 0 or 1',
      minItems: 3,
      maxItems: 10000,
      ...inColumns,
    }),
    values: list(datum, {
      label: 'Values',
      help: 'In the order of the groups.',
      symbol: 'y',
      minItems: 3,
      maxItems: 10000,
      ...inColumns,
    }),
    mean0: { ...sampleMean, label: 'Mean of group 0', symbol: '\\bar y_0', ...inSummary },
    deviation0: { ...deviation, label: 'Sample standard deviation of group 0', symbol: 's_0' },
    n0: { ...size, label: 'Size of group 0', symbol: 'n_0' },
    mean1: { ...sampleMean, label: 'Mean of group 1', symbol: '\\bar y_1', ...inSummary },
    deviation1: { ...deviation, label: 'Sample standard deviation of group 1', symbol: 's_1' },
    n1: { ...size, label: 'Size of group 1', symbol: 'n_1' },
    confidence,
  },
  outputs: {
    r: number({ label: 'Point-biserial correlation', symbol: 'r_{pb}', places: 4 }),
    p: pValue,
    t: number({ label: 't statistic', symbol: 't', places: 4, optional: true }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 4, optional: true }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 4, optional: true }),
    biserial: number({ label: 'Biserial correlation', symbol: 'r_b', places: 4 }),
    difference: number({ label: 'Mean of group 1 less that of group 0', places: 4, digits: 6 }),
  },
  formula: ({ data, values0, values1, binary, values, mean0, deviation0, n0, mean1, deviation1, n1, confidence }) => {
    const first = data === 'groups' ? values0 : data === 'columns' ? values.filter((_, i) => binary[i] === 0) : [];
    const second = data === 'groups' ? values1 : data === 'columns' ? values.filter((_, i) => binary[i] === 1) : [];
    const all = [...first, ...second];
    if (data !== 'summary' && all.every((value) => value === all[0]))
      throw noResult('All values are equal: there is no correlation.');
    const count0 = data === 'summary' ? n0 : first.length;
    const count1 = data === 'summary' ? n1 : second.length;
    const count = count0 + count1;
    const apart = data === 'summary' ? mean1 - mean0 : mean(second) - mean(first);
    // Means that are equal in decimals may differ in the last digit of doubles.
    const largest = data === 'summary' ? 0 : Math.max(...all.map(Math.abs));
    const difference = isNear(apart, 0, 5e-16 * largest) ? 0 : apart;
    const within =
      data === 'summary'
        ? ((n0 - 1) * deviation0 ** 2 + (n1 - 1) * deviation1 ** 2) / count
        : (count0 * populationVariance(first) + count1 * populationVariance(second)) / count;
    const p1 = count1 / count;
    const between = p1 * (count0 / count) * difference ** 2;
    const r = (Math.sqrt(p1 * (count0 / count)) * difference) / Math.sqrt(within + between);
    const biserial = (r * Math.sqrt(p1 * (count0 / count))) / normalPdf(normalQuantile(p1));
    const degreesOfFreedom = count - 2;
    const found = { r, degreesOfFreedom, biserial, difference };
    if (isAtMost(within, 1e-24 * between)) return { ...found, p: 0 };
    const t = (Math.sqrt(degreesOfFreedom * (p1 * (count0 / count))) * difference) / Math.sqrt(within);
    const tested = { ...found, p: studentPValue(t, degreesOfFreedom, 'two-sided'), t };
    if (count < 4 || isAtLeast(Math.abs(r), 1 - 1e-14)) return tested;
    const margin = -normalQuantile((1 - confidence) / 2) / Math.sqrt(count - 3);
    return {
      ...tested,
      lower: Math.tanh(Math.atanh(r) - margin),
      upper: Math.tanh(Math.atanh(r) + margin),
    };
  },
  stepwise: [
    'r = (M₁ − M₀)/s √(p q) with p and q the shares of the groups and s the standard deviation of all values by n; it is Pearson’s r of the values with 0 and 1.',
    "t = r √((n − 2)/(1 − r²)), the t of the two-sample test with equal variances; p is both tails of Student's t distribution with n − 2 degrees of freedom beyond it.",
    'The biserial correlation is r √(p q)/φ(z) with φ(z) the height of the normal curve where it is cut into p and q.',
    'The interval is tanh(artanh(r) ± z/√(n − 3)).',
  ],
  requires: [
    {
      that: ({ binary, values }) => binary.length === values.length,
      field: 'values',
      says: 'There must be as many values as groups: they belong together in pairs.',
    },
    {
      that: ({ binary }) => binary.includes(0) && binary.includes(1),
      field: 'binary',
      says: 'Both groups must occur, 0 and 1.',
    },
    {
      that: ({ values0, values1 }) => values0.length + values1.length >= 3,
      field: 'values1',
      says: 'There must be at least three values.',
    },
    { that: ({ n0, n1 }) => n0 + n1 >= 3, field: 'n1', says: 'There must be at least three values.' },
    {
      that: ({ n0, deviation0 }) => n0 > 1 || deviation0 === 0,
      field: 'deviation0',
      says: 'A single value has no standard deviation: send 0.',
    },
    {
      that: ({ n1, deviation1 }) => n1 > 1 || deviation1 === 0,
      field: 'deviation1',
      says: 'A single value has no standard deviation: send 0.',
    },
    {
      that: ({ mean0, mean1, deviation0, deviation1 }) => mean0 !== mean1 || deviation0 > 0 || deviation1 > 0,
      field: 'deviation1',
      says: 'Without any spread there is no correlation.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ biserial }) => isAbove(roundTo(Math.abs(biserial), 4), 1),
      says: 'A biserial correlation beyond ±1 is that of no population: the values are not normal, the groups are no cut of a normal variable, or the sample is too small. Take the point-biserial one.',
    },
    {
      level: 'caution',
      when: ({ data, values0, values1, binary, values, deviation0, n0, deviation1, n1 }) => {
        const variances =
          data === 'summary'
            ? [n0 > 1 ? deviation0 ** 2 : undefined, n1 > 1 ? deviation1 ** 2 : undefined]
            : data === 'groups'
              ? [varianceOf(values0), varianceOf(values1)]
              : [0, 1].map((group) => varianceOf(values.filter((_, i) => binary[i] === group)));
        const known = variances.filter((spread) => spread !== undefined);
        return known.length === 2 && isAbove(Math.max(...known), 4 * Math.min(...known));
      },
      says: 'The standard deviations of the groups differ by more than a factor of two: t, p and the interval take them as equal and may mislead, most with groups of unequal size. Test the difference by Welch’s two-sample t-test.',
    },
    {
      level: 'note',
      when: ({ p }) => isAbove(roundTo(p, 5), 0.05),
      says: 'With p above 5% the true correlation may as well be zero: do not build on its size.',
    },
  ],
  explanation:
    'The values of group 1 {difference|lie {|difference|} below|lie level with|lie {|difference|} above} those of group 0 on average: the point-biserial correlation is {r} (p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}).',
  examples: [
    {
      inputs: { values0: [12, 15, 11, 14, 9, 13, 10], values1: [16, 14, 18, 15, 17, 13] },
      results: {
        r: 0.682048292585,
        p: 0.0102270161708,
        t: 3.09322604044,
        degreesOfFreedom: 11,
        lower: 0.20996906974,
        upper: 0.896231184216,
        biserial: 0.856270416651,
        difference: 3.5,
      },
      source:
        'scipy.stats.pointbiserialr, ttest_ind and the interval of pearsonr; biserial with norm.pdf(norm.ppf(6/13))',
    },
    {
      inputs: { data: 'columns', binary: [0, 0, 0, 1, 1, 1, 1], values: [0, 1, 2, 3, 4, 5, 6] },
      results: {
        r: 0.866025403784,
        p: 0.011724811004,
        t: 3.87298334621,
        degreesOfFreedom: 5,
        lower: 0.324774939751,
        upper: 0.979975431654,
        biserial: 1.09181658358,
        difference: 3.5,
      },
      cautions: ['beyond ±1'],
      source: 'scipy, pointbiserialr: its example prints 0.866025, p 0.01172; the rest by scipy',
    },
    {
      inputs: {
        data: 'summary',
        mean0: 52,
        deviation0: 9.5,
        n0: 40,
        mean1: 45.5,
        deviation1: 8.1,
        n1: 25,
        confidence: 90,
      },
      results: {
        r: -0.336383526777,
        p: 0.00614911327984,
        t: -2.83518144815,
        degreesOfFreedom: 63,
        lower: -0.507164996876,
        upper: -0.140183139138,
        biserial: -0.428254281247,
        difference: -6.5,
      },
      source: 'scipy.stats.ttest_ind_from_stats, r = t/√(t² + ν)',
    },
    {
      inputs: { data: 'summary', mean0: 52, deviation0: 9.5, n0: 20, mean1: 50, deviation1: 8.1, n1: 15 },
      results: {
        r: -0.113370020034,
        p: 0.516698097724,
        t: -0.655487215697,
        degreesOfFreedom: 33,
        lower: -0.430357583051,
        upper: 0.228509657652,
        biserial: -0.142927987346,
        difference: -2,
      },
      cautions: ['may as well be zero'],
      source: 'scipy.stats.ttest_ind_from_stats, r = t/√(t² + ν)',
    },
    {
      inputs: { data: 'summary', mean0: 100, deviation0: 15, n0: 1000, mean1: 105, deviation1: 45, n1: 50 },
      results: { r: 0.0605050254536, p: 0.0499902364335, t: 1.962313958799, difference: 5 },
      cautions: ['factor of two'],
      source: 'scipy.stats.ttest_ind_from_stats, equal variances; its Welch p is 0.437',
    },
    {
      inputs: {
        data: 'columns',
        binary: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
        values: [10, 11, 9, 10, 10.5, 9.5, 10, 10.2, 9.8, 10.1, 10.3, 9.7, 14, 5, 20],
      },
      results: { r: 0.394173388276, p: 0.145994244281, difference: 2.99166666667 },
      cautions: ['factor of two', 'may as well be zero'],
      source: 'scipy.stats.pearsonr; standard deviations of 0.50 and 7.55',
    },
    {
      inputs: { values0: [1, 1], values1: [3, 3] },
      results: { r: 1, p: 0, biserial: 1.25331413732, difference: 2 },
      cautions: ['beyond ±1'],
      source: 'By hand: all spread is between the groups; 0.5/0.398942',
    },
    {
      inputs: { values0: [1, 3], values1: [2] },
      results: { r: 0, p: 1, t: 0, difference: 0, degreesOfFreedom: 1 },
      cautions: ['may as well be zero'],
      source: 'By hand',
    },
    {
      inputs: { values0: [0.1, 0.2], values1: [0.15, 0.15, 0.15] },
      results: { r: 0, p: 1, t: 0, difference: 0, biserial: 0 },
      cautions: ['factor of two', 'may as well be zero'],
      source: 'By hand: both means are 0.15, which the doubles miss by 3 × 10⁻¹⁷',
    },
    { inputs: { values0: [1, 1], values1: [1] }, noResult: 'All values are equal', source: 'By definition' },
    { inputs: { values0: [1], values1: [2] }, refused: 'at least three values', source: 'By definition' },
    {
      inputs: { data: 'columns', binary: [0, 1, 1], values: [1, 2, 3, 4] },
      refused: 'as many values as groups',
      source: 'By definition',
    },
    {
      inputs: { data: 'columns', binary: [1, 1, 1], values: [1, 2, 3] },
      refused: 'Both groups',
      source: 'By definition',
    },
    {
      inputs: { data: 'summary', mean0: 1, deviation0: 0, n0: 1, mean1: 2, deviation1: 0, n1: 1 },
      refused: 'at least three values',
      source: 'By definition',
    },
    {
      inputs: { data: 'summary', mean0: 1, deviation0: 1, n0: 1, mean1: 2, deviation1: 1, n1: 5 },
      refused: 'A single value',
      source: 'By definition',
    },
    {
      inputs: { data: 'summary', mean0: 1, deviation0: 1, n0: 5, mean1: 2, deviation1: 1, n1: 1 },
      refused: 'A single value',
      source: 'By definition',
    },
    {
      inputs: { data: 'summary', mean0: 1, deviation0: 0, n0: 5, mean1: 1, deviation1: 0, n1: 5 },
      refused: 'Without any spread',
      source: 'By definition',
    },
    {
      inputs: { data: 'summary', mean0: 0, deviation0: 1e-9, n0: 10, mean1: 1000, deviation1: 1e-9, n1: 20 },
      results: { r: 1, difference: 1000, degreesOfFreedom: 28 },
      cautions: ['beyond ±1'],
      source: 'By hand: a spread of 10⁻⁹ beside a difference of 1,000; limits would read 1',
    },
  ],
  notes: [
    'The biserial correlation is meant for a normal variable that was cut in two, as pass and fail; where the groups are two by nature take the point-biserial one.',
    'How large the point-biserial correlation can get depends on the shares of the groups: for a normal variable at most 0.80, with equal groups, and less with unequal ones. The interval is Fisher’s approximation.',
  ],
  references: [
    {
      title:
        'Tate: Correlation Between a Discrete and a Continuous Variable. Point-Biserial Correlation, Annals of Mathematical Statistics 25 (1954)',
      doi: '10.1214/aoms/1177728730',
    },
    { title: 'Lord, Novick: Statistical Theories of Mental Test Scores (1968), ch. 15' },
  ],
});

function varianceOf(values: readonly number[]) {
  return values.length > 1 ? variance(values) : undefined;
}
