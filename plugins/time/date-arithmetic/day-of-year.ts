import {
  category,
  choice,
  date,
  dayOfYear,
  defineCalculator,
  integer,
  isLeapYear,
  percent,
  text,
  toDay,
  yearOf,
} from '@reckoner/engine';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** January 1 is day 1; the year passed is told at the end of the day, so that December 31 is all of it. */
export default defineCalculator({
  title: 'Day of the year',
  description:
    'Number of a date in its year from 1 to 365 or 366, the days that remain and the percentage of the year passed; or the date of a day number.',
  keywords: [
    'ordinal date',
    'day number',
    'days left in the year',
    'what day of the year is it',
    'year progress',
    'DOY',
  ],
  inputs: {
    find: choice(
      { dayNumber: 'The day number of a date', date: 'The date of a day number' },
      { label: 'Find', default: 'dayNumber' },
    ),
    date: date({ label: 'Date', default: 'today', when: { find: 'dayNumber' } }),
    year: integer({ label: 'Year', min: 1, max: 9999, when: { find: 'date' } }),
    dayNumber: integer({ label: 'Day number', min: 1, max: 366, when: { find: 'date' } }),
  },
  outputs: {
    dayOfYear: integer({ label: 'Day of the year' }),
    day: date({ label: 'Calendar date' }),
    remaining: integer({ label: 'Days that remain after it' }),
    passed: percent({ label: 'Year passed at the end of the day', places: 2 }),
    yearLength: integer({ label: 'Days in the year' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    ordinal: text({ label: 'ISO 8601 ordinal date' }),
  },
  requires: [
    {
      that: ({ year, dayNumber }) => dayNumber < 366 || isLeapYear(year),
      field: 'dayNumber',
      says: '{year} is a common year: its last day is number 365.',
    },
  ],
  algorithm: (inputs) => {
    const day = inputs.find === 'date' ? toDay(inputs.year, 1, inputs.dayNumber) : inputs.date;
    const year = yearOf(day);
    const number = dayOfYear(day);
    const yearLength = isLeapYear(year) ? 366 : 365;
    return {
      dayOfYear: number,
      day,
      remaining: yearLength - number,
      passed: number / yearLength,
      yearLength,
      weekday: weekdayName(day),
      ordinal: `${String(year).padStart(4, '0')}-${String(number).padStart(3, '0')}`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ day }) => day < toDay(1583, 1, 1),
      says: 'Counted by the Gregorian calendar, which began on October 15, 1582: dates of the time before are of the Julian calendar, with a February 29 in 1500 and other century years, and 1582 was ten days shorter where it began.',
    },
    {
      level: 'note',
      when: ({ day }) => day >= toDay(1583, 1, 1) && day < toDay(1753, 1, 1),
      says: 'Many countries still kept the Julian calendar then, Great Britain and its colonies until September 1752: look in which one the date is.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'The year',
    rows: ({ day, dayOfYear: number, yearLength }) => [
      { label: 'Year', from: day - number + 1, to: day - number + yearLength },
      { label: 'Date', at: day },
    ],
  },
  explanation: ({ find }) =>
    find === 'date'
      ? 'Day {dayOfYear} of the year {year} is {day}, a {weekday}; {remaining} {remaining|day|days} of {yearLength} {remaining|remains|remain} after it.'
      : '{day}, a {weekday}, is day {dayOfYear} of the year; {remaining} {remaining|day|days} of {yearLength} {remaining|remains|remain} after it.',
  examples: [
    {
      inputs: { date: '2026-11-20' },
      results: {
        dayOfYear: 324,
        day: '2026-11-20',
        remaining: 41,
        passed: 88.76712,
        yearLength: 365,
        weekday: 'Friday',
        ordinal: '2026-324',
      },
      source: 'Python: date.timetuple().tm_yday; 324/365',
    },
    {
      inputs: { date: '2024-12-31' },
      results: { dayOfYear: 366, remaining: 0, passed: 100, yearLength: 366 },
      source: 'Python: date.timetuple().tm_yday',
    },
    {
      inputs: { find: 'date', year: 2024, dayNumber: 60 },
      results: { day: '2024-02-29', remaining: 306, weekday: 'Thursday', ordinal: '2024-060' },
      source: "Python: datetime.strptime('2024-060', '%Y-%j')",
    },
    {
      inputs: { find: 'date', year: 1900, dayNumber: 365 },
      results: { day: '1900-12-31', remaining: 0 },
      source: "Python: datetime.strptime('1900-365', '%Y-%j'); 1900 is a common year",
    },
    {
      inputs: { find: 'date', year: 2100, dayNumber: 366 },
      refused: '365',
      source: 'Python: calendar.isleap(2100) is False',
    },
    {
      inputs: { find: 'date', year: 1066, dayNumber: 287 },
      results: { day: '1066-10-14' },
      cautions: ['are of the Julian calendar'],
      source: "Python: datetime.strptime('1066-287', '%Y-%j')",
    },
    {
      inputs: { date: '1582-12-31' },
      results: { dayOfYear: 365, remaining: 0 },
      cautions: ['ten days shorter'],
      source:
        'Python: date.timetuple().tm_yday; October 4 was followed by October 15, so that it was day 355 of the year that was lived',
    },
    {
      inputs: { date: '1752-09-02' },
      results: { dayOfYear: 246 },
      cautions: ['until September 1752'],
      source: 'Python: date.timetuple().tm_yday',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019, §5.2.2: ordinal date' }],
});
