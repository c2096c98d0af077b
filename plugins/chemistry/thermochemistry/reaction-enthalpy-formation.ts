import { category, choice, defineCalculator, number, quantity, rows, sum, sumOfProducts, text } from '@reckoner/engine';

/** Hess: Σν ΔH_f of the products minus that of the reactants. */
export default defineCalculator({
  title: 'Reaction enthalpy from formation data',
  description:
    'Enthalpy of a reaction from the enthalpies of formation and coefficients of its reactants and products.',
  keywords: ["Hess's law", 'heat of formation', 'standard enthalpy', 'exothermic', 'heat of reaction'],
  inputs: {
    species: rows(
      {
        name: text({ label: 'Species', minLength: 1, maxLength: 40 }),
        side: choice(
          { reactant: { label: 'Reactant', value: -1 }, product: { label: 'Product', value: 1 } },
          { label: 'Side' },
        ),
        coefficient: number({ label: 'Coefficient', above: 0, max: 1000 }),
        formation: quantity('J/mol', { label: 'Enthalpy of formation', unit: 'kJ/mol', min: -100000, max: 100000 }),
      },
      { label: 'Species', minItems: 1, maxItems: 30 },
    ),
  },
  outputs: {
    enthalpy: quantity('J/mol', { label: 'Enthalpy of reaction', unit: 'kJ/mol', symbol: '\\Delta_r H', places: 3 }),
    products: quantity('J/mol', { label: 'Sum of the products', unit: 'kJ/mol', places: 3 }),
    reactants: quantity('J/mol', { label: 'Sum of the reactants', unit: 'kJ/mol', places: 3 }),
    kind: category(['Exothermic', 'Endothermic', 'Neither'], { label: 'Reaction', of: 'enthalpy' }),
  },
  formula: ({ species }) => {
    const products = sum(
      species.map(({ side, coefficient, formation }) => (side > 0 ? coefficient * formation : 0 * formation)),
    );
    const reactants = sum(
      species.map(({ side, coefficient, formation }) => (side < 0 ? coefficient * formation : 0 * formation)),
    );
    const enthalpy = sumOfProducts(
      ...species.map(({ side, coefficient, formation }) => [side, coefficient, formation]),
    );
    return {
      enthalpy,
      products,
      reactants,
      kind: enthalpy < 0 ? 'Exothermic' : enthalpy > 0 ? 'Endothermic' : 'Neither',
    };
  },
  shown: ({ products, reactants }) => ({ enthalpy: products - reactants }),
  explanation: 'The reaction has an enthalpy of {enthalpy}: {kind}.',
  cautions: [
    {
      level: 'note',
      when: ({ species }) => species.every(({ side }) => side === species[0]!.side),
      says: 'All species stand on one side: only elements in their standard state, with an enthalpy of formation of 0, may be left out.',
    },
  ],
  examples: [
    {
      inputs: {
        species: [
          { name: 'CH4', side: 'reactant', coefficient: 1, formation: -74.81 },
          { name: 'O2', side: 'reactant', coefficient: 2, formation: 0 },
          { name: 'CO2', side: 'product', coefficient: 1, formation: -393.51 },
          { name: 'H2O (l)', side: 'product', coefficient: 2, formation: -285.83 },
        ],
      },
      results: { enthalpy: -890.36, products: -965.17, reactants: -74.81, kind: 'Exothermic' },
      source: 'By hand; Atkins, table 2C.1: -890 kJ/mol for methane',
    },
    {
      inputs: {
        species: [
          { name: 'CaCO3', side: 'reactant', coefficient: 1, formation: -1206.9 },
          { name: 'CaO', side: 'product', coefficient: 1, formation: -635.1 },
          { name: 'CO2', side: 'product', coefficient: 1, formation: -393.5 },
        ],
      },
      results: { enthalpy: 178.3, kind: 'Endothermic' },
      source: 'By hand: -1028.6 + 1206.9',
    },
    {
      inputs: {
        species: [
          { name: 'O2', side: 'reactant', coefficient: 1, formation: 0 },
          { name: 'O2', side: 'product', coefficient: 1, formation: 0 },
        ],
      },
      results: { enthalpy: 0, kind: 'Neither' },
      source: 'By definition',
    },
    {
      inputs: { species: [{ name: 'H2O (l)', side: 'product', coefficient: 2, formation: -285.83 }] },
      results: { enthalpy: -571.66, kind: 'Exothermic' },
      cautions: ['on one side'],
      source: 'By hand: formation from the elements',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §2C', isbn: '978-0-19-969740-3' }],
});
