import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Monthly deposits at the end of each month; interest is compounded monthly. */
export default defineCalculator({
  title: 'Cost of waiting to save',
  description:
    'Final balance lost by starting to save some years later, and the monthly deposit that would make up for it.',
  keywords: ['cost of delay', 'start saving early', 'procrastination cost', 'late start retirement savings'],
  related: ['savings-growth-regular-deposits', 'savings-goal', 'retirement-savings-projection'],
  inputs: {
    deposit: money({ label: 'Monthly deposit', symbol: 'D', above: 0, max: 1e9 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 50,
      usual: [0.5, 15],
    }),
    years: integer({ label: 'Years from now to the goal', symbol: 't', min: 2, max: 80, usual: [2, 60] }),
    delay: integer({ label: 'Years of waiting', symbol: 'k', min: 1, max: 79, default: 5 }),
  },
  outputs: {
    lost: money({ label: 'Balance lost by waiting', symbol: 'L' }),
    now: money({ label: 'Balance if started now', symbol: 'A_0' }),
    later: money({ label: 'Balance if started later', symbol: 'A_1' }),
    catchUp: money({ label: 'Monthly deposit to catch up', symbol: 'D_c' }),
    notDeposited: money({ label: 'Of the loss: not deposited', symbol: 'N' }),
    lostInterest: money({ label: 'Of the loss: interest', symbol: 'I' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        now: money({ label: 'Started now' }),
        later: money({ label: 'Started later' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ deposit, rate, years, delay }) => {
    const growth = (1 + rate / 12) ** 12;
    const accumulated = rate === 0 ? 12 : (12 * (growth - 1)) / rate;
    const byYear = [];
    let now = 0;
    let later = 0;
    for (let year = 1; year <= years; year++) {
      now = now * growth + deposit * accumulated;
      later = year > delay ? later * growth + deposit * accumulated : 0;
      byYear.push({ year, now, later });
    }
    const lost = now - later;
    const notDeposited = 12 * delay * deposit;
    return {
      lost,
      now,
      later,
      catchUp: (deposit * now) / later,
      notDeposited,
      lostInterest: lost - notDeposited,
      byYear,
    };
  },
  shown: ({ deposit, rate, years, delay }) => {
    const i = rate / 12;
    const now = rate === 0 ? 12 * deposit * years : (deposit * ((1 + i) ** (12 * years) - 1)) / i;
    const later = rate === 0 ? 12 * deposit * (years - delay) : (deposit * ((1 + i) ** (12 * (years - delay)) - 1)) / i;
    return { now, later, lost: now - later, catchUp: (deposit * now) / later };
  },
  stepwise: ['Of the loss, the deposits of the years of waiting were not made; the rest is interest.'],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['now', 'later'] },
  explanation:
    'Waiting {delay} {delay|year|years} costs {lost}, {lostInterest} of it interest: {later} instead of {now}. To catch up takes {catchUp} a month instead of {deposit}.',
  requires: [
    {
      that: ({ years, delay }) => delay < years,
      field: 'delay',
      says: 'The years of waiting, {delay}, must be fewer than those to the goal, {years}.',
    },
  ],
  examples: [
    {
      inputs: { deposit: 300, rate: 7, years: 30, delay: 5 },
      results: {
        lost: 122969.79,
        now: 365991.3,
        later: 243021.51,
        catchUp: 451.8,
        notDeposited: 18000,
        lostInterest: 104969.79,
        byYear: { length: 30, rows: { 4: { later: 0, now: 21477.87 } } },
      },
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: { deposit: 100, rate: 0, years: 10, delay: 4 },
      results: {
        lost: 4800.0,
        now: 12000.0,
        later: 7200.0,
        catchUp: 166.67,
        notDeposited: 4800,
        lostInterest: 0.0,
        byYear: { length: 10, rows: { 3: { later: 0, now: 4800.0 } } },
      },
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: { deposit: 100, rate: 5, years: 5, delay: 5 },
      refused: 'must be fewer than those to the goal',
      source: 'By hand',
    },
  ],
  notes: ['The rate is taken as constant, and inflation and taxes are not counted.'],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
