import {
  category,
  choice,
  date,
  defineCalculator,
  formatDate,
  noResult,
  quantity,
  text,
  time,
  yearOf,
} from '@reckoner/engine';
import { clockText, DAY_SECONDS, offsetText, splitDay } from '../shared/clock.js';
import { OFFSETS } from '../shared/offsets.js';
import { FIRST_YEAR, isNamed, momentsOf, offsetAt, ZONES } from '../shared/zones.js';

const PLACES = { ...OFFSETS, ...ZONES };

/** Local time less the offset is UTC; UTC plus the other offset is the other local time. */
export default defineCalculator({
  title: 'Time zone converter (UTC offsets)',
  description:
    'Date and clock time at one UTC offset or place from those at another, with the change of date and summer time.',
  keywords: ['time zones', 'utc to local', 'est to gmt', 'world clock', 'meeting time'],
  inputs: {
    time: time({ label: 'Local time' }),
    date: date({ label: 'Local date', min: '0002-01-01', max: '9998-12-31', default: 'today' }),
    from: choice(PLACES, { label: 'From offset or place', default: '+00:00' }),
    to: choice(PLACES, { label: 'To offset or place', default: '+00:00' }),
  },
  outputs: {
    clock: time({ label: 'Local time there' }),
    there: date({ label: 'Local date there' }),
    day: category(['Two days before', 'Previous day', 'Same day', 'Next day', 'Two days after'], { label: 'Day' }),
    difference: quantity('h', { label: 'Time difference' }),
    utc: text({ label: 'Moment in UTC' }),
    iso: text({ label: 'Time there, ISO 8601' }),
  },
  algorithm: ({ time: clock, date: day, from, to }) => {
    if ((isNamed(from) || isNamed(to)) && yearOf(day) < FIRST_YEAR)
      throw noResult(`Before ${FIRST_YEAR} summer time had other rules: choose the offset that held then.`);
    const [moment] = momentsOf(from, day * DAY_SECONDS + clock);
    if (moment === undefined)
      throw noResult('That time does not exist there: in that hour clocks are put forward to summer time.');
    const offset = offsetAt(to, moment);
    const there = splitDay(moment + offset * 60);
    const utc = splitDay(moment);
    const days = ['Two days before', 'Previous day', 'Same day', 'Next day', 'Two days after'] as const;
    return {
      clock: there.seconds,
      there: there.day,
      day: days[there.day - day + 2]!,
      difference: (offset - offsetAt(from, moment)) / 60,
      utc: `${formatDate(utc.day)}T${clockText(utc.seconds)}Z`,
      iso: `${formatDate(there.day)}T${clockText(there.seconds)}${offsetText(offset)}`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => from === to,
      says: 'Both offsets are the same: choose those of the two places.',
    },
    {
      level: 'note',
      when: ({ from, date: day, time: clock }) => momentsOf(from, day * DAY_SECONDS + clock).length > 1,
      says: 'Clocks are put back in that hour, so that the time comes twice: this is the first, in summer time.',
    },
  ],
  explanation: 'When it is {time} on {date}, it is {clock} on {there} there ({day}).',
  examples: [
    {
      inputs: { time: '09:00', date: '2026-11-20', from: '-05:00', to: '+05:30' },
      results: {
        clock: '19:30',
        there: '2026-11-20',
        day: 'Same day',
        difference: 10.5,
        utc: '2026-11-20T14:00Z',
        iso: '2026-11-20T19:30+05:30',
      },
      source: 'Python 3.11: datetime.astimezone(timezone(timedelta(hours=5.5)))',
    },
    {
      inputs: { time: '20:15', date: '2026-12-31', from: '-08:00', to: '+09:00' },
      results: { clock: '13:15', there: '2027-01-01', day: 'Next day', difference: 17 },
      source: 'Python 3.11: datetime.astimezone',
    },
    {
      inputs: { time: '01:00', date: '2024-03-01', from: '+01:00', to: '-03:30' },
      results: { clock: '20:30', there: '2024-02-29', day: 'Previous day', difference: -4.5, utc: '2024-03-01T00:00Z' },
      source: 'Python 3.11: datetime.astimezone',
    },
    {
      inputs: { time: '23:00', date: '2026-06-01', from: '-12:00', to: '+14:00' },
      results: { clock: '01:00', there: '2026-06-03', day: 'Two days after', difference: 26 },
      source: 'Python 3.11: datetime.astimezone',
    },
    {
      inputs: { time: '00:30', date: '2026-06-03', from: '+14:00', to: '-12:00' },
      results: { clock: '22:30', there: '2026-06-01', day: 'Two days before' },
      source: 'Python 3.11: datetime.astimezone',
    },
    {
      inputs: { time: '00:30', date: '2026-06-03' },
      results: { clock: '00:30', there: '2026-06-03', day: 'Same day', difference: 0 },
      cautions: ['Both offsets are the same'],
      source: 'By definition',
    },
    {
      inputs: { time: '12:00', date: '2026-07-01', from: 'newYork', to: 'berlin' },
      results: { clock: '18:00', difference: 6, utc: '2026-07-01T16:00Z', iso: '2026-07-01T18:00+02:00' },
      source: 'Python 3.11 zoneinfo: America/New_York, Europe/Berlin',
    },
    {
      inputs: { time: '12:00', date: '2026-03-15', from: 'newYork', to: 'london' },
      results: { clock: '16:00', difference: 4 },
      source: 'Python 3.11 zoneinfo: summer time in New York, not yet in London',
    },
    {
      inputs: { time: '09:00', date: '2027-01-15', from: 'sydney', to: 'auckland' },
      results: { clock: '11:00', iso: '2027-01-15T11:00+13:00' },
      source: 'Python 3.11 zoneinfo: Australia/Sydney, Pacific/Auckland',
    },
    {
      inputs: { time: '01:30', date: '2026-11-01', from: 'newYork', to: '+00:00' },
      results: { utc: '2026-11-01T05:30Z' },
      cautions: ['comes twice'],
      source: 'Python 3.11 zoneinfo: fold=0',
    },
    {
      inputs: { time: '02:30', date: '2026-03-29', from: 'berlin', to: '+00:00' },
      noResult: 'does not exist',
      source: 'Python 3.11 zoneinfo: 02:00 to 03:00 is left out',
    },
    {
      inputs: { time: '12:00', date: '2000-07-01', from: 'berlin', to: '+00:00' },
      noResult: 'other rules',
      source: 'By definition',
    },
  ],
  notes: [
    'Offsets are fixed: choose the one that holds on the date, with daylight saving time where it is in force.',
    'Places follow the rules of summer time of today; a country may change them.',
  ],
  references: [
    { title: 'ISO 8601-1:2019: date and time of day, time shift between local time and UTC' },
    { title: 'IANA Time Zone Database', url: 'https://www.iana.org/time-zones' },
  ],
});
