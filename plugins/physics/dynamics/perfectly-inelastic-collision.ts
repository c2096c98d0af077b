import { defineCalculator, quantity } from '@reckoner/engine';

/** The bodies stick together: momentum is conserved, kinetic energy is lost. */
export default defineCalculator({
  title: 'Inelastic collision',
  description: 'Common velocity and kinetic energy lost when two bodies collide head-on and stick together.',
  keywords: ['perfectly inelastic collision', 'sticking together', 'conservation of momentum', 'energy loss'],
  inputs: {
    mass1: quantity('kg', { label: 'Mass 1', symbol: 'm_1', min: 1e-30, max: 1e12 }),
    velocity1: quantity('m/s', { label: 'Velocity 1 before', symbol: 'v_1', min: -1e6, max: 1e6 }),
    mass2: quantity('kg', { label: 'Mass 2', symbol: 'm_2', min: 1e-30, max: 1e12 }),
    velocity2: quantity('m/s', { label: 'Velocity 2 before', symbol: 'v_2', min: -1e6, max: 1e6, default: 0 }),
  },
  outputs: {
    velocity: quantity('m/s', { label: 'Common velocity after', symbol: "v'" }),
    lost: quantity('J', { label: 'Kinetic energy lost', symbol: 'Q' }),
    remaining: quantity('J', { label: 'Kinetic energy after', symbol: 'E' }),
    impulse: quantity('N*s', { label: 'Impulse on body 2', symbol: 'J' }),
  },
  formula: ({ mass1, velocity1, mass2, velocity2 }) => {
    const total = mass1 + mass2;
    const velocity = (mass1 * velocity1 + mass2 * velocity2) / total;
    return {
      velocity,
      lost: (0.5 * mass1 * mass2 * (velocity1 - velocity2) ** 2) / total,
      remaining: 0.5 * total * velocity ** 2,
      impulse: mass2 * (velocity - velocity2),
    };
  },
  explanation: 'The bodies move on together at {velocity}; {lost} of kinetic energy becomes heat and deformation.',
  requires: [
    {
      that: ({ velocity1, velocity2 }) => velocity1 !== velocity2,
      field: 'velocity2',
      says: 'Two bodies that both move at {velocity2} do not meet: their velocities must differ.',
    },
  ],
  examples: [
    {
      inputs: { mass1: 3, velocity1: 4, mass2: 1 },
      results: { velocity: 3, lost: 6, remaining: 18, impulse: 3 },
      source: 'By hand: 12/4; before 24 J, after 18 J',
    },
    {
      inputs: { mass1: 2, velocity1: 5, mass2: 3, velocity2: -5 },
      results: { velocity: -1, lost: 60, remaining: 2.5, impulse: 12 },
      source: 'By hand: (10 - 15)/5; before 62.5 J, after 2.5 J; 3 × (-1 + 5)',
    },
    {
      inputs: { mass1: 3, velocity1: 4, mass2: 1, velocity2: 4 },
      refused: 'do not meet',
      source: 'By definition',
    },
  ],
  notes: ['Velocities along one line, with signs; no outer force during the collision.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §9-6' }],
});
