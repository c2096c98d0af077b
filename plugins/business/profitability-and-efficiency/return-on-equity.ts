import { defineCalculator, money, number, percent } from '@reckoner/engine';
import { equity, netIncome, revenue } from '../shared/statements.js';

/** DuPont: margin, turnover and leverage multiply to the return on equity. */
export default defineCalculator({
  title: 'Return on equity',
  description:
    'Return on equity on the average equity of a year, with its DuPont factors margin, turnover and leverage.',
  keywords: ['ROE', 'equity multiplier', 'profitability'],
  arithmetic: 'decimal',
  inputs: {
    netIncome,
    startEquity: { ...equity, label: 'Equity at the start', symbol: 'E_0' },
    endEquity: { ...equity, label: 'Equity at the end', symbol: 'E_1' },
    revenue,
    assets: money({ label: 'Average total assets', symbol: 'A', min: 0.01, max: 1e15 }),
  },
  outputs: {
    roe: percent({ label: 'Return on equity', symbol: '\\mathrm{ROE}', places: 2 }),
    margin: percent({ label: 'Net profit margin', symbol: 'm', places: 2 }),
    turnover: number({ label: 'Asset turnover', symbol: 't', places: 3 }),
    leverage: number({ label: 'Equity multiplier', symbol: 'l', places: 3 }),
  },
  formula: ({ netIncome, startEquity, endEquity, revenue, assets }) => {
    const averageEquity = (startEquity + endEquity) / 2;
    return {
      roe: netIncome / averageEquity,
      margin: netIncome / revenue,
      turnover: revenue / assets,
      leverage: assets / averageEquity,
    };
  },
  explanation:
    'The return on equity is {roe}: a margin of {margin}, a turnover of {turnover} and a leverage of {leverage}.',
  examples: [
    {
      inputs: { netIncome: 60000, startEquity: 380000, endEquity: 420000, revenue: 600000, assets: 800000 },
      results: { roe: 15, margin: 10, turnover: 0.75, leverage: 2 },
      source: 'By hand: 60/400 = 10% × 0.75 × 2',
    },
    {
      inputs: { netIncome: -5000, startEquity: 50000, endEquity: 50000, revenue: 100000, assets: 125000 },
      results: { roe: -10, margin: -5, turnover: 0.8, leverage: 2.5 },
      source: 'By hand: -5/50',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: decomposing profitability' }],
});
