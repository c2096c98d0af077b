import { defineCalculator, integer, money } from '@reckoner/engine';
import { balanceCurve } from '../shared/balance-curve.js';
import { loanRate, loanTerm, paymentFrequency, timing } from '../shared/fields.js';
import { balloonPayment, numberOfPayments } from '../shared/time-value.js';

/** Level payments, down to nothing or a balloon; interest is compounded as often as payments are made, as in the spreadsheet's PMT. */
export default defineCalculator({
  title: 'Loan payment',
  description:
    'Level payment, total paid and total interest of a loan from amount, annual rate and term, also with a balloon or interest only.',
  keywords: ['installment', 'PMT', 'personal loan', 'monthly payment', 'EMI'],
  related: [
    'loan-amortization-schedule',
    'loan-payoff-extra-payments',
    'loan-apr-with-fees',
    'balloon-loan',
    'interest-only-loan',
    'auto-loan',
  ],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: loanTerm,
    frequency: paymentFrequency,
    timing,
    balloon: money({
      label: 'Balloon',
      shareOf: 'amount',
      help: 'Owed at the end of the term; the whole amount makes the loan interest-only.',
      symbol: 'B',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    payment: money({ label: 'Payment' }),
    payments: integer({ label: 'Number of payments', symbol: 'n' }),
    totalPaid: money({ label: 'Total paid' }),
    totalInterest: money({ label: 'Total interest' }),
  },
  formula: ({ amount, rate, term, frequency, timing, balloon }) => {
    const payments = numberOfPayments(term, frequency);
    const periodRate = rate / frequency;
    const payment = balloonPayment(amount, periodRate, payments, balloon) / (1 + periodRate * timing);
    const totalPaid = payment * payments + balloon;
    return { payment, payments, totalPaid, totalInterest: totalPaid - amount };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'amount', label: 'Balance' },
    curve: ({ amount, rate, frequency, timing, payment, payments }) =>
      timing === 1
        ? undefined
        : balanceCurve([{ label: 'Balance', amount, rate: rate / frequency, payment, payments }], frequency),
  },
  explanation: ({ balloon }) =>
    balloon > 0
      ? '{amount} at {rate} is repaid in {payments} {payments|payment|payments} of {payment} and a balloon of {balloon}; interest comes to {totalInterest}.'
      : '{amount} at {rate} is repaid in {payments} {payments|payment|payments} of {payment}, {totalInterest} of it interest.',
  requires: [
    {
      that: ({ amount, balloon }) => balloon <= amount,
      field: 'balloon',
      says: 'The balloon, {balloon}, must not exceed the loan, {amount}: else the debt would grow.',
    },
  ],
  examples: [
    {
      inputs: { amount: 25000, rate: 5, term: 5 },
      results: { payment: 471.78, payments: 60, totalPaid: 28306.85, totalInterest: 3306.85 },
      source: 'Gnumeric: PMT(0.05/12, 60, -25000), 60 times it',
    },
    {
      inputs: { amount: 180000, rate: 4.5, term: 15, frequency: 'biweekly' },
      results: { payment: 635.08, payments: 390 },
      source: 'Gnumeric: PMT(0.045/26, 390, -180000)',
    },
    {
      inputs: { amount: 1200, rate: 0, term: '12 months' },
      results: { payment: 100, totalInterest: 0 },
      source: 'By hand: without interest 1200/12',
    },
    {
      inputs: { amount: 25000, rate: 5, term: 5, timing: 'start' },
      results: { payment: 469.82 },
      source: 'Python: 25000 over the sum of (1 + 0.05/12)^-k, k = 0 … 59; the spreadsheet’s type 1',
    },
    {
      inputs: { amount: 25000, rate: 5, term: 5, balloon: 10000 },
      results: { payment: 324.74, totalPaid: 29484.11, totalInterest: 4484.11 },
      source: 'Python: (25000 - 10000v^60) over the sum of v^k, k = 1 … 60, v = 1/(1 + 0.05/12)',
    },
    {
      inputs: { amount: 120000, rate: 6, term: 10, balloon: 120000 },
      results: { payment: 600, totalInterest: 72000 },
      source: 'By hand: interest only, 0.5% of 120000 a month',
    },
    {
      inputs: { amount: 1200, rate: 0, term: 1, balloon: 600 },
      results: { payment: 50, totalPaid: 1200 },
      source: 'By hand: (1200 - 600)/12',
    },
    {
      inputs: { amount: 1000, rate: 5, term: 1, balloon: 1001 },
      refused: 'must not exceed the loan',
      source: 'By hand',
    },
  ],
  notes: ['Lenders round the payment to whole cents, so that the last one differs slightly.'],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: PMT' },
  ],
});
