import {
  chiSquaredCdf,
  chiSquaredSurvival,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  mean,
  normalCdf,
  normalPdf,
  normalQuantile,
  number,
  roundTo,
  variance,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { alternative, confidence, inSummary, inValues, manyValues, pValue, sampleMean } from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';
import { normalPValue } from '../shared/tests.js';

/** Below this chance of the spread that was seen, the known deviation is asked about. */
const UNLIKELY = 0.01;

/** z = (x̄ - μ₀)/(σ/√n), with a standard deviation that is known. */
export default defineCalculator({
  title: 'One-sample z-test',
  description:
    'Test of a mean against a hypothetical value where the population standard deviation is known, with z, p-value and confidence interval.',
  keywords: [
    'z test of a mean',
    'z test known sigma',
    'z statistic of a sample mean',
    'Z.TEST',
    'single sample z test',
  ],
  related: ['one-sample-t-test', 'confidence-interval-mean'],
  inputs: {
    data: choice({ summary: 'Mean and size', values: 'All values' }, { label: 'Data', default: 'summary' }),
    average: { ...sampleMean, ...inSummary },
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e9, ...inSummary }),
    sample: { ...manyValues, minItems: 1, ...inValues },
    sigma: number({
      label: 'Population standard deviation',
      help: 'Of single values, known beforehand; not computed from this sample.',
      symbol: '\\sigma',
      above: 0,
      max: 1e12,
    }),
    hypothesis: number({ label: 'Hypothetical mean', symbol: '\\mu_0', min: -1e12, max: 1e12 }),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    z: number({ label: 'z statistic', symbol: 'z', places: 4 }),
    center: number({ label: 'Mean of the sample', symbol: '\\bar x', places: 4 }),
    standardError: number({ label: 'Standard error', symbol: '\\mathrm{SE}', places: 4 }),
    margin: number({ label: 'Margin of error', symbol: 'E', places: 4 }),
    lower: number({ label: 'Lower limit of the mean', symbol: 'L', places: 4 }),
    upper: number({ label: 'Upper limit of the mean', symbol: 'U', places: 4 }),
  },
  formula: ({ data, average, n, sample, sigma, hypothesis, alternative, confidence }) => {
    const center = data === 'values' ? mean(sample) : average;
    const size = data === 'values' ? sample.length : n;
    const standardError = sigma / Math.sqrt(size);
    const difference = data === 'values' ? meanAsWritten(sample, hypothesis) : average - hypothesis;
    const z = difference / standardError;
    const margin = -normalQuantile((1 - confidence) / 2) * standardError;
    return {
      p: normalPValue(z, alternative),
      z,
      center,
      standardError,
      margin,
      lower: center - margin,
      upper: center + margin,
    };
  },
  shown: ({ data, average, n, sample, sigma, hypothesis, alternative, z, center }) => ({
    p: alternative === 'greater' ? normalCdf(-z) : alternative === 'less' ? normalCdf(z) : 2 * normalCdf(-Math.abs(z)),
    z: (center - hypothesis) / (sigma / Math.sqrt(data === 'values' ? sample.length : n)),
    center: data === 'values' ? mean(sample) : average,
  }),
  cautions: [
    {
      level: 'caution',
      when: ({ data, sample, sigma }) => {
        if (data !== 'values' || sample.length < 2) return false;
        const freedom = sample.length - 1;
        const spread = (freedom * variance(sample)) / sigma ** 2;
        return isBelow(Math.min(chiSquaredCdf(spread, freedom), chiSquaredSurvival(spread, freedom)), UNLIKELY / 2);
      },
      says: 'The values scatter otherwise than a standard deviation of {sigma} makes likely (below 1% by chi-square): check it, or take the one-sample t-test, which estimates it.',
    },
    {
      level: 'note',
      when: ({ data, n, sample }) => (data === 'values' ? sample.length : n) < 30,
      says: 'Below 30 values p holds only where single values are about normally distributed.',
    },
    {
      level: 'caution',
      when: ({ z }) => isAbove(roundTo(Math.abs(z), 4), 10),
      says: 'The mean lies more than ten standard errors from the hypothetical one: check that {sigma} is the standard deviation of single values, not of their mean, and that all are in one unit.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Density of z, with p shaded',
    x: { of: 'z', label: 'z' },
    y: { label: 'Density' },
    curve: ({ z, alternative }) => symmetricTest((x) => normalPdf(x), z, alternative, 'z'),
  },
  explanation: ({ alternative, margin }) => {
    const side =
      alternative === 'greater'
        ? 'one-sided p, for a greater mean,'
        : alternative === 'less'
          ? 'one-sided p, for a smaller mean,'
          : 'two-sided p';
    const interval =
      // Narrower ones read alike at both ends.
      margin < 5e-4 ? 'reaches {margin} to either side of {center}' : 'is {lower} to {upper}';
    return `With z = {z} the ${side} {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; the two-sided {confidence} confidence interval of the mean ${interval}.`;
  },
  examples: [
    {
      inputs: { average: 52, n: 36, sigma: 6, hypothesis: 50 },
      results: {
        p: 0.0455002638963584,
        z: 2,
        center: 52,
        standardError: 1,
        margin: 1.9599639845400545,
        lower: 50.04003601545995,
        upper: 53.95996398454005,
      },
      source: 'scipy.stats.norm: 2 sf(2), interval(0.95, 52, 1)',
    },
    {
      inputs: { average: 103.11, n: 20, sigma: 15, hypothesis: 100, alternative: 'greater', confidence: 90 },
      results: { p: 0.17690541945143, z: 0.92722285466991, lower: 97.592993215649, upper: 108.62700678435 },
      cautions: ['Below 30 values'],
      source: 'scipy.stats.norm: sf, interval(0.9, 103.11, 15/√20)',
    },
    {
      inputs: { average: 0.5, n: 4, sigma: 2, hypothesis: 0.3, alternative: 'less' },
      results: { p: 0.5792597094391, z: 0.2, margin: 1.9599639845400545 },
      cautions: ['Below 30 values'],
      source: 'scipy.stats.norm.cdf(0.2)',
    },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        sigma: 1.2,
        hypothesis: 11,
      },
      results: {
        p: 0.27565898612284,
        z: 1.0901229543293,
        center: 11.4625,
        lower: 10.63095770539,
        upper: 12.29404229461,
      },
      cautions: ['Below 30 values'],
      source: 'numpy.mean, scipy.stats.norm',
    },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        sigma: 0.4,
        hypothesis: 11,
        alternative: 'greater',
      },
      results: { p: 0.00053703664536119, z: 3.2703688629878 },
      cautions: ['scatter otherwise', 'Below 30 values'],
      source: 'numpy.mean, scipy.stats.norm; Σ(x − x̄)²/σ² = 65.0 of chi-square with 7',
    },
    {
      inputs: { data: 'values', sample: [0.1, 0.2, 0.3], sigma: 0.1, hypothesis: 0.2 },
      results: { p: 1, z: 0 },
      cautions: ['Below 30 values'],
      source: 'By hand: the mean is 0.2',
    },
    {
      inputs: { average: 62, n: 36, sigma: 6, hypothesis: 50 },
      results: { z: 12, p: 3.5529642242e-33 },
      cautions: ['ten standard errors'],
      source: 'scipy.stats.norm: 2 sf(12)',
    },
    {
      inputs: { average: 100, n: 36, sigma: 0.0006, hypothesis: 100 },
      results: { z: 0, p: 1, margin: 0.00019599639845400545, standardError: 0.0001 },
      source: 'By hand: 1.9599639845 × 0.0006/6; both limits read nearly as 100',
    },
  ],
  notes: ['Assumes independent values. The confidence interval is two-sided whatever the alternative is.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.2.2',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc22.htm',
    },
  ],
});
