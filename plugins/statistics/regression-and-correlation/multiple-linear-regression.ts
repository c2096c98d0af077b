import {
  defineCalculator,
  fSurvival,
  integer,
  inverse,
  matrix,
  mean,
  noResult,
  number,
  sum,
  table,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';
import { studentPValue } from '../shared/tests.js';

const DEPENDENT = 'The predictors depend on each other, so that their effects cannot be told apart: leave one out.';

/** Least squares on centered columns, which keeps the normal equations well conditioned. */
export default defineCalculator({
  title: 'Multiple linear regression',
  description:
    'Coefficients with standard errors and p-values, R² and F of a linear regression on one to five predictors.',
  keywords: ['multivariable regression', 'least squares', 'LINEST', 'adjusted r squared', 'VIF', 'predictors'],
  inputs: {
    data: matrix({
      label: 'Observations: one row each, predictors first, y in the last column',
      min: -1e12,
      max: 1e12,
      maxRows: 2000,
      maxColumns: 6,
    }),
  },
  outputs: {
    coefficients: table(
      {
        term: integer({ label: 'Predictor (0 for the intercept)' }),
        coefficient: number({ label: 'Coefficient', places: 5 }),
        error: number({ label: 'Standard error', places: 5 }),
        t: number({ label: 't', places: 3 }),
        p: { ...pValue, label: 'p-value' },
        inflation: number({ label: 'Variance inflation factor', places: 3, optional: true }),
      },
      { label: 'Coefficients' },
    ),
    rSquared: number({ label: 'R squared', symbol: 'R^2', places: 5 }),
    adjusted: number({ label: 'Adjusted R squared', places: 5 }),
    f: number({ label: 'F statistic', symbol: 'F', places: 3 }),
    p: { ...pValue, label: 'p-value of F' },
    residualError: number({ label: 'Residual standard error', symbol: 's', places: 5 }),
  },
  algorithm: ({ data }) => {
    const predictors = data[0]!.length - 1;
    const count = data.length;
    if (predictors < 1) throw noResult('Give at least one predictor and y.');
    const left = count - predictors - 1;
    if (left < 1) throw noResult('There must be at least two more observations than predictors.');
    const columns = data[0]!.map((_, column) => data.map((row) => row[column]!));
    const means = columns.map(mean);
    const centered = columns.map((column, index) => column.map((value) => value - means[index]!));
    const product = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * b[index]!));
    const x = centered.slice(0, predictors);
    const y = centered[predictors]!;
    const squares = x.map((column) => product(column, column));
    const total = product(y, y);
    if (columns.some((column) => column.every((value) => value === column[0]))) throw noResult('A column is constant.');
    // Correlations instead of cross products: their inverse holds the variance inflation factors.
    const scale = squares.map(Math.sqrt);
    const correlations = x.map((a, i) => x.map((b, j) => (i === j ? 1 : product(a, b) / (scale[i]! * scale[j]!))));
    const inverted = inverseOf(correlations);
    const factors = inverted.map((row, i) => row[i]!);
    if (factors.some((factor) => !(factor > 0 && factor < 1e12))) throw noResult(DEPENDENT);
    const towardY = x.map((column, i) => product(column, y) / scale[i]!);
    const slopes = inverted.map((row, i) => product(row, towardY) / scale[i]!);
    const residuals = y.map((value, row) => value - sum(slopes.map((slope, i) => slope * x[i]![row]!)));
    const unexplained = product(residuals, residuals);
    if (unexplained <= 1e-24 * total) throw noResult('The fit is perfect: there is no spread left to judge it by.');
    const variance = unexplained / left;
    const intercept = means[predictors]! - product(slopes, means.slice(0, predictors));
    const scaledMeans = means.slice(0, predictors).map((value, i) => value / scale[i]!);
    const spread = product(
      scaledMeans,
      inverted.map((row) => product(row, scaledMeans)),
    );
    const line = (term: number, coefficient: number, error: number) => {
      const t = coefficient / error;
      return { term, coefficient, error, t, p: studentPValue(t, left, 'two-sided') };
    };
    const coefficients = [
      line(0, intercept, Math.sqrt(variance * (1 / count + spread))),
      ...slopes.map((slope, i) => ({
        ...line(i + 1, slope, Math.sqrt(variance * factors[i]!) / scale[i]!),
        inflation: factors[i]!,
      })),
    ];
    const rSquared = 1 - unexplained / total;
    const f = (total - unexplained) / predictors / variance;
    return {
      coefficients,
      rSquared,
      adjusted: 1 - ((1 - rSquared) * (count - 1)) / left,
      f,
      p: fSurvival(Math.max(0, f), predictors, left),
      residualError: Math.sqrt(variance),
    };
  },
  explanation: 'The predictors explain {rSquared} of the variance (F is {f}, p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}).',
  examples: [
    {
      inputs: {
        data: [
          [1, 2, 3.1],
          [2, 1, 4.2],
          [3, 5, 8.9],
          [4, 3, 9.1],
          [5, 8, 14.8],
          [6, 4, 12.9],
          [7, 9, 18.7],
          [8, 6, 17.2],
        ],
      },
      results: {
        coefficients: {
          length: 3,
          rows: {
            0: { coefficient: 0.13019892, error: 0.21310219, t: 0.6109694, p: 0.567925016 },
            1: { coefficient: 1.52992767, error: 0.05943434, t: 25.74147866, p: 1.65249296e-6 },
            2: { coefficient: 0.86265823, error: 0.05170298, p: 1.41291708e-5 },
          },
        },
        rSquared: 0.998485160489,
        adjusted: 0.997879224684,
        f: 1647.839842145,
        p: 8.931338727e-8,
        residualError: 0.265319078435,
      },
      source: 'statsmodels OLS with a constant',
    },
    {
      inputs: {
        data: [
          [43, 99],
          [21, 65],
          [25, 79],
          [42, 75],
          [57, 87],
          [59, 81],
        ],
      },
      results: {
        rSquared: 0.280697472522,
        p: 0.279644657005,
        coefficients: {
          length: 2,
          rows: {
            0: { coefficient: 65.1415715245 },
            1: { coefficient: 0.38522498321, error: 0.308333697768, inflation: 1 },
          },
        },
      },
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        data: [
          [1, 2, 1],
          [2, 4, 3],
          [3, 6, 4],
          [4, 8, 9],
        ],
      },
      noResult: 'depend on each other',
      source: 'By hand: the second is twice the first',
    },
    {
      inputs: {
        data: [
          [1, 2],
          [2, 3],
        ],
      },
      noResult: 'two more observations',
      source: 'By definition',
    },
    {
      inputs: {
        data: [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
      },
      noResult: 'perfect',
      source: 'By hand: y = x + 1',
    },
    {
      inputs: {
        data: [
          [1, 2],
          [1, 3],
          [1, 4],
        ],
      },
      noResult: 'constant',
      source: 'By definition',
    },
    { inputs: { data: [[1], [2], [3]] }, noResult: 'at least one predictor', source: 'By definition' },
    {
      inputs: {
        data: [
          [1, 1, 2],
          [2, 2, 3],
          [3, 3, 5],
          [4, 4, 4],
          [5, 5.000001, 7],
        ],
      },
      noResult: 'depend on each other',
      source: 'By hand: 1 - r² is 4 × 10⁻¹⁴, a variance inflation of 2.5 × 10¹³',
    },
  ],
  references: [{ title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 5', isbn: '978-0-471-17082-2' }],
});

function inverseOf(correlations: readonly (readonly number[])[]) {
  try {
    return inverse(correlations);
  } catch {
    throw noResult(DEPENDENT);
  }
}
