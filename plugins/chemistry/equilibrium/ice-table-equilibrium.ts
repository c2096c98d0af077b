import {
  choice,
  defineCalculator,
  findRoot,
  measure,
  noResult,
  number,
  product,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** The extent x at which the products' Π c^ν is K times that of the reactants, with c = c₀ + νx. */
export default defineCalculator({
  title: 'ICE table equilibrium concentrations',
  description:
    'Equilibrium concentrations of a reaction from the initial ones, the coefficients and the equilibrium constant.',
  keywords: ['initial change equilibrium', 'reaction extent', 'equilibrium concentrations', 'Kc'],
  inputs: {
    constant: number({ label: 'Equilibrium constant Kc', symbol: 'K', min: 1e-20, max: 1e20 }),
    species: rows(
      {
        name: text({ label: 'Species', minLength: 1, maxLength: 40 }),
        side: choice(
          { reactant: { label: 'Reactant', value: -1 }, product: { label: 'Product', value: 1 } },
          { label: 'Side' },
        ),
        coefficient: number({ label: 'Coefficient', min: 0.5, max: 6 }),
        initial: measure('mol/L', { label: 'Initial concentration', min: 0, max: 100 }),
      },
      { label: 'Species', minItems: 2, maxItems: 8 },
    ),
  },
  outputs: {
    extent: measure('mol/L', { label: 'Extent of the reaction', symbol: 'x' }),
    table: table(
      {
        name: text({ label: 'Species' }),
        initial: measure('mol/L', { label: 'Initial' }),
        change: measure('mol/L', { label: 'Change' }),
        equilibrium: measure('mol/L', { label: 'Equilibrium' }),
      },
      { label: 'ICE table' },
    ),
  },
  formula: ({ constant, species }) => {
    const reactants = species.filter(({ side }) => side < 0);
    const products = species.filter(({ side }) => side > 0);
    if (reactants.length === 0 || products.length === 0) throw noResult('Give at least one reactant and one product.');
    const forward = Math.min(...reactants.map(({ initial, coefficient }) => initial / coefficient));
    const backward = Math.min(...products.map(({ initial, coefficient }) => initial / coefficient));
    if (forward === 0 && backward === 0)
      throw noResult('The reaction can run in neither direction: a reactant and a product are missing.');
    const imbalance = (extent: number) =>
      product(products.map(({ initial, coefficient }) => Math.max(initial + coefficient * extent, 0) ** coefficient)) -
      constant *
        product(
          reactants.map(({ initial, coefficient }) => Math.max(initial - coefficient * extent, 0) ** coefficient),
        );
    const extent = findRoot(imbalance, -backward, forward);
    return {
      extent,
      table: species.map(({ name, side, coefficient, initial }) => ({
        name,
        initial,
        change: side * coefficient * extent,
        equilibrium: Math.max(initial + side * coefficient * extent, 0),
      })),
    };
  },
  stepwise: [
    "The extent x is the value for which the product of the products' concentrations, each to the power of its coefficient, is K times that of the reactants.",
    'Each concentration is the initial one plus coefficient × x for products, minus coefficient × x for reactants; none may fall below 0.',
  ],
  explanation: 'The reaction runs by {extent} until it is at equilibrium.',
  examples: [
    {
      inputs: {
        constant: 50.3,
        species: [
          { name: 'H2', side: 'reactant', coefficient: 1, initial: 1 },
          { name: 'I2', side: 'reactant', coefficient: 1, initial: 1 },
          { name: 'HI', side: 'product', coefficient: 2, initial: 0 },
        ],
      },
      results: {
        extent: 0.78003243,
        table: {
          length: 3,
          rows: { 0: { equilibrium: 0.21996757 }, 2: { change: 1.5600649, equilibrium: 1.5600649 } },
        },
      },
      source: 'scipy.optimize.brentq; by hand √50.3/(2 + √50.3)',
    },
    {
      inputs: {
        constant: 0.04,
        species: [
          { name: 'PCl5', side: 'reactant', coefficient: 1, initial: 0.1 },
          { name: 'PCl3', side: 'product', coefficient: 1, initial: 0 },
          { name: 'Cl2', side: 'product', coefficient: 1, initial: 0 },
        ],
      },
      results: { extent: 0.046332496, table: { rows: { 0: { equilibrium: 0.053667504 } } } },
      source: 'scipy.optimize.brentq of x²/(0.1 - x) = 0.04',
    },
    {
      inputs: {
        constant: 0.1,
        species: [
          { name: 'N2', side: 'reactant', coefficient: 1, initial: 0 },
          { name: 'H2', side: 'reactant', coefficient: 3, initial: 0 },
          { name: 'NH3', side: 'product', coefficient: 2, initial: 0.5 },
        ],
      },
      results: { extent: -0.21279669, table: { rows: { 2: { equilibrium: 0.074406625 } } } },
      source: 'scipy.optimize.brentq: runs backwards',
    },
    {
      inputs: {
        constant: 1,
        species: [
          { name: 'A', side: 'reactant', coefficient: 1, initial: 0 },
          { name: 'B', side: 'product', coefficient: 1, initial: 0 },
        ],
      },
      noResult: 'neither direction',
      source: 'By definition',
    },
    {
      inputs: {
        constant: 1,
        species: [
          { name: 'A', side: 'reactant', coefficient: 1, initial: 1 },
          { name: 'B', side: 'reactant', coefficient: 1, initial: 1 },
        ],
      },
      noResult: 'one reactant and one product',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Petrucci et al.: General Chemistry, 11th ed., ch. 15' }],
});
