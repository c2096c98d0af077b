import {
  choice,
  date,
  dayOfMonth,
  daysInMonth,
  defineCalculator,
  integer,
  money,
  monthOf,
  table,
  toDay,
  yearOf,
} from '@reckoner/engine';

/** Rent of a day, of a part of a calendar month; 0 days stand for those that the month has. */
function dailyRent(rent: number, method: string, inMonth: number) {
  if (method === 'year') return (12 * rent) / 365;
  return method === 'thirty' ? rent / 30 : rent / inMonth;
}

function firstOfMonth(day: number) {
  return day - dayOfMonth(day) + 1;
}

function lastOfMonth(day: number) {
  return toDay(yearOf(day), monthOf(day) + 1, 1) - 1;
}

/** Whole calendar months at the full rent, parts of one by days; first and last day both count. */
export default defineCalculator({
  title: 'Prorated rent',
  description:
    'Rent for part of a month from the first and the last day of a stay, by the days of the month, a 30-day month or a 365-day year.',
  keywords: ['rent proration', 'partial month rent', 'move-in rent', 'move-out rent', 'daily rent', 'per diem rent'],
  inputs: {
    rent: money({ label: 'Rent a month', symbol: 'R', above: 0, max: 1e9 }),
    start: date({
      label: 'First day',
      help: 'It counts. Left out, the first of the month of the last day.',
      symbol: 'd_1',
      optional: true,
    }),
    end: date({
      label: 'Last day',
      help: 'It counts. Left out, the last of the month of the first day.',
      symbol: 'd_2',
      optional: true,
    }),
    method: choice(
      {
        actual: { label: 'Days of the month', also: ['actual days', 'calendar days', 'calendar month', 'calendar'] },
        thirty: { label: '30-day month', also: ['30', "banker's month", '30 days', 'banker'] },
        year: { label: '365-day year', also: ['365', '365 days', 'actual/365'] },
      },
      { label: 'Rent of a day by', default: 'actual' },
    ),
  },
  outputs: {
    amount: money({ label: 'Prorated rent', symbol: 'A' }),
    days: integer({ label: 'Days', symbol: 'n' }),
    from: date({ label: 'From', symbol: 'd_f' }),
    to: date({ label: 'Through', symbol: 'd_t' }),
    byMonth: table(
      {
        from: date({ label: 'From' }),
        to: date({ label: 'Through' }),
        days: integer({ label: 'Days' }),
        inMonth: integer({ label: 'Days of the month' }),
        daily: money({ label: 'Rent of a day', per: 'each', places: 4 }),
        amount: money({ label: 'Rent' }),
      },
      { label: 'Month by month' },
    ),
  },
  formula: ({ rent, start, end, method }) => {
    const from = start ?? firstOfMonth(end ?? 0);
    const to = end ?? lastOfMonth(start ?? 0);
    const byMonth = [];
    let amount = 0;
    for (let first = from; first <= to; first = lastOfMonth(first) + 1) {
      const inMonth = daysInMonth(yearOf(first), monthOf(first));
      const last = Math.min(to, lastOfMonth(first));
      const days = last - first + 1;
      const daily = dailyRent(rent, method, inMonth);
      const part = days === inMonth ? rent : Math.min(rent, daily * days);
      amount += part;
      byMonth.push({ from: first, to: last, days, inMonth, daily, amount: part });
    }
    return { amount, days: to - from + 1, from, to, byMonth };
  },
  shown: ({ from, to }) => ({ amount: undefined, days: to - from + 1, from: undefined, to: undefined }),
  stepwise: [
    'From the first day through the last one; one that is left out is the first or the last of the other’s month.',
    'The rent of a day is the rent of a month over the days of that month, over 30, or 12 times the rent of a month over 365.',
    'A part of a calendar month costs the rent of a day times its days, first and last day counted, and never more than the rent of a month.',
    'A whole calendar month costs the rent of a month by each method.',
  ],
  explanation: ({ byMonth, method }) => {
    const by =
      method === 'actual'
        ? 'by the days of each calendar month'
        : method === 'thirty'
          ? 'by a 30-day month'
          : 'by a 365-day year';
    const months = byMonth.length === 1 ? ', a whole calendar month,' : ', whole calendar months,';
    const whole = byMonth.every((row) => row.days === row.inMonth) ? months : '';
    return `From {from} through {to}, both counted, {days|is|are} {days} {days|day|days}${whole} for {amount} ${by}.`;
  },
  requires: [
    {
      that: (_, given) => given.start || given.end,
      field: 'start',
      says: 'Give the first day, as of moving in, the last day, as of moving out, or both.',
    },
    {
      that: ({ start, end }) => start <= end,
      field: 'end',
      says: 'The last day, {end}, must not be before the first, {start}.',
    },
    {
      that: ({ start, end }) => end - start < 3660,
      field: 'end',
      says: 'From {start} to {end} are more than ten years: check the dates.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ end }) => end !== undefined,
      says: 'The last day is charged: where the lease does not charge the day of moving out, give the day before.',
    },
    {
      level: 'note',
      when: ({ byMonth, method, rent }) =>
        method === 'thirty' && byMonth.some((row) => row.days < row.inMonth && row.days >= 30 && row.amount === rent),
      says: 'By a 30-day month, 30 of 31 days cost the whole rent: the missing day is not taken off.',
    },
    {
      level: 'note',
      when: ({ byMonth, method }) =>
        method === 'thirty' && byMonth.some((row) => row.inMonth < 30 && row.days < row.inMonth),
      says: 'By a 30-day month a part of February costs a thirtieth of the rent a day, and the whole of it all: of 28 days one missing takes off a tenth of the rent, of 29 days a fifteenth.',
    },
    {
      level: 'note',
      when: ({ byMonth, method }) => method === 'year' && byMonth.some((row) => row.days < row.inMonth),
      says: 'By a 365-day year a day costs the same in each month, and a whole month the rent: of 28 days one missing takes off 11.2% of the rent, of 31 days 1.4%.',
    },
    {
      level: 'note',
      when: ({ byMonth }) => byMonth.length > 1 && byMonth.some((row) => row.days < row.inMonth),
      says: 'The stay is split at the ends of calendar months: where the lease’s rent month begins on another day, reckon each rent month by itself.',
    },
  ],
  examples: [
    {
      inputs: { rent: 1800, start: '2026-03-15' },
      results: {
        amount: 987.1,
        days: 17,
        to: '2026-03-31',
        byMonth: { length: 1, rows: { 0: { days: 17, inMonth: 31, daily: 58.0645, amount: 987.1 } } },
      },
      source: 'rentlatefee.com, Prorated rent calculator comparison: March 15 to 31, 987.10',
    },
    {
      inputs: { rent: 1000, start: '2026-08-20', end: '2026-09-14' },
      results: {
        amount: 853.76,
        days: 26,
        byMonth: {
          length: 2,
          rows: { 0: { days: 12, daily: 32.2581, amount: 387.1 }, 1: { days: 14, daily: 33.3333 } },
        },
      },
      cautions: ['The last day is charged', 'split at the ends of calendar months'],
      source: 'myrentalmanagement.freshdesk.com, How to prorate rent: 387.0968 + 466.6667 = 853.76',
    },
    {
      inputs: { rent: 1200, end: '2026-01-21', method: 'year' },
      results: { amount: 828.49, days: 21, from: '2026-01-01' },
      cautions: ['The last day is charged', 'By a 365-day year'],
      source: 'sapling.com, How to calculate prorated rent: 1200 × 12/365 × 21 = 828.49',
    },
    {
      inputs: { rent: 1200, end: '2026-01-21', method: 'actual' },
      results: { amount: 812.9, days: 21 },
      cautions: ['The last day is charged'],
      source: 'sapling.com, How to calculate prorated rent: 1200/31 × 21 = 812.90',
    },
    {
      inputs: { rent: 1500, start: '2026-01-02', method: 'thirty' },
      results: { amount: 1500, days: 30 },
      cautions: ['is not taken off'],
      source: 'By hand: 1500/30 × 30',
    },
    {
      inputs: { rent: 1500, start: '2028-02-10', method: 'thirty' },
      results: { amount: 1000, days: 20, to: '2028-02-29', byMonth: { rows: { 0: { inMonth: 29, daily: 50 } } } },
      cautions: ['a fifteenth'],
      source: 'By hand: 1500/30 × 20, in a leap year',
    },
    {
      inputs: { rent: 1500, start: '2026-02-02', method: 'thirty' },
      results: { amount: 1350, days: 27 },
      cautions: ['takes off a tenth'],
      source: 'By hand: 1500/30 × 27, a tenth below the 1500 of the whole month',
    },
    {
      inputs: { rent: 1500, start: '2026-02-02', method: 'year' },
      results: { amount: 1331.51, days: 27 },
      cautions: ['takes off 11.2%'],
      source: 'By hand: 18000/365 × 27, 11.23% below 1500',
    },
    {
      inputs: { rent: 1500, start: '2026-04-01' },
      results: { amount: 1500, days: 30, to: '2026-04-30' },
      source: 'By hand: a whole month',
    },
    {
      inputs: { rent: 1500, start: '2026-02-01', end: '2026-03-31', method: 'year' },
      results: { amount: 3000, days: 59 },
      cautions: ['The last day is charged'],
      source: 'By hand: two whole months',
    },
    {
      inputs: { rent: 900, start: '2026-06-30' },
      results: { amount: 30, days: 1 },
      source: 'By hand: 900/30',
    },
    { inputs: { rent: 900 }, refused: 'Give the first day', source: 'By hand' },
    { inputs: { rent: 900, start: '2026-05-02', end: '2026-05-01' }, refused: 'must not be before', source: 'By hand' },
    {
      inputs: { rent: 900, start: '2006-05-02', end: '2026-05-01' },
      refused: 'more than ten years',
      source: 'By hand',
    },
  ],
  notes: [
    'Which method holds, and whether the day of moving out is paid, the lease or the law of the place says: where it is not paid, give the day before as the last day.',
    'The rent of a day is not rounded before it is multiplied; rounded to the cent first, as some leases have it, the amount differs by a few cents. So may the sum of months that are each rounded.',
    'A 365-day year has 365 days in leap years as well.',
  ],
  references: [
    {
      title: 'sapling.com: How to Calculate Prorated Rent',
      url: 'https://www.sapling.com/2105869/calculate-prorated-rent',
    },
  ],
});
