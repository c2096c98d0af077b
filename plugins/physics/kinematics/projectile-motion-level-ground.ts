import { cosTurn, defineCalculator, isAbove, quantity, sinTurn } from '@reckoner/engine';
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
    range: (speed ** 2 * sinTurn(2 * angle)) / gravity,
    apex: (speed * sinTurn(angle)) ** 2 / (2 * gravity),
    flightTime: (2 * speed * sinTurn(angle)) / gravity,
    horizontalSpeed: speed * cosTurn(angle),
    verticalSpeed: speed * sinTurn(angle),
  }),
  figure: {
    kind: 'curve',
    title: 'Path',
    x: { of: 'range', label: 'Distance' },
    y: { of: 'apex', label: 'Height' },
    curve: ({ gravity, horizontalSpeed, verticalSpeed, flightTime, range, apex }) => ({
      from: 0,
      to: flightTime,
      lines: [{ at: (t) => [horizontalSpeed * t, verticalSpeed * t - (gravity * t ** 2) / 2] }],
      marks: [
        { x: range / 2, y: apex, label: 'Highest point' },
        { x: range, y: 0, label: 'Landing' },
      ],
    }),
  },
  explanation:
    'Launched at {speed} and {angle}, the projectile rises to {apex} and lands {range} away after {flightTime}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => speed > 50,
      says: 'In air a body so fast loses much of its speed and lands short: a rifle bullet flies some kilometers, not tens.',
    },
    {
      level: 'caution',
      when: ({ range, apex }) => isAbove(range, 1e5) || isAbove(apex, 1e5),
      says: 'So far or so high the ground curves away and gravity changes: compute an orbit instead.',
    },
  ],
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
    {
      inputs: { speed: 20, angle: 90, gravity: 10 },
      results: { range: 0, apex: 20, flightTime: 4, horizontalSpeed: 0, verticalSpeed: 20 },
      source: 'By hand: straight up, 20²/20; 2 × 20/10',
    },
    {
      inputs: { speed: 800, angle: 45, gravity: 10 },
      results: { range: 64000, apex: 16000 },
      cautions: ['lands short'],
      source: 'By hand: 800²/10; a quarter of it',
    },
    {
      inputs: { speed: 2000, angle: 45, gravity: 10 },
      results: { range: 400000, apex: 100000 },
      cautions: ['lands short', 'curves away'],
      source: 'By hand: 2000²/10; a quarter of it',
    },
    {
      inputs: { speed: 2000, angle: 90, gravity: 10 },
      results: { range: 0, apex: 200000 },
      cautions: ['lands short', 'gravity changes'],
      source: 'By hand: 2000²/20, straight up',
    },
  ],
  notes: ['Without air resistance, over level ground.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §4-4' }],
});
