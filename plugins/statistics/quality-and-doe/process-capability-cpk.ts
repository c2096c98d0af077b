import { defineCalculator, noResult, normalCdf, normalPdf, number } from '@reckoner/engine';

/** Capability indices of a normally distributed characteristic, with one or both limits. */
export default defineCalculator({
  title: 'Process capability (Cp, Cpk)',
  description:
    'Capability indices Cp, Cpk and Cpm and the expected defects of a process from its mean, spread and limits.',
  keywords: ['Cpk', 'Cp', 'Ppk', 'Cpm', 'process capability index', 'specification limits', 'ppm'],
  inputs: {
    mean: number({ label: 'Process mean', symbol: '\\mu', min: -1e9, max: 1e9 }),
    deviation: number({
      label: 'Process standard deviation',
      help: 'Within subgroups for Cpk, overall for Ppk.',
      symbol: '\\sigma',
      min: 1e-9,
      max: 1e9,
    }),
    lower: number({ label: 'Lower specification limit', symbol: '\\mathrm{LSL}', min: -1e9, max: 1e9, optional: true }),
    upper: number({ label: 'Upper specification limit', symbol: '\\mathrm{USL}', min: -1e9, max: 1e9, optional: true }),
    target: number({
      label: 'Target',
      help: 'For Cpm; leave out for the middle of the limits.',
      symbol: 'T',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    cpk: number({ label: 'Cpk', symbol: 'C_{pk}', places: 3 }),
    cp: number({ label: 'Cp', symbol: 'C_p', places: 3, optional: true }),
    cpm: number({ label: 'Cpm', symbol: 'C_{pm}', places: 3, optional: true }),
    ppm: number({ label: 'Expected defects per million', places: 2 }),
  },
  formula: ({ mean, deviation, lower, upper, target }) => {
    if (lower === undefined && upper === undefined) throw noResult('Give at least one specification limit.');
    if (lower === undefined) {
      const distance = ((upper ?? 0) - mean) / deviation;
      return { cpk: distance / 3, ppm: 1e6 * normalCdf(-distance) };
    }
    if (upper === undefined) {
      const distance = (mean - lower) / deviation;
      return { cpk: distance / 3, ppm: 1e6 * normalCdf(-distance) };
    }
    const aim = target ?? (lower + upper) / 2;
    return {
      cpk: Math.min(upper - mean, mean - lower) / (3 * deviation),
      cp: (upper - lower) / (6 * deviation),
      cpm: (upper - lower) / (6 * Math.sqrt(deviation ** 2 + (mean - aim) ** 2)),
      ppm: 1e6 * (normalCdf((mean - upper) / deviation) + normalCdf((lower - mean) / deviation)),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Process within its limits',
    x: { of: 'mean', label: 'Value' },
    y: { label: 'Density' },
    curve: ({ mean, deviation, lower, upper }) => {
      const ends = [mean - 4.5 * deviation, mean + 4.5 * deviation, lower ?? mean, upper ?? mean];
      const [from, to] = [Math.min(...ends) - deviation / 2, Math.max(...ends) + deviation / 2];
      if (to - from > 60 * deviation) return undefined;
      const density = (x: number) => normalPdf(x, mean, deviation);
      const peak = density(mean);
      const limit = (x: number | undefined, label: string) =>
        x === undefined
          ? []
          : [{ label, dashed: true, at: (part: number) => [x, ((part - from) / (to - from)) * peak] as const }];
      return {
        from,
        to,
        lines: [{ label: 'Process', y: density }, ...limit(lower, 'Lower limit'), ...limit(upper, 'Upper limit')],
        shade: [
          ...(lower === undefined ? [] : [{ from, to: lower }]),
          ...(upper === undefined ? [] : [{ from: upper, to }]),
        ],
      };
    },
  },
  explanation: 'Cpk is {cpk}: about {ppm} of a million parts will lie outside the limits.',
  requires: [
    {
      that: ({ lower, upper }) => upper > lower,
      field: 'upper',
      says: 'The upper limit, {upper}, must be above the lower one, {lower}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ lower, upper, target }) => target !== undefined && (lower === undefined || upper === undefined),
      says: 'The target changes nothing here: it is for Cpm alone, which needs both limits.',
    },
    {
      level: 'caution',
      when: ({ lower, upper, target }) =>
        target !== undefined && lower !== undefined && upper !== undefined && (target < lower || target > upper),
      says: 'The target, {target}, lies outside of the limits: check it, as Cpm then says little.',
    },
    {
      level: 'caution',
      when: ({ cpk }) => cpk < 0,
      says: 'The mean lies outside of the limits: more than half of the parts are defective. Check the units of all four.',
    },
  ],
  examples: [
    {
      inputs: { mean: 10.1, deviation: 0.12, lower: 9.5, upper: 10.5 },
      results: { cpk: 1.11111111111, cp: 1.38888888889, cpm: 1.06697399944, ppm: 429.346984769 },
      source: 'Python from the definitions with scipy.stats.norm',
    },
    {
      inputs: { mean: 16, deviation: 2, lower: 8, upper: 20 },
      results: { cpk: 0.66666666667, cp: 1 },
      source: 'NIST/SEMATECH e-Handbook, §6.1.6: USL = 20, LSL = 8, μ = 16, σ = 2',
    },
    {
      inputs: { mean: 10, deviation: 1, upper: 13 },
      results: { cpk: 1, ppm: 1349.89803163 },
      source: 'By hand: 3/3; scipy 1e6 norm.sf(3)',
    },
    {
      inputs: { mean: 10, deviation: 1, lower: 7 },
      results: { cpk: 1, ppm: 1349.89803163 },
      source: 'By hand: 3/3; scipy 1e6 norm.sf(3)',
    },
    { inputs: { mean: 10, deviation: 1 }, noResult: 'at least one', source: 'By definition' },
    { inputs: { mean: 10, deviation: 1, lower: 12, upper: 11 }, refused: 'above the lower', source: 'By definition' },
    {
      inputs: { mean: 12, deviation: 1, lower: 8, upper: 11 },
      results: { cpk: -0.3333333333, cp: 0.5, ppm: 841376.41731 },
      cautions: ['outside of the limits'],
      source: 'By hand: -1/3, 3/6; scipy 1e6 (norm.sf(-1) + norm.cdf(-4))',
    },
    {
      inputs: { mean: 10.1, deviation: 0.12, lower: 9.5, upper: 10.5, target: 10.05 },
      results: { cpk: 1.11111111111, cpm: 1.28205128205 },
      source: 'By hand: 1/(6 √(0.0144 + 0.0025)) = 1/(6 × 0.13)',
    },
    {
      inputs: { mean: 10, deviation: 1, upper: 13, target: 9 },
      results: { cpk: 1, ppm: 1349.89803163 },
      cautions: ['needs both limits'],
      source: 'By hand: 3/3; scipy 1e6 norm.sf(3); no Cpm without a lower limit',
    },
    {
      inputs: { mean: 10.1, deviation: 0.12, lower: 9.5, upper: 10.5, target: 12 },
      results: { cpk: 1.11111111111, cpm: 0.087544867299 },
      cautions: ['The target, 12,'],
      source: 'Python: 1/(6 √(0.0144 + 3.61))',
    },
  ],
  notes: ['Assumes a stable process and a normal distribution.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §6.1.6: What is Process Capability?',
      url: 'https://www.itl.nist.gov/div898/handbook/pmc/section1/pmc16.htm',
    },
  ],
});
