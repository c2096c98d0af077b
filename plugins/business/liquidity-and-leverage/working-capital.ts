import { defineCalculator, money, number, percent } from '@reckoner/engine';
import { currentAssets, currentLiabilities, revenue } from '../shared/statements.js';

/** Current assets less current liabilities; the change ties up or frees cash. */
export default defineCalculator({
  title: 'Working capital',
  description: 'Working capital, its ratio and share of revenue, and its change from the year before.',
  keywords: ['net working capital', 'NWC', 'liquidity'],
  arithmetic: 'decimal',
  inputs: {
    currentAssets,
    currentLiabilities,
    revenue: { ...revenue, optional: true },
    before: money({ label: 'Working capital the year before', symbol: 'W_0', min: -1e15, max: 1e15, optional: true }),
  },
  outputs: {
    workingCapital: money({ label: 'Working capital', symbol: 'W' }),
    ratio: number({ label: 'Working capital ratio', symbol: 'r', places: 2 }),
    shareOfRevenue: percent({ label: 'Share of revenue', places: 2, optional: true }),
    change: money({ label: 'Change', help: 'Positive: cash was tied up.', symbol: '\\Delta W', optional: true }),
  },
  formula: ({ currentAssets, currentLiabilities, revenue, before }) => {
    const workingCapital = currentAssets - currentLiabilities;
    return {
      workingCapital,
      ratio: currentAssets / currentLiabilities,
      shareOfRevenue: revenue === undefined ? undefined : workingCapital / revenue,
      change: before === undefined ? undefined : workingCapital - before,
    };
  },
  explanation: 'The working capital is {workingCapital}; current assets are {ratio} times current liabilities.',
  examples: [
    {
      inputs: { currentAssets: 180000, currentLiabilities: 120000, revenue: 600000, before: 45000 },
      results: { workingCapital: 60000, ratio: 1.5, shareOfRevenue: 10, change: 15000 },
      source: 'By hand: 180 - 120; 60/600; 60 - 45',
    },
    {
      inputs: { currentAssets: 80, currentLiabilities: 100 },
      results: { workingCapital: -20, ratio: 0.8 },
      source: 'By hand: 80 - 100',
    },
  ],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 30', isbn: '978-1-260-01390-0' },
  ],
});
