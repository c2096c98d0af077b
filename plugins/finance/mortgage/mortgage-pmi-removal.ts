import { addMonths, ceilNear, date, defineCalculator, integer, isAbove, money, percent } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments, remainingBalance } from '../shared/time-value.js';

/** Payments until the balance is at most a limit. */
function paymentsUntil(amount: number, rate: number, payment: number, limit: number): number {
  if (rate === 0) return ceilNear((amount - limit) / payment);
  const level = payment / rate;
  return ceilNear(Math.log((level - limit) / (level - amount)) / Math.log(1 + rate));
}

/** Limits of the Homeowners Protection Act of 1998: 80% on request, 78% by itself, the middle of the term at the latest. */
export default defineCalculator({
  title: 'PMI removal date',
  description:
    'Months and dates at which the balance of a mortgage reaches 80% and 78% of the original value, so that mortgage insurance (PMI) ends.',
  keywords: [
    'cancel PMI',
    'private mortgage insurance removal',
    '80% loan-to-value',
    '78% LTV',
    'Homeowners Protection Act',
  ],
  related: ['loan-to-value-ratio', 'mortgage-payment-piti'],
  inputs: {
    value: money({
      label: 'Original value',
      help: 'The lower of price and appraisal.',
      symbol: 'V',
      above: 0,
      max: 1e12,
    }),
    amount: money({ label: 'Loan amount', shareOf: 'value', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    pmiRate: percent({
      label: 'Mortgage insurance (PMI) a year',
      help: 'Of the original loan.',
      symbol: 'q',
      min: 0,
      max: 10,
      usual: [0.1, 3],
      default: 0.5,
    }),
    extra: money({ label: 'Extra payment a month', symbol: 'x', min: 0, max: 1e12, default: 0 }),
    first: date({ label: 'First payment', help: 'For the dates.', optional: true }),
  },
  outputs: {
    requestMonths: integer({ label: 'Payments until 80% (on request)', symbol: 'n_{80}' }),
    automaticMonths: integer({
      label: 'Payments until it ends by itself',
      help: 'At 78% by the schedule, or past the middle of the term.',
      symbol: 'n_{78}',
    }),
    requestDate: date({ label: 'Date of 80%', optional: true }),
    automaticDate: date({ label: 'Date on which it ends by itself', optional: true }),
    pmi: money({ label: 'PMI a month', symbol: 'i_m' }),
    saved: money({ label: 'PMI saved by asking at 80%', symbol: 's' }),
  },
  formula: ({ value, amount, rate, term, pmiRate, extra, first }) => {
    const payments = numberOfPayments(term, 12);
    const payment = annuityPayment(amount, rate / 12, payments);
    const requestMonths = paymentsUntil(amount, rate / 12, payment + extra, 0.8 * value);
    const scheduled = paymentsUntil(amount, rate / 12, payment, 0.78 * value);
    // Insurance ends at the latest with the payment after the middle of the term.
    const automaticMonths = Math.min(scheduled, Math.floor(payments / 2) + 1);
    const pmi = (pmiRate * amount) / 12;
    const saved = pmi * Math.max(0, automaticMonths - requestMonths);
    const found = { requestMonths, automaticMonths, pmi, saved };
    if (first === undefined) return found;
    return {
      ...found,
      requestDate: addMonths(first, requestMonths - 1),
      automaticDate: addMonths(first, automaticMonths - 1),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Balance',
    x: { label: 'Payments' },
    y: { of: 'amount', label: 'Balance' },
    curve: ({ value, amount, rate, term, extra, requestMonths, automaticMonths }) => {
      const payments = numberOfPayments(term, 12);
      const payment = annuityPayment(amount, rate / 12, payments);
      const scheduled = (paid: number) => remainingBalance(amount, rate / 12, payment, paid);
      const faster = (paid: number) => Math.max(0, remainingBalance(amount, rate / 12, payment + extra, paid));
      return {
        from: 0,
        to: payments,
        lines: [
          { label: 'By the schedule', y: scheduled },
          { label: 'With extra payments', y: faster },
        ],
        marks: [
          { x: requestMonths, y: 0.8 * value, label: '80%' },
          { x: automaticMonths, y: scheduled(automaticMonths), label: 'Automatic' },
        ],
      };
    },
  },
  explanation: ({ requestMonths, automaticMonths }) =>
    requestMonths < automaticMonths
      ? 'After {requestMonths} {requestMonths|payment|payments} the balance is at 80% of the value and the insurance can be ended on request{requestDate?, on {requestDate}|}; by itself it ends after {automaticMonths} {automaticMonths|payment|payments}{automaticDate?, on {automaticDate}|}. Asking saves {saved}.'
      : 'The insurance ends by itself after {automaticMonths} {automaticMonths|payment|payments}{automaticDate?, on {automaticDate}|}.',
  requires: [
    {
      that: ({ value, amount }) => isAbove(amount, 0.8 * value),
      field: 'amount',
      says: 'The loan, {amount}, is at most 80% of the value, {value}: no insurance is due.',
    },
    {
      that: ({ value, amount }) => amount <= value,
      field: 'amount',
      says: 'The loan, {amount}, must not exceed the value, {value}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ extra }) => extra > 0,
      says: 'Extra payments bring a request nearer; the automatic end goes by the first schedule.',
    },
    {
      level: 'note',
      when: ({ requestMonths, automaticMonths }) => requestMonths > automaticMonths,
      says: 'The insurance ends in the middle of the term, before the balance is at 80%.',
    },
  ],
  examples: [
    {
      inputs: { value: 400000, amount: 360000, rate: 6.5, term: 30, pmiRate: 0.5, first: '2026-03-01' },
      results: {
        requestMonths: 95,
        automaticMonths: 109,
        pmi: 150.0,
        saved: 2100.0,
        requestDate: '2034-01-01',
        automaticDate: '2035-03-01',
      },
      source: 'Python 3.11: month-by-month loop to 80% and 78% of the value',
    },
    {
      inputs: { value: 400000, amount: 380000, rate: 6, term: 30, pmiRate: 1, extra: 300 },
      results: { requestMonths: 74, automaticMonths: 129, pmi: 316.67, saved: 17416.67 },
      cautions: ['Extra payments'],
      source: 'Python 3.11: month-by-month loop to 80% and 78% of the value',
    },
    {
      inputs: { value: 200000, amount: 180000, rate: 0, term: 10, pmiRate: 0.6 },
      results: { requestMonths: 14, automaticMonths: 16, pmi: 90.0, saved: 180.0 },
      source: 'Python 3.11: month-by-month loop to 80% and 78% of the value',
    },
    {
      inputs: { value: 300000, amount: 300000, rate: 24, term: 30, pmiRate: 0.5 },
      results: { requestMonths: 279, automaticMonths: 181, pmi: 125.0, saved: 0.0 },
      cautions: ['middle of the term'],
      source: 'Python 3.11: month-by-month loop to 80% and 78% of the value',
    },
    {
      inputs: { value: 400000, amount: 320000, rate: 6 },
      refused: 'no insurance is due',
      source: 'By hand: 80%',
    },
    {
      inputs: { value: 400000, amount: 420000, rate: 6 },
      refused: 'must not exceed the value',
      source: 'By hand',
    },
  ],
  notes: [
    'For conventional loans in the United States: FHA insurance mostly lasts for the loan. A request needs payments on time, and may need an appraisal that shows no fall of value; the automatic end needs payments that are up to date. By a risen value lenders end it under rules of their own.',
  ],
  references: [
    { title: 'Homeowners Protection Act of 1998, 12 U.S.C. §§ 4901–4910' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
