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

interface Species {
  readonly side: number;
  readonly coefficient: number;
  readonly initial: number;
}

/** Products minus K times reactants, both as powers of concentrations, when the reaction has run by a step. */
function imbalance(step: number, species: readonly Species[], constant: number): number {
  const powers = (wanted: number) =>
    product(
      species
        .filter(({ side }) => side === wanted)
        .map(({ side, coefficient, initial }) => Math.max(initial + side * coefficient * step, 0) ** coefficient),
    );
  return powers(1) - constant * powers(-1);
}

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
    // Counted from the end that is nearer, so that what is nearly used up keeps its digits; a little beyond the middle,
    // where rounding may put the sign on either side.
    const towards = imbalance((forward - backward) / 2, species, constant) < 0 ? 1 : -1;
    const end = towards > 0 ? forward : -backward;
    const atEnd = species.map((one) => {
      const left = one.initial + one.side * one.coefficient * end;
      return { ...one, initial: left < 1e-12 * one.initial ? 0 : left };
    });
    const distance = findRoot((away) => imbalance(-towards * away, atEnd, constant), 0, 0.6 * (forward + backward));
    return {
      extent: end - towards * distance,
      table: species.map(({ name, side, coefficient, initial }, index) => ({
        name,
        initial,
        change: side * coefficient * (end - towards * distance),
        equilibrium: Math.max(atEnd[index]!.initial - side * coefficient * towards * distance, 0),
      })),
    };
  },
  stepwise: [
    "The extent x is the value for which the product of the products' concentrations, each to the power of its coefficient, is K times that of the reactants.",
    'Each concentration is the initial one plus coefficient × x for products, minus coefficient × x for reactants; none may fall below 0.',
  ],
  explanation:
    '{extent|The reaction runs backwards by {|extent|}|The mixture is at equilibrium as it is|The reaction runs forwards by {|extent|}}.',
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
    {
      inputs: {
        constant: 1e13,
        species: [
          { name: 'Cu2+', side: 'reactant', coefficient: 1, initial: 0.01 },
          { name: 'NH3', side: 'reactant', coefficient: 4, initial: 1 },
          { name: 'Cu(NH3)4', side: 'product', coefficient: 1, initial: 0 },
        ],
      },
      results: { extent: '0.01000000', table: { rows: { 0: { equilibrium: 1.1773757e-15 } } } },
      source: 'mpmath with 40 digits: nearly all of the copper is bound',
    },
    {
      inputs: {
        constant: 2,
        species: [
          { name: 'A', side: 'reactant', coefficient: 1, initial: 1 },
          { name: 'B', side: 'product', coefficient: 1, initial: 2 },
        ],
      },
      results: { extent: 0 },
      source: 'By hand: 2/1 is K',
    },
    {
      inputs: {
        constant: 1,
        species: [
          { name: 'A', side: 'reactant', coefficient: 6, initial: 100 },
          { name: 'B', side: 'product', coefficient: 6, initial: 1e-9 },
        ],
      },
      results: { extent: 8.3333333 },
      source: 'By hand: both at 50, 100/12',
    },
  ],
  references: [{ title: 'Petrucci et al.: General Chemistry, 11th ed., ch. 15' }],
});
