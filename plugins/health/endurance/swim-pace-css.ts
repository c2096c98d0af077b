import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  percent,
  quantity,
  table,
  text,
} from '@reckoner/engine';
import { clock } from './shared/clock.js';

const HUNDRED = constant(100, 'm');
const SHORT = constant(120, 's');
const LONG = constant(1200, 's');
/** The world record over 100 m. */
const FASTEST = constant(0.44, 's/m');
const NOTHING = constant(0, 'm');
const NEARLY = constant(2, 'm');
const MUCH = constant(60, 'm');

/** The slope of distance over time between two trials: critical speed; its intercept is the distance above it, D'. */
export default defineCalculator({
  title: 'Critical swim speed',
  description:
    'Critical swim speed (CSS) and its pace for 100 m, the distance capacity D′ and a chart of paces around it, from the times of two all-out swims, as 400 m and 200 m.',
  keywords: ['CSS', 'critical swim speed', 'swim threshold pace', '400 200 test', 'swim training zones', 'CSS pace'],
  related: ['swim-pace', 'swim-course-time-conversion', 'triathlon-finish-time'],
  inputs: {
    longTime: quantity('s', {
      label: 'Time of the long swim',
      text: 'clock',
      unit: 'min',
      help: 'Such as 6:20.',
      symbol: 't_2',
      min: 0.5,
      max: 120,
      usual: [3.5, 30],
    }),
    shortTime: quantity('s', {
      label: 'Time of the short swim',
      text: 'clock',
      unit: 'min',
      help: 'Such as 3:00.',
      symbol: 't_1',
      min: 0.3,
      max: 60,
      usual: [1.6, 15],
    }),
    longDistance: quantity('m', {
      label: 'Distance of the long swim',
      regional: false,
      symbol: 'd_2',
      min: 100,
      max: 5000,
      default: 400,
      usual: [300, 1500],
    }),
    shortDistance: quantity('m', {
      label: 'Distance of the short swim',
      help: 'Half of the long one, unless you say otherwise.',
      regional: false,
      symbol: 'd_1',
      min: 50,
      max: 3000,
      default: ({ longDistance }) => longDistance / 2,
      usual: [100, 800],
    }),
  },
  outputs: {
    pace: quantity('s/m', {
      label: 'Pace at critical swim speed',
      regional: false,
      unit: 's/(100 m)',
      symbol: 'p',
      places: 1,
    }),
    speed: quantity('m/s', { label: 'Critical swim speed', regional: false, symbol: 'v_c', places: 3 }),
    capacity: quantity('m', { label: 'Distance capacity D′', regional: false, symbol: "D'", places: 1 }),
    paceClock: text({ label: 'Pace by the clock' }),
    chart: table(
      {
        share: percent({ label: 'Of critical speed', places: 0 }),
        pace: quantity('s/m', { label: 'Pace', regional: false, unit: 's/(100 m)', places: 1 }),
        meters: text({ label: '100 m' }),
        yards: text({ label: '100 yd' }),
        four: text({ label: '400 m' }),
      },
      { label: 'Paces around critical swim speed' },
    ),
  },
  formula: ({ longTime, shortTime, longDistance, shortDistance }) => {
    const speed = (longDistance - shortDistance) / (longTime - shortTime);
    return {
      pace: 1 / speed,
      speed,
      // Equal speeds leave none, not the last digits of a difference.
      capacity: isAtMost(shortDistance * longTime, longDistance * shortTime)
        ? NOTHING
        : (shortDistance * longTime - longDistance * shortTime) / (longTime - shortTime),
      paceClock: `${clock(HUNDRED / speed)} for 100 m (${clock((0.9144 * HUNDRED) / speed)} for 100 yd)`,
      chart: [0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15].map((share) => ({
        share,
        pace: 1 / (share * speed),
        meters: clock(HUNDRED / (share * speed)),
        yards: clock((0.9144 * HUNDRED) / (share * speed)),
        four: clock((4 * HUNDRED) / (share * speed)),
      })),
    };
  },
  explanation:
    'These times over {longDistance} and {shortDistance} give a critical swim speed of {speed}, a pace of {paceClock}, and a distance capacity above it of {capacity}.',
  requires: [
    {
      that: ({ longDistance, shortDistance }) => isAtMost(1.25 * shortDistance, longDistance),
      field: 'shortDistance',
      says: 'The long swim, {longDistance}, must be longer than the short one, {shortDistance}, by a quarter at least, best twice as long: from swims so alike no critical speed follows.',
    },
    {
      that: ({ longTime, shortTime, longDistance, shortDistance }) =>
        !isAtMost(1.25 * shortDistance, longDistance) || isAtMost(shortTime * longDistance, longTime * shortDistance),
      field: 'shortTime',
      says: 'The short swim was slower for its distance than the long one: one of them was not all-out, or the times are interchanged, and no critical speed follows.',
    },
    {
      // Half of the short swim beyond critical speed.
      that: ({ longTime, shortTime, longDistance, shortDistance }) =>
        !isAtMost(1.25 * shortDistance, longDistance) ||
        isAtMost(shortDistance * longTime + shortDistance * shortTime, 2 * longDistance * shortTime),
      field: 'longTime',
      says: 'The long swim was so much slower than the short one that it cannot have been all-out: check times and distances.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ capacity }) => isBelow(capacity, NEARLY),
      says: 'The long swim was nearly as fast as the short one, so that the short one was hardly all-out: the critical speed is told too fast. Swim both again, rested.',
    },
    {
      level: 'caution',
      when: ({ capacity }) => isAbove(capacity, MUCH),
      says: 'The long swim was much slower than the short one: if it was paced badly or swum tired, the critical speed is told too slow. Check the times, or swim it again.',
    },
    {
      level: 'caution',
      when: ({ pace }) => isBelow(pace, FASTEST),
      says: 'That is faster than anybody swims even 100 m: check times and distances.',
    },
    {
      level: 'note',
      when: ({ shortTime }) => isBelow(shortTime, SHORT),
      says: 'Swims for critical speed should last about 2 to 15 minutes: one of less than 2 minutes makes it too fast. Take a longer one, such as 400 m and 800 m.',
    },
    {
      level: 'note',
      when: ({ longTime }) => isAbove(longTime, LONG),
      says: 'Swims for critical speed should last about 2 to 15 minutes: from one of more than 20 minutes it comes out too slow.',
    },
  ],
  examples: [
    {
      inputs: { longTime: '6:20', shortTime: '3:00' },
      results: {
        pace: 100,
        paceClock: '1:40 for 100 m (1:31 for 100 yd)',
        speed: 1,
        capacity: 20,
        chart: {
          length: 9,
          rows: {
            1: { share: 80, pace: 125, meters: '2:05', yards: '1:54', four: '8:20' },
            5: { share: 100, pace: 100, meters: '1:40', yards: '1:31', four: '6:40' },
            8: { pace: 86.95652, meters: '1:27' },
          },
        },
      },
      source: 'dincalculator.com: (380 - 180)/2 is 1:40 for 100 m; by hand 200 m - 1 m/s × 180 s, 100/0.8, 91.44 s',
    },
    {
      inputs: { longTime: 6.5, shortTime: 3 },
      results: { speed: 0.9523809524, pace: 105, capacity: 28.57142857 },
      source: 'thestandardengine.com: 200/210 m/s, 1:45 for 100 m; by hand 200 - 180/1.05',
    },
    {
      inputs: { longTime: '11:40', shortTime: '5:30', longDistance: '800 yd', shortDistance: '400 yd' },
      results: { speed: 0.9885405405, pace: 101.1592301, capacity: 39.54162162 },
      source: 'By hand: 365.76 m / 370 s; 365.76 - 330 × 0.98854054',
    },
    {
      inputs: { longTime: '5:00', shortTime: '2:20', longDistance: '400 yd' },
      results: { speed: 1.143, paceClock: '1:27 for 100 m (1:20 for 100 yd)', capacity: 22.86 },
      source: 'By hand: 200 yd, half of the long swim, in 160 s; 182.88 - 140 × 1.143',
    },
    {
      inputs: { longTime: 6, shortTime: 3 },
      results: { pace: 90, capacity: 0 },
      cautions: ['hardly all-out'],
      source: 'By hand: 200 m in 180 s',
    },
    {
      inputs: { longTime: 8, shortTime: 2.75 },
      results: { speed: 0.6349206349, capacity: 95.23809524 },
      cautions: ['much slower'],
      source: 'By hand: 200/315; 200 - 165 × 200/315',
    },
    {
      inputs: { longTime: '3:50', shortTime: '1:50' },
      results: { pace: 60, capacity: 16.66666667 },
      cautions: ['less than 2 minutes'],
      source: 'By hand: 120 s for 200 m; 200 - 110/0.6',
    },
    {
      inputs: { longTime: 25, shortTime: 6, longDistance: 1500, shortDistance: 400 },
      results: { speed: 0.9649122807, pace: 103.6363636, capacity: 52.63157895 },
      cautions: ['more than 20 minutes'],
      source: 'By hand: 1100/1140; 400 - 360 × 1100/1140',
    },
    {
      inputs: { longTime: 2.5, shortTime: 1.2 },
      results: { speed: 2.564102564, capacity: 15.38461538 },
      cautions: ['even 100 m', 'less than 2 minutes'],
      source: 'By hand: 200/78; 200 - 72 × 200/78',
    },
    { inputs: { longTime: 3, shortTime: 6.5 }, refused: 'interchanged', source: 'By definition' },
    {
      inputs: { longTime: 30, shortTime: 3 },
      refused: 'so much slower',
      source: 'By hand: 200 m in 27 min leave 178 m of 200 m',
    },
    {
      inputs: { longTime: 6, shortTime: 3, shortDistance: 400 },
      refused: 'by a quarter at least',
      source: 'By definition',
    },
  ],
  notes: [
    'Swim both from a push-off, the long one first, fully rested in between. Critical speed can be held for some 15 to 40 minutes, not for ever, and D′ from two swims is uncertain by several meters.',
    'Coaches cut zones around critical speed in different ways; the chart gives paces of shares of its speed.',
    'Both swims go to the limit: with heart disease, chest pain or fainting in exercise ask a doctor before you swim them.',
  ],
  references: [
    {
      title:
        'Wakayoshi et al.: A simple method for determining critical speed as swimming fatigue threshold in competitive swimming, Int J Sports Med 13 (1992) 367, by its abstract',
      doi: '10.1055/s-2007-1021282',
    },
    {
      title:
        'Stroke-Specific Swimming Critical Speed Testing: Balancing Feasibility and Scientific Rigour, J Hum Kinet (2024), by its abstract and introduction: reliability, trials of 2 to 15 min, 14 to 39 min',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10875687/',
    },
  ],
});
