import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';

/** ρ = m/V, and the ratio to water of 1000 kg/m³. */
export default defineEquations({
  title: 'Density',
  description: 'Density, mass or volume of a body from the other two, with its specific gravity.',
  keywords: ['mass per volume', 'specific gravity', 'relative density', 'rho = m/v'],
  variables: {
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', above: 0 }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0 }),
    volume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', above: 0 }),
    specificGravity: number({ label: 'Specific gravity', symbol: 'd', above: 0 }),
  },
  equations: ({ density, mass, volume, specificGravity }) => [
    [density, mass / volume],
    [specificGravity, density / constant(1000, 'kg/m^3')],
  ],
  explanation: 'A mass of {mass} in {volume} has a density of {density}.',
  cautions: [
    {
      level: 'caution',
      when: ({ density }) => isAbove(density, constant(23000, 'kg/m^3')),
      says: 'No matter on Earth is so dense (osmium 22,590 kg/m³): check the units of mass and volume.',
    },
  ],
  examples: [
    { inputs: { mass: 2, volume: 0.25 }, results: { density: 8000, specificGravity: 8 }, source: 'By hand: 2/0.00025' },
    {
      inputs: { density: '19.32 g/cm^3', volume: '10 cm^3' },
      results: { mass: 0.1932 },
      source: 'By hand: 19.32 × 10 g',
    },
    { inputs: { specificGravity: 0.8, mass: 40 }, results: { volume: 50, density: 800 }, source: 'By hand: 40/800 m³' },
    {
      inputs: { mass: 50, volume: 1 },
      results: { density: 50000, specificGravity: 50 },
      cautions: ['check the units'],
      source: 'By hand: 50/0.001',
    },
  ],
  notes: ['Specific gravity against water of 1000 kg/m³.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-1' }],
});
