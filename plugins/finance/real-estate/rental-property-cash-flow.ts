import { defineCalculator, isAbove, isAtMost, money, number, percent, roundTo } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Rent less vacancy and operating expenses is the net operating income; less debt service, the cash flow before tax. */
export default defineCalculator({
  title: 'Rental property cash flow',
  description:
    'Cash flow, cap rate, cash-on-cash return and debt cover of a rental property from price, rent, expenses and loan.',
  keywords: ['rental income', 'investment property', 'DSCR', 'buy to let'],
  inputs: {
    price: money({ label: 'Purchase price', above: 0, max: 1e12 }),
    rent: money({ label: 'Rent a month', min: 0.01, max: 1e9 }),
    vacancy: percent({ label: 'Vacancy', help: 'Of the rent.', min: 0, max: 100, default: 5, usual: [1, 50] }),
    management: percent({
      label: 'Management and maintenance',
      help: 'Of the rent.',
      min: 0,
      max: 100,
      default: 10,
      usual: [1, 50],
    }),
    fixedExpenses: money({ label: 'Tax, insurance and other expenses a year', min: 0, max: 1e12 }),
    downPayment: percent({
      label: 'Down payment',
      help: 'Of the price.',
      min: 1,
      max: 100,
      default: 20,
      usual: [3, 100],
    }),
    closingCosts: money({ label: 'Closing costs and repairs', shareOf: 'price', min: 0, max: 1e12, default: 0 }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
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
    'The property {netIncome|loses {|netIncome|}|earns nothing|earns {|netIncome|}} a year before the loan and {cashFlow|loses {|cashFlow|}|earns nothing|earns {|cashFlow|}} after it: a cap rate of {capRate}, {cashOnCash} on the cash.',
  requires: [
    {
      that: ({ vacancy, management }) => isAtMost(vacancy + management, 1),
      field: 'management',
      says: 'Vacancy of {vacancy} and management of {management} exceed the whole rent: lower one of them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cashFlow }) => roundTo(cashFlow, 2) < 0,
      says: 'The rent does not carry the property: {|cashFlow|} a year has to be paid in.',
    },
    {
      level: 'caution',
      when: ({ price, rent }) => isAbove(12 * rent, 0.4 * price),
      says: 'A rent of {rent} a month would pay for the property within three years: check that it is for a month.',
    },
  ],
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
    {
      inputs: {
        price: 120000,
        rent: 500,
        vacancy: 0,
        management: 0,
        fixedExpenses: 2000,
        downPayment: 50,
        rate: 0,
        term: 10,
      },
      results: { cashFlow: -2000, netIncome: 4000, debtCover: 0.6666666667 },
      cautions: ['$2,000.00 a year has to be paid in'],
      source: 'By hand: 6000 - 2000 - 60000/10',
    },
    {
      inputs: { price: 100000, rent: 10000, vacancy: 0, management: 0, fixedExpenses: 0, downPayment: 100, rate: 5 },
      results: { capRate: 120 },
      cautions: ['check that it is for a month'],
      source: 'By hand: the rent of a year taken twelve times',
    },
    {
      inputs: { price: 100000, rent: 1000, vacancy: 60, management: 50, fixedExpenses: 0, rate: 5 },
      refused: 'exceed the whole rent',
      source: 'By hand: 110%',
    },
  ],
  notes: ['First-year figures before income tax; large repairs and a change in value are left out.'],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on analyzing income properties' },
  ],
});
