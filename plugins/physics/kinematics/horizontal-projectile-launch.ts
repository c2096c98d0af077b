import { defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Uniform motion across, free fall down. */
export default defineCalculator({
  title: 'Horizontal projectile',
  description: 'Distance, fall time, impact speed and angle of a body thrown horizontally from a height.',
  keywords: ['horizontal throw', 'projectile off a cliff', 'rolls off a table', 'impact angle'],
  inputs: {
    speed: quantity('m/s', { label: 'Launch speed', symbol: 'v', min: 0, max: 1e6 }),
    height: quantity('m', { label: 'Height of launch', symbol: 'h', above: 0, max: 1e6 }),
    gravity,
  },
  outputs: {
    distance: quantity('m', { label: 'Horizontal distance', symbol: 'x' }),
    time: quantity('s', { label: 'Fall time', symbol: 't' }),
    impactSpeed: quantity('m/s', { label: 'Impact speed', symbol: 'v_i' }),
    impactAngle: quantity('rad', {
      label: 'Impact angle',
      help: 'Below the horizontal.',
      unit: 'deg',
      symbol: '\\theta',
    }),
  },
  formula: ({ speed, height, gravity }) => {
    const time = Math.sqrt((2 * height) / gravity);
    return {
      distance: speed * time,
      time,
      impactSpeed: Math.sqrt(speed ** 2 + 2 * gravity * height),
      impactAngle: Math.atan2(gravity * time, speed),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Path',
    x: { of: 'distance' },
    y: { of: 'height', label: 'Height' },
    curve: ({ speed, height, gravity, time, distance }) => ({
      from: 0,
      to: time,
      lines: [{ at: (t) => [speed * t, height - (gravity * t ** 2) / 2] }],
      marks: [{ x: distance, y: 0, label: 'Impact' }],
    }),
  },
  explanation: 'It falls for {time}, lands {distance} away and hits at {impactSpeed}, {impactAngle} below horizontal.',
  cautions: [
    {
      level: 'caution',
      when: ({ impactSpeed }) => isAbove(impactSpeed, 50),
      says: 'In air a body so fast loses much of its speed and lands short and slower: a rifle bullet flies some kilometers, not tens.',
    },
    {
      level: 'caution',
      when: ({ distance, height }) => isAbove(distance, 1e5) || isAbove(height, 1e5),
      says: 'So far or so high the ground curves away and gravity changes: compute an orbit instead.',
    },
  ],
  examples: [
    {
      inputs: { speed: 15, height: 20 },
      results: { distance: 30.2942997, time: 2.01961998, impactSpeed: 24.8448385, impactAngle: 52.8612597 },
      source: 'Python 3.11: t = √(40/9.80665), 15t, hypot(15, gt), atan2(gt, 15)',
    },
    {
      inputs: { speed: 5, height: 1.25, gravity: 10 },
      results: { distance: 2.5, time: 0.5, impactSpeed: 7.07106781, impactAngle: 45 },
      source: 'By hand: √(2.5/10); 5 m/s down and 5 m/s across',
    },
    {
      inputs: { speed: 0, height: 5, gravity: 10 },
      results: { distance: 0, time: 1, impactSpeed: 10, impactAngle: 90 },
      source: 'By hand: a plain fall',
    },
    {
      inputs: { speed: 800, height: 5, gravity: 10 },
      results: { distance: 800, time: 1, impactSpeed: 800.0624976 },
      cautions: ['lands short'],
      source: 'By hand: 800 × 1; √(800² + 10²)',
    },
    {
      inputs: { speed: 30, height: 320, gravity: 10 },
      results: { distance: 240, time: 8, impactSpeed: 85.4400375 },
      cautions: ['lands short'],
      source: 'By hand: √(640/10); 30 × 8; √(30² + 80²)',
    },
    {
      inputs: { speed: 5000, height: 2000, gravity: 10 },
      results: { distance: 100000, time: 20 },
      cautions: ['lands short'],
      source: 'By hand: √(4000/10); 5000 × 20',
    },
    {
      inputs: { speed: 6000, height: 2000, gravity: 10 },
      results: { distance: 120000, time: 20 },
      cautions: ['lands short', 'curves away'],
      source: 'By hand: √(4000/10); 6000 × 20',
    },
  ],
  notes: ['Without air resistance, over level ground.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §4-4' }],
});
