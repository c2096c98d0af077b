import { choice, constant, defineCalculator, floorNear, integer, isAtMost, quantity, roundTo } from '@reckoner/engine';

/** Seconds that a turn saves, which a long course lacks: HY-TEK Team Manager, age group course conversion. */
const SAVED_PER_TURN = {
  free: constant(0.8, 's'),
  back: constant(0.6, 's'),
  breast: constant(1, 's'),
  fly: constant(0.7, 's'),
  medley: constant(0.8, 's'),
} as const;

/** Turns more in a pool of 25 m than in one of 50 m. */
const TURNS_MORE = { m50: 1, m100: 2, m200: 4, m400: 8, m800: 16, m1500: 30 } as const;

const METERS = {
  m50: constant(50, 'm'),
  m100: constant(100, 'm'),
  m200: constant(200, 'm'),
  m400: constant(400, 'm'),
  m800: constant(800, 'm'),
  m1500: constant(1500, 'm'),
} as const;

/** No swimmer comes near this speed; a time typed in minutes in place of seconds does. */
const TOO_FAST = constant(3, 'm/s');
const YARD = 0.9144;
const MINUTE = constant(60, 's');

/** Yards to short course meters by 1.11, and short to long course by the seconds of the turns. */
export default defineCalculator({
  title: 'Swim time conversion SCY, SCM, LCM',
  description:
    'Time of a swim in short course yards, short course meters or long course meters converted to another course.',
  keywords: ['course conversion', 'yards to meters', 'long course', 'short course', 'qualifying time', 'swimming'],
  inputs: {
    stroke: choice(
      {
        free: { label: 'Freestyle', also: ['free', 'crawl'] },
        back: { label: 'Backstroke', also: ['bk'] },
        breast: { label: 'Breaststroke', also: ['br'] },
        fly: { label: 'Butterfly', also: ['fl'] },
        medley: { label: 'Individual medley', also: ['IM', 'medley'] },
      },
      { label: 'Stroke', default: 'free' },
    ),
    distance: choice(
      { m50: '50', m100: '100', m200: '200', m400: '400', m800: '800', m1500: '1500' },
      { label: 'Distance', help: 'Yards in a pool of yards, else meters.', default: 'm100' },
    ),
    from: choice(
      {
        scy: { label: 'Short course yards (25 yd)', also: ['short course yards', 'yards', 'Y'] },
        scm: { label: 'Short course meters (25 m)', also: ['short course meters', 'short course metres', 'S'] },
        lcm: { label: 'Long course meters (50 m)', also: ['long course meters', 'long course metres', 'L'] },
      },
      { label: 'Swum in', default: 'scy' },
    ),
    to: choice(
      {
        scy: { label: 'Short course yards (25 yd)', also: ['short course yards', 'yards', 'Y'] },
        scm: { label: 'Short course meters (25 m)', also: ['short course meters', 'short course metres', 'S'] },
        lcm: { label: 'Long course meters (50 m)', also: ['long course meters', 'long course metres', 'L'] },
      },
      { label: 'Converted to', default: 'lcm' },
    ),
    time: quantity('s', {
      label: 'Time',
      text: 'clock',
      help: 'In seconds, or such as 1:02.35.',
      symbol: 't',
      above: 0,
      max: 7200,
      usual: [20, 2400],
    }),
  },
  outputs: {
    converted: quantity('s', { label: 'Converted time', symbol: 't_2', places: 2 }),
    minutes: integer({ label: 'Whole minutes of it', symbol: 'm' }),
    seconds: quantity('s', { label: 'Seconds beside the minutes', symbol: 's', places: 2 }),
    saved: quantity('s', { label: 'Time that the turns of a short course save', symbol: 'T', places: 1 }),
  },
  formula: ({ stroke, distance, from, to, time }) => {
    const saved = TURNS_MORE[distance] * SAVED_PER_TURN[stroke];
    const short = from === 'scy' ? time * 1.11 : from === 'lcm' ? time - saved : time;
    const converted = to === 'scy' ? short / 1.11 : to === 'lcm' ? short + saved : short;
    const hundredths = roundTo(converted, 2);
    const minutes = floorNear(hundredths / MINUTE);
    return { converted, minutes, seconds: hundredths - minutes * MINUTE, saved };
  },
  explanation: 'A time of {time} converts to {converted}{minutes|||, which is {|minutes|} min and {seconds}}.',
  requires: [
    {
      that: ({ stroke, distance }) =>
        stroke === 'free' || METERS[distance] <= METERS.m200 || (stroke === 'medley' && distance === 'm400'),
      field: 'distance',
      says: 'Only freestyle, and the medley over 400, are swum over more than 200: choose another distance or stroke.',
    },
    {
      that: ({ stroke, distance, from, to }) =>
        stroke !== 'medley' ||
        METERS[distance] >= METERS.m200 ||
        (distance === 'm100' && from !== 'lcm' && to !== 'lcm'),
      field: 'distance',
      says: 'The individual medley is swum over 200 and 400, and over 100 in short courses only: a long course has none over less.',
    },
    {
      that: ({ stroke, distance, from, to }) =>
        stroke !== 'free' || METERS[distance] <= METERS.m200 || (from !== 'scy' && to !== 'scy'),
      field: 'distance',
      says: 'In yards 500, 1,000 and 1,650 are swum in place of 400, 800 and 1,500 m: choose courses of meters, or at most 200.',
    },
    {
      that: ({ time, distance }) => isAtMost(METERS[distance] * YARD, TOO_FAST * time),
      field: 'time',
      says: 'Nobody swims this distance in {time}: write minutes and seconds as 4:45.30.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => from === to,
      says: 'Both courses are the same: nothing is converted.',
    },
    {
      level: 'note',
      when: ({ from, to }) => from !== to,
      says: 'A converted time is an estimate for seeding: meets that take no converted times ask for one swum in their course.',
    },
  ],
  examples: [
    {
      inputs: { stroke: 'fly', distance: 'm100', from: 'scy', to: 'lcm', time: 53.89 },
      results: { converted: 61.2179, minutes: 1, seconds: 1.22, saved: 1.4 },
      cautions: ['an estimate for seeding'],
      source: 'SwimmeR 0.14, test of course_convert: 53.89 of 100 Fly in SCY is 1:01.22 in LCM',
    },
    {
      inputs: { distance: 'm1500', from: 'lcm', to: 'scm', time: '15:37.34' },
      results: { converted: 913.34, minutes: 15, seconds: 13.34, saved: 24 },
      cautions: ['an estimate for seeding'],
      source: 'SwimmeR 0.14, test of course_convert: 15:37.34 of 1500 Free in LCM is 15:13.34 in SCM',
    },
    {
      inputs: { stroke: 'back', distance: 'm200', from: 'lcm', to: 'scy', time: '2:10.00' },
      results: { converted: 114.954955, minutes: 1, seconds: 54.95 },
      cautions: ['an estimate for seeding'],
      source: 'By hand from the factors of Colorado Swimming: (130 - 2.4)/1.11',
    },
    {
      inputs: { stroke: 'breast', distance: 'm50', from: 'scm', to: 'lcm', time: 31.5 },
      results: { converted: 32.5, minutes: 0, seconds: 32.5, saved: 1 },
      cautions: ['an estimate for seeding'],
      source: 'By hand: one turn of 1.0 s more',
    },
    {
      inputs: { stroke: 'medley', distance: 'm400', from: 'scy', to: 'lcm', time: '4:10' },
      results: { converted: 283.9, saved: 6.4 },
      cautions: ['an estimate for seeding'],
      source: 'By hand from the factors of Colorado Swimming: 250 × 1.11 + 6.4',
    },
    {
      inputs: { distance: 'm800', from: 'scm', to: 'lcm', time: '8:20' },
      results: { converted: 512.8 },
      cautions: ['an estimate for seeding'],
      source: 'By hand from the factors of Colorado Swimming: 500 + 12.8',
    },
    {
      inputs: { distance: 'm100', from: 'scm', to: 'scy', time: 55.5 },
      results: { converted: 50 },
      cautions: ['an estimate for seeding'],
      source: 'By hand: 55.5/1.11',
    },
    {
      inputs: { distance: 'm400', from: 'scm', to: 'scm', time: 240 },
      results: { converted: 240, minutes: 4, seconds: 0 },
      cautions: ['the same'],
      source: 'By hand: nothing to convert',
    },
    {
      inputs: { stroke: 'fly', distance: 'm800', from: 'scm', time: 600 },
      refused: 'Only freestyle',
      source: 'No such event',
    },
    {
      inputs: { stroke: 'medley', distance: 'm100', from: 'scy', to: 'scm', time: 60 },
      results: { converted: 66.6, minutes: 1, seconds: 6.6 },
      cautions: ['an estimate for seeding'],
      source: 'By hand: 60 × 1.11; World Aquatics: 100 m individual medley in pools of 25 m',
    },
    {
      inputs: { stroke: 'medley', distance: 'm100', time: 60 },
      refused: 'in short courses only',
      source: 'No such event',
    },
    { inputs: { distance: 'm400', from: 'scy', time: 300 }, refused: 'In yards 500', source: 'No such event' },
    {
      inputs: { distance: 'm400', from: 'scm', time: 44.5 },
      refused: 'Nobody swims',
      source: '400 m in 44.5 s would be 9 m/s',
    },
  ],
  notes: ['By the mean of trained swimmers: who turns badly loses less on a long course, who turns well loses more.'],
  references: [
    {
      title:
        'HY-TEK: Swim Team Manager user guide, Course Conversion: 1.11 for yards, and seconds per turn of each stroke. The same factors stand in two more independent places: Colorado Swimming (as in php-swim-time-conversion) and the handbook of a team',
      url: 'https://hytek.active.com/User_Guides_HTML/SwTM7/HTML/courseconversion.htm',
    },
  ],
});
