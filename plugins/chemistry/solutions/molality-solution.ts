import { constant, defineEquations, isAbove, isBelow, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** b = n/m_s with n = m/M: the mass is that of the solvent alone. */
export default defineEquations({
  title: 'Molality',
  description: 'Molality, mass of solute, mass of solvent or molar mass of a solution from the others.',
  keywords: ['moles per kilogram', 'molal concentration', 'molal solution', 'kilogram of solvent'],
  related: ['molarity-solution', 'concentration-unit-interconversion', 'freezing-point-depression'],
  variables: {
    molality: quantity('mol/kg', { label: 'Molality', symbol: 'b', above: 0, max: 1e5, usual: [1e-9, 60] }),
    mass: quantity('g', { label: 'Mass of solute', symbol: 'm', above: 0, max: 1e9, optional: true }),
    molarMass: { ...molarMass, label: 'Molar mass of the solute', optional: true },
    solventMass: quantity('kg', {
      label: 'Mass of solvent',
      help: 'Of the solvent alone, not of the solution. A liter of water at 25 °C is 0.997 kg.',
      unit: 'g',
      symbol: 'm_s',
      above: 0,
      max: 1e12,
    }),
    amount: quantity('mol', { label: 'Amount of solute', symbol: 'n', above: 0, max: 1e9 }),
  },
  equations: ({ molality, mass, molarMass, solventMass, amount }) => [
    [mass, amount * molarMass],
    [molality, amount / solventMass],
  ],
  explanation: '{amount} of solute{mass?, or {mass},|} in {solventMass} of solvent is {molality}.',
  cautions: [
    {
      level: 'caution',
      when: ({ molality }) => isAbove(molality, constant(60, 'mol/kg')),
      says: 'More than 60 moles of solute to a kilogram of solvent is rare: check the masses and their units.',
    },
    {
      level: 'caution',
      when: ({ molarMass }) => molarMass !== undefined && isBelow(molarMass, constant(1, 'g/mol')),
      says: 'Nothing has a molar mass as low as {molarMass}: check the figures and their units, as mmol for mol.',
    },
  ],
  examples: [
    {
      inputs: { mass: 5, amount: 50, solventMass: '1 kg' },
      results: { molarMass: 0.1, molality: 50 },
      cautions: ['Nothing has a molar mass', 'far below the usual'],
      source: 'By hand: 5 g over 50 mol, where 50 mmol was meant',
    },
    {
      inputs: { mass: 222.6, molarMass: 62, solventMass: '0.2 kg' },
      results: { amount: 3.590323, molality: 17.95161 },
      source: 'NCERT Chemistry XII, antifreeze of ethylene glycol: 3.59 mol, 17.95 m; digits by Python',
    },
    {
      inputs: { molality: 0.5, molarMass: 180.156, solventMass: 250 },
      results: { mass: 22.5195, amount: 0.125 },
      source: 'By hand: 0.5 × 0.25 × 180.156',
    },
    {
      inputs: { molality: 2, mass: 11.688, molarMass: 58.44 },
      results: { amount: 0.2, solventMass: 100 },
      source: 'By hand: 11.688/58.44; 0.2/2 kg',
    },
    {
      inputs: { molality: '250 mmol/kg', mass: 9.0078, solventMass: 200 },
      results: { amount: 0.05, molarMass: 180.156 },
      source: 'By hand: 0.25 × 0.2; 9.0078/0.05',
    },
    {
      inputs: { amount: 0.3, solventMass: '1.5 kg' },
      results: { molality: 0.2 },
      source: 'By hand: 0.3/1.5',
    },
    {
      inputs: { mass: 1765.62, molarMass: 98.09, solventMass: 74.38 },
      results: { amount: 18, molality: 242.00054 },
      cautions: ['is rare', 'far above the usual'],
      source: 'Python: 18/0.07438, concentrated sulfuric acid',
    },
  ],
  notes: ['Molality does not change with temperature, as molarity does: no volume enters it.'],
  references: [{ title: 'IUPAC Gold Book: molality' }, { title: 'NCERT: Chemistry, class XII, unit on solutions' }],
});
