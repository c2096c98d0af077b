import { choice, date, defineCalculator, integer, table, text, toDay, weekday } from '@reckoner/engine';
import { WEEKDAYS } from '../shared/days.js';
import { WEEKDAY_OPTIONS } from '../shared/options.js';

/** So many dates are listed; a longer list helps nobody and is told in words. */
const LISTED = 200;

/** The first day of a weekday from a day on. */
function onOrAfter(day: number, wanted: number) {
  return day + ((wanted - weekday(day) + 7) % 7);
}

/** Days of one weekday from `first` to `last`, both counted. */
function countOf(first: number, last: number, wanted: number) {
  const earliest = onOrAfter(first, wanted);
  return earliest > last ? 0 : Math.floor((last - earliest) / 7) + 1;
}

export default defineCalculator({
  title: 'Count of a weekday between dates',
  description:
    'How many Mondays, Tuesdays or other weekdays lie in a range of dates, their dates, and the count of all seven weekdays.',
  keywords: [
    'how many Mondays between two dates',
    'number of Fridays in a year',
    'count Saturdays',
    'how many Sundays',
    'list of all Mondays',
  ],
  inputs: {
    from: date({ label: 'From' }),
    to: date({ label: 'To' }),
    weekday: choice(WEEKDAY_OPTIONS, { label: 'Weekday' }),
    count: choice(
      {
        both: 'Both dates counted',
        notFirst: 'Without the earlier date',
        notLast: 'Without the later date',
        neither: 'Only dates between',
      },
      { label: 'Count', default: 'both' },
    ),
  },
  outputs: {
    number: integer({ label: 'Number of them' }),
    name: text({ label: 'Weekday counted' }),
    days: integer({ label: 'Days looked at' }),
    first: date({ label: 'First of them', optional: true }),
    last: date({ label: 'Last of them', optional: true }),
    weekdays: table(
      { weekday: text({ label: 'Weekday' }), count: integer({ label: 'Number' }) },
      { label: 'All weekdays' },
    ),
    dates: table({ date: date({ label: 'Date' }) }, { label: 'Their dates', optional: true }),
  },
  algorithm: ({ from, to, weekday: wanted, count }) => {
    const first = Math.min(from, to) + (count === 'notFirst' || count === 'neither' ? 1 : 0);
    const last = Math.max(from, to) - (count === 'notLast' || count === 'neither' ? 1 : 0);
    const number = countOf(first, last, wanted);
    const earliest = onOrAfter(first, wanted);
    const some = number > 0;
    return {
      number,
      name: WEEKDAYS[wanted - 1]!,
      days: Math.max(last - first + 1, 0),
      first: some ? earliest : undefined,
      last: some ? earliest + 7 * (number - 1) : undefined,
      weekdays: WEEKDAYS.map((name, index) => ({ weekday: name, count: countOf(first, last, index + 1) })),
      dates: some
        ? Array.from({ length: Math.min(number, LISTED) }, (_, index) => ({ date: earliest + 7 * index }))
        : undefined,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => Math.min(from, to) < toDay(1582, 10, 15),
      says: 'By the Gregorian calendar, which began on October 15, 1582: dates of the time before are of the Julian calendar.',
    },
    {
      level: 'note',
      when: ({ from, to }) => Math.min(from, to) >= toDay(1582, 10, 15) && Math.min(from, to) < toDay(1752, 9, 14),
      says: 'Many countries still kept the Julian calendar then, Great Britain and its colonies until September 1752: look in which one the dates are.',
    },
    {
      level: 'note',
      when: ({ number }) => number > LISTED,
      says: 'Only the first 200 of these dates are listed.',
    },
    {
      level: 'note',
      when: ({ from, to }) => to < from,
      says: 'The second date is the earlier one: the days are counted from it on.',
    },
  ],
  figure: { kind: 'bars', table: 'weekdays', label: 'weekday', value: 'count' },
  explanation: ({ from, to, count }) => {
    const range = to < from ? 'from {to} to {from}' : 'from {from} to {to}';
    const ends = {
      both: 'both counted',
      notFirst: 'the earlier date not counted',
      notLast: 'the later date not counted',
      neither: 'neither of them counted',
    }[count];
    return `There {number|is|are} {number} {name}{number||s} among the {days} {days|day|days} ${range}, ${ends}.`;
  },
  examples: [
    {
      inputs: { from: '2026-01-01', to: '2026-12-31', weekday: 'thursday' },
      results: {
        number: 53,
        name: 'Thursday',
        days: 365,
        first: '2026-01-01',
        last: '2026-12-31',
        weekdays: { length: 7, rows: { 0: { weekday: 'Monday', count: 52 }, 3: { weekday: 'Thursday', count: 53 } } },
        dates: { length: 53, rows: { 1: { date: '2026-01-08' } } },
      },
      source: 'Python: every date looked at with date.isoweekday',
    },
    {
      inputs: { from: '2024-02-29', to: '2024-02-01', weekday: 'thursday' },
      results: { number: 5, first: '2024-02-01', last: '2024-02-29', days: 29 },
      cautions: ['is the earlier one'],
      source: 'Python: every date looked at with date.isoweekday',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekday: 'thursday', count: 'notFirst' },
      results: { number: 4, first: '2024-02-08', days: 28 },
      source: 'Python: every date looked at with date.isoweekday',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-29', weekday: 'thursday', count: 'notLast' },
      results: { number: 4, last: '2024-02-22', days: 28 },
      source: 'Python: every date looked at with date.isoweekday',
    },
    {
      inputs: { from: '2024-02-01', to: '2024-02-02', weekday: 'thursday', count: 'neither' },
      results: { number: 0, days: 0 },
      source: 'By hand: no date lies between',
    },
    {
      inputs: { from: '1500-02-01', to: '1500-03-01', weekday: 'thursday' },
      results: { number: 5, days: 29, first: '1500-02-01', last: '1500-03-01' },
      cautions: ['of the Julian calendar'],
      source: 'Python: every date looked at with date.isoweekday; no February 29 in 1500',
    },
    {
      inputs: { from: '1752-09-01', to: '1752-09-30', weekday: 'sunday' },
      results: { number: 4, first: '1752-09-03' },
      cautions: ['until September 1752'],
      source: 'Python: every date looked at with date.isoweekday; in Britain 2 September was followed by the 14th',
    },
    {
      inputs: { from: '2000-01-01', to: '2026-12-31', weekday: 'sunday' },
      results: { number: 1409, first: '2000-01-02', last: '2026-12-27', dates: { length: 200 } },
      cautions: ['first 200'],
      source: 'Python: every date looked at with date.isoweekday',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time – Representations for information interchange' }],
});
