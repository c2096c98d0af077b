import { avogadroConstant, choice, defineCalculator, number, quantity } from '@reckoner/engine';
import { formulaField, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

/** n = m/M with M from the formula. */
export default defineCalculator({
  title: 'Grams to moles',
  description:
    'Moles and number of formula units from the mass of a substance, or the mass from moles, by its chemical formula.',
  keywords: ['moles to grams', 'mole conversion', 'number of molecules', 'Avogadro', 'molar mass'],
  inputs: {
    formula: formulaField,
    known: choice({ mass: 'Mass', amount: 'Moles' }, { label: 'Known', default: 'mass' }),
    mass: quantity('g', { label: 'Mass', symbol: 'm', min: 0, max: 1e12, when: { known: 'mass' } }),
    amount: quantity('mol', { label: 'Amount', symbol: 'n', min: 0, max: 1e12, when: { known: 'amount' } }),
  },
  outputs: {
    moles: quantity('mol', { label: 'Amount', symbol: 'n' }),
    grams: quantity('g', { label: 'Mass', symbol: 'm' }),
    units: number({ label: 'Formula units', symbol: 'N' }),
    molarMass: quantity('g/mol', { label: 'Molar mass', symbol: 'M', places: 3 }),
  },
  algorithm: ({ formula, known, mass, amount }) => {
    const molarMass = molarMassOf(parseFormula(formula).atoms);
    const moles = known === 'mass' ? mass / molarMass : amount;
    return { moles, grams: moles * molarMass, units: moles * avogadroConstant, molarMass };
  },
  explanation: '{grams} of {formula} is {moles}.',
  cautions: [
    {
      level: 'caution',
      when: ({ formula }) => unitsOf(formula) !== 1,
      says: 'The number before the formula counts: this is for so many formula units together. Leave it out for one mole of the substance.',
    },
  ],
  examples: [
    {
      inputs: { formula: 'H2O', mass: 36.03 },
      results: { moles: 2, molarMass: 18.015, units: 1.2044282e24 },
      source: 'By hand: 36.03/18.015',
    },
    {
      inputs: { formula: 'Ca(OH)2', known: 'amount', amount: 0.25 },
      results: { grams: 18.523, molarMass: 74.092 },
      source: 'By hand: 40.078 + 2 × 17.007',
    },
    {
      inputs: { formula: '2 H2O', mass: 36.03 },
      results: { moles: 1, molarMass: 36.03 },
      cautions: ['number before the formula'],
      source: 'By hand: 36.03/36.03',
    },
  ],
  references: [{ title: 'BIPM: The International System of Units, 9th ed. (2019), §2.3.1: mole' }],
});
