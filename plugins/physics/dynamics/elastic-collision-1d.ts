import { defineCalculator, quantity, type Shape, sumOfProducts } from '@reckoner/engine';

/** Momentum and kinetic energy are both conserved. */
export default defineCalculator({
  title: 'Elastic collision in one dimension',
  description: 'Velocities after a head-on elastic collision of two bodies from their masses and velocities before.',
  keywords: ['conservation of momentum', 'billiard', 'rebound', 'collision velocities'],
  inputs: {
    mass1: quantity('kg', { label: 'Mass 1', symbol: 'm_1', min: 1e-30, max: 1e12 }),
    velocity1: quantity('m/s', { label: 'Velocity 1 before', symbol: 'v_1', min: -1e6, max: 1e6 }),
    mass2: quantity('kg', { label: 'Mass 2', symbol: 'm_2', min: 1e-30, max: 1e12 }),
    velocity2: quantity('m/s', { label: 'Velocity 2 before', symbol: 'v_2', min: -1e6, max: 1e6, default: 0 }),
  },
  outputs: {
    after1: quantity('m/s', { label: 'Velocity 1 after', symbol: "v_1'" }),
    after2: quantity('m/s', { label: 'Velocity 2 after', symbol: "v_2'" }),
    centerSpeed: quantity('m/s', { label: 'Velocity of the center of mass', symbol: 'v_c' }),
    transferred: quantity('J', {
      label: 'Kinetic energy given to body 2',
      help: 'Negative where body 2 loses it.',
      symbol: '\\Delta E_2',
    }),
    totalEnergy: quantity('J', { label: 'Total kinetic energy', symbol: 'E' }),
  },
  formula: ({ mass1, velocity1, mass2, velocity2 }) => {
    const total = mass1 + mass2;
    // Rounded once, so that what comes to rest does so exactly.
    const centerSpeed = sumOfProducts([mass1, velocity1], [mass2, velocity2]) / total;
    const after1 = sumOfProducts([mass1, velocity1], [-mass2, velocity1], [2, mass2, velocity2]) / total;
    const after2 = sumOfProducts([mass2, velocity2], [-mass1, velocity2], [2, mass1, velocity1]) / total;
    return {
      after1,
      after2,
      centerSpeed,
      // The difference of the squares, written so that a heavy second body keeps its digits.
      transferred: (2 * mass1 * mass2 * (velocity1 - velocity2) * centerSpeed) / total,
      totalEnergy: 0.5 * mass1 * velocity1 ** 2 + 0.5 * mass2 * velocity2 ** 2,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Before and after',
    draw: ({ mass1, mass2, velocity1, velocity2, after1, after2 }) => {
      const fastest = Math.max(...[velocity1, velocity2, after1, after2].map(Math.abs));
      if (fastest === 0) return undefined;
      const radius = (mass: number) => 0.35 + 0.35 * Math.cbrt(mass / Math.max(mass1, mass2));
      const body = (x: number, y: number, mass: number, velocity: number, color: number, of: string): Shape[] => {
        const size = radius(mass);
        return [
          { shape: 'circle', color, center: [x, y], radius: size },
          ...(velocity === 0
            ? []
            : [
                {
                  shape: 'arrow',
                  color,
                  from: [x, y + size + 0.25],
                  to: [x + (1.8 * velocity) / fastest, y + size + 0.25],
                } as const,
              ]),
          { shape: 'label', at: [x, y + size + 0.6], of },
        ];
      };
      return [
        { shape: 'label', at: [-4.4, 0], label: 'Before' },
        ...body(-2, 0, mass1, velocity1, 1, 'velocity1'),
        ...body(2, 0, mass2, velocity2, 2, 'velocity2'),
        { shape: 'label', at: [-4.4, -3], label: 'After' },
        ...body(-2, -3, mass1, after1, 1, 'after1'),
        ...body(2, -3, mass2, after2, 2, 'after2'),
      ];
    },
  },
  explanation:
    'After the collision the first body {after1|moves at {|after1|} in the negative direction|is at rest|moves at {|after1|} in the positive direction} and the second {after2|moves at {|after2|} in the negative direction|is at rest|moves at {|after2|} in the positive direction}.',
  requires: [
    {
      that: ({ velocity1, velocity2 }) => velocity1 !== velocity2,
      field: 'velocity2',
      says: 'Two bodies that both move at {velocity2} do not meet: their velocities must differ.',
    },
  ],
  examples: [
    {
      inputs: { mass1: 2, velocity1: 3, mass2: 1 },
      results: { after1: 1, after2: 4, centerSpeed: 2, transferred: 8, totalEnergy: 9 },
      source: 'By hand: (2-1) × 3/3; 2 × 2 × 3/3; energies 1 + 8 = 9 J',
    },
    {
      inputs: { mass1: 3, velocity1: 5, mass2: 3, velocity2: -2 },
      results: { after1: -2, after2: 5, centerSpeed: 1.5, transferred: 31.5, totalEnergy: 43.5 },
      source: 'By hand: equal masses exchange their velocities',
    },
    {
      inputs: { mass1: 1, velocity1: 0, mass2: 1e12, velocity2: 1000 },
      results: { after1: 2000, transferred: '-1999999.999996' },
      source: 'Python fractions: -2 × 10¹⁸ × 999.999999999/1000000000001',
    },
    {
      inputs: { mass1: 0.1, velocity1: 0.3, mass2: 0.3, velocity2: 0.1 },
      results: { after1: 0, after2: 0.2 },
      source: 'By hand: (-0.2 × 0.3 + 0.6 × 0.1)/0.4; (0.2 × 0.1 + 0.2 × 0.3)/0.4',
    },
    {
      inputs: { mass1: 1, velocity1: 3, mass2: 2, velocity2: 3 },
      refused: 'do not meet',
      source: 'By definition',
    },
  ],
  notes: ['Velocities along one line, with signs; below relativistic speeds.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §9-7' }],
});
