import {
  chiSquaredPdf,
  chiSquaredQuantile,
  choice,
  defineCalculator,
  fPdf,
  fQuantile,
  normalPdf,
  normalQuantile,
  number,
  studentPdf,
  studentQuantile,
} from '@reckoner/engine';
import { significance } from '../shared/inference.js';

/** Quantiles at which a test of the given level rejects. */
export default defineCalculator({
  title: 'Critical value',
  description: 'Critical z, t, chi-square or F value for a significance level, one- or two-tailed.',
  keywords: ['z critical', 't critical', 'F table', 'rejection region', 'chi-square critical'],
  inputs: {
    distribution: choice(
      { z: 'Normal (z)', t: 'Student t', 'chi-square': 'Chi-square', f: 'F' },
      { label: 'Distribution', default: 'z' },
    ),
    tails: choice(
      { two: 'Two-tailed', right: 'Right-tailed', left: 'Left-tailed' },
      { label: 'Tails', formerly: ['tail'], default: 'two' },
    ),
    significance,
    degreesOfFreedom: number({
      label: 'Degrees of freedom (numerator for F)',
      symbol: '\\nu',
      min: 1,
      max: 1e6,
      when: { distribution: ['t', 'chi-square', 'f'] },
    }),
    denominator: number({
      label: 'Denominator degrees of freedom',
      symbol: '\\nu_2',
      min: 1,
      max: 1e6,
      when: { distribution: 'f' },
    }),
  },
  outputs: {
    upper: number({ label: 'Upper critical value', symbol: 'U', places: 4, optional: true }),
    lower: number({ label: 'Lower critical value', symbol: 'L', places: 4, optional: true }),
  },
  formula: ({ distribution, tails, significance, degreesOfFreedom, denominator }) => {
    const share = tails === 'two' ? significance / 2 : significance;
    let lower = normalQuantile(share);
    let upper = -lower;
    if (distribution === 't') {
      lower = studentQuantile(share, degreesOfFreedom);
      upper = -lower;
    }
    if (distribution === 'chi-square') {
      lower = chiSquaredQuantile(share, degreesOfFreedom);
      upper = chiSquaredQuantile(1 - share, degreesOfFreedom);
    }
    if (distribution === 'f') {
      lower = fQuantile(share, degreesOfFreedom, denominator);
      upper = 1 / fQuantile(share, denominator, degreesOfFreedom);
    }
    if (tails === 'right') return { upper };
    if (tails === 'left') return { lower };
    return { upper, lower };
  },
  figure: {
    kind: 'curve',
    title: 'Where the test rejects',
    x: { label: 'Statistic' },
    y: { label: 'Density' },
    curve: ({ distribution, degreesOfFreedom, denominator, upper, lower }) => {
      const density = (x: number) => {
        if (distribution === 't') return studentPdf(x, degreesOfFreedom);
        if (distribution === 'chi-square') return chiSquaredPdf(x, degreesOfFreedom);
        return distribution === 'f' ? fPdf(x, degreesOfFreedom, denominator) : normalPdf(x);
      };
      const isPositive = distribution === 'chi-square' || distribution === 'f';
      const ends = [upper ?? 0, lower ?? 0];
      const width = 1.6 * Math.max(...ends.map(Math.abs));
      const from = isPositive ? 0 : -width;
      return {
        from,
        to: width,
        lines: [{ y: density }],
        marks: [
          ...(lower === undefined ? [] : [{ x: lower, y: density(lower), label: 'Lower' }]),
          ...(upper === undefined ? [] : [{ x: upper, y: density(upper), label: 'Upper' }]),
        ],
        shade: [
          ...(lower === undefined ? [] : [{ from, to: lower }]),
          ...(upper === undefined ? [] : [{ from: upper, to: width }]),
        ],
      };
    },
  },
  explanation: ({ tails }) => {
    if (tails === 'right') return 'At a level of {significance} the test rejects above {upper}.';
    if (tails === 'left') return 'At a level of {significance} the test rejects below {lower}.';
    return 'At a level of {significance} the test rejects below {lower} and above {upper}.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ distribution, tails }) => (distribution === 'chi-square' || distribution === 'f') && tails !== 'right',
      says: 'Most chi-square and F tests reject on the right only: goodness of fit, independence and analysis of variance ask for the right tail.',
    },
  ],
  examples: [
    { inputs: {}, results: { upper: 1.9599639845401, lower: -1.9599639845401 }, source: 'scipy.stats.norm.isf(0.025)' },
    { inputs: { tails: 'right' }, results: { upper: 1.6448536269515 }, source: 'scipy.stats.norm.isf(0.05)' },
    {
      inputs: { distribution: 't', degreesOfFreedom: 15 },
      results: { upper: 2.1314495455593, lower: -2.1314495455593 },
      source: 'scipy.stats.t.isf(0.025, 15)',
    },
    {
      inputs: { distribution: 't', tails: 'left', degreesOfFreedom: 15 },
      results: { lower: -1.7530503556926 },
      source: 'scipy.stats.t.isf(0.05, 15)',
    },
    {
      inputs: { distribution: 'chi-square', tails: 'right', degreesOfFreedom: 5 },
      results: { upper: 11.070497693516 },
      source: 'scipy.stats.chi2.isf(0.05, 5)',
    },
    {
      inputs: { distribution: 'chi-square', degreesOfFreedom: 5 },
      results: { lower: 0.8312116134867, upper: 12.83250199403 },
      cautions: ['on the right only'],
      source: 'scipy.stats.chi2: ppf(0.025, 5), isf(0.025, 5)',
    },
    {
      inputs: { distribution: 'f', tails: 'right', degreesOfFreedom: 3, denominator: 20 },
      results: { upper: 3.0983912121408 },
      source: 'scipy.stats.f.isf(0.05, 3, 20)',
    },
    {
      inputs: { distribution: 'f', degreesOfFreedom: 3, denominator: 20 },
      results: { lower: 0.0705846742654, upper: 3.8586986662733 },
      cautions: ['on the right only'],
      source: 'scipy.stats.f: ppf(0.025, 3, 20), isf(0.025, 3, 20)',
    },
    {
      inputs: { significance: 1 },
      results: { upper: 2.5758293035489, lower: -2.5758293035489 },
      source: 'scipy.stats.norm.isf(0.005)',
    },
    {
      inputs: { distribution: 'f', tails: 'right', significance: 1, degreesOfFreedom: 4, denominator: 16 },
      results: { upper: 4.772577999723 },
      source: 'scipy.stats.f.isf(0.01, 4, 16)',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.7: Tables for Probability Distributions',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda367.htm',
    },
  ],
});
