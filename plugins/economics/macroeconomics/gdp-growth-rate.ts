import { choice, defineCalculator, money, percent } from '@reckoner/engine';

/** Real growth of a period, and the yearly rate at which it compounds. */
export default defineCalculator({
  title: 'GDP growth rate',
  description: 'Growth of real GDP between two periods and its annualized rate.',
  keywords: ['economic growth', 'annualized', 'quarter on quarter', 'real gdp'],
  inputs: {
    before: money({ label: 'Real GDP before', symbol: 'Y_0', min: 0.01, max: 1e15 }),
    after: money({ label: 'Real GDP after', symbol: 'Y_1', min: 0.01, max: 1e15 }),
    period: choice(
      {
        quarter: { label: 'A quarter', value: 4 },
        year: { label: 'A year', value: 1 },
        month: { label: 'A month', value: 12 },
      },
      { label: 'Period between', symbol: 'n', default: 'year' },
    ),
  },
  outputs: {
    growth: percent({ label: 'Growth', symbol: 'g', places: 3 }),
    annualized: percent({ label: 'Annualized growth', symbol: 'g_a', places: 3 }),
    change: money({ label: 'Change', symbol: '\\Delta Y' }),
  },
  formula: ({ before, after, period }) => ({
    growth: after / before - 1,
    annualized: (after / before) ** period - 1,
    change: after - before,
  }),
  explanation: ({ period }) => {
    const rest = 'real GDP changed by {growth}, {annualized} at an annual rate.';
    if (period === 4) return `In a quarter ${rest}`;
    return period === 1 ? `In a year ${rest}` : `In a month ${rest}`;
  },
  examples: [
    {
      inputs: { before: 20800, after: 21500 },
      results: { growth: 3.365385, annualized: 3.365385, change: 700 },
      source: 'By hand: 700/20800',
    },
    {
      inputs: { before: 1000, after: 1010, period: 'quarter' },
      results: { growth: 1, annualized: 4.060401 },
      source: 'By hand: 1.01⁴ - 1',
    },
    {
      inputs: { before: 1000, after: 990, period: 'month' },
      results: { growth: -1, annualized: -11.36151 },
      source: 'qalc: 0.99^12 - 1',
    },
  ],
  references: [{ title: 'US Bureau of Economic Analysis: NIPA Handbook, ch. 4: estimating methods' }],
});
