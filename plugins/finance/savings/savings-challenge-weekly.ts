import { choice, defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Deposits at the start of each week form an arithmetic series; interest is compounded weekly. */
export default defineCalculator({
  title: '52-week savings challenge',
  description: 'Sum of weekly deposits that rise by a step each week, the last deposit, and the balance with interest.',
  keywords: ['52 week money challenge', 'weekly savings plan', 'reverse 52-week challenge', 'penny challenge'],
  related: ['savings-goal', 'savings-growth-regular-deposits'],
  inputs: {
    first: money({ label: 'Smallest deposit', symbol: 'a', min: 0, max: 1e9, default: 1 }),
    step: money({ label: 'Step from week to week', symbol: 'd', min: 0, max: 1e9, default: 1 }),
    weeks: integer({ label: 'Weeks', symbol: 'n', min: 1, max: 520, default: 52 }),
    order: choice({ rising: 'Smallest first', falling: 'Largest first' }, { label: 'Order', default: 'rising' }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'Compounded weekly.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 15],
      default: 0,
    }),
  },
  outputs: {
    total: money({ label: 'Sum of the deposits', symbol: 'S' }),
    largest: money({ label: 'Largest deposit', symbol: 'l' }),
    interest: money({ label: 'Interest', symbol: 'I' }),
    balance: money({ label: 'Balance at the end', symbol: 'B' }),
    byWeek: table(
      {
        week: integer({ label: 'Week' }),
        deposit: money({ label: 'Deposit' }),
        balance: money({ label: 'Balance at its end' }),
      },
      { label: 'Week by week' },
    ),
  },
  formula: ({ first, step, weeks, order, rate }) => {
    const total = (weeks * (2 * first + (weeks - 1) * step)) / 2;
    const largest = first + (weeks - 1) * step;
    const byWeek = [];
    let balance = 0;
    for (let week = 1; week <= weeks; week++) {
      const deposit = order === 'rising' ? first + (week - 1) * step : first + (weeks - week) * step;
      balance = (balance + deposit) * (1 + rate / 52);
      byWeek.push({ week, deposit, balance });
    }
    return { total, largest, interest: balance - total, balance, byWeek };
  },
  shown: ({ first, step, weeks }) => ({
    total: (weeks * (2 * first + (weeks - 1) * step)) / 2,
    largest: first + (weeks - 1) * step,
  }),
  stepwise: ['Each week the deposit is added at the start, and a 52nd of the annual rate at the end.'],
  figure: { kind: 'series', table: 'byWeek', x: 'week', lines: ['balance'] },
  explanation: ({ rate }) =>
    rate > 0
      ? 'In {weeks} {weeks|week|weeks} {total} are deposited, at most {largest} in a week; with {interest} of interest the balance is {balance}.'
      : 'In {weeks} {weeks|week|weeks} {total} are deposited, at most {largest} in a week.',
  requires: [
    {
      that: ({ first, step, weeks }) => first > 0 || (step > 0 && weeks > 1),
      field: 'first',
      says: 'The smallest deposit, or over more than one week the step, must be above zero: else nothing is saved.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ order, weeks, step }) => order === 'rising' && weeks >= 52 && step > 0,
      says: 'The last weeks are the hardest; with the largest first the effort falls, and any interest is higher.',
    },
  ],
  examples: [
    {
      inputs: {},
      results: {
        total: 1378,
        largest: 52,
        interest: 0,
        balance: 1378,
        byWeek: { length: 52, rows: { '-1': { deposit: 52, balance: 1378 } } },
      },
      cautions: ['last weeks are the hardest'],
      source: 'By hand: 52 × 53 / 2',
    },
    {
      inputs: { first: 5, step: 2, weeks: 26, order: 'falling', rate: 4 },
      results: { total: 780.0, largest: 55.0, interest: 10.42, balance: 790.42 },
      source: 'Python 3.11: week-by-week loop',
    },
    {
      inputs: { first: 0.01, step: 0.01, weeks: 26, order: 'rising', rate: 0 },
      results: { total: 3.51, largest: 0.26, interest: 0.0, balance: 3.51 },
      source: 'Python 3.11: week-by-week loop',
    },
    {
      inputs: { first: 0, step: 5, weeks: 1 },
      refused: 'must be above zero',
      source: 'By hand',
    },
    {
      inputs: { first: 0, step: 0 },
      refused: 'must be above zero',
      source: 'By hand',
    },
  ],
  references: [
    { title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, ch. 3: Elementary Analytical Methods' },
  ],
});
