import { category, choice, date, defineCalculator, formatDate, quantity, text, time } from '@reckoner/engine';
import { clockText, DAY_SECONDS, offsetText, splitDay } from '../shared/clock.js';
import { OFFSETS } from '../shared/offsets.js';

/** Local time less the offset is UTC; UTC plus the other offset is the other local time. */
export default defineCalculator({
  title: 'Time zone converter (UTC offsets)',
  description: 'Date and clock time at one UTC offset from those at another, with the change of date.',
  keywords: ['time zones', 'utc to local', 'est to gmt', 'world clock', 'meeting time'],
  inputs: {
    time: time({ label: 'Local time' }),
    date: date({ label: 'Local date', min: '0002-01-01', max: '9998-12-31', default: 'today' }),
    from: choice(OFFSETS, { label: 'From offset', default: '+00:00' }),
    to: choice(OFFSETS, { label: 'To offset', default: '+00:00' }),
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
    const moment = day * DAY_SECONDS + clock - from * 60;
    const there = splitDay(moment + to * 60);
    const utc = splitDay(moment);
    const days = ['Two days before', 'Previous day', 'Same day', 'Next day', 'Two days after'] as const;
    return {
      clock: there.seconds,
      there: there.day,
      day: days[there.day - day + 2]!,
      difference: (to - from) / 60,
      utc: `${formatDate(utc.day)}T${clockText(utc.seconds)}Z`,
      iso: `${formatDate(there.day)}T${clockText(there.seconds)}${offsetText(to)}`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => from === to,
      says: 'Both offsets are the same: choose those of the two places.',
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
  ],
  notes: ['Offsets are fixed: choose the one that holds on the date, with daylight saving time where it is in force.'],
  references: [{ title: 'ISO 8601-1:2019: date and time of day, time shift between local time and UTC' }],
});
