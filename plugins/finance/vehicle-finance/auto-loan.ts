import { defineCalculator, flag, isAbove, isBelow, money, noResult, percent } from '@reckoner/engine';
import { balanceCurve } from '../shared/balance-curve.js';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Loan = price + tax + fees − rebate − trade-in + what is owed on it − down payment, repaid in level months. */
export default defineCalculator({
  title: 'Auto loan',
  description:
    'Monthly payment and cost of a car loan from price, down payment, trade-in, rebate, sales tax, fees, rate and term.',
  keywords: ['car loan', 'car payment', 'vehicle financing', 'trade-in'],
  related: ['auto-lease', 'loan-amortization-schedule'],
  inputs: {
    price: money({ label: 'Vehicle price', above: 0, max: 1e9 }),
    downPayment: money({ label: 'Down payment', shareOf: 'price', min: 0, max: 1e9, default: 0 }),
    tradeIn: money({ label: 'Trade-in value', min: 0, max: 1e9, default: 0 }),
    owed: money({ label: 'Owed on the trade-in', min: 0, max: 1e9, default: 0 }),
    rebate: money({ label: 'Rebate', min: 0, max: 1e9, default: 0 }),
    taxRate: percent({ label: 'Sales tax', min: 0, max: 200, default: 0, usual: [0.5, 40] }),
    fullPriceTaxed: flag({ label: 'Tax is on the full price', help: 'Without: on the price less the trade-in.' }),
    fees: money({ label: 'Title, registration and other fees', shareOf: 'price', min: 0, max: 1e9, default: 0 }),
    rate: loanRate,
    term: { ...loanTerm, default: 5, usual: [0.5, 10] },
  },
  outputs: {
    payment: money({ label: 'Monthly payment' }),
    loan: money({ label: 'Loan amount' }),
    salesTax: money({ label: 'Sales tax amount' }),
    totalInterest: money({ label: 'Total interest' }),
    totalCost: money({ label: 'Total cost', help: 'Payments, down payment and trade-in equity.' }),
  },
  formula: ({ price, downPayment, tradeIn, owed, rebate, taxRate, fullPriceTaxed, fees, rate, term }) => {
    const salesTax = taxRate * (fullPriceTaxed ? price : Math.max(0, price - tradeIn));
    const loan = price + salesTax + fees - rebate - tradeIn + owed - downPayment;
    if (loan <= 0) throw noResult('Down payment, trade-in and rebate cover the price: no loan is needed.');
    const payments = numberOfPayments(term, 12);
    const payment = annuityPayment(loan, rate / 12, payments);
    return {
      payment,
      loan,
      salesTax,
      totalInterest: payment * payments - loan,
      totalCost: payment * payments + downPayment + tradeIn - owed,
    };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'loan', label: 'Balance' },
    curve: ({ loan, rate, term, payment }) =>
      balanceCurve(
        [{ label: 'Balance', amount: loan, rate: rate / 12, payment, payments: numberOfPayments(term, 12) }],
        12,
      ),
  },
  explanation: 'A loan of {loan} costs {payment} a month, {totalInterest} of interest in all.',
  cautions: [
    {
      level: 'caution',
      when: ({ price, downPayment }) => downPayment > 0 && downPayment <= 100 && isBelow(downPayment, 0.005 * price),
      says: 'The down payment is read as an amount, {downPayment}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ tradeIn, owed }) => owed > tradeIn,
      says: 'More is owed on the trade-in than it is worth: the difference is added to the new loan.',
    },
    {
      level: 'caution',
      when: ({ price, loan }) => isAbove(loan, 1.25 * price),
      says: 'The loan is far above the price of the vehicle, which could not repay it when sold.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 35000,
        downPayment: 3000,
        tradeIn: 8000,
        rebate: 1000,
        taxRate: 7,
        fees: 500,
        rate: 6.5,
        term: 5,
      },
      results: { payment: 496.78, loan: 25390, salesTax: 1890, totalInterest: 4417.07, totalCost: 40807.07 },
      source: 'Gnumeric: PMT(0.065/12, 60, -25390); by hand: 35000 + 1890 + 500 - 1000 - 8000 - 3000',
    },
    {
      inputs: {
        price: 35000,
        downPayment: 3000,
        tradeIn: 8000,
        owed: 2000,
        rebate: 1000,
        taxRate: 7,
        fullPriceTaxed: true,
        fees: 500,
        rate: 6.5,
        term: 5,
      },
      results: { payment: 546.87, loan: 27950, salesTax: 2450 },
      source: 'Gnumeric: PMT(0.065/12, 60, -27950)',
    },
    {
      inputs: { price: 36020, downPayment: 20, rate: 0 },
      results: { payment: 600, loan: 36000 },
      cautions: ['for a percentage'],
      source: 'By hand: 36000/60',
    },
    {
      inputs: { price: 12000, downPayment: 12000, rate: 5 },
      noResult: 'no loan is needed',
      source: 'By hand: paid in cash',
    },
    {
      inputs: { price: 10000, tradeIn: 2000, owed: 6000, rate: 0 },
      results: { payment: 233.33, loan: 14000, totalCost: 10000 },
      cautions: ['added to the new loan', 'far above the price'],
      source: 'By hand: 10000 - 2000 + 6000; 14000/60; 14000 + 2000 - 6000',
    },
  ],
  notes: ['Whether trade-in and rebate reduce the taxed price is set by local law; the rebate is taxed here.'],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
