import { category, choice, date, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { persianMonths, persianNewYear, toPersian } from '../shared/calendars.js';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

const NAMES = [
  'Farvardin',
  'Ordibehesht',
  'Khordad',
  'Tir',
  'Mordad',
  'Shahrivar',
  'Mehr',
  'Aban',
  'Azar',
  'Dey',
  'Bahman',
  'Esfand',
];

/** Eight leap years in 33, which in these centuries are those of the spring equinox in Tehran. */
export default defineCalculator({
  title: 'Persian (Solar Hijri) calendar date',
  description:
    'Converts a Gregorian date to the Persian calendar of Iran or back, with Nowruz and the kind of the year.',
  keywords: [
    'jalali date converter',
    'shamsi to gregorian',
    'gregorian to persian date',
    'iranian calendar',
    'persian date converter',
    'nowruz date',
    'solar hijri calendar',
    'afghan calendar',
  ],
  inputs: {
    direction: choice(
      { toPersian: 'Gregorian to Persian', toGregorian: 'Persian to Gregorian' },
      { label: 'Direction', default: 'toPersian' },
    ),
    date: date({ label: 'Gregorian date', min: '1800-03-21', max: '2124-03-19', when: { direction: 'toPersian' } }),
    year: integer({
      label: 'Persian year',
      usual: [1250, 1450],
      min: 1179,
      max: 1502,
      when: { direction: 'toGregorian' },
    }),
    month: choice(
      {
        m1: { label: 'Farvardin', value: 1, also: ['1'] },
        m2: { label: 'Ordibehesht', value: 2, also: ['2'] },
        m3: { label: 'Khordad', value: 3, also: ['3'] },
        m4: { label: 'Tir', value: 4, also: ['4'] },
        m5: { label: 'Mordad', value: 5, also: ['Amordad', '5'] },
        m6: { label: 'Shahrivar', value: 6, also: ['6'] },
        m7: { label: 'Mehr', value: 7, also: ['7'] },
        m8: { label: 'Aban', value: 8, also: ['8'] },
        m9: { label: 'Azar', value: 9, also: ['9'] },
        m10: { label: 'Dey', value: 10, also: ['10'] },
        m11: { label: 'Bahman', value: 11, also: ['11'] },
        m12: { label: 'Esfand', value: 12, also: ['12'] },
      },
      { label: 'Persian month', when: { direction: 'toGregorian' } },
    ),
    day: integer({
      label: 'Day of the Persian month',
      usual: 'all',
      min: 1,
      max: 31,
      when: { direction: 'toGregorian' },
    }),
  },
  outputs: {
    persian: text({ label: 'Persian date' }),
    gregorian: date({ label: 'Gregorian date' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    numeric: text({ label: 'Persian date in figures' }),
    yearKind: category(['Common year', 'Leap year'], { label: 'Kind of year' }),
    nowruz: date({ label: 'Nowruz, the first day of the Persian year' }),
    nextNowruz: date({ label: 'Next Nowruz' }),
  },
  algorithm: ({ direction, date, year, month, day }) => {
    const parts = direction === 'toPersian' ? toPersian(date) : { year, month, day };
    const nowruz = persianNewYear(parts.year);
    // The year 1502 is the last in which the cycle agrees with the equinox; it has 365 days.
    const length = parts.year === 1502 ? 365 : persianNewYear(parts.year + 1) - nowruz;
    const months = persianMonths(length);
    if (parts.day > months[parts.month - 1]!)
      throw noResult(`${NAMES[parts.month - 1]} of that year has ${months[parts.month - 1]} days.`);
    const at = nowruz + months.slice(0, parts.month - 1).reduce((sum, days) => sum + days, 0) + parts.day - 1;
    const two = (value: number) => String(value).padStart(2, '0');
    return {
      persian: `${parts.day} ${NAMES[parts.month - 1]} ${parts.year}`,
      gregorian: at,
      weekday: weekdayName(at),
      numeric: `${parts.year}/${two(parts.month)}/${two(parts.day)}`,
      yearKind: length === 366 ? 'Leap year' : 'Common year',
      nowruz,
      nextNowruz: nowruz + length,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ gregorian }) => gregorian < -16347,
      says: 'Iran has these months since 31 March 1925: before that other names and lengths of months were used.',
    },
    {
      level: 'note',
      when: ({ gregorian }) => gregorian >= 2271 && gregorian < 3166,
      says: 'From 1976 to 1978 Iran counted years from Cyrus, 1,180 more than here.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'toPersian'
      ? '{date} is {persian}, a {weekday}; that Persian year began on {nowruz}.'
      : '{persian} is {gregorian}, a {weekday}; that Persian year began on {nowruz}.',
  examples: [
    {
      inputs: { date: '2026-11-24' },
      results: {
        persian: '3 Azar 1405',
        gregorian: '2026-11-24',
        weekday: 'Tuesday',
        numeric: '1405/09/03',
        yearKind: 'Common year',
        nowruz: '2026-03-21',
        nextNowruz: '2027-03-21',
      },
      source: 'ICU 78, calendar persian',
    },
    {
      inputs: { direction: 'toGregorian', year: 1403, month: 'm12', day: 30 },
      results: {
        gregorian: '2025-03-20',
        weekday: 'Thursday',
        yearKind: 'Leap year',
        nowruz: '2024-03-20',
        nextNowruz: '2025-03-21',
      },
      source: 'Official calendar of Iran and ICU 78: 1403 is a leap year',
    },
    {
      inputs: { date: '1979-02-11' },
      results: { persian: '22 Bahman 1357', weekday: 'Sunday' },
      source: 'Victory of the revolution, 22 Bahman 1357',
    },
    {
      inputs: { date: '1921-02-21' },
      results: { persian: '2 Esfand 1299', nowruz: '1920-03-21' },
      cautions: ['since 31 March 1925'],
      source: 'ICU 78, calendar persian',
    },
    {
      inputs: { date: '1977-05-01' },
      results: { persian: '11 Ordibehesht 1356' },
      cautions: ['from Cyrus'],
      source: 'ICU 78, calendar persian',
    },
    {
      inputs: { date: '2124-03-19' },
      results: { persian: '29 Esfand 1502', yearKind: 'Common year', nextNowruz: '2124-03-20' },
      source: 'ICU 78, calendar persian',
    },
    {
      inputs: { direction: 'toGregorian', year: 1404, month: 'm12', day: 30 },
      noResult: 'has 29 days',
      source: 'By definition: 1404 is a common year',
    },
  ],
  notes: [
    'The official calendar begins the year with the equinox in Tehran. The cycle of 33 years gives the same days from 1179 to 1502; later ones are left out.',
  ],
  references: [
    { title: 'Reingold, Dershowitz: Calendrical Calculations, 4th ed., ch. 15', isbn: '978-1-107-68316-7' },
    { title: 'International Components for Unicode: Persian calendar' },
  ],
});
