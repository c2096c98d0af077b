import { defineCalculator, integer, noResult, normalCdf, normalPdf, number, percent } from '@reckoner/engine';

/** The mean of n values is about normal with the deviation σ/√n. */
export default defineCalculator({
  title: 'Sampling distribution of the mean',
  description:
    'Probability that the mean of a sample lies below, above or between limits, by the central limit theorem.',
  keywords: ['central limit theorem', 'CLT', 'sample mean probability', 'standard error'],
  inputs: {
    mean: number({ label: 'Population mean', symbol: '\\mu', min: -1e9, max: 1e9 }),
    deviation: number({ label: 'Population standard deviation', symbol: '\\sigma', min: 1e-6, max: 1e9 }),
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e9 }),
    lower: number({
      label: 'Lower limit',
      help: 'Leave out for none.',
      symbol: 'a',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
    upper: number({
      label: 'Upper limit',
      help: 'Leave out for none.',
      symbol: 'b',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    probability: percent({ label: 'Probability that the sample mean lies there', places: 4 }),
    standardError: number({ label: 'Standard error of the mean', symbol: '\\sigma_{\\bar x}', places: 4 }),
  },
  formula: ({ mean, deviation, n, lower, upper }) => {
    if (lower === undefined && upper === undefined) throw noResult('Give at least one limit.');
    const standardError = deviation / Math.sqrt(n);
    if (lower === undefined) return { probability: normalCdf(((upper ?? 0) - mean) / standardError), standardError };
    if (upper === undefined) return { probability: normalCdf((mean - lower) / standardError), standardError };
    // On the right of the mean the difference of upper tails does not cancel.
    const probability =
      lower > mean
        ? normalCdf((mean - lower) / standardError) - normalCdf((mean - upper) / standardError)
        : normalCdf((upper - mean) / standardError) - normalCdf((lower - mean) / standardError);
    return { probability, standardError };
  },
  figure: {
    kind: 'curve',
    title: 'Density of the sample mean',
    x: { of: 'mean', label: 'Sample mean' },
    y: { label: 'Density' },
    curve: ({ mean, standardError, lower, upper }) => {
      const [from, to] = [mean - 4 * standardError, mean + 4 * standardError];
      const density = (x: number) => normalPdf(x, mean, standardError);
      const limits = [lower, upper].flatMap((one) => (one === undefined || one < from || one > to ? [] : [one]));
      return {
        from,
        to,
        lines: [{ y: density }],
        marks: limits.map((x) => ({ x, y: density(x), label: 'Limit' })),
        shade: [{ from: lower ?? from, to: upper ?? to }],
      };
    },
  },
  explanation:
    'The sample mean has a standard error of {standardError} and lies within the limits with probability {probability}.',
  requires: [
    {
      that: ({ lower, upper }) => upper >= lower,
      field: 'upper',
      says: 'The upper limit, {upper}, must not be below the lower one, {lower}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ probability, lower, upper }) => probability === 0 && (lower === undefined || lower !== upper),
      says: 'A probability of 0% here is one too small to be written: the limits lie very far from the mean.',
    },
    {
      level: 'note',
      when: ({ lower, upper }) => lower !== undefined && lower === upper,
      says: 'A continuous mean is equal to a single value with probability 0: give two different limits.',
    },
    {
      level: 'note',
      when: ({ n }) => n < 30,
      says: 'With fewer than about thirty values this holds only where the population itself is about normal.',
    },
  ],
  examples: [
    {
      inputs: { mean: 100, deviation: 15, n: 36, lower: 1000 },
      results: { standardError: 2.5, probability: 0 },
      cautions: ['too small to be written'],
      source: 'By hand: 360 standard errors above the mean',
    },
    {
      inputs: { mean: 100, deviation: 15, n: 36, lower: 103, upper: 103 },
      results: { standardError: 2.5, probability: 0 },
      cautions: ['two different limits'],
      source: 'By definition',
    },
    {
      inputs: { mean: 100, deviation: 15, n: 36, upper: 103 },
      results: { probability: 88.4930329778, standardError: 2.5 },
      source: 'scipy.stats.norm.cdf(103, 100, 2.5)',
    },
    {
      inputs: { mean: 100, deviation: 20, n: 100, lower: 102 },
      results: { probability: 15.8655253931, standardError: 2 },
      source: 'scipy.stats.norm.sf(102, 100, 2)',
    },
    {
      inputs: { mean: 100, deviation: 20, n: 100, lower: 97, upper: 102 },
      results: { probability: 77.45375448 },
      source: 'scipy.stats.norm: cdf(102, 100, 2) - cdf(97, 100, 2)',
    },
    {
      inputs: { mean: 0, deviation: 1, n: 400, lower: 0.3, upper: 0.4 },
      results: { probability: 9.8658702e-8, standardError: 0.05 },
      source: 'mpmath: ncdf(-6) - ncdf(-8) at 30 digits',
    },
    { inputs: { mean: 100, deviation: 20, n: 100 }, noResult: 'at least one limit', source: 'By definition' },
    {
      inputs: { mean: 100, deviation: 20, n: 100, lower: 102, upper: 97 },
      refused: 'below the lower',
      source: 'By definition',
    },
    {
      inputs: { mean: 100, deviation: 15, n: 9, upper: 105 },
      results: { probability: 84.1344746069, standardError: 5 },
      cautions: ['fewer than about thirty'],
      source: 'scipy.stats.norm.cdf(1)',
    },
  ],
  references: [{ title: 'OpenStax: Introductory Statistics 2e, ch. 7 The Central Limit Theorem' }],
});
