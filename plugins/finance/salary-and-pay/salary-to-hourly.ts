import { choice, defineCalculator, isAtMost, money, number, roundTo } from '@reckoner/engine';

/** Everything goes through the pay a year: hours a week × weeks a year are the paid hours. */
export default defineCalculator({
  title: 'Salary to hourly pay',
  description:
    'Hourly, daily, weekly, monthly and yearly pay from any one of them, hours and days a week and weeks a year.',
  keywords: ['hourly wage', 'annual salary', 'wage conversion', 'hourly to salary', 'monthly pay'],
  inputs: {
    pay: money({ label: 'Pay', min: 0, max: 1e12 }),
    period: choice(
      {
        hour: 'An hour',
        day: 'A day',
        week: 'A week',
        biweek: 'Every two weeks',
        semimonth: 'Twice a month',
        month: 'A month',
        year: 'A year',
      },
      { label: 'Pay is for', default: 'year' },
    ),
    hours: number({ label: 'Hours a week', min: 0.1, max: 168, default: 40, usual: [4, 80] }),
    days: number({ label: 'Days a week', min: 0.1, max: 7, default: 5 }),
    weeks: number({ label: 'Paid weeks a year', min: 1, max: 53, default: 52, usual: [20, 53] }),
  },
  outputs: {
    hourly: money({ label: 'Per hour' }),
    daily: money({ label: 'Per day' }),
    weekly: money({ label: 'Per week' }),
    biweekly: money({ label: 'Every two weeks' }),
    monthly: money({ label: 'Per month' }),
    yearly: money({ label: 'Per year' }),
  },
  formula: ({ pay, period, hours, days, weeks }) => {
    const perYear =
      period === 'hour'
        ? hours * weeks
        : period === 'day'
          ? days * weeks
          : period === 'week'
            ? weeks
            : period === 'biweek'
              ? weeks / 2
              : period === 'semimonth'
                ? 24
                : period === 'month'
                  ? 12
                  : 1;
    const yearly = pay * perYear;
    const weekly = yearly / weeks;
    return { hourly: weekly / hours, daily: weekly / days, weekly, biweekly: 2 * weekly, monthly: yearly / 12, yearly };
  },
  explanation: '{yearly} a year is {monthly} a month, {weekly} a week and {hourly} an hour.',
  requires: [
    {
      that: ({ hours, days }) => isAtMost(hours, 24 * days),
      field: 'hours',
      says: 'Hours of {hours} a week do not fit into {days} {days|day|days}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ pay, hourly }) => pay > 0 && roundTo(hourly, 2) < 1,
      says: 'That is less than 1 an hour: check what the pay is for, a year or an hour.',
    },
  ],
  examples: [
    {
      inputs: { pay: 25 },
      results: { hourly: 0.01, yearly: 25 },
      cautions: ['check what the pay is for'],
      source: 'By hand: 25/2080, an hourly pay sent as that of a year',
    },
    {
      inputs: { pay: 52000 },
      results: { hourly: 25, daily: 200, weekly: 1000, biweekly: 2000, monthly: 4333.33, yearly: 52000 },
      source: 'By hand: 52000/(52 × 40)',
    },
    {
      inputs: { pay: 30, period: 'hour', hours: 37.5, weeks: 48 },
      results: { yearly: 54000, weekly: 1125 },
      source: 'By hand: 30 × 37.5 × 48',
    },
    { inputs: { pay: 240, period: 'day' }, results: { yearly: 62400, hourly: 30 }, source: 'By hand: 240 × 260' },
    { inputs: { pay: 800, period: 'week' }, results: { yearly: 41600, hourly: 20 }, source: 'By hand: 800 × 52' },
    { inputs: { pay: 1600, period: 'biweek' }, results: { yearly: 41600 }, source: 'By hand: 1600 × 26' },
    {
      inputs: { pay: 2000, period: 'semimonth' },
      results: { yearly: 48000, monthly: 4000 },
      source: 'By hand: 2000 × 24',
    },
    { inputs: { pay: 52000, hours: 60, days: 2 }, refused: 'do not fit', source: 'By hand: 2 days have 48 hours' },
    { inputs: { pay: 5200, period: 'month' }, results: { yearly: 62400, hourly: 30 }, source: 'By hand: 5200 × 12' },
    {
      inputs: { pay: 240, period: 'day', hours: 32, days: 4 },
      results: { hourly: 30, daily: 240, weekly: 960, yearly: 49920 },
      source: 'By hand: 240 × 4 × 52; 960/32',
    },
  ],
  notes: ['Gross pay: nothing is deducted. Fewer paid weeks stand for unpaid time off.'],
  references: [{ title: 'U.S. Office of Personnel Management: Computing hourly rates of pay (fact sheet)' }],
});
