import { choice, date, daysInMonth, defineCalculator, integer, table, text, toDay, weekday } from '@reckoner/engine';
import { MONTHS } from '../shared/calendars.js';
import { WEEKDAYS } from '../shared/days.js';
import { MONTH_OPTIONS, WEEKDAY_OPTIONS } from '../shared/options.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The nth day of a weekday in a month; -1 is the last, -2 the one before it. */
function nthWeekday(year: number, month: number, wanted: number, nth: number) {
  const first = toDay(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
  const earliest = first + ((wanted - weekday(first) + 7) % 7);
  const count = Math.floor((last - earliest) / 7) + 1;
  const index = nth > 0 ? nth : count + 1 + nth;
  return { count, day: index <= count ? earliest + 7 * (index - 1) : undefined };
}

function ordinalName(nth: number) {
  return nth === -1 ? 'last' : nth === -2 ? 'second to last' : ORDINALS[nth - 1]!;
}

export default defineCalculator({
  title: 'Nth weekday of a month',
  description:
    'Date of the first to fifth, last or second-to-last Monday, Tuesday or other weekday of a month, and the same for each month of the year.',
  keywords: [
    'third Friday of the month',
    'second Tuesday',
    'last Monday of the month',
    'fourth Thursday in November',
    'first Monday of every month',
  ],
  inputs: {
    year: integer({ label: 'Year', usual: [1583, 2200], min: 1, max: 9999 }),
    month: choice(MONTH_OPTIONS, { label: 'Month' }),
    nth: choice(
      {
        first: { label: 'First', value: 1, also: ['1', '1st'] },
        second: { label: 'Second', value: 2, also: ['2', '2nd'] },
        third: { label: 'Third', value: 3, also: ['3', '3rd'] },
        fourth: { label: 'Fourth', value: 4, also: ['4', '4th'] },
        fifth: { label: 'Fifth', value: 5, also: ['5', '5th'] },
        last: { label: 'Last', value: -1, also: ['-1'] },
        secondLast: { label: 'Second to last', value: -2, also: ['-2', 'next to last', 'penultimate', '2nd last'] },
      },
      { label: 'Which one' },
    ),
    weekday: choice(WEEKDAY_OPTIONS, { label: 'Weekday' }),
  },
  outputs: {
    date: date({ label: 'Date', optional: true }),
    count: integer({ label: 'Days of this weekday in the month' }),
    months: table(
      { month: text({ label: 'Month' }), date: date({ label: 'Date', optional: true }) },
      { label: 'In each month of the year' },
    ),
  },
  algorithm: ({ year, month, nth, weekday: wanted }) => {
    const { count, day } = nthWeekday(year, month, wanted, nth);
    return {
      date: day,
      count,
      months: MONTHS.map((name, index) => ({ month: name, date: nthWeekday(year, index + 1, wanted, nth).day })),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ date: day }) => day === undefined,
      says: 'This month has only four days of this weekday: where the last one is meant, ask for the last.',
    },
    {
      level: 'note',
      when: ({ year }) => year < 1583,
      says: 'The Gregorian calendar began in October 1582, later in many countries: before that the weekdays of dates were those of the Julian one.',
    },
    {
      level: 'note',
      when: ({ year }) => year >= 1583 && year < 1924,
      says: 'By the Gregorian calendar, which some countries took later: Britain and its colonies after 2 September 1752, whose next day was the 14th, Russia in 1918, Greece in 1923.',
    },
  ],
  explanation: ({ date: day, year, month, nth, weekday: wanted }) => {
    const asked = `${ordinalName(nth)} ${WEEKDAYS[wanted - 1]!} of ${MONTHS[month - 1]!} ${year < 100 ? 'of the year {year}' : '{year}'}`;
    return day === undefined ? `There is no ${asked}: the month has only {count}.` : `The ${asked} is {date}.`;
  },
  examples: [
    {
      inputs: { year: 2026, month: 'november', nth: 'fourth', weekday: 'thursday' },
      results: {
        date: '2026-11-26',
        count: 4,
        months: {
          length: 12,
          rows: { 0: { month: 'January', date: '2026-01-22' }, 11: { month: 'December', date: '2026-12-24' } },
        },
      },
      source: 'Python: calendar.monthcalendar',
    },
    {
      inputs: { year: 2025, month: 'may', nth: 'last', weekday: 'monday' },
      results: { date: '2025-05-26', count: 4 },
      source: 'Python: calendar.monthcalendar',
    },
    {
      inputs: { year: 2027, month: 'february', nth: 'fifth', weekday: 'monday' },
      results: { count: 4 },
      cautions: ['only four days'],
      source: 'Python: calendar.monthcalendar; 28 days, four of each weekday',
    },
    {
      inputs: { year: 2024, month: 'february', nth: 'fifth', weekday: 'thursday' },
      results: { date: '2024-02-29', count: 5 },
      source: 'Python: calendar.monthcalendar',
    },
    {
      inputs: { year: 2024, month: 'february', nth: 'secondLast', weekday: 'thursday' },
      results: { date: '2024-02-22' },
      source: 'Python: calendar.monthcalendar',
    },
    {
      inputs: { year: 1863, month: 'november', nth: 'last', weekday: 'thursday' },
      results: { date: '1863-11-26' },
      cautions: ['2 September 1752'],
      source: 'Python: calendar.monthcalendar',
    },
    {
      inputs: { year: 1500, month: 'march', nth: 'first', weekday: 'sunday' },
      results: { date: '1500-03-04' },
      cautions: ['of the Julian one'],
      source: 'Python: calendar.monthcalendar, which knows the Gregorian calendar alone',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time – Representations for information interchange' }],
});
