import { defineEquations, isAbove, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** Uniform gravity near a surface: E = m g h. */
export default defineEquations({
  title: 'Potential energy',
  description: 'Gravitational potential energy, mass or height near the surface from the other two.',
  keywords: ['mgh', 'gravitational energy', 'lifting work', 'height energy'],
  variables: {
    energy: quantity('J', { label: 'Potential energy', symbol: 'E_p' }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0 }),
    height: quantity('m', { label: 'Height', symbol: 'h', min: -1e6, max: 1e6 }),
    gravity,
  },
  equations: ({ energy, mass, height, gravity }) => [[energy, mass * gravity * height]],
  explanation:
    'A body of {mass} {height|that lies {|height|} below the level of zero has {|energy|} less potential energy than there at a gravity of {gravity}|at the level of zero has no potential energy|at a height of {|height|} has a potential energy of {|energy|} at a gravity of {gravity}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ height }) => isAbove(Math.abs(height), 1e5),
      says: 'Over such a height gravity changes: on Earth the energy is about 1.5% less at 100 km, 14% less at 1,000 km.',
    },
  ],
  examples: [
    { inputs: { mass: 10, height: 5 }, results: { energy: 490.3325 }, source: 'By hand: 10 × 9.80665 × 5' },
    {
      inputs: { mass: 10, height: -5, gravity: 10 },
      results: { energy: -500 },
      source: 'By hand: -10 × 10 × 5, in a pit',
    },
    {
      inputs: { energy: '1 kWh', mass: 1000 },
      results: { height: 367.097837 },
      source: 'By hand: 3.6e6/(1000 × 9.80665)',
    },
    {
      inputs: { energy: 490, mass: 10, height: 5 },
      results: { gravity: 9.8 },
      source: 'By hand: 490/50',
    },
    {
      inputs: { energy: 162, height: 10, gravity: 1.62 },
      results: { mass: 10 },
      source: 'By hand: 162/16.2, on the Moon',
    },
    {
      inputs: { mass: 2, height: '200 km', gravity: 10 },
      results: { energy: 4000000 },
      cautions: ['gravity changes'],
      source: 'By hand: 2 × 10 × 200000',
    },
  ],
  notes: ['Heights small against the radius of the planet.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §8-1' }],
});
