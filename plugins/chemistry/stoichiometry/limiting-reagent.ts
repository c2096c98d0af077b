import {
  defineCalculator,
  isAbove,
  isNear,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';
import { formulaField, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

interface Reaction {
  readonly reactants: readonly { readonly formula: string; readonly coefficient: number }[];
  readonly product: string;
  readonly productCoefficient: number;
}

/** For each element of the product how many atoms the reactants hold for one in the product, by the coefficients. */
function supply({ reactants, product, productCoefficient }: Reaction): readonly number[] {
  return Object.entries(parseFormula(product).atoms).map(([element, count]) => {
    const held = reactants.reduce(
      (sum, { formula, coefficient }) => sum + coefficient * (parseFormula(formula).atoms[element] ?? 0),
      0,
    );
    return held / (count * productCoefficient);
  });
}

/** How much larger the product's coefficient would be if it took up all atoms; 1 where other products take a part. */
function wholeShare(reaction: Reaction): number {
  const shares = supply(reaction);
  const elements = new Set(reaction.reactants.flatMap(({ formula }) => Object.keys(parseFormula(formula).atoms)));
  const isAlone = elements.size === shares.length && shares.every((share) => isNear(share, shares[0]!, 1e-9 * share));
  return isAlone ? shares[0]! : 1;
}

/** The reactant with the smallest nᵢ/νᵢ is used up; the product forms in proportion to it. */
export default defineCalculator({
  title: 'Limiting reagent and theoretical yield',
  description:
    'Limiting reactant, excess left over and theoretical yield from the masses, formulas and coefficients of a reaction.',
  keywords: ['limiting reactant', 'theoretical yield', 'excess reagent', 'percent yield', 'stoichiometry'],
  aliases: ['theoretical-yield-reaction'],
  inputs: {
    reactants: rows(
      {
        formula: formulaField,
        coefficient: number({ label: 'Coefficient', above: 0, max: 1000 }),
        mass: quantity('g', { label: 'Mass', above: 0, max: 1e12, usual: [0.0001, 1e6] }),
      },
      { label: 'Reactants', maxItems: 12 },
    ),
    product: { ...formulaField, label: 'Product' },
    productCoefficient: number({
      label: 'Coefficient of the product',
      symbol: '\\nu_p',
      above: 0,
      max: 1000,
      default: 1,
    }),
    actual: quantity('g', { label: 'Actual yield', symbol: 'm_a', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    limiting: text({ label: 'Limiting reagent' }),
    theoretical: quantity('g', { label: 'Theoretical yield', symbol: 'm_t' }),
    percentYield: percent({ label: 'Percent yield', places: 2, optional: true }),
    leftover: table(
      {
        formula: text({ label: 'Reactant' }),
        amount: quantity('mol', { label: 'Amount' }),
        left: quantity('g', { label: 'Left over' }),
      },
      { label: 'Reactants' },
    ),
  },
  algorithm: ({ reactants, product, productCoefficient, actual }) => {
    const parts = reactants.map(({ formula, coefficient, mass }) => {
      const molarMass = molarMassOf(parseFormula(formula).atoms);
      return { formula, coefficient, molarMass, mass, amount: mass / molarMass };
    });
    const made = parseFormula(product).atoms;
    const given = new Set(reactants.flatMap(({ formula }) => Object.keys(parseFormula(formula).atoms)));
    const missing = Object.keys(made).find((element) => !given.has(element));
    if (missing !== undefined) throw noResult(`No reactant contains ${missing}, which ${product} consists of.`);
    if (Math.min(...supply({ reactants, product, productCoefficient })) < 1 - 1e-9)
      throw noResult(`The reactants do not hold the atoms of so much ${product}: check the coefficients.`);
    const extent = Math.min(...parts.map((part) => part.amount / part.coefficient));
    const limiting = parts.filter((part) => isNear(part.amount / part.coefficient, extent, 1e-9 * extent));
    const theoretical = extent * productCoefficient * molarMassOf(made);
    const leftover = parts.map((part) => ({
      formula: part.formula,
      amount: part.amount,
      left: limiting.includes(part) ? 0 : Math.max(part.mass - extent * part.coefficient * part.molarMass, 0),
    }));
    const results = { limiting: limiting.map(({ formula }) => formula).join(' and '), theoretical, leftover };
    return actual === undefined ? results : { ...results, percentYield: actual / theoretical };
  },
  explanation: ({ limiting }) =>
    limiting.includes(' and ')
      ? '{limiting} run out together; at most {theoretical} of {product} can form.'
      : '{limiting} runs out first; at most {theoretical} of {product} can form.',
  cautions: [
    {
      level: 'caution',
      when: ({ reactants, product }) =>
        unitsOf(product) !== 1 || reactants.some(({ formula }) => unitsOf(formula) !== 1),
      says: 'A number before a formula counts beside the coefficient: write it there alone, or it is taken twice.',
    },
    {
      level: 'caution',
      when: (values) => isAbove(wholeShare(values), 1),
      says: 'All atoms of the reactants could go into the product, and its coefficient is smaller: balance the equation first, or the yield is too small.',
    },
    {
      level: 'caution',
      when: ({ percentYield }) => roundTo(100 * (percentYield ?? 0), 2) > 100,
      says: 'More than the theoretical yield: the product is wet or impure, or a mass or coefficient is wrong.',
    },
  ],
  examples: [
    {
      inputs: {
        reactants: [
          { formula: 'N2', coefficient: 1, mass: 100 },
          { formula: 'H2', coefficient: 3, mass: 25 },
        ],
        product: 'NH3',
        productCoefficient: 2,
        actual: 100,
      },
      results: {
        limiting: 'N2',
        theoretical: 121.58921,
        percentYield: 82.244143,
        leftover: { length: 2, rows: { 0: { left: 0 }, 1: { left: 3.4107946 } } },
      },
      source: 'Python: 100/28.014 mol of N2; 25 - 3 × 3.5696 × 2.016 g of H2',
    },
    {
      inputs: {
        reactants: [
          { formula: 'H2', coefficient: 2, mass: 4.032 },
          { formula: 'O2', coefficient: 1, mass: 31.998 },
        ],
        product: 'H2O',
        productCoefficient: 2,
      },
      results: {
        limiting: 'H2 and O2',
        theoretical: 36.03,
        leftover: { rows: { 0: { left: 0 }, 1: { left: 0 } } },
      },
      source: 'By hand: 2 mol and 1 mol, 2 × 18.015 g',
    },
    {
      inputs: {
        reactants: [
          { formula: 'H2', coefficient: 2, mass: 4 },
          { formula: 'O2', coefficient: 1, mass: 32 },
        ],
        product: 'NaCl',
      },
      noResult: 'No reactant contains',
      source: 'By definition',
    },
    {
      inputs: { reactants: [{ formula: 'KClO3', coefficient: 2, mass: 122.55 }], product: 'O2', productCoefficient: 3 },
      results: { limiting: 'KClO3', theoretical: 47.998841 },
      source: 'Python: 122.55/122.5453 × 1.5 × 31.998',
    },
    {
      inputs: {
        reactants: [
          { formula: '2 H2', coefficient: 2, mass: 4.032 },
          { formula: 'O2', coefficient: 1, mass: 31.998 },
        ],
        product: 'H2O',
        productCoefficient: 2,
      },
      results: { limiting: '2 H2', theoretical: '18.0150' },
      cautions: ['taken twice'],
      source: 'By hand: 4.032/(2 × 4.032) = 0.5, half of what 2 H2 and O2 make',
    },
    {
      inputs: {
        reactants: [{ formula: 'KClO3', coefficient: 2, mass: 122.55 }],
        product: 'O2',
        productCoefficient: 3,
        actual: 48.01,
      },
      results: { percentYield: 100.0232 },
      cautions: ['More than the theoretical yield'],
      source: 'Python: 100 × 48.01/47.998841',
    },
    {
      inputs: {
        reactants: [
          { formula: 'N2', coefficient: 1, mass: 100 },
          { formula: 'H2', coefficient: 3, mass: 25 },
        ],
        product: 'NH3',
        actual: 100,
      },
      results: { theoretical: 60.794603, percentYield: 164.48829 },
      cautions: ['balance the equation first', 'wet or impure'],
      source: 'Python: half of the first example, which has the coefficient 2',
    },
    {
      inputs: { reactants: [{ formula: 'NH3', coefficient: 2, mass: 34 }], product: 'N2', productCoefficient: 3 },
      noResult: 'do not hold the atoms',
      source: 'By hand: 2 N for 6',
    },
  ],
  references: [{ title: 'Brown et al.: Chemistry: The Central Science, 13th ed., §3.7', isbn: '978-0-321-91041-7' }],
});
