import { constant, defineEquations, gravitationalConstant, isAbove, quantity } from '@reckoner/engine';

/** Point masses or spheres: F = G m1 m2/r². */
export default defineEquations({
  title: 'Gravitational force',
  description: 'Gravitational force between two bodies, or a mass or their distance, from the other values.',
  keywords: ["newton's law of gravitation", 'attraction', 'universal gravitation', 'g m m / r^2'],
  variables: {
    force: quantity('N', { label: 'Force', symbol: 'F', above: 0, max: 1e45 }),
    mass1: quantity('kg', { label: 'Mass 1', symbol: 'm_1', above: 0, max: 1e45 }),
    mass2: quantity('kg', { label: 'Mass 2', symbol: 'm_2', above: 0, max: 1e45 }),
    distance: quantity('m', { label: 'Distance of the centers', symbol: 'r', above: 0, max: 1e27 }),
  },
  equations: ({ force, mass1, mass2, distance }) => [[force, (gravitationalConstant * mass1 * mass2) / distance ** 2]],
  explanation: 'Masses of {mass1} and {mass2} attract each other over {distance} with {force}.',
  cautions: [
    {
      level: 'caution',
      // The mean density of the heavier body, if it reached to the center of the other: above that of any solid or planet.
      when: ({ mass1, mass2, distance }) =>
        isAbove(Math.max(mass1, mass2) / ((4 / 3) * Math.PI * distance ** 3), constant(23000, 'kg/m^3')),
      says: 'So near to each other such masses have no room outside of each other, unless they are denser than any metal: check the unit of the distance. Within a body its pull is less.',
    },
  ],
  examples: [
    {
      inputs: { mass1: 5.972e24, mass2: 70, distance: '6371 km' },
      results: { force: 687.3981398 },
      source: 'Python 3.11 with G of CODATA 2022; the weight of 70 kg on Earth',
    },
    {
      inputs: { force: 6.6743e-7, mass1: 100, mass2: 100 },
      results: { distance: 1 },
      source: 'By hand: √(G × 10⁴/F)',
    },
    {
      inputs: { force: '1.74e-7 N', mass1: 0.73, distance: '230 mm' },
      results: { mass2: 188.9193038 },
      source: 'Python 3.11: F r²/(G m); the balance of Cavendish',
    },
    {
      inputs: { mass1: 6e24, mass2: 70, distance: 6000 },
      results: { force: '778668333.3' },
      cautions: ['check the unit'],
      source: 'By hand: 6.6743e-11 × 6e24 × 70/6000², kilometers sent as meters',
    },
  ],
  notes: ['Point masses, or spheres whose density depends on the distance from the center alone.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §13-1' }],
});
