import { defineEquations, isAbove, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** A body dropped from rest, without air resistance. */
export default defineEquations({
  title: 'Free fall time and velocity',
  description: 'Fall height, fall time and impact speed of a dropped body from any one of them.',
  keywords: ['drop time', 'falling object', 'impact speed', 'height from fall time'],
  variables: {
    height: quantity('m', { label: 'Height', symbol: 'h', min: 0, max: 1e6 }),
    time: quantity('s', { label: 'Fall time', symbol: 't', min: 0, max: 1e6 }),
    speed: quantity('m/s', { label: 'Impact speed', unit: 'km/h', symbol: 'v', min: 0, max: 1e6 }),
    gravity,
  },
  equations: ({ height, time, speed, gravity }) => [
    [speed, gravity * time],
    [height, 0.5 * gravity * time ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Height over time',
    x: { of: 'time', label: 'Time' },
    y: { of: 'height' },
    curve: ({ height, time, gravity }) => ({
      from: 0,
      to: time,
      lines: [{ y: (t) => height - (gravity * t ** 2) / 2 }],
      marks: [{ x: time, y: 0, label: 'Impact' }],
    }),
  },
  explanation: 'From {height} a body hits the ground after {time} at {speed}, at a gravity of {gravity}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isAbove(speed, 50),
      says: 'In air few bodies fall so fast: drag holds a person at about 200 km/h and light bodies far below, and slows heavy ones. It holds without air.',
    },
    {
      level: 'caution',
      when: ({ height }) => isAbove(height, 1e5),
      says: 'Over such a height gravity changes: on Earth it is 3% less at 100 km.',
    },
  ],
  examples: [
    { inputs: { height: 20, gravity: 10 }, results: { time: 2, speed: 72 }, source: 'By hand: √(2 × 20/10) s; 20 m/s' },
    {
      inputs: { height: 100 },
      results: { time: 4.51600756, speed: 159.43286 },
      source: 'Python 3.11: sqrt(2h/g), sqrt(2gh) × 3.6',
    },
    {
      inputs: { time: 3 },
      results: { height: 44.129925, speed: 105.91182 },
      source: 'By hand: 9.80665 × 3²/2; 9.80665 × 3 × 3.6',
    },
    {
      inputs: { height: 100, time: 4 },
      results: { gravity: 12.5, speed: 180 },
      source: 'By hand: 2 × 100/4²; 12.5 × 4 m/s',
    },
    {
      inputs: { height: 320, gravity: 10 },
      results: { time: 8, speed: 288 },
      cautions: ['drag holds'],
      source: 'By hand: √(2 × 320/10) s; 80 m/s',
    },
    {
      inputs: { height: '200 km', gravity: 1 },
      results: { speed: 2276.839915 },
      cautions: ['drag holds', 'gravity changes'],
      source: 'Python 3.11: √(2 × 200000) × 3.6',
    },
  ],
  notes: ['Without air resistance and at one gravity.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-5' }],
});
