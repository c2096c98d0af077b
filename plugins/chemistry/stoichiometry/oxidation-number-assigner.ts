import { defineCalculator, integer, number, table, text } from '@reckoner/engine';
import { formulaField } from '../shared/formula.js';
import { oxidationNumbers, stateText } from '../shared/oxidation.js';

/** The ordered rules of general chemistry; the last element follows from the charge. */
export default defineCalculator({
  title: 'Oxidation numbers in a formula',
  description: 'Oxidation number of each element of a compound or ion, by the rules of general chemistry.',
  keywords: ['oxidation state', 'redox', 'oxidation rules', 'peroxide', 'average oxidation number'],
  inputs: { formula: formulaField },
  outputs: {
    summary: text({ label: 'Oxidation numbers' }),
    states: table(
      {
        element: text({ label: 'Element' }),
        atoms: integer({ label: 'Atoms' }),
        state: number({ label: 'Oxidation number', places: 3 }),
      },
      { label: 'Each element' },
    ),
    sum: number({ label: 'Sum over all atoms, the charge' }),
  },
  algorithm: ({ formula }) => {
    const states = oxidationNumbers(formula);
    const sum = states.reduce((total, { atoms, state }) => total + atoms * state, 0);
    return {
      summary: states.map(({ element, atoms, state }) => `${element} ${stateText(state, atoms)}`).join(', '),
      states,
      sum: Math.round(sum),
    };
  },
  explanation: 'In {formula} the oxidation numbers are {summary}; together they make the charge, {sum}.',
  examples: [
    {
      inputs: { formula: 'H2SO4' },
      results: {
        summary: 'H +1, S +6, O -2',
        sum: 0,
        states: { length: 3, rows: { 1: { element: 'S', atoms: 1, state: 6 } } },
      },
      source: 'By hand: -2 + 8',
    },
    {
      inputs: { formula: 'Cr2O7^2-' },
      results: { summary: 'Cr +6, O -2', sum: -2 },
      source: 'Petrucci §3-4: (14 - 2)/2',
    },
    {
      inputs: { formula: 'H2O2' },
      results: { summary: 'H +1, O -1', sum: 0 },
      source: 'Petrucci §3-4',
    },
    {
      inputs: { formula: 'KO2' },
      results: { summary: 'K +1, O -1/2', sum: 0 },
      source: 'By hand: superoxide',
    },
    {
      inputs: { formula: 'OF2' },
      results: { summary: 'O +2, F -1', sum: 0 },
      source: 'By hand: fluorine first',
    },
    {
      inputs: { formula: 'NaH' },
      results: { summary: 'Na +1, H -1', sum: 0 },
      source: 'By hand: hydride',
    },
    {
      inputs: { formula: 'LiAlH4' },
      results: { summary: 'Li +1, Al +3, H -1', sum: 0 },
      source: 'By hand: hydride',
    },
    {
      inputs: { formula: 'Fe3O4' },
      results: { summary: 'Fe +8/3, O -2', sum: 0 },
      source: 'Petrucci §3-4: average',
    },
    {
      inputs: { formula: 'NH4NO3' },
      results: { summary: 'N -3, H +1, N +5, O -2', sum: 0 },
      source: 'By hand: ammonium and nitrate',
    },
    {
      inputs: { formula: 'Fe2(SO4)3' },
      results: { summary: 'S +6, O -2, Fe +3', sum: 0 },
      source: 'By hand: 3 × 2/2',
    },
    {
      inputs: { formula: 'Cu(NO3)2' },
      results: { summary: 'N +5, O -2, Cu +2', sum: 0 },
      source: 'By hand',
    },
    {
      inputs: { formula: '[Fe(CN)6]^4-' },
      results: { summary: 'C +2, N -3, Fe +2', sum: -4 },
      source: 'By hand: -4 + 6',
    },
    {
      inputs: { formula: '[Co(NH3)5Cl]Cl2' },
      results: { summary: 'Co +3, N -3, H +1, Cl -1', sum: 0 },
      source: 'By hand: 3 chlorides',
    },
    {
      inputs: { formula: 'POCl3' },
      results: { summary: 'P +5, O -2, Cl -1', sum: 0 },
      source: 'By hand: 2 + 3',
    },
    {
      inputs: { formula: 'ClO4^-' },
      results: { summary: 'Cl +7, O -2', sum: -1 },
      source: 'By hand: 8 - 1',
    },
    {
      inputs: { formula: 'Na2S2O3' },
      results: { summary: 'Na +1, S +2, O -2', sum: 0 },
      source: 'By hand: average',
    },
    {
      inputs: { formula: 'C2H5OH' },
      results: { summary: 'C -2, H +1, O -2', sum: 0 },
      source: 'By hand: average',
    },
    {
      inputs: { formula: 'O2' },
      results: { summary: 'O 0', sum: 0 },
      source: 'By definition: an element',
    },
    {
      inputs: { formula: 'Al^3+' },
      results: { summary: 'Al +3', sum: 3 },
      source: 'By definition',
    },
    {
      inputs: { formula: 'BaO2' },
      results: { summary: 'Ba +2, O -1', sum: 0 },
      source: 'By hand: peroxide',
    },
    {
      inputs: { formula: 'ICl' },
      results: { summary: 'I +1, Cl -1', sum: 0 },
      source: 'By hand',
    },
    {
      inputs: { formula: 'KMnO4' },
      results: { summary: 'K +1, Mn +7, O -2', sum: 0 },
      source: 'By hand: 8 - 1',
    },
    {
      inputs: { formula: 'CuSO4·5H2O' },
      results: { summary: 'S +6, O -2, Cu +2, H +1', sum: 0 },
      source: 'By hand',
    },
    {
      inputs: { formula: 'K2Cr2O7' },
      results: { summary: 'K +1, Cr +6, O -2', sum: 0 },
      source: 'By hand',
    },
    {
      inputs: { formula: '(NH4)2SO4' },
      results: { summary: 'N -3, H +1, S +6, O -2', sum: 0 },
      source: 'By hand',
    },
    {
      inputs: { formula: 'PbCrO4' },
      results: { summary: 'Cr +6, O -2, Pb +2', sum: 0 },
      source: 'By hand',
    },
    { inputs: { formula: 'CuFeS2' }, noResult: 'leave Cu and Fe open', source: 'Two metals of several states' },
    {
      inputs: { formula: 'FeS2' },
      results: { summary: 'Fe +2, S -1', sum: 0 },
      source: 'Greenwood, Earnshaw: Chemistry of the Elements, 2nd ed., §15.2: pyrite has S₂²⁻',
    },
    { inputs: { formula: 'MoS2' }, results: { summary: 'Mo +4, S -2' }, source: 'By hand: single sulfide ions' },
    { inputs: { formula: 'Cu(ClO)2' }, results: { summary: 'Cl +1, O -2, Cu +2' }, source: 'By hand: hypochlorite' },
    { inputs: { formula: 'H2S2O8' }, noResult: 'does not occur', source: 'A peroxide: S +7 by the rules, +6 in fact' },
    { inputs: { formula: 'NCl3' }, noResult: 'sources disagree', source: 'N +3 by Pauling, -3 by Allen' },
    { inputs: { formula: 'NaF3' }, noResult: 'does not occur', source: 'No such compound' },
  ],
  notes: [
    'A fraction is the average of atoms of one element that differ, as in Fe3O4, thiosulfate and organic molecules.',
    'Rules cannot see structure: peroxides beside other groups, the ion S₂²⁻ elsewhere than in pyrite, carbonyls, nitrosyls and mixed anions may come out as an average or be refused.',
  ],
  references: [{ title: 'Petrucci et al.: General Chemistry, 11th ed., §3-4', isbn: '978-0-13-293128-1' }],
});
