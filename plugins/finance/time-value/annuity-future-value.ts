import { choice, defineCalculator, integer, isAtMost, money, number, percent } from '@reckoner/engine';
import { paymentFrequency, timing } from '../shared/fields.js';
import { frequencyWord } from '../shared/frequency-words.js';

/** Minus one stands for the frequency of the payments, zero for continuous compounding. */
const SAME = -1;

/** How interest is compounded, as an adverb. */
const COMPOUNDED: Readonly<Record<number, string>> = {
  0: 'continuously',
  1: 'annually',
  2: 'semiannually',
  4: 'quarterly',
  12: 'monthly',
  52: 'weekly',
  365: 'daily',
};

/** The logarithm of what 1 grows to from one payment to the next. */
function growthPerPayment(rate: number, perYear: number, compounding: number): number {
  if (compounding === 0) return rate / perYear;
  const times = compounding === SAME ? perYear : compounding;
  return (times * Math.log1p(rate / times)) / perYear;
}

/** FV = PMT·((1 + i)^n − 1)/i, where i is equivalent to the nominal rate over the time between payments. */
export default defineCalculator({
  title: 'Future value of annuity',
  description:
    'What level payments accumulate to, at the end or start of each period, also where interest is compounded more or less often than payments are made.',
  keywords: ['FV of annuity', 'general annuity', 'accumulated value of payments', 'annuity due future value'],
  related: ['future-value', 'annuity-present-value', 'savings-growth-regular-deposits', 'sinking-fund'],
  inputs: {
    payment: money({ label: 'Payment', symbol: 'PMT', above: 0, max: 1e12 }),
    payments: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 5200 }),
    frequency: { ...paymentFrequency, symbol: 'p' },
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate of a whole year, also where payments are monthly.',
      symbol: 'r',
      min: -10,
      max: 100,
      usual: [0.3, 30],
    }),
    compounding: choice(
      {
        same: { label: 'As often as payments', value: -1 },
        annually: { label: 'Annually', value: 1 },
        semiannually: { label: 'Semiannually', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
        weekly: { label: 'Weekly', value: 52 },
        daily: { label: 'Daily', value: 365 },
        continuously: { label: 'Continuously', value: 0 },
      },
      { label: 'Interest is compounded', symbol: 'm', default: 'same' },
    ),
    timing,
  },
  outputs: {
    futureValue: money({
      label: 'Future value',
      help: 'At the end of the last period: right after the last payment, or a period after it where payments fall at the start.',
      symbol: 'FV',
    }),
    interest: money({ label: 'Interest' }),
    totalPaid: money({ label: 'Sum of the payments', symbol: 'S' }),
    factor: number({ label: 'Accumulation factor', symbol: 's', places: 6 }),
    periodRate: percent({ label: 'Rate from payment to payment', symbol: 'i', places: 4 }),
  },
  formula: ({ payment, payments, frequency, rate, compounding, timing }) => {
    const growth = growthPerPayment(rate, frequency, compounding);
    const periodRate = Math.expm1(growth);
    const level = rate === 0 ? payments : Math.expm1(payments * growth) / periodRate;
    const factor = level * (1 + periodRate * timing);
    const futureValue = payment * factor;
    const totalPaid = payment * payments;
    return { futureValue, interest: futureValue - totalPaid, totalPaid, factor, periodRate };
  },
  shown: ({ payment, payments, frequency, rate, compounding, timing, periodRate, factor }) => {
    const futureValue = payment * factor;
    const equivalent =
      compounding === 0
        ? Math.exp(rate / frequency) - 1
        : compounding < 0
          ? rate / frequency
          : (1 + rate / compounding) ** (compounding / frequency) - 1;
    const level = rate === 0 ? payments : ((1 + periodRate) ** payments - 1) / periodRate;
    return {
      periodRate: equivalent,
      factor: level * (1 + periodRate * timing),
      futureValue,
      interest: futureValue - payment * payments,
      totalPaid: payment * payments,
    };
  },
  stepwise: [
    'p is the number of payments a year and m that of compoundings: 0 stands for continuous compounding, -1 for interest that is compounded as often as payments are made.',
    't is 1 where payments fall at the start of each period, and 0 where they fall at the end.',
  ],
  figure: { kind: 'parts', of: 'futureValue', parts: ['totalPaid', 'interest'] },
  explanation: ({ frequency, compounding, timing }) => {
    const first = timing === 1 ? '{payments|, paid now,|, the first of them now,}' : '';
    const compounded = compounding === SAME ? '' : ` compounded ${COMPOUNDED[compounding]!}`;
    return `{payments} ${frequencyWord(frequency)} {payments|payment|payments} of {payment}${first} {payments|comes|come} to {futureValue} at {rate} a year${compounded}, {interest|{|interest|} less than was paid in|without any interest|{|interest|} of it interest}.`;
  },
  requires: [
    {
      that: ({ payments, frequency }) => isAtMost(payments / frequency, 100),
      field: 'payments',
      says: '{payments} payments take more than 100 years: check how many there are a year.',
    },
  ],
  examples: [
    {
      inputs: { payment: 1000, payments: 11, rate: 6, frequency: 'annually' },
      results: { futureValue: 14971.64, totalPaid: 11000, interest: 3971.64, periodRate: 6 },
      source: 'algebra.com, question 201909: R = 1000, i = 0.06, n = 11',
    },
    {
      inputs: { payment: 250, payments: 60, rate: 5, frequency: 'monthly', compounding: 'quarterly' },
      results: { futureValue: 16992.55, factor: 67.9701942632938, periodRate: 0.4149425123254283 },
      source: 'Python with mpmath: payment by payment at 1.0125^(1/3) a month',
    },
    {
      inputs: {
        payment: 250,
        payments: 60,
        rate: 5,
        frequency: 'monthly',
        compounding: 'quarterly',
        timing: 'start',
      },
      results: { futureValue: 17063.06, factor: 68.25223149500239, interest: 2063.06 },
      source: 'Python with mpmath: payment by payment, each with interest for its own month',
    },
    {
      inputs: { payment: 2000, payments: 20, rate: 8, frequency: 'semiannually', compounding: 'continuously' },
      results: { futureValue: 60059.68, periodRate: 4.081077419238823 },
      source: 'Python with mpmath: payment by payment at e^0.04',
    },
    {
      inputs: { payment: 100, payments: 24, rate: -0.6, compounding: 'monthly' },
      results: { futureValue: 2386.25, interest: -13.75 },
      source: 'Python with mpmath: payment by payment at 0.9995',
    },
    {
      inputs: { payment: 100, payments: 12, rate: 0 },
      results: { futureValue: 1200, interest: 0, factor: 12, periodRate: 0 },
      source: 'By hand: 12 × 100',
    },
    {
      inputs: { payment: 100, payments: 101, rate: 5, frequency: 'annually' },
      refused: 'more than 100 years',
      source: 'By hand: 101 yearly payments',
    },
  ],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapters Basic annuities and More general annuities' },
  ],
});
