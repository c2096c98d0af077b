import { defineEquations, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** c = n/V with n = m/M. */
export default defineEquations({
  title: 'Molarity',
  description: 'Molar concentration, mass, amount or volume of a solution from the others.',
  keywords: ['molar concentration', 'moles per liter', 'mass to weigh', 'stock solution'],
  variables: {
    concentration: quantity('mol/L', { label: 'Molarity', symbol: 'c', above: 0, max: 100, usual: [1e-9, 30] }),
    mass: quantity('g', { label: 'Mass of solute', symbol: 'm', above: 0, max: 1e9 }),
    molarMass,
    volume: quantity('L', { label: 'Volume of solution', symbol: 'V', above: 0, max: 1e9 }),
    amount: quantity('mol', { label: 'Amount of solute', symbol: 'n', above: 0, max: 1e9 }),
  },
  equations: ({ concentration, mass, molarMass, volume, amount }) => [
    [amount, mass / molarMass],
    [concentration, amount / volume],
  ],
  explanation: '{mass} in {volume} of solution is {concentration}.',
  examples: [
    {
      inputs: { mass: 5.844, molarMass: 58.44, volume: '500 mL' },
      results: { concentration: 0.2, amount: 0.1 },
      source: 'By hand: 5.844/58.44; 0.1/0.5',
    },
    {
      inputs: { concentration: '150 mmol/L', molarMass: 58.44, volume: 2 },
      results: { mass: 17.532, amount: 0.3 },
      source: 'By hand: 0.3 × 58.44',
    },
    {
      inputs: { concentration: 0.1, mass: 4, molarMass: 39.997 },
      results: { volume: 1.000075 },
      source: 'Python: 4/39.997/0.1',
    },
    {
      inputs: { concentration: 0.5, mass: 9.008, volume: '100 mL' },
      results: { molarMass: 180.16, amount: 0.05 },
      source: 'By hand: 9.008/0.05',
    },
  ],
  notes: ['The volume is that of the finished solution, not of the solvent.'],
  references: [{ title: 'IUPAC Gold Book: amount concentration', doi: '10.1351/goldbook.A00295' }],
});
