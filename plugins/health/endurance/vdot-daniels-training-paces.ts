import {
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  measure,
  number,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { clock, paceClock } from './shared/clock.js';

const MINUTE = constant(60, 's');
const METER = constant(1, 'm');
const KILOMETER = constant(1000, 'm');
const MILE = constant(1609.344, 'm');
/** Shares of VDOT. */
const EASY_SLOW = 0.62;
const EASY_FAST = 0.7;
const THRESHOLD = 0.88;
const INTERVAL = 0.975;

/** mL of oxygen for a kilogram and minute at so many meters a minute. */
const cost = (speed: number) => -4.6 + 0.182258 * speed + 0.000104 * speed ** 2;
/** The share of the maximum that is held in a race of so many minutes. */
const held = (minutes: number) =>
  0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
const score = (kilometers: number, minutes: number) => cost((1000 * kilometers) / minutes) / held(minutes);
/** Meters a minute at which so much oxygen is used. */
const speedAt = (oxygen: number) =>
  (-0.182258 + Math.sqrt(0.182258 ** 2 + 4 * 0.000104 * (oxygen + 4.6))) / (2 * 0.000104);
const raceMinutes = (meters: number, vdot: number) =>
  findRoot((minutes) => cost(meters / minutes) - vdot * held(minutes), meters / 700, meters / 26);
const pace = (speed: number) => MINUTE / (speed * METER);

/** Daniels and Gilbert 1979: oxygen cost of the race's speed over the share of the maximum that its duration lets one hold. */
export default defineCalculator({
  title: 'VDOT and training paces',
  description:
    'Daniels’ VDOT from a race, with easy, marathon, threshold, interval and repetition paces and the equivalent times of other races.',
  keywords: ['VDOT', 'Jack Daniels', 'training paces', 'threshold pace', 'tempo pace', 'interval pace', 'easy pace'],
  related: ['race-time-predictor-riegel', 'running-pace', 'vo2max-field-test', 'race-split-plan'],
  inputs: {
    distance: measure('km', { label: 'Race distance', symbol: 'd', min: 0.8, max: 100, usual: [1.5, 42.195] }),
    time: measure('min', {
      label: 'Race time',
      text: 'clock',
      help: 'Such as 20, 19:57 or 3:10:49.',
      symbol: 't',
      min: 1.5,
      max: 1200,
      usual: [3.5, 420],
    }),
  },
  outputs: {
    vdot: number({ label: 'VDOT', symbol: '\\mathrm{VDOT}', places: 1 }),
    easy: text({ label: 'Easy (E)' }),
    marathon: text({ label: 'Marathon (M)' }),
    threshold: text({ label: 'Threshold (T)' }),
    interval: text({ label: 'Interval (I)' }),
    repetition: text({ label: 'Repetition (R)' }),
    paces: table(
      {
        kind: text({ label: 'Training' }),
        share: percent({ label: 'Of VDOT', places: 1, optional: true }),
        pace: quantity('s/m', { label: 'Pace', unit: 'min/km', places: 3 }),
        kilometer: text({ label: '1 km' }),
        mile: text({ label: '1 mile' }),
        lap: text({ label: '400 m' }),
      },
      { label: 'Training paces' },
    ),
    races: table(
      {
        race: text({ label: 'Race' }),
        clock: text({ label: 'Time' }),
        time: quantity('s', { label: 'Time in minutes', unit: 'min', places: 2 }),
      },
      { label: 'Equivalent races' },
    ),
  },
  formula: ({ distance, time }) => {
    const vdot = score(distance, time);
    const marathon = pace(42195 / raceMinutes(42195, vdot));
    const repetition = pace(1609.344 / raceMinutes(1609.344, vdot));
    const at = (share: number) => pace(speedAt(share * vdot));
    const rows = [
      { kind: 'Easy, slow end', share: EASY_SLOW, pace: at(EASY_SLOW) },
      { kind: 'Easy, fast end', share: EASY_FAST, pace: at(EASY_FAST) },
      { kind: 'Marathon', share: undefined, pace: marathon },
      { kind: 'Threshold', share: THRESHOLD, pace: at(THRESHOLD) },
      { kind: 'Interval', share: INTERVAL, pace: at(INTERVAL) },
      { kind: 'Repetition', share: undefined, pace: repetition },
    ];
    const races = [
      { race: '1500 m', meters: 1500 },
      { race: '1 mile', meters: 1609.344 },
      { race: '3 km', meters: 3000 },
      { race: '5 km', meters: 5000 },
      { race: '10 km', meters: 10000 },
      { race: '15 km', meters: 15000 },
      { race: 'Half marathon', meters: 21097.5 },
      { race: 'Marathon', meters: 42195 },
    ];
    return {
      vdot,
      easy: `${clock(at(EASY_FAST) * KILOMETER)} to ${clock(at(EASY_SLOW) * KILOMETER)}/km (${clock(at(EASY_FAST) * MILE)} to ${clock(at(EASY_SLOW) * MILE)}/mile)`,
      marathon: paceClock(marathon),
      threshold: paceClock(at(THRESHOLD)),
      interval: paceClock(at(INTERVAL)),
      repetition: paceClock(repetition),
      paces: rows.map((row) => ({
        ...row,
        kilometer: clock(row.pace * KILOMETER),
        mile: clock(row.pace * MILE),
        lap: clock(0.4 * KILOMETER * row.pace),
      })),
      races: races.map(({ race, meters }) => {
        const length = raceMinutes(meters, vdot) * MINUTE;
        return { race, clock: clock(length), time: length };
      }),
    };
  },
  stepwise: [
    'Easy, threshold and interval paces: the speed at which 62 to 70%, 88% and 97.5% of VDOT are used, by the oxygen cost above the fraction line.',
    'Marathon and repetition paces: the speed of the marathon and of the mile whose time gives the same VDOT; so for the other races.',
  ],
  explanation: ({ time }) =>
    `{distance} in ${clock(time * MINUTE)} is a VDOT of {vdot}. Train easy at {easy}, marathon pace at {marathon}, threshold at {threshold}, intervals at {interval} and repetitions, at the race pace of a mile, at {repetition}.`,
  requires: [
    {
      that: ({ distance, time }) => isAtLeast(score(distance, time), 15),
      field: 'time',
      says: 'So slow over {distance} is a VDOT below 15, a walk, for which no training paces are known: check distance and time.',
    },
    {
      that: ({ distance, time }) => isAtMost(score(distance, time), 100),
      field: 'time',
      says: '{distance} in {time} would be a VDOT above 100, which nobody has: check distance and time, and write hours as 3:10:00.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ vdot }) => roundTo(vdot, 1) > 88,
      says: 'No world record has so high a VDOT (those of men are 83 to 88, of women 74 to 78): check distance and time.',
    },
    {
      level: 'caution',
      when: ({ distance }) => isBelow(distance, 1.5) || isAbove(distance, 42.195),
      says: 'Daniels’ tables are for races of 1.5 km to the marathon: from {distance} the VDOT is a guess. Take a race in between.',
    },
    {
      level: 'caution',
      when: ({ vdot }) => roundTo(vdot, 1) < 20,
      says: 'At so low a VDOT repetitions come out hardly faster than intervals, or slower: leave both out, and run easy, with walks.',
    },
    {
      level: 'note',
      when: ({ vdot }) => roundTo(vdot, 1) < 39,
      says: 'Below a VDOT of 39 Daniels’ own calculator on the web lets people train somewhat faster than this formula: up to a minute for a kilometer or more at a VDOT near 20, a few seconds at 38.',
    },
  ],
  examples: [
    {
      inputs: { distance: 5, time: '24:34' },
      results: {
        vdot: 39.1103984,
        easy: '6:13 to 6:51/km (10:01 to 11:01/mile)',
        marathon: '5:33/km (8:55/mile)',
        threshold: '5:11/km (8:21/mile)',
        interval: '4:46/km (7:41/mile)',
        repetition: '4:31/km (7:16/mile)',
        paces: {
          length: 6,
          rows: { 1: { share: 70, pace: 6.2222958 }, 2: { pace: 5.543606031 }, 5: { pace: 4.510827603 } },
        },
        races: { length: 8, rows: { 3: { clock: '24:34' }, 7: { clock: '3:53:55' } } },
      },
      source: 'github.com/tlgs/vdot: VDOT 39.11039839652726; paces and times by bisection in Python',
    },
    {
      inputs: { distance: 21.0975, time: '1:30:00' },
      results: {
        vdot: 50.97690627,
        easy: '5:02 to 5:33/km (8:06 to 8:56/mile)',
        marathon: '4:27/km (7:09/mile)',
        threshold: '4:11/km (6:44/mile)',
        interval: '3:51/km (6:12/mile)',
        repetition: '3:34/km (5:44/mile)',
        paces: { rows: { 0: { kilometer: '5:33', lap: '2:13' }, 5: { lap: '1:25' } } },
        races: { rows: { 4: { race: '10 km', clock: '40:39' } } },
      },
      source:
        'VDOT O2 calculator as collected in a public program: 5:02 to 5:33, 4:27, 4:11 and 3:51/km; Python for the rest',
    },
    {
      inputs: { distance: 42.195, time: 360 },
      results: {
        vdot: 22.68461756,
        easy: '9:26 to 10:18/km (15:11 to 16:35/mile)',
        marathon: '8:32/km (13:44/mile)',
      },
      cautions: ['Below a VDOT of 39'],
      source: 'Python: bisection',
    },
    {
      inputs: { distance: 50, time: '5:00:00' },
      results: { vdot: 35.64888539, threshold: '5:35/km (8:59/mile)' },
      cautions: ['is a guess', 'Below a VDOT of 39'],
      source: 'Python: bisection',
    },
    {
      inputs: { distance: '800 m', time: 2.5 },
      results: { vdot: 55.11833429, repetition: '3:19/km (5:21/mile)' },
      cautions: ['is a guess'],
      source: 'Python: bisection',
    },
    {
      inputs: { distance: 5, time: 12 },
      results: { vdot: 90.12513815 },
      cautions: ['No world record'],
      source: 'Python: by the two equations',
    },
    {
      inputs: { distance: 21.0975, time: '56:42' },
      results: { vdot: 87.032 },
      source: 'Python: by the two equations; the fastest half marathon that was run, which no caution may deny',
    },
    {
      inputs: { distance: 5, time: 45 },
      results: { vdot: 18.67853046, interval: '8:31/km (13:43/mile)', repetition: '8:29/km (13:40/mile)' },
      cautions: ['hardly faster than intervals', 'Below a VDOT of 39'],
      source: 'Python: bisection',
    },
    { inputs: { distance: 5, time: 60 }, refused: 'VDOT below 15', source: 'Python: VDOT 12.8' },
    { inputs: { distance: 10, time: 20 }, refused: 'VDOT above 100', source: 'Python: VDOT 125' },
  ],
  notes: [
    'From a recent race on a level course in good weather, run as fast as you could; not from a time that you hope for.',
    'VDOT tells performance: it is no measured oxygen uptake.',
    'Easy at 62 to 70% of VDOT, threshold at 88% and intervals at 97.5%, as Daniels’ calculator on the web has them from a VDOT of 39 on; his book has 59 to 74% for easy runs. His repetition pace is within about 2 seconds for 400 m of the mile’s.',
    'Hard running is not for who has chest pain, faints or has heart disease without a doctor’s word.',
  ],
  references: [
    {
      title:
        'Daniels, Gilbert: Oxygen Power: Performance Tables for Distance Runners (1979), by its equations in github.com/tlgs/vdot and in a discussion at letsrun.com',
      url: 'https://github.com/tlgs/vdot',
    },
    {
      title: 'Daniels: Daniels’ Running Formula, 4th ed., ch. 4 and 5, by notes of readers',
      isbn: '978-1-7182-0366-2',
    },
  ],
});
