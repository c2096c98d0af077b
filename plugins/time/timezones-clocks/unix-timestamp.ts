import {
  choice,
  date,
  dayOfMonth,
  defineCalculator,
  FIRST_DAY,
  floorNear,
  formatDate,
  integer,
  isAtLeast,
  isBelow,
  LAST_DAY,
  monthOf,
  noResult,
  number,
  text,
  time,
  yearOf,
} from '@reckoner/engine';
import { clockText, DAY_SECONDS, offsetText, splitDay } from '../shared/clock.js';
import { weekdayName } from '../shared/days.js';
import { OFFSETS } from '../shared/offsets.js';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const withSeconds = (seconds: number) =>
  clockText(seconds).length === 5 ? `${clockText(seconds)}:00` : clockText(seconds);

/** Seconds since 1970-01-01 00:00 UTC, leap seconds not counted (POSIX). */
export default defineCalculator({
  title: 'Unix timestamp',
  description:
    'Date and time of a Unix timestamp in seconds, milliseconds or microseconds, or the timestamp of a date and time.',
  keywords: ['epoch converter', 'unix time', 'posix time', 'timestamp to date', 'iso 8601'],
  inputs: {
    direction: choice(
      { toDate: 'Timestamp to date', toTimestamp: 'Date to timestamp' },
      { label: 'Direction', default: 'toDate' },
    ),
    timestamp: number({ label: 'Timestamp', min: -1e17, max: 1e18, when: { direction: 'toDate' } }),
    unit: choice(
      {
        seconds: { label: 'Seconds', value: 1 },
        milliseconds: { label: 'Milliseconds', value: 1000 },
        microseconds: { label: 'Microseconds', value: 1e6 },
      },
      { label: 'Unit of the timestamp', default: 'seconds', when: { direction: 'toDate' } },
    ),
    date: date({ label: 'Date', when: { direction: 'toTimestamp' } }),
    time: time({ label: 'Time', default: '00:00', when: { direction: 'toTimestamp' } }),
    offset: choice(OFFSETS, { label: 'UTC offset', default: '+00:00' }),
  },
  outputs: {
    seconds: integer({ label: 'Timestamp in seconds' }),
    milliseconds: integer({ label: 'Timestamp in milliseconds' }),
    iso: text({ label: 'ISO 8601' }),
    rfc: text({ label: 'RFC 2822' }),
    utc: text({ label: 'In UTC' }),
  },
  algorithm: ({ direction, timestamp, unit, date: day, time: clock, offset }) => {
    const exact = direction === 'toDate' ? timestamp / unit : day * DAY_SECONDS + clock - offset * 60;
    const seconds = Math.floor(exact);
    const local = splitDay(seconds + offset * 60);
    const utc = splitDay(seconds);
    const inYears = (value: number) => value >= FIRST_DAY && value <= LAST_DAY;
    if (!inYears(local.day) || !inYears(utc.day))
      throw noResult('The moment lies outside the years 1 to 9999: is the timestamp in milliseconds or microseconds?');
    const clockThere = withSeconds(local.seconds);
    const date = [dayOfMonth(local.day), MONTHS[monthOf(local.day) - 1], String(yearOf(local.day)).padStart(4, '0')];
    return {
      seconds,
      milliseconds: floorNear(exact * 1000),
      iso: `${formatDate(local.day)}T${clockThere}${offset === 0 ? 'Z' : offsetText(offset)}`,
      rfc: `${weekdayName(local.day).slice(0, 3)}, ${date.join(' ')} ${clockThere} ${offsetText(offset).replace(':', '')}`,
      utc: `${formatDate(utc.day)} ${withSeconds(utc.seconds)}`,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ direction, timestamp, unit }) =>
        direction === 'toDate' && unit > 1 && timestamp !== 0 && isBelow(Math.abs(timestamp / unit), 1e7),
      says: 'That is within months of 1970: is the timestamp in seconds or milliseconds?',
    },
    {
      level: 'caution',
      when: ({ direction, timestamp, unit }) =>
        direction === 'toDate' && unit < 1e6 && isAtLeast(timestamp / unit, 1e10),
      says: 'That is after the year 2285: is the timestamp in a smaller unit, milliseconds or microseconds?',
    },
  ],
  explanation: 'The timestamp {seconds} is {iso}.',
  examples: [
    {
      inputs: { timestamp: 1000000000 },
      results: {
        seconds: 1000000000,
        milliseconds: 1000000000000,
        iso: '2001-09-09T01:46:40Z',
        rfc: 'Sun, 9 Sep 2001 01:46:40 +0000',
        utc: '2001-09-09 01:46:40',
      },
      source: 'GNU date: date -u -d @1000000000',
    },
    {
      inputs: { timestamp: 1700000000123, unit: 'milliseconds', offset: '+05:30' },
      results: {
        seconds: 1700000000,
        milliseconds: 1700000000123,
        iso: '2023-11-15T03:43:20+05:30',
        rfc: 'Wed, 15 Nov 2023 03:43:20 +0530',
        utc: '2023-11-14 22:13:20',
      },
      source: 'Python 3.11: datetime.fromtimestamp(1700000000, timezone(timedelta(hours=5.5)))',
    },
    {
      inputs: { timestamp: 1700000000, unit: 'milliseconds' },
      results: { seconds: 1700000, iso: '1970-01-20T16:13:20Z' },
      cautions: ['in seconds or milliseconds'],
      source: 'GNU date: date -u -d @1700000',
    },
    {
      inputs: { timestamp: 1700000001.001 },
      results: { seconds: 1700000001, milliseconds: 1700000001001 },
      source: 'By hand: a second and a thousandth more',
    },
    { inputs: { timestamp: -1 }, results: { iso: '1969-12-31T23:59:59Z' }, source: 'GNU date: date -u -d @-1' },
    {
      inputs: { timestamp: 1e15, unit: 'microseconds' },
      results: { seconds: 1000000000 },
      source: 'By hand: 10^15 / 10^6',
    },
    {
      inputs: { direction: 'toTimestamp', date: '2038-01-19', time: '03:14:07' },
      results: { seconds: 2147483647 },
      source: 'POSIX: the last second of a signed 32-bit time_t, 2^31 - 1',
    },
    {
      inputs: { direction: 'toTimestamp', date: '2026-11-20', time: '12:00', offset: '-05:00' },
      results: { seconds: 1795194000, iso: '2026-11-20T12:00:00-05:00', utc: '2026-11-20 17:00:00' },
      source: 'GNU date: date -d "2026-11-20 12:00 -0500" +%s',
    },
    { inputs: { timestamp: 1e12 }, noResult: 'outside the years', source: 'By hand: 10^12 s are 31 688 years' },
    {
      inputs: { timestamp: 100000000000 },
      results: { seconds: 100000000000, iso: '5138-11-16T09:46:40Z' },
      cautions: ['in a smaller unit'],
      source: 'GNU date: date -u -d @100000000000; the milliseconds of 3 March 1973 typed as seconds',
    },
  ],
  notes: ['Unix time does not count leap seconds.'],
  references: [
    { title: 'IEEE Std 1003.1-2017 (POSIX), base definitions, §4.16: Seconds since the Epoch' },
    { title: 'RFC 3339: Date and Time on the Internet', url: 'https://www.rfc-editor.org/rfc/rfc3339' },
  ],
});
