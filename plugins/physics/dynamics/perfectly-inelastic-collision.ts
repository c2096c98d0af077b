import { defineCalculator, quantity, type Shape, sumOfProducts } from '@reckoner/engine';

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
    // Rounded once, so that bodies of opposite momenta come to rest exactly.
    const velocity = sumOfProducts([mass1, velocity1], [mass2, velocity2]) / total;
    return {
      velocity,
      lost: (0.5 * mass1 * mass2 * (velocity1 - velocity2) ** 2) / total,
      remaining: 0.5 * total * velocity ** 2,
      impulse: mass2 * (velocity - velocity2),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Before and after',
    draw: ({ mass1, mass2, velocity1, velocity2, velocity }) => {
      const fastest = Math.max(...[velocity1, velocity2, velocity].map(Math.abs));
      if (fastest === 0) return undefined;
      const radius = (mass: number) => 0.35 + 0.35 * Math.cbrt(mass / Math.max(mass1, mass2));
      const [one, other] = [radius(mass1), radius(mass2)];
      const moving = (x: number, y: number, speed: number, color: number, of: string): Shape[] => [
        ...(speed === 0
          ? []
          : [{ shape: 'arrow', color, from: [x, y], to: [x + (1.8 * speed) / fastest, y] } as const]),
        { shape: 'label', at: [x, y + 0.35], of },
      ];
      return [
        { shape: 'label', at: [-4.4, 0], label: 'Before' },
        { shape: 'circle', center: [-2, 0], radius: one },
        ...moving(-2, one + 0.25, velocity1, 1, 'velocity1'),
        { shape: 'circle', color: 2, center: [2, 0], radius: other },
        ...moving(2, other + 0.25, velocity2, 2, 'velocity2'),
        { shape: 'label', at: [-4.4, -3], label: 'After' },
        { shape: 'circle', center: [-one, -3], radius: one },
        { shape: 'circle', color: 2, center: [other, -3], radius: other },
        ...moving(0, -3 + Math.max(one, other) + 0.25, velocity, 3, 'velocity'),
      ];
    },
  },
  explanation:
    'The bodies {velocity|move on together at {|velocity|} in the negative direction|come to rest|move on together at {|velocity|} in the positive direction}; {lost} of kinetic energy becomes heat and deformation.',
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
      inputs: { mass1: 0.7, velocity1: 0.1, mass2: 0.07, velocity2: -1 },
      results: { velocity: 0, remaining: 0, lost: '0.0385' },
      source: 'By hand: 0.07 - 0.07; 0.0035 + 0.035 J before',
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
