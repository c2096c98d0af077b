import { addYears, date, defineCalculator, integer, LAST_DAY } from '@reckoner/engine';
import { calendarDifference } from '../shared/days.js';

/** Completed years; a birthday on 29 February is kept on 28 February in common years. */
export default defineCalculator({
  title: 'Age',
  description: 'Age in years, months and days on a date from the date of birth, and the days to the next birthday.',
  keywords: ['birthday', 'how old', 'date of birth', 'chronological age'],
  inputs: {
    birth: date({ label: 'Date of birth' }),
    on: date({ label: 'Age on', default: 'today' }),
  },
  outputs: {
    years: integer({ label: 'Years' }),
    months: integer({ label: 'Further months' }),
    days: integer({ label: 'Further days' }),
    totalDays: integer({ label: 'Age in days' }),
    nextBirthday: date({ label: 'Next birthday', optional: true }),
    daysToBirthday: integer({ label: 'Days to the next birthday', optional: true }),
  },
  algorithm: ({ birth, on }) => {
    const { years, months, days } = calendarDifference(birth, on);
    const nextBirthday = addYears(birth, years + 1);
    const age = { years, months, days, totalDays: on - birth };
    return nextBirthday > LAST_DAY ? age : { ...age, nextBirthday, daysToBirthday: nextBirthday - on };
  },
  requires: [
    {
      that: ({ birth, on }) => birth <= on,
      field: 'birth',
      says: 'The date of birth, {birth}, must not lie after {on}, on which the age is asked.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ years }) => years > 122,
      says: 'Nobody is known to have become older than 122 years: look again at the dates.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'Life so far',
    rows: ({ birth, on, nextBirthday }) => [
      { label: 'Birth', at: birth },
      { label: 'Life', from: birth, to: on },
      ...(nextBirthday === undefined ? [] : [{ label: 'Next birthday', at: nextBirthday }]),
    ],
  },
  explanation:
    'On {on} someone born on {birth} is {years} {years|year|years}, {months} {months|month|months} and {days} {days|day|days} old{daysToBirthday?; the next birthday is in {daysToBirthday} {daysToBirthday|day|days}|}.',
  examples: [
    {
      inputs: { birth: '1990-05-15', on: '2026-11-20' },
      results: { years: 36, months: 6, days: 5, totalDays: 13338, nextBirthday: '2027-05-15', daysToBirthday: 176 },
      source: 'Python 3.11: dateutil.relativedelta and date subtraction',
    },
    {
      inputs: { birth: '2000-02-29', on: '2021-02-28' },
      results: { years: 21, months: 0, days: 0, totalDays: 7670, nextBirthday: '2022-02-28', daysToBirthday: 365 },
      source: 'Python 3.11: dateutil.relativedelta and date subtraction',
    },
    {
      inputs: { birth: '2030-01-01', on: '2029-12-31' },
      refused: 'must not lie after',
      source: 'By definition: age starts at birth',
    },
    {
      inputs: { birth: '1890-01-01', on: '2026-01-01' },
      results: { years: 136, totalDays: 49673 },
      cautions: ['older than 122'],
      source: 'Python 3.11: date subtraction',
    },
    {
      inputs: { birth: '9999-01-01', on: '9999-12-31' },
      results: { years: 0, months: 11, days: 30, totalDays: 364 },
      source: 'By hand: the calendar ends before the next birthday',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
