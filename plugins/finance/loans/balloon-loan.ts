import { defineCalculator, integer, isAbove, money } from '@reckoner/engine';
import { loanRate, loanTerm, paymentFrequency } from '../shared/fields.js';
import { annuityFactor, annuityPayment, isWholePayments, numberOfPayments } from '../shared/time-value.js';

/** The balloon is what is owed after the last regular payment: the present value of those that a loan of the long term would still have. */
export default defineCalculator({
  title: 'Balloon loan',
  description:
    'Level payment from a long amortization and the balloon that is due when the loan matures earlier, from amount and rate.',
  keywords: [
    'balloon',
    'balloon mortgage',
    'balloon payment',
    'partially amortized loan',
    'commercial mortgage',
    'loan maturity',
  ],
  related: ['loan-payment', 'loan-remaining-balance', 'loan-amortization-schedule'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    amortization: {
      ...loanTerm,
      label: 'Amortization',
      help: 'The long term by which the payment is reckoned, rounded to whole payments.',
      symbol: 't_a',
    },
    term: {
      ...loanTerm,
      label: 'Balloon due after',
      help: 'When the loan matures, rounded to whole payments.',
      symbol: 't_b',
      usual: [0.25, 30],
    },
    frequency: paymentFrequency,
  },
  outputs: {
    payment: money({ label: 'Payment' }),
    balloon: money({ label: 'Balloon', help: 'Owed after the last regular payment, and due with it.' }),
    payments: integer({ label: 'Number of regular payments', symbol: 'k' }),
    totalInterest: money({ label: 'Total interest' }),
    totalPaid: money({ label: 'Total paid', help: 'Regular payments and balloon.' }),
  },
  formula: ({ amount, rate, amortization, term, frequency }) => {
    const periodRate = rate / frequency;
    const scheduled = numberOfPayments(amortization, frequency);
    const payments = numberOfPayments(term, frequency);
    const payment = annuityPayment(amount, periodRate, scheduled);
    const balloon = payment * annuityFactor(periodRate, scheduled - payments);
    const totalPaid = payment * payments + balloon;
    return { payment, balloon, payments, totalInterest: totalPaid - amount, totalPaid };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'amount', label: 'Balance' },
    curve: ({ rate, amortization, frequency, payment, payments, balloon }) => {
      const scheduled = numberOfPayments(amortization, frequency);
      const end = payments / frequency;
      const owed = (year: number) => payment * annuityFactor(rate / frequency, scheduled - year * frequency);
      const balance = { label: 'Balance', y: (year: number) => (year <= end ? owed(year) : Number.NaN) };
      // With the rest of the amortization, so that the balloon is seen beside the whole loan.
      return balloon > 0
        ? {
            from: 0,
            to: scheduled / frequency,
            lines: [
              balance,
              { label: 'If payments went on', dashed: true, y: (year) => (year >= end ? owed(year) : Number.NaN) },
            ],
            marks: [{ x: end, y: balloon, label: 'Balloon' }],
          }
        : { from: 0, to: end, lines: [balance] };
    },
  },
  explanation: ({ balloon }) =>
    balloon > 0
      ? '{amount} at {rate} takes {payments} regular {payments|payment|payments} of {payment}; {payments|with it|with the last}, a balloon of {balloon} is due. Interest comes to {totalInterest}.'
      : '{amount} at {rate} is repaid in {payments} {payments|payment|payments} of {payment}, {totalInterest} of it interest: as the amortization ends with the loan, no balloon is left.',
  requires: [
    {
      that: ({ amortization, term, frequency }) =>
        numberOfPayments(term, frequency) <= numberOfPayments(amortization, frequency),
      field: 'term',
      says: 'The balloon cannot fall due after {term}, as the amortization of {amortization} has repaid the loan by then.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ amount, balloon }) => isAbove(balloon, 0.5 * amount),
      says: 'More than half of the loan, {balloon}, is due at once: plan how to pay it, as a new loan may then cost more or not be had.',
    },
    {
      level: 'caution',
      when: ({ amortization, term, frequency }) =>
        !isWholePayments(amortization, frequency) || !isWholePayments(term, frequency),
      says: 'The amortization or the time until the balloon, in years times the payments of a year, is no whole number of payments: it is rounded to one. A year counts as 52 weeks: a loan of 260 weekly payments has 5 years.',
    },
  ],
  examples: [
    {
      inputs: { amount: 80000, rate: 8, amortization: 30, term: 5 },
      results: { payment: 587.01, balloon: 76055.89, payments: 60 },
      cautions: ['More than half of the loan'],
      source: 'realtycalc.com, HP-10B steps for a balloon: payment 587.01, balance after year 5 76,055.89',
    },
    {
      inputs: { amount: 250000, rate: 6.5, amortization: 25, term: 15, frequency: 'quarterly' },
      results: { payment: 5074.96, balloon: 148413.45, payments: 60, totalInterest: 202910.86, totalPaid: 452910.86 },
      cautions: ['More than half of the loan'],
      source: 'Python with mpmath: payment-by-payment loop',
    },
    {
      inputs: { amount: 1200, rate: 0, amortization: 2, term: 1 },
      results: { payment: 50, balloon: 600, payments: 12, totalInterest: 0, totalPaid: 1200 },
      source: 'By hand: 1200/24; 12 payments leave 600',
    },
    {
      inputs: { amount: 25000, rate: 5, amortization: 5, term: 5 },
      results: { payment: 471.78, balloon: 0, payments: 60, totalInterest: 3306.85 },
      source: 'Gnumeric: PMT(0.05/12, 60, -25000)',
    },
    {
      inputs: { amount: 1040, rate: 0, amortization: 20, term: '260 wk', frequency: 'weekly' },
      results: { payment: 1, balloon: 781, payments: 259 },
      cautions: ['More than half of the loan', 'a loan of 260 weekly payments has 5 years'],
      source: 'By hand: 260 × 7/365.25 × 52 = 259.1',
    },
    {
      inputs: { amount: 25000, rate: 5, amortization: 5, term: 7 },
      refused: 'has repaid the loan by then',
      source: 'By hand: 84 of 60 payments',
    },
  ],
  notes: [
    'Each month counts as a twelfth of a year. Commercial mortgages often charge interest for the actual days over 360: the same payment then repays less, and the balloon is larger.',
    'Lenders round the payment to whole cents, which changes the balloon a little.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
    { title: 'RealtyCalc: HP-10B, remaining balance or balloon payment', url: 'https://realtycalc.com/hp/hpb10.asp' },
  ],
});
