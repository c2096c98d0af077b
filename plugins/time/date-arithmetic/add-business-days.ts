import { category, choice, date, defineCalculator, integer, list, weekday, yearOf } from '@reckoner/engine';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** ISO weekdays that are free. */
const WEEKENDS = {
  saturdaySunday: [6, 7],
  fridaySaturday: [5, 6],
  thursdayFriday: [4, 5],
  sunday: [7],
  saturday: [6],
  friday: [5],
  none: [],
} as const;

type Weekend = keyof typeof WEEKENDS;

function isWeekend(day: number, weekend: Weekend) {
  const free: readonly number[] = WEEKENDS[weekend];
  return free.includes(weekday(day));
}

function isFree(day: number, weekend: Weekend, holidays: readonly number[] | undefined) {
  return isWeekend(day, weekend) || (holidays ?? []).includes(day);
}

/** As WORKDAY of spreadsheets counts: the start date is not counted, whatever day it is. */
export default defineCalculator({
  title: 'Add business days to a date',
  description:
    'The date a number of working days after or before another date, skipping weekends and a list of holidays.',
  keywords: ['workday', 'working days from today', 'add working days', 'business days from now', 'delivery date'],
  inputs: {
    startDate: date({ label: 'Start date', min: '1700-01-01', max: '9900-12-31', default: 'today' }),
    direction: choice(
      {
        add: { label: 'Add', value: 1, also: ['after'] },
        subtract: { label: 'Subtract', value: -1, also: ['before'] },
      },
      { label: 'Direction', default: 'add' },
    ),
    days: integer({ label: 'Business days', min: 0, max: 10000 }),
    weekend: choice(
      {
        saturdaySunday: { label: 'Saturday and Sunday', also: ['Sat Sun', 'Saturday/Sunday'] },
        fridaySaturday: { label: 'Friday and Saturday', also: ['Fri Sat', 'Friday/Saturday'] },
        thursdayFriday: { label: 'Thursday and Friday', also: ['Thu Fri', 'Thursday/Friday'] },
        sunday: { label: 'Sunday only', also: ['Sunday'] },
        saturday: { label: 'Saturday only', also: ['Saturday'] },
        friday: { label: 'Friday only', also: ['Friday'] },
        none: 'No free days',
      },
      { label: 'Weekend', default: 'saturdaySunday' },
    ),
    holidays: list(date({ label: 'Holiday' }), { label: 'Holidays', optional: true }),
    count: choice(
      {
        after: { label: 'The start date is not counted', also: ['after'] },
        start: { label: 'The start date is day 1 if it is a business day', also: ['start'] },
      },
      { label: 'Count', default: 'after' },
    ),
  },
  outputs: {
    end: date({ label: 'Resulting date' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    calendarDays: integer({ label: 'Calendar days from the start date' }),
    weekendDays: integer({ label: 'Weekend days skipped' }),
    holidayDays: integer({ label: 'Holidays skipped, not on weekends' }),
  },
  requires: [
    {
      that: ({ count, days }) => count === 'after' || days > 0,
      field: 'days',
      says: 'Where the start date is day 1, ask for at least 1 business day.',
    },
  ],
  algorithm: ({ startDate, direction, days, weekend, holidays, count }) => {
    const closed = new Set(holidays ?? []);
    let end = startDate;
    let weekendDays = 0;
    let holidayDays = 0;
    let left = days - (count === 'start' && !isFree(startDate, weekend, holidays) ? 1 : 0);
    while (left > 0) {
      end += direction;
      if (isWeekend(end, weekend)) weekendDays++;
      else if (closed.has(end)) holidayDays++;
      else left--;
    }
    return { end, weekday: weekdayName(end), calendarDays: Math.abs(end - startDate), weekendDays, holidayDays };
  },
  cautions: [
    {
      level: 'note',
      when: ({ startDate, days, weekend, holidays }) => days === 0 && isFree(startDate, weekend, holidays),
      says: 'The start date is no business day itself, and with no days to count it is not moved to one.',
    },
    {
      level: 'note',
      when: ({ startDate, weekend, holidays, count }) => count === 'start' && isFree(startDate, weekend, holidays),
      says: 'The start date is no business day: it is not counted.',
    },
    {
      level: 'note',
      when: ({ startDate, end, weekend, holidays }) =>
        (holidays ?? []).some(
          (day) => day >= Math.min(startDate, end) && day <= Math.max(startDate, end) && isWeekend(day, weekend),
        ),
      says: 'A holiday on the weekend takes no business day off: where another day is free in its place, list that day.',
    },
    {
      level: 'note',
      when: ({ startDate, end, holidays }) =>
        holidays !== undefined &&
        !holidays.some((day) => day >= Math.min(startDate, end) && day <= Math.max(startDate, end)),
      says: 'None of the listed holidays falls on these days, so that they change nothing.',
    },
    {
      level: 'caution',
      when: ({ startDate, end, holidays }) =>
        (holidays ?? []).some((day) => day >= Math.min(startDate, end) && day <= Math.max(startDate, end)) &&
        (holidays ?? []).every((day) => yearOf(day) < yearOf(Math.max(startDate, end))),
      says: 'These days reach into a year for which no holiday is listed: list its holidays, too.',
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
  explanation: ({ startDate, direction, days, weekend, holidays, count }) => {
    if (days === 0) return 'With no business days to count the date stays {startDate}, a {weekday}.';
    const way = direction > 0 ? 'after' : 'before';
    const off = '{holidays?|, with no holidays listed}';
    const apart = `{calendarDays} calendar {calendarDays|day|days} ${way} it`;
    if (count === 'start' && !isFree(startDate, weekend, holidays)) {
      if (days === 1) return `{startDate}, a {weekday}, is a business day, and so day 1 itself${off}.`;
      return direction > 0
        ? `With {startDate} as day 1, business day {days} is {end}, a {weekday}, ${apart}${off}.`
        : `With {startDate} as day 1 and counting back, business day {days} is {end}, a {weekday}, ${apart}${off}.`;
    }
    return `{days} business {days|day|days} ${way} {startDate} is {end}, a {weekday}, {calendarDays} calendar {calendarDays|day|days} away${off}.`;
  },
  examples: [
    {
      inputs: { startDate: '2006-01-01', days: 10 },
      results: { end: '2006-01-13', weekday: 'Friday', calendarDays: 12, weekendDays: 2, holidayDays: 0 },
      source: 'ECMA-376, SpreadsheetML: WORKDAY(DATE(2006,1,1),10); weekend of January 7 and 8 by hand',
    },
    {
      inputs: { startDate: '2006-01-01', direction: 'subtract', days: 10 },
      results: { end: '2005-12-19', weekday: 'Monday' },
      source: 'ECMA-376, SpreadsheetML: WORKDAY(DATE(2006,1,1),-10)',
    },
    {
      inputs: { startDate: '2006-01-01', days: 20, holidays: ['2006-01-02', '2006-01-16'] },
      results: { end: '2006-01-31', weekday: 'Tuesday', holidayDays: 2 },
      source: 'ECMA-376, SpreadsheetML: WORKDAY with two holidays',
    },
    {
      inputs: { startDate: '2006-01-01', days: 0 },
      results: { end: '2006-01-01', weekday: 'Sunday', calendarDays: 0 },
      cautions: ['not moved'],
      source: 'ECMA-376, SpreadsheetML: WORKDAY(DATE(2006,1,1),0)',
    },
    {
      inputs: { startDate: '2026-11-23', days: 5, count: 'start' },
      results: { end: '2026-11-27', weekday: 'Friday', calendarDays: 4 },
      source: 'By hand: Monday to Friday',
    },
    {
      inputs: { startDate: '2026-11-27', direction: 'subtract', days: 5, count: 'start' },
      results: { end: '2026-11-23', weekday: 'Monday', calendarDays: 4 },
      source: 'By hand: Friday back to Monday',
    },
    {
      inputs: { startDate: '2026-11-27', days: 1, count: 'start' },
      results: { end: '2026-11-27', calendarDays: 0 },
      source: 'By hand: the start date itself',
    },
    {
      inputs: { startDate: '2026-11-22', days: 5, count: 'start' },
      results: { end: '2026-11-27', calendarDays: 5 },
      cautions: ['it is not counted'],
      source: 'By hand: from Sunday, Monday to Friday',
    },
    {
      inputs: { startDate: '2026-11-23', days: 0, count: 'start' },
      refused: 'at least 1 business day',
      source: 'By hand: day 0 is none',
    },
    {
      inputs: { startDate: '2026-12-23', days: 5, holidays: ['2026-12-25', '2026-12-26'] },
      results: { end: '2026-12-31', weekendDays: 2, holidayDays: 1 },
      cautions: ['on the weekend'],
      source: 'numpy.busday_offset with holidays; 26 December 2026 is a Saturday',
    },
    {
      inputs: { startDate: '2026-12-23', days: 5, holidays: ['2025-12-25'] },
      results: { end: '2026-12-30', holidayDays: 0 },
      cautions: ['None of the listed holidays'],
      source: 'numpy.busday_offset',
    },
    {
      inputs: { startDate: '2026-12-24', days: 5, holidays: ['2026-12-25'] },
      results: { end: '2027-01-01', holidayDays: 1 },
      cautions: ['a year for which no holiday'],
      source: 'numpy.busday_offset with one holiday: January 1 itself, as it is not listed',
    },
    {
      inputs: { startDate: '2024-02-01', days: 20, weekend: 'fridaySaturday' },
      results: { end: '2024-02-29' },
      source: 'numpy.busday_offset, weekmask 1111001',
    },
    {
      inputs: { startDate: '2024-02-01', days: 20, weekend: 'sunday' },
      results: { end: '2024-02-24' },
      source: 'numpy.busday_offset, weekmask 1111110',
    },
    {
      inputs: { startDate: '2024-02-01', days: 20, weekend: 'none' },
      results: { end: '2024-02-21', weekendDays: 0 },
      source: 'By hand',
    },
  ],
  notes: ['Half days and hours of the day at which an order still counts are not looked at.'],
  references: [
    { title: 'ECMA-376, Office Open XML: SpreadsheetML functions, WORKDAY' },
    { title: 'OASIS: Open Document Format 1.3, part 4: OpenFormula, WORKDAY' },
  ],
});
