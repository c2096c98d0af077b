import { addYears, date, defineCalculator, integer, noResult } from '@reckoner/engine';
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
    nextBirthday: date({ label: 'Next birthday' }),
  },
  algorithm: ({ birth, on }) => {
    if (on < birth) throw noResult('The date of birth lies after the date on which the age is asked.');
    const { years, months, days } = calendarDifference(birth, on);
    const nextBirthday = addYears(birth, years + 1);
    return { years, months, days, totalDays: on - birth, nextBirthday };
  },
  explanation:
    'On {on} someone born on {birth} is {years} {years|year|years}, {months} {months|month|months} and {days} {days|day|days} old.',
  examples: [
    {
      inputs: { birth: '1990-05-15', on: '2026-11-20' },
      results: { years: 36, months: 6, days: 5, totalDays: 13338, nextBirthday: '2027-05-15' },
      source: 'Python 3.11: dateutil.relativedelta and date subtraction',
    },
    {
      inputs: { birth: '2000-02-29', on: '2021-02-28' },
      results: { years: 21, months: 0, days: 0, totalDays: 7670, nextBirthday: '2022-02-28' },
      source: 'Python 3.11: dateutil.relativedelta and date subtraction',
    },
    {
      inputs: { birth: '2030-01-01', on: '2029-12-31' },
      noResult: 'lies after',
      source: 'By definition: age starts at birth',
    },
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
