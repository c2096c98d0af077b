import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

/** Grams of a US cup of each ingredient: King Arthur Baking, Ingredient Weight Chart; milk and water by USDA. */
const GRAMS_PER_CUP = {
  flour: { label: 'All-purpose flour', value: 120, also: ['AP flour', 'plain flour'] },
  breadFlour: { label: 'Bread flour', value: 120, also: ['strong flour'] },
  wholeWheat: { label: 'Whole wheat flour', value: 113, also: ['wholemeal flour'] },
  almondFlour: { label: 'Almond flour', value: 96, also: ['ground almonds'] },
  cornstarch: { label: 'Cornstarch', value: 112, also: ['cornflour', 'corn starch'] },
  sugar: { label: 'Granulated sugar', value: 198, also: ['white sugar', 'caster sugar'] },
  brownSugar: { label: 'Brown sugar, packed', value: 213 },
  powderedSugar: { label: "Confectioners' sugar, unsifted", value: 113, also: ['icing sugar', 'powdered sugar'] },
  butter: { label: 'Butter', value: 226 },
  oil: { label: 'Vegetable oil', value: 198 },
  honey: { label: 'Honey', value: 336 },
  mapleSyrup: { label: 'Maple syrup', value: 312 },
  milk: { label: 'Milk', value: 244 },
  water: { label: 'Water', value: 237 },
  oats: { label: 'Rolled oats', value: 89, also: ['porridge oats'] },
  cocoa: { label: 'Unsweetened cocoa', value: 84, also: ['cocoa powder'] },
} as const;

/** Weight = volume × grams in a cup of the ingredient. */
export default defineCalculator({
  title: 'Cups to grams by ingredient',
  description:
    'Weight in grams and ounces of cups, tablespoons or teaspoons of flour, sugar, butter and other ingredients.',
  keywords: ['cups to grams flour', 'cup of sugar in grams', 'tablespoon in grams', 'baking conversion', 'ounces'],
  inputs: {
    ingredient: choice(GRAMS_PER_CUP, { label: 'Ingredient', symbol: '\\rho', default: 'flour' }),
    volume: quantity('cup', {
      usual: [0.001, 60],
      label: 'Volume',
      help: 'In cups, tbsp, tsp or mL.',
      symbol: 'V',
      min: 0,
      max: 100000,
    }),
  },
  outputs: {
    mass: quantity('g', { label: 'Weight', symbol: 'm', places: 1 }),
    ounces: quantity('g', { label: 'In ounces', regional: false, unit: 'oz', places: 2 }),
  },
  formula: ({ ingredient, volume }) => {
    const mass = ingredient * volume * constant(1, 'g/cup');
    return { mass, ounces: mass };
  },
  explanation: 'The weight of {volume} is {mass}, or {ounces}.',
  examples: [
    {
      inputs: { ingredient: 'flour', volume: 1 },
      results: { mass: 120 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 120 g',
    },
    {
      inputs: { ingredient: 'breadFlour', volume: 1 },
      results: { mass: 120 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 120 g',
    },
    {
      inputs: { ingredient: 'wholeWheat', volume: 2 },
      results: { mass: 226 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 113 g',
    },
    {
      inputs: { ingredient: 'almondFlour', volume: 1 },
      results: { mass: 96 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 96 g',
    },
    {
      inputs: { ingredient: 'cornstarch', volume: '0.25 cup' },
      results: { mass: 28 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 112 g',
    },
    {
      inputs: { ingredient: 'sugar', volume: 1 },
      results: { mass: 198 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 198 g',
    },
    {
      inputs: { ingredient: 'brownSugar', volume: 1 },
      results: { mass: 213 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 213 g',
    },
    {
      inputs: { ingredient: 'powderedSugar', volume: 2 },
      results: { mass: 226 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 113 g',
    },
    {
      inputs: { ingredient: 'butter', volume: '0.5 cup' },
      results: { mass: 113 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 226 g',
    },
    {
      inputs: { ingredient: 'oil', volume: 1 },
      results: { mass: 198 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 198 g',
    },
    {
      inputs: { ingredient: 'honey', volume: '1 tbsp' },
      results: { mass: 21 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 336 g',
    },
    {
      inputs: { ingredient: 'mapleSyrup', volume: 0.5 },
      results: { mass: 156 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 312 g',
    },
    {
      inputs: { ingredient: 'milk', volume: 1 },
      results: { mass: 244 },
      source: 'USDA FoodData Central: a cup of whole milk 244 g',
    },
    {
      inputs: { ingredient: 'water', volume: 1 },
      results: { mass: 237 },
      source: 'USDA FoodData Central: a cup of water 237 g, as 236.6 mL at 1 g/mL',
    },
    {
      inputs: { ingredient: 'oats', volume: 1 },
      results: { mass: 89 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 89 g',
    },
    {
      inputs: { ingredient: 'cocoa', volume: 0.5 },
      results: { mass: 42 },
      source: 'King Arthur Baking, Ingredient Weight Chart: a cup of it 84 g',
    },
    { inputs: { volume: 2.5 }, results: { mass: 300, ounces: 10.582189 }, source: 'By hand: 2.5 × 120; /28.349523' },
  ],
  notes: ['A US cup of 236.6 mL, filled by spoon and leveled; scooping packs flour by up to a fifth more.'],
  references: [
    {
      title: 'King Arthur Baking Company: Ingredient Weight Chart',
      url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart',
    },
    { title: 'USDA FoodData Central: weights of a cup of milk and of water', url: 'https://fdc.nal.usda.gov' },
  ],
});
