import {
  category,
  choice,
  daysInMonth,
  defineCalculator,
  integer,
  isLeapYear,
  isoWeek,
  table,
  text,
  toDay,
  weekday,
} from '@reckoner/engine';
import { WEEKDAYS } from '../shared/days.js';

/** The month in weeks, and years that begin on the same weekday with as many days. */
export default defineCalculator({
  title: 'Calendar of any month',
  description:
    'The weeks of a month in any year with its first weekday and number of days, and the years for which the same yearly calendar can be used.',
  keywords: [
    'perpetual calendar',
    'monthly calendar',
    'calendar of a year',
    'reuse old calendar',
    'years with the same calendar',
    'what day did the month begin',
    'calendar grid',
  ],
  inputs: {
    year: integer({ label: 'Year', usual: [1583, 2200], min: 1, max: 9950 }),
    month: choice(
      {
        january: { label: 'January', value: 1, also: ['Jan', '1'] },
        february: { label: 'February', value: 2, also: ['Feb', '2'] },
        march: { label: 'March', value: 3, also: ['Mar', '3'] },
        april: { label: 'April', value: 4, also: ['Apr', '4'] },
        may: { label: 'May', value: 5, also: ['5'] },
        june: { label: 'June', value: 6, also: ['Jun', '6'] },
        july: { label: 'July', value: 7, also: ['Jul', '7'] },
        august: { label: 'August', value: 8, also: ['Aug', '8'] },
        september: { label: 'September', value: 9, also: ['Sep', 'Sept', '9'] },
        october: { label: 'October', value: 10, also: ['Oct', '10'] },
        november: { label: 'November', value: 11, also: ['Nov', '11'] },
        december: { label: 'December', value: 12, also: ['Dec', '12'] },
      },
      { label: 'Month' },
    ),
    weekStart: choice({ monday: 'Monday', sunday: 'Sunday' }, { label: 'Weeks begin on', default: 'monday' }),
  },
  outputs: {
    firstWeekday: category(WEEKDAYS, { label: 'Weekday of the first' }),
    days: integer({ label: 'Days in the month' }),
    next: integer({ label: 'Next year with the same calendar' }),
    others: text({ label: 'Years after that' }),
    previous: integer({ label: 'Previous year with the same calendar', optional: true }),
    mondayWeeks: table(
      {
        week: integer({ label: 'Week (ISO 8601)' }),
        monday: integer({ label: 'Mon', optional: true }),
        tuesday: integer({ label: 'Tue', optional: true }),
        wednesday: integer({ label: 'Wed', optional: true }),
        thursday: integer({ label: 'Thu', optional: true }),
        friday: integer({ label: 'Fri', optional: true }),
        saturday: integer({ label: 'Sat', optional: true }),
        sunday: integer({ label: 'Sun', optional: true }),
      },
      { label: 'Month, weeks from Monday', optional: true },
    ),
    sundayWeeks: table(
      {
        sunday: integer({ label: 'Sun', optional: true }),
        monday: integer({ label: 'Mon', optional: true }),
        tuesday: integer({ label: 'Tue', optional: true }),
        wednesday: integer({ label: 'Wed', optional: true }),
        thursday: integer({ label: 'Thu', optional: true }),
        friday: integer({ label: 'Fri', optional: true }),
        saturday: integer({ label: 'Sat', optional: true }),
      },
      { label: 'Month, weeks from Sunday', optional: true },
    ),
  },
  algorithm: ({ year, month, weekStart }) => {
    const first = toDay(year, month, 1);
    const days = daysInMonth(year, month);
    const before = weekStart === 'monday' ? weekday(first) - 1 : weekday(first) % 7;
    const weeks = Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) => {
      const on = (column: number) => {
        const day = 7 * week + column - before + 1;
        return day >= 1 && day <= days ? day : undefined;
      };
      // Column of Monday: the first one, or the second where weeks begin on Sunday.
      const shift = weekStart === 'monday' ? 0 : 1;
      return {
        week: isoWeek(first - before + 7 * week),
        monday: on(shift),
        tuesday: on(1 + shift),
        wednesday: on(2 + shift),
        thursday: on(3 + shift),
        friday: on(4 + shift),
        saturday: on(5 + shift),
        sunday: on(weekStart === 'monday' ? 6 : 0),
      };
    });
    const same = (other: number) =>
      isLeapYear(other) === isLeapYear(year) && weekday(toDay(other, 1, 1)) === weekday(toDay(year, 1, 1));
    const later: number[] = [];
    for (let other = year + 1; later.length < 3; other++) if (same(other)) later.push(other);
    let previous = year - 1;
    while (previous > 0 && !same(previous)) previous--;
    return {
      firstWeekday: WEEKDAYS[weekday(first) - 1]!,
      days,
      next: later[0]!,
      others: `${later[1]}, ${later[2]}`,
      previous: previous > 0 ? previous : undefined,
      mondayWeeks: weekStart === 'monday' ? weeks : undefined,
      sundayWeeks: weekStart === 'sunday' ? weeks.map(({ week: _, ...rest }) => rest) : undefined,
    };
  },
  cautions: [
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
  explanation:
    'The month begins on a {firstWeekday} and has {days} {days|day|days}; the calendar of {year} can be used again in {next}.',
  examples: [
    {
      inputs: { year: 2026, month: 'november' },
      results: {
        firstWeekday: 'Sunday',
        days: 30,
        next: 2037,
        others: '2043, 2054',
        previous: 2015,
        mondayWeeks: {
          length: 6,
          rows: { 0: { week: 44, sunday: 1 }, 1: { week: 45, monday: 2, sunday: 8 }, 5: { week: 49, monday: 30 } },
        },
      },
      source: 'Python: calendar.month, calendar.isleap and date.isocalendar',
    },
    {
      inputs: { year: 2024, month: 'february', weekStart: 'sunday' },
      results: {
        firstWeekday: 'Thursday',
        days: 29,
        next: 2052,
        others: '2080, 2120',
        previous: 1996,
        sundayWeeks: {
          length: 5,
          rows: { 0: { thursday: 1, saturday: 3 }, 1: { sunday: 4 }, 4: { sunday: 25, thursday: 29 } },
        },
      },
      source: 'Python: calendar module',
    },
    {
      inputs: { year: 1752, month: 'september' },
      results: { firstWeekday: 'Friday', days: 30, next: 1780, previous: 1724 },
      cautions: ['2 September 1752'],
      source: 'Python: calendar module, which knows the Gregorian calendar alone',
    },
    {
      inputs: { year: 1, month: 'january' },
      results: { firstWeekday: 'Monday', days: 31, next: 7, others: '18, 29' },
      cautions: ['of the Julian one'],
      source: 'Python: calendar module',
    },
  ],
  notes: ['Holidays that move with the moon, as Easter, fall on other days in years with the same calendar.'],
  references: [{ title: 'ISO 8601-1:2019: Date and time – Representations for information interchange' }],
});
