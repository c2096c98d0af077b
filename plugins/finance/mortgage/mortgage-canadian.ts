import { ceilNear, choice, defineCalculator, integer, money, number, percent } from '@reckoner/engine';
import { balanceAfter, levelPayment } from '../shared/computed-rate.js';
import { loanRate } from '../shared/fields.js';

/** Fixed rates in Canada are compounded twice a year, not in advance (Interest Act, s. 6); variable ones mostly monthly. */
export default defineCalculator({
  title: 'Canadian mortgage payment',
  description:
    'Regular or accelerated payment of a Canadian mortgage with semi-annual compounding, and balance and interest at the end of the term.',
  keywords: [
    'Canada mortgage',
    'semi-annual compounding',
    'accelerated biweekly payment',
    'accelerated weekly payment',
    'mortgage renewal balance',
  ],
  related: ['mortgage-payment-piti', 'mortgage-biweekly-payment'],
  inputs: {
    amount: money({ label: 'Mortgage amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: { ...loanRate, symbol: 'j' },
    compounding: choice(
      {
        semiannual: { label: 'Twice a year (fixed rate)', value: 2 },
        monthly: { label: 'Monthly (most variable rates)', value: 12 },
      },
      { label: 'Compounding', symbol: 'm', default: 'semiannual' },
    ),
    amortization: integer({ label: 'Amortization in years', symbol: 'N', min: 1, max: 40, default: 25 }),
    payments: choice(
      {
        monthly: 'Monthly',
        semimonthly: 'Twice a month',
        biweekly: 'Every two weeks',
        acceleratedBiweekly: 'Accelerated, every two weeks',
        weekly: 'Weekly',
        acceleratedWeekly: 'Accelerated, weekly',
      },
      { label: 'Payments', default: 'monthly' },
    ),
    term: integer({
      label: 'Term in years',
      help: 'Until the mortgage is renewed.',
      symbol: 'T',
      min: 1,
      max: 40,
      default: ({ amortization }) => Math.min(5, amortization),
    }),
  },
  outputs: {
    payment: money({ label: 'Payment', symbol: 'M' }),
    balance: money({ label: 'Balance at the end of the term', symbol: 'B' }),
    termInterest: money({ label: 'Interest in the term', symbol: 'I' }),
    years: number({ label: 'Years until it is paid off', places: 1, symbol: 'y' }),
    effectiveRate: percent({ label: 'Effective annual rate', symbol: 'r', places: 3 }),
  },
  formula: ({ amount, rate, compounding, amortization, payments, term }) => {
    const perYear =
      payments === 'monthly'
        ? 12
        : payments === 'semimonthly'
          ? 24
          : payments === 'biweekly' || payments === 'acceleratedBiweekly'
            ? 26
            : 52;
    const i = (1 + rate / compounding) ** (compounding / perYear) - 1;
    const monthlyRate = (1 + rate / compounding) ** (compounding / 12) - 1;
    const accelerated = payments === 'acceleratedBiweekly' ? 2 : payments === 'acceleratedWeekly' ? 4 : 0;
    const payment =
      accelerated === 0
        ? levelPayment(amount, i, perYear * amortization)
        : levelPayment(amount, monthlyRate, 12 * amortization) / accelerated;
    const count =
      accelerated === 0
        ? perYear * amortization
        : rate === 0
          ? (amount / payment) * (1 + (i * (amount / payment + 1)) / 2)
          : -Math.log(1 - (amount * i) / payment) / Math.log(1 + i);
    const paid = perYear * term;
    const years = count / perYear;
    const effectiveRate = (1 + rate / compounding) ** compounding - 1;
    if (paid >= count) {
      // The last payment is what is left.
      const full = ceilNear(count) - 1;
      const left = balanceAfter(amount, i, payment, full);
      const termInterest = payment * full + left * (1 + i) - amount;
      return { payment, balance: 0, termInterest, years, effectiveRate };
    }
    const balance = balanceAfter(amount, i, payment, paid);
    return { payment, balance, termInterest: payment * paid - (amount - balance), years, effectiveRate };
  },
  explanation: ({ balance }) =>
    balance > 0
      ? 'The payment is {payment}; after the term {balance} are still owed, {termInterest} having gone to interest. At this pace it is paid off after {years} {years|year|years}.'
      : 'The payment is {payment}; the mortgage is paid off after {years} {years|year|years}, {termInterest} having gone to interest.',
  requires: [
    {
      that: ({ term, amortization }) => term <= amortization,
      field: 'term',
      says: 'The term, {term}, must not exceed the amortization, {amortization}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ amortization }) => amortization > 30,
      says: 'Over 30 years are not offered with insured mortgages, and rarely with others.',
    },
  ],
  examples: [
    {
      inputs: { amount: 400000, rate: 5, amortization: 25, payments: 'monthly', term: 5 },
      results: { payment: 2326.42, balance: 354030.03, termInterest: 93615.23, years: 25, effectiveRate: 5.0625 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 400000, rate: 5, amortization: 25, payments: 'acceleratedBiweekly', term: 5 },
      results: { payment: 1163.21, balance: 340673.19, termInterest: 91890.48, years: 21.4783, effectiveRate: 5.0625 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 300000, rate: 4.2, amortization: 30, payments: 'semimonthly', term: 3 },
      results: { payment: 729.72, balance: 283933.3, termInterest: 36473.15, years: 30, effectiveRate: 4.2441 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 300000, rate: 6, amortization: 20, payments: 'biweekly', term: 5, compounding: 'monthly' },
      results: { payment: 990.65, balance: 254698.8, termInterest: 83483.23, years: 20, effectiveRate: 6.16778 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 250000, rate: 5.5, amortization: 25, payments: 'weekly', term: 5 },
      results: { payment: 351.54, balance: 222968.75, termInterest: 64368.32, years: 25, effectiveRate: 5.57563 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 250000, rate: 5.5, amortization: 35, payments: 'acceleratedWeekly', term: 30 },
      results: { payment: 333.1, balance: 0.0, termInterest: 238511.65, years: 28.203, effectiveRate: 5.57563 },
      cautions: ['Over 30 years'],
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 52000, rate: 0, amortization: 10, payments: 'acceleratedWeekly', term: 10 },
      results: { payment: 108.33, balance: 0.0, termInterest: 0.0, years: 9.23077, effectiveRate: 0 },
      source: 'Python 3.11: payment-by-payment loop with i = (1 + j/m)^(m/payments a year) - 1',
    },
    {
      inputs: { amount: 100000, rate: 5, amortization: 10, term: 15 },
      refused: 'must not exceed the amortization',
      source: 'By hand',
    },
  ],
  notes: [
    'Without insurance premium (below 20% down), taxes and fees. Payments and interest are not rounded on the way.',
  ],
  references: [
    { title: 'Interest Act (Canada), R.S.C. 1985, c. I-15, s. 6' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
