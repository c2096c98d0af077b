import { category, choice, daysInMonth, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { WEEKDAYS } from '../shared/days.js';

const isJulianLeap = (year: number) => year % 4 === 0;

/** Zeller's congruence: January and February count as months 13 and 14 of the year before; 0 is Saturday. */
export default defineCalculator({
  title: 'Day of the week of a date',
  description: 'Weekday of a date of the Gregorian or Julian calendar by Zeller’s congruence, with its steps.',
  keywords: ['what day was it', 'weekday', 'zeller', 'doomsday', 'day I was born'],
  inputs: {
    year: integer({ label: 'Year', min: 1, max: 9999 }),
    month: integer({ label: 'Month', min: 1, max: 12 }),
    day: integer({ label: 'Day', min: 1, max: 31 }),
    calendar: choice({ gregorian: 'Gregorian', julian: 'Julian' }, { label: 'Calendar', default: 'gregorian' }),
  },
  outputs: {
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    number: integer({ label: 'ISO number (Monday is 1)' }),
    dayOfYear: integer({ label: 'Day of the year' }),
    steps: text({ label: 'Zeller’s congruence' }),
  },
  algorithm: ({ year, month, day, calendar }) => {
    const length = (m: number) =>
      m === 2 && calendar === 'julian' ? (isJulianLeap(year) ? 29 : 28) : daysInMonth(year, m);
    if (day > length(month)) throw noResult(`Month ${month} of ${year} has ${length(month)} days.`);
    const m = month < 3 ? month + 12 : month;
    const y = month < 3 ? year - 1 : year;
    const century = Math.floor(y / 100);
    const inCentury = y - 100 * century;
    const terms = [day, Math.floor((13 * (m + 1)) / 5), inCentury, Math.floor(inCentury / 4)];
    if (calendar === 'gregorian') terms.push(Math.floor(century / 4), 5 * century);
    else terms.push(5, 6 * century);
    const h = terms.reduce((sum, term) => sum + term, 0) % 7;
    const number = ((h + 5) % 7) + 1;
    let dayOfYear = day;
    for (let before = 1; before < month; before++) dayOfYear += length(before);
    return {
      weekday: WEEKDAYS[number - 1]!,
      number,
      dayOfYear,
      steps: `(${terms.join(' + ')}) mod 7 = ${h}, counted from Saturday as 0`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ year, month, day, calendar }) => calendar === 'gregorian' && 10000 * year + 100 * month + day < 15821015,
      says: 'The Gregorian calendar began on October 15, 1582: dates of the time before are of the Julian calendar.',
    },
    {
      level: 'note',
      when: ({ year, month, day, calendar }) =>
        calendar === 'gregorian' &&
        10000 * year + 100 * month + day >= 15821015 &&
        10000 * year + 100 * month + day < 17520914,
      says: 'Many countries still kept the Julian calendar then, Great Britain and its colonies until September 1752: look in which one the date is.',
    },
  ],
  explanation: 'The date falls on a {weekday}, day {dayOfYear} of the year: {steps}.',
  examples: [
    {
      inputs: { year: 2026, month: 11, day: 20 },
      results: {
        weekday: 'Friday',
        number: 5,
        dayOfYear: 324,
        steps: '(20 + 31 + 26 + 6 + 5 + 100) mod 7 = 6, counted from Saturday as 0',
      },
      source: 'Python 3.11: date(2026, 11, 20).isoweekday(); steps by hand',
    },
    {
      inputs: { year: 2000, month: 2, day: 29 },
      results: { weekday: 'Tuesday', number: 2, dayOfYear: 60 },
      source: 'Python 3.11: date(2000, 2, 29).isoweekday()',
    },
    {
      inputs: { year: 1582, month: 10, day: 15 },
      results: { weekday: 'Friday' },
      cautions: ['until September 1752'],
      source: 'Inter gravissimas (1582): the first Gregorian day was a Friday',
    },
    {
      inputs: { year: 1582, month: 10, day: 4, calendar: 'julian' },
      results: { weekday: 'Thursday', dayOfYear: 277 },
      source: 'Inter gravissimas (1582): Thursday 4 October was followed by Friday 15 October',
    },
    {
      inputs: { year: 1066, month: 10, day: 14, calendar: 'julian' },
      results: { weekday: 'Saturday' },
      source: 'The battle of Hastings was fought on a Saturday',
    },
    {
      inputs: { year: 1500, month: 3, day: 1, calendar: 'julian' },
      results: { dayOfYear: 61, weekday: 'Sunday' },
      source: 'Python 3.11: proleptic Gregorian 1500-03-11 is the same day; 1500 is a Julian leap year',
    },
    {
      inputs: { year: 1066, month: 10, day: 14 },
      results: { weekday: 'Sunday', dayOfYear: 287 },
      cautions: ['began on October 15, 1582'],
      source: 'Python 3.11: date(1066, 10, 14).isoweekday()',
    },
    { inputs: { year: 1900, month: 2, day: 29 }, noResult: 'has 28 days', source: 'By definition' },
  ],
  references: [{ title: 'Zeller: Kalender-Formeln, Acta Mathematica 9 (1887) 131', doi: '10.1007/BF02406733' }],
});
