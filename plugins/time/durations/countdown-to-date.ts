import { category, date, defineCalculator, integer, quantity, time } from '@reckoner/engine';
import { DAY_SECONDS, splitDay } from '../shared/clock.js';
import { calendarDifference } from '../shared/days.js';

/** From an entered moment: the result does not depend on a clock. Both moments are of the same time zone. */
export default defineCalculator({
  title: 'Time until a date',
  description: 'Days, hours, minutes and seconds from one moment to a date and time, or since then when it is past.',
  keywords: ['countdown', 'days until', 'how long until', 'event timer', 'time since'],
  inputs: {
    target: date({ label: 'Target date' }),
    targetTime: time({ label: 'Target time', default: '00:00' }),
    from: date({ label: 'From date', default: 'today' }),
    fromTime: time({ label: 'From time', default: '00:00' }),
  },
  outputs: {
    days: integer({ label: 'Days' }),
    hours: integer({ label: 'Further hours' }),
    minutes: integer({ label: 'Further minutes' }),
    seconds: integer({ label: 'Further seconds' }),
    total: quantity('h', { label: 'In hours', places: 2 }),
    months: integer({ label: 'Whole calendar months' }),
    direction: category(['Still to come', 'Now', 'Past'], { label: 'The target is' }),
  },
  algorithm: ({ target, targetTime, from, fromTime }) => {
    const start = from * DAY_SECONDS + fromTime;
    const end = target * DAY_SECONDS + targetTime;
    const size = Math.abs(end - start);
    const { day, seconds } = splitDay(size);
    const [earlier, later] = [splitDay(Math.min(start, end)), splitDay(Math.max(start, end))];
    const lastWhole = later.seconds < earlier.seconds ? later.day - 1 : later.day;
    const span = calendarDifference(earlier.day, Math.max(lastWhole, earlier.day));
    return {
      days: day,
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
      total: size / 3600,
      months: span.years * 12 + span.months,
      direction: end > start ? 'Still to come' : end === start ? 'Now' : 'Past',
    };
  },
  explanation: ({ targetTime, target, from, fromTime }) =>
    target * DAY_SECONDS + targetTime >= from * DAY_SECONDS + fromTime
      ? 'It is {days} {days|day|days}, {hours} {hours|hour|hours}, {minutes} {minutes|minute|minutes} and {seconds} {seconds|second|seconds} until {targetTime} on {target}.'
      : '{targetTime} on {target} was {days} {days|day|days}, {hours} {hours|hour|hours}, {minutes} {minutes|minute|minutes} and {seconds} {seconds|second|seconds} before.',
  examples: [
    {
      inputs: { target: '2027-01-01', from: '2026-11-20', fromTime: '15:30:20' },
      results: { days: 41, hours: 8, minutes: 29, seconds: 40, total: 992.4944, months: 1, direction: 'Still to come' },
      source: 'Python 3.11: datetime subtraction; 20 November + 1 month is 20 December',
    },
    {
      inputs: { target: '1969-07-20', targetTime: '20:17:40', from: '2026-11-20' },
      results: { days: 20941, hours: 3, minutes: 42, seconds: 20, months: 687, direction: 'Past' },
      source: 'Python 3.11: datetime subtraction; dateutil.relativedelta',
    },
    {
      inputs: { target: '2026-11-20', targetTime: '12:00', from: '2026-11-20', fromTime: '12:00' },
      results: { days: 0, total: 0, direction: 'Now' },
      source: 'By definition',
    },
  ],
  notes: ['Both moments are in the same time zone; changes to and from daylight saving time are not counted.'],
  references: [{ title: 'ISO 8601-1:2019: Date and time, representations for information interchange' }],
});
