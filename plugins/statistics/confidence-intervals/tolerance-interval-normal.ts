import {
  choice,
  defineCalculator,
  integer,
  mean,
  noResult,
  number,
  percent,
  standardDeviation,
} from '@reckoner/engine';
import {
  confidence,
  inValues,
  limits,
  manyValues,
  sampleDeviation,
  sampleMean,
  sampleSize,
} from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';
import { isNarrow } from '../shared/narrow-intervals.js';
import { howeFactor, oneSidedFactor, twoSidedFactor, wilksSize } from '../shared/tolerance-factors.js';

/** Squares of smaller differences are lost to doubles. */
const TOO_NEAR = 1e-100;

/** x̄ ± k s, which with the confidence given encloses at least the share given of a normal population. */
export default defineCalculator({
  title: 'Tolerance interval',
  description:
    'Limits that enclose a share of a normal population with a confidence: exact factor k or Howe’s, and the sample size that needs no normality.',
  keywords: [
    'tolerance limits',
    'k factor',
    'howe method',
    'wilks sample size',
    'statistical tolerance interval',
    'coverage interval',
  ],
  related: ['prediction-interval-normal', 'confidence-interval-mean'],
  inputs: {
    data: choice(
      {
        summary: 'Mean, standard deviation and size',
        values: 'All values',
        size: { label: 'Sample size, for the factor', also: ['factor', 'k'] },
      },
      { label: 'Data', default: 'summary' },
    ),
    average: { ...sampleMean, when: { data: 'summary' } },
    deviation: { ...sampleDeviation, when: { data: 'summary' } },
    n: { ...sampleSize, max: 1e6, when: { data: ['summary', 'size'] } },
    sample: { ...manyValues, ...inValues },
    coverage: percent({
      label: 'Share of the population',
      help: 'At least this share lies within the limits.',
      symbol: 'P',
      above: 50,
      max: 99.9999,
      usual: [75, 99.99],
      default: 95,
    }),
    limits,
    method: choice(
      { exact: 'Exact', howe: { label: 'Howe (approximation)', also: ['Howe'] } },
      { label: 'Factor', default: 'exact', when: { limits: 'both' } },
    ),
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower tolerance limit', symbol: 'L', places: 4, digits: 6, optional: true }),
    upper: number({ label: 'Upper tolerance limit', symbol: 'U', places: 4, digits: 6, optional: true }),
    factor: number({ label: 'Tolerance factor', symbol: 'k', places: 4 }),
    margin: number({ label: 'Distance from the sample mean', symbol: 'E', places: 4, digits: 4, optional: true }),
    needed: integer({ label: 'Sample size at which the extreme values are limits without normality', symbol: 'N' }),
  },
  formula: ({ data, average, deviation, n, sample, coverage, limits, method, confidence }) => {
    if (data === 'values' && sample.every((value) => Math.abs(value - sample[0]!) < TOO_NEAR))
      throw noResult('The values are all equal, or as good as: there is no spread to set limits by.');
    const size = data === 'values' ? sample.length : n;
    const factor =
      limits !== 'both'
        ? oneSidedFactor(size, coverage, confidence)
        : method === 'howe'
          ? howeFactor(size, coverage, confidence)
          : twoSidedFactor(size, coverage, confidence);
    const found = { factor, needed: wilksSize(coverage, confidence, limits === 'both' ? 2 : 1) };
    if (data === 'size') return found;
    const center = data === 'values' ? mean(sample) : average;
    const spread = data === 'values' ? standardDeviation(sample) : deviation;
    const margin = factor * spread;
    return {
      ...found,
      margin,
      ...(limits === 'upper' ? {} : { lower: center - margin }),
      ...(limits === 'lower' ? {} : { upper: center + margin }),
    };
  },
  shown: () => ({ needed: undefined }),
  stepwise: [
    'The limits lie k sample standard deviations from the sample mean.',
    'For one limit, √n k is the γ quantile of the noncentral t distribution with n - 1 degrees of freedom and noncentrality √n z, where z is the P quantile of the normal distribution.',
    'For both limits, the exact k solves: the mean, over the place x of the sample mean, of P(χ² > (n - 1) r²/k²) is γ, where x ± r encloses the share P.',
    'Howe’s k is z √((n - 1)(1 + 1/n)/χ²), where z is the (1 + P)/2 quantile of the normal and χ² the 1 - γ quantile of the chi-square distribution with n - 1 degrees of freedom.',
    'N is the least whole number with P^N ≤ 1 - γ for one limit, and with N P^(N-1) - (N - 1) P^N ≤ 1 - γ for both.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper }) =>
      lower === undefined || upper === undefined
        ? undefined
        : intervalShapes({ lower, upper, middle: (lower + upper) / 2, of: { lower: 'lower', upper: 'upper' } }),
  },
  explanation: ({ data, limits, method, lower, upper, margin }) => {
    const far =
      data === 'size'
        ? '{factor} sample standard deviations'
        : margin !== undefined && isNarrow(lower ?? upper ?? 0, margin)
          ? '{margin}'
          : undefined;
    const about = limits === 'both' && method === 'howe' ? 'about ' : '';
    const where =
      far !== undefined
        ? limits === 'both'
          ? `within ${far} of the sample mean`
          : limits === 'lower'
            ? `above the sample mean less ${far}`
            : `below the sample mean plus ${far}`
        : limits === 'both'
          ? 'between {lower} and {upper}'
          : limits === 'lower'
            ? 'above {lower}'
            : 'below {upper}';
    const extremes =
      limits === 'both'
        ? 'the smallest and the largest of {needed} values are'
        : limits === 'lower'
          ? 'the smallest of {needed} {needed|value|values} is'
          : 'the largest of {needed} {needed|value|values} is';
    return `At ${about}{confidence} confidence, at least {coverage} of the population lies ${where}, if it is normal. Without that, ${extremes} such ${limits === 'both' ? 'limits' : 'a limit'}.`;
  },
  examples: [
    {
      inputs: { average: 97.07, deviation: 0.0268, n: 43, coverage: 90, confidence: 99, method: 'howe' },
      results: { lower: 97.010576, upper: 97.129424, factor: 2.2173159, needed: 64 },
      source:
        'NIST e-Handbook §7.2.6.3: k2 = 2.217, spreadsheet of the same example 2.2173159, 97.010576; N by trying each in Python',
    },
    {
      inputs: { data: 'size', n: 43, coverage: 90, confidence: 99, limits: 'upper' },
      results: { factor: 1.874, needed: 44 },
      source: 'NIST e-Handbook §7.2.6.3: 1.8740 by noncentral t; N by hand: 0.9^44 = 0.0097',
    },
    {
      inputs: { data: 'size', n: 6, coverage: 90, confidence: 99, limits: 'lower' },
      results: { factor: 4.4111 },
      source: 'NIST e-Handbook §7.2.6.3: 4.4111 by noncentral t',
    },
    {
      inputs: { average: 2.3, deviation: 0.2, n: 50, limits: 'upper' },
      results: { factor: 2.064993, upper: 2.7129987, needed: 59 },
      source: 'Owen factor for HP 50G: 2.064993 for n = 50, 95%/95%; 2.3 + 0.2 k; Dakota’s test of Wilks: 59',
    },
    {
      inputs: { average: 2.3, deviation: 0.2, n: 50, limits: 'lower' },
      results: { lower: 1.8870013 },
      source: 'The same factor: 2.3 - 0.2 × 2.064993',
    },
    {
      inputs: { data: 'size', n: 10 },
      results: { factor: 3.393429479, needed: 93 },
      source:
        'Python: the chance of the coverage, integrated over the sample deviation by scipy.integrate.quad, solved for 95%; Dakota’s test of Wilks: 93',
    },
    {
      inputs: { data: 'size', n: 2 },
      results: { factor: 36.51921461207 },
      source: 'Python with mpmath: integrated over the sample mean, to 25 digits',
    },
    {
      inputs: { data: 'size', n: 43, coverage: 90, confidence: 99 },
      results: { factor: 2.222825174 },
      source: 'Python: integrated over the sample deviation by scipy.integrate.quad, solved for 99%',
    },
    {
      inputs: { data: 'values', sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6], coverage: 90 },
      results: { lower: 7.61584591874, upper: 15.30915408126, factor: 3.15603335554, needed: 46 },
      source: 'Python, over the deviation: 11.4625 ± 3.156033355 × 1.218825547; N by trying each',
    },
    {
      inputs: { average: 1, deviation: 1e-7, n: 10 },
      results: { margin: '0.0000003393429479', lower: 0.9999996607, upper: 1.0000003393 },
      source: 'The factor 3.393429479 of above; both limits would read 1',
    },
    { inputs: { data: 'values', sample: [3, 3, 3] }, noResult: 'no spread', source: 'By definition' },
  ],
  notes: [
    'Assumes independent values of one normal population: with another shape the tails hold more or less than is said, even in large samples.',
    'These limits follow from a sample. They are no specification, and no engineering tolerance.',
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.2.6.3',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc263.htm',
    },
    {
      title: 'Krishnamoorthy, Mathew: Statistical Tolerance Regions: Theory, Applications, and Computation (2009)',
    },
    {
      title:
        'Wilks: Determination of Sample Sizes for Setting Tolerance Limits, Annals of Mathematical Statistics 12 (1941)',
    },
  ],
});
