import { defineCalculator, integer, number, percent, quantity, table, text } from '@reckoner/engine';
import { elementOf } from '../shared/elements.js';
import { formulaField, hillFormula, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

/** Sum of IUPAC standard atomic weights (2021); electrons of ions are neglected. */
export default defineCalculator({
  title: 'Molar mass from formula',
  description: 'Molar mass of a compound and the mass percent of each of its elements from the chemical formula.',
  keywords: ['molecular weight', 'formula weight', 'percent composition', 'mass percent of elements', 'hydrate'],
  aliases: ['percent-composition-by-mass'],
  inputs: { formula: formulaField },
  outputs: {
    molarMass: quantity('g/mol', { label: 'Molar mass', symbol: 'M', places: 3 }),
    hill: text({ label: 'Formula in Hill order' }),
    charge: integer({ label: 'Charge', symbol: 'z' }),
    composition: table(
      {
        element: text({ label: 'Element' }),
        atoms: number({ label: 'Atoms' }),
        massPercent: percent({ label: 'Mass percent', places: 3 }),
      },
      { label: 'Composition' },
    ),
  },
  algorithm: ({ formula }) => {
    const { atoms, charge } = parseFormula(formula);
    const molarMass = molarMassOf(atoms);
    const composition = Object.entries(atoms).map(([symbol, count]) => ({
      element: elementOf(symbol)!.name,
      atoms: count,
      massPercent: (count * elementOf(symbol)!.weight) / molarMass,
    }));
    return { molarMass, hill: hillFormula(atoms), charge, composition };
  },
  figure: { kind: 'bars', table: 'composition', label: 'element', value: 'massPercent' },
  explanation: 'The molar mass of {formula} is {molarMass}.',
  cautions: [
    {
      level: 'caution',
      when: ({ formula }) => unitsOf(formula) !== 1,
      says: 'The number before the formula counts: this is for so many formula units together. Leave it out for one mole of the substance.',
    },
  ],
  examples: [
    {
      inputs: { formula: 'C6H12O6' },
      results: {
        molarMass: 180.156,
        hill: 'C6H12O6',
        charge: 0,
        composition: {
          length: 3,
          rows: { 0: { element: 'Carbon', atoms: 6, massPercent: 40.001998 }, 2: { massPercent: 53.283821 } },
        },
      },
      source: 'By hand: 6 × 12.011 + 12 × 1.008 + 6 × 15.999',
    },
    {
      inputs: { formula: 'CuSO4·5H2O' },
      results: {
        molarMass: 249.677,
        hill: 'CuH10O9S',
        composition: { length: 4, rows: { 2: { element: 'Oxygen', atoms: 9 } } },
      },
      source: 'Python: 63.546 + 32.06 + 9 × 15.999 + 10 × 1.008',
    },
    {
      inputs: { formula: 'CaSO4.0.5H2O' },
      results: { molarMass: 145.1415, composition: { rows: { 2: { atoms: 4.5 } } } },
      source: 'Python: 40.078 + 32.06 + 4.5 × 15.999 + 1.008',
    },
    {
      inputs: { formula: 'K4[Fe(CN)6]·3H2O' },
      results: { molarMass: 422.3912, hill: 'C6H6FeK4N6O3' },
      source: 'Python: 4 × 39.0983 + 55.845 + 6 × 26.018 + 3 × 18.015',
    },
    {
      inputs: { formula: 'SO₄²⁻' },
      results: { molarMass: 96.056, charge: -2 },
      source: 'By hand: 32.06 + 4 × 15.999',
    },
    {
      inputs: { formula: '[Fe(CN)6]^4-' },
      results: { molarMass: 211.953, charge: -4 },
      source: 'By hand: 55.845 + 6 × 26.018',
    },
    { inputs: { formula: 'NH4+' }, results: { molarMass: 18.039, charge: 1 }, source: 'By hand: 14.007 + 4 × 1.008' },
    { inputs: { formula: 'D2O' }, results: { molarMass: 20.0272036 }, source: 'By hand: 2 × 2.0141018 + 15.999' },
    { inputs: { formula: 'Fe0.95O' }, results: { molarMass: 69.05175 }, source: 'By hand: 0.95 × 55.845 + 15.999' },
    { inputs: { formula: 'Fe3+' }, noResult: 'two ways', source: 'Iron(III) or a cluster of three atoms' },
    { inputs: { formula: 'XyO2' }, noResult: 'there is no element Xy', source: 'Periodic table' },
    { inputs: { formula: 'Ca(OH2' }, noResult: 'is not closed', source: 'By inspection' },
    { inputs: { formula: 'H2O)' }, noResult: 'is not expected', source: 'By inspection' },
    { inputs: { formula: 'CuSO4··H2O' }, noResult: 'a part is empty', source: 'By inspection' },
    { inputs: { formula: 'H0O' }, noResult: 'out of range', source: 'By inspection' },
    {
      inputs: { formula: '2 H2O' },
      results: { molarMass: 36.03 },
      cautions: ['number before the formula'],
      source: 'By hand: 2 × 18.015',
    },
    { inputs: { formula: 'NaCl (aq)' }, results: { molarMass: 58.439769 }, source: 'Python: 22.98976928 + 35.45' },
    { inputs: { formula: 'nacl' }, noResult: 'begin with a capital letter', source: 'By definition' },
    { inputs: { formula: 'Sulphur' }, noResult: 'write the symbol, S', source: 'By definition' },
  ],
  notes: [
    'For elements whose weight varies in nature (H, Li, B, C, N, O, Mg, Si, S, Cl, Ar, Br, Tl, Pb) the conventional value is used.',
    'Radioactive elements without a standard weight count with the mass number of a long-lived isotope.',
    'The mass of the electrons that make an ion is neglected.',
  ],
  references: [
    {
      title:
        'Prohaska et al.: Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94 (2022) 573',
      doi: '10.1515/pac-2019-0603',
    },
  ],
});
