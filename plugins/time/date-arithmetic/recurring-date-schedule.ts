import {
  choice,
  date,
  dayOfMonth,
  daysInMonth,
  defineCalculator,
  flag,
  integer,
  monthOf,
  noResult,
  table,
  text,
  toDay,
  weekday,
  yearOf,
} from '@reckoner/engine';
import { WEEKDAYS, weekdayName } from '../shared/days.js';
import { WEEKDAY_OPTIONS } from '../shared/options.js';

const LAST_DAY = toDay(9999, 12, 31);
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** One of a unit, and several. */
const UNITS = {
  days: ['day', 'days'],
  weeks: ['week', 'weeks'],
  months: ['month', 'months'],
  nthWeekday: ['month', 'months'],
  years: ['year', 'years'],
} as const;

/** Frequencies of RFC 5545. */
const FREQUENCIES = {
  days: 'DAILY',
  weeks: 'WEEKLY',
  months: 'MONTHLY',
  nthWeekday: 'MONTHLY',
  years: 'YEARLY',
} as const;

/** A day of a month, counted on from January of the year 0; undefined where the month has none. */
type InMonth = (year: number, month: number) => number | undefined;

function sameDay(wanted: number, missing: 'skip' | 'last'): InMonth {
  return (year, month) => {
    const length = daysInMonth(year, month);
    if (wanted <= length) return toDay(year, month, wanted);
    return missing === 'last' ? toDay(year, month, length) : undefined;
  };
}

function nthWeekday(nth: number, wanted: number): InMonth {
  return (year, month) => {
    const length = daysInMonth(year, month);
    const first = toDay(year, month, 1);
    const earliest = 1 + ((wanted - weekday(first) + 7) % 7);
    if (nth < 0) return first + earliest - 1 + 7 * Math.floor((length - earliest) / 7);
    const found = earliest + 7 * (nth - 1);
    return found <= length ? first + found - 1 : undefined;
  };
}

/** Dates of every so many months, from the start on. */
function byMonths(start: number, step: number, count: number, inMonth: InMonth) {
  const days: number[] = [];
  const begins = 12 * yearOf(start) + monthOf(start) - 1;
  for (let index = begins; index < 120000 && days.length < count; index += step) {
    const day = inMonth(Math.floor(index / 12), (index % 12) + 1);
    if (day !== undefined && day >= start) days.push(day);
  }
  return days;
}

/** Dates of the weekdays of every so many weeks, which begin on Monday, from the start on. */
function byWeeks(start: number, step: number, count: number, weekdays: readonly number[]) {
  const days: number[] = [];
  for (let monday = start - weekday(start) + 1; monday <= LAST_DAY && days.length < count; monday += 7 * step) {
    for (const one of weekdays) {
      const day = monday + one - 1;
      if (day >= start && day <= LAST_DAY && days.length < count) days.push(day);
    }
  }
  return days;
}

interface Weekly {
  readonly monday: boolean;
  readonly tuesday: boolean;
  readonly wednesday: boolean;
  readonly thursday: boolean;
  readonly friday: boolean;
  readonly saturday: boolean;
  readonly sunday: boolean;
}

/** ISO numbers of the weekdays that are chosen. */
function chosenWeekdays({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }: Weekly) {
  return [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
    .map((on, index) => (on ? index + 1 : 0))
    .filter((one) => one > 0);
}

interface Rule extends Weekly {
  readonly startDate: number;
  readonly every: number;
  readonly unit: keyof typeof UNITS;
  readonly missing: 'skip' | 'last';
  readonly nth: number;
  readonly weekday: number;
}

/** The day of the start date in its month, and the days that the months of a schedule have, at least and at most. */
function dayAndLengths({ startDate, unit, every }: Pick<Rule, 'startDate' | 'unit' | 'every'>) {
  const length = daysInMonth(yearOf(startDate), monthOf(startDate));
  const isOneMonth = unit === 'years' || every % 12 === 0;
  const shortest = !isOneMonth || monthOf(startDate) === 2 ? 28 : length;
  return { wanted: dayOfMonth(startDate), isOneMonth, shortest, longest: isOneMonth ? length : 31 };
}

/** On which days of a unit the dates are, in words. */
function onWhich(rule: Rule) {
  if (rule.unit === 'nthWeekday')
    return ` on the ${ORDINALS[rule.nth < 0 ? 5 : rule.nth - 1]!} ${WEEKDAYS[rule.weekday - 1]!}`;
  if (rule.unit === 'weeks') {
    const names = chosenWeekdays(rule).map((one) => WEEKDAYS[one - 1]!);
    const last = names.at(-1);
    if (last === undefined) return '';
    return names.length > 1 ? ` on ${names.slice(0, -1).join(', ')} and ${last}` : ` on ${last}`;
  }
  const { wanted, isOneMonth, shortest } = dayAndLengths(rule);
  if (rule.unit === 'days' || wanted <= shortest) return '';
  const day = isOneMonth ? 'February 29' : `day ${wanted}`;
  return rule.missing === 'last' ? ` on ${day}, or the last day of the month` : ` on ${day} where there is one`;
}

export default defineCalculator({
  title: 'Recurring date schedule',
  description:
    'List of dates every so many days, weeks, months or years, or on a weekday such as the second Tuesday of a month, with the rule for calendar programs.',
  keywords: [
    'repeating dates',
    'payment schedule dates',
    'every two weeks',
    'every 90 days',
    'rrule',
    'paydays of the year',
    'every third Thursday',
  ],
  inputs: {
    startDate: date({ label: 'Start date' }),
    every: integer({ label: 'Every', min: 1, max: 1000, default: 1 }),
    unit: choice(
      {
        days: { label: 'Days', also: ['day', 'daily'] },
        weeks: { label: 'Weeks', also: ['week', 'weekly'] },
        months: { label: 'Months, on the same day', also: ['month', 'months', 'monthly'] },
        nthWeekday: { label: 'Months, on a weekday', also: ['nth weekday'] },
        years: { label: 'Years', also: ['year', 'yearly', 'annually'] },
      },
      { label: 'Unit' },
    ),
    monday: flag({ label: 'On Mondays', when: { unit: 'weeks' } }),
    tuesday: flag({ label: 'On Tuesdays', when: { unit: 'weeks' } }),
    wednesday: flag({ label: 'On Wednesdays', when: { unit: 'weeks' } }),
    thursday: flag({ label: 'On Thursdays', when: { unit: 'weeks' } }),
    friday: flag({ label: 'On Fridays', when: { unit: 'weeks' } }),
    saturday: flag({ label: 'On Saturdays', when: { unit: 'weeks' } }),
    sunday: flag({ label: 'On Sundays', when: { unit: 'weeks' } }),
    missing: choice(
      {
        skip: { label: 'Skip it, as the iCalendar standard does', also: ['skip'] },
        last: { label: 'Take the last day of the month', also: ['last', 'last day'] },
      },
      { label: 'Where a month has no such day', default: 'skip', when: { unit: ['months', 'years'] } },
    ),
    nth: choice(
      {
        first: { label: 'First', value: 1, also: ['1', '1st'] },
        second: { label: 'Second', value: 2, also: ['2', '2nd'] },
        third: { label: 'Third', value: 3, also: ['3', '3rd'] },
        fourth: { label: 'Fourth', value: 4, also: ['4', '4th'] },
        fifth: { label: 'Fifth', value: 5, also: ['5', '5th'] },
        last: { label: 'Last', value: -1, also: ['-1'] },
      },
      { label: 'Which one', when: { unit: 'nthWeekday' } },
    ),
    weekday: choice(WEEKDAY_OPTIONS, { label: 'Weekday of the month', when: { unit: 'nthWeekday' } }),
    count: integer({ label: 'Number of dates', min: 1, max: 200, default: 12 }),
  },
  outputs: {
    first: date({ label: 'First date' }),
    last: date({ label: 'Last date' }),
    span: integer({ label: 'Days from first to last' }),
    dates: table(
      {
        number: integer({ label: 'No.' }),
        date: date({ label: 'Date' }),
        weekday: text({ label: 'Weekday' }),
        gap: integer({ label: 'Days since the one before', optional: true }),
      },
      { label: 'Dates' },
    ),
    rule: text({ label: 'iCalendar rule, where the event starts on the first date' }),
  },
  algorithm: (inputs) => {
    const { startDate, every, unit, count } = inputs;
    const parts = [`FREQ=${FREQUENCIES[unit]}`, `INTERVAL=${every}`, `COUNT=${count}`];
    let days: readonly number[];
    if (inputs.unit === 'days') {
      days = Array.from({ length: count }, (_, index) => startDate + every * index).filter((day) => day <= LAST_DAY);
    } else if (inputs.unit === 'weeks') {
      const chosen = chosenWeekdays(inputs);
      const weekdays = chosen.length > 0 ? chosen : [weekday(startDate)];
      days = byWeeks(startDate, every, count, weekdays);
      parts.push(`BYDAY=${CODES.filter((_, index) => weekdays.includes(index + 1)).join(',')}`);
    } else if (inputs.unit === 'nthWeekday') {
      days = byMonths(startDate, every, count, nthWeekday(inputs.nth, inputs.weekday));
      parts.push(`BYDAY=${inputs.nth}${CODES[inputs.weekday - 1]!}`);
    } else {
      const { wanted, shortest, longest } = dayAndLengths(inputs);
      days = byMonths(startDate, inputs.unit === 'years' ? 12 * every : every, count, sameDay(wanted, inputs.missing));
      if (inputs.unit === 'years') parts.push(`BYMONTH=${monthOf(startDate)}`);
      if (inputs.missing === 'skip' || wanted <= shortest) parts.push(`BYMONTHDAY=${wanted}`);
      else if (wanted === longest) parts.push('BYMONTHDAY=-1');
      // Of the days from the 28th on that a month has, the last.
      else parts.push(`BYMONTHDAY=${[28, 29, 30].filter((one) => one <= wanted).join(',')};BYSETPOS=-1`);
    }
    if (days.length === 0)
      throw noResult('From the start date to the end of the year 9999 none of these months has such a day.');
    if (days.length < count) throw noResult('The schedule goes on beyond the year 9999, at which dates end here.');
    return {
      first: days[0]!,
      last: days[count - 1]!,
      span: days[count - 1]! - days[0]!,
      dates: days.map((day, index) => ({
        number: index + 1,
        date: day,
        weekday: weekdayName(day),
        gap: index > 0 ? day - days[index - 1]! : undefined,
      })),
      rule: `RRULE:${parts.join(';')}`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ startDate }) => startDate < toDay(1582, 10, 15),
      says: 'By the Gregorian calendar, which began on October 15, 1582: dates of the time before are of the Julian calendar.',
    },
    {
      level: 'note',
      when: ({ startDate, first }) => first !== startDate,
      says: 'The start date is not one of these days: the schedule begins with {first}.',
    },
    {
      level: 'caution',
      when: ({ unit, startDate, first, every }) =>
        unit === 'weeks' && every > 1 && first > startDate + 7 - weekday(startDate),
      says: 'Weeks are counted from the one of the start date, Monday to Sunday, though none of these days is left in it: to begin on an earlier date, start on that one.',
    },
    {
      level: 'caution',
      when: ({ unit, startDate, first, every }) =>
        unit === 'nthWeekday' &&
        every > 1 &&
        (monthOf(first) !== monthOf(startDate) || yearOf(first) !== yearOf(startDate)),
      says: 'Months are counted from the one of the start date, though it has no such day left: to begin in an earlier month, start in that one.',
    },
    {
      level: 'caution',
      when: ({ rule }) => rule.includes('BYSETPOS'),
      says: 'Some calendar programs read the last part of this rule, BYSETPOS, wrongly or not at all: hold the dates that they show against these.',
    },
    {
      level: 'caution',
      when: ({ unit, missing, startDate, dates, every }) =>
        missing === 'skip' &&
        dates.length > 1 &&
        dates.some(
          ({ date: day }, index) =>
            index > 0 &&
            12 * yearOf(day) + monthOf(day) >
              12 * yearOf(startDate) + monthOf(startDate) + index * every * (unit === 'years' ? 12 : 1),
        ),
      says: 'Months without this day are skipped, as the iCalendar standard has it; some calendar programs, as Outlook, take the last day of the month. Where a date is due each time, take it here, too.',
    },
    {
      level: 'note',
      when: ({ missing, startDate, dates }) =>
        missing === 'last' && dates.some(({ date: day }) => dayOfMonth(day) < dayOfMonth(startDate)),
      says: 'Where a month has no such day, its last one is taken.',
    },
    {
      level: 'note',
      when: ({ unit, startDate, every }) =>
        unit === 'months' &&
        every % 12 > 0 &&
        dayOfMonth(startDate) < 31 &&
        dayOfMonth(startDate) === daysInMonth(yearOf(startDate), monthOf(startDate)),
      says: 'The dates keep the number of the day: for the last day of every month, start on the 31st of one and take the last day where there is none.',
    },
    {
      level: 'note',
      when: ({ unit, nth, dates, every }) =>
        unit === 'nthWeekday' &&
        nth === 5 &&
        dates.some(
          ({ date: day }, index) =>
            index > 0 &&
            12 * yearOf(day) + monthOf(day) >
              12 * yearOf(dates[index - 1]!.date) + monthOf(dates[index - 1]!.date) + every,
        ),
      says: 'Months with only four of these weekdays are skipped: where one is due in each, take the last.',
    },
  ],
  explanation: (inputs) => {
    const { every, unit, count } = inputs;
    if (count === 1) return 'The only date of the schedule is {first}.';
    const [one, many] = UNITS[unit];
    const rhythm = every === 1 ? `Every ${one}` : `Every {every} ${many}`;
    return `${rhythm}${onWhich(inputs)}, from {first} on: the last of {count} dates is {last}, {span} {span|day|days} later.`;
  },
  examples: [
    {
      inputs: { startDate: '2026-01-31', unit: 'months', count: 4 },
      results: {
        first: '2026-01-31',
        last: '2026-07-31',
        span: 181,
        rule: 'RRULE:FREQ=MONTHLY;INTERVAL=1;COUNT=4;BYMONTHDAY=31',
        dates: { length: 4, rows: { 1: { number: 2, date: '2026-03-31', weekday: 'Tuesday', gap: 59 } } },
      },
      cautions: ['are skipped'],
      source: 'Python: dateutil.rrule(MONTHLY, count=4)',
    },
    {
      inputs: { startDate: '2026-01-31', unit: 'months', count: 4, missing: 'last' },
      results: {
        last: '2026-04-30',
        rule: 'RRULE:FREQ=MONTHLY;INTERVAL=1;COUNT=4;BYMONTHDAY=-1',
        dates: { length: 4, rows: { 1: { date: '2026-02-28' } } },
      },
      cautions: ['its last one is taken'],
      source: 'Python: dateutil.rrule(MONTHLY, bymonthday=-1)',
    },
    {
      inputs: { startDate: '2026-01-30', unit: 'months', count: 3, missing: 'last' },
      results: {
        last: '2026-03-30',
        rule: 'RRULE:FREQ=MONTHLY;INTERVAL=1;COUNT=3;BYMONTHDAY=28,29,30;BYSETPOS=-1',
      },
      cautions: ['BYSETPOS', 'its last one is taken'],
      source: 'Python: dateutil.rrule(MONTHLY, bymonthday=(28, 29, 30), bysetpos=-1)',
    },
    {
      inputs: { startDate: '2024-02-29', unit: 'years', count: 2, missing: 'last' },
      results: { last: '2025-02-28', rule: 'RRULE:FREQ=YEARLY;INTERVAL=1;COUNT=2;BYMONTH=2;BYMONTHDAY=-1' },
      cautions: ['its last one is taken'],
      source: 'Python: dateutil.rrule(YEARLY, bymonth=2, bymonthday=-1)',
    },
    {
      inputs: { startDate: '2026-04-30', unit: 'years', count: 2, missing: 'last' },
      results: { last: '2027-04-30', rule: 'RRULE:FREQ=YEARLY;INTERVAL=1;COUNT=2;BYMONTH=4;BYMONTHDAY=30' },
      source: 'Python: dateutil.rrule(YEARLY, bymonth=4, bymonthday=30)',
    },
    {
      inputs: { startDate: '2026-11-26', every: 2, unit: 'nthWeekday', nth: 'second', weekday: 'tuesday', count: 2 },
      results: { first: '2027-01-12', last: '2027-03-09' },
      cautions: ['begins with', 'Months are counted'],
      source: 'Python: dateutil.rrule(MONTHLY, interval=2, byweekday=TU(2)) from November 26',
    },
    {
      inputs: { startDate: '2026-04-30', unit: 'months', count: 3 },
      results: { last: '2026-06-30' },
      cautions: ['keep the number of the day'],
      source: 'Python: dateutil.rrule(MONTHLY, count=3)',
    },
    {
      inputs: { startDate: '2024-02-29', unit: 'years', count: 3 },
      results: { last: '2032-02-29', rule: 'RRULE:FREQ=YEARLY;INTERVAL=1;COUNT=3;BYMONTH=2;BYMONTHDAY=29' },
      cautions: ['are skipped'],
      source: 'Python: dateutil.rrule(YEARLY, count=3)',
    },
    {
      inputs: { startDate: '2026-11-20', every: 90, unit: 'days', count: 5 },
      results: { last: '2027-11-15', span: 360 },
      source: 'Python: dateutil.rrule(DAILY, interval=90, count=5)',
    },
    {
      inputs: { startDate: '2026-11-20', every: 2, unit: 'weeks', count: 27 },
      results: { last: '2027-11-19', rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=27;BYDAY=FR' },
      source: 'Python: dateutil.rrule(WEEKLY, interval=2, count=27)',
    },
    {
      inputs: { startDate: '2026-11-20', every: 2, unit: 'weeks', wednesday: true, monday: true, count: 3 },
      results: { first: '2026-11-30', last: '2026-12-14', rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=MO,WE' },
      cautions: ['begins with', 'Weeks are counted'],
      source: 'Python: dateutil.rrule(WEEKLY, interval=2, byweekday=(MO, WE))',
    },
    {
      inputs: { startDate: '2026-11-26', every: 2, unit: 'weeks', monday: true, count: 2 },
      results: { first: '2026-12-07', last: '2026-12-21' },
      cautions: ['begins with', 'Weeks are counted'],
      source: 'Python: dateutil.rrule(WEEKLY, interval=2, byweekday=MO) from November 26',
    },
    {
      inputs: { startDate: '2026-11-20', unit: 'nthWeekday', nth: 'second', weekday: 'tuesday', count: 3 },
      results: { first: '2026-12-08', last: '2027-02-09', rule: 'RRULE:FREQ=MONTHLY;INTERVAL=1;COUNT=3;BYDAY=2TU' },
      cautions: ['begins with'],
      source: 'Python: dateutil.rrule(MONTHLY, byweekday=TU(2))',
    },
    {
      inputs: { startDate: '2026-11-27', unit: 'nthWeekday', nth: 'last', weekday: 'friday', every: 2, count: 3 },
      results: { first: '2026-11-27', last: '2027-03-26' },
      source: 'Python: dateutil.rrule(MONTHLY, interval=2, byweekday=FR(-1))',
    },
    {
      inputs: { startDate: '2026-11-30', unit: 'nthWeekday', nth: 'fifth', weekday: 'monday', count: 3 },
      results: { first: '2026-11-30', last: '2027-05-31' },
      cautions: ['only four'],
      source: 'Python: dateutil.rrule(MONTHLY, byweekday=MO(5))',
    },
    {
      inputs: { startDate: '1500-02-27', unit: 'days', count: 3 },
      results: { last: '1500-03-01' },
      cautions: ['of the Julian calendar'],
      source: 'Python: dateutil.rrule(DAILY, count=3); no February 29 in 1500',
    },
    {
      inputs: { startDate: '2026-12-31', unit: 'years', count: 3 },
      results: { first: '2026-12-31', last: '2028-12-31', span: 731 },
      source: 'Python: dateutil.rrule(YEARLY, count=3)',
    },
    {
      inputs: { startDate: '2026-11-20', unit: 'days', count: 1 },
      results: { first: '2026-11-20', last: '2026-11-20', span: 0 },
      source: 'By hand: the start date alone',
    },
    {
      inputs: { startDate: '2027-02-01', every: 48, unit: 'nthWeekday', nth: 'fifth', weekday: 'monday', count: 1 },
      noResult: 'none of these months',
      source: 'By hand: February 2027, 2031, 2035 … have 28 days',
    },
    {
      inputs: { startDate: '9999-12-01', unit: 'months', count: 2 },
      noResult: 'beyond the year 9999',
      source: 'By hand: the next one is in January 10000',
    },
    {
      inputs: { startDate: '2026-11-20', unit: 'weeks', tuesday: true, thursday: true, saturday: true, count: 7 },
      results: {
        first: '2026-11-21',
        last: '2026-12-05',
        span: 14,
        rule: 'RRULE:FREQ=WEEKLY;INTERVAL=1;COUNT=7;BYDAY=TU,TH,SA',
        dates: {
          length: 7,
          rows: {
            1: { date: '2026-11-24', weekday: 'Tuesday', gap: 3 },
            2: { date: '2026-11-26', weekday: 'Thursday', gap: 2 },
          },
        },
      },
      cautions: ['begins with'],
      source: 'Python: dateutil.rrule(WEEKLY, byweekday=(TU, TH, SA))',
    },
    {
      inputs: { startDate: '2026-11-20', every: 2, unit: 'weeks', friday: true, sunday: true, count: 5 },
      results: {
        first: '2026-11-20',
        last: '2026-12-18',
        span: 28,
        rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=FR,SU',
        dates: {
          length: 5,
          rows: {
            1: { date: '2026-11-22', weekday: 'Sunday', gap: 2 },
            2: { date: '2026-12-04', weekday: 'Friday', gap: 12 },
          },
        },
      },
      source: 'Python: dateutil.rrule(WEEKLY, interval=2, byweekday=(FR, SU))',
    },
  ],
  notes: [
    'Weekly without a weekday chosen, the dates are on the weekday of the start date.',
    'Weeks begin on Monday, as in ISO 8601 and by default in RFC 5545.',
  ],
  references: [
    { title: 'RFC 5545: Internet Calendaring and Scheduling Core Object Specification (iCalendar), §3.3.10' },
    { title: 'Microsoft: DayOfMonth property (RecurrencePattern object): Outlook and the last day of shorter months' },
  ],
});
