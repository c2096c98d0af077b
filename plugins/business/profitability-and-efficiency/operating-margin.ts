import { defineCalculator, money, percent } from '@reckoner/engine';
import { costOfGoodsSold, revenue } from '../shared/statements.js';

/** Operating income is what is left after goods sold and operating expenses, before interest and tax. */
export default defineCalculator({
  title: 'Operating margin',
  description: 'Operating income and operating margin from revenue, cost of goods sold and operating expenses.',
  keywords: ['EBIT margin', 'return on sales', 'operating profit'],
  arithmetic: 'decimal',
  inputs: {
    revenue,
    costOfGoodsSold,
    expenses: money({
      label: 'Operating expenses',
      help: 'Selling, administration, research, depreciation.',
      symbol: 'X',
      min: 0,
      max: 1e15,
    }),
  },
  outputs: {
    margin: percent({ label: 'Operating margin', symbol: 'm', places: 2 }),
    income: money({ label: 'Operating income (EBIT)', symbol: '\\mathrm{EBIT}' }),
  },
  formula: ({ revenue, costOfGoodsSold, expenses }) => {
    const income = revenue - costOfGoodsSold - expenses;
    return { margin: income / revenue, income };
  },
  explanation: 'An operating {income|loss|income|income} of {|income|} on {revenue} is a margin of {margin}.',
  examples: [
    {
      inputs: { revenue: 500000, costOfGoodsSold: 300000, expenses: 125000 },
      results: { margin: 15, income: 75000 },
      source: 'By hand: 75/500',
    },
    {
      inputs: { revenue: 1000, costOfGoodsSold: 700, expenses: 425 },
      results: { margin: -12.5, income: -125 },
      source: 'By hand: -125/1000',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: ratio analysis' }],
});
