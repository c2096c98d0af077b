import { defineCalculator, money, percent } from '@reckoner/engine';

/** Market values as weights; interest on debt lowers tax. */
export default defineCalculator({
  title: 'WACC',
  description: 'Weighted average cost of capital from the market values and costs of equity, debt and preferred stock.',
  keywords: ['cost of capital', 'weighted average cost of capital', 'hurdle rate', 'discount rate'],
  arithmetic: 'decimal',
  inputs: {
    equity: money({ label: 'Equity', symbol: 'E', min: 0, max: 1e15 }),
    costOfEquity: percent({ usual: [1, 50], label: 'Cost of equity', symbol: 'R_e', min: 0, max: 200 }),
    debt: money({ label: 'Debt', symbol: 'D', min: 0, max: 1e15 }),
    costOfDebt: percent({ usual: [0.1, 40], label: 'Cost of debt before tax', symbol: 'R_d', min: 0, max: 200 }),
    tax: percent({ usual: [1, 60], label: 'Tax rate', symbol: 't', min: 0, max: 100 }),
    preferred: money({ label: 'Preferred stock', symbol: 'P', min: 0, max: 1e15, default: 0 }),
    costOfPreferred: percent({
      usual: [0.5, 30],
      label: 'Cost of preferred stock',
      symbol: 'R_p',
      min: 0,
      max: 200,
      default: 0,
    }),
  },
  outputs: {
    wacc: percent({ label: 'WACC', symbol: '\\mathrm{WACC}', places: 3 }),
    value: money({ label: 'Value of all capital', symbol: 'V' }),
    equityWeight: percent({ label: 'Weight of equity', places: 2 }),
    debtWeight: percent({ label: 'Weight of debt', places: 2 }),
  },
  formula: ({ equity, costOfEquity, debt, costOfDebt, tax, preferred, costOfPreferred }) => {
    const value = equity + debt + preferred;
    const wacc =
      (equity / value) * costOfEquity + (debt / value) * costOfDebt * (1 - tax) + (preferred / value) * costOfPreferred;
    return { wacc, value, equityWeight: equity / value, debtWeight: debt / value };
  },
  explanation: ({ preferred }) =>
    preferred > 0
      ? 'With {equityWeight} of equity, {debtWeight} of debt and the rest of preferred stock, capital costs {wacc} a year.'
      : 'With {equityWeight} of equity and {debtWeight} of debt, capital costs {wacc} a year.',
  requires: [
    {
      that: ({ equity, debt, preferred }) => equity + debt + preferred > 0,
      field: 'equity',
      says: 'Without capital there is no cost of capital.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ preferred, costOfPreferred }) => preferred > 0 && costOfPreferred === 0,
      says: 'The preferred stock, {preferred}, counts as free capital: give its cost, which is its dividend over its price.',
    },
    {
      level: 'note',
      when: ({ preferred, costOfPreferred }) => preferred === 0 && costOfPreferred > 0,
      says: 'The cost of preferred stock counts for nothing, as there is none: give its value too.',
    },
  ],
  examples: [
    {
      inputs: { equity: 600, costOfEquity: 12, debt: 400, costOfDebt: 6, tax: 25 },
      results: { wacc: 9, value: 1000, equityWeight: 60, debtWeight: 40 },
      source: 'By hand: 0.6 × 12 + 0.4 × 6 × 0.75',
    },
    {
      inputs: { equity: 600, costOfEquity: 12, debt: 300, costOfDebt: 5, tax: 21, preferred: 100, costOfPreferred: 8 },
      results: { wacc: 9.185, debtWeight: 30 },
      source: 'By hand: 7.2 + 0.3 × 5 × 0.79 + 0.8',
    },
    {
      inputs: { equity: 600, costOfEquity: 12, debt: 400, costOfDebt: 6, tax: 25, preferred: 200 },
      results: { wacc: 7.5, equityWeight: 50 },
      cautions: ['counts as free capital'],
      source: 'By hand: 0.5 × 12 + 400/1200 × 4.5 + 0',
    },
    {
      inputs: { equity: 600, costOfEquity: 12, debt: 400, costOfDebt: 6, tax: 25, costOfPreferred: 8 },
      results: { wacc: 9, value: 1000 },
      cautions: ['counts for nothing'],
      source: 'By hand: 0.6 × 12 + 0.4 × 4.5',
    },
    {
      inputs: { equity: 0, costOfEquity: 12, debt: 0, costOfDebt: 5, tax: 21 },
      refused: 'Without capital',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 19: Financing and Valuation',
      isbn: '978-1-260-01390-0',
    },
  ],
});
