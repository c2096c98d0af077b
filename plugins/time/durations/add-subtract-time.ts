import { choice, defineCalculator, integer, quantity, rows, text, time } from '@reckoner/engine';
import { DAY_SECONDS, durationText, splitDay } from '../shared/clock.js';

/** Each row is added to the sum or taken from it; 24 hours make a day. */
export default defineCalculator({
  title: 'Add or subtract time',
  description:
    'Sum and difference of durations in days, hours, minutes and seconds, and the clock time that much later.',
  keywords: ['add hours and minutes', 'time sum', 'timesheet', 'subtract time', 'hours calculator'],
  inputs: {
    durations: rows(
      {
        operation: choice(
          { add: { label: 'Add', value: 1 }, subtract: { label: 'Subtract', value: -1 } },
          { label: 'Operation', default: 'add' },
        ),
        days: integer({ label: 'Days', min: 0, max: 1e6, default: 0 }),
        hours: integer({ label: 'Hours', min: 0, max: 1e7, default: 0 }),
        minutes: integer({ label: 'Minutes', min: 0, max: 1e8, default: 0 }),
        seconds: integer({ label: 'Seconds', min: 0, max: 1e9, default: 0 }),
      },
      { label: 'Durations' },
    ),
    start: time({ label: 'Starting from the clock time', optional: true }),
  },
  outputs: {
    total: text({ label: 'Total (hours:minutes:seconds)' }),
    hours: quantity('h', { label: 'Total in hours', places: 4 }),
    days: integer({ label: 'Whole days' }),
    remainder: text({ label: 'Further hours, minutes and seconds' }),
    clock: time({ label: 'Clock time', optional: true }),
    dayShift: integer({ label: 'Days later', optional: true }),
  },
  algorithm: ({ durations, start }) => {
    const total = durations.reduce(
      (sum, { operation, days, hours, minutes, seconds }) =>
        sum + operation * (days * DAY_SECONDS + hours * 3600 + minutes * 60 + seconds),
      0,
    );
    const days = Math.trunc(total / DAY_SECONDS);
    const end = splitDay((start ?? 0) + total);
    return {
      total: durationText(total),
      hours: total / 3600,
      days,
      remainder: durationText(total - days * DAY_SECONDS),
      clock: start === undefined ? undefined : end.seconds,
      dayShift: start === undefined ? undefined : end.day,
    };
  },
  explanation: ({ start }) =>
    start === undefined
      ? 'The total is {total} (hours, minutes and seconds), or {hours}.'
      : 'The total is {total} (hours, minutes and seconds), or {hours}; from {start} that leads to {clock}, {dayShift|on an earlier day|on the same day|on a later day}.',
  examples: [
    {
      inputs: {
        durations: [
          { hours: 7, minutes: 45 },
          { hours: 8, minutes: 30, seconds: 20 },
          { operation: 'subtract', minutes: 50 },
        ],
      },
      results: { total: '15:25:20', hours: 15.42222, days: 0, remainder: '15:25:20' },
      source: 'Python: timedelta(hours=15, minutes=25, seconds=20) / 1 h',
    },
    {
      inputs: { durations: [{ days: 1, hours: 30, minutes: 90 }] },
      results: { total: '55:30:00', hours: 55.5, days: 2, remainder: '7:30:00' },
      source: 'Python: timedelta(days=1, hours=30, minutes=90)',
    },
    {
      inputs: { durations: [{ operation: 'subtract', hours: 3, minutes: 15 }], start: '02:00' },
      results: { total: '-3:15:00', clock: '22:45', dayShift: -1 },
      source: 'Python: datetime(2026, 1, 1, 2) - timedelta(hours=3, minutes=15)',
    },
    {
      inputs: { durations: [{ hours: 26, seconds: 5 }], start: '22:30' },
      results: { clock: '00:30:05', dayShift: 2 },
      source: 'Python: datetime(2026, 1, 1, 22, 30) + timedelta(hours=26, seconds=5)',
    },
  ],
  notes: ['Clock times ignore changes to and from daylight saving time.'],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
