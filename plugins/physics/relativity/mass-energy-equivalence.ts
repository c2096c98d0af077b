import { defineEquations, quantity, speedOfLight } from '@reckoner/engine';

/** Rest energy E = m c² with the exact speed of light. */
export default defineEquations({
  title: 'E = mc²',
  description: 'Energy equivalent of a mass in terajoules, kilowatt-hours and TNT, or the mass of an energy.',
  keywords: ['mass-energy equivalence', 'rest energy', 'einstein', 'mass defect', 'tnt equivalent'],
  variables: {
    mass: quantity('kg', { label: 'Mass', unit: 'g', symbol: 'm', min: 0 }),
    energy: quantity('J', { label: 'Energy', unit: 'TJ', symbol: 'E', min: 0 }),
    electric: quantity('J', { label: 'Energy in kilowatt-hours', unit: 'kWh', symbol: 'E_{kWh}', min: 0 }),
    tnt: quantity('J', { label: 'TNT equivalent', unit: 'ktTNT', symbol: 'E_{TNT}', min: 0 }),
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
    { inputs: { energy: '1 GWh' }, results: { mass: 0.040055402 }, source: 'Python 3.11: 3.6e12/c²' },
    { inputs: { mass: '1 u' }, results: { energy: 1.49241809e-22 }, source: 'Python 3.11: u c², 931.494 MeV' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-6' }],
});
