import {
  category,
  choice,
  date,
  defineCalculator,
  flag,
  integer,
  noResult,
  table,
  text,
  weekday,
} from '@reckoner/engine';
import { fromHebrew, hebrewLeap, hebrewMonths, hebrewNewYear, toHebrew } from '../shared/calendars.js';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** Names of the months from Tishri on, of a common or a leap year. */
const names = (year: number) => [
  'Tishri',
  'Heshvan',
  'Kislev',
  'Tevet',
  'Shevat',
  ...(hebrewLeap(year) ? ['Adar I', 'Adar II'] : ['Adar']),
  'Nisan',
  'Iyar',
  'Sivan',
  'Tammuz',
  'Av',
  'Elul',
];

/** The fixed calendar: molad of Tishri, four postponements, 7 leap years in 19. */
export default defineCalculator({
  title: 'Hebrew calendar date',
  description:
    'Converts a Gregorian date to the Hebrew calendar or back, with the kind of the year and the main holidays of the Hebrew year.',
  keywords: [
    'jewish calendar converter',
    'hebrew date converter',
    'gregorian to hebrew date',
    'rosh hashanah date',
    'passover date',
    'hanukkah date',
    'yahrzeit date',
    'jewish holidays by year',
  ],
  inputs: {
    direction: choice(
      { toHebrew: 'Gregorian to Hebrew', toGregorian: 'Hebrew to Gregorian' },
      { label: 'Direction', default: 'toHebrew' },
    ),
    date: date({ label: 'Gregorian date', min: '0002-01-01', max: '6000-12-31', when: { direction: 'toHebrew' } }),
    afterSunset: flag({ label: 'After sunset: the next Hebrew day has begun', when: { direction: 'toHebrew' } }),
    year: integer({
      label: 'Hebrew year',
      usual: [5000, 6000],
      min: 3762,
      max: 9761,
      when: { direction: 'toGregorian' },
    }),
    month: choice(
      {
        tishri: { label: 'Tishri', also: ['Tishrei'] },
        heshvan: { label: 'Heshvan', also: ['Cheshvan', 'Marcheshvan'] },
        kislev: 'Kislev',
        tevet: { label: 'Tevet', also: ['Teveth'] },
        shevat: { label: 'Shevat', also: ["Sh'vat"] },
        adarFirst: { label: 'Adar I (leap years)', also: ['Adar I', 'Adar Rishon'] },
        adar: { label: 'Adar, Adar II in leap years', also: ['Adar', 'Adar II', 'Adar Sheni'] },
        nisan: { label: 'Nisan', also: ['Nissan'] },
        iyar: { label: 'Iyar', also: ['Iyyar'] },
        sivan: 'Sivan',
        tammuz: { label: 'Tammuz', also: ['Tamuz'] },
        av: { label: 'Av', also: ['Menachem Av'] },
        elul: 'Elul',
      },
      { label: 'Hebrew month', when: { direction: 'toGregorian' } },
    ),
    day: integer({
      label: 'Day of the Hebrew month',
      usual: 'all',
      min: 1,
      max: 30,
      when: { direction: 'toGregorian' },
    }),
  },
  outputs: {
    hebrew: text({ label: 'Hebrew date' }),
    gregorian: date({ label: 'Gregorian date, until sunset' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    yearKind: category(['Common year', 'Leap year'], { label: 'Kind of year' }),
    yearDays: integer({ label: 'Days in the year' }),
    yearLength: category(['Deficient', 'Regular', 'Complete'], { label: 'Length of the year', of: 'yearDays' }),
    holidays: table(
      { holiday: text({ label: 'Holiday' }), first: date({ label: 'First day' }), weekday: text({ label: 'Weekday' }) },
      { label: 'Holidays of the Hebrew year' },
    ),
  },
  algorithm: ({ direction, date, afterSunset, year, month, day }) => {
    const place = (own: number, key: string) => {
      const common = [
        'tishri',
        'heshvan',
        'kislev',
        'tevet',
        'shevat',
        'adar',
        'nisan',
        'iyar',
        'sivan',
        'tammuz',
        'av',
        'elul',
      ];
      const leap = [...common.slice(0, 5), 'adarFirst', ...common.slice(5)];
      return (hebrewLeap(own) ? leap : common).indexOf(key) + 1;
    };
    const parts =
      direction === 'toHebrew' ? toHebrew(date + (afterSunset ? 1 : 0)) : { year, month: place(year, month), day };
    if (parts.month === 0) throw noResult('That year is no leap year: it has one Adar, and no Adar I.');
    const monthDays = hebrewMonths(parts.year)[parts.month - 1]!;
    const monthName = names(parts.year)[parts.month - 1]!;
    if (parts.day > monthDays) throw noResult(`${monthName} of that year has ${monthDays} days.`);
    const at = fromHebrew(parts);
    const newYear = hebrewNewYear(parts.year);
    const yearDays = hebrewNewYear(parts.year + 1) - newYear;
    const on = (key: string, dayOfMonth: number) =>
      fromHebrew({ year: parts.year, month: place(parts.year, key), day: dayOfMonth });
    const ninthOfAv = on('av', 9);
    const holidays: [string, number][] = [
      ['Rosh Hashanah', newYear],
      ['Yom Kippur', on('tishri', 10)],
      ['Sukkot', on('tishri', 15)],
      ['Shemini Atzeret', on('tishri', 22)],
      ['Hanukkah', on('kislev', 25)],
      ['Purim', on('adar', 14)],
      ['Passover', on('nisan', 15)],
      ['Shavuot', on('sivan', 6)],
      ["Tisha B'Av", weekday(ninthOfAv) === 6 ? ninthOfAv + 1 : ninthOfAv],
    ];
    return {
      hebrew: `${parts.day} ${monthName} ${parts.year}`,
      gregorian: at,
      weekday: weekdayName(at),
      yearKind: hebrewLeap(parts.year) ? 'Leap year' : 'Common year',
      yearDays,
      yearLength: yearDays % 10 === 3 ? 'Deficient' : yearDays % 10 === 4 ? 'Regular' : 'Complete',
      holidays: holidays.map(([holiday, first]) => ({ holiday, first, weekday: weekdayName(first) })),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ gregorian }) => gregorian < -588406,
      says: 'Before about 359 the months were set by sighting the moon: the fixed calendar is only carried back here.',
    },
  ],
  explanation: ({ direction, afterSunset }) =>
    direction === 'toGregorian'
      ? '{hebrew} is {gregorian}, a {weekday}; it began at sunset of the day before.'
      : afterSunset
        ? 'After sunset of {date} it is {hebrew}, which lasts until sunset of {gregorian}.'
        : 'Until sunset, {date} is {hebrew}, a {weekday}; the next Hebrew day begins at sunset.',
  examples: [
    {
      inputs: { date: '2026-11-24' },
      results: {
        hebrew: '14 Kislev 5787',
        gregorian: '2026-11-24',
        weekday: 'Tuesday',
        yearKind: 'Leap year',
        yearDays: 385,
        yearLength: 'Complete',
        holidays: {
          length: 9,
          rows: {
            0: { holiday: 'Rosh Hashanah', first: '2026-09-12', weekday: 'Saturday' },
            1: { first: '2026-09-21' },
            2: { first: '2026-09-26' },
            3: { first: '2026-10-03' },
            4: { holiday: 'Hanukkah', first: '2026-12-05' },
            5: { holiday: 'Purim', first: '2027-03-23' },
            6: { holiday: 'Passover', first: '2027-04-22' },
            7: { holiday: 'Shavuot', first: '2027-06-11' },
            8: { first: '2027-08-12' },
          },
        },
      },
      source: 'ICU 78, calendar hebrew',
    },
    {
      inputs: { direction: 'toGregorian', year: 5708, month: 'iyar', day: 5 },
      results: { gregorian: '1948-05-14', weekday: 'Friday', hebrew: '5 Iyar 5708', yearDays: 385 },
      source: "Israel's declaration of independence, 5 Iyar 5708",
    },
    {
      inputs: { date: '2024-03-23', afterSunset: true },
      results: { hebrew: '14 Adar II 5784', gregorian: '2024-03-24', yearDays: 383, yearLength: 'Deficient' },
      source: 'ICU 78, calendar hebrew: Purim of 5784',
    },
    {
      inputs: { date: '2025-12-25' },
      results: { hebrew: '5 Tevet 5786', yearDays: 354, yearLength: 'Regular', yearKind: 'Common year' },
      source: 'ICU 78, calendar hebrew',
    },
    {
      inputs: { direction: 'toGregorian', year: 5782, month: 'nisan', day: 15 },
      results: {
        gregorian: '2022-04-16',
        yearDays: 384,
        holidays: { rows: { 8: { holiday: "Tisha B'Av", first: '2022-08-07', weekday: 'Sunday' } } },
      },
      source: 'ICU 78, calendar hebrew; the fast of 2022 was put off from Saturday to Sunday, 7 August',
    },
    {
      inputs: { direction: 'toGregorian', year: 5786, month: 'adarFirst', day: 1 },
      noResult: 'no Adar I',
      source: 'By definition: 5786 is a common year',
    },
    {
      inputs: { direction: 'toGregorian', year: 5786, month: 'tevet', day: 30 },
      noResult: 'has 29 days',
      source: 'By definition',
    },
    {
      inputs: { date: '0070-08-04' },
      results: { hebrew: '11 Av 3830', yearKind: 'Leap year' },
      cautions: ['sighting the moon'],
      source: 'ICU 78, calendar hebrew, with the Gregorian calendar carried back',
    },
  ],
  notes: [
    'Holidays begin at sunset of the day before the first day. Rosh Hashanah lasts two days; outside of Israel the first day of Sukkot, Shemini Atzeret, Shavuot and the first and last day of Passover have a second one.',
    'The Gregorian calendar is carried back before 1582.',
  ],
  references: [{ title: 'Reingold, Dershowitz: Calendrical Calculations, 4th ed., ch. 8', isbn: '978-1-107-68316-7' }],
});
