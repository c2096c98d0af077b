import { defineCalculator, money, percent } from '@reckoner/engine';
import { costOfGoodsSold, revenue } from '../shared/statements.js';

/** Revenue less cost of goods sold, over revenue. */
export default defineCalculator({
  title: 'Gross profit margin',
  description: 'Gross profit and its share of revenue from revenue and cost of goods sold.',
  keywords: ['gross profit', 'GPM', 'profitability'],
  arithmetic: 'decimal',
  inputs: { revenue, costOfGoodsSold },
  outputs: {
    margin: percent({ label: 'Gross margin', symbol: 'm', places: 2 }),
    profit: money({ label: 'Gross profit', symbol: 'G' }),
    costRatio: percent({ label: 'Cost in percent of revenue', symbol: 'c', places: 2 }),
  },
  formula: ({ revenue, costOfGoodsSold }) => ({
    margin: (revenue - costOfGoodsSold) / revenue,
    profit: revenue - costOfGoodsSold,
    costRatio: costOfGoodsSold / revenue,
  }),
  explanation: 'A gross {profit|loss|profit|profit} of {|profit|} on {revenue} is a margin of {margin}.',
  examples: [
    {
      inputs: { revenue: 250000, costOfGoodsSold: 150000 },
      results: { margin: 40, profit: 100000, costRatio: 60 },
      source: 'By hand: 100/250',
    },
    {
      inputs: { revenue: 80, costOfGoodsSold: 100 },
      results: { margin: -25, profit: -20, costRatio: 125 },
      source: 'By hand: -20/80, a loss',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: ratio analysis' }],
});
