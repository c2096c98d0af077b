import { constant, defineEquations, number, quantity } from '@reckoner/engine';

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
  examples: [
    { inputs: { mass: 2, volume: 0.25 }, results: { density: 8000, specificGravity: 8 }, source: 'By hand: 2/0.00025' },
    {
      inputs: { density: '19.32 g/cm^3', volume: '10 cm^3' },
      results: { mass: 0.1932 },
      source: 'By hand: 19.32 × 10 g',
    },
    { inputs: { specificGravity: 0.8, mass: 40 }, results: { volume: 50, density: 800 }, source: 'By hand: 40/800 m³' },
  ],
  notes: ['Specific gravity against water of 1000 kg/m³.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-1' }],
});
