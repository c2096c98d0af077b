import { defineCalculator, money, percent } from '@reckoner/engine';

/** Incremental gross profit less spend, over spend. */
export default defineCalculator({
  title: 'Marketing ROI',
  description: 'Return on marketing investment from incremental revenue, gross margin and spend.',
  keywords: ['ROMI', 'MROI', 'campaign return', 'marketing'],
  arithmetic: 'decimal',
  inputs: {
    revenue: money({ label: 'Revenue with the campaign', symbol: 'R_1', min: 0, max: 1e12 }),
    baseline: money({ label: 'Revenue without it', symbol: 'R_0', min: 0, max: 1e12, default: 0 }),
    margin: percent({ usual: [2, 100], label: 'Gross margin', symbol: 'm', min: 0, max: 100 }),
    spend: money({ label: 'Marketing spend', symbol: 'S', min: 0.01, max: 1e12 }),
  },
  outputs: {
    roi: percent({ label: 'Marketing ROI', symbol: '\\mathrm{ROI}', places: 2 }),
    profit: money({ label: 'Profit of the campaign', symbol: '\\Pi' }),
    incremental: money({ label: 'Incremental gross profit', symbol: 'G' }),
  },
  formula: ({ revenue, baseline, margin, spend }) => {
    const incremental = (revenue - baseline) * margin;
    return { roi: (incremental - spend) / spend, profit: incremental - spend, incremental };
  },
  explanation: ({ incremental }) =>
    incremental < 0
      ? 'With the campaign there was less revenue than without it: {incremental} of gross profit, a return of {roi}.'
      : 'The campaign earned {incremental} of gross profit for its spend: a return of {roi}.',
  cautions: [
    {
      level: 'note',
      when: ({ baseline }) => baseline === 0,
      says: 'All revenue is counted as won by the campaign: give the revenue that would have come without it.',
    },
  ],
  examples: [
    {
      inputs: { revenue: 150000, baseline: 100000, margin: 50, spend: 10000 },
      results: { roi: 150, profit: 15000, incremental: 25000 },
      source: 'By hand: (25 - 10)/10',
    },
    {
      inputs: { revenue: 1000, margin: 20, spend: 400 },
      results: { roi: -50, profit: -200 },
      cautions: ['All revenue is counted'],
      source: 'By hand: (200 - 400)/400',
    },
    {
      inputs: { revenue: 80, baseline: 100, margin: 50, spend: 10 },
      results: { incremental: -10, profit: -20, roi: -200 },
      source: 'By hand: -20 × 0.5; - 10; -20/10',
    },
  ],
  references: [{ title: 'Farris et al.: Marketing Metrics, 4th ed. (2020), ch. 10', isbn: '978-0-13-671713-3' }],
});
