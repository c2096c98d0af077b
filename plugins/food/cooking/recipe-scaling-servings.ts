import { defineCalculator, floorNear, number, rows, table, text } from '@reckoner/engine';

/** Parts for which kitchens have measures; the last carries over to the next whole one. */
const PARTS = [
  { value: 0, text: '' },
  { value: 1 / 8, text: '1/8' },
  { value: 1 / 4, text: '1/4' },
  { value: 1 / 3, text: '1/3' },
  { value: 1 / 2, text: '1/2' },
  { value: 2 / 3, text: '2/3' },
  { value: 3 / 4, text: '3/4' },
  { value: 1, text: '' },
];

/** `2 1/3` for 2.3; what is nearer to nothing than to an eighth is not nothing, in any unit. */
function kitchenFraction(amount: number) {
  const whole = floorNear(amount);
  let nearest = PARTS[0]!;
  for (const part of PARTS)
    if (Math.abs(amount - whole - part.value) < Math.abs(amount - whole - nearest.value)) nearest = part;
  const count = nearest.value > 7 / 8 ? whole + 1 : whole;
  if (nearest.text !== '') return count === 0 ? nearest.text : `${count} ${nearest.text}`;
  return count === 0 && amount > 0 ? 'less than 1/8' : `${count}`;
}

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
        amount: number({ label: 'Amount', help: 'Also 1/2 or 1 1/2.', min: 0, max: 1e6 }),
        unit: text({ label: 'Unit', help: 'Such as g, cups or tsp.', maxLength: 20, optional: true }),
      },
      { label: 'Ingredients', maxItems: 60 },
    ),
  },
  outputs: {
    factor: number({ label: 'Factor', symbol: 'f' }),
    scaled: table(
      {
        name: text({ label: 'Ingredient' }),
        amount: number({ label: 'Amount', places: 2 }),
        unit: text({ label: 'Unit' }),
        kitchen: text({ label: 'To the nearest kitchen fraction' }),
      },
      { label: 'Scaled ingredients' },
    ),
  },
  formula: ({ servings, wanted, ingredients }) => {
    const factor = wanted / servings;
    return {
      factor,
      scaled: ingredients.map(({ name, amount, unit }) => ({
        name,
        amount: amount * factor,
        unit: unit ?? '',
        kitchen: kitchenFraction(amount * factor),
      })),
    };
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
    {
      inputs: {
        servings: 4,
        wanted: 6,
        ingredients: [
          { name: 'Milk', amount: '1 1/2', unit: 'cups' },
          { name: 'Salt', amount: '1/4', unit: 'tsp' },
          { name: 'Sugar', amount: '2/3', unit: 'cup' },
          { name: 'Saffron', amount: 0.02, unit: 'g' },
        ],
      },
      results: {
        scaled: {
          rows: {
            0: { amount: 2.25, unit: 'cups', kitchen: '2 1/4' },
            1: { amount: 0.375, kitchen: '1/3' },
            2: { kitchen: '1' },
            3: { kitchen: 'less than 1/8' },
          },
        },
      },
      source: 'By hand: 1.5 × 1.5; 0.375 lies between 1/3 and 1/2, nearer to 1/3; 2/3 × 1.5; 0.03',
    },
    {
      inputs: { servings: 4, wanted: 6, ingredients: [{ name: 'Milk', amount: 1.3, unit: 'cups' }] },
      results: { scaled: { rows: { 0: { amount: 1.95, kitchen: '2' } } } },
      source: 'By hand: 1.5 × 1.3 is nearer to 2 than to 1 3/4',
    },
  ],
  notes: ['Seasoning, leavening and cooking time do not scale exactly; taste and watch.'],
  references: [
    { title: 'Gisslen: Professional Cooking, 9th ed. (2018), ch. 5: converting recipes', isbn: '978-1-119-39961-2' },
  ],
});
