import { defineCalculator, quantity } from '@reckoner/engine';
import { fallTime } from '../shared/fall.js';

export default defineCalculator({
  title: 'Free fall',
  description: 'Fall time of a body dropped from a height.',
  inputs: { height: quantity('m', { label: 'Height', symbol: 'h', min: 0, max: 1e6 }) },
  outputs: { time: quantity('s', { label: 'Fall time', symbol: 't' }) },
  formula: ({ height }) => ({ time: fallTime(height) }),
  explanation: 'From {height} a body hits the ground after {time}.',
  examples: [
    { inputs: { height: 4.903325 }, results: { time: 1 }, source: 'By hand: √(2 × 4.903325 / 9.80665)' },
    { inputs: { height: 0 }, results: { time: 0 }, source: 'By hand: no height, no fall' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-5' }],
});
