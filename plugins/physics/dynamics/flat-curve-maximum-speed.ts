import { defineEquations, isAbove, number, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Static friction alone gives the centripetal force on a level road: v² = μ g r. */
export default defineEquations({
  title: 'Maximum speed on a flat curve',
  description: 'Largest speed on an unbanked curve, smallest radius or needed friction from the other two.',
  keywords: ['cornering speed', 'unbanked curve', 'skid speed', 'minimum turn radius', 'friction circle'],
  variables: {
    speed: quantity('m/s', { label: 'Largest speed', unit: 'km/h', symbol: 'v', above: 0, max: 1e5 }),
    radius: quantity('m', { label: 'Radius of the curve', symbol: 'r', above: 0, max: 1e9 }),
    friction: number({
      label: 'Coefficient of static friction',
      help: 'Tire on dry asphalt 0.7 to 0.9, wet 0.4 to 0.6, ice 0.1.',
      usual: [0.03, 1.5],
      symbol: '\\mu_s',
      above: 0,
      max: 20,
    }),
    gravity,
  },
  equations: ({ speed, radius, friction, gravity }) => [[speed, Math.sqrt(friction * gravity * radius)]],
  figure: {
    kind: 'curve',
    title: 'Largest speed over radius',
    x: { of: 'radius' },
    y: { of: 'speed' },
    curve: ({ speed, radius, friction, gravity }) => ({
      from: 0,
      to: 2 * radius,
      lines: [
        { label: 'At this friction', y: (r) => Math.sqrt(friction * gravity * r) },
        { label: 'At half of it', dashed: true, y: (r) => Math.sqrt((friction * gravity * r) / 2) },
      ],
      marks: [{ x: radius, y: speed, label: 'v' }],
    }),
  },
  explanation:
    'With a friction coefficient of {friction} a vehicle in a flat curve of {radius} radius begins to slide at {speed}, at a gravity of {gravity}.',
  cautions: [
    {
      level: 'caution',
      when: ({ friction }) => isAbove(friction, 1.5),
      says: 'No road gives so much friction: a vehicle slides before. It takes less speed, a larger radius or a banked curve.',
    },
  ],
  examples: [
    {
      inputs: { friction: 0.8, radius: 50 },
      results: { speed: 71.3005425 },
      source: 'Python 3.11: 3.6 √(0.8 × 9.80665 × 50)',
    },
    {
      inputs: { speed: 90, friction: 0.7 },
      results: { radius: 91.0460904 },
      source: 'Python 3.11: 25²/(0.7 × 9.80665)',
    },
    {
      inputs: { speed: 72, radius: 100 },
      results: { friction: 0.407886485 },
      source: 'Python 3.11: 20²/(9.80665 × 100)',
    },
    {
      inputs: { speed: 180, radius: 100, gravity: 10 },
      results: { friction: 2.5 },
      cautions: ['slides before'],
      source: 'By hand: 50²/(10 × 100)',
    },
    {
      inputs: { speed: 18, friction: 0.5, radius: 31.25 },
      results: { gravity: 1.6 },
      source: 'By hand: 5²/(0.5 × 31.25), about as on the Moon',
    },
  ],
  notes: ['Level road, constant speed, no braking, no downforce and no rollover. A safe speed lies well below.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-3' }],
});
