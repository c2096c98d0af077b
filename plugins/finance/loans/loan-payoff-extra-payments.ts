import { defineCalculator, integer, money } from '@reckoner/engine';
import { balanceCurve } from '../shared/balance-curve.js';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Monthly installments; whatever exceeds the month's interest repays principal at once. */
export default defineCalculator({
  title: 'Loan payoff with extra payments',
  description:
    'Months and interest saved on a loan by extra monthly, yearly or one-off payments beside the level installment.',
  keywords: ['early payoff', 'prepayment', 'overpayment', 'mortgage payoff', 'additional principal'],
  inputs: {
    balance: money({ label: 'Remaining balance', symbol: 'B', above: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, label: 'Remaining term' },
    monthlyExtra: money({ label: 'Extra each month', symbol: 'E_m', min: 0, max: 1e12, default: 0 }),
    yearlyExtra: money({
      label: 'Extra each year',
      help: 'With every twelfth installment.',
      symbol: 'E_y',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    oneOff: money({ label: 'One-off extra payment', symbol: 'E_1', min: 0, max: 1e12, default: 0 }),
    oneOffMonth: integer({ label: 'One-off payment with installment number', min: 1, max: 600, default: 1 }),
  },
  outputs: {
    monthsSaved: integer({ label: 'Months saved' }),
    interestSaved: money({ label: 'Interest saved' }),
    months: integer({ label: 'Months to payoff' }),
    totalInterest: money({ label: 'Total interest with extra payments' }),
    payment: money({ label: 'Regular installment' }),
  },
  formula: ({ balance, rate, term, monthlyExtra, yearlyExtra, oneOff, oneOffMonth }) => {
    const monthlyRate = rate / 12;
    const scheduled = numberOfPayments(term, 12);
    const payment = annuityPayment(balance, monthlyRate, scheduled);
    // Rounding leaves a crumb of the last installment.
    const settled = balance * 1e-12;
    let owed = balance;
    let months = 0;
    let totalInterest = 0 * balance;
    while (owed > settled && months < scheduled) {
      months += 1;
      const interest = owed * monthlyRate;
      const yearly = months % 12 === 0 ? yearlyExtra : 0;
      const once = months === oneOffMonth ? oneOff : 0;
      owed += interest - Math.min(payment + monthlyExtra + yearly + once, owed + interest);
      totalInterest += interest;
    }
    return {
      monthsSaved: scheduled - months,
      interestSaved: payment * scheduled - balance - totalInterest,
      months,
      totalInterest,
      payment,
    };
  },
  stepwise: [
    'Each month the interest on what is owed is added, and the payment with all extra payments of that month is taken off, until nothing is owed.',
    'The months and the interest are compared with those of the schedule without extra payments.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is owed, with and without extra payments',
    x: { of: 'term', label: 'Time' },
    y: { of: 'balance', label: 'Balance' },
    curve: ({ balance, rate, term, monthlyExtra, yearlyExtra, oneOff, payment }) => {
      // Yearly and single payments make steps.
      if (yearlyExtra > 0 || oneOff > 0) return undefined;
      const payments = numberOfPayments(term, 12);
      const loan = { amount: balance, rate: rate / 12, payments };
      return balanceCurve(
        [
          { label: 'With extra payments', ...loan, payment: payment + monthlyExtra },
          { label: 'Without', ...loan, payment, dashed: true },
        ],
        12,
      );
    },
  },
  explanation: ({ monthsSaved }) =>
    monthsSaved > 0
      ? 'With the extra payments the loan is paid off in {months} {months|month|months}, {monthsSaved} sooner, and {interestSaved} of interest is saved.'
      : 'The extra payments lessen the last installment alone: the loan is still paid off in {months} {months|month|months}, and {interestSaved} of interest is saved.',
  requires: [
    {
      that: ({ oneOff, oneOffMonth, term }) => oneOff === 0 || oneOffMonth <= Math.max(1, Math.round(12 * term)),
      field: 'oneOffMonth',
      says: 'The one-off payment comes with installment {oneOffMonth}, after the remaining term of {term}.',
    },
    {
      that: ({ monthlyExtra, yearlyExtra, oneOff }) => monthlyExtra > 0 || yearlyExtra > 0 || oneOff > 0,
      field: 'monthlyExtra',
      says: 'There is no extra payment: give one each month, each year or once.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ oneOff, oneOffMonth, months }) => oneOff > 0 && oneOffMonth > months,
      says: 'The loan is paid off before the one-off payment, which is not used.',
    },
    {
      level: 'note',
      when: ({ yearlyExtra, monthlyExtra, oneOff, months }) =>
        yearlyExtra > 0 && monthlyExtra === 0 && oneOff === 0 && months < 12,
      says: 'The loan ends before the twelfth installment, with which the yearly extra payment would come.',
    },
  ],
  examples: [
    {
      inputs: { balance: 200000, rate: 6, term: 30, monthlyExtra: 200 },
      results: { monthsSaved: 108, interestSaved: 79800.51, months: 252, totalInterest: 151875.87, payment: 1199.1 },
      source: 'Python with mpmath: month-by-month loop; 231676.3781 - 151875.8716',
    },
    {
      inputs: { balance: 200000, rate: 6, term: 30, yearlyExtra: 1000 },
      results: { monthsSaved: 55, months: 305, totalInterest: 190663.3 },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 200000, rate: 6, term: 30, oneOff: 10000, oneOffMonth: 13 },
      results: { months: 318, totalInterest: 190860.96 },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: {
        balance: 150000,
        rate: 4.5,
        term: 15,
        monthlyExtra: 100,
        yearlyExtra: 500,
        oneOff: 5000,
        oneOffMonth: 24,
      },
      results: { months: 148, interestSaved: 11959.9 },
      source: 'Python with mpmath: month-by-month loop; 56548.18798 - 44588.29171',
    },
    {
      inputs: { balance: 1200, rate: 0, term: 1, monthlyExtra: 50 },
      results: { months: 8, monthsSaved: 4, interestSaved: 0 },
      source: 'By hand: 1200/150 = 8',
    },
    {
      inputs: { balance: 1200, rate: 0, term: 1, monthlyExtra: 50, oneOff: 100, oneOffMonth: 10 },
      results: { months: 8, monthsSaved: 4 },
      cautions: ['which is not used'],
      source: 'By hand: 1200/150 = 8, before the tenth',
    },
    {
      inputs: { balance: 600, rate: 0, term: 0.5, yearlyExtra: 50 },
      results: { months: 6, monthsSaved: 0 },
      cautions: ['before the twelfth installment'],
      source: 'By hand: six installments of 100',
    },
    {
      inputs: { balance: 1200, rate: 0, term: 1, oneOff: 100, oneOffMonth: 13 },
      refused: 'after the remaining term',
      source: 'By hand: 13 of 12',
    },
    {
      inputs: { balance: 1200, rate: 0, term: 1 },
      refused: 'There is no extra payment',
      source: 'By hand: nothing to compare',
    },
  ],
  notes: ['Assumes that the lender charges no prepayment penalty and credits extra payments to principal at once.'],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
