import { defineCalculator, number, rows, table, text } from '@reckoner/engine';

/** Every amount in proportion to the servings. */
export default defineCalculator({
  title: 'Recipe scaling',
  description: 'Ingredient amounts of a recipe for another number of servings.',
  keywords: ['double a recipe', 'halve a recipe', 'servings', 'portions'],
  inputs: {
    servings: number({ usual: [0.5, 500], label: 'Servings of the recipe', symbol: 's', above: 0, max: 10000 }),
    wanted: number({ usual: [0.25, 2000], label: 'Servings wanted', symbol: 'w', above: 0, max: 10000 }),
    ingredients: rows(
      {
        name: text({ label: 'Ingredient', minLength: 1, maxLength: 60 }),
        amount: number({ label: 'Amount', min: 0, max: 1e6 }),
      },
      { label: 'Ingredients', maxItems: 60 },
    ),
  },
  outputs: {
    factor: number({ label: 'Factor', symbol: 'f' }),
    scaled: table(
      { name: text({ label: 'Ingredient' }), amount: number({ label: 'Amount', places: 2 }) },
      { label: 'Scaled ingredients' },
    ),
  },
  formula: ({ servings, wanted, ingredients }) => {
    const factor = wanted / servings;
    return { factor, scaled: ingredients.map(({ name, amount }) => ({ name, amount: amount * factor })) };
  },
  explanation: 'For {wanted} {wanted|serving|servings} instead of {servings}, multiply every amount by {factor}.',
  examples: [
    {
      inputs: {
        servings: 4,
        wanted: 6,
        ingredients: [
          { name: 'Flour (g)', amount: 250 },
          { name: 'Eggs', amount: 3 },
        ],
      },
      results: { factor: 1.5, scaled: { length: 2, rows: { 0: { amount: 375 }, 1: { name: 'Eggs', amount: 4.5 } } } },
      source: 'By hand: 6/4',
    },
    {
      inputs: { servings: 12, wanted: 3, ingredients: [{ name: 'Butter (g)', amount: 200 }] },
      results: { factor: 0.25, scaled: { rows: { 0: { amount: 50 } } } },
      source: 'By hand: 3/12',
    },
  ],
  notes: ['Seasoning, leavening and cooking time do not scale exactly; taste and watch.'],
  references: [
    { title: 'Gisslen: Professional Cooking, 9th ed. (2018), ch. 5: converting recipes', isbn: '978-1-119-39961-2' },
  ],
});
