import { defineCalculator, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Launch and landing at the same height, without air resistance. */
export default defineCalculator({
  title: 'Projectile motion',
  description: 'Range, maximum height and flight time of a projectile on level ground from launch speed and angle.',
  keywords: ['trajectory', 'range', 'apex', 'launch angle', 'ballistics', 'parabola'],
  inputs: {
    speed: quantity('m/s', { label: 'Launch speed', symbol: 'v_0', min: 0, max: 1e5 }),
    angle: quantity('rad', {
      label: 'Launch angle',
      help: 'Above the horizontal.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 90,
    }),
    gravity,
  },
  outputs: {
    range: quantity('m', { label: 'Range', symbol: 'R' }),
    apex: quantity('m', { label: 'Maximum height', symbol: 'h_{max}' }),
    flightTime: quantity('s', { label: 'Flight time', symbol: 't_f' }),
    horizontalSpeed: quantity('m/s', { label: 'Horizontal speed', symbol: 'v_x' }),
    verticalSpeed: quantity('m/s', { label: 'Initial vertical speed', symbol: 'v_y' }),
  },
  formula: ({ speed, angle, gravity }) => ({
    range: (speed ** 2 * Math.sin(2 * angle)) / gravity,
    apex: (speed * Math.sin(angle)) ** 2 / (2 * gravity),
    flightTime: (2 * speed * Math.sin(angle)) / gravity,
    horizontalSpeed: speed * Math.cos(angle),
    verticalSpeed: speed * Math.sin(angle),
  }),
  explanation:
    'Launched at {speed} and {angle}, the projectile rises to {apex} and lands {range} away after {flightTime}.',
  examples: [
    {
      inputs: { speed: 20, angle: 30, gravity: 10 },
      results: { range: 34.6410162, apex: 5, flightTime: 2, horizontalSpeed: 17.3205081, verticalSpeed: 10 },
      source: 'By hand: 20² × sin 60°/10; 10²/20; 2 × 10/10',
    },
    {
      inputs: { speed: 45, angle: 45 },
      results: { range: 206.492533, apex: 51.6231333, flightTime: 6.48943424 },
      source: 'Python 3.11: v²/g, v²/(4g), 2 v sin 45°/g',
    },
  ],
  notes: ['Neglects air resistance and the curvature of the Earth.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §4-4' }],
});
