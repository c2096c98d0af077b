import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  money,
  noResult,
  roundTo,
} from '@reckoner/engine';
import { loanRate, loanTerm, paymentFrequency } from '../shared/fields.js';
import {
  annuityFactor,
  annuityPayment,
  isWholePayments,
  numberOfPayments,
  remainingBalance,
} from '../shared/time-value.js';

/** By the term: what the payments to come are worth. By the payment: the loan with interest less the payments with interest. */
export default defineCalculator({
  title: 'Loan remaining balance',
  description:
    'Balance still owed and principal and interest paid on a loan after a number of level payments, from its term or its payment.',
  keywords: ['outstanding balance', 'outstanding principal', 'payoff amount', 'loan balance', 'mortgage balance'],
  related: ['loan-amortization-schedule', 'balloon-loan', 'loan-payoff-extra-payments'],
  inputs: {
    amount: money({ label: 'Original loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    known: choice({ term: 'The original term', payment: 'The payment' }, { label: 'Known is', default: 'term' }),
    term: { ...loanTerm, label: 'Original term', when: { known: 'term' } },
    payment: money({
      label: 'Payment',
      help: 'Principal and interest alone, without taxes and insurance.',
      symbol: 'A',
      above: 0,
      max: 1e12,
      when: { known: 'payment' },
    }),
    frequency: paymentFrequency,
    paid: integer({ label: 'Payments made', symbol: 'k', min: 0, max: 2600 }),
  },
  outputs: {
    balance: money({ label: 'Remaining balance', symbol: 'B' }),
    principalPaid: money({ label: 'Principal paid', optional: true }),
    interestPaid: money({ label: 'Interest paid' }),
    regularPayment: money({ label: 'Regular payment', symbol: 'A_r', optional: true }),
    paymentsLeft: integer({ label: 'Payments left', optional: true }),
  },
  formula: ({ amount, rate, known, term, payment, frequency, paid }) => {
    const periodRate = rate / frequency;
    if (known === 'term') {
      const payments = numberOfPayments(term, frequency);
      const regularPayment = annuityPayment(amount, periodRate, payments);
      const balance = regularPayment * annuityFactor(periodRate, payments - paid);
      const principalPaid = amount - balance;
      return {
        balance,
        principalPaid,
        interestPaid: regularPayment * paid - principalPaid,
        regularPayment,
        paymentsLeft: payments - paid,
      };
    }
    if (paid === 0) return { balance: amount, principalPaid: 0 * amount, interestPaid: 0 * amount };
    const before = remainingBalance(amount, periodRate, payment, paid - 1);
    // A crumb of rounding is no further payment.
    if (before < amount * 1e-9) {
      throw noResult('Payments of this size repay the loan before the last of them: give fewer payments made.');
    }
    const due = before * (1 + periodRate);
    const lastPayment = Math.min(payment, due);
    const balance = due - lastPayment;
    const allPaid = payment * (paid - 1) + lastPayment;
    if (isAbove(balance, amount)) return { balance, interestPaid: allPaid };
    return { balance, principalPaid: amount - balance, interestPaid: allPaid - (amount - balance) };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'balance' },
    curve: ({ rate, known, term, frequency, paid, balance, regularPayment }) => {
      if (known !== 'term' || regularPayment === undefined) return undefined;
      const payments = numberOfPayments(term, frequency);
      return {
        from: 0,
        to: payments / frequency,
        lines: [
          {
            label: 'Balance',
            y: (year) => regularPayment * annuityFactor(rate / frequency, payments - year * frequency),
          },
        ],
        marks: [{ x: paid / frequency, y: balance, label: 'Now' }],
      };
    },
  },
  explanation: ({ principalPaid, balance }) => {
    if (principalPaid === undefined)
      return 'After {paid} {paid|payment|payments} {balance} is owed, more than the {amount} at first: {interestPaid} was paid, all of it interest.';
    return roundTo(balance, 2) <= 0
      ? 'After {paid} {paid|payment|payments} the {amount} is repaid, with {interestPaid} of interest: nothing is owed any more.'
      : 'After {paid} {paid|payment|payments} {balance} is still owed of {amount}: {principalPaid} of principal and {interestPaid} of interest were paid.';
  },
  requires: [
    {
      that: ({ known, term, frequency, paid }) => known !== 'term' || paid <= numberOfPayments(term, frequency),
      field: 'paid',
      says: 'A term of {term}, in years times the payments of a year, has fewer than {paid} payments: give no more than it has. A year counts as 52 weeks: a loan of 260 weekly payments has 5 years.',
    },
    {
      that: ({ known, frequency, paid }) => known !== 'payment' || paid <= 50 * frequency,
      field: 'paid',
      says: 'The {paid} payments take over 50 years: check how often they are made.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ amount, rate, known, payment, frequency }) =>
        known === 'payment' && isAtMost(payment, (amount * rate) / frequency),
      says: 'The payment does not exceed the interest, so that the debt never falls: check the amount, the rate and how often payments are made.',
    },
    {
      level: 'caution',
      when: ({ known, term, frequency }) => known === 'term' && !isWholePayments(term, frequency),
      says: 'The term, in years times the payments of a year, is no whole number of payments: it is rounded to one. A year counts as 52 weeks: a loan of 260 weekly payments has 5 years.',
    },
    {
      level: 'note',
      when: ({ amount, payment, paid, balance, interestPaid }) =>
        payment !== undefined &&
        isBelow(balance, constant(0.005, '$')) &&
        isBelow(amount + interestPaid, payment * paid - constant(0.005, '$')),
      says: 'The last payment is counted as what was then left, which is less than {payment}.',
    },
  ],
  examples: [
    {
      inputs: { amount: 80000, rate: 8, term: 30, paid: 60 },
      results: { balance: 76055.89, regularPayment: 587.01, paymentsLeft: 300 },
      source: 'realtycalc.com, HP-10B steps: payment 587.01, balance after year 5 76,055.89',
    },
    {
      inputs: { amount: 50000, rate: 5, known: 'payment', payment: 5000, frequency: 'annually', paid: 5 },
      results: { balance: 36185.92, principalPaid: 13814.08, interestPaid: 11185.92 },
      source: 'TmVal documentation, retrospective method: 36185.921875; by hand 25000 - 13814.08',
    },
    {
      inputs: { amount: 180000, rate: 4.5, term: 15, frequency: 'biweekly', paid: 100 },
      results: { balance: 144709.95, principalPaid: 35290.05, interestPaid: 28218.4, paymentsLeft: 290 },
      source: 'Python with mpmath: payment-by-payment loop',
    },
    {
      inputs: { amount: 25000, rate: 5, known: 'payment', payment: 480, paid: 59 },
      results: { balance: 0, principalPaid: 25000, interestPaid: 3241.37 },
      cautions: ['as what was then left'],
      source: 'Python: payment-by-payment loop, the 59th payment is 401.37',
    },
    {
      inputs: { amount: 25000, rate: 5, known: 'payment', payment: 480, paid: 60 },
      noResult: 'repay the loan before the last of them',
      source: 'Python: payment-by-payment loop, paid off with the 59th',
    },
    {
      inputs: { amount: 1000, rate: 12, known: 'payment', payment: 8, paid: 12 },
      results: { balance: 1025.37, interestPaid: 96 },
      cautions: ['does not exceed the interest'],
      source: 'Python: month-by-month loop; 12 payments of 8',
    },
    {
      inputs: { amount: 1000, rate: 12, known: 'payment', payment: 90, paid: 0 },
      results: { balance: 1000, principalPaid: 0, interestPaid: 0 },
      source: 'By hand: nothing is paid yet',
    },
    {
      inputs: { amount: 1200, rate: 0, term: 1, paid: 12 },
      results: { balance: 0, principalPaid: 1200, interestPaid: 0, paymentsLeft: 0 },
      source: 'By hand: all twelve payments of 100',
    },
    {
      inputs: { amount: 2590, rate: 0, term: '260 wk', frequency: 'weekly', paid: 9 },
      results: { balance: 2500, regularPayment: 10, paymentsLeft: 250 },
      cautions: ['a loan of 260 weekly payments has 5 years'],
      source: 'By hand: 260 × 7/365.25 × 52 = 259.1 payments',
    },
    {
      inputs: { amount: 2600, rate: 0, term: '260 wk', frequency: 'weekly', paid: 260 },
      refused: 'a loan of 260 weekly payments has 5 years',
      source: 'By hand: 260 of 259',
    },
    {
      inputs: { amount: 1200, rate: 5, term: 1, paid: 13 },
      refused: 'A term of 1 year, in years times',
      source: 'By hand: 13 of 12',
    },
    {
      inputs: { amount: 1200, rate: 5, known: 'payment', payment: 100, frequency: 'annually', paid: 51 },
      refused: 'over 50 years',
      source: 'By hand: 51 years',
    },
  ],
  notes: [
    'Holds right after a payment, with all payments made in full and on time. A payoff statement adds the interest since then and fees.',
    'Lenders round to whole cents, which changes the balance a little.',
  ],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
    {
      title: 'TmVal documentation: Outstanding loan balance, retrospective method',
      url: 'https://genedan.com/tmval/docs/usage/loan/retrospective.html',
    },
  ],
});
