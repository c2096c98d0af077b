import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  percent,
  quantity,
  table,
  text,
} from '@reckoner/engine';
import { clock, paceClock, tenths } from './shared/clock.js';
import { recordPace } from './shared/records.js';

const STEPS = {
  lap: constant(400, 'm'),
  kilometer: constant(1000, 'm'),
  mile: constant(1609.344, 'm'),
  fiveKilometers: constant(5000, 'm'),
};
/** The world record over 400 m. */
const FASTEST = constant(0.107, 's/m');
/** 20 min for a kilometer. */
const SLOWEST = constant(1.2, 's/m');
const MOST = 250;
/** Under ten minutes, as on the track, halves of whole seconds would not add up to the time. */
const TRACK = constant(600, 's');
const told = (duration: number, time: number) => (isBelow(time, TRACK) ? tenths(duration) : clock(duration));

/** Two halves, each at an even pace, of which the second is run in so much less or more time. */
export default defineCalculator({
  title: 'Race split plan',
  description:
    'Splits of a race for each lap, kilometer or mile, and the pace of both halves, from a goal time, at an even pace or with a faster or slower second half.',
  keywords: [
    'pace band',
    'split table',
    'negative split',
    'positive split',
    'even pace',
    'marathon splits',
    'goal pace',
  ],
  related: ['running-pace', 'race-time-predictor-riegel', 'vdot-daniels-training-paces'],
  inputs: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', min: 0.4, max: 250, usual: [0.8, 170] }),
    time: quantity('s', {
      label: 'Goal time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 50, 25:30 or 3:45:00.',
      symbol: 't',
      min: 0.5,
      max: 6000,
      usual: [1.5, 2000],
    }),
    splits: choice(
      {
        kilometer: { label: 'Every kilometer', also: ['km', '1 km'] },
        mile: { label: 'Every mile', also: ['mi', '1 mi'] },
        fiveKilometers: { label: 'Every 5 km', also: ['5k', '5 km'] },
        lap: { label: 'Every 400 m lap', also: ['400', '400 m', 'lap'] },
      },
      { label: 'Splits', default: 'kilometer' },
    ),
    strategy: choice(
      {
        even: { label: 'Even', also: ['even split', 'even pace'] },
        negative: { label: 'Negative split: second half faster', also: ['negative', 'negative split'] },
        positive: { label: 'Positive split: second half slower', also: ['positive', 'positive split'] },
      },
      { label: 'Strategy', default: 'even' },
    ),
    difference: percent({
      label: 'Second half faster or slower by',
      help: 'Of the time of the first half.',
      symbol: 'r',
      min: 0.1,
      max: 50,
      usual: [0.5, 15],
      default: 2,
      when: { strategy: ['negative', 'positive'] },
    }),
  },
  outputs: {
    pace: quantity('s/m', { label: 'Average pace', unit: 'min/km', symbol: 'p', places: 3 }),
    first: quantity('s', { label: 'First half', unit: 'min', symbol: 't_1', places: 2 }),
    second: quantity('s', { label: 'Second half', unit: 'min', symbol: 't_2', places: 2 }),
    firstPace: quantity('s/m', { label: 'Pace of the first half', unit: 'min/km', symbol: 'p_1', places: 3 }),
    secondPace: quantity('s/m', { label: 'Pace of the second half', unit: 'min/km', symbol: 'p_2', places: 3 }),
    average: text({ label: 'Average pace by the clock' }),
    start: text({ label: 'First half by the clock' }),
    finish: text({ label: 'Second half by the clock' }),
    plan: table(
      {
        split: integer({ label: 'Split' }),
        at: quantity('m', { label: 'At', unit: 'km', places: 3 }),
        took: text({ label: 'Split time' }),
        elapsed: text({ label: 'Elapsed' }),
        seconds: quantity('s', { label: 'Elapsed in seconds', places: 1 }),
      },
      { label: 'Splits' },
    ),
  },
  formula: ({ distance, time, splits, strategy, difference }) => {
    const pace = time / distance;
    const ratio = strategy === 'even' ? 1 : strategy === 'negative' ? 1 - difference : 1 + difference;
    const first = time / (1 + ratio);
    const second = ratio * first;
    const half = distance / 2;
    const step = STEPS[splits];
    const firstPace = first / half;
    const secondPace = second / half;
    const until = (at: number) => (isAtMost(at, half) ? at * firstPace : first + (at - half) * secondPace);
    const count = ceilNear(distance / step);
    const plan = Array.from({ length: count }, (_, index) => {
      const last = index === count - 1;
      const at = last ? distance : (index + 1) * step;
      const seconds = last ? time : until(at);
      return {
        split: index + 1,
        at,
        took: told(seconds - until(index * step), time),
        elapsed: told(seconds, time),
        seconds,
      };
    });
    return {
      pace,
      first,
      second,
      firstPace,
      secondPace,
      average: paceClock(pace),
      start: `${told(first, time)} at ${paceClock(firstPace)}`,
      finish: `${told(second, time)} at ${paceClock(secondPace)}`,
      plan,
    };
  },
  explanation: ({ strategy, time }) =>
    strategy === 'even'
      ? `{distance} in ${told(time, time)} is a pace of {average} all the way; each half is {start}.`
      : strategy === 'negative'
        ? `Run the first half in {start} and the second in {difference} less time, {finish}: ${told(time, time)} in all, {average} on average.`
        : `Run the first half in {start} and the second in {difference} more time, {finish}: ${told(time, time)} in all, {average} on average.`,
  requires: [
    {
      that: ({ distance, time }) => isAtLeast(time / distance, FASTEST),
      field: 'time',
      says: '{distance} in {time} is faster than any human has run 400 m: check both, and write hours as 3:45:00.',
    },
    {
      that: ({ distance, splits }) => isAtMost(distance, MOST * STEPS[splits]),
      field: 'splits',
      says: 'That would be more than 250 splits: choose longer ones for {distance}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pace }) => isAbove(pace, SLOWEST),
      says: 'That is slower than a slow walk, 3 km/h: check distance and goal time, and write hours as 3:45:00.',
    },
    {
      level: 'caution',
      when: ({ firstPace, secondPace }) => isBelow(Math.min(firstPace, secondPace), FASTEST),
      says: 'One half would be faster than any human has run: check distance, goal time and difference.',
    },
    {
      level: 'caution',
      when: ({ distance, pace }) => isBelow(pace, 0.98 * recordPace(distance)),
      says: 'That is faster than the world record of men: check distance and goal time.',
    },
    {
      level: 'note',
      when: ({ strategy, difference }) =>
        strategy === 'positive' && difference !== undefined && isAbove(difference, 0.05),
      says: 'A start so fast tires early: planned positive splits are seldom of more than a few percent.',
    },
    {
      level: 'note',
      when: ({ strategy, difference }) =>
        strategy === 'negative' && difference !== undefined && isAbove(difference, 0.05),
      says: 'Plans mostly ask for 1 to 3% in the second half: more is hard to make up for late in a race.',
    },
  ],
  examples: [
    {
      inputs: { distance: 10, time: 50 },
      results: {
        pace: 5,
        first: 25,
        second: 25,
        firstPace: 5,
        average: '5:00/km (8:03/mile)',
        start: '25:00 at 5:00/km (8:03/mile)',
        finish: '25:00 at 5:00/km (8:03/mile)',
        secondPace: 5,
        plan: {
          length: 10,
          rows: { 0: { took: '5:00', elapsed: '5:00' }, 9: { at: 10, elapsed: '50:00', seconds: 3000 } },
        },
      },
      source: 'By hand: 50 min / 10 km',
    },
    {
      inputs: { distance: 42.195, time: '4:00:00', strategy: 'negative', difference: 2, splits: 'fiveKilometers' },
      results: {
        first: 121.2121212,
        second: 118.7878788,
        firstPace: 5.745331,
        secondPace: 5.630424,
        plan: {
          length: 9,
          rows: {
            0: { took: '28:44', elapsed: '28:44', seconds: 1723.599 },
            4: { at: 25, elapsed: '2:23:11', seconds: 8591.091 },
            8: { split: 9, at: 42.195, took: '12:22', elapsed: '4:00:00', seconds: 14400 },
          },
        },
      },
      source:
        'calculator.city: pace 1 = 2T/(D(2 - r)), pace 2 = (1 - r) pace 1; Python: 14400/1.98, 0.98 of it, at 25 km 7272.727 + 3902.5 m at it',
    },
    {
      inputs: { distance: '1 mi', time: '6:00', splits: 'lap', strategy: 'positive', difference: 4 },
      results: {
        pace: 3.728227,
        first: 2.941176,
        second: 3.058824,
        plan: {
          length: 5,
          rows: {
            0: { took: '1:27.7' },
            3: { elapsed: '5:57.9' },
            4: { at: 1.609344, took: '0:02.1', elapsed: '6:00.0' },
          },
        },
      },
      source: 'Python: 360/2.04 s and 1.04 of it; 400/804.672 × 176.4706 s; 360 - 9.344/804.672 × 183.5294 s',
    },
    {
      inputs: { distance: 21.0975, time: '1:45:00', splits: 'mile', strategy: 'positive', difference: 8 },
      results: { first: 50.48076923, second: 54.51923077, plan: { length: 14, rows: { 0: { took: '7:42' } } } },
      cautions: ['seldom of more'],
      source: 'By hand: 105/2.08 min; 1609.344/10548.75 × 3028.846 s',
    },
    {
      inputs: { distance: 0.8, time: '1:41', splits: 'lap' },
      results: { pace: 2.104166667, start: '0:50.5 at 2:06/km (3:23/mile)', finish: '0:50.5 at 2:06/km (3:23/mile)' },
      source: 'By hand: 101/2 s; 126.25 and 203.18 s',
    },
    {
      inputs: { distance: 5, time: 20, strategy: 'negative', difference: 10 },
      results: { first: 10.52631579, second: 9.473684211 },
      cautions: ['1 to 3%'],
      source: 'By hand: 20/1.9 min, 0.9 of it',
    },
    {
      inputs: { distance: 5, time: 120 },
      results: { pace: 24, start: '1:00:00 at 24:00/km (38:37/mile)' },
      cautions: ['slow walk'],
      source: 'By hand: 120/5; 24 × 1.609344 min',
    },
    {
      inputs: { distance: 1, time: 1.9, strategy: 'negative', difference: 15 },
      results: { pace: 1.9, second: 0.872972973 },
      cautions: ['One half would be', 'world record of men', '1 to 3%'],
      source: 'By hand: 1.9 × 0.85/1.85 min for 500 m',
    },
    {
      inputs: { distance: 42.195, time: '1:30:00', splits: 'fiveKilometers' },
      results: { pace: 2.132954, first: 45 },
      cautions: ['world record'],
      source: 'By hand: 90/42.195; the world record is 2:00:35',
    },
    { inputs: { distance: 42.195, time: '4:00' }, refused: 'write hours as', source: 'By hand: 4 min' },
    {
      inputs: { distance: 200, time: 1500, splits: 'lap' },
      refused: 'more than 250 splits',
      source: 'By hand: 200 km are 500 laps',
    },
  ],
  notes: [
    'A flat course without wind is meant: on hills keep the effort even, not the pace.',
    'Split times are rounded to whole seconds each (under ten minutes to tenths), so that added up they may miss the elapsed time by a second or more.',
  ],
  references: [
    { title: 'calculator.city: Negative split calculator: pace of both halves from goal time and difference' },
    { title: 'Daniels: Daniels’ Running Formula, 4th ed., ch. 5', isbn: '978-1-7182-0366-2' },
  ],
});
