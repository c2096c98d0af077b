import { defineCalculator, integer, isNear, list, number, percent } from '@reckoner/engine';

/** sMAPE is the mean of |error| over the mean of |actual| and |predicted|, at most 200 %. */
export default defineCalculator({
  title: 'Regression error metrics',
  description: 'MAE, MSE, RMSE, MAPE, sMAPE and R² of predictions against actual values.',
  keywords: ['rmse', 'mae', 'mape', 'r squared', 'forecast accuracy'],
  inputs: {
    actual: list(number({ label: 'Actual value', min: -1e12, max: 1e12 }), {
      label: 'Actual values',
      symbol: 'y',
      minItems: 2,
      maxItems: 10000,
    }),
    predicted: list(number({ label: 'Predicted value', min: -1e12, max: 1e12 }), {
      label: 'Predicted values',
      symbol: '\\hat{y}',
      minItems: 2,
      maxItems: 10000,
    }),
    predictors: integer({ label: 'Predictors of the model', symbol: 'p', min: 1, max: 1000, default: 1 }),
  },
  outputs: {
    rmse: number({ label: 'Root mean square error', symbol: '\\mathrm{RMSE}', places: 4 }),
    mae: number({ label: 'Mean absolute error', symbol: '\\mathrm{MAE}', places: 4 }),
    mse: number({ label: 'Mean square error', symbol: '\\mathrm{MSE}', places: 4 }),
    rSquared: number({ label: 'Coefficient of determination', symbol: 'R^2', optional: true, places: 4 }),
    adjusted: number({
      label: 'Adjusted coefficient of determination',
      symbol: '\\bar{R}^2',
      optional: true,
      places: 4,
    }),
    mape: percent({ label: 'Mean absolute percentage error', symbol: '\\mathrm{MAPE}', optional: true, places: 2 }),
    smape: percent({
      label: 'Symmetric mean absolute percentage error',
      symbol: '\\mathrm{sMAPE}',
      optional: true,
      places: 2,
    }),
  },
  algorithm: ({ actual, predicted, predictors }) => {
    const n = actual.length;
    const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / n;
    const errors = actual.map((value, i) => value - predicted[i]!);
    const mse = mean(errors.map((error) => error ** 2));
    const average = mean(actual);
    const variance = mean(actual.map((value) => (value - average) ** 2));
    // What rounding leaves of equal values is no variance.
    const isLevel = actual.every((value) => value === actual[0]);
    // Predictions as good as the mean have 0, and not what rounding leaves of it.
    const asMean = isNear(mse, variance, 1e-12 * variance);
    const rSquared = isLevel ? undefined : asMean ? 0 : 1 - mse / variance;
    const sizes = actual.map((value, i) => (Math.abs(value) + Math.abs(predicted[i]!)) / 2);
    return {
      rmse: Math.sqrt(mse),
      mae: mean(errors.map(Math.abs)),
      mse,
      rSquared,
      adjusted:
        rSquared !== undefined && n > predictors + 1
          ? 1 - ((1 - rSquared) * (n - 1)) / (n - predictors - 1)
          : undefined,
      mape: actual.every((value) => value !== 0)
        ? mean(errors.map((error, i) => Math.abs(error / actual[i]!)))
        : undefined,
      smape: sizes.every((size) => size > 0) ? mean(errors.map((error, i) => Math.abs(error) / sizes[i]!)) : undefined,
    };
  },
  explanation: 'The predictions are off by {mae} on average, with a root mean square error of {rmse}.',
  requires: [
    {
      that: ({ actual, predicted }) => actual.length === predicted.length,
      field: 'predicted',
      says: 'Give as many predicted values as actual ones.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rSquared }) => rSquared !== undefined && rSquared < 0,
      says: 'R² is negative: the mean of the actual values predicts them better than these predictions do.',
    },
  ],
  examples: [
    {
      inputs: { actual: [3, -0.5, 2, 7], predicted: [2.5, 0.0, 2, 8] },
      results: { rmse: 0.6123724, mae: 0.5, mse: 0.375, rSquared: 0.9486081, adjusted: 0.9229122, mape: 32.7381 },
      source: 'scikit-learn User Guide §3.4.6 (MAE 0.5, MSE 0.375, R² 0.948…); digits with numpy',
    },
    {
      inputs: { actual: [100, 150, 200, 250, 300], predicted: [110, 140, 205, 230, 310], predictors: 2 },
      results: { rmse: 12.04159, mae: 11, mse: 145, rSquared: 0.971, adjusted: 0.942, mape: 6.1, smape: 6.100304 },
      source: 'numpy: the formulas of Hyndman and Koehler',
    },
    {
      inputs: { actual: [0, 2], predicted: [0, 3] },
      results: { mae: 0.5, rSquared: 0.5 },
      source: 'By hand: MAPE and sMAPE do not exist; 1 - 0.5/1',
    },
    { inputs: { actual: [1, 2], predicted: [1, 2, 3] }, refused: 'as many predicted', source: 'By definition' },
    {
      inputs: { actual: [1, 2, 3], predicted: [3, 2, 1] },
      results: { rSquared: -3, mae: 1.3333333333, mse: 2.6666666667 },
      cautions: ['R² is negative'],
      source: 'By hand: 1 - 8/2',
    },
    {
      inputs: { actual: [0.1, 0.1, 0.1], predicted: [0.2, 0.1, 0.3] },
      results: { mae: 0.1, mse: 0.016666666667, mape: 100 },
      source: 'By hand: 0.3/3, 0.05/3, (1 + 0 + 2)/3; equal values have no variance to explain',
    },
    {
      inputs: { actual: [0.1, 0.7], predicted: [0.4, 0.4] },
      results: { mae: 0.3, rSquared: 0 },
      source: 'By hand: the predictions are the mean',
    },
  ],
  notes: ['MAPE does not exist when an actual value is zero, R² when all actual values are equal.'],
  references: [
    {
      title:
        'Hyndman, Koehler: Another look at measures of forecast accuracy, International Journal of Forecasting 22 (2006) 679',
      doi: '10.1016/j.ijforecast.2006.03.001',
    },
  ],
});
