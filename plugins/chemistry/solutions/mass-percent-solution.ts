import { choice, constant, defineCalculator, percent, quantity } from '@reckoner/engine';

/** Solute over solution: by mass, by volume, or grams in 100 mL. */
export default defineCalculator({
  title: 'Mass percent of a solution',
  description:
    'Concentration of a solution in percent by mass, by volume or mass per volume from its solute and solvent.',
  keywords: ['weight percent', 'w/w', 'w/v', 'v/v', 'percent solution'],
  inputs: {
    basis: choice(
      { mass: 'By mass (w/w)', volume: 'By volume (v/v)', massVolume: 'Grams in 100 mL (w/v)' },
      { label: 'Percent', default: 'mass' },
    ),
    solute: quantity('g', {
      label: 'Mass of solute',
      symbol: 'm_1',
      min: 0,
      max: 1e9,
      when: { basis: ['mass', 'massVolume'] },
    }),
    solvent: quantity('g', { label: 'Mass of solvent', symbol: 'm_2', min: 0, max: 1e9, when: { basis: 'mass' } }),
    soluteVolume: quantity('mL', {
      label: 'Volume of solute',
      symbol: 'V_1',
      min: 0,
      max: 1e9,
      when: { basis: 'volume' },
    }),
    solution: quantity('mL', {
      label: 'Volume of solution',
      symbol: 'V',
      min: 0.001,
      max: 1e9,
      when: { basis: ['volume', 'massVolume'] },
    }),
  },
  outputs: {
    concentration: percent({ label: 'Concentration', symbol: 'w', places: 3 }),
    solutionMass: quantity('g', { label: 'Mass of solution', optional: true }),
  },
  formula: ({ basis, solute, solvent, soluteVolume, solution }) => {
    if (basis === 'mass') {
      const solutionMass = solute + solvent;
      return { concentration: solute / solutionMass, solutionMass };
    }
    if (basis === 'volume') {
      return { concentration: soluteVolume / solution };
    }
    return { concentration: solute / (solution * constant(1, 'g/mL')) };
  },
  explanation: ({ basis }) =>
    basis === 'mass'
      ? 'The solution is {concentration} by mass.'
      : basis === 'volume'
        ? 'The solution is {concentration} by volume.'
        : 'The solution is {concentration} mass per volume: so many grams in 100 mL.',
  requires: [
    {
      that: ({ soluteVolume, solution }) => soluteVolume <= solution,
      field: 'soluteVolume',
      says: 'The solution, {solution}, cannot be smaller than its solute, {soluteVolume}.',
    },
    {
      that: ({ solute, solvent }) => solute + solvent > 0,
      field: 'solute',
      says: 'There is neither solute nor solvent.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ basis, concentration }) => basis === 'massVolume' && concentration > 1,
      says: 'More than 100 g in 100 mL is rare even for dense solutions: check the units of mass and volume.',
    },
  ],
  examples: [
    {
      inputs: { solute: 25, solvent: 475 },
      results: { concentration: 5, solutionMass: 500 },
      source: 'By hand: 25/500',
    },
    {
      inputs: { basis: 'volume', soluteVolume: 350, solution: '0.5 L' },
      results: { concentration: 70 },
      source: 'By hand: 350/500',
    },
    {
      inputs: { basis: 'massVolume', solute: 9, solution: 1000 },
      results: { concentration: 0.9 },
      source: 'By hand: physiological saline, 0.9 g in 100 mL',
    },
    { inputs: { solute: 0, solvent: 0 }, refused: 'neither solute nor solvent', source: 'By definition' },
    {
      inputs: { basis: 'volume', soluteVolume: 2, solution: 1 },
      refused: 'smaller than its solute',
      source: 'By definition',
    },
    {
      inputs: { basis: 'massVolume', solute: 9, solution: 1 },
      results: { concentration: 900 },
      cautions: ['is rare'],
      source: 'By hand: liters sent as milliliters',
    },
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §1-2', isbn: '978-1-4641-3538-5' }],
});
