import {
  choice,
  defineCalculator,
  fCdf,
  fPdf,
  fQuantile,
  fSurvival,
  integer,
  isBelow,
  noResult,
  number,
  standardDeviation,
  variance,
} from '@reckoner/engine';
import { alternative, confidence, inValues, manyValues, pValue, sampleSize } from '../shared/inference.js';
import { shapiroWilk } from '../shared/shapiro-wilk.js';

/** More are not asked about: with so many the least departure shows. */
const MOST = 2000;

function isOdd(sample: readonly number[]): boolean {
  const isConstant = sample.every((value) => value === sample[0]);
  // Of three values with two equal ones the test tells nothing.
  const isPair = sample.length === 3 && new Set(sample).size < 3;
  return !isConstant && !isPair && sample.length >= 3 && sample.length <= MOST && isBelow(shapiroWilk(sample).p, 0.05);
}

const spread = { above: 0, max: 1e12 } as const;

/** F = s₁²/s₂² with n₁ − 1 and n₂ − 1 degrees of freedom; two-sided p is twice the smaller tail, as in R. */
export default defineCalculator({
  title: 'F-test for equal variances',
  description:
    'Test whether two variances are equal, from standard deviations, variances or all values: F, p-value and confidence interval of their ratio.',
  keywords: [
    'F-test of two variances',
    'variance ratio test',
    'var.test',
    'F.TEST',
    'compare two standard deviations',
    'equality of variances',
  ],
  related: ['levene-bartlett-test', 'two-sample-t-test'],
  inputs: {
    data: choice(
      { deviations: 'Standard deviations and sizes', variances: 'Variances and sizes', values: 'All values' },
      { label: 'Data', default: 'deviations' },
    ),
    deviation1: number({
      label: 'Standard deviation of sample 1',
      symbol: 's_1',
      ...spread,
      when: { data: 'deviations' },
    }),
    deviation2: number({
      label: 'Standard deviation of sample 2',
      symbol: 's_2',
      ...spread,
      when: { data: 'deviations' },
    }),
    variance1: number({ label: 'Variance of sample 1', symbol: 's_1^2', ...spread, when: { data: 'variances' } }),
    variance2: number({ label: 'Variance of sample 2', symbol: 's_2^2', ...spread, when: { data: 'variances' } }),
    n1: { ...sampleSize, label: 'Size of sample 1', symbol: 'n_1', when: { data: ['deviations', 'variances'] } },
    n2: { ...sampleSize, label: 'Size of sample 2', symbol: 'n_2', when: { data: ['deviations', 'variances'] } },
    sample1: { ...manyValues, label: 'Values of sample 1', symbol: 'x_1', ...inValues },
    sample2: { ...manyValues, label: 'Values of sample 2', symbol: 'x_2', ...inValues },
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    f: number({ label: 'F, the ratio of the variances', symbol: 'F', places: 4 }),
    d1: integer({ label: 'Degrees of freedom of sample 1', symbol: '\\nu_1' }),
    d2: integer({ label: 'Degrees of freedom of sample 2', symbol: '\\nu_2' }),
    lower: number({ label: 'Lower limit of the ratio of variances', symbol: 'L', places: 4, optional: true }),
    upper: number({ label: 'Upper limit of the ratio of variances', symbol: 'U', places: 4, optional: true }),
    spreadRatio: number({ label: 'Ratio of the standard deviations', symbol: 's_1/s_2', places: 4 }),
  },
  formula: ({
    data,
    deviation1,
    deviation2,
    variance1,
    variance2,
    n1,
    n2,
    sample1,
    sample2,
    alternative,
    confidence,
  }) => {
    if (data === 'values') {
      if (sample1.every((value) => value === sample1[0]) || sample2.every((value) => value === sample2[0]))
        throw noResult('All values of a sample are equal: its variance is 0, and there is no ratio to test.');
    }
    const spreadRatio =
      data === 'values'
        ? standardDeviation(sample1) / standardDeviation(sample2)
        : data === 'variances'
          ? Math.sqrt(variance1 / variance2)
          : deviation1 / deviation2;
    const f = data === 'variances' ? variance1 / variance2 : spreadRatio ** 2;
    const d1 = (data === 'values' ? sample1.length : n1) - 1;
    const d2 = (data === 'values' ? sample2.length : n2) - 1;
    const above = fSurvival(f, d1, d2);
    const below = fCdf(f, d1, d2);
    const tail = alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence;
    return {
      p: alternative === 'greater' ? above : alternative === 'less' ? below : Math.min(1, 2 * Math.min(above, below)),
      f,
      d1,
      d2,
      // Quantiles of the lower tail alone: 1 − tail would lose digits.
      lower: alternative === 'less' ? undefined : f * fQuantile(tail, d2, d1),
      upper: alternative === 'greater' ? undefined : f / fQuantile(tail, d1, d2),
      spreadRatio,
    };
  },
  shown: ({ data, sample1, sample2, variance1, variance2, deviation1, deviation2, f, d1, d2, alternative }) => ({
    p:
      alternative === 'greater'
        ? fSurvival(f, d1, d2)
        : alternative === 'less'
          ? fCdf(f, d1, d2)
          : 2 * Math.min(fSurvival(f, d1, d2), fCdf(f, d1, d2)),
    f:
      data === 'values'
        ? variance(sample1) / variance(sample2)
        : data === 'variances'
          ? variance1 / variance2
          : deviation1 ** 2 / deviation2 ** 2,
    lower: undefined,
    upper: undefined,
    spreadRatio: Math.sqrt(f),
  }),
  stepwise: [
    'The limits of the ratio are F divided by the quantiles of its F distribution: of half of what the confidence leaves out on each side (two-sided), or of all of it on one side.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ data, sample1, sample2 }) => data === 'values' && (isOdd(sample1) || isOdd(sample2)),
      says: 'A sample does not look normal (p of Shapiro and Wilk below 5%), which misleads the F-test even with many values: take the Levene or Brown-Forsythe test.',
    },
    {
      level: 'note',
      when: ({ data, sample1, sample2 }) =>
        data === 'values' &&
        (Math.min(sample1.length, sample2.length) < 20 || Math.max(sample1.length, sample2.length) > MOST) &&
        !isOdd(sample1) &&
        !isOdd(sample2),
      says: 'The F-test holds for normally distributed values alone, however many there are. With fewer than 20 in a sample it hardly shows that they are not, and of more than 2000 it is not looked at here: where that is not certain, take the Levene or Brown-Forsythe test.',
    },
    {
      level: 'note',
      when: ({ data }) => data !== 'values',
      says: 'The F-test holds for normally distributed values alone, which a summary cannot show: where that is not certain, give all values or take the Levene or Brown-Forsythe test.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Density of F with equal variances',
    x: { of: 'f', label: 'F' },
    y: { label: 'Density' },
    curve: ({ f, d1, d2, p, alternative }) => {
      const width = Math.max(4, 1.3 * f);
      if (f > 1000) return undefined;
      const from = width / 400;
      // The other tail of a two-sided test begins where as much is left.
      const part = alternative === 'two-sided' ? p / 2 : p;
      const low = alternative === 'greater' ? 0 : fQuantile(part, d1, d2);
      const high = alternative === 'less' ? width : 1 / fQuantile(part, d2, d1);
      return {
        from,
        to: width,
        lines: [{ y: (x) => fPdf(x, d1, d2) }],
        marks: f < from ? [] : [{ x: f, y: fPdf(f, d1, d2), label: 'F' }],
        shade: [
          { from, to: Math.min(low, width) },
          { from: Math.max(from, high), to: width },
        ].filter((stretch) => stretch.from < stretch.to),
      };
    },
  },
  explanation: ({ alternative }) => {
    const side =
      alternative === 'greater'
        ? 'the one-sided p, for a greater variance of sample 1,'
        : alternative === 'less'
          ? 'the one-sided p, for a smaller variance of sample 1,'
          : 'the two-sided p';
    const interval =
      alternative === 'greater'
        ? 'with {confidence} confidence the true ratio is at least {lower}'
        : alternative === 'less'
          ? 'with {confidence} confidence the true ratio is at most {upper}'
          : 'the {confidence} confidence interval of the true ratio is {lower} to {upper}';
    return `The variance of sample 1 is {f} times that of sample 2 (the standard deviation {spreadRatio} times), with {d1} and {d2} for degrees of freedom: ${side} {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; ${interval}.`;
  },
  examples: [
    {
      inputs: { data: 'values', sample1: [2.9, 3.0, 2.5, 2.6, 3.2], sample2: [3.8, 2.7, 4.0, 2.4, 5.5, 4.4] },
      results: {
        p: 0.019894341886627,
        f: 0.064241486068111,
        d1: 4,
        d2: 5,
        lower: 0.0086955169897,
        upper: 0.60158752144898,
        spreadRatio: 0.25345904219,
      },
      cautions: ['fewer than 20'],
      source: 'R 4.2: var.test; √0.064241486068111',
    },
    {
      inputs: {
        data: 'values',
        sample1: [3.8, 2.7, 4.0, 2.4, 5.5, 4.4],
        sample2: [2.9, 3.0, 2.5, 2.6, 3.2],
        alternative: 'greater',
        confidence: 90,
      },
      results: { p: 0.0099471709433134, f: 15.566265060241, d1: 5, d2: 4, lower: 3.8429727688619 },
      cautions: ['fewer than 20'],
      source: "R 4.2: var.test(alternative = 'greater', conf.level = 0.9)",
    },
    {
      inputs: {
        data: 'values',
        sample1: [2.9, 3.0, 2.5, 2.6, 3.2],
        sample2: [3.8, 2.7, 4.0, 2.4, 5.5, 4.4],
        alternative: 'less',
      },
      results: { p: 0.0099471709433134, upper: 0.40189836662489 },
      cautions: ['fewer than 20'],
      source: "R 4.2: var.test(alternative = 'less')",
    },
    {
      inputs: { deviation1: 3, n1: 16, deviation2: 2, n2: 21 },
      results: {
        p: 0.091482771083505,
        f: 2.25,
        d1: 15,
        d2: 20,
        lower: 0.87443293081079,
        upper: 6.2007793897005,
        spreadRatio: 1.5,
      },
      cautions: ['a summary cannot show'],
      source: 'scipy.stats.f: 2 sf(2.25, 15, 20), 2.25/isf(0.025), 2.25/ppf(0.025)',
    },
    {
      inputs: { data: 'variances', variance1: 7, n1: 10, variance2: 7, n2: 10 },
      results: { p: 1, f: 1, lower: 0.2483858546944549, upper: 4.025994158282979, spreadRatio: 1 },
      cautions: ['a summary cannot show'],
      source: 'By hand: equal variances and sizes; scipy.stats.f for the limits',
    },
    {
      inputs: { data: 'values', sample1: [1, 1, 1, 1, 9, 2], sample2: [1, 2, 4, 3, 5] },
      results: { p: 0.194899982100495, f: 4.12, d1: 5, d2: 4 },
      cautions: ['does not look normal'],
      source: 'By hand: 10.3/2.5; scipy.stats.f; scipy.stats.shapiro: p = 0.0002 and 0.967',
    },
    {
      inputs: { data: 'values', sample1: [1, 1, 2], sample2: [1, 2, 4] },
      results: { p: 0.25, f: 0.142857142857143, d1: 2, d2: 2 },
      cautions: ['fewer than 20'],
      source: 'By hand: (1/3)/(7/3); with 2 and 2 degrees of freedom the lower tail is F/(1 + F)',
    },
    {
      inputs: { data: 'values', sample1: [3, 3, 3], sample2: [1, 2, 4] },
      noResult: 'its variance is 0',
      source: 'By definition',
    },
    {
      inputs: { data: 'values', sample1: [1, 2, 4], sample2: [5, 5] },
      noResult: 'its variance is 0',
      source: 'By definition',
    },
  ],
  notes: ['Assumes independent values, and samples that are independent of each other.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.9',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda359.htm',
    },
    { title: 'R 4.2, var.test: F test to compare two variances (its results)' },
  ],
});
