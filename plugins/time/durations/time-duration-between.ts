import { date, defineCalculator, integer, noResult, quantity, sumOfProducts, text, time } from '@reckoner/engine';
import { DAY_SECONDS, durationText } from '../shared/clock.js';

/** Without dates an end before the start lies on the next day. */
export default defineCalculator({
  title: 'Time duration',
  description:
    'Hours and minutes between two clock times, over midnight too, or between two dates with times, less breaks.',
  keywords: ['hours between times', 'elapsed time', 'time difference', 'hours worked', 'how long'],
  inputs: {
    start: time({ label: 'Start time' }),
    end: time({ label: 'End time' }),
    startDate: date({ label: 'Start date', help: 'Leave out both dates for less than a day.', optional: true }),
    endDate: date({ label: 'End date', optional: true }),
    pause: quantity('min', { label: 'Breaks', symbol: 'b', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    duration: text({ label: 'Duration (hours:minutes:seconds)' }),
    hours: quantity('h', { label: 'In hours', symbol: 't', places: 4 }),
    minutes: quantity('min', { label: 'In minutes', places: 1 }),
    days: integer({ label: 'Whole days' }),
  },
  algorithm: ({ start, end, startDate, endDate, pause }) => {
    const nextDay = end < start ? DAY_SECONDS : 0;
    const days = startDate === undefined || endDate === undefined ? nextDay : (endDate - startDate) * DAY_SECONDS;
    const gross = days + end - start;
    if (gross < 0) throw noResult('The end lies before the start.');
    const seconds = sumOfProducts([gross], [-60, pause]);
    if (seconds < 0) throw noResult('The breaks are longer than the whole time.');
    return {
      duration: durationText(Math.round(seconds)),
      hours: seconds / 3600,
      minutes: seconds / 60,
      days: Math.floor(seconds / DAY_SECONDS),
    };
  },
  explanation: ({ startDate, pause }) => {
    if (startDate !== undefined)
      return 'From {start} on {startDate} to {end} on {endDate} it is {duration} (hours, minutes and seconds) without breaks, or {hours}.';
    return pause === 0
      ? 'From {start} to {end} it is {duration} (hours, minutes and seconds), or {hours}.'
      : 'From {start} to {end}, less breaks of {pause}, it is {duration} (hours, minutes and seconds), or {hours}.';
  },
  requires: [
    {
      that: (_, given) => given.startDate === given.endDate,
      field: 'endDate',
      says: 'Give both dates or neither.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ start, end, startDate }) => startDate === undefined && start === end,
      says: 'Equal times give no time: for a whole day or more give both dates.',
    },
  ],
  examples: [
    {
      inputs: { start: '08:30', end: '17:15', pause: 45 },
      results: { duration: '8:00:00', hours: 8, minutes: 480, days: 0 },
      source: 'By hand: 8:45 less 0:45',
    },
    {
      inputs: { start: '22:10', end: '06:05' },
      results: { duration: '7:55:00', hours: 7.916667 },
      source: 'Python 3.11: datetime subtraction over midnight',
    },
    {
      inputs: { start: '15:20:30', end: '09:00', startDate: '2026-02-27', endDate: '2026-03-02' },
      results: { duration: '65:39:30', minutes: 3939.5, days: 2 },
      source: 'Python 3.11: datetime(2026, 3, 2, 9) - datetime(2026, 2, 27, 15, 20, 30)',
    },
    {
      inputs: { start: '10:00', end: '09:00', startDate: '2026-03-02', endDate: '2026-03-02' },
      noResult: 'before the start',
      source: 'By definition',
    },
    {
      inputs: { start: '10:00', end: '11:00', startDate: '2026-03-02' },
      refused: 'both dates',
      source: 'By definition',
    },
    {
      inputs: { start: '10:00', end: '10:00' },
      results: { duration: '0:00:00', hours: 0 },
      cautions: ['give both dates'],
      source: 'By definition',
    },
    { inputs: { start: '10:00', end: '11:00', pause: 90 }, noResult: 'longer than', source: 'By definition' },
  ],
  notes: ['Both times are of the same time zone; changes to and from daylight saving time are not counted.'],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
