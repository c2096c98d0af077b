import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

const TYPES = {
  table: { label: 'Table salt', also: ['fine salt', 'iodized salt'] },
  morton: { label: 'Morton kosher salt', also: ['Morton', 'coarse kosher salt'] },
  diamond: { label: 'Diamond Crystal kosher salt', also: ['Diamond Crystal', 'Diamond'] },
  other: { label: 'Another, by its label', also: ['other', 'another'] },
} as const;

/** Grams of a teaspoon: four times what the labels give for a quarter of one. */
const GRAMS = {
  table: constant(6, 'g/tsp'),
  morton: constant(4.8, 'g/tsp'),
  diamond: constant(2.8, 'g/tsp'),
} as const;

/** Sodium in sodium chloride, by their molar masses. */
const SODIUM = 22.99 / 58.44;

/** Equal weights of salt: the volume times the grams of a teaspoon of one, over those of the other. */
export default defineCalculator({
  title: 'Salt type conversion',
  description:
    'Teaspoons or tablespoons of table salt, Morton or Diamond Crystal kosher salt that salt as much as another.',
  keywords: [
    'kosher salt to table salt',
    'Diamond Crystal',
    'Morton',
    'salt substitution',
    'teaspoon of salt in grams',
  ],
  inputs: {
    from: choice(TYPES, { label: 'Salt of the recipe', default: 'diamond' }),
    to: choice(TYPES, { label: 'Salt at hand', default: 'table' }),
    amount: quantity('tsp', {
      label: 'Amount of the recipe',
      help: 'In tsp, tbsp or cups.',
      symbol: 'V_1',
      min: 0,
      max: 10000,
      usual: [0.05, 100],
    }),
    fromWeight: quantity('g/tsp', {
      label: 'A teaspoon of the salt of the recipe',
      symbol: '\\rho_1',
      min: 0.5,
      max: 12,
      usual: [1.5, 8],
      when: { from: 'other' },
    }),
    toWeight: quantity('g/tsp', {
      label: 'A teaspoon of the salt at hand',
      symbol: '\\rho_2',
      min: 0.5,
      max: 12,
      usual: [1.5, 8],
      when: { to: 'other' },
    }),
  },
  outputs: {
    volume: quantity('tsp', { label: 'Amount of the salt at hand', symbol: 'V_2', places: 2 }),
    mass: quantity('g', { label: 'Weight, of both', symbol: 'm', places: 1 }),
    sodium: quantity('g', { label: 'Sodium', unit: 'mg', places: 0 }),
  },
  formula: ({ from, to, amount, fromWeight, toWeight }) => {
    const mass = amount * (from === 'other' ? fromWeight! : GRAMS[from]);
    return { volume: mass / (to === 'other' ? toWeight! : GRAMS[to]), mass, sodium: SODIUM * mass };
  },
  explanation: 'Take {volume} of the salt at hand in place of {amount} of that of the recipe: both weigh {mass}.',
  cautions: [
    {
      level: 'note',
      when: ({ from, to }) => from === to && from !== 'other',
      says: 'Both salts are the same: nothing is converted.',
    },
    {
      level: 'caution',
      when: ({ amount }) => amount > constant(24, 'tsp'),
      says: 'For brines, pickles and cured meat weigh the salt: spoons and cups are off by a tenth and more.',
    },
  ],
  examples: [
    {
      inputs: { amount: 2 },
      results: { volume: 0.9333333, mass: 5.6, sodium: 2203.012 },
      source:
        'Python: 2 × 2.8 g over 6 g; × 22.99/58.44. A rule of cooks: 1 tsp of table salt for 2 tsp of Diamond Crystal',
    },
    {
      inputs: { from: 'table', to: 'morton', amount: 1 },
      results: { volume: 1.25, mass: 6, sodium: 2360.37 },
      source:
        'A published chart: 1 tsp of table salt is 1¼ tsp of Morton kosher salt; 4 × 590 mg of sodium on its label',
    },
    {
      inputs: { from: 'morton', to: 'diamond', amount: '1 tbsp' },
      results: { volume: 5.142857, mass: 14.4 },
      source: 'Python: 3 × 4.8 over 2.8',
    },
    {
      inputs: { from: 'table', to: 'table', amount: 2 },
      results: { volume: 2, mass: 12 },
      cautions: ['the same'],
      source: 'By hand: 2 × 6 g',
    },
    {
      inputs: { from: 'other', to: 'table', amount: 3, fromWeight: 5 },
      results: { volume: 2.5, mass: 15 },
      source: 'By hand: 15 g over 6 g',
    },
    {
      inputs: { from: 'table', to: 'other', amount: '1 cup', toWeight: 3 },
      results: { volume: 96, mass: 288 },
      cautions: ['weigh the salt'],
      source: 'By hand: 48 tsp × 6 g over 3 g',
    },
  ],
  notes: [
    'Packing and spoons differ: add a part, taste, and add the rest. Curing salt with nitrite is no salt for the table, and none of these replaces it.',
  ],
  references: [
    {
      title:
        'Labels of the makers: 1.5 g of table salt, 1.2 g of Morton kosher and 0.7 g of Diamond Crystal kosher salt in a quarter of a teaspoon; each stands identically in three independent places',
    },
  ],
});
