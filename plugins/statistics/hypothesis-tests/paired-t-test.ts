import {
  defineCalculator,
  noResult,
  number,
  rows,
  standardDeviation,
  studentPdf,
  studentQuantile,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { differenceOfMeans } from '../shared/exact-sum.js';
import { alternative, confidence, datum, pValue } from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';
import { studentCritical, studentPValue } from '../shared/tests.js';

/** The one-sample test of the differences of pairs. */
export default defineCalculator({
  title: 'Paired t-test',
  description: 'Test whether the mean difference of pairs is zero, with p-value and confidence interval.',
  keywords: ['dependent t-test', 'before and after', 'repeated measures', 'matched pairs'],
  inputs: {
    pairs: rows(
      { first: { ...datum, label: 'First' }, second: { ...datum, label: 'Second' } },
      { label: 'Pairs', minItems: 2, maxItems: 10000 },
    ),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    t: number({ label: 't statistic', symbol: 't', places: 4 }),
    degreesOfFreedom: number({ label: 'Degrees of freedom', symbol: '\\nu' }),
    difference: number({ label: 'Mean difference (first - second)', symbol: '\\bar d', places: 4 }),
    deviation: number({ label: 'Standard deviation of the differences', symbol: 's_d', places: 4 }),
    lower: number({ label: 'Lower limit of the difference', symbol: 'L', places: 4 }),
    upper: number({ label: 'Upper limit of the difference', symbol: 'U', places: 4 }),
  },
  formula: ({ pairs, alternative, confidence }) => {
    const differences = pairs.map((pair) => pair.first - pair.second);
    const difference = differenceOfMeans(
      pairs.map((pair) => pair.first),
      pairs.map((pair) => pair.second),
    );
    const deviation = standardDeviation(differences);
    const [one] = pairs;
    if (pairs.every(({ first, second }) => sumOfProducts([first], [-1, second], [-1, one!.first], [one!.second]) === 0))
      throw noResult('All differences are equal: there is no spread to test their mean with.');
    const standardError = deviation / Math.sqrt(pairs.length);
    const degreesOfFreedom = pairs.length - 1;
    const t = difference / standardError;
    const margin = studentCritical(confidence, degreesOfFreedom) * standardError;
    const p = studentPValue(t, degreesOfFreedom, alternative);
    return { p, t, degreesOfFreedom, difference, deviation, lower: difference - margin, upper: difference + margin };
  },
  shown: ({ pairs, confidence }) => {
    const n = pairs.length;
    const difference = sum(pairs.map((pair) => pair.first - pair.second)) / n;
    const deviation = Math.sqrt(sum(pairs.map((pair) => (pair.first - pair.second - difference) ** 2)) / (n - 1));
    const standardError = deviation / Math.sqrt(n);
    const margin = studentQuantile((1 + confidence) / 2, n - 1) * standardError;
    return {
      t: difference / standardError,
      difference,
      deviation,
      lower: difference - margin,
      upper: difference + margin,
    };
  },
  stepwise: ["p is the tail, or both tails, of Student's t distribution with n - 1 degrees of freedom beyond t."],
  figure: {
    kind: 'curve',
    title: 'Density of t, with p shaded',
    x: { of: 't', label: 't' },
    y: { label: 'Density' },
    curve: ({ t, degreesOfFreedom, alternative }) =>
      symmetricTest((x) => studentPdf(x, degreesOfFreedom), t, alternative, 't'),
  },
  explanation:
    'The mean difference, first less second, is {difference}, with a {confidence} confidence interval of {lower} to {upper}; t is {t} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: {
        pairs: [
          { first: 200, second: 192 },
          { first: 190, second: 187 },
          { first: 210, second: 205 },
          { first: 220, second: 218 },
          { first: 180, second: 176 },
          { first: 205, second: 199 },
          { first: 195, second: 190 },
        ],
      },
      results: {
        p: 0.00073805871758512,
        t: 6.312009459327,
        degreesOfFreedom: 6,
        difference: 4.7142857142857,
        deviation: 1.9760470401187,
        lower: 2.88674701076,
        upper: 6.54182441782,
      },
      source: 'scipy.stats: ttest_rel; t.interval(0.95, 6, mean, s/√7)',
    },
    {
      inputs: {
        pairs: [
          { first: 200, second: 192 },
          { first: 190, second: 187 },
          { first: 210, second: 205 },
          { first: 220, second: 218 },
          { first: 180, second: 176 },
          { first: 205, second: 199 },
          { first: 195, second: 190 },
        ],
        alternative: 'greater',
      },
      results: { p: 0.00036902935879256 },
      source: "scipy.stats.ttest_rel(alternative='greater')",
    },
    {
      inputs: {
        pairs: [
          { first: 200, second: 192 },
          { first: 190, second: 187 },
          { first: 210, second: 205 },
          { first: 220, second: 218 },
          { first: 180, second: 176 },
          { first: 205, second: 199 },
          { first: 195, second: 190 },
        ],
        alternative: 'less',
      },
      results: { p: 0.9996309706412 },
      source: "scipy.stats.ttest_rel(alternative='less')",
    },
    {
      inputs: {
        pairs: [
          { first: 0.3, second: 0.1 },
          { first: 0.1, second: 0.4 },
          { first: 0.3, second: 0.2 },
        ],
      },
      results: { difference: 0, t: 0, p: 1, deviation: 0.2645751311065 },
      source: 'By hand: 0.2 − 0.3 + 0.1 = 0; √((0.04 + 0.09 + 0.01)/2)',
    },
    {
      inputs: {
        pairs: [
          { first: 2, second: 1 },
          { first: 3, second: 2 },
        ],
      },
      noResult: 'no spread',
      source: 'By hand: both differences are 1',
    },
    {
      inputs: {
        pairs: [
          { first: 8.4, second: 8.1 },
          { first: 7.9, second: 8.0 },
          { first: 9.1, second: 8.5 },
          { first: 8.8, second: 8.9 },
          { first: 7.5, second: 7.1 },
          { first: 9.6, second: 9.0 },
        ],
        confidence: 90,
      },
      results: {
        p: 0.081458889348937,
        t: 2.1766269588592,
        difference: 0.28333333333333,
        deviation: 0.31885210782848,
        lower: 0.021032818253992,
        upper: 0.54563384841267,
      },
      source: 'scipy.stats.ttest_rel and its confidence_interval(0.9)',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.3.1.1: Analysis of paired observations',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section3/prc311.htm',
    },
  ],
});
