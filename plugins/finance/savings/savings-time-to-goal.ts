import { ceilNear, defineCalculator, integer, money, noResult, number, percent, roundTo } from '@reckoner/engine';
import { paymentFrequency } from '../shared/fields.js';

/** Number of periods (NPER) after which deposits at their ends and interest reach the goal; interest is compounded as often. */
export default defineCalculator({
  title: 'Time to reach a savings goal',
  description:
    'Number of deposits and years until savings reach a goal, from deposit, interest rate and what is saved already.',
  keywords: ['NPER', 'how long to save', 'savings goal date', 'time to save', 'months to goal'],
  related: ['savings-goal', 'savings-growth-regular-deposits'],
  inputs: {
    goal: money({ label: 'Goal', symbol: 'G', above: 0, max: 1e12 }),
    initial: money({ label: 'Saved already', symbol: 'P', min: 0, max: 1e12, default: 0 }),
    deposit: money({ label: 'Regular deposit', symbol: 'D', min: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 20],
    }),
    frequency: { ...paymentFrequency, label: 'Deposits' },
  },
  outputs: {
    years: number({ label: 'Years', symbol: 't', places: 1 }),
    periods: integer({ label: 'Periods until the goal', symbol: 'N' }),
    totalDeposits: money({ label: 'Sum of the deposits' }),
    balance: money({ label: 'Balance after the last one' }),
    interest: money({ label: 'Interest earned' }),
  },
  formula: ({ goal, initial, deposit, rate, frequency }) => {
    const i = rate / frequency;
    const exact =
      rate === 0
        ? (goal - initial) / deposit
        : Math.log((goal * i + deposit) / (initial * i + deposit)) / Math.log(1 + i);
    if (exact > 1000 * frequency) {
      throw noResult('The goal would take over 1,000 years: deposit more, or look for a higher rate.');
    }
    const periods = Math.max(1, ceilNear(exact));
    const growth = (1 + i) ** periods;
    const balance = rate === 0 ? initial + deposit * periods : initial * growth + (deposit * (growth - 1)) / i;
    return {
      years: periods / frequency,
      periods,
      totalDeposits: deposit * periods,
      balance,
      interest: balance - initial - deposit * periods,
    };
  },
  explanation: ({ deposit }) =>
    deposit > 0
      ? 'The goal of {goal} is reached with deposit {periods}, after {years} {years|year|years}, with {interest} of interest.'
      : 'The goal of {goal} is reached by interest alone after {years} {years|year|years}.',
  requires: [
    {
      that: ({ goal, initial }) => initial < goal,
      field: 'initial',
      says: 'What is saved already, {initial}, must be below the goal, {goal}: else it is reached.',
    },
    {
      that: ({ deposit, rate, initial }) => deposit > 0 || (rate > 0 && initial > 0),
      field: 'deposit',
      says: 'Without deposits, and without interest on something saved, the goal is never reached.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ years }) => roundTo(years, 1) > 50,
      says: 'So long a time makes the result uncertain, and inflation lowers what the goal buys: deposit more if you can.',
    },
  ],
  examples: [
    {
      inputs: { goal: 20000, initial: 2000, deposit: 300, rate: 4, frequency: 'monthly' },
      results: { years: 4.5, periods: 54, totalDeposits: 16200, balance: 20111.03, interest: 1911.03 },
      source: 'Python 3.11: period-by-period loop (NPER, rounded up)',
    },
    {
      inputs: { goal: 1000, initial: 100, deposit: 150, rate: 0, frequency: 'weekly' },
      results: { years: 0.115385, periods: 6, totalDeposits: 900, balance: 1000.0, interest: 0.0 },
      source: 'Python 3.11: period-by-period loop (NPER, rounded up)',
    },
    {
      inputs: { goal: 2000, initial: 1000, deposit: 0, rate: 6, frequency: 'annually' },
      results: { years: 12, periods: 12, totalDeposits: 0, balance: 2012.2, interest: 1012.2 },
      source: 'Python 3.11: period-by-period loop (NPER, rounded up)',
    },
    {
      inputs: { goal: 1000000, initial: 0, deposit: 100, rate: 3, frequency: 'monthly' },
      results: { years: 108.75, periods: 1305, totalDeposits: 130500, balance: 1000345.46, interest: 869845.46 },
      cautions: ['So long a time'],
      source: 'Python 3.11: period-by-period loop (NPER, rounded up)',
    },
    {
      inputs: { goal: 1000, initial: 1000, deposit: 10, rate: 1 },
      refused: 'must be below the goal',
      source: 'By hand',
    },
    {
      inputs: { goal: 1000, initial: 100, deposit: 0, rate: 0 },
      refused: 'never reached',
      source: 'By hand: nothing grows',
    },
    {
      inputs: { goal: 1000000, initial: 1, deposit: 0, rate: 0.5 },
      noResult: 'over 1,000 years',
      source: 'By hand: ln(1000000)/ln(1.005) is about 2,770 years',
    },
  ],
  notes: [
    'Deposits fall at the end of each period, and interest is compounded as often. The rate is taken as constant; taxes and inflation are not counted.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
