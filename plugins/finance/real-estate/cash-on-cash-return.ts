import { defineCalculator, money, percent, roundTo } from '@reckoner/engine';

/** First-year cash flow before tax, after the loan payments, over the cash that was put in. */
export default defineCalculator({
  title: 'Cash-on-cash return',
  description: 'Cash-on-cash return of a property from net operating income, loan payments and the cash invested.',
  keywords: ['cash yield', 'equity dividend rate', 'rental return', 'pre-tax cash flow'],
  inputs: {
    netIncome: money({ label: 'Net operating income a year', symbol: 'NOI', min: -1e12, max: 1e12 }),
    debtService: money({ label: 'Loan payments a year', symbol: 'DS', min: 0, max: 1e12, default: 0 }),
    downPayment: money({ label: 'Down payment', min: 0, max: 1e12 }),
    closingCosts: money({ label: 'Closing costs', min: 0, max: 1e12, default: 0 }),
    repairs: money({ label: 'Initial repairs', min: 0, max: 1e12, default: 0 }),
  },
  outputs: {
    cashOnCash: percent({ label: 'Cash-on-cash return', places: 2 }),
    cashFlow: money({ label: 'Cash flow a year before tax' }),
    invested: money({ label: 'Cash invested' }),
  },
  formula: ({ netIncome, debtService, downPayment, closingCosts, repairs }) => {
    const cashFlow = netIncome - debtService;
    const invested = downPayment + closingCosts + repairs;
    return { cashOnCash: cashFlow / invested, cashFlow, invested };
  },
  explanation: ({ cashFlow }) =>
    roundTo(cashFlow, 2) < 0
      ? 'The property takes {|cashFlow|} a year more than it brings in: on {invested} of cash it loses {|cashOnCash|}.'
      : 'A cash flow of {cashFlow} a year on {invested} of cash is a return of {cashOnCash}.',
  requires: [
    {
      that: ({ downPayment, closingCosts, repairs }) => downPayment + closingCosts + repairs > 0,
      field: 'downPayment',
      says: 'No cash is invested: there is no return on it.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ cashFlow, debtService }) => debtService > 0 && roundTo(cashFlow, 2) < 0,
      says: 'The income does not cover the loan payments: the difference has to be paid in each year.',
    },
  ],
  examples: [
    {
      inputs: { netIncome: 24000, debtService: 18000, downPayment: 60000, closingCosts: 9000, repairs: 6000 },
      results: { cashOnCash: 8, cashFlow: 6000, invested: 75000 },
      source: 'By hand: 6000/75000',
    },
    {
      inputs: { netIncome: 10000, debtService: 12000, downPayment: 50000 },
      results: { cashOnCash: -4, cashFlow: -2000 },
      cautions: ['does not cover the loan payments'],
      source: 'By hand: -2000/50000',
    },
    {
      inputs: { netIncome: 9000, debtService: 8400, downPayment: 0, closingCosts: 7500 },
      results: { cashOnCash: 8, invested: 7500 },
      source: 'By hand: 600/7500, bought without a down payment',
    },
    {
      inputs: { netIncome: -3000, downPayment: 60000 },
      results: { cashOnCash: -5, cashFlow: -3000 },
      source: 'By hand: -3000/60000, without a loan that could not be paid',
    },
    { inputs: { netIncome: 9000, downPayment: 0 }, refused: 'No cash is invested', source: 'By hand' },
  ],
  notes: ['Leaves out the repayment of principal, a change in value, and taxes.'],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on analyzing income properties' },
  ],
});
