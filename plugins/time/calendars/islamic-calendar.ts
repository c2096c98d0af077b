import { category, choice, date, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { fromIslamic, islamicLeap, islamicMonths, toIslamic } from '../shared/calendars.js';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

const NAMES = [
  'Muharram',
  'Safar',
  'Rabi I',
  'Rabi II',
  'Jumada I',
  'Jumada II',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
];

/** The tabular calendar: months of 30 and 29 days, with 11 leap days in 30 years. */
export default defineCalculator({
  title: 'Islamic (Hijri) calendar date',
  description:
    'Converts a Gregorian date to the tabular Islamic calendar or back, by the four rules of leap years and both epochs.',
  keywords: [
    'hijri date converter',
    'gregorian to hijri',
    'hijri to gregorian',
    'islamic calendar converter',
    'muslim calendar',
    'ramadan date',
    'tabular islamic calendar',
  ],
  inputs: {
    direction: choice(
      { toIslamic: 'Gregorian to Islamic', toGregorian: 'Islamic to Gregorian' },
      { label: 'Direction', default: 'toIslamic' },
    ),
    date: date({ label: 'Gregorian date', min: '0622-07-18', max: '6000-12-31', when: { direction: 'toIslamic' } }),
    year: integer({
      label: 'Islamic year (AH)',
      usual: [1, 1600],
      min: 1,
      max: 5544,
      when: { direction: 'toGregorian' },
    }),
    month: choice(
      {
        m1: { label: 'Muharram', value: 1, also: ['1'] },
        m2: { label: 'Safar', value: 2, also: ['2'] },
        m3: { label: 'Rabi I', value: 3, also: ['Rabi al-Awwal', '3'] },
        m4: { label: 'Rabi II', value: 4, also: ['Rabi al-Thani', '4'] },
        m5: { label: 'Jumada I', value: 5, also: ['Jumada al-Ula', '5'] },
        m6: { label: 'Jumada II', value: 6, also: ['Jumada al-Akhirah', '6'] },
        m7: { label: 'Rajab', value: 7, also: ['7'] },
        m8: { label: 'Shaban', value: 8, also: ["Sha'ban", '8'] },
        m9: { label: 'Ramadan', value: 9, also: ['Ramadhan', '9'] },
        m10: { label: 'Shawwal', value: 10, also: ['10'] },
        m11: { label: 'Dhu al-Qadah', value: 11, also: ["Dhu al-Qi'dah", '11'] },
        m12: { label: 'Dhu al-Hijjah', value: 12, also: ['Dhu al-Hijja', '12'] },
      },
      { label: 'Islamic month', when: { direction: 'toGregorian' } },
    ),
    day: integer({
      label: 'Day of the Islamic month',
      usual: 'all',
      min: 1,
      max: 30,
      when: { direction: 'toGregorian' },
    }),
    rule: choice(
      {
        common: { label: 'Leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29', value: 14 },
        fifteen: { label: 'With 15 in place of 16', value: 15 },
        fatimid: { label: 'Fatimid: 2, 5, 8, 10, 13, 16, 19, 21, 24, 27, 29', value: 11 },
        habash: { label: 'Habash: 2, 5, 8, 11, 13, 16, 19, 21, 24, 27, 30', value: 9 },
      },
      { label: 'Leap years in 30', default: 'common' },
    ),
    epoch: choice(
      {
        civil: { label: 'Civil: Friday, 16 July 622 (Julian)', value: 1948440 },
        astronomical: { label: 'Astronomical: Thursday, 15 July 622 (Julian)', value: 1948439 },
      },
      { label: 'First day of the calendar', default: 'civil' },
    ),
  },
  outputs: {
    islamic: text({ label: 'Islamic date' }),
    gregorian: date({ label: 'Gregorian date' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    monthNumber: integer({ label: 'Number of the month' }),
    monthDays: integer({ label: 'Days in the month' }),
    yearKind: category(['Common year', 'Leap year'], { label: 'Kind of year' }),
    newYear: date({ label: 'First day of the Islamic year, by the table' }),
    ramadan: date({ label: 'First day of Ramadan of that year, by the table' }),
  },
  algorithm: ({ direction, date, year, month, day, rule, epoch }) => {
    const parts = direction === 'toIslamic' ? toIslamic(date, rule, epoch) : { year, month, day };
    const monthDays = islamicMonths(parts.year, rule)[parts.month - 1]!;
    if (parts.day > monthDays) throw noResult(`${NAMES[parts.month - 1]} of that year has ${monthDays} days.`);
    const at = fromIslamic(parts, rule, epoch);
    return {
      islamic: `${parts.day} ${NAMES[parts.month - 1]} ${parts.year} AH`,
      gregorian: at,
      weekday: weekdayName(at),
      monthNumber: parts.month,
      monthDays,
      yearKind: islamicLeap(parts.year, rule) ? 'Leap year' : 'Common year',
      newYear: fromIslamic({ year: parts.year, month: 1, day: 1 }, rule, epoch),
      ramadan: fromIslamic({ year: parts.year, month: 9, day: 1 }, rule, epoch),
    };
  },
  requires: [
    {
      that: ({ date, epoch }) => date >= epoch - 2440588,
      field: 'date',
      says: 'The calendar begins after {date}: on 18 July 622 with the astronomical epoch, on 19 July with the civil one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ monthNumber }) => monthNumber === 9 || monthNumber === 10 || monthNumber === 12,
      says: 'Ramadan, its end and the pilgrimage follow the sighting of the moon or an official calendar: they may fall a day or two from the tabular date.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'toIslamic'
      ? '{date} is {islamic} in the tabular calendar, a {weekday}; by Islamic reckoning that day began at sunset of the day before.'
      : '{islamic} of the tabular calendar is {gregorian}, a {weekday}; it began at sunset of the day before.',
  examples: [
    {
      inputs: { date: '2026-11-24' },
      results: {
        islamic: '13 Jumada II 1448 AH',
        gregorian: '2026-11-24',
        weekday: 'Tuesday',
        monthNumber: 6,
        monthDays: 29,
        yearKind: 'Common year',
        newYear: '2026-06-17',
        ramadan: '2027-02-08',
      },
      source: 'ICU 78, calendar islamic-civil',
    },
    {
      inputs: { date: '2024-03-11', epoch: 'astronomical' },
      results: {
        islamic: '2 Ramadan 1445 AH',
        monthDays: 30,
        yearKind: 'Leap year',
        newYear: '2023-07-18',
        ramadan: '2024-03-10',
      },
      cautions: ['sighting of the moon'],
      source: 'ICU 78, calendar islamic-tbla',
    },
    {
      inputs: {
        direction: 'toGregorian',
        year: 1446,
        month: 'm12',
        day: 10,
        rule: 'fatimid',
        epoch: 'astronomical',
      },
      results: {
        gregorian: '2025-06-06',
        weekday: 'Friday',
        islamic: '10 Dhu al-Hijjah 1446 AH',
        ramadan: '2025-02-28',
      },
      cautions: ['sighting of the moon'],
      source: 'Python: years and months of 30 and 29 days added up, from the day 1948439',
    },
    {
      inputs: { direction: 'toGregorian', year: 1425, month: 'm12', day: 30, rule: 'fifteen' },
      results: { gregorian: '2005-02-10', yearKind: 'Leap year' },
      cautions: ['sighting of the moon'],
      source: 'Python: years and months added up; 1425 is the 15th year of its cycle',
    },
    {
      inputs: { date: '0622-07-19' },
      results: { islamic: '1 Muharram 1 AH', weekday: 'Friday', newYear: '0622-07-19' },
      source: 'By definition: 16 July 622 of the Julian calendar, three days behind',
    },
    { inputs: { date: '0622-07-18' }, refused: 'begins after', source: 'By definition: the day before' },
    {
      inputs: { direction: 'toGregorian', year: 1425, month: 'm12', day: 30 },
      noResult: 'has 29 days',
      source: 'By definition: the 15th year of the cycle is common here',
    },
    {
      inputs: { direction: 'toGregorian', year: 1448, month: 'm1', day: 1, rule: 'habash' },
      results: { gregorian: '2026-06-16', newYear: '2026-06-16', ramadan: '2027-02-07' },
      source: 'Python: years and months added up, from the day 1948440',
    },
  ],
  notes: [
    'Arithmetic, not observation: official calendars, as that of Umm al-Qura, differ from it by a day or two in many months.',
  ],
  references: [
    { title: 'Reingold, Dershowitz: Calendrical Calculations, 4th ed., ch. 7', isbn: '978-1-107-68316-7' },
    { title: 'van Gent: The Arithmetical or Tabular Islamic Calendar, Utrecht University' },
  ],
});
