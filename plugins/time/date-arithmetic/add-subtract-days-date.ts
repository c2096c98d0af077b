import { addMonths, category, choice, date, dayOfMonth, defineCalculator, integer } from '@reckoner/engine';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** Years and months first, with the month's last day where the day is missing, then weeks and days. */
export default defineCalculator({
  title: 'Add or subtract days from a date',
  description: 'Date and weekday a number of years, months, weeks and days after or before another date.',
  keywords: ['date plus days', 'days from today', 'deadline', 'due date'],
  inputs: {
    startDate: date({
      label: 'Start date',
      formerly: ['start'],
      min: '1000-01-01',
      max: '9000-12-31',
      default: 'today',
    }),
    direction: choice(
      { add: { label: 'Add', value: 1 }, subtract: { label: 'Subtract', value: -1 } },
      { label: 'Direction', default: 'add' },
    ),
    years: integer({ label: 'Years', min: 0, max: 400, default: 0 }),
    months: integer({ label: 'Months', min: 0, max: 1200, default: 0 }),
    weeks: integer({ label: 'Weeks', min: 0, max: 5000, default: 0 }),
    days: integer({ label: 'Days', min: 0, max: 40000, default: 0 }),
  },
  outputs: {
    end: date({ label: 'Resulting date' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    totalDays: integer({ label: 'Days between' }),
  },
  algorithm: ({ startDate, direction, years, months, weeks, days }) => {
    const end = addMonths(startDate, direction * (years * 12 + months)) + direction * (weeks * 7 + days);
    return { end, weekday: weekdayName(end), totalDays: Math.abs(end - startDate) };
  },
  cautions: [
    {
      level: 'note',
      when: ({ startDate, direction, years, months }) =>
        dayOfMonth(addMonths(startDate, direction * (years * 12 + months))) < dayOfMonth(startDate),
      says: 'The month that is reached has no such day: its last one is taken.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'From date to date',
    rows: ({ startDate, end }) => [
      { label: 'Start', at: startDate },
      { label: 'Between', from: Math.min(startDate, end), to: Math.max(startDate, end) },
      { label: 'Result', at: end },
    ],
  },
  explanation: ({ direction }) =>
    direction > 0
      ? 'The resulting date is {end}, a {weekday}, {totalDays} {totalDays|day|days} after {startDate}.'
      : 'The resulting date is {end}, a {weekday}, {totalDays} {totalDays|day|days} before {startDate}.',
  examples: [
    {
      inputs: { startDate: '2026-11-20', weeks: 6, days: 3 },
      results: { end: '2027-01-04', weekday: 'Monday', totalDays: 45 },
      source: 'Python 3.11: date + relativedelta(weeks=6, days=3)',
    },
    {
      inputs: { startDate: '2024-01-31', months: 1 },
      results: { end: '2024-02-29', weekday: 'Thursday' },
      cautions: ['its last one is taken'],
      source: 'Python 3.11: date + relativedelta(months=1)',
    },
    {
      inputs: { startDate: '2024-02-29', years: 1 },
      results: { end: '2025-02-28' },
      cautions: ['its last one is taken'],
      source: 'Python 3.11: date + relativedelta(years=1)',
    },
    {
      inputs: { startDate: '2024-03-31', direction: 'subtract', months: 1 },
      results: { end: '2024-02-29' },
      cautions: ['its last one is taken'],
      source: 'Python 3.11: date - relativedelta(months=1)',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
