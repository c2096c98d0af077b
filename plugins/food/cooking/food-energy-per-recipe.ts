import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  noResult,
  number,
  quantity,
  rows,
  sum,
  text,
} from '@reckoner/engine';

const per100 = (label: string) => number({ label: `${label} in 100 g`, min: 0, max: 100, default: 0 });

/** Nutrients of every ingredient by its weight, divided by the servings. */
export default defineCalculator({
  title: 'Recipe nutrition per serving',
  description: 'Energy, protein, carbohydrate and fat of a serving from the ingredients and their values per 100 g.',
  keywords: ['recipe calories', 'nutrition label', 'macros', 'calories per serving'],
  inputs: {
    servings: number({ usual: [0.5, 500], label: 'Servings', symbol: 'n', above: 0, max: 10000 }),
    ingredients: rows(
      {
        name: text({ label: 'Ingredient', minLength: 1, maxLength: 60 }),
        mass: quantity('g', { label: 'Weight', min: 0, max: 1e6, usual: [0, 20000] }),
        energy: quantity('kcal', { label: 'Energy in 100 g', min: 0, max: 1000 }),
        protein: per100('Protein (g)'),
        carbohydrate: per100('Carbohydrate (g)'),
        fat: per100('Fat (g)'),
      },
      { label: 'Ingredients', maxItems: 60 },
    ),
  },
  outputs: {
    energy: quantity('kcal', { label: 'Energy', places: 0 }),
    protein: quantity('g', { label: 'Protein', places: 1 }),
    carbohydrate: quantity('g', { label: 'Carbohydrate', places: 1 }),
    fat: quantity('g', { label: 'Fat', places: 1 }),
    weight: quantity('g', { label: 'Raw weight of a serving', places: 0 }),
  },
  formula: ({ servings, ingredients }) => {
    const hundred = constant(100, 'g');
    const weight = sum(ingredients.map(({ mass }) => mass)) / servings;
    if (weight === 0) throw noResult('The ingredients weigh nothing.');
    return {
      energy: sum(ingredients.map(({ mass, energy }) => (mass * energy) / hundred)) / servings,
      protein: sum(ingredients.map(({ mass, protein }) => (mass * protein) / 100)) / servings,
      carbohydrate: sum(ingredients.map(({ mass, carbohydrate }) => (mass * carbohydrate) / 100)) / servings,
      fat: sum(ingredients.map(({ mass, fat }) => (mass * fat) / 100)) / servings,
      weight,
    };
  },
  explanation: 'A serving has {energy}, {protein} of protein, {carbohydrate} of carbohydrate and {fat} of fat.',
  requires: [
    {
      each: 'ingredients',
      that: ({ protein, carbohydrate, fat }) => isAtMost(protein + carbohydrate + fat, 102),
      field: 'carbohydrate',
      says: 'Protein, carbohydrate and fat in 100 g must not add up to more than 100 g.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ingredients }) =>
        ingredients.some(
          ({ energy, protein, carbohydrate, fat }) =>
            protein > 0 &&
            carbohydrate > 0 &&
            fat > 0 &&
            isAbove(energy, constant(2, 'kcal') * (4 * protein + 4 * carbohydrate + 9 * fat) + constant(20, 'kcal')),
        ),
      says: 'An ingredient has far more energy than its protein, carbohydrate and fat can give: is it in kJ?',
    },
  ],
  examples: [
    {
      inputs: {
        servings: 4,
        ingredients: [
          { name: 'Pasta, dry', mass: 400, energy: 370, protein: 13, carbohydrate: 75, fat: 1.5 },
          { name: 'Olive oil', mass: 40, energy: 884, fat: 100 },
        ],
      },
      results: { energy: 458.4, protein: 13, carbohydrate: 75, fat: 11.5, weight: 110 },
      source: 'By hand: (1480 + 353.6)/4; 52/4; 300/4; (6 + 40)/4',
    },
    {
      inputs: { servings: 2, ingredients: [{ name: 'Milk', mass: '0.5 kg', energy: 61, protein: 3.2 }] },
      results: { energy: 152.5, protein: 8, weight: 250 },
      source: 'By hand: 305/2; 16/2',
    },
    {
      inputs: { servings: 1, ingredients: [{ name: 'Air', mass: 0, energy: 0 }] },
      noResult: 'weigh nothing',
      source: 'By definition',
    },
    {
      inputs: {
        servings: 1,
        ingredients: [{ name: 'Oats', mass: 50, energy: 370, protein: 60, carbohydrate: 59, fat: 7 }],
      },
      refused: 'must not add up',
      source: 'By definition',
    },
    {
      inputs: {
        servings: 1,
        ingredients: [{ name: 'Milk', mass: 100, energy: 264, protein: 3.4, carbohydrate: 4.7, fat: 3.6 }],
      },
      results: { energy: 264 },
      cautions: ['is it in kJ'],
      source: 'By hand: 100 g; whole milk has 64 kcal, 264 kJ',
    },
  ],
  notes: ['Cooking changes the weight, hardly the energy; fat that is drained off still counts here.'],
  references: [{ title: 'USDA FoodData Central', url: 'https://fdc.nal.usda.gov' }],
});
