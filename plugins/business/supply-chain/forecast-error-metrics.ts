import { defineCalculator, isNear, mean, number, percent, roundTo, rows, sum } from '@reckoner/engine';

/** Error = actual - forecast, so a positive bias means forecasts too low. */
export default defineCalculator({
  title: 'Forecast accuracy',
  description: 'MAD, RMSE, MAPE, WMAPE, bias and tracking signal of forecasts against what came.',
  keywords: ['MAPE', 'MAE', 'RMSE', 'forecast error', 'demand planning'],
  inputs: {
    periods: rows(
      {
        actual: number({ label: 'Actual', min: -1e12, max: 1e12 }),
        forecast: number({ label: 'Forecast', min: -1e12, max: 1e12 }),
      },
      { label: 'Periods', maxItems: 10000 },
    ),
  },
  outputs: {
    mad: number({ label: 'Mean absolute deviation', symbol: '\\mathrm{MAD}', places: 3 }),
    rmse: number({ label: 'Root mean square error', symbol: '\\mathrm{RMSE}', places: 3 }),
    mape: percent({ label: 'Mean absolute percentage error', symbol: '\\mathrm{MAPE}', places: 2, optional: true }),
    wmape: percent({
      label: 'Weighted absolute percentage error',
      symbol: '\\mathrm{WMAPE}',
      places: 2,
      optional: true,
    }),
    bias: number({ label: 'Mean error (bias)', symbol: 'b', places: 3 }),
    trackingSignal: number({ label: 'Tracking signal', symbol: '\\mathrm{TS}', places: 2, optional: true }),
  },
  formula: ({ periods }) => {
    const errors = periods.map(({ actual, forecast }) => actual - forecast);
    const volume = sum(periods.map(({ actual }) => Math.abs(actual)));
    const scale = sum(periods.map(({ actual, forecast }) => Math.abs(actual) + Math.abs(forecast)));
    const balance = sum(periods.flatMap(({ actual, forecast }) => [actual, -forecast]));
    // Less than binary numbers lose of the decimals that were sent is no bias.
    const total = isNear(balance, 0, scale * 2 ** -52) ? 0 : balance;
    const mad = mean(errors.map((error) => Math.abs(error)));
    const hasZero = periods.some(({ actual }) => actual === 0);
    return {
      mad,
      rmse: Math.sqrt(mean(errors.map((error) => error ** 2))),
      mape: hasZero ? undefined : mean(periods.map(({ actual, forecast }) => Math.abs((actual - forecast) / actual))),
      wmape: volume === 0 ? undefined : sum(errors.map((error) => Math.abs(error))) / volume,
      bias: total / periods.length,
      trackingSignal: mad === 0 ? undefined : total / mad,
    };
  },
  shown: ({ periods, bias, mad }) => ({
    bias: mean(periods.map(({ actual, forecast }) => actual - forecast)),
    trackingSignal: (periods.length * bias) / mad,
    mape: mean(periods.map(({ actual, forecast }) => Math.abs((actual - forecast) / actual))),
  }),
  stepwise: ['The mean absolute percentage error exists where no actual value is 0.'],
  explanation: ({ wmape }) =>
    wmape === undefined
      ? 'Forecasts were off by {mad} on average, and {bias|{|bias|} too high|neither too high nor too low|{|bias|} too low} on balance; percentages of actual values that are all 0 do not exist.'
      : 'Forecasts were off by {mad} on average ({wmape} of the volume), and {bias|{|bias|} too high|neither too high nor too low|{|bias|} too low} on balance.',
  cautions: [
    {
      level: 'caution',
      when: ({ trackingSignal }) => trackingSignal !== undefined && roundTo(Math.abs(trackingSignal), 2) > 4,
      says: 'A tracking signal beyond ±4 tells of a bias: the forecasts are too high or too low again and again.',
    },
  ],
  examples: [
    {
      inputs: {
        periods: [
          { actual: 100, forecast: 102 },
          { actual: 110, forecast: 108 },
          { actual: 120, forecast: 125 },
          { actual: 130, forecast: 128 },
        ],
      },
      results: {
        mad: 2.75,
        rmse: 3.0413813,
        mape: 2.3808275,
        wmape: 2.3913043,
        bias: -0.75,
        trackingSignal: -1.0909091,
      },
      source: 'Python with numpy',
    },
    {
      inputs: {
        periods: [
          { actual: 0, forecast: 2 },
          { actual: 10, forecast: 10 },
        ],
      },
      results: { mad: 1, wmape: 20, bias: -1, trackingSignal: -2 },
      source: 'By hand: errors -2 and 0',
    },
    {
      inputs: { periods: [{ actual: 5, forecast: 5 }] },
      results: { mad: 0, rmse: 0, mape: 0, bias: 0 },
      source: 'By hand: a perfect forecast',
    },
    {
      inputs: { periods: [{ actual: 0, forecast: 1 }] },
      results: { mad: 1, rmse: 1, bias: -1, trackingSignal: -1 },
      source: 'By hand: one error of -1',
    },
    {
      inputs: {
        periods: [
          { actual: 12, forecast: 10 },
          { actual: 12, forecast: 10 },
          { actual: 12, forecast: 10 },
          { actual: 12, forecast: 10 },
          { actual: 12, forecast: 10 },
        ],
      },
      results: { mad: 2, bias: 2, trackingSignal: 5 },
      cautions: ['tells of a bias'],
      source: 'By hand: 10/2',
    },
    {
      inputs: {
        periods: [
          { actual: 10.1, forecast: 10 },
          { actual: 10.2, forecast: 10 },
          { actual: 9.7, forecast: 10 },
        ],
      },
      results: { mad: 0.2, wmape: 2, bias: 0, trackingSignal: 0 },
      source: 'By hand: 0.1 + 0.2 - 0.3 = 0',
    },
    {
      inputs: {
        periods: [
          { actual: 14.004, forecast: 10 },
          { actual: 14, forecast: 10 },
          { actual: 14, forecast: 10 },
          { actual: 14, forecast: 10 },
          { actual: 8.999, forecast: 9 },
        ],
      },
      results: { mad: 3.201, trackingSignal: 4.9993752 },
      cautions: ['tells of a bias'],
      source: 'By hand: 16.003/3.201',
    },
  ],
  references: [
    {
      title:
        'Hyndman, Koehler: Another look at measures of forecast accuracy, International Journal of Forecasting 22 (2006) 679',
      doi: '10.1016/j.ijforecast.2006.03.001',
    },
  ],
});
