import { defineCalculator, integer, isAbove, money, percent, table } from '@reckoner/engine';
import { loanRate } from '../shared/fields.js';
import { annuityPayment } from '../shared/time-value.js';

/** The whole balance is drawn at the start; interest alone is paid in the draw period, then the balance is amortized. */
export default defineCalculator({
  title: 'HELOC payment',
  description:
    'Interest-only payment in the draw period and amortizing payment in the repayment period of a home equity line of credit.',
  keywords: ['home equity line of credit', 'interest-only payment', 'draw period', 'repayment period', 'HELOC'],
  related: ['home-equity-borrowing', 'interest-only-loan', 'loan-amortization-schedule'],
  inputs: {
    balance: money({ label: 'Amount drawn', symbol: 'B', above: 0, max: 1e12 }),
    rate: { ...loanRate, symbol: 'r_1', label: 'Annual interest rate' },
    drawYears: integer({
      label: 'Years left to draw',
      help: 'In which interest alone is paid; 0 if they are over.',
      symbol: 't_1',
      min: 0,
      max: 30,
      default: 10,
    }),
    repaymentYears: integer({ label: 'Years to repay', symbol: 't_2', min: 1, max: 40, default: 20 }),
    repaymentRate: percent({
      label: 'Interest rate in repayment',
      help: 'Default: as before.',
      symbol: 'r_2',
      min: 0,
      max: 100,
      usual: [0.3, 40],
      default: ({ rate }) => rate,
    }),
  },
  outputs: {
    interestOnly: money({ label: 'Monthly payment in the draw period', optional: true }),
    repayment: money({ label: 'Monthly payment in repayment' }),
    increase: money({ label: 'Rise of the payment', help: 'Negative: it falls.', optional: true }),
    totalInterest: money({ label: 'Total interest' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        payment: money({ label: 'Monthly payment' }),
        interest: money({ label: 'Interest' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ balance, rate, drawYears, repaymentYears, repaymentRate }) => {
    const interestOnly = (balance * rate) / 12;
    const monthlyRate = repaymentRate / 12;
    const repayment = annuityPayment(balance, monthlyRate, repaymentYears * 12);
    const increase = repayment - interestOnly;
    const totalInterest = 12 * drawYears * interestOnly + 12 * repaymentYears * repayment - balance;
    const byYear = [];
    for (let year = 1; year <= drawYears; year++) {
      byYear.push({ year, payment: interestOnly, interest: 12 * interestOnly, balance });
    }
    const growth = (1 + monthlyRate) ** 12;
    const accumulated = monthlyRate === 0 ? 12 : (growth - 1) / monthlyRate;
    let owed = balance;
    for (let year = 1; year <= repaymentYears; year++) {
      const before = owed;
      owed = year === repaymentYears ? 0 : before * growth - repayment * accumulated;
      byYear.push({
        year: drawYears + year,
        payment: repayment,
        interest: 12 * repayment - (before - owed),
        balance: owed,
      });
    }
    // Without a draw period there is no payment in it.
    if (drawYears === 0) return { repayment, totalInterest, byYear };
    return { interestOnly, repayment, increase, totalInterest, byYear };
  },
  stepwise: [
    'In the draw period interest alone is paid; then each year the balance falls by what the payments exceed the interest.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['balance'] },
  explanation: ({ drawYears }) =>
    drawYears > 0
      ? 'Interest on {balance} is {interestOnly} a month for {drawYears} {drawYears|year|years}; then {repayment} a month repay it in {repaymentYears} {repaymentYears|year|years}.'
      : '{repayment} a month repay {balance} in {repaymentYears} {repaymentYears|year|years}.',
  cautions: [
    {
      level: 'caution',
      when: ({ interestOnly, repayment }) =>
        interestOnly !== undefined && interestOnly > 0 && isAbove(repayment, 1.5 * interestOnly),
      says: 'When the draw period ends the payment rises from {interestOnly} to {repayment}: plan for it, or pay down before.',
    },
  ],
  examples: [
    {
      inputs: { balance: 50000, rate: 8.5 },
      results: {
        interestOnly: 354.17,
        repayment: 433.91,
        increase: 79.74,
        totalInterest: 96638.79,
        byYear: { length: 30, rows: { 9: { balance: 50000, interest: 4250 }, '-1': { balance: 0 } } },
      },
      source: 'Python 3.11: 50000 × 0.085/12; PMT(0.085/12, 240)',
    },
    {
      inputs: { balance: 60000, rate: 6, drawYears: 5, repaymentYears: 10, repaymentRate: 9 },
      results: { interestOnly: 300, repayment: 760.05, increase: 460.05, totalInterest: 49206.56 },
      cautions: ['payment rises from'],
      source: 'Python 3.11: 60000 × 0.06/12; PMT(0.09/12, 120)',
    },
    {
      inputs: { balance: 12000, rate: 0, drawYears: 0, repaymentYears: 1 },
      results: { repayment: 1000, totalInterest: 0 },
      source: 'By hand: 12000/12',
    },
    {
      inputs: { balance: 24000, rate: 6, drawYears: 2, repaymentYears: 20, repaymentRate: 0 },
      results: { interestOnly: 120, repayment: 100, increase: -20, totalInterest: 2880 },
      source: 'By hand: 24000 × 0.06/12; 24000/240',
    },
  ],
  notes: [
    'The rate of most lines is variable, an index and a margin: try higher ones. Nothing more is drawn here, and fees are not counted.',
  ],
  references: [
    { title: 'Regulation Z, 12 CFR § 1026.40: Requirements for home equity plans' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
