import { choice, date, defineCalculator, integer, noResult, text, toDay, yearOf } from '@reckoner/engine';

/** First days of the eras since Japan took the Gregorian calendar on 1 January 1873, Meiji 6. */
const ERAS = [
  { name: 'Meiji', year: 1868, first: toDay(1873, 1, 1) },
  { name: 'Taisho', year: 1912, first: toDay(1912, 7, 30) },
  { name: 'Showa', year: 1926, first: toDay(1926, 12, 25) },
  { name: 'Heisei', year: 1989, first: toDay(1989, 1, 8) },
  { name: 'Reiwa', year: 2019, first: toDay(2019, 5, 1) },
];

/** Eras count from 1 in the year of accession; the first year is a part of a year, shared with the era before. */
export default defineCalculator({
  title: 'Japanese era year',
  description:
    'Japanese era and year of a date from Meiji to Reiwa, or the Gregorian year of an era year, with the Minguo, Thai Buddhist and Juche years.',
  keywords: [
    'reiwa year',
    'heisei to gregorian',
    'showa year converter',
    'nengo',
    'wareki',
    'gengo',
    'japanese year converter',
    'minguo year',
    'thai buddhist year',
    'juche year',
  ],
  inputs: {
    direction: choice(
      { toEra: 'Date to era', fromEra: 'Era year to Gregorian year' },
      { label: 'Direction', default: 'toEra' },
    ),
    date: date({ label: 'Date (Gregorian)', min: '1873-01-01', max: '2099-12-31', when: { direction: 'toEra' } }),
    era: choice(
      {
        meiji: { label: 'Meiji', value: 0, also: ['M', '明治'] },
        taisho: { label: 'Taisho', value: 1, also: ['T', 'Taishō', '大正'] },
        showa: { label: 'Showa', value: 2, also: ['S', 'Shōwa', '昭和'] },
        heisei: { label: 'Heisei', value: 3, also: ['H', '平成'] },
        reiwa: { label: 'Reiwa', value: 4, also: ['R', '令和'] },
      },
      { label: 'Era', when: { direction: 'fromEra' } },
    ),
    eraYear: integer({
      label: 'Year of the era',
      help: 'The first year, gannen, is 1.',
      usual: [1, 70],
      min: 1,
      max: 81,
      when: { direction: 'fromEra' },
    }),
  },
  outputs: {
    japanese: text({ label: 'Japanese year' }),
    year: integer({ label: 'Gregorian year' }),
    firstDay: date({ label: 'First day of that Japanese year' }),
    lastDay: date({ label: 'Last day of that Japanese year' }),
    minguo: integer({ label: 'Minguo year (Taiwan)', optional: true }),
    buddhist: integer({ label: 'Buddhist year (Thailand)' }),
    juche: integer({ label: 'Juche year (North Korea)', optional: true }),
  },
  algorithm: ({ direction, date, era, eraYear }) => {
    let index = era;
    let year = 0;
    if (direction === 'toEra') {
      index = ERAS.length - 1;
      while (ERAS[index]!.first > date) index--;
      year = yearOf(date);
    } else {
      year = ERAS[era]!.year + eraYear - 1;
    }
    const { name, first, year: start } = ERAS[index]!;
    const next = ERAS[index + 1];
    const firstDay = Math.max(toDay(year, 1, 1), first);
    const lastDay = Math.min(toDay(year, 12, 31), next === undefined ? toDay(2099, 12, 31) : next.first - 1);
    if (year < 1873)
      throw noResult(
        'Japan took the Gregorian calendar on 1 January 1873, Meiji 6: earlier years had another calendar.',
      );
    if (firstDay > lastDay) throw noResult(`${name} ended before it had that many years.`);
    return {
      japanese: `${name} ${year - start + 1}`,
      year,
      firstDay,
      lastDay,
      minguo: year >= 1912 ? year - 1911 : undefined,
      buddhist: year + 543,
      juche: year >= 1912 ? year - 1911 : undefined,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ year }) => year === 1912 || year === 1926 || year === 1989 || year === 2019,
      says: 'In {year} the era changed: this Japanese year lasts from {firstDay} to {lastDay} alone.',
    },
    {
      level: 'note',
      when: ({ year }) => year < 1941,
      says: 'Before 1941 the Thai year began on 1 April or another day: the Buddhist year here is counted from 1 January.',
    },
  ],
  explanation: ({ direction }) =>
    direction === 'toEra'
      ? '{date} is in {japanese}, which lasts from {firstDay} to {lastDay}.'
      : '{japanese} lasts from {firstDay} to {lastDay}.',
  examples: [
    {
      inputs: { date: '2026-11-24' },
      results: {
        japanese: 'Reiwa 8',
        year: 2026,
        firstDay: '2026-01-01',
        lastDay: '2026-12-31',
        minguo: 115,
        buddhist: 2569,
        juche: 115,
      },
      source: 'ICU 78, calendars japanese, roc and buddhist',
    },
    {
      inputs: { direction: 'fromEra', era: 'showa', eraYear: 64 },
      results: { japanese: 'Showa 64', year: 1989, firstDay: '1989-01-01', lastDay: '1989-01-07' },
      cautions: ['the era changed'],
      source: 'ICU 78, calendar japanese: Showa ended on 7 January 1989',
    },
    {
      inputs: { date: '2019-05-01' },
      results: { japanese: 'Reiwa 1', firstDay: '2019-05-01', lastDay: '2019-12-31' },
      cautions: ['the era changed'],
      source: 'ICU 78, calendar japanese',
    },
    {
      inputs: { date: '1912-07-29' },
      results: { japanese: 'Meiji 45', year: 1912, lastDay: '1912-07-29', minguo: 1 },
      cautions: ['the era changed', 'Before 1941'],
      source: 'ICU 78, calendar japanese',
    },
    {
      inputs: { direction: 'fromEra', era: 'meiji', eraYear: 6 },
      results: { year: 1873, firstDay: '1873-01-01', lastDay: '1873-12-31', buddhist: 2416 },
      cautions: ['Before 1941'],
      source: 'Japan took the Gregorian calendar on 1 January 1873, Meiji 6',
    },
    {
      inputs: { direction: 'fromEra', era: 'meiji', eraYear: 5 },
      noResult: 'another calendar',
      source: 'By definition',
    },
    { inputs: { direction: 'fromEra', era: 'showa', eraYear: 65 }, noResult: 'ended before', source: 'By definition' },
  ],
  notes: [
    'The Reiwa era is carried on into the future as it stands.',
    'North Korea counted Juche years from 1997 on, and seems to have given them up in October 2024.',
  ],
  references: [
    { title: 'Reingold, Dershowitz: Calendrical Calculations, 4th ed., ch. 19', isbn: '978-1-107-68316-7' },
    { title: 'International Components for Unicode: Japanese calendar' },
  ],
});
