import { defineCalculator, money, number, percent } from '@reckoner/engine';
import { debt, equity } from '../shared/statements.js';

/** Book values; debt is what bears interest. */
export default defineCalculator({
  title: 'Debt-to-equity ratio',
  description: 'Debt-to-equity and debt ratio of a company from its debt, equity and cash.',
  keywords: ['D/E', 'leverage', 'gearing', 'capital structure'],
  arithmetic: 'decimal',
  inputs: { debt, equity, cash: money({ label: 'Cash', symbol: 'C', min: 0, max: 1e15, default: 0 }) },
  outputs: {
    ratio: number({ label: 'Debt to equity', symbol: 'r', places: 3 }),
    netRatio: number({ label: 'Net debt to equity', symbol: 'r_n', places: 3 }),
    debtShare: percent({ label: 'Debt in percent of capital', symbol: 's', places: 2 }),
  },
  formula: ({ debt, equity, cash }) => ({
    ratio: debt / equity,
    netRatio: (debt - cash) / equity,
    debtShare: debt / (debt + equity),
  }),
  explanation: 'Debt is {ratio} times equity: {debtShare} of the capital.',
  examples: [
    {
      inputs: { debt: 300000, equity: 200000, cash: 50000 },
      results: { ratio: 1.5, netRatio: 1.25, debtShare: 60 },
      source: 'By hand: 300/200, 250/200, 300/500',
    },
    { inputs: { debt: 0, equity: 100 }, results: { ratio: 0, netRatio: 0, debtShare: 0 }, source: 'By hand: no debt' },
  ],
  references: [
    { title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: debt and long-term solvency' },
  ],
});
