import {
  category,
  date,
  defineCalculator,
  isAbove,
  isBelow,
  percent,
  roundNear,
  text,
  time,
  toDay,
} from '@reckoner/engine';
import { DAY_SECONDS, splitDay } from '../shared/clock.js';
import { WEEKDAYS, weekdayName } from '../shared/days.js';

/** Whole seconds as people say them: `182 days 12 h`, `4 h 15 min`. */
function inWords(seconds: number) {
  const { day, seconds: rest } = splitDay(seconds);
  const minutes = Math.floor(rest / 60);
  const parts = [
    { amount: day, unit: day === 1 ? 'day' : 'days' },
    { amount: Math.floor(minutes / 60), unit: 'h' },
    { amount: minutes % 60, unit: 'min' },
    { amount: rest % 60, unit: 's' },
  ].filter(({ amount }) => amount > 0);
  return parts.length > 0 ? parts.map(({ amount, unit }) => `${amount} ${unit}`).join(' ') : '0 s';
}

/** Dates count from the midnight at which they begin, or from the time of day that is sent. */
export default defineCalculator({
  title: 'Date halfway between two dates',
  description: 'The date and time halfway, or any percentage of the way, from one date or date and time to another.',
  keywords: ['midpoint of two dates', 'middle date', 'half way date', 'date between two dates', 'midway date'],
  inputs: {
    from: date({ label: 'From' }),
    fromTime: time({ label: 'From time', default: '00:00' }),
    to: date({ label: 'To' }),
    toTime: time({ label: 'To time', default: '00:00' }),
    share: percent({ label: 'Part of the way', min: 0, max: 100, default: 50, usual: [1, 100] }),
  },
  outputs: {
    point: date({ label: 'Date reached' }),
    clock: time({ label: 'Time of day reached' }),
    weekday: category(WEEKDAYS, { label: 'Weekday' }),
    way: text({ label: 'Time from the first to it' }),
    rest: text({ label: 'Time from it to the second' }),
    total: text({ label: 'Time between the two' }),
  },
  algorithm: ({ from, fromTime, to, toTime, share }) => {
    const begins = from * DAY_SECONDS + fromTime;
    const ends = to * DAY_SECONDS + toTime;
    // From the first on by whole seconds, so that both ends are met exactly.
    const passed = roundNear((ends - begins) * share);
    const { day, seconds } = splitDay(begins + passed);
    return {
      point: day,
      clock: seconds,
      weekday: weekdayName(day),
      way: inWords(Math.abs(passed)),
      rest: inWords(Math.abs(ends - begins - passed)),
      total: inWords(Math.abs(ends - begins)),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => Math.min(from, to) < toDay(1582, 10, 15),
      says: 'By the Gregorian calendar, which began on October 15, 1582: dates of the time before are of the Julian calendar.',
    },
    {
      level: 'note',
      when: ({ fromTime, toTime, clock }) => fromTime === 0 && toTime === 0 && clock !== 0,
      says: 'Counted from midnight to midnight, the point falls within a day, not at its beginning.',
    },
    {
      level: 'note',
      when: ({ from, fromTime, to, toTime, share }) => {
        const passed = ((to - from) * DAY_SECONDS + toTime - fromTime) * share;
        return isAbove(passed, roundNear(passed)) || isBelow(passed, roundNear(passed));
      },
      says: 'Rounded to whole seconds.',
    },
    {
      level: 'note',
      when: ({ from, fromTime, to, toTime }) => from === to && fromTime === toTime,
      says: 'Both moments are the same.',
    },
    {
      level: 'note',
      when: ({ from, fromTime, to, toTime }) => to < from || (to === from && toTime < fromTime),
      says: 'The second moment is the earlier one: the way goes back in time.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'On the way',
    // Within one day or two the dates alone would lie on each other.
    rows: ({ from, to, point }) =>
      Math.abs(to - from) < 2
        ? undefined
        : [
            { label: 'From', at: from },
            { label: 'Date reached', at: point },
            { label: 'To', at: to },
          ],
  },
  explanation: ({ share }) => {
    const part = share === 0.5 ? 'Halfway' : '{share} of the way';
    return `${part} from {from}, {fromTime}, to {to}, {toTime}, is {point}, {clock}, a {weekday}.`;
  },
  examples: [
    {
      inputs: { from: '2026-01-01', to: '2026-12-31' },
      results: {
        point: '2026-07-02',
        clock: '00:00',
        weekday: 'Thursday',
        way: '182 days',
        rest: '182 days',
        total: '364 days',
      },
      source: 'Python: a + (b - a) / 2 of datetime',
    },
    {
      inputs: { from: '2024-02-28', to: '2024-03-01', share: 25 },
      results: {
        point: '2024-02-28',
        clock: '12:00',
        weekday: 'Wednesday',
        way: '12 h',
        rest: '1 day 12 h',
        total: '2 days',
      },
      cautions: ['within a day'],
      source: 'Python: a + (b - a) * 0.25 of datetime',
    },
    {
      inputs: { from: '2026-11-20', fromTime: '09:00', to: '2026-11-20', toTime: '17:30' },
      results: { point: '2026-11-20', clock: '13:15', way: '4 h 15 min', total: '8 h 30 min' },
      source: 'Python: a + (b - a) / 2 of datetime',
    },
    {
      inputs: { from: '2026-11-20', to: '2026-11-10', share: 10 },
      results: { point: '2026-11-19', clock: '00:00', way: '1 day', rest: '9 days', total: '10 days' },
      cautions: ['goes back in time'],
      source: 'Python: a + (b - a) / 10 of datetime',
    },
    {
      inputs: { from: '2026-11-20', fromTime: '12:00', to: '2026-11-20', toTime: '06:00' },
      results: { point: '2026-11-20', clock: '09:00', way: '3 h' },
      cautions: ['goes back in time'],
      source: 'Python: a + (b - a) / 2 of datetime',
    },
    {
      inputs: { from: '2026-11-20', fromTime: '10:00:00', to: '2026-11-20', toTime: '10:00:01' },
      results: { clock: '10:00:01', way: '1 s', rest: '0 s' },
      cautions: ['whole seconds'],
      source: 'By hand: 10:00:00.5, rounded up',
    },
    {
      inputs: { from: '1500-02-28', to: '1500-03-02' },
      results: { point: '1500-03-01', clock: '00:00', total: '2 days' },
      cautions: ['of the Julian calendar'],
      source: 'Python: a + (b - a) / 2 of datetime, which has no February 29 in 1500',
    },
    {
      inputs: { from: '9999-12-31', to: '9999-12-31' },
      results: { point: '9999-12-31', clock: '00:00', way: '0 s', rest: '0 s', total: '0 s' },
      cautions: ['are the same'],
      source: 'By hand: no way to go',
    },
  ],
  notes: [
    'A date without a time counts from the midnight at which it begins.',
    'Days have 24 hours here: where clocks are put forward or back between the two, the point on the clock moves by up to an hour.',
  ],
  references: [{ title: 'ISO 8601-1:2019: Date and time – Representations for information interchange' }],
});
