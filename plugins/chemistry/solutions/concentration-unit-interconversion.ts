import { constant, defineEquations, isBelow, number, percent, quantity } from '@reckoner/engine';
import { molarMass } from '../shared/acid.js';

/** By the mass fraction w: γ = wρ = cM, b = w/((1 - w)M); x = bM_s/(1 + bM_s) from the amounts of solute and solvent. */
export default defineEquations({
  title: 'Concentration conversion (M, m, %, ppm, x)',
  description:
    'Molality, mass percent, ppm and mole fraction of a solution from one of them and the molar masses; with the density also to and from molarity and grams per liter.',
  keywords: [
    'molarity to molality',
    'molality to molarity',
    'percent to molarity',
    'molarity to percent',
    'mole fraction to molality',
    'mass percent to mole fraction',
  ],
  related: [
    'ppm-mg-per-litre-molarity',
    'molarity-solution',
    'molality-solution',
    'mass-percent-solution',
    'mole-fraction-mixture',
  ],
  variables: {
    molarity: quantity('mol/L', {
      label: 'Molarity',
      symbol: 'c',
      above: 0,
      max: 1000,
      usual: [1e-9, 60],
      optional: true,
    }),
    molality: quantity('mol/g', {
      label: 'Molality',
      unit: 'mol/kg',
      symbol: 'b',
      above: 0,
      max: 1e7,
    }),
    massFraction: percent({ label: 'Mass percent', symbol: 'w', above: 0, max: 99.99, usual: [0.5, 99.99], digits: 4 }),
    ppm: quantity('g/g', {
      label: 'Parts per million by mass',
      unit: 'ppm',
      symbol: 'w_{ppm}',
      above: 0,
      max: 999900,
    }),
    massConcentration: quantity('g/L', {
      label: 'Mass concentration',
      symbol: '\\gamma',
      above: 0,
      max: 25000,
      optional: true,
    }),
    moleFraction: number({ label: 'Mole fraction', symbol: 'x', above: 0, max: 0.9999 }),
    molarMass: { ...molarMass, label: 'Molar mass of the solute' },
    solventMolarMass: quantity('g/mol', {
      label: 'Molar mass of the solvent',
      help: 'Water 18.015 g/mol.',
      symbol: 'M_s',
      min: 1,
      max: 1e4,
      default: 18.015,
    }),
    density: quantity('g/L', {
      label: 'Density of the solution',
      help: 'Of the solution, not of the solvent. Needed between mol/L or g/L and the others, not between those two.',
      unit: 'g/mL',
      symbol: '\\rho',
      above: 0,
      max: 25,
      usual: [0.6, 3],
      optional: true,
    }),
  },
  equations: ({
    molarity,
    molality,
    massFraction,
    ppm,
    massConcentration,
    moleFraction,
    molarMass,
    solventMolarMass,
    density,
  }) => [
    [massConcentration, molarity * molarMass],
    [massConcentration, massFraction * density],
    [ppm, massFraction],
    [molality, massFraction / ((1 - massFraction) * molarMass)],
    [moleFraction, (molality * solventMolarMass) / (1 + molality * solventMolarMass)],
  ],
  explanation:
    '{massFraction} by mass is {molality} and a mole fraction of {moleFraction}{molarity?, or {molarity}|; a molarity needs the density}.',
  cautions: [
    {
      level: 'caution',
      when: ({ molarMass }) => isBelow(molarMass, constant(1, 'g/mol')),
      says: 'Nothing has a molar mass as low as {molarMass}: check the figures and their units, as mmol for mol.',
    },
  ],
  examples: [
    {
      inputs: { massFraction: 10, molality: 1000 },
      results: { molarMass: 0.1111111 },
      cautions: ['Nothing has a molar mass', 'far below the usual'],
      source: 'By hand: 100 g in 900 g, over 900 mol, where 1000 mmol/kg was meant',
    },
    {
      inputs: { molarity: 18, molarMass: 98.09, density: 1.84 },
      results: { molality: 242.0005, massFraction: 95.95761, massConcentration: 1765.62, moleFraction: 0.8134203 },
      source: 'pdf-doc.net, molarity to molality: 1765.62 g in 74.38 g of solvent, 242 molal; digits by Python',
    },
    {
      inputs: { massFraction: 52.67392, molarMass: 62, density: 1.072 },
      results: { molality: 17.95161, molarity: 9.107491, ppm: 526739.2 },
      source: 'NCERT Chemistry XII, antifreeze, 222.6 g in 422.6 g: 17.95 m, 9.11 M; digits by Python',
    },
    {
      inputs: { moleFraction: 0.1, molarMass: 58.44 },
      results: { massFraction: 26.49439, molality: 6.1677, ppm: 264943.9 },
      source: 'Python: 5.844 g in 22.0575 g; 0.1/(0.9 × 0.018015)',
    },
    {
      inputs: { ppm: 40, molarMass: 40.078, density: '1000 kg/m^3' },
      results: { massConcentration: 0.04, molarity: 0.0009980538, molality: 0.0009980937 },
      source: 'Python: 0.040/40.078; over 1 - 0.00004',
    },
    {
      inputs: { molality: 0.5, molarMass: 128.17, solventMolarMass: 78.11 },
      results: { massFraction: 6.022545, moleFraction: 0.03758704 },
      source: 'Python: naphthalene in benzene, 64.085/1064.085; 0.5/(0.5 + 1000/78.11)',
    },
    {
      inputs: { moleFraction: 0.1, molality: 2, molarMass: 58.44 },
      results: { solventMolarMass: 55.55556, massFraction: 10.46487 },
      source: 'By hand: 0.1/(0.9 × 2) kg/mol; Python: 116.88/1116.88',
    },
    {
      inputs: { massConcentration: 100, molarMass: 58.44, density: '1.07 kg/L' },
      results: { massFraction: 9.345794, molarity: 1.711157 },
      source: 'By hand: 100/1070; 100/58.44',
    },
  ],
  notes: [
    'For one solute in one solvent, which is water where no other molar mass of it is given. Percent and ppm are by mass.',
    'All of these are found together, and so a density is asked for where mol/L or g/L is given. Between those two alone none is needed: g/L are mol/L times g/mol.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed.', isbn: '978-1-4641-3538-5' }],
});
