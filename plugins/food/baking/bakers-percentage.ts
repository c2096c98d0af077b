import { defineCalculator, percent, quantity, rows, sum, table, text } from '@reckoner/engine';

/** Every ingredient as a share of the flour, which is 100 %. */
export default defineCalculator({
  title: "Baker's percentage",
  description:
    'Weight of every ingredient of a dough from its total weight and the baker’s percentages, flour being 100 %.',
  keywords: ['bread formula', 'dough weight', 'hydration', 'recipe scaling'],
  inputs: {
    dough: quantity('g', { label: 'Weight of the dough', symbol: 'm', above: 0, max: 1e7 }),
    ingredients: rows(
      {
        name: text({ label: 'Ingredient', minLength: 1, maxLength: 40 }),
        share: percent({ label: 'Percentage of the flour', min: 0, max: 1000 }),
      },
      { label: 'Ingredients besides flour', maxItems: 40 },
    ),
  },
  outputs: {
    flour: quantity('g', { label: 'Flour', symbol: 'm_f', places: 1 }),
    total: percent({ label: 'Total percentage' }),
    weights: table(
      { name: text({ label: 'Ingredient' }), weight: quantity('g', { label: 'Weight', places: 1 }) },
      { label: 'Ingredients' },
    ),
  },
  formula: ({ dough, ingredients }) => {
    const total = 1 + sum(ingredients.map((ingredient) => ingredient.share));
    const flour = dough / total;
    const weights = ingredients.map(({ name, share }) => ({ name, weight: flour * share }));
    return { flour, total, weights };
  },
  explanation: 'A dough of {dough} at {total} in all takes {flour} of flour.',
  examples: [
    {
      inputs: {
        dough: 1680,
        ingredients: [
          { name: 'Water', share: 65 },
          { name: 'Salt', share: 2 },
          { name: 'Yeast', share: 1 },
        ],
      },
      results: {
        flour: 1000,
        total: 168,
        weights: { length: 3, rows: { 0: { weight: 650 }, 1: { weight: 20 }, 2: { weight: 10 } } },
      },
      source: 'By hand: 1680 / 1.68 = 1000 g of flour',
    },
    {
      inputs: { dough: '2 kg', ingredients: [{ name: 'Water', share: 60 }] },
      results: { flour: 1250, total: 160, weights: { rows: { 0: { name: 'Water', weight: 750 } } } },
      source: 'By hand: 2000 / 1.6 = 1250 g of flour',
    },
  ],
  references: [{ title: 'Hamelman: Bread, 3rd ed. (2021), appendix: Baker’s percentage' }],
});
