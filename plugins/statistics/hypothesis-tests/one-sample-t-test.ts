import {
  defineCalculator,
  mean,
  noResult,
  number,
  standardDeviation,
  studentPdf,
  studentSurvival,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
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
import { studentCritical, studentPValue } from '../shared/tests.js';

/** t = (x̄ - μ₀)/(s/√n) with n - 1 degrees of freedom. */
export default defineCalculator({
  title: 'One-sample t-test',
  description:
    'Test of a mean against a hypothetical value, with p-value and confidence interval, from a summary or from all values.',
  keywords: ['single sample t-test', 'test a mean', 'student t-test'],
  inputs: {
    data: dataForm,
    average: { ...sampleMean, ...inSummary },
    deviation: { ...sampleDeviation, ...inSummary },
    n: { ...sampleSize, ...inSummary },
    sample: { ...manyValues, ...inValues },
    hypothesis: number({ label: 'Hypothetical mean', symbol: '\\mu_0', min: -1e12, max: 1e12, default: 0 }),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    t: number({ label: 't statistic', symbol: 't', places: 4 }),
    degreesOfFreedom: number({ label: 'Degrees of freedom', symbol: '\\nu' }),
    lower: number({ label: 'Lower limit of the mean', symbol: 'L', places: 4 }),
    upper: number({ label: 'Upper limit of the mean', symbol: 'U', places: 4 }),
  },
  formula: ({ data, average, deviation, n, sample, hypothesis, alternative, confidence }) => {
    const center = data === 'values' ? mean(sample) : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const size = data === 'values' ? sample.length : n;
    const isConstant = data === 'values' ? sample.every((value) => value === sample[0]) : deviation === 0;
    if (isConstant) throw noResult('All values are equal: there is no spread to test the mean with.');
    const standardError = spread / Math.sqrt(size);
    const difference = data === 'values' ? meanAsWritten(sample, hypothesis) : average - hypothesis;
    const t = difference / standardError;
    const margin = studentCritical(confidence, size - 1) * standardError;
    return {
      p: studentPValue(t, size - 1, alternative),
      t,
      degreesOfFreedom: size - 1,
      lower: center - margin,
      upper: center + margin,
    };
  },
  shown: ({ data, average, deviation, n, sample, hypothesis, alternative, t }) => {
    const center = data === 'values' ? mean(sample) : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const size = data === 'values' ? sample.length : n;
    return {
      p:
        alternative === 'greater'
          ? studentSurvival(t, size - 1)
          : alternative === 'less'
            ? studentSurvival(-t, size - 1)
            : 2 * studentSurvival(Math.abs(t), size - 1),
      t: (center - hypothesis) / (spread / Math.sqrt(size)),
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
    'With t = {t} on {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; the {confidence} confidence interval of the mean is {lower} to {upper}.',
  examples: [
    {
      inputs: { data: 'values', sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6], hypothesis: 11 },
      results: {
        p: 0.3187430083371,
        t: 1.0732853018202,
        degreesOfFreedom: 7,
        lower: 10.4435363428,
        upper: 12.4814636572,
      },
      source: 'scipy.stats.ttest_1samp; t.interval(0.95, 7, …)',
    },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        hypothesis: 11,
        alternative: 'greater',
      },
      results: { p: 0.15937150416855 },
      source: "scipy.stats.ttest_1samp(alternative='greater')",
    },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        hypothesis: 11,
        alternative: 'less',
      },
      results: { p: 0.84062849583145 },
      source: "scipy.stats.ttest_1samp(alternative='less')",
    },
    {
      inputs: { average: 52, deviation: 6, n: 36, hypothesis: 50 },
      results: { t: 2, p: 0.053307651863197, lower: 49.96989207175, upper: 54.03010792825 },
      source: 'scipy.stats.t: 2 sf(2, 35), interval(0.95, 35, 52, 1)',
    },
    {
      inputs: { data: 'values', sample: [0.1, 0.2, 0.3], hypothesis: 0.2 },
      results: { t: 0, p: 1, degreesOfFreedom: 2 },
      source: 'By hand: the mean is 0.2',
    },
    { inputs: { data: 'values', sample: [3, 3, 3] }, noResult: 'no spread', source: 'By definition' },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        hypothesis: 10.5,
        confidence: 90,
      },
      results: { t: 2.2335937362204, p: 0.06064841975204, lower: 10.646088368006, upper: 12.278911631994 },
      source: 'scipy.stats.ttest_1samp and its confidence_interval(0.9)',
    },
  ],
  notes: ['The confidence interval is two-sided whatever the alternative is.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.2',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda352.htm',
    },
  ],
});
