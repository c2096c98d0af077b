import { defineCalculator, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Two masses on a string over a pulley without mass and friction. */
export default defineCalculator({
  title: 'Atwood machine',
  description: 'Acceleration and string tension of two masses that hang over an ideal pulley.',
  keywords: ['pulley', 'two masses', 'string tension', 'acceleration of masses'],
  inputs: {
    mass1: quantity('kg', { label: 'Mass 1', symbol: 'm_1', min: 1e-9, max: 1e9 }),
    mass2: quantity('kg', { label: 'Mass 2', symbol: 'm_2', min: 1e-9, max: 1e9 }),
    gravity,
  },
  outputs: {
    acceleration: quantity('m/s^2', {
      label: 'Acceleration of mass 1',
      help: 'Downward positive; mass 2 moves the other way.',
      symbol: 'a',
    }),
    tension: quantity('N', { label: 'Tension in the string', symbol: 'T' }),
    support: quantity('N', { label: 'Load on the pulley support', symbol: 'F' }),
  },
  formula: ({ mass1, mass2, gravity }) => {
    const total = mass1 + mass2;
    const tension = (2 * mass1 * mass2 * gravity) / total;
    return { acceleration: (gravity * (mass1 - mass2)) / total, tension, support: 2 * tension };
  },
  figure: {
    kind: 'drawing',
    title: 'Machine',
    draw: ({ mass1, mass2 }) => {
      const drop = mass1 === mass2 ? 0 : mass1 > mass2 ? 0.6 : -0.6;
      const size = (mass: number) => 0.5 + 0.6 * Math.sqrt(mass / Math.max(mass1, mass2));
      const [one, other] = [size(mass1), size(mass2)];
      const [left, right] = [-3 - drop, -3 + drop];
      return [
        { shape: 'circle', color: 5, center: [0, 0], radius: 1 },
        {
          shape: 'line',
          points: [
            [-1, 0],
            [-1, left],
          ],
        },
        {
          shape: 'line',
          points: [
            [1, 0],
            [1, right],
          ],
        },
        { shape: 'rectangle', corner: [-1 - one / 2, left - one], width: one, height: one },
        { shape: 'label', at: [-1.4 - one, left - one / 2], label: 'm₁', of: 'mass1' },
        { shape: 'rectangle', color: 2, corner: [1 - other / 2, right - other], width: other, height: other },
        { shape: 'label', at: [1.4 + other, right - other / 2], label: 'm₂', of: 'mass2' },
        { shape: 'arrow', color: 3, from: [-1, left], to: [-1, left + 1.4], label: 'T', of: 'tension' },
        { shape: 'arrow', color: 4, from: [0, 1], to: [0, 2.4], of: 'support' },
      ];
    },
  },
  explanation:
    'Mass 1 {acceleration|accelerates upward at {|acceleration|}|stays in balance|accelerates downward at {|acceleration|}}; the string pulls with {tension}.',
  examples: [
    {
      inputs: { mass1: 3, mass2: 2 },
      results: { acceleration: 1.96133, tension: 23.53596, support: 47.07192 },
      source: 'By hand: 9.80665/5; 12 × 9.80665/5',
    },
    {
      inputs: { mass1: 4, mass2: 10, gravity: 9.8 },
      results: { acceleration: -4.2, tension: 56, support: 112 },
      source: 'By hand: -6 × 9.8/14; 80 × 9.8/14',
    },
    {
      inputs: { mass1: 5, mass2: 5 },
      results: { acceleration: 0, tension: 49.03325 },
      source: 'By hand: equal masses balance, T = 5 × 9.80665',
    },
  ],
  notes: ['Massless pulley and string, no friction, no slip.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., ch. 5' }],
});
