import {
  category,
  date,
  dayOfMonth,
  defineCalculator,
  integer,
  isBelow,
  monthOf,
  noResult,
  text,
  yearOf,
} from '@reckoner/engine';

const STEMS = ['Jia', 'Yi', 'Bing', 'Ding', 'Wu', 'Ji', 'Geng', 'Xin', 'Ren', 'Gui'];
const BRANCHES = ['Zi', 'Chou', 'Yin', 'Mao', 'Chen', 'Si', 'Wu', 'Wei', 'Shen', 'You', 'Xu', 'Hai'];
const ANIMALS = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
] as const;
const ELEMENTS = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;

/**
 * Whether a day is about that of a new moon in China: the true one is up to 15 hours from the mean one, whose first of
 * 2000 was 2451550.09766 (Meeus, ch. 49). New Years of 1646 to 2199 are at most 1.01 days from it, by their noon.
 */
const isNewMoon = (day: number) => {
  const since = day + 0.5 - 8 / 24 + 2440587.5 - 2451550.09766;
  return isBelow(Math.abs(since - 29.530588861 * Math.round(since / 29.530588861)), 1.2);
};

/** Month and day as a number that grows through the year. */
const placeInYear = (day: number) => 100 * monthOf(day) + dayOfMonth(day);

/** The year 4 AD is the first of a cycle of sixty; the year changes with Lunar New Year, between 20 January and 21 February. */
export default defineCalculator({
  title: 'Chinese zodiac and sexagenary year',
  description:
    'Animal, element, heavenly stem and earthly branch of the Chinese year in which a date lies, with the day of Lunar New Year where it decides.',
  keywords: [
    'chinese zodiac animal',
    'chinese zodiac by birth date',
    'year of the dragon',
    'heavenly stems and earthly branches',
    'ganzhi',
    'stem branch year',
    'yin yang element by year',
    'lunar new year zodiac',
  ],
  inputs: {
    date: date({ label: 'Date', min: '1645-03-01', max: '2199-12-31' }),
    lunarNewYear: date({
      label: 'Lunar New Year of that year',
      help: 'Needed for dates from 20 January to 21 February alone: 29 January 2025, 17 February 2026.',
      min: '1646-01-01',
      max: '2199-12-31',
      optional: true,
    }),
  },
  outputs: {
    animal: category(ANIMALS, { label: 'Animal' }),
    element: category(ELEMENTS, { label: 'Element' }),
    polarity: category(['Yang', 'Yin'], { label: 'Polarity' }),
    sexagenary: text({ label: 'Stem and branch' }),
    position: integer({ label: 'Place in the cycle of 60' }),
    chineseYear: integer({ label: 'Gregorian year in which that Chinese year began' }),
  },
  algorithm: ({ date, lunarNewYear }) => {
    const key = placeInYear(date);
    const doubtful = key >= 120 && key <= 221;
    if (doubtful && lunarNewYear === undefined)
      throw noResult('From 20 January to 21 February the animal depends on the day of Lunar New Year: give it, too.');
    const begun = doubtful ? date >= lunarNewYear! : key > 221;
    const chineseYear = begun ? yearOf(date) : yearOf(date) - 1;
    const position = (chineseYear - 4) % 60;
    return {
      animal: ANIMALS[position % 12]!,
      element: ELEMENTS[Math.floor((position % 10) / 2)]!,
      polarity: position % 2 === 0 ? 'Yang' : 'Yin',
      sexagenary: `${STEMS[position % 10]} ${BRANCHES[position % 12]}`,
      position: position + 1,
      chineseYear,
    };
  },
  requires: [
    {
      that: ({ date, lunarNewYear }) => yearOf(date) === yearOf(lunarNewYear),
      field: 'lunarNewYear',
      says: 'Lunar New Year, {lunarNewYear}, must be that of the year of the date, {date}.',
    },
    {
      that: ({ lunarNewYear }) =>
        (monthOf(lunarNewYear) === 1 && dayOfMonth(lunarNewYear) >= 20) ||
        (monthOf(lunarNewYear) === 2 && dayOfMonth(lunarNewYear) <= 21),
      field: 'lunarNewYear',
      says: 'Lunar New Year falls between 20 January and 21 February; {lunarNewYear} was sent.',
    },
    {
      that: ({ lunarNewYear }) => isNewMoon(lunarNewYear),
      field: 'lunarNewYear',
      says: 'Lunar New Year is a day of new moon, and {lunarNewYear} is none: look the day up.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ date }) => placeInYear(date) >= 120 && placeInYear(date) <= 221,
      says: 'Fortune tellers who count from the solar term Lichun, about 4 February, name another animal for dates between it and Lunar New Year.',
    },
  ],
  explanation:
    '{date} lies in the year of the {animal} that began in {chineseYear}: {element}, {polarity}, {sexagenary}.',
  examples: [
    {
      inputs: { date: '1984-06-15' },
      results: {
        animal: 'Rat',
        element: 'Wood',
        polarity: 'Yang',
        sexagenary: 'Jia Zi',
        position: 1,
        chineseYear: 1984,
      },
      source: 'The current cycle of 60 began on 2 February 1984',
    },
    {
      inputs: { date: '2026-02-16', lunarNewYear: '2026-02-17' },
      results: {
        animal: 'Snake',
        element: 'Wood',
        polarity: 'Yin',
        sexagenary: 'Yi Si',
        position: 42,
        chineseYear: 2025,
      },
      cautions: ['Lichun'],
      source: 'ICU 78, calendar chinese: New Year of 2026 is 17 February; 2025 is Yi Si',
    },
    {
      inputs: { date: '2026-02-17', lunarNewYear: '2026-02-17' },
      results: {
        animal: 'Horse',
        element: 'Fire',
        polarity: 'Yang',
        sexagenary: 'Bing Wu',
        position: 43,
        chineseYear: 2026,
      },
      cautions: ['Lichun'],
      source: 'Year of the Fire Horse; ICU 78',
    },
    {
      inputs: { date: '2000-01-10' },
      results: { animal: 'Rabbit', element: 'Earth', sexagenary: 'Ji Mao', chineseYear: 1999 },
      source: '1999 is Ji Mao, the Earth Rabbit; New Year of 2000 was 5 February',
    },
    {
      inputs: { date: '1911-10-10' },
      results: { animal: 'Pig', element: 'Metal', sexagenary: 'Xin Hai', position: 48 },
      source: 'The Xinhai Revolution',
    },
    {
      inputs: { date: '1972-12-01' },
      results: { animal: 'Rat', element: 'Water', sexagenary: 'Ren Zi' },
      source: '1972 is Ren Zi, the Water Rat',
    },
    { inputs: { date: '2026-02-01' }, noResult: 'depends on the day of Lunar New Year', source: 'By definition' },
    {
      inputs: { date: '2026-02-01', lunarNewYear: '2025-01-29' },
      refused: 'that of the year',
      source: 'By definition',
    },
    { inputs: { date: '2026-02-01', lunarNewYear: '2026-03-01' }, refused: 'falls between', source: 'By definition' },
    {
      inputs: { date: '2026-02-10', lunarNewYear: '2026-01-25' },
      refused: 'day of new moon',
      source: 'By hand: 23 days before the New Year of 17 February',
    },
  ],
  notes: [
    'New Year is that of the Chinese calendar; the Vietnamese zodiac has the Cat for the Rabbit and the Buffalo for the Ox.',
  ],
  references: [
    { title: 'Reingold, Dershowitz: Calendrical Calculations, 4th ed., ch. 19', isbn: '978-1-107-68316-7' },
    { title: 'Meeus: Astronomical Algorithms, 2nd ed., ch. 49', isbn: '978-0-943396-61-3' },
    { title: 'Aslaksen: The Mathematics of the Chinese Calendar, National University of Singapore' },
  ],
});
