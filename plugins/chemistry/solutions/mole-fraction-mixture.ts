import { defineCalculator, noResult, percent, quantity, rows, table, text } from '@reckoner/engine';
import { formulaField, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

/** xᵢ = nᵢ/Σn with nᵢ = mᵢ/Mᵢ. */
export default defineCalculator({
  title: 'Mole fraction',
  description: 'Mole and mass fractions of the components of a mixture from their masses and chemical formulas.',
  keywords: ['mole percent', 'mixture composition', 'mass fraction', 'mean molar mass'],
  aliases: ['mass-mole-fraction-conversion'],
  inputs: {
    components: rows(
      { formula: formulaField, mass: quantity('g', { label: 'Mass', min: 0, max: 1e12, usual: [0, 1e6] }) },
      { label: 'Components', maxItems: 30 },
    ),
  },
  outputs: {
    composition: table(
      {
        formula: text({ label: 'Component' }),
        amount: quantity('mol', { label: 'Amount' }),
        moleFraction: percent({ label: 'Mole fraction', places: 3 }),
        massFraction: percent({ label: 'Mass fraction', places: 3 }),
      },
      { label: 'Composition' },
    ),
    amount: quantity('mol', { label: 'Amount in all', symbol: 'n' }),
    meanMolarMass: quantity('g/mol', { label: 'Mean molar mass', symbol: '\\bar M', places: 3 }),
  },
  algorithm: ({ components }) => {
    const parts = components.map(({ formula, mass }) => ({
      formula,
      mass,
      amount: mass / molarMassOf(parseFormula(formula).atoms),
    }));
    let mass = 0;
    let amount = 0;
    for (const part of parts) {
      mass += part.mass;
      amount += part.amount;
    }
    if (mass === 0) throw noResult('The mixture has no mass.');
    const composition = parts.map((part) => ({
      formula: part.formula,
      amount: part.amount,
      moleFraction: part.amount / amount,
      massFraction: part.mass / mass,
    }));
    return { composition, amount, meanMolarMass: mass / amount };
  },
  figure: { kind: 'bars', table: 'composition', label: 'formula', value: 'moleFraction' },
  explanation: 'The mixture holds {amount} with a mean molar mass of {meanMolarMass}.',
  cautions: [
    {
      level: 'caution',
      when: ({ components }) => components.some(({ formula }) => unitsOf(formula) !== 1),
      says: 'The number before a formula counts: a mole is then of so many formula units together, and the fractions with it. Leave it out.',
    },
  ],
  examples: [
    {
      inputs: {
        components: [
          { formula: 'C2H5OH', mass: 46.069 },
          { formula: 'H2O', mass: 54.045 },
        ],
      },
      results: {
        amount: 4,
        meanMolarMass: 25.0285,
        composition: { length: 2, rows: { 0: { moleFraction: 25, massFraction: 46.016541 }, 1: { amount: 3 } } },
      },
      source: 'By hand: 46.069 and 18.015 g/mol, 1 and 3 mol',
    },
    {
      inputs: {
        components: [
          { formula: '2 H2O', mass: 36.03 },
          { formula: 'C2H5OH', mass: 46.069 },
        ],
      },
      results: { amount: 2 },
      cautions: ['Leave it out'],
      source: 'By hand: 36.03/(2 × 18.015) and 46.069/46.069',
    },
    {
      inputs: {
        components: [
          { formula: 'N2', mass: 75.52 },
          { formula: 'O2', mass: 23.14 },
          { formula: 'Ar', mass: 1.29 },
        ],
      },
      results: {
        composition: { rows: { 0: { moleFraction: 78.110558 }, 1: { moleFraction: 20.95383 } } },
        meanMolarMass: 28.960475,
      },
      source: 'Python: dry air, atomic weights of IUPAC 2021',
    },
    { inputs: { components: [{ formula: 'H2O', mass: 0 }] }, noResult: 'no mass', source: 'By definition' },
  ],
  references: [{ title: 'IUPAC Gold Book: amount fraction', doi: '10.1351/goldbook.A00296' }],
});
