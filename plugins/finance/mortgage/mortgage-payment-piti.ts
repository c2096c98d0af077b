import { defineCalculator, integer, isAbove, isBelow, money, percent } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Principal, interest, taxes and insurance; mortgage insurance is due while the loan exceeds 80% of the price. */
export default defineCalculator({
  title: 'Mortgage payment',
  description:
    'Monthly principal, interest, property tax, insurance, PMI and fees of a mortgage from home price, down payment, rate and term.',
  keywords: ['PITI', 'home loan', 'house payment', 'escrow', 'private mortgage insurance', 'HOA'],
  related: [
    'mortgage-affordability',
    'loan-amortization-schedule',
    'loan-payoff-extra-payments',
    'mortgage-refinance-breakeven',
  ],
  inputs: {
    price: money({ label: 'Home price', symbol: 'V', above: 0, max: 1e12 }),
    downPayment: money({
      label: 'Down payment',
      shareOf: 'price',
      help: 'Default: 20% of the price.',
      symbol: 'D',
      min: 0,
      max: 1e12,
      default: ({ price }) => 0.2 * price,
    }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    propertyTax: money({ label: 'Property tax a year', shareOf: 'price', min: 0, max: 1e12, default: 0 }),
    insurance: money({ label: 'Home insurance a year', shareOf: 'price', min: 0, max: 1e12, default: 0 }),
    pmiRate: percent({
      label: 'Mortgage insurance (PMI) a year',
      help: 'Of the original loan; due while the loan exceeds 80% of the price.',
      min: 0,
      max: 10,
      default: 0,
      usual: [0.1, 3],
    }),
    fees: money({ label: 'HOA and other fees a month', min: 0, max: 1e12, default: 0 }),
  },
  outputs: {
    total: money({ label: 'Monthly payment' }),
    principalAndInterest: money({ label: 'Principal and interest' }),
    mortgageInsurance: money({ label: 'Mortgage insurance (PMI) a month' }),
    loan: money({ label: 'Loan amount' }),
    totalInterest: money({ label: 'Total interest' }),
    pmiMonths: integer({ label: 'Months until the loan is at 80% of the price' }),
  },
  formula: ({ price, downPayment, rate, term, propertyTax, insurance, pmiRate, fees }) => {
    const loan = Math.max(0, price - downPayment);
    const monthlyRate = rate / 12;
    const payments = numberOfPayments(term, 12);
    const principalAndInterest = annuityPayment(loan, monthlyRate, payments);
    const limit = 0.8 * price;
    let balance = loan;
    let pmiMonths = 0;
    while (balance > limit && pmiMonths < payments) {
      balance -= principalAndInterest - balance * monthlyRate;
      pmiMonths += 1;
    }
    const mortgageInsurance = loan > limit ? (loan * pmiRate) / 12 : 0;
    return {
      total: principalAndInterest + (propertyTax + insurance) / 12 + mortgageInsurance + fees,
      principalAndInterest,
      mortgageInsurance,
      loan,
      totalInterest: principalAndInterest * payments - loan,
      pmiMonths,
    };
  },
  stepwise: [
    'The months of mortgage insurance are counted on the schedule until the balance is at most 80 % of the price.',
  ],
  explanation: ({ mortgageInsurance, propertyTax, insurance, fees }) => {
    const rest =
      propertyTax + insurance + fees > 0
        ? ', and taxes, insurance and fees as given.'
        : '. Property tax, home insurance and fees are not in it.';
    return mortgageInsurance > 0
      ? `The monthly payment is {total}: {principalAndInterest} for the loan of {loan}, {mortgageInsurance} of PMI for about {pmiMonths} {pmiMonths|month|months}${rest}`
      : `The monthly payment is {total}: {principalAndInterest} for the loan of {loan}${rest}`;
  },
  examples: [
    {
      inputs: { price: 400000, downPayment: 80000, rate: 6.5, term: 30, propertyTax: 4800, insurance: 1500 },
      results: {
        total: 2547.62,
        principalAndInterest: 2022.62,
        mortgageInsurance: 0,
        loan: 320000,
        totalInterest: 408142.36,
        pmiMonths: 0,
      },
      source: 'Gnumeric: PMT(0.065/12, 360, -320000) + 4800/12 + 1500/12',
    },
    {
      inputs: {
        price: 400000,
        downPayment: 40000,
        rate: 6.5,
        term: 30,
        propertyTax: 4800,
        insurance: 1500,
        pmiRate: 0.5,
        fees: 50,
      },
      results: { total: 3000.44, principalAndInterest: 2275.44, mortgageInsurance: 150, pmiMonths: 95 },
      source:
        'Gnumeric: PMT(0.065/12, 360, -360000), 360000*0.005/12; Python with mpmath: first month at or below 320000',
    },
    {
      inputs: { price: 120000, downPayment: 0, rate: 0, term: 10, pmiRate: 1 },
      results: { total: 1100, principalAndInterest: 1000, mortgageInsurance: 100, pmiMonths: 24 },
      source: 'By hand: 120000/120 + 1200/12; 24000/1000',
    },
    {
      inputs: { price: 100000, rate: 6 },
      results: { loan: 80000 },
      source: 'By hand: 20% down',
    },
    {
      inputs: { price: 400000, downPayment: 20, rate: 0, term: 30, pmiRate: 0, propertyTax: 1.2 },
      results: { loan: 399980, principalAndInterest: 1111.06, total: 1111.16 },
      cautions: ['for a percentage', 'usually ask for mortgage insurance', 'for a rate'],
      source: 'By hand: 399980/360; 1.20/12',
    },
    {
      inputs: { price: 100000, downPayment: 120000, rate: 6 },
      refused: 'must not exceed the price',
      source: 'By hand: nothing is left to lend',
    },
  ],
  requires: [
    {
      that: ({ price, downPayment }) => downPayment <= price,
      field: 'downPayment',
      says: 'The down payment, {downPayment}, must not exceed the price, {price}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, downPayment }) => downPayment > 0 && downPayment <= 100 && isBelow(downPayment, 0.005 * price),
      says: 'The down payment is read as an amount, {downPayment}: for a percentage send that part of the price.',
    },
    {
      level: 'note',
      when: ({ price, loan, pmiRate }) => isAbove(loan, 0.8 * price) && pmiRate === 0,
      says: 'The loan is over 80% of the price: lenders then usually ask for mortgage insurance, which is not counted.',
    },
    {
      level: 'note',
      when: ({ price, propertyTax }) => propertyTax > 0 && propertyTax <= 10 && isBelow(propertyTax, 0.0005 * price),
      says: 'The property tax is read as an amount a year, {propertyTax}: for a rate send that part of the price.',
    },
  ],
  notes: [
    'In the United States PMI may be canceled on request at 80% of the original value and ends by law at 78% (Homeowners Protection Act).',
    'Taxes and insurance are taken as constant.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
    { title: 'Homeowners Protection Act of 1998, 12 U.S.C. §§ 4901–4910' },
  ],
});
