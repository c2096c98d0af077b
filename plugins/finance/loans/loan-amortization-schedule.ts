import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { balloonPayment } from '../shared/time-value.js';

/** Payments in arrears, level, unrounded until they are shown. */
export default defineCalculator({
  title: 'Loan amortization schedule',
  description:
    'Level payment, total interest and the period-by-period schedule of a loan from amount, annual rate and term.',
  keywords: ['amortisation table', 'repayment plan', 'installment loan', 'PMT', 'IPMT', 'PPMT'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.3, 40],
    }),
    payments: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 800 }),
    perYear: integer({ label: 'Payments a year', symbol: 'm', min: 1, max: 52, default: 12 }),
    balloon: money({
      label: 'Balloon',
      shareOf: 'amount',
      help: 'Still owed after the last regular payment, and paid with it.',
      symbol: 'B',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    payment: money({ label: 'Payment' }),
    totalInterest: money({ label: 'Total interest' }),
    totalPaid: money({ label: 'Total paid' }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        payment: money({ label: 'Payment' }),
        interest: money({ label: 'Interest' }),
        principal: money({ label: 'Principal' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ amount, rate, payments, perYear, balloon }) => {
    const periodRate = rate / perYear;
    const payment = balloonPayment(amount, periodRate, payments, balloon);
    const totalPaid = payment * payments + balloon;
    const schedule = [];
    let balance = amount;
    for (let number = 1; number <= payments; number++) {
      const interest = balance * periodRate;
      const principal = number === payments ? balance : payment - interest;
      balance -= principal;
      schedule.push({ number, payment: interest + principal, interest, principal, balance });
    }
    return { payment, totalInterest: totalPaid - amount, totalPaid, schedule };
  },
  figure: { kind: 'series', table: 'schedule', x: 'number', lines: ['balance'] },
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
  cautions: [
    {
      level: 'note',
      when: ({ payments, perYear }) => payments > 50 * perYear,
      says: 'So many payments take over 50 years: check how many there are a year.',
    },
  ],
  examples: [
    {
      inputs: { amount: 200000, rate: 6, payments: 360 },
      results: {
        payment: 1199.1,
        totalInterest: 231676.38,
        schedule: {
          length: 360,
          rows: { 0: { principal: 199.1, interest: 1000 }, '-1': { interest: 5.97, balance: 0 } },
        },
      },
      source: 'Gnumeric: PMT(0.06/12,360,-200000), CUMIPMT(0.06/12,360,200000,1,360,0), PPMT and IPMT',
    },
    {
      inputs: { amount: 1200, rate: 0, payments: 12 },
      results: { payment: 100, totalInterest: 0, totalPaid: 1200 },
      source: 'By hand: without interest 1200/12',
    },
    {
      inputs: { amount: 25000, rate: 5, payments: 60, balloon: 10000 },
      results: {
        payment: 324.74,
        totalInterest: 4484.11,
        schedule: {
          length: 60,
          rows: { '-1': { payment: 10324.74, interest: 42.84, principal: 10281.9, balance: 0 } },
        },
      },
      source: 'Python: (25000 - 10000v^60) over the sum of v^k, k = 1 … 60; month-by-month loop',
    },
    {
      inputs: { amount: 1000, rate: 5, payments: 12, balloon: 1200 },
      refused: 'must not exceed the loan',
      source: 'By hand',
    },
    {
      inputs: { amount: 7800, rate: 0, payments: 780, perYear: 1 },
      results: { payment: 10, totalPaid: 7800 },
      cautions: ['over 50 years'],
      source: 'By hand: 780 payments are 30 years of every two weeks',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
