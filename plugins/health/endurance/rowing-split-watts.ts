import { constant, defineEquations, isAbove, isAtLeast, isBelow, quantity } from '@reckoner/engine';
import { tenths } from './shared/clock.js';

/** Of the monitor: watts are 2.8 over the cube of the seconds for a meter. */
const DRAG = constant(2.8, 'kg/m');
/** 270 lb. */
const STANDARD = constant(122.4699399, 'kg');
const TEST = constant(2000, 'm');
/** Faster than 5:32 over 2,000 m. */
const BEST = constant(0.166, 's/m');
const SPRINT = constant(0.12, 's/m');
/** What a split is for. */
const LENGTH = constant(500, 'm');

/** The relation of the monitor of Concept2's RowErg and SkiErg, and its weight adjustment. */
export default defineEquations({
  title: 'Rowing split and watts',
  description:
    'Split for 500 m, watts, time and distance on a rowing machine from each other, and the time adjusted to body weight.',
  keywords: ['erg', 'Concept2', '500 m split', '2k', 'pace to watts', 'weight adjustment', 'SkiErg', 'indoor rowing'],
  related: ['swim-pace-css', 'running-pace', 'cycling-ftp-power-zones'],
  variables: {
    split: quantity('s/m', {
      label: 'Split',
      help: 'Time for 500 m, such as 1:52.5 or 112.5.',
      text: 'clock',
      unit: 's/(500 m)',
      regional: false,
      symbol: 'p',
      min: 40,
      max: 1000,
      places: 2,
      usual: [75, 240],
    }),
    power: quantity('W', { label: 'Power', symbol: 'P', above: 0, max: 6000, places: 1, usual: [25, 850] }),
    distance: quantity('m', {
      label: 'Distance',
      regional: false,
      symbol: 'd',
      min: 1,
      max: 1e6,
      default: 2000,
      usual: [100, 100000],
    }),
    time: quantity('s', {
      label: 'Time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 7, 7:05.3 or 1:18:30.',
      symbol: 't',
      above: 0,
      max: 20000,
      places: 3,
      usual: [0.2, 500],
    }),
    weight: quantity('kg', {
      label: 'Body weight',
      symbol: 'm',
      min: 20,
      max: 300,
      optional: true,
      usual: [35, 130],
    }),
    adjusted: quantity('s', {
      label: 'Weight-adjusted time',
      text: 'clock',
      unit: 'min',
      symbol: 't_m',
      usual: [0.2, 500],
      above: 0,
      max: 40000,
      places: 3,
      optional: true,
    }),
  },
  equations: ({ split, power, distance, time, weight, adjusted }) => [
    [power, DRAG / split ** 3],
    [time, split * distance],
    [adjusted, time * (weight / STANDARD) ** 0.222],
  ],
  explanation: ({ split, time, adjusted }) =>
    `A split of {split}, ${tenths(split * LENGTH)} on the monitor, is {power}; {distance} take {time} (${tenths(time)}).${
      adjusted === undefined
        ? ''
        : ` Adjusted to a weight of 270 lb (122.5 kg), as if in an eight, the time is {adjusted} (${tenths(adjusted)}).`
    }`,
  cautions: [
    {
      level: 'caution',
      when: ({ split, distance }) => isBelow(split, SPRINT) || (isAtLeast(distance, TEST) && isBelow(split, BEST)),
      says: 'Nobody has rowed {distance} so fast on the machine (the best need some 5:35 for 2,000 m): check split, time and distance. A split is for 500 m; a BikeErg shows one for 1,000 m.',
    },
    {
      level: 'note',
      when: ({ weight }) => weight !== undefined && isAbove(weight, STANDARD),
      says: 'Above 270 lb (122.5 kg) the adjusted time is longer than the time rowed.',
    },
    {
      level: 'note',
      when: ({ adjusted }) => adjusted !== undefined,
      says: 'The adjustment estimates what counts in a boat, which sinks deeper under a heavy crew: rankings and tests on the machine go by the time itself.',
    },
  ],
  examples: [
    {
      inputs: { split: '2:30' },
      results: { power: 103.7037, time: 10 },
      source: 'Viking Athletics: 2.8/0.3³ is 103.704 W at 2:30; by hand 4 × 150 s',
    },
    {
      inputs: { distance: 2000, time: '7:00', weight: '165 lb' },
      results: { split: 105, power: 302.343159, adjusted: 6.275043 },
      cautions: ['sinks deeper'],
      source: 'Python: 2.8/0.21³; 7 × (165/270)^0.222',
    },
    {
      inputs: { power: 200 },
      results: { split: 120.5071, time: 8.033808 },
      source: 'Python: 500 × (2.8/200)^(1/3); × 4/60',
    },
    {
      inputs: { power: 250, time: 30 },
      results: { split: 111.868894, distance: 8045.1318 },
      source: 'Python: 500 × (2.8/250)^(1/3); 1800 s at it',
    },
    {
      inputs: { distance: 2000, time: 6, weight: 130 },
      results: { split: 90, power: 480.1097, adjusted: 6.0800076 },
      cautions: ['longer than the time', 'sinks deeper'],
      source: 'Python: 2.8/0.18³; 6 × (130/122.4699399)^0.222',
    },
    {
      inputs: { distance: 2000, time: '6:00', adjusted: '5:36' },
      results: { weight: 89.75528 },
      cautions: ['sinks deeper'],
      source: 'Python: 270 lb × (5.6/6)^(1/0.222)',
    },
    {
      inputs: { split: 80 },
      results: { power: 683.59375, time: 5.333333333 },
      cautions: ['so fast'],
      source: 'By hand: 2.8/0.16³; 4 × 80 s',
    },
    {
      inputs: { split: 55, distance: 100 },
      results: { power: 2103.681, time: 0.1833333333 },
      cautions: ['so fast', 'far above the usual'],
      source: 'By hand: 2.8/0.11³; 55/5 s',
    },
  ],
  notes: [
    'Of Concept2’s RowErg and SkiErg; other machines convert otherwise. The drag factor (damper) is in it already: the monitor measures the flywheel.',
    'Watts and split are averages at an even pace: of a piece with changing pace the average of the watts is higher than the watts of the average split.',
  ],
  references: [
    {
      title: 'Concept2: Watts calculator, as quoted by ergarcade.com and Viking Athletics: watts = 2.80/pace³',
      url: 'https://ergarcade.com/articles/c2-pace-derivatives.html',
    },
    {
      title:
        'Concept2: Weight adjustment calculator, (weight in lb/270)^0.222, read alike in five public programs, cited unopened',
    },
  ],
});
