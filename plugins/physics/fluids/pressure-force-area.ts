import { defineEquations, quantity } from '@reckoner/engine';

/** Uniform pressure: p = F/A. */
export default defineEquations({
  title: 'Pressure',
  description: 'Pressure, force or area from the other two.',
  keywords: ['force per area', 'pascal', 'psi', 'p = f/a', 'piston force'],
  variables: {
    pressure: quantity('Pa', { label: 'Pressure', unit: 'kPa', symbol: 'p', min: 0 }),
    force: quantity('N', { label: 'Force', symbol: 'F', min: 0 }),
    area: quantity('m^2', { label: 'Area', unit: 'cm^2', symbol: 'A', above: 0 }),
  },
  equations: ({ pressure, force, area }) => [[pressure, force / area]],
  explanation: 'A force of {force} on {area} is a pressure of {pressure}.',
  examples: [
    { inputs: { force: 500, area: 25 }, results: { pressure: 200 }, source: 'By hand: 500/0.0025 Pa' },
    {
      inputs: { pressure: '100 psi', area: '10 in^2' },
      results: { force: 4448.2216152605 },
      source: 'GNU units: 1000 lbf',
    },
    { inputs: { force: 60, pressure: 300 }, results: { area: 2 }, source: 'By hand: 60/300000 m²' },
  ],
  notes: ['The force at right angles to the area and spread evenly over it.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §14-1' }],
});
