import { defineEquations, quantity } from '@reckoner/engine';

/** Mass concentration = molar concentration × molar mass; 1 kDa is 1 kg/mol. */
export default defineEquations({
  title: 'Protein molarity',
  description: 'Molar from mass concentration of a protein and back, or its molar mass from both.',
  keywords: ['mg/mL to µM', 'kDa', 'protein concentration', 'molecular weight'],
  variables: {
    mass: quantity('g/L', {
      label: 'Mass concentration',
      unit: 'mg/mL',
      symbol: '\\rho',
      above: 0,
      max: 1e6,
      usual: [1e-9, 500],
    }),
    molar: quantity('mol/L', { label: 'Molar concentration', unit: 'µmol/L', symbol: 'c', above: 0, max: 1e9 }),
    molarMass: quantity('g/mol', {
      label: 'Molar mass',
      unit: 'kg/mol',
      symbol: 'M',
      help: '1 kg/mol is 1 kDa.',
      above: 0,
      max: 1e7,
      usual: [0.3, 10000],
    }),
  },
  equations: ({ mass, molar, molarMass }) => [[mass, molar * molarMass]],
  explanation: '{mass} of a protein of {molarMass} is {molar}.',
  examples: [
    {
      inputs: { mass: 1, molarMass: 66.5 },
      results: { molar: 15.037594 },
      source: 'Python: serum albumin, 1/66500 mol/L',
    },
    { inputs: { molar: 10, molarMass: 150 }, results: { mass: 1.5 }, source: 'By hand: 10⁻⁵ × 150000' },
    { inputs: { mass: '50 µg/mL', molar: '2 µmol/L' }, results: { molarMass: 25 }, source: 'By hand: 0.05/2e-6' },
  ],
  references: [{ title: 'IUPAC Gold Book: amount concentration', doi: '10.1351/goldbook.A00295' }],
});
