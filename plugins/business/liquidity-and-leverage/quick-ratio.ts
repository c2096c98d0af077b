import { defineCalculator, money, number } from '@reckoner/engine';
import { currentLiabilities } from '../shared/statements.js';

/** The acid test: only what is cash or soon becomes cash counts. */
export default defineCalculator({
  title: 'Quick ratio',
  description: 'Quick ratio (acid test) from cash, marketable securities, receivables and current liabilities.',
  keywords: ['acid test', 'liquidity', 'quick assets'],
  arithmetic: 'decimal',
  inputs: {
    cash: money({ label: 'Cash', symbol: 'C', min: 0, max: 1e15 }),
    securities: money({ label: 'Marketable securities', symbol: 'S', min: 0, max: 1e15, default: 0 }),
    receivables: money({ label: 'Receivables', symbol: 'A', min: 0, max: 1e15, default: 0 }),
    currentLiabilities,
  },
  outputs: {
    ratio: number({ label: 'Quick ratio', symbol: 'q', places: 2 }),
    quickAssets: money({ label: 'Quick assets', symbol: 'Q' }),
    surplus: money({ label: 'Quick assets above liabilities' }),
  },
  formula: ({ cash, securities, receivables, currentLiabilities }) => {
    const quickAssets = cash + securities + receivables;
    return { ratio: quickAssets / currentLiabilities, quickAssets, surplus: quickAssets - currentLiabilities };
  },
  explanation: 'Quick assets of {quickAssets} are {ratio} times the current liabilities.',
  examples: [
    {
      inputs: { cash: 30000, securities: 20000, receivables: 40000, currentLiabilities: 60000 },
      results: { ratio: 1.5, quickAssets: 90000, surplus: 30000 },
      source: 'By hand: 90/60',
    },
    {
      inputs: { cash: 25, currentLiabilities: 100 },
      results: { ratio: 0.25, surplus: -75 },
      source: 'By hand: 25/100',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: short-term liquidity' }],
});
