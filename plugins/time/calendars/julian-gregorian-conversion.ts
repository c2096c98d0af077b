import {
  category,
  choice,
  date,
  dayOfMonth,
  daysInMonth,
  defineCalculator,
  integer,
  monthOf,
  noResult,
  text,
  toDay,
  yearOf,
} from '@reckoner/engine';
import { type DateParts, fromJulian, MONTHS, toJulian } from '../shared/calendars.js';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** First Gregorian dates of countries that reckoned in ways of their own before, in days since 1970-01-01. */
const BRITAIN = -79366;
const SWEDEN = -79198;
/** The Swedish calendar lasted from 1 March 1700, 11 March by the Gregorian one, to 30 February 1712. */
const isSwedish = (country: number | undefined, day: number) => country === SWEDEN && day >= -98546 && day <= -94163;

const written = ({ year, month, day }: DateParts) => `${day} ${MONTHS[month - 1]} ${year}`;

/** Both calendars by the count of days; the year begins on 1 January in both. */
export default defineCalculator({
  title: 'Julian and Gregorian calendar dates',
  description:
    'Converts a date of the Julian calendar (old style) to the Gregorian one (new style) or back, with the weekday and the days between them.',
  keywords: [
    'old style new style',
    'julian calendar converter',
    'gregorian calendar converter',
    'calendar reform 1582',
    'calendar change 1752',
    'orthodox calendar date',
    'historical date conversion',
  ],
  inputs: {
    from: choice(
      {
        julian: { label: 'Julian (old style)', also: ['old style', 'OS'] },
        gregorian: { label: 'Gregorian (new style)', also: ['new style', 'NS'] },
      },
      { label: 'Calendar of the date', default: 'julian' },
    ),
    year: integer({ label: 'Year AD', usual: [1, 2200], min: 1, max: 9999 }),
    month: integer({ label: 'Month', usual: 'all', min: 1, max: 12 }),
    day: integer({ label: 'Day', usual: 'all', min: 1, max: 31 }),
    country: choice(
      {
        rome: {
          label: 'Italy, Spain, Portugal, Poland',
          value: -141427,
          also: ['Italy', 'Spain', 'Portugal', 'Poland'],
        },
        france: { label: 'France', value: -141361 },
        britain: {
          label: 'Great Britain and its colonies',
          value: BRITAIN,
          also: ['Great Britain', 'UK', 'England', 'USA', 'United States'],
        },
        sweden: { label: 'Sweden', value: SWEDEN },
        denmark: {
          label: 'Denmark, Norway, Protestant Germany',
          value: -98556,
          also: ['Norway', 'Protestant Germany'],
        },
        hungary: { label: 'Hungary', value: -139584 },
        bulgaria: { label: 'Bulgaria', value: -19620 },
        russia: { label: 'Russia', value: -18949 },
        greece: { label: 'Greece', value: -17108 },
      },
      { label: 'Country', optional: true },
    ),
  },
  outputs: {
    converted: text({ label: 'Date in the other calendar' }),
    gregorian: date({ label: 'Gregorian date' }),
    given: text({ label: 'Date as given' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    difference: integer({ label: 'Days that the Gregorian calendar is ahead' }),
    dayNumber: integer({ label: 'Julian day number' }),
    adopted: date({ label: 'First Gregorian date in the country', optional: true }),
    inUse: category(['Julian', 'Swedish', 'Gregorian'], {
      label: 'Calendar of the country on that day',
      optional: true,
    }),
  },
  algorithm: ({ from, year, month, day, country }) => {
    const last =
      from === 'julian'
        ? month === 2
          ? year % 4 === 0
            ? 29
            : 28
          : daysInMonth(2001, month)
        : daysInMonth(year, month);
    if (day > last) throw noResult(`${MONTHS[month - 1]} of that year has ${last} days in this calendar.`);
    const at = from === 'julian' ? fromJulian({ year, month, day }) : toDay(year, month, day);
    if (at < toDay(1, 1, 1)) throw noResult('The day lies in the year before 1 AD of the Gregorian calendar.');
    if (at > toDay(9999, 12, 31)) throw noResult('The day lies after the year 9999 of the Gregorian calendar.');
    const julian = toJulian(at);
    const gregorian = { year: yearOf(at), month: monthOf(at), day: dayOfMonth(at) };
    return {
      given: written({ year, month, day }),
      converted: written(from === 'julian' ? gregorian : julian),
      gregorian: at,
      weekday: weekdayName(at),
      difference: at - toDay(julian.year, julian.month, julian.day),
      dayNumber: at + 2440588,
      adopted: country,
      inUse:
        country === undefined ? undefined : isSwedish(country, at) ? 'Swedish' : at < country ? 'Julian' : 'Gregorian',
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from, inUse }) => inUse === (from === 'julian' ? 'Gregorian' : 'Julian'),
      says: 'On that day the country used the other calendar: {adopted} was its first Gregorian date. Look which one the source means.',
    },
    {
      level: 'note',
      when: ({ gregorian, country }) => {
        const { year, month, day } = toJulian(gregorian);
        return country === BRITAIN && year < 1752 && (month < 3 || (month === 3 && day < 25));
      },
      says: 'In England the year began on 25 March before 1752: in documents a date of January to 24 March may have the year before.',
    },
    {
      level: 'caution',
      when: ({ inUse }) => inUse === 'Swedish',
      says: 'From 1700 to 1712 Sweden had a calendar of its own, a day ahead of the Julian one: dates of Swedish sources are neither.',
    },
  ],
  explanation: ({ from }) =>
    from === 'julian'
      ? '{given} of the Julian calendar is {converted} in the Gregorian one, a {weekday}.'
      : '{given} of the Gregorian calendar is {converted} in the Julian one, a {weekday}.',
  examples: [
    {
      inputs: { year: 1917, month: 10, day: 25, country: 'russia' },
      results: {
        given: '25 October 1917',
        converted: '7 November 1917',
        gregorian: '1917-11-07',
        weekday: 'Wednesday',
        difference: 13,
        dayNumber: 2421540,
        adopted: '1918-02-14',
        inUse: 'Julian',
      },
      source: 'The October Revolution, 25 October (7 November) 1917; Python: date.weekday, toordinal + 1721425',
    },
    {
      inputs: { from: 'gregorian', year: 1582, month: 10, day: 15, country: 'rome' },
      results: {
        converted: '5 October 1582',
        weekday: 'Friday',
        difference: 10,
        dayNumber: 2299161,
        inUse: 'Gregorian',
      },
      source: 'Bull Inter gravissimas: Thursday, 4 October was followed by Friday, 15 October',
    },
    {
      inputs: { year: 1900, month: 2, day: 29, country: 'greece' },
      results: { converted: '13 March 1900', difference: 12, weekday: 'Tuesday', adopted: '1923-03-01' },
      source: 'Explanatory Supplement: 1900 was a leap year in the Julian calendar alone; Python: date.weekday',
    },
    {
      inputs: { from: 'gregorian', year: 1732, month: 2, day: 22, country: 'britain' },
      results: { converted: '11 February 1732', weekday: 'Friday', difference: 11, adopted: '1752-09-14' },
      cautions: ['the other calendar', '25 March'],
      source: 'Birth of George Washington: 11 February 1731/32 old style',
    },
    {
      inputs: { from: 'gregorian', year: 2026, month: 1, day: 7, country: 'sweden' },
      results: { converted: '25 December 2025', weekday: 'Wednesday', difference: 13, adopted: '1753-03-01' },
      source: 'Orthodox Christmas by the Julian calendar',
    },
    {
      inputs: { year: 1709, month: 6, day: 27, country: 'sweden' },
      results: { converted: '8 July 1709', weekday: 'Monday', difference: 11, inUse: 'Swedish' },
      cautions: ['of its own'],
      source: 'Battle of Poltava: 27 June old style, 28 June in the Swedish calendar, 8 July new style',
    },
    {
      inputs: { from: 'gregorian', year: 1715, month: 4, day: 2, country: 'britain' },
      results: { converted: '22 March 1715', inUse: 'Julian' },
      cautions: ['the other calendar', '25 March'],
      source: 'By hand: 11 days; 22 March old style was still 1714 in English documents',
    },
    {
      inputs: { year: 1752, month: 1, day: 10, country: 'britain' },
      results: { converted: '21 January 1752', inUse: 'Julian' },
      source: 'Calendar Act 1750: 1752 began on 1 January',
    },
    {
      inputs: { year: 1700, month: 2, day: 18, country: 'denmark' },
      results: { converted: '28 February 1700', adopted: '1700-03-01', inUse: 'Julian' },
      source: 'Sunday, 18 February 1700 was followed by Monday, 1 March',
    },
    {
      inputs: { year: 1587, month: 10, day: 21, country: 'hungary' },
      results: { converted: '31 October 1587', adopted: '1587-11-01', inUse: 'Julian' },
      source: '21 October 1587 was followed by 1 November',
    },
    {
      inputs: { year: 1916, month: 3, day: 31, country: 'bulgaria' },
      results: { converted: '13 April 1916', adopted: '1916-04-14', inUse: 'Julian' },
      source: '31 March 1916 was followed by 14 April',
    },
    {
      inputs: { year: 1453, month: 5, day: 29, country: 'france' },
      results: { converted: '7 June 1453', weekday: 'Tuesday', difference: 9, adopted: '1582-12-20' },
      source: 'Fall of Constantinople, a Tuesday',
    },
    {
      inputs: { year: 1700, month: 2, day: 29 },
      results: { converted: '11 March 1700', weekday: 'Thursday', difference: 10 },
      source: 'By hand: 10 days ahead until the end of February 1700; Python: date.weekday',
    },
    {
      inputs: { from: 'gregorian', year: 1900, month: 2, day: 29 },
      noResult: 'has 28 days',
      source: 'By definition: no leap year',
    },
    { inputs: { year: 1901, month: 2, day: 29 }, noResult: 'has 28 days', source: 'By definition: no leap year' },
    {
      inputs: { year: 1, month: 1, day: 1 },
      noResult: 'before 1 AD of the Gregorian',
      source: 'By hand: 30 December of the year before',
    },
    { inputs: { year: 9999, month: 12, day: 31 }, noResult: 'after the year 9999', source: 'By hand: 73 days later' },
  ],
  notes: [
    'Both calendars are carried back and forth beyond their use. Between 1582 and 1752 many countries and towns changed at other times.',
    'The date of Greece is that of the state; its church kept the Julian calendar until March 1924.',
  ],
  references: [
    { title: 'Meeus: Astronomical Algorithms, 2nd ed., ch. 7', isbn: '978-0-943396-61-3' },
    {
      title: 'Urban, Seidelmann: Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 15',
      isbn: '978-1-891389-85-6',
    },
  ],
});
