import { defineCalculator, integer, measure, number, roundTo } from '@reckoner/engine';

/** s = (K_sp/(aᵃbᵇ))^(1/(a+b)) of the salt M_aX_b in pure water. */
export default defineCalculator({
  title: 'Molar solubility from Ksp',
  description: 'Solubility of a sparingly soluble salt in mol/L and g/L from its solubility product.',
  keywords: ['solubility product', 'Ksp', 'saturated solution', 'precipitation'],
  inputs: {
    ksp: number({ label: 'Solubility product', symbol: 'K_{sp}', min: 1e-90, max: 10 }),
    cations: integer({ label: 'Cations in the formula', symbol: 'a', min: 1, max: 6, default: 1 }),
    anions: integer({ label: 'Anions in the formula', symbol: 'b', min: 1, max: 6, default: 1 }),
    molarMass: measure('g/mol', { label: 'Molar mass', symbol: 'M', above: 0, max: 10000, optional: true }),
  },
  outputs: {
    solubility: measure('mol/L', { label: 'Molar solubility', symbol: 's' }),
    mass: measure('g/L', { label: 'Solubility by mass', optional: true }),
    cation: measure('mol/L', { label: 'Cations in solution' }),
    anion: measure('mol/L', { label: 'Anions in solution' }),
  },
  formula: ({ ksp, cations, anions, molarMass }) => {
    const solubility = (ksp / (cations ** cations * anions ** anions)) ** (1 / (cations + anions));
    const mass = molarMass === undefined ? undefined : solubility * molarMass;
    return { solubility, mass, cation: cations * solubility, anion: anions * solubility };
  },
  explanation: 'A saturated solution holds {solubility} of the salt.',
  cautions: [
    {
      level: 'caution',
      when: ({ cation, anion }) => roundTo(Math.max(cation, anion), 6) > 0.1,
      says: 'So soluble a salt is beyond the solubility product: above about 0.1 mol/L the ions act on each other, and the figure is rough.',
    },
    {
      level: 'caution',
      when: ({ anion }) => roundTo(anion, 10) < 1e-6,
      says: 'If the anion is hydroxide, this does not hold: with so little of it the ions of water, 10⁻⁷ mol/L, count, and the salt dissolves to Ksp over the power of those.',
    },
  ],
  examples: [
    {
      inputs: { ksp: 1.77e-10, molarMass: 143.32 },
      results: { solubility: 1.3304135e-5, mass: 0.0019067486 },
      source: 'Python: silver chloride, √1.77e-10',
    },
    {
      inputs: { ksp: 3.45e-11, anions: 2, molarMass: 78.075 },
      results: { solubility: 0.0002050783, cation: 0.0002050783, anion: 0.00041015659 },
      source: 'Python: calcium fluoride, (3.45e-11/4)^(1/3)',
    },
    {
      inputs: { ksp: 2.07e-33, cations: 3, anions: 2 },
      results: { solubility: 1.1389622e-7 },
      cautions: ['If the anion is hydroxide'],
      source: 'Python: calcium phosphate, (2.07e-33/108)^(1/5)',
    },
    {
      inputs: { ksp: 5.02e-6, cations: 1, anions: 2 },
      results: { solubility: 0.010787 },
      source: 'Python: calcium hydroxide, (5.02e-6/4)^(1/3)',
    },
    {
      inputs: { ksp: 0.04, molarMass: 100 },
      results: { solubility: 0.2, mass: 20 },
      cautions: ['beyond the solubility product'],
      source: 'By hand: √0.04',
    },
  ],
  notes: ['In pure water, without hydrolysis, ion pairs or a common ion.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §6-3', isbn: '978-1-4641-3538-5' }],
});
