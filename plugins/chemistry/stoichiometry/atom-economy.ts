import { defineCalculator, isNear, noResult, number, percent, quantity, roundTo, rows, text } from '@reckoner/engine';
import { elementOf } from '../shared/elements.js';
import { formulaField, hillFormula, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

interface Reaction {
  readonly reactants: readonly { readonly formula: string; readonly coefficient: number }[];
  readonly product: string;
  readonly productCoefficient: number;
}

/** Atoms of the reactants that are not in the product, by symbol, by the coefficients. */
function atomsLeft({ reactants, product, productCoefficient }: Reaction): Record<string, number> {
  const left: Record<string, number> = {};
  for (const { formula, coefficient } of reactants)
    for (const [symbol, count] of Object.entries(parseFormula(formula).atoms))
      left[symbol] = (left[symbol] ?? 0) + count * coefficient;
  for (const [symbol, count] of Object.entries(parseFormula(product).atoms))
    left[symbol] = (left[symbol] ?? 0) - count * productCoefficient;
  return Object.fromEntries(Object.entries(left).map(([symbol, count]) => [symbol, roundTo(count, 9)]));
}

/** Whether what is left over are the atoms of more of a substance, and nothing else. */
function isMoreOf(reaction: Reaction, formula: string): boolean {
  const { atoms } = parseFormula(formula);
  const left = Object.entries(atomsLeft(reaction)).filter(([, count]) => count > 0);
  if (left.length !== Object.keys(atoms).length || left.some(([symbol]) => !atoms[symbol])) return false;
  const units = left.map(([symbol, count]) => count / atoms[symbol]!);
  return units.every((unit) => isNear(unit, units[0]!, 1e-6 * unit));
}
const makesMore = (reaction: Reaction): boolean => isMoreOf(reaction, reaction.product);
const leavesReactant = (reaction: Reaction): boolean =>
  !makesMore(reaction) && reaction.reactants.some(({ formula }) => isMoreOf(reaction, formula));

/** Whether the atoms that are left over would do for as much of the product again, and more are left. */
function couldRepeat(reaction: Reaction): boolean {
  const left = atomsLeft(reaction);
  const made = Object.entries(parseFormula(reaction.product).atoms);
  return (
    !makesMore(reaction) &&
    made.every(([symbol, count]) => left[symbol]! >= roundTo(count * reaction.productCoefficient, 9))
  );
}

/** Trost: molar mass of the product over that of all reactants, each times its coefficient. */
export default defineCalculator({
  title: 'Atom economy',
  description:
    'Share of the mass of all reactants that ends in the wanted product of a reaction, the atoms that go to by-products, and the reaction mass efficiency at a yield.',
  keywords: ['atom efficiency', 'green chemistry metric', 'percent atom utilization', 'reaction mass efficiency'],
  inputs: {
    reactants: rows(
      {
        formula: formulaField,
        coefficient: number({ label: 'Coefficient', above: 0, max: 1000 }),
      },
      { label: 'Reactants', help: 'All that are used up; no catalyst and no solvent.', maxItems: 12 },
    ),
    product: { ...formulaField, label: 'Wanted product' },
    productCoefficient: number({
      label: 'Coefficient of the product',
      symbol: '\\nu_p',
      above: 0,
      max: 1000,
      default: 1,
    }),
    reactionYield: percent({
      label: 'Yield of the reaction',
      symbol: 'Y',
      above: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
  },
  outputs: {
    atomEconomy: percent({ label: 'Atom economy', symbol: '\\mathrm{AE}', places: 2 }),
    productMass: quantity('g/mol', { label: 'Product, by its coefficient', places: 3 }),
    reactantMass: quantity('g/mol', { label: 'All reactants, by their coefficients', places: 3 }),
    byProducts: text({ label: 'Atoms that go to by-products' }),
    byProductMass: quantity('g/mol', { label: 'By-products', places: 3 }),
    massEfficiency: percent({ label: 'Mass efficiency at the yield', places: 2, optional: true }),
  },
  algorithm: ({ reactants, product, productCoefficient, reactionYield }) => {
    const made = parseFormula(product).atoms;
    const left = atomsLeft({ reactants, product, productCoefficient });
    const short = Object.keys(made).find((symbol) => left[symbol]! < 0);
    if (short !== undefined) {
      const held = reactants.some(({ formula }) => parseFormula(formula).atoms[short]);
      throw noResult(
        held
          ? `The reactants hold too few atoms of ${elementOf(short)!.name.toLowerCase()} for so much ${product}: check the coefficients.`
          : `No reactant contains ${elementOf(short)!.name.toLowerCase()}, of which ${product} consists: a reactant is missing.`,
      );
    }
    const productMass = productCoefficient * molarMassOf(made);
    const reactantMass = reactants.reduce(
      (sum, { formula, coefficient }) => sum + coefficient * molarMassOf(parseFormula(formula).atoms),
      0,
    );
    const others = Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
    const isWhole = Object.keys(others).length === 0;
    const atomEconomy = isWhole ? 1 : productMass / reactantMass;
    const results = {
      atomEconomy,
      productMass,
      reactantMass,
      byProducts: isWhole ? 'none' : hillFormula(others),
      byProductMass: molarMassOf(others),
    };
    return reactionYield === undefined ? results : { ...results, massEfficiency: atomEconomy * reactionYield };
  },
  explanation: ({ byProducts }) =>
    byProducts === 'none'
      ? 'All atoms of the reactants are in {product}: an atom economy of {atomEconomy}.{massEfficiency? At a yield of {reactionYield}, {massEfficiency} of the mass of the reactants, taken in the proportion of the equation, becomes product.|}'
      : '{atomEconomy} of the mass of the reactants is in {product}; the atoms {byProducts}, {byProductMass}, go to by-products.{massEfficiency? At a yield of {reactionYield}, {massEfficiency} of the mass of the reactants, taken in the proportion of the equation, becomes product.|}',
  cautions: [
    {
      level: 'caution',
      when: ({ reactants, product }) =>
        unitsOf(product) !== 1 || reactants.some(({ formula }) => unitsOf(formula) !== 1),
      says: 'A number before a formula counts beside the coefficient: write it there alone, or it is taken twice.',
    },
    {
      level: 'caution',
      when: (values) => makesMore(values),
      says: 'All atoms that are left over could go into the product, and its coefficient is smaller: balance the equation, or the atom economy is told too low.',
    },
    {
      level: 'caution',
      when: (values) => couldRepeat(values),
      says: 'The atoms that are left over would do for as much {product} again: if the equation gives more of it, set its coefficient, or the atom economy is told too low.',
    },
    {
      level: 'caution',
      when: (values) => leavesReactant(values),
      says: 'What is left over are the atoms of a reactant alone, as if it were in excess: balance the equation, or the atom economy is told too low.',
    },
    {
      level: 'caution',
      when: ({ reactants }) => reactants.some(({ formula }) => parseFormula(formula).charge !== 0),
      says: 'Ions come with others, which are not counted here and become waste as well: write whole substances, such as AgNO3 for Ag^+, or the atom economy is told too high.',
    },
    {
      level: 'caution',
      when: ({ reactants, product }) => reactants.some(({ formula }) => formula.trim() === product.trim()),
      says: 'The product also stands among the reactants: leave out what comes out as it went in.',
    },
  ],
  notes: [
    'By the equation alone: solvents, catalysts, work-up and reactants in excess do not count, and a by-product with a use counts as waste.',
  ],
  examples: [
    {
      inputs: {
        reactants: [
          { formula: 'C6H6', coefficient: 2 },
          { formula: 'O2', coefficient: 9 },
        ],
        product: 'C4H2O3',
        productCoefficient: 2,
        reactionYield: 65,
      },
      results: {
        atomEconomy: 44.148939,
        productMass: 196.114,
        reactantMass: 444.21,
        byProducts: 'C4H8O12',
        byProductMass: 248.1,
        massEfficiency: 28.69681,
      },
      source:
        'Python: maleic anhydride from benzene, 2 × 98.057 of 2 × 78.114 + 9 × 31.998; the rest is 4 CO2 and 4 H2O',
    },
    {
      inputs: {
        reactants: [
          { formula: 'C4H8', coefficient: 1 },
          { formula: 'O2', coefficient: 3 },
        ],
        product: 'C4H2O3',
      },
      results: { atomEconomy: 64.467923, byProducts: 'H6O3' },
      source: 'Python: 98.057/(56.108 + 3 × 31.998); the rest is 3 H2O',
    },
    {
      inputs: {
        reactants: [
          { formula: 'C4H6', coefficient: 1 },
          { formula: 'C2H4', coefficient: 1 },
        ],
        product: 'C6H10',
        reactionYield: 90,
      },
      results: { atomEconomy: 100, byProducts: 'none', byProductMass: 0, massEfficiency: 90 },
      source: 'By definition: an addition (Diels-Alder) leaves nothing',
    },
    {
      inputs: {
        reactants: [
          { formula: 'N2', coefficient: 1 },
          { formula: 'H2', coefficient: 3 },
        ],
        product: 'NH3',
      },
      results: { atomEconomy: 50, byProducts: 'H3N' },
      cautions: ['could go into the product'],
      source: 'By hand: half of the atoms, for 2 NH3 form',
    },
    {
      inputs: {
        reactants: [
          { formula: 'N2', coefficient: 1 },
          { formula: '3 H2', coefficient: 3 },
        ],
        product: '2 NH3',
      },
      results: { atomEconomy: 73.794359, byProducts: 'H12' },
      cautions: ['taken twice', 'as if it were in excess'],
      source: 'Python: 2 × 17.031/(28.014 + 9 × 2.016)',
    },
    {
      inputs: {
        reactants: [
          { formula: 'CH4', coefficient: 2 },
          { formula: 'H2O', coefficient: 1 },
        ],
        product: 'CH4',
      },
      results: { byProducts: 'CH6O' },
      cautions: ['among the reactants', 'as much CH4 again'],
      source: 'By hand: one CH4 and one H2O are left',
    },
    {
      inputs: {
        reactants: [
          { formula: 'Fe2O3', coefficient: 1 },
          { formula: 'CO', coefficient: 3 },
        ],
        product: 'Fe',
      },
      results: { atomEconomy: 22.913871, byProducts: 'C3FeO6' },
      cautions: ['as much Fe again'],
      source: 'By hand: 55.845/243.717, half of it, for 2 Fe form',
    },
    {
      inputs: {
        reactants: [
          { formula: 'H2', coefficient: 1 },
          { formula: 'O2', coefficient: 1 },
        ],
        product: 'H2O',
      },
      results: { atomEconomy: 52.963486, byProducts: 'O' },
      cautions: ['as if it were in excess'],
      source: 'Python: 18.015/34.014; balanced, 2 H2 + O2, nothing is left',
    },
    {
      inputs: {
        reactants: [
          { formula: 'CO2', coefficient: 1 },
          { formula: 'H2', coefficient: 1 },
        ],
        product: 'CO',
      },
      results: { atomEconomy: 60.858229, byProducts: 'H2O' },
      source: 'Python: 28.010/46.025; water is left, no more of the product',
    },
    {
      inputs: {
        reactants: [
          { formula: 'Ag^+', coefficient: 1 },
          { formula: 'NaCl', coefficient: 1 },
        ],
        product: 'AgCl',
      },
      results: { atomEconomy: 86.176387, byProducts: 'Na' },
      cautions: ['Ions come with others'],
      source: 'By hand: 143.318/166.308; with AgNO3 62.77%',
    },
    {
      inputs: { reactants: [{ formula: 'NH3', coefficient: 2 }], product: 'N2', productCoefficient: 3 },
      noResult: 'too few atoms of nitrogen',
      source: 'By hand: 2 N for 6',
    },
    {
      inputs: { reactants: [{ formula: 'Zn', coefficient: 1 }], product: 'H2' },
      noResult: 'a reactant is missing',
      source: 'By definition',
    },
  ],
  references: [
    {
      title: 'Trost: The atom economy - a search for synthetic efficiency, Science 254 (1991) 1471',
      doi: '10.1126/science.1962206',
    },
    {
      title:
        'Constable, Curzons, Cunningham: Metrics to “green” chemistry: which are the best?, Green Chem. 4 (2002) 521',
      doi: '10.1039/b206169b',
    },
  ],
});
