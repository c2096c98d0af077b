import { defineCalculator, measure, number } from '@reckoner/engine';

/** Equivalents in a liter: mass over equivalent mass, or molarity times the equivalence factor. */
export default defineCalculator({
  title: 'Normality',
  description: 'Normality and molarity of a solution from mass, molar mass, equivalents per mole and volume.',
  keywords: ['equivalents per liter', 'equivalent weight', 'normal solution', 'gram equivalent'],
  inputs: {
    mass: measure('g', { label: 'Mass of solute', symbol: 'm', above: 0, max: 1e9 }),
    molarMass: measure('g/mol', { label: 'Molar mass', symbol: 'M', above: 0, max: 1e6, usual: [1, 1e5] }),
    equivalents: number({
      label: 'Equivalents in a mole',
      help: 'H⁺, OH⁻, charges or electrons that a formula unit exchanges.',
      symbol: 'z',
      min: 0.1,
      max: 20,
    }),
    volume: measure('L', { label: 'Volume of solution', symbol: 'V', above: 0, max: 1e9 }),
  },
  outputs: {
    normality: measure('Eq/L', { label: 'Normality', symbol: 'N' }),
    molarity: measure('mol/L', { label: 'Molarity', symbol: 'c' }),
    equivalentMass: number({ label: 'Grams in an equivalent', symbol: 'M_e' }),
  },
  formula: ({ mass, molarMass, equivalents, volume }) => {
    const molarity = mass / (molarMass * volume);
    return { normality: equivalents * molarity, molarity, equivalentMass: molarMass / equivalents };
  },
  explanation: 'The solution is {molarity} and {normality}.',
  cautions: [
    {
      level: 'caution',
      when: ({ molarity }) => molarity > 30,
      says: 'More than 30 mol/L is hardly a solution: check the mass, the volume and their units.',
    },
  ],
  examples: [
    {
      inputs: { mass: 49.036, molarMass: 98.072, equivalents: 2, volume: 1 },
      results: { normality: 1, molarity: 0.5, equivalentMass: 49.036 },
      source: 'By hand: sulfuric acid, 49.036/98.072 × 2',
    },
    {
      inputs: { mass: 3.1608, molarMass: 158.04, equivalents: 5, volume: '200 mL' },
      results: { normality: 0.5, molarity: 0.1, equivalentMass: 31.608 },
      source: 'By hand: permanganate in acid, 0.02/0.2 × 5',
    },
    {
      inputs: { mass: 40, molarMass: 40, equivalents: 1, volume: '1 mL' },
      results: { normality: 1000, molarity: 1000 },
      cautions: ['hardly a solution'],
      source: 'By hand: 1 mol in 0.001 L',
    },
  ],
  notes: [
    'The number of equivalents depends on the reaction: permanganate has 5 in acid, 3 in neutral solution. IUPAC discourages normality.',
  ],
  references: [
    { title: 'Harris: Quantitative Chemical Analysis, 9th ed., appendix on normality', isbn: '978-1-4641-3538-5' },
  ],
});
