import {
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  linearRegression,
  mean,
  noResult,
  number,
  roundTo,
  rows,
  sum,
} from '@reckoner/engine';

/** Least squares line; standard error of the concentration read from it. */
export default defineCalculator({
  title: 'Calibration curve',
  description: 'Concentration of an unknown and its standard error from a straight calibration line through standards.',
  keywords: ['standard curve', 'linear regression', 'external standard', 'least squares', 'unknown concentration'],
  inputs: {
    standards: rows(
      {
        concentration: number({ label: 'Concentration', min: 0, max: 1e9 }),
        signal: number({ label: 'Signal', min: -1e9, max: 1e9 }),
      },
      { label: 'Standards', minItems: 3, maxItems: 5000 },
    ),
    unknown: number({
      label: 'Signal of the unknown',
      help: 'Mean of its replicates.',
      symbol: 'y_0',
      min: -1e9,
      max: 1e9,
    }),
    replicates: integer({ label: 'Replicates of the unknown', symbol: 'k', min: 1, max: 1000, default: 1 }),
  },
  outputs: {
    concentration: number({ label: 'Concentration of the unknown', symbol: 'x_0' }),
    standardError: number({ label: 'Its standard error', symbol: 's_x' }),
    slope: number({ label: 'Slope', symbol: 'b' }),
    intercept: number({ label: 'Intercept', symbol: 'a' }),
    rSquared: number({ label: 'R²', symbol: 'R^2', places: 5 }),
  },
  formula: ({ standards, unknown, replicates }) => {
    const x = standards.map(({ concentration }) => concentration);
    const y = standards.map(({ signal }) => signal);
    const { slope, intercept } = linearRegression(x, y);
    const [meanX, meanY] = [mean(x), mean(y)];
    const total = sum(y.map((value) => (value - meanY) ** 2));
    const left = sum(standards.map(({ concentration, signal }) => (signal - intercept - slope * concentration) ** 2));
    // Points on a line leave nothing but rounding.
    const residual = left < 1e-26 * total ? 0 : left;
    const spread = sum(x.map((value) => (value - meanX) ** 2));
    // A slope that rounding leaves of none explains nothing of the signals' scatter.
    if (y.every((value) => value === y[0]) || slope ** 2 * spread < 1e-20 * total)
      throw noResult('The signal does not change with the concentration.');
    const deviation = Math.sqrt(residual / (x.length - 2));
    const standardError =
      (deviation / Math.abs(slope)) *
      Math.sqrt(1 / replicates + 1 / x.length + (unknown - meanY) ** 2 / (slope ** 2 * spread));
    return {
      concentration: (unknown - intercept) / slope,
      standardError,
      slope,
      intercept,
      rSquared: 1 - residual / total,
    };
  },
  shown: ({ standards, unknown, replicates }) => {
    const x = standards.map((standard) => standard.concentration);
    const y = standards.map((standard) => standard.signal);
    const n = x.length;
    const xMean = sum(x) / n;
    const yMean = sum(y) / n;
    const spread = sum(standards.map((standard) => (standard.concentration - xMean) ** 2));
    const slope =
      sum(standards.map((standard) => (standard.concentration - xMean) * (standard.signal - yMean))) / spread;
    const intercept = yMean - slope * xMean;
    const residual = sum(
      standards.map((standard) => (standard.signal - intercept - slope * standard.concentration) ** 2),
    );
    const deviation = Math.sqrt(residual / (n - 2));
    return {
      concentration: (unknown - intercept) / slope,
      standardError:
        (deviation / Math.abs(slope)) *
        Math.sqrt(1 / replicates + 1 / n + (unknown - yMean) ** 2 / (slope ** 2 * spread)),
      slope,
      intercept,
      rSquared: 1 - residual / sum(standards.map((standard) => (standard.signal - yMean) ** 2)),
    };
  },
  explanation: 'The unknown has a concentration of {concentration} with a standard error of {standardError}.',
  requires: [
    {
      that: ({ standards }) => standards.some(({ concentration }) => concentration !== standards[0]!.concentration),
      field: 'standards',
      says: 'The standards must have different concentrations.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ concentration, standards }) =>
        isAbove(concentration, Math.max(...standards.map((standard) => standard.concentration))),
      says: 'The unknown lies above the standards, where the line is not known to hold: dilute it, or add standards.',
    },
    {
      level: 'caution',
      when: ({ concentration, standards }) =>
        isBelow(concentration, Math.min(...standards.map((standard) => standard.concentration))),
      says: 'The unknown lies below the standards, where the line is not known to hold: concentrate it, or add weaker standards. Below 0 it does not differ from a blank.',
    },
    {
      level: 'caution',
      when: ({ rSquared }) => roundTo(rSquared, 5) < 0.98,
      says: 'The standards scatter around the line, or follow a curve: look for an outlier, and at a plot.',
    },
  ],
  examples: [
    {
      inputs: {
        standards: [
          { concentration: 0, signal: 0.003 },
          { concentration: 5, signal: 0.102 },
          { concentration: 10, signal: 0.215 },
          { concentration: 15, signal: 0.311 },
          { concentration: 20, signal: 0.421 },
          { concentration: 25, signal: 0.515 },
        ],
        unknown: 0.275,
        replicates: 3,
      },
      results: {
        concentration: 13.170034,
        standardError: 0.16657127,
        slope: 0.020645714,
        intercept: 0.0030952381,
        rSquared: 0.99949394,
      },
      source: 'scipy.stats.linregress; standard error by Harris, equation 4-27, in numpy',
    },
    {
      inputs: {
        standards: [
          { concentration: 1, signal: 3 },
          { concentration: 2, signal: 5 },
          { concentration: 4, signal: 9 },
        ],
        unknown: 7,
      },
      results: { concentration: 3, slope: 2, intercept: 1, standardError: 0, rSquared: 1 },
      source: 'By hand: y = 1 + 2x',
    },
    {
      inputs: {
        standards: [
          { concentration: 1, signal: 3 },
          { concentration: 2, signal: 3 },
          { concentration: 4, signal: 3 },
        ],
        unknown: 7,
      },
      noResult: 'does not change',
      source: 'By definition',
    },
    {
      inputs: {
        standards: [
          { concentration: 1, signal: 3 },
          { concentration: 2, signal: 5 },
          { concentration: 4, signal: 9 },
        ],
        unknown: 11,
      },
      results: { concentration: 5 },
      cautions: ['dilute it'],
      source: 'By hand: y = 1 + 2x',
    },
    {
      inputs: {
        standards: [
          { concentration: 1, signal: 3 },
          { concentration: 2, signal: 5 },
          { concentration: 4, signal: 9 },
        ],
        unknown: 0.5,
      },
      results: { concentration: -0.25 },
      cautions: ['concentrate it'],
      source: 'By hand: y = 1 + 2x',
    },
    {
      inputs: {
        standards: [
          { concentration: 0.1, signal: 0.3 },
          { concentration: 0.2, signal: 0.5 },
          { concentration: 0.3, signal: 0.7 },
        ],
        unknown: 0.3,
      },
      results: { concentration: '0.1000', slope: '2.000' },
      source: 'By hand: y = 0.1 + 2x; as the weakest standard, not below it',
    },
    {
      inputs: {
        standards: [
          { concentration: 1e8, signal: 1e-5 },
          { concentration: 2e8, signal: 2e-5 },
          { concentration: 3e8, signal: 4e-5 },
        ],
        unknown: 3e-5,
      },
      results: { slope: 1.5e-13, rSquared: 0.96428571, concentration: 244444444.4 },
      cautions: ['scatter around the line'],
      source: 'Python: y = -6.6667e-6 + 1.5e-13 x; the slope is small as the units are',
    },
    {
      inputs: {
        standards: [
          { concentration: 1, signal: 1 },
          { concentration: 1, signal: 2 },
          { concentration: 1, signal: 3 },
        ],
        unknown: 2,
      },
      refused: 'different concentrations',
      source: 'By definition',
    },
  ],
  notes: ['For signals of equal scatter over the range, and a straight response.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §4-7 and 4-8', isbn: '978-1-4641-3538-5' }],
});
