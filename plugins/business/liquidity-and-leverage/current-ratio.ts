import { defineCalculator, money, number } from '@reckoner/engine';

/** The three liquidity ratios, from all current assets to cash alone. */
export default defineCalculator({
  title: 'Current ratio',
  description:
    'Current, quick and cash ratio and working capital of a company from its current assets and liabilities.',
  keywords: ['liquidity', 'working capital ratio', 'solvency', 'balance sheet'],
  arithmetic: 'decimal',
  inputs: {
    cash: money({ label: 'Cash and marketable securities', symbol: 'C', min: 0, max: 1e15 }),
    receivables: money({ label: 'Receivables', symbol: 'A', min: 0, max: 1e15, default: 0 }),
    inventory: money({ label: 'Inventory and other current assets', symbol: 'B', min: 0, max: 1e15, default: 0 }),
    currentLiabilities: money({
      label: 'Current liabilities',
      formerly: ['liabilities'],
      symbol: 'L',
      min: 0.01,
      max: 1e15,
    }),
  },
  outputs: {
    current: number({ label: 'Current ratio', places: 2 }),
    quick: number({ label: 'Quick ratio', places: 2 }),
    cashRatio: number({ label: 'Cash ratio', places: 2 }),
    workingCapital: money({ label: 'Working capital' }),
  },
  formula: ({ cash, receivables, inventory, currentLiabilities }) => ({
    current: (cash + receivables + inventory) / currentLiabilities,
    quick: (cash + receivables) / currentLiabilities,
    cashRatio: cash / currentLiabilities,
    workingCapital: cash + receivables + inventory - currentLiabilities,
  }),
  explanation: 'Current assets are {current} times the current liabilities; without inventory {quick} times.',
  examples: [
    {
      inputs: { cash: 50000, receivables: 70000, inventory: 60000, currentLiabilities: 90000 },
      results: { current: 2, quick: 1.333333, cashRatio: 0.555556, workingCapital: 90000 },
      source: 'By hand: 180/90, 120/90, 50/90',
    },
    {
      inputs: { cash: 40, currentLiabilities: 100 },
      results: { current: 0.4, quick: 0.4, workingCapital: -60 },
      source: 'By hand: 40/100',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: ratio analysis' }],
});
