import { defineCalculator, money, percent } from '@reckoner/engine';
import { netIncome, revenue } from '../shared/statements.js';

/** Bottom-up: what was taken off on the way to net income is put back. */
export default defineCalculator({
  title: 'EBITDA',
  description: 'EBITDA, EBIT and EBITDA margin from net income, interest, taxes, depreciation and amortization.',
  keywords: ['earnings before interest', 'operating cash flow', 'EBITDA margin'],
  arithmetic: 'decimal',
  inputs: {
    netIncome,
    interest: money({ label: 'Interest', symbol: 'i', min: 0, max: 1e15 }),
    taxes: money({ label: 'Taxes', symbol: 'T', min: -1e15, max: 1e15 }),
    depreciation: money({ label: 'Depreciation', symbol: 'D', min: 0, max: 1e15 }),
    amortization: money({ label: 'Amortization', symbol: 'A', min: 0, max: 1e15, default: 0 }),
    revenue,
  },
  outputs: {
    ebitda: money({ label: 'EBITDA', symbol: '\\mathrm{EBITDA}' }),
    margin: percent({ label: 'EBITDA margin', symbol: 'm', places: 2 }),
    ebit: money({ label: 'EBIT', symbol: '\\mathrm{EBIT}' }),
  },
  formula: ({ netIncome, interest, taxes, depreciation, amortization, revenue }) => {
    const ebit = netIncome + interest + taxes;
    const ebitda = ebit + depreciation + amortization;
    return { ebitda, margin: ebitda / revenue, ebit };
  },
  explanation: 'The EBITDA is {ebitda}, {margin} of revenue.',
  examples: [
    {
      inputs: {
        netIncome: 120000,
        interest: 15000,
        taxes: 40000,
        depreciation: 50000,
        amortization: 25000,
        revenue: 1000000,
      },
      results: { ebitda: 250000, margin: 25, ebit: 175000 },
      source: 'By hand: 120 + 15 + 40 + 50 + 25',
    },
    {
      inputs: { netIncome: -30, interest: 10, taxes: 0, depreciation: 5, revenue: 200 },
      results: { ebitda: -15, margin: -7.5, ebit: -20 },
      source: 'By hand: -30 + 10 + 5',
    },
  ],
  references: [{ title: 'Koller, Goedhart, Wessels: Valuation, 7th ed. (2020), ch. 11', isbn: '978-1-119-61088-5' }],
});
