import { date, defineCalculator, flag, integer, number } from '@reckoner/engine';
import { calendarDifference } from '../shared/days.js';

/** Gregorian calendar, also before its introduction. */
export default defineCalculator({
  title: 'Days between two dates',
  description: 'Number of days from one date to another, also in weeks and in years, months and days.',
  keywords: ['date difference', 'day count', 'how many days', 'date duration'],
  inputs: {
    from: date({ label: 'From' }),
    to: date({ label: 'To', default: 'today' }),
    includeLast: flag({ label: 'Count the last day as well' }),
  },
  outputs: {
    days: integer({ label: 'Days' }),
    weeks: number({ label: 'Weeks' }),
    years: integer({ label: 'Whole years' }),
    months: integer({ label: 'Further months' }),
    remainingDays: integer({ label: 'Further days' }),
  },
  algorithm: ({ from, to, includeLast }) => {
    const last = includeLast && to >= from ? to + 1 : to;
    const first = includeLast && to < from ? from + 1 : from;
    const days = last - first;
    const { years, months, days: remainingDays } = calendarDifference(Math.min(first, last), Math.max(first, last));
    return { days, weeks: days / 7, years, months, remainingDays };
  },
  figure: {
    kind: 'timeline',
    title: 'Between the dates',
    rows: ({ from, to }) => [
      { label: 'From', at: from },
      { label: 'Between', from: Math.min(from, to), to: Math.max(from, to) },
      { label: 'To', at: to },
    ],
  },
  explanation: ({ from, to }) =>
    to >= from
      ? 'From {from} to {to} it is {days} {days|day|days}{includeLast?, both dates counted|}: {years} {years|year|years}, {months} {months|month|months} and {remainingDays} {remainingDays|day|days}.'
      : '{to} lies {|days|} {days|day|days} before {from}{includeLast?, both dates counted|}: {years} {years|year|years}, {months} {months|month|months} and {remainingDays} {remainingDays|day|days}; the count is negative because the second date is the earlier one.',
  examples: [
    {
      inputs: { from: '1990-05-15', to: '2026-11-20' },
      results: { days: 13338, years: 36, months: 6, remainingDays: 5 },
      source: 'Python 3.11: date subtraction; dateutil.relativedelta',
    },
    {
      inputs: { from: '2024-01-31', to: '2024-03-01' },
      results: { days: 30, years: 0, months: 1, remainingDays: 1 },
      source: 'Python 3.11: date subtraction; dateutil.relativedelta',
    },
    {
      inputs: { from: '2025-12-24', to: '2025-12-31', includeLast: true },
      results: { days: 8, weeks: 1.142857 },
      source: 'By hand: 24, 25, 26, 27, 28, 29, 30, 31; 8/7',
    },
    {
      inputs: { from: '2024-03-01', to: '2024-02-01' },
      results: { days: -29, months: 1 },
      source: 'By hand: leap year',
    },
    {
      inputs: { from: '2024-03-01', to: '2024-02-01', includeLast: true },
      results: { days: -30 },
      source: 'By hand: both ends counted, backwards',
    },
  ],
  notes: ['Years, months and days count completed months from the earlier date; a missing day is the month’s last.'],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
