import { defineCalculator, money, number, percent } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Rent less vacancy and operating expenses is the net operating income; less debt service, the cash flow before tax. */
export default defineCalculator({
  title: 'Rental property cash flow',
  description:
    'Cash flow, cap rate, cash-on-cash return and debt cover of a rental property from price, rent, expenses and loan.',
  keywords: ['rental income', 'investment property', 'net operating income', 'DSCR', 'buy to let'],
  inputs: {
    price: money({ label: 'Purchase price', above: 0, max: 1e12 }),
    rent: money({ label: 'Rent a month', min: 0.01, max: 1e9 }),
    vacancy: percent({ label: 'Vacancy', help: 'Of the rent.', min: 0, max: 100, default: 5 }),
    management: percent({ label: 'Management and maintenance', help: 'Of the rent.', min: 0, max: 100, default: 10 }),
    fixedExpenses: money({ label: 'Tax, insurance and other expenses a year', min: 0, max: 1e12 }),
    downPayment: percent({ label: 'Down payment', help: 'Of the price.', min: 1, max: 100, default: 20 }),
    closingCosts: money({ label: 'Closing costs and repairs', min: 0, max: 1e12, default: 0 }),
    rate: loanRate,
    term: { ...loanTerm, default: 30 },
  },
  outputs: {
    cashFlow: money({ label: 'Cash flow a year before tax' }),
    netIncome: money({ label: 'Net operating income a year' }),
    capRate: percent({ label: 'Cap rate', places: 2 }),
    cashOnCash: percent({ label: 'Cash-on-cash return', places: 2 }),
    debtCover: number({ label: 'Debt service coverage ratio', optional: true, places: 2 }),
  },
  formula: ({ price, rent, vacancy, management, fixedExpenses, downPayment, closingCosts, rate, term }) => {
    const grossRent = 12 * rent;
    const netIncome = grossRent * (1 - vacancy - management) - fixedExpenses;
    const loan = price * (1 - downPayment);
    const debtService = 12 * annuityPayment(loan, rate / 12, numberOfPayments(term, 12));
    const cashFlow = netIncome - debtService;
    return {
      cashFlow,
      netIncome,
      capRate: netIncome / price,
      cashOnCash: cashFlow / (price * downPayment + closingCosts),
      debtCover: debtService > 0 ? netIncome / debtService : undefined,
    };
  },
  explanation:
    'The property earns {netIncome} a year before and {cashFlow} after the loan: a cap rate of {capRate}, {cashOnCash} on the cash.',
  examples: [
    {
      inputs: {
        price: 300000,
        rent: 2400,
        vacancy: 5,
        management: 13,
        fixedExpenses: 4800,
        downPayment: 20,
        closingCosts: 9000,
        rate: 6.5,
        term: 30,
      },
      results: { cashFlow: 612.44, netIncome: 18816, capRate: 6.272, cashOnCash: 0.887595541, debtCover: 1.033644021 },
      source: 'Gnumeric: PMT(0.065/12, 360, -240000)*12 = 18203.56; by hand: 28800 × 0.82 - 4800',
    },
    {
      inputs: { price: 100000, rent: 1000, vacancy: 0, management: 10, fixedExpenses: 2800, downPayment: 100, rate: 5 },
      results: { cashFlow: 8000, netIncome: 8000, capRate: 8, cashOnCash: 8 },
      source: 'By hand: 10800 - 2800, without a loan',
    },
  ],
  notes: ['First-year figures before income tax; large repairs and a change in value are left out.'],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on analyzing income properties' },
  ],
});
