import { constant, defineEquations, isAbove, isBelow, isNear, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** Milligrams in a liter are ppm by mass times the density; over the molar mass they are the molarity. */
export default defineEquations({
  title: 'ppm to molarity',
  description:
    'Parts per million by mass, milligrams per liter and molarity of a dilute solution from one of them, molar mass and density.',
  keywords: ['ppm to mol/L', 'molarity to ppm', 'mg/L to molarity', 'mg/L to mmol/L', 'ppb to molarity'],
  related: ['concentration-unit-interconversion', 'molarity-solution'],
  variables: {
    massFraction: quantity('g/kg', {
      label: 'Parts per million by mass',
      help: 'Milligrams of solute in a kilogram of solution.',
      unit: 'ppm',
      symbol: 'w',
      above: 0,
      max: 1e6,
    }),
    massConcentration: quantity('g/L', {
      label: 'Mass concentration',
      unit: 'mg/L',
      symbol: '\\gamma',
      above: 0,
      max: 2.5e7,
    }),
    molarity: quantity('mol/L', { label: 'Molarity', symbol: 'c', above: 0, max: 1000, optional: true }),
    molarMass: { ...molarMass, label: 'Molar mass of the solute', optional: true },
    density: quantity('kg/L', {
      label: 'Density of the solution',
      help: 'Of dilute solutions in water about 1 kg/L.',
      symbol: '\\rho',
      above: 0,
      max: 25,
      usual: [0.6, 2.5],
      default: 1,
    }),
  },
  equations: ({ massFraction, massConcentration, molarity, molarMass, density }) => [
    [massConcentration, massFraction * density],
    [molarity, massConcentration / molarMass],
  ],
  explanation:
    '{massFraction} by mass is {massConcentration}{molarity?, or {molarity}|; a molarity needs the molar mass}.',
  cautions: [
    {
      level: 'caution',
      when: ({ massFraction, density }) =>
        isAbove(massFraction, constant(10, 'g/kg')) && isNear(density, constant(1, 'kg/L'), constant(1e-9, 'kg/L')),
      says: 'With more than 1% of solute, few solutions have a density of 1 kg/L: give the measured density.',
    },
    {
      level: 'caution',
      when: ({ molarMass }) => molarMass !== undefined && isBelow(molarMass, constant(1, 'g/mol')),
      says: 'Nothing has a molar mass as low as {molarMass}: check the figures and their units, as mmol for mol.',
    },
  ],
  examples: [
    {
      inputs: { massFraction: 40, molarity: 1 },
      results: { molarMass: 0.04, massConcentration: 40 },
      cautions: ['Nothing has a molar mass', 'far below the usual'],
      source: 'By hand: 40 mg over 1 mol, where 1 mmol was meant',
    },
    {
      inputs: { massFraction: 40, molarMass: 40.078 },
      results: { massConcentration: 40, molarity: 0.0009980538 },
      source: 'Python: calcium, 0.040/40.078',
    },
    {
      inputs: { molarity: '1.5 mmol/L', molarMass: 62.004, density: '1.0 g/mL' },
      results: { massConcentration: 93.006, massFraction: 93.006 },
      source: 'By hand: nitrate, 1.5 × 62.004',
    },
    {
      inputs: { massConcentration: 19354, molarMass: 35.45, density: '1025 kg/m^3' },
      results: { massFraction: 18881.95, molarity: 0.545952 },
      source: 'Python: chloride, 19354/1.025; 19.354/35.45',
    },
    {
      inputs: { massFraction: '15 ppb', molarMass: 207.2 },
      results: { massConcentration: 0.015, molarity: 7.239382e-8 },
      source: 'Python: lead, 15e-6/207.2',
    },
    {
      inputs: { massFraction: 20000, molarMass: 58.44 },
      results: { massConcentration: 20000, molarity: 0.3422313 },
      cautions: ['give the measured density'],
      source: 'By hand: 20/58.44',
    },
    {
      inputs: { massFraction: 500, density: 0.8 },
      results: { massConcentration: 400 },
      source: 'By hand: 500 × 0.8',
    },
    {
      inputs: { massConcentration: 10, molarity: 0.00025 },
      results: { massFraction: 10, molarMass: 40 },
      source: 'By hand: 0.010/0.00025',
    },
  ],
  notes: [
    'For liquids and solids: parts per million of a gas are shares of its volume.',
    'A molarity of nitrogen in nitrate needs the molar mass of nitrogen, one of nitrate that of nitrate: use the molar mass of what the milligrams are of.',
  ],
  references: [
    { title: 'Harris: Quantitative Chemical Analysis, 9th ed.', isbn: '978-1-4641-3538-5' },
    {
      title: 'McCord, University of Texas at Austin: ppm to molarity',
      url: 'https://mccord.cm.utexas.edu/courses/spring2006/ch302/ppm.html',
    },
  ],
});
