import { defineEquations, quantity, speedOfLight } from '@reckoner/engine';

/** Rest energy E = m c² with the exact speed of light. */
export default defineEquations({
  title: 'E = mc²',
  description: 'Energy equivalent of a mass in terajoules, kilowatt-hours and TNT, or the mass of an energy.',
  keywords: ['mass-energy equivalence', 'rest energy', 'einstein', 'mass defect', 'tnt equivalent'],
  variables: {
    mass: quantity('kg', { label: 'Mass', unit: 'g', symbol: 'm', min: 0, max: 1e45 }),
    energy: quantity('J', { label: 'Energy', unit: 'TJ', symbol: 'E', min: 0, max: 1e60 }),
    electric: quantity('J', { label: 'Energy in kilowatt-hours', unit: 'kWh', symbol: 'E_{kWh}', min: 0, max: 1e60 }),
    tnt: quantity('J', { label: 'TNT equivalent', unit: 'ktTNT', symbol: 'E_{TNT}', min: 0, max: 1e60 }),
  },
  equations: ({ mass, energy, electric, tnt }) => [
    [energy, mass * speedOfLight ** 2],
    [electric, energy],
    [tnt, energy],
  ],
  explanation: 'A mass of {mass} is {energy}, as much as {tnt}.',
  examples: [
    {
      inputs: { mass: 1 },
      results: { energy: 89.8755179, electric: 24965421.63158, tnt: 21.4807643 },
      source: 'Python 3.11: 0.001 c²; /3.6e6; /4.184e12',
    },
    {
      inputs: { mass: '1.98847e30 kg' },
      results: { energy: 1.7871477e35, electric: 4.9642992e40, tnt: 4.2713855e34 },
      source: 'Python 3.11 with decimals: m c² for the mass of the Sun',
    },
    { inputs: { energy: '1 GWh' }, results: { mass: 0.040055402 }, source: 'Python 3.11: 3.6e12/c²' },
    { inputs: { mass: '1 u' }, results: { energy: 1.49241809e-22 }, source: 'Python 3.11: u c², 931.494 MeV' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-6' }],
});
