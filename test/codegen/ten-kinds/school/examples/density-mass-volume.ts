import { defineEquations, quantity } from '@reckoner/engine';

export default defineEquations({
  title: 'Density, mass and volume',
  description: 'Density, mass or volume of a body from the other two.',
  variables: {
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', above: 0, max: 1e5 }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e6 }),
    volume: quantity('m^3', { label: 'Volume', symbol: 'V', above: 0, max: 1e6 }),
  },
  equations: ({ density, mass, volume }) => [[mass, density * volume]],
  explanation: '{volume} of {density} have a mass of {mass}.',
  examples: [
    { inputs: { density: 1000, volume: 2 }, results: { mass: 2000.0 }, source: 'By hand: 1000 × 2' },
    { inputs: { mass: 300, volume: 0.5 }, results: { density: 600 }, source: 'By hand: 300/0.5' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-1' }],
});
