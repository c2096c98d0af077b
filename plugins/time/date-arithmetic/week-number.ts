import {
  category,
  date,
  defineCalculator,
  integer,
  isoWeek,
  isoWeekYear,
  toDay,
  weekday,
  yearOf,
} from '@reckoner/engine';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** ISO 8601: weeks start on Monday, week 1 has the year's first Thursday. US: weeks start on Sunday, week 1 has 1 January. */
export default defineCalculator({
  title: 'Week number',
  description: 'ISO 8601 week and week year of a date, its US week number, and the first and last day of its ISO week.',
  keywords: ['calendar week', 'iso week', 'week of the year', 'CW'],
  inputs: { date: date({ label: 'Date', default: 'today' }) },
  outputs: {
    week: integer({ label: 'ISO week' }),
    year: integer({ label: 'ISO week year' }),
    monday: date({ label: 'First day of the ISO week' }),
    sunday: date({ label: 'Last day of the ISO week' }),
    usWeek: integer({ label: 'US week' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
  },
  algorithm: ({ date: day }) => {
    const monday = day - weekday(day) + 1;
    const newYear = toDay(yearOf(day), 1, 1);
    const daysFromSunday = weekday(newYear) % 7;
    return {
      week: isoWeek(day),
      year: isoWeekYear(day),
      monday,
      sunday: monday + 6,
      usWeek: Math.floor((day - newYear + daysFromSunday) / 7) + 1,
      weekday: weekdayName(day),
    };
  },
  explanation: '{date} is a {weekday} in ISO week {week} of {year}.',
  examples: [
    {
      inputs: { date: '2026-11-20' },
      results: { week: 47, year: 2026, monday: '2026-11-16', sunday: '2026-11-22', usWeek: 47, weekday: 'Friday' },
      source: 'Python 3.11: date.isocalendar(); Gnumeric: WEEKNUM(DATE(2026,11,20),1)',
    },
    {
      inputs: { date: '2024-12-30' },
      results: { week: 1, year: 2025, monday: '2024-12-30', weekday: 'Monday', usWeek: 53 },
      source: 'Python 3.11: date.isocalendar(); Gnumeric: WEEKNUM(DATE(2024,12,30),1)',
    },
    {
      inputs: { date: '2021-01-03' },
      results: { week: 53, year: 2020, weekday: 'Sunday', usWeek: 2 },
      source: 'Python 3.11: date.isocalendar(); Gnumeric: WEEKNUM(DATE(2021,1,3),1)',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019, §3.1.1.23 and §5.2.3: week calendar' }],
});
