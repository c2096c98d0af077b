import { defineCalculator, money, percent } from '@reckoner/engine';
import { revenue } from '../shared/statements.js';

/** Net income is what is left after every expense, interest and tax. */
export default defineCalculator({
  title: 'Net profit margin',
  description: 'Net income and net profit margin from revenue, all expenses, interest and taxes.',
  keywords: ['net margin', 'bottom line', 'profitability'],
  arithmetic: 'decimal',
  inputs: {
    revenue,
    expenses: money({ label: 'All expenses before interest and tax', symbol: 'X', min: 0, max: 1e15 }),
    interest: money({ label: 'Interest', symbol: 'i', min: 0, max: 1e15, default: 0 }),
    taxes: money({ label: 'Taxes', symbol: 'T', min: 0, max: 1e15, default: 0 }),
    otherIncome: money({ label: 'Other income', symbol: 'O', min: 0, max: 1e15, default: 0 }),
  },
  outputs: {
    margin: percent({ label: 'Net profit margin', symbol: 'm', places: 2 }),
    income: money({ label: 'Net income', symbol: 'N' }),
  },
  formula: ({ revenue, expenses, interest, taxes, otherIncome }) => {
    const income = revenue + otherIncome - expenses - interest - taxes;
    return { margin: income / revenue, income };
  },
  explanation: 'A net {income|loss|income|income} of {|income|} on {revenue} is a margin of {margin}.',
  examples: [
    {
      inputs: { revenue: 400000, expenses: 320000, interest: 10000, taxes: 17500 },
      results: { margin: 13.125, income: 52500 },
      source: 'By hand: 52.5/400',
    },
    {
      inputs: { revenue: 1000, expenses: 900, otherIncome: 50 },
      results: { margin: 15, income: 150 },
      source: 'By hand: 150/1000',
    },
    {
      inputs: { revenue: 1000, expenses: 1100, interest: 25 },
      results: { margin: -12.5, income: -125 },
      source: 'By hand: 1000 - 1125, a net loss of 125; -125/1000',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: ratio analysis' }],
});
