import { chiSquaredQuantile, choice, defineCalculator, noResult, number, variance } from '@reckoner/engine';
import { confidence, limits, manyValues, sampleDeviation, sampleSize } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';

/** Squares of smaller differences are lost to doubles. */
const TOO_NEAR = 1e-100;

/** (n − 1)s²/σ² has the chi-square distribution with n − 1 degrees of freedom. */
export default defineCalculator({
  title: 'Confidence interval for a variance or standard deviation',
  description:
    'Confidence interval of a variance and of the standard deviation by chi-square, from values or a summary.',
  keywords: [
    'confidence interval for standard deviation',
    'chi-square interval',
    'confidence limits of sigma',
    'standard deviation interval',
  ],
  related: ['standard-deviation', 'confidence-interval-mean'],
  inputs: {
    data: choice(
      {
        deviation: { label: 'Sample standard deviation', also: ['SD', 's'] },
        variance: { label: 'Sample variance', also: ['s²'] },
        values: 'All values',
      },
      { label: 'Data', default: 'deviation' },
    ),
    deviation: { ...sampleDeviation, above: undefined, min: 1e-100, when: { data: 'deviation' } },
    sampleVariance: number({
      label: 'Sample variance',
      symbol: 's^2',
      min: 1e-200,
      max: 1e24,
      when: { data: 'variance' },
    }),
    n: { ...sampleSize, when: { data: ['deviation', 'variance'] } },
    sample: { ...manyValues, when: { data: 'values' } },
    limits,
    confidence,
  },
  outputs: {
    lower: number({ label: 'Lower limit of the variance', symbol: 'L', places: 4, digits: 6, optional: true }),
    upper: number({ label: 'Upper limit of the variance', symbol: 'U', places: 4, digits: 6, optional: true }),
    deviationLower: number({
      label: 'Lower limit of the standard deviation',
      symbol: '\\sigma_L',
      places: 4,
      digits: 6,
      optional: true,
    }),
    deviationUpper: number({
      label: 'Upper limit of the standard deviation',
      symbol: '\\sigma_U',
      places: 4,
      digits: 6,
      optional: true,
    }),
    estimate: number({ label: 'Variance in the sample', symbol: '\\hat\\sigma^2', places: 4, digits: 6 }),
    estimatedDeviation: number({
      label: 'Standard deviation in the sample',
      symbol: '\\hat\\sigma',
      places: 4,
      digits: 6,
    }),
  },
  formula: ({ data, deviation, sampleVariance, n, sample, limits, confidence }) => {
    if (data === 'values' && sample.every((value) => Math.abs(value - sample[0]!) < TOO_NEAR))
      throw noResult('The values are all equal, or as good as: they say nothing of the spread.');
    const estimate = data === 'values' ? variance(sample) : data === 'variance' ? sampleVariance : deviation ** 2;
    const degreesOfFreedom = (data === 'values' ? sample.length : n) - 1;
    const tail = limits === 'both' ? (1 - confidence) / 2 : 1 - confidence;
    const lower = (degreesOfFreedom * estimate) / chiSquaredQuantile(1 - tail, degreesOfFreedom);
    const upper = (degreesOfFreedom * estimate) / chiSquaredQuantile(tail, degreesOfFreedom);
    return {
      estimate,
      estimatedDeviation: Math.sqrt(estimate),
      ...(limits === 'upper' ? {} : { lower, deviationLower: Math.sqrt(lower) }),
      ...(limits === 'lower' ? {} : { upper, deviationUpper: Math.sqrt(upper) }),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval of the standard deviation',
    draw: ({ deviationLower, deviationUpper, estimatedDeviation }) =>
      deviationLower === undefined || deviationUpper === undefined
        ? undefined
        : intervalShapes({
            lower: deviationLower,
            upper: deviationUpper,
            middle: estimatedDeviation,
            of: { lower: 'deviationLower', upper: 'deviationUpper', middle: 'estimatedDeviation' },
          }),
  },
  explanation: ({ limits }) =>
    limits === 'lower'
      ? 'At {confidence} confidence the variance is at least {lower} and the standard deviation at least {deviationLower}.'
      : limits === 'upper'
        ? 'At {confidence} confidence the variance is at most {upper} and the standard deviation at most {deviationUpper}.'
        : 'The {confidence} confidence interval of the variance is {lower} to {upper}, that of the standard deviation {deviationLower} to {deviationUpper}.',
  examples: [
    {
      inputs: { deviation: 0.006278908, n: 100 },
      results: {
        deviationLower: 0.0055129242056611,
        deviationUpper: 0.0072940520538714,
        lower: 0.000030392333297364,
        upper: 0.000053203195364586,
        estimatedDeviation: 0.006278908,
      },
      source:
        'Boost, chi_square_std_dev_test: 0.00551 to 0.00729 (gear data of NIST); further digits by scipy.stats.chi2(99)',
    },
    {
      inputs: { data: 'variance', sampleVariance: 0.3244270722, n: 93 },
      results: {
        lower: 0.24784533840779,
        upper: 0.443130298281,
        deviationLower: 0.497840675726,
        estimate: 0.3244270722,
      },
      source: 'scipy.stats.chi2(92): 92 × 0.3244270722/120.42708 and /67.35556',
    },
    {
      inputs: {
        data: 'values',
        sample: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6],
        confidence: 90,
      },
      results: {
        lower: 0.739222732398876,
        upper: 4.797910090746655,
        deviationUpper: 2.190413223742647,
        estimate: 1.485535714285714,
      },
      source: 'scipy.stats.chi2(7) and numpy.var(ddof=1)',
    },
    {
      inputs: { deviation: 13.97, n: 10, limits: 'upper' },
      results: { upper: 528.2371404815, deviationUpper: 22.98341011429 },
      source: 'scipy.stats.chi2(9): 9 × 13.97²/3.3251128',
    },
    {
      inputs: { deviation: 13.97, n: 10, limits: 'lower' },
      results: { lower: 103.8152624258, deviationLower: 10.18897749658 },
      source: 'scipy.stats.chi2(9): 9 × 13.97²/16.9189776',
    },
    { inputs: { data: 'values', sample: [3, 3, 3] }, noResult: 'nothing of the spread', source: 'By definition' },
  ],
  notes: [
    'Assumes independent values from a normal distribution: from other distributions the level is wrong however many the values are.',
    'The sample variance is that with n - 1.',
  ],
  references: [
    { title: 'Boost Math Toolkit: Chi Squared Distribution Examples, Confidence Intervals on the Standard Deviation' },
  ],
});
