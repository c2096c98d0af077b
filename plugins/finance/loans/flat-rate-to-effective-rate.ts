import { defineCalculator, findRoot, integer, money, number, percent } from '@reckoner/engine';
import { loanTerm, paymentFrequency } from '../shared/fields.js';
import { annuityFactor, isWholePayments, numberOfPayments } from '../shared/time-value.js';

/** A flat rate charges interest on the whole loan to the end; the reducing balance rate charges it on what is still owed. */
export default defineCalculator({
  title: 'Flat rate to reducing balance rate',
  description:
    'Reducing balance rate and effective annual rate of a loan that is quoted at a flat rate, from that rate and the term.',
  keywords: [
    'flat interest rate',
    'diminishing balance rate',
    'effective interest rate',
    'hire purchase interest',
    'add-on interest',
    'EIR',
  ],
  related: ['loan-apr-with-fees', 'apy-effective-annual-rate', 'loan-payment'],
  inputs: {
    flatRate: percent({
      label: 'Flat rate a year',
      help: 'Charged on the whole loan for the whole term. A flat rate a month counts twelve times.',
      symbol: 'f',
      min: 0,
      max: 100,
      usual: [0.5, 30],
    }),
    term: { ...loanTerm, max: 30, usual: [0.25, 15] },
    frequency: paymentFrequency,
    amount: money({
      label: 'Loan amount',
      help: 'For the payment; the rates do not depend on it.',
      symbol: 'P',
      above: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    reducingRate: percent({ label: 'Reducing balance rate a year', symbol: 'r', places: 3 }),
    effectiveRate: percent({ label: 'Effective annual rate', help: 'With compounding.', symbol: 'r_e', places: 3 }),
    multiple: number({ label: 'Reducing balance rate over flat rate', symbol: 'q', optional: true, places: 2 }),
    payments: integer({ label: 'Number of payments', symbol: 'n' }),
    payment: money({ label: 'Payment', optional: true }),
    totalInterest: money({ label: 'Total interest', optional: true }),
  },
  formula: ({ flatRate, term, frequency, amount }) => {
    const payments = numberOfPayments(term, frequency);
    // Of a loan of 1: its part of the principal and the flat interest of a period.
    const share = 1 / payments + flatRate / frequency;
    const periodRate = flatRate === 0 ? 0 : findRoot((i) => annuityFactor(i, payments) - 1 / share, 0, share);
    const reducingRate = frequency * periodRate;
    const rates = { reducingRate, effectiveRate: (1 + periodRate) ** frequency - 1, payments };
    const withMultiple = flatRate === 0 ? rates : { ...rates, multiple: reducingRate / flatRate };
    if (amount === undefined) return withMultiple;
    return { ...withMultiple, payment: amount * share, totalInterest: (amount * flatRate * payments) / frequency };
  },
  explanation: ({ flatRate, payments }) => {
    if (flatRate === 0) return 'At a flat rate of 0% no interest is paid at all.{payment? Each payment is {payment}.|}';
    return payments === 1
      ? 'With a single payment nothing is repaid before the end: a flat rate of {flatRate} is a reducing balance rate of {reducingRate}, effectively {effectiveRate} a year.{payment? The payment is {payment}, {totalInterest} of it interest.|}'
      : 'A flat rate of {flatRate} over {payments} payments is a reducing balance rate of {reducingRate}, effectively {effectiveRate} a year.{payment? Each payment is {payment}, with {totalInterest} of interest in all.|}';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ term, frequency }) => !isWholePayments(term, frequency),
      says: 'The term, in years times the payments of a year, is no whole number: {payments} {payments|payment is|payments are} reckoned, with interest until the last. A year counts as 52 weeks: a loan of 260 weekly payments has 5 years.',
    },
  ],
  examples: [
    {
      inputs: { flatRate: 2.85, term: 7, amount: 90000 },
      results: { reducingRate: 5.30943, effectiveRate: 5.440559, payments: 84, payment: 1285.18, totalInterest: 17955 },
      source:
        'howtofinancemoney.com, hire purchase example: 107,955 in 84 payments of 1,285.18, 5.31% a year; more digits by Python with mpmath',
    },
    {
      inputs: { flatRate: 5, term: 5 },
      results: { reducingRate: 9.154323, effectiveRate: 9.548351, multiple: 1.830865, payments: 60 },
      source: 'Python with mpmath: the rate at which 60 discounted payments of 1/60 + 0.05/12 are worth 1',
    },
    {
      inputs: { flatRate: 10, term: 5, frequency: 'annually' },
      results: { reducingRate: 15.238237, effectiveRate: 15.238237, multiple: 1.523824 },
      source: 'Python with mpmath: the rate at which five discounted payments of 0.3 are worth 1',
    },
    {
      inputs: { flatRate: 8, term: 1, frequency: 'annually', amount: 1000 },
      results: { reducingRate: '8.000', effectiveRate: '8.000', multiple: 1, payment: 1080, totalInterest: 80 },
      source: 'By hand: nothing is repaid before the end',
    },
    {
      inputs: { flatRate: 8, term: 0.3, frequency: 'annually', amount: 1000 },
      results: { payments: 1, totalInterest: 80 },
      cautions: ['is no whole number'],
      source: 'By hand: one payment, after a year',
    },
    {
      inputs: { flatRate: 5, term: '13 wk', frequency: 'weekly', amount: 1300 },
      results: { payments: 13, payment: 101.25, totalInterest: 16.25 },
      source: 'By hand: 13 payments of 100, and 5% of 1300 for a quarter of a year',
    },
    {
      inputs: { flatRate: 5, term: '260 wk', frequency: 'weekly' },
      results: { payments: 259 },
      cautions: ['a loan of 260 weekly payments has 5 years'],
      source: 'By hand: 260 × 7/365.25 × 52 = 259.1',
    },
    {
      inputs: { flatRate: 5, term: '26 wk', frequency: 'biweekly', amount: 1300 },
      results: { payments: 13, payment: 102.5, totalInterest: 32.5 },
      source: 'By hand: 13 payments of 100, and 5% of 1300 for half a year',
    },
    {
      inputs: { flatRate: 0, term: 1, amount: 1200 },
      results: { reducingRate: 0, effectiveRate: 0, payment: 100, totalInterest: 0 },
      source: 'By hand: without interest 1200/12',
    },
  ],
  notes: [
    'Fees are not counted: with them the APR is higher still.',
    'Holds for level payments at the end of each period; a first payment on the day of the loan makes it dearer.',
  ],
  references: [
    {
      title: 'howtofinancemoney.com: How to calculate hire purchase interest',
      url: 'https://howtofinancemoney.com/hire-purchase-calculate',
    },
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
