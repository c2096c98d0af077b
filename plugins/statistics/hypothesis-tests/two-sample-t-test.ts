import {
  choice,
  defineCalculator,
  isAbove,
  mean,
  noResult,
  number,
  studentPdf,
  studentQuantile,
  studentSurvival,
  variance,
} from '@reckoner/engine';
import { differenceOfMeans } from '../shared/exact-sum.js';
import {
  alternative,
  confidence,
  dataForm,
  inSummary,
  inValues,
  manyValues,
  pValue,
  sampleDeviation,
  sampleMean,
  sampleSize,
} from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';

/** Student's test with the pooled variance, or Welch's with the degrees of freedom of Satterthwaite. */
export default defineCalculator({
  title: 'Two-sample t-test',
  description:
    'Welch or pooled t-test of the difference between two means, with p-value and confidence interval, from summaries or from all values.',
  keywords: [
    'independent samples',
    'welch t-test',
    'student t-test',
    'pooled variance',
    'difference of means',
    'confidence interval',
  ],
  aliases: ['confidence-interval-two-means'],
  inputs: {
    data: dataForm,
    mean1: { ...sampleMean, label: 'Mean of sample 1', symbol: '\\bar x_1', ...inSummary },
    deviation1: { ...sampleDeviation, label: 'Standard deviation of sample 1', symbol: 's_1', ...inSummary },
    n1: { ...sampleSize, label: 'Size of sample 1', symbol: 'n_1', ...inSummary },
    mean2: { ...sampleMean, label: 'Mean of sample 2', symbol: '\\bar x_2', ...inSummary },
    deviation2: { ...sampleDeviation, label: 'Standard deviation of sample 2', symbol: 's_2', ...inSummary },
    n2: { ...sampleSize, label: 'Size of sample 2', symbol: 'n_2', ...inSummary },
    sample1: { ...manyValues, label: 'Sample 1', symbol: 'x_1', ...inValues },
    sample2: { ...manyValues, label: 'Sample 2', symbol: 'x_2', ...inValues },
    method: choice(
      { welch: 'Welch (variances may differ)', pooled: 'Pooled (equal variances)' },
      { label: 'Method', default: 'welch' },
    ),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    t: number({ label: 't statistic', symbol: 't', places: 4 }),
    degreesOfFreedom: number({ label: 'Degrees of freedom', symbol: '\\nu', places: 2 }),
    difference: number({ label: 'Difference of the means', symbol: 'd', places: 4 }),
    lower: number({ label: 'Lower limit of the difference', symbol: 'L', places: 4 }),
    upper: number({ label: 'Upper limit of the difference', symbol: 'U', places: 4 }),
  },
  formula: ({
    data,
    mean1,
    deviation1,
    n1,
    mean2,
    deviation2,
    n2,
    sample1,
    sample2,
    method,
    alternative,
    confidence,
  }) => {
    const fromValues = data === 'values';
    const size1 = fromValues ? sample1.length : n1;
    const size2 = fromValues ? sample2.length : n2;
    const variance1 = fromValues ? variance(sample1) : deviation1 ** 2;
    const variance2 = fromValues ? variance(sample2) : deviation2 ** 2;
    const difference = fromValues ? differenceOfMeans(sample1, sample2) : mean1 - mean2;
    const a = variance1 / size1;
    const b = variance2 / size2;
    const isConstant = (sample: readonly number[]) => sample.every((value) => value === sample[0]);
    if (fromValues ? isConstant(sample1) && isConstant(sample2) : deviation1 === 0 && deviation2 === 0)
      throw noResult('Both samples are constant: there is no spread to compare the means with.');
    const pooled = ((size1 - 1) * variance1 + (size2 - 1) * variance2) / (size1 + size2 - 2);
    const standardError = method === 'pooled' ? Math.sqrt(pooled * (1 / size1 + 1 / size2)) : Math.sqrt(a + b);
    const degreesOfFreedom =
      method === 'pooled' ? size1 + size2 - 2 : (a + b) ** 2 / (a ** 2 / (size1 - 1) + b ** 2 / (size2 - 1));
    const t = difference / standardError;
    const halfWidth = -studentQuantile((1 - confidence) / 2, degreesOfFreedom) * standardError;
    const limits = { lower: difference - halfWidth, upper: difference + halfWidth };
    if (alternative === 'greater')
      return { p: studentSurvival(t, degreesOfFreedom), t, degreesOfFreedom, difference, ...limits };
    if (alternative === 'less')
      return { p: studentSurvival(-t, degreesOfFreedom), t, degreesOfFreedom, difference, ...limits };
    return { p: 2 * studentSurvival(Math.abs(t), degreesOfFreedom), t, degreesOfFreedom, difference, ...limits };
  },
  shown: ({
    data,
    mean1,
    deviation1,
    n1,
    mean2,
    deviation2,
    n2,
    sample1,
    sample2,
    method,
    alternative,
    confidence,
    t,
    difference,
    degreesOfFreedom,
  }) => {
    const fromValues = data === 'values';
    const size1 = fromValues ? sample1.length : n1;
    const size2 = fromValues ? sample2.length : n2;
    const variance1 = fromValues ? variance(sample1) : deviation1 ** 2;
    const variance2 = fromValues ? variance(sample2) : deviation2 ** 2;
    const pooled = ((size1 - 1) * variance1 + (size2 - 1) * variance2) / (size1 + size2 - 2);
    const standardError =
      method === 'pooled'
        ? Math.sqrt(pooled * (1 / size1 + 1 / size2))
        : Math.sqrt(variance1 / size1 + variance2 / size2);
    const halfWidth = -studentQuantile((1 - confidence) / 2, degreesOfFreedom) * standardError;
    return {
      p:
        alternative === 'greater'
          ? studentSurvival(t, degreesOfFreedom)
          : alternative === 'less'
            ? studentSurvival(-t, degreesOfFreedom)
            : 2 * studentSurvival(Math.abs(t), degreesOfFreedom),
      difference: fromValues ? mean(sample1) - mean(sample2) : mean1 - mean2,
      t: difference / standardError,
      lower: difference - halfWidth,
      upper: difference + halfWidth,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density of t, with p shaded',
    x: { of: 't', label: 't' },
    y: { label: 'Density' },
    curve: ({ t, degreesOfFreedom, alternative }) =>
      symmetricTest((x) => studentPdf(x, degreesOfFreedom), t, alternative, 't'),
  },
  explanation:
    'The difference of the means, first less second, is {difference}, with a {confidence} confidence interval of {lower} to {upper}; t is {t} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ method, data, deviation1, deviation2, sample1, sample2 }) => {
        if (method !== 'pooled') return false;
        const variances =
          data === 'values' ? [variance(sample1), variance(sample2)] : [deviation1 ** 2, deviation2 ** 2];
        return isAbove(Math.max(...variances), 4 * Math.min(...variances));
      },
      says: 'The standard deviations differ by more than a factor of two: pooling them may mislead; take Welch’s test.',
    },
  ],
  examples: [
    {
      inputs: { data: 'values', sample1: [0.1, 0.2], sample2: [0.3, 0] },
      results: { difference: 0, t: 0, p: 1 },
      source: 'By hand: both means are 0.15',
    },
    {
      inputs: {
        data: 'values',
        sample1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5],
        sample2: [20.2, 16.9, 18.5, 17.3, 20.5],
      },
      results: {
        p: 0.2508100698322372,
        t: 1.2204174122277793,
        degreesOfFreedom: 9.817212165733288,
        lower: -1.285836017492,
        upper: 4.382978874635,
      },
      source: 'scipy.stats.ttest_ind(equal_var=False) and its confidence_interval(0.95)',
    },
    {
      inputs: {
        data: 'values',
        sample1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5],
        sample2: [20.2, 16.9, 18.5, 17.3, 20.5],
        method: 'pooled',
        alternative: 'greater',
      },
      results: {
        p: 0.14457550411137,
        t: 1.1193627069386796,
        degreesOfFreedom: 10,
        lower: -1.5339255526907,
        upper: 4.6310684098336,
      },
      source: "scipy.stats.ttest_ind(equal_var=True, alternative='greater'); interval of the two-sided test",
    },
    {
      inputs: {
        data: 'values',
        sample1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5],
        sample2: [20.2, 16.9, 18.5, 17.3, 20.5],
        alternative: 'less',
      },
      results: { p: 0.8745949650838813 },
      source: "scipy.stats.ttest_ind(equal_var=False, alternative='less')",
    },
    {
      inputs: { mean1: 50, deviation1: 8, n1: 30, mean2: 46, deviation2: 10, n2: 25 },
      results: { p: 0.113166910702314, t: 1.6151457061744965, difference: 4 },
      source: 'scipy.stats.ttest_ind_from_stats(50, 8, 30, 46, 10, 25, equal_var=False)',
    },
    {
      inputs: { mean1: 50, deviation1: 8, n1: 30, mean2: 46, deviation2: 10, n2: 25, method: 'pooled' },
      results: { p: 0.1051994673399503, t: 1.6483385035492497, degreesOfFreedom: 53 },
      source: 'scipy.stats.ttest_ind_from_stats(50, 8, 30, 46, 10, 25)',
    },
    {
      inputs: { data: 'values', sample1: [1, 1], sample2: [2, 2] },
      noResult: 'no spread',
      source: 'By hand: both variances are 0',
    },
    {
      inputs: { mean1: 50, deviation1: 5, n1: 10, mean2: 46, deviation2: 15, n2: 20, method: 'pooled' },
      results: { t: 0.8146801235, degreesOfFreedom: 28 },
      cautions: ['Welch’s test'],
      source: 'scipy.stats.ttest_ind_from_stats(50, 5, 10, 46, 15, 20)',
    },
    {
      inputs: {
        data: 'values',
        sample1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5],
        sample2: [20.2, 16.9, 18.5, 17.3, 20.5],
        confidence: 90,
      },
      results: { lower: -0.755589154032, upper: 3.852732011175 },
      source: 'scipy.stats.ttest_ind(equal_var=False) and its confidence_interval(0.9)',
    },
    {
      inputs: {
        data: 'values',
        sample1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5],
        sample2: [20.2, 16.9, 18.5, 17.3, 20.5],
        method: 'pooled',
        confidence: 90,
      },
      results: { p: 0.2891510082228, lower: -0.958860249101, upper: 4.056003106243 },
      source: 'scipy.stats.ttest_ind(equal_var=True) and its confidence_interval(0.9)',
    },
  ],
  notes: [
    'The confidence interval is two-sided whatever the alternative is.',
    'Assumes independent samples whose means are about normally distributed.',
  ],
  references: [
    {
      title:
        'Welch: The generalization of "Student\'s" problem when several different population variances are involved, Biometrika 34 (1947)',
      doi: '10.1093/biomet/34.1-2.28',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.3',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda353.htm',
    },
  ],
});
