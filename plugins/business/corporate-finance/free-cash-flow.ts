import { defineCalculator, money, percent } from '@reckoner/engine';

/** FCFF = EBIT(1 - t) + D&A - capex - ΔNWC; FCFE takes off interest after tax and adds net borrowing. */
export default defineCalculator({
  title: 'Free cash flow',
  description:
    'Free cash flow to the firm and to equity from EBIT, tax, depreciation, capital expenditure and working capital.',
  keywords: ['FCFF', 'FCFE', 'unlevered free cash flow', 'valuation'],
  arithmetic: 'decimal',
  inputs: {
    ebit: money({ label: 'EBIT', symbol: '\\mathrm{EBIT}', min: -1e14, max: 1e14 }),
    tax: percent({ usual: [1, 60], label: 'Tax rate', symbol: 't', min: 0, max: 100 }),
    depreciation: money({ label: 'Depreciation and amortization', symbol: 'D', min: 0, max: 1e14 }),
    capex: money({ label: 'Capital expenditure', symbol: 'X', min: 0, max: 1e14 }),
    workingCapital: money({ label: 'Increase of working capital', symbol: 'W', min: -1e14, max: 1e14, default: 0 }),
    interest: money({ label: 'Interest', symbol: 'i', min: 0, max: 1e14, default: 0 }),
    borrowing: money({ label: 'Net borrowing', symbol: 'B', min: -1e14, max: 1e14, default: 0 }),
  },
  outputs: {
    toFirm: money({ label: 'Free cash flow to the firm', symbol: '\\mathrm{FCFF}' }),
    toEquity: money({ label: 'Free cash flow to equity', symbol: '\\mathrm{FCFE}' }),
    nopat: money({ label: 'Operating profit after tax', symbol: '\\mathrm{NOPAT}' }),
  },
  formula: ({ ebit, tax, depreciation, capex, workingCapital, interest, borrowing }) => {
    const nopat = ebit * (1 - tax);
    const toFirm = nopat + depreciation - capex - workingCapital;
    return { toFirm, toEquity: toFirm - interest * (1 - tax) + borrowing, nopat };
  },
  explanation: 'The free cash flow is {toFirm} to the firm and {toEquity} to equity.',
  cautions: [
    {
      level: 'caution',
      when: ({ ebit, tax }) => ebit < 0 && tax > 0,
      says: 'The tax on the loss is counted as saved: that holds where other profits can bear the loss.',
    },
  ],
  examples: [
    {
      inputs: { ebit: 1000, tax: 25, depreciation: 200, capex: 300, workingCapital: 50, interest: 80, borrowing: 40 },
      results: { toFirm: 600, toEquity: 580, nopat: 750 },
      source: 'By hand: 750 + 200 - 300 - 50; 600 - 60 + 40',
    },
    {
      inputs: { ebit: 500, tax: 20, depreciation: 0, capex: 450 },
      results: { toFirm: -50, toEquity: -50 },
      source: 'By hand: 400 - 450',
    },
    {
      inputs: { ebit: -1000, tax: 25, depreciation: 200, capex: 300, workingCapital: 50 },
      results: { toFirm: -900, nopat: -750 },
      cautions: ['counted as saved'],
      source: 'By hand: -750 + 200 - 300 - 50',
    },
  ],
  references: [{ title: 'Pinto et al.: Equity Asset Valuation, 4th ed. (CFA Institute, 2020), ch. 4' }],
});
