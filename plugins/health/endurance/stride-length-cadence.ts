import {
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { paceClock } from './shared/clock.js';

const KILOMETER = constant(1000, 'm');
/** The fastest sprinter, over 20 m. */
const FASTEST = constant(12.5, 'm/s');
/** 8 km/h: slower, people walk. */
const RUNNING = constant(8 / 3.6, 'm/s');
/** 130 a minute. */
const LOW = constant(130 / 60, '1/s');
/** 150 a minute. */
const QUICK = constant(150 / 60, '1/s');
const SHORT = constant(0.35, 'm');
/** No walking step is longer, nor one of a jog. */
const LONG = constant(1, 'm');

/** Speed is steps a minute times the length of a step; a stride is two steps. */
export default defineEquations({
  title: 'Stride length and cadence',
  description:
    'Cadence, step and stride length, speed, pace and steps for a kilometer of running or walking from any two of them.',
  keywords: ['steps per minute', 'spm', 'running cadence', 'step length', 'stride rate', 'steps per km', '180 cadence'],
  related: ['steps-to-distance', 'running-pace', 'cycling-gear-ratio'],
  variables: {
    cadence: quantity('1/s', {
      label: 'Cadence',
      help: 'Steps a minute, of both feet.',
      unit: '1/min',
      symbol: 'f',
      above: 0,
      max: 400,
      places: 1,
      usual: [75, 240],
    }),
    stepLength: quantity('m', {
      label: 'Step length',
      help: 'From one foot to the other.',
      unit: 'cm',
      symbol: 's',
      above: 0,
      max: 400,
      places: 1,
      usual: [30, 260],
    }),
    strideLength: quantity('m', {
      label: 'Stride length',
      help: 'From one foot to the same foot again: two steps. Watches often call a step a stride.',
      unit: 'cm',
      symbol: 'S',
      above: 0,
      max: 800,
      places: 1,
      usual: [60, 520],
    }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', above: 0, max: 60, places: 2, usual: [2, 38] }),
    pace: quantity('s/m', {
      label: 'Pace',
      text: 'clock',
      unit: 'min/km',
      help: 'Such as 5:30 or 5.5.',
      symbol: 'p',
      above: 0,
      max: 1000,
      places: 2,
      usual: [1.6, 30],
    }),
    stepsPerKilometer: number({
      label: 'Steps per kilometer',
      symbol: 'n_{km}',
      above: 0,
      max: 1e6,
      places: 0,
      usual: [380, 3400],
    }),
    height: quantity('m', {
      label: 'Height',
      unit: 'cm',
      symbol: 'H',
      regional: 'height',
      min: 80,
      max: 250,
      optional: true,
      usual: [100, 215],
    }),
    ratio: number({
      label: 'Step length over height',
      symbol: 's/H',
      above: 0,
      max: 5,
      places: 2,
      optional: true,
      usual: [0.2, 1.4],
    }),
  },
  equations: ({ cadence, stepLength, strideLength, speed, pace, stepsPerKilometer, height, ratio }) => [
    [speed, cadence * stepLength],
    [strideLength, 2 * stepLength],
    [pace * speed, 1],
    [stepsPerKilometer * stepLength, KILOMETER],
    [ratio * height, stepLength],
  ],
  explanation: ({ pace }) =>
    `A cadence of {cadence} with steps of {stepLength} (strides of {strideLength}) is a speed of {speed}, a pace of ${paceClock(pace)}, and takes {stepsPerKilometer} {stepsPerKilometer|step|steps} for a kilometer.{ratio? A step is {ratio} times the height.}`,
  cautions: [
    {
      level: 'caution',
      when: ({ cadence, speed }) => isAbove(speed, RUNNING) && isBelow(cadence, LOW),
      says: (_, given) =>
        given.cadence
          ? 'At {speed} people run, mostly with 150 to 190 steps a minute. If {cadence} counts one foot alone, as some watches and apps do, enter twice as many.'
          : 'At {speed} people run, mostly with 150 to 190 steps a minute, not {cadence}: a step goes from one foot to the other, a stride, of two steps, is twice as long.',
    },
    {
      level: 'caution',
      when: ({ speed, stepLength }) => isAtMost(speed, RUNNING) && isAbove(stepLength, LONG),
      says: (_, given) =>
        given.cadence
          ? 'Steps of {stepLength} are too long for {speed}, where people walk or jog. If {cadence} counts one foot alone, as some watches and apps do, enter twice as many.'
          : 'Steps of {stepLength} are too long for {speed}, where people walk or jog: a step goes from one foot to the other, a stride, of two steps, is twice as long.',
    },
    {
      level: 'caution',
      when: ({ cadence, stepLength }) => isAtLeast(cadence, QUICK) && isBelow(stepLength, SHORT),
      says: 'Steps of {stepLength}, {cadence}, are hardly more than running on the spot: check what was given, and its unit (12 km/h are 3.3 m/s).',
    },
    {
      level: 'caution',
      when: ({ speed }) => isAbove(speed, FASTEST),
      says: 'That is faster than any human has run: check cadence, length and their units.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(ratio, 2) > 1.45,
      says: 'Not even sprinters at full speed take steps so long for their height: is it a stride, of two steps, or a cadence of one foot?',
    },
  ],
  examples: [
    {
      inputs: { cadence: 180, speed: 12 },
      results: { stepLength: 111.1111111, strideLength: 222.2222222, pace: 5, stepsPerKilometer: 900 },
      source: 'By hand: 200 m a minute / 180; 180 × 5 min',
    },
    {
      inputs: { cadence: 110, stepLength: 72, height: 175 },
      results: {
        speed: 4.752,
        pace: 12.62626263,
        strideLength: 144,
        stepsPerKilometer: 1388.888889,
        ratio: 0.4114285714,
      },
      source: 'By hand: 79.2 m a minute × 60; 1000/79.2; 1000/0.72; 72/175',
    },
    {
      inputs: { pace: '4:10', strideLength: 260 },
      results: { cadence: 184.6153846, stepLength: 130, speed: 14.4, stepsPerKilometer: 769.2307692 },
      source: 'By hand: 240 m a minute / 1.3 m; 1000/1.3',
    },
    {
      inputs: { stepsPerKilometer: 1250, cadence: 120 },
      results: { stepLength: 80, speed: 5.76 },
      source: 'By hand: 1000/1250; 96 m a minute',
    },
    {
      inputs: { cadence: 85, speed: 11 },
      results: { stepLength: 215.6862745, pace: 5.454545455 },
      cautions: ['one foot alone'],
      source: 'By hand: 183.3333 m a minute / 85',
    },
    {
      inputs: { speed: 12, stepLength: 230 },
      results: { cadence: 86.95652174 },
      cautions: ['not 87.0 per minute'],
      source: 'By hand: 200/2.3',
    },
    {
      inputs: { cadence: 85, strideLength: 220 },
      results: { stepLength: 110, speed: 5.61 },
      cautions: ['85.0 per minute counts one foot alone'],
      source: 'By hand: 85 × 1.1 × 0.06',
    },
    {
      inputs: { speed: 5, stepLength: 140 },
      results: { cadence: 59.52380952 },
      cautions: ['is twice as long'],
      source: 'By hand: 83.33333333 m a minute / 1.4',
    },
    {
      inputs: { cadence: 170, ratio: 1.6, height: 180 },
      results: { stepLength: 288, speed: 29.376 },
      cautions: ['so long for their height'],
      source: 'By hand: 1.6 × 180; 170 × 2.88 × 0.06',
    },
    {
      inputs: { cadence: 180, speed: 3.3 },
      results: { stepLength: 30.55555556, stepsPerKilometer: 3272.727273 },
      cautions: ['on the spot'],
      source: 'By hand: 55 m a minute / 180; 180 000/55',
    },
    {
      inputs: { cadence: 280, stepLength: 270 },
      results: { speed: 45.36 },
      cautions: ['faster than any human'],
      source: 'By hand: 280 × 2.7 × 0.06',
    },
  ],
  notes: [
    'There is no best cadence for all: it grows with speed and falls with the length of the legs.',
    'An estimate of the walking step from height, 0.413 to 0.415 of it, is in “Steps to distance”.',
  ],
  references: [
    {
      title:
        'Hoeger et al.: One-mile step count at walking and running speeds, ACSM’s Health & Fitness Journal 12 (2008) 14, cited unopened: steps by speed and height',
    },
    {
      title: 'bodybalancetips.com: Stride length vs step length: a stride is two steps',
    },
  ],
});
