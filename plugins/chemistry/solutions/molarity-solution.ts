import { constant, defineEquations, isAbove, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** c = n/V with n = m/M. */
export default defineEquations({
  title: 'Molarity',
  description: 'Molar concentration, mass, amount or volume of a solution from the others.',
  keywords: ['molar concentration', 'moles per liter', 'mass to weigh', 'stock solution'],
  variables: {
    concentration: quantity('mol/L', { label: 'Molarity', symbol: 'c', above: 0, max: 100, usual: [1e-9, 30] }),
    mass: quantity('g', { label: 'Mass of solute', symbol: 'm', above: 0, max: 1e9, optional: true }),
    molarMass: { ...molarMass, label: 'Molar mass', optional: true },
    volume: quantity('L', { label: 'Volume of solution', symbol: 'V', above: 0, max: 1e9 }),
    amount: quantity('mol', { label: 'Amount of solute', symbol: 'n', above: 0, max: 1e9 }),
  },
  equations: ({ concentration, mass, molarMass, volume, amount }) => [
    [mass, amount * molarMass],
    [concentration, amount / volume],
  ],
  explanation: '{mass?{mass}|{amount}} in {volume} of solution is {concentration}.',
  cautions: [
    {
      level: 'caution',
      when: ({ concentration }) => isAbove(concentration, constant(60, 'mol/L')),
      says: 'More than 60 mol/L is more than pure water has, 55 mol/L: check the mass, the volume and their units.',
    },
  ],
  examples: [
    {
      inputs: { mass: 58.44, molarMass: 58.44, volume: '10 mL' },
      results: { concentration: 100, amount: 1 },
      cautions: ['more than pure water', 'far above the usual'],
      source: 'By hand: 1 mol in 0.01 L',
    },
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
    {
      inputs: { amount: 0.5, volume: '250 mL' },
      results: { concentration: 2 },
      source: 'By hand: 0.5/0.25',
    },
    {
      inputs: { concentration: 0.5, amount: '100 mmol' },
      results: { volume: 0.2 },
      source: 'By hand: 0.1/0.5',
    },
  ],
  notes: ['The volume is that of the finished solution, not of the solvent.'],
  references: [{ title: 'IUPAC Gold Book: amount concentration', doi: '10.1351/goldbook.A00295' }],
});
