import { defineCalculator, money, number } from '@reckoner/engine';
import { interestExpense, operatingIncome } from '../shared/statements.js';

/** How many times operating income pays the interest. */
export default defineCalculator({
  title: 'Interest coverage ratio',
  description: 'Times interest earned, on EBIT and on EBITDA, from operating income, depreciation and interest.',
  keywords: ['times interest earned', 'TIE', 'solvency', 'coverage'],
  arithmetic: 'decimal',
  inputs: {
    operatingIncome,
    interestExpense,
    depreciation: money({ label: 'Depreciation and amortization', symbol: 'D', min: 0, max: 1e15, default: 0 }),
  },
  outputs: {
    coverage: number({ label: 'Interest coverage (EBIT)', symbol: 'k', places: 2 }),
    ebitdaCoverage: number({ label: 'Interest coverage (EBITDA)', symbol: 'k_2', places: 2 }),
    cushion: money({ label: 'Operating income above interest' }),
  },
  formula: ({ operatingIncome, interestExpense, depreciation }) => ({
    coverage: operatingIncome / interestExpense,
    ebitdaCoverage: (operatingIncome + depreciation) / interestExpense,
    cushion: operatingIncome - interestExpense,
  }),
  explanation: ({ operatingIncome }) =>
    operatingIncome < 0
      ? 'The operating income is negative and covers nothing of the interest; the ratio is {coverage}.'
      : 'Operating income covers the interest {coverage} times.',
  examples: [
    {
      inputs: { operatingIncome: 90000, interestExpense: 20000, depreciation: 30000 },
      results: { coverage: 4.5, ebitdaCoverage: 6, cushion: 70000 },
      source: 'By hand: 90/20, 120/20',
    },
    {
      inputs: { operatingIncome: -10, interestExpense: 40 },
      results: { coverage: -0.25, cushion: -50 },
      source: 'By hand: -10/40',
    },
  ],
  references: [
    { title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: debt and long-term solvency' },
  ],
});
