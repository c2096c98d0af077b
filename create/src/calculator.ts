/** The calculator that a plugin begins with: right as it is, short, and with an example for each of its branches. */

const TEXT = `import { defineCalculator, quantity } from '@reckoner/engine';

/** Replace this one by your own: it shows units, bounds, a default, a refusal and examples. */
export default defineCalculator({
  title: 'Travel time',
  description: 'Time that a way takes at a steady speed, with a rest in between.',
  keywords: ['journey', 'distance', 'speed'],
  inputs: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', min: 0, max: 1e6 }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', min: 0, max: 1e5 }),
    rest: quantity('s', { label: 'Rest', unit: 'min', symbol: 't_0', min: 0, max: 1e4, default: 0 }),
  },
  outputs: {
    time: quantity('s', { label: 'Travel time', unit: 'h', symbol: 't' }),
  },
  formula: ({ distance, speed, rest }) => ({ time: distance / speed + rest }),
  explanation: 'A way of {distance} at {speed} takes {time}{rest?; {rest} of it is rest|}.',
  requires: [
    {
      that: ({ speed }) => speed > 0,
      field: 'speed',
      says: 'Nobody arrives without moving: the speed must be above zero.',
    },
  ],
  examples: [
    { inputs: { distance: 90, speed: 60 }, results: { time: 1.5 }, source: 'By hand: 90 / 60 = 1.5' },
    {
      inputs: { distance: 90, speed: 60, rest: 30 },
      results: { time: 2 },
      source: 'By hand: 90 / 60 h and half an hour of rest',
    },
    { inputs: { distance: 90, speed: 0 }, refused: 'without moving', source: 'By hand: no speed, no arrival' },
  ],
  notes: ['The speed is the mean over the whole way, without the rest.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1' }],
});
`;

export const CALCULATOR = { 'basics/steady-travel-time.ts': TEXT };
