import { defineEquations, quantity } from '@reckoner/engine';

/** Work done by a body's motion, below relativistic speeds. */
export default defineEquations({
  title: 'Kinetic energy',
  description: 'Kinetic energy, mass or speed of a moving body from the other two.',
  keywords: ['energy of motion', 'joule', 'half m v squared'],
  variables: {
    energy: quantity('J', { label: 'Kinetic energy', symbol: 'E_k', min: 0 }),
    mass: quantity('kg', { label: 'Mass', above: 0 }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', min: 0, max: 1e8 }),
  },
  equations: ({ energy, mass, speed }) => [[energy, 0.5 * mass * speed ** 2]],
  figure: {
    kind: 'curve',
    title: 'Energy over speed',
    x: { of: 'speed' },
    y: { of: 'energy' },
    curve: ({ energy, mass, speed }) => ({
      from: 0,
      to: 2 * speed,
      lines: [{ y: (v) => 0.5 * mass * v ** 2 }],
      marks: [
        { x: speed, y: energy, label: 'v' },
        { x: 2 * speed, y: 4 * energy, label: '2 v' },
      ],
    }),
  },
  explanation: 'A body of {mass} moving at {speed} has a kinetic energy of {energy}.',
  examples: [
    { inputs: { mass: 2, speed: 36 }, results: { energy: 100 }, source: 'By hand: 36 km/h = 10 m/s; 0.5 × 2 × 10²' },
    {
      inputs: { energy: '450 J', mass: '1 kg' },
      results: { speed: 108 },
      source: 'By hand: v = √(2 × 450 / 1) = 30 m/s = 108 km/h',
    },
  ],
  notes: ['Holds for speeds far below the speed of light.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-1' }],
});
