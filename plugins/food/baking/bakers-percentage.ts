import {
  choice,
  defineCalculator,
  flag,
  noResult,
  number,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Every ingredient as a share of the flour, which is 100 %. */
export default defineCalculator({
  title: "Baker's percentage",
  description:
    "Baker's percentages of a recipe from weights, or the weights for a batch of dough from the percentages.",
  keywords: ['bakers math', 'formula percentage', 'bread formula', 'dough weight', 'batch size'],
  inputs: {
    given: choice(
      { weights: 'Weights', percentages: "Baker's percentages" },
      { label: 'Amounts are', default: 'weights' },
    ),
    ingredients: rows(
      {
        name: text({ label: 'Ingredient', minLength: 1, maxLength: 40 }),
        amount: number({ label: 'Amount', help: 'In grams or in percent.', min: 0, max: 1e7 }),
        flour: flag({ label: 'Is flour' }),
      },
      { label: 'Ingredients', maxItems: 40 },
    ),
    dough: quantity('g', {
      usual: [50, 500000],
      label: 'Dough wanted',
      symbol: 'm',
      above: 0,
      max: 1e8,
      optional: true,
    }),
  },
  outputs: {
    formula: table(
      {
        name: text({ label: 'Ingredient' }),
        share: percent({ label: "Baker's percentage", places: 2 }),
        weight: number({ label: 'Weight in grams', places: 1, optional: true }),
      },
      { label: 'Formula' },
    ),
    total: percent({ label: 'Total percentage', places: 2 }),
    flour: quantity('g', { label: 'Flour', places: 1, optional: true }),
  },
  algorithm: ({ given, ingredients, dough }) => {
    const flourAmount = sum(ingredients.filter(({ flour }) => flour).map(({ amount }) => amount));
    if (flourAmount === 0) throw noResult('Mark at least one ingredient as flour and give its amount.');
    if (given === 'percentages' && Math.abs(flourAmount - 100) > 0.01) {
      throw noResult('The percentages of all flours must add up to 100.');
    }
    const shares = ingredients.map(({ amount }) => amount / flourAmount);
    const total = sum(shares);
    const own = given === 'weights' ? flourAmount : undefined;
    const flour = dough === undefined ? own : dough / total;
    const formula = ingredients.map(({ name }, index) => ({
      name,
      share: shares[index]!,
      weight: flour === undefined ? undefined : flour * shares[index]!,
    }));
    return { formula, total, flour };
  },
  figure: { kind: 'bars', table: 'formula', label: 'name', value: 'share' },
  explanation: 'All ingredients together are {total} of the flour.',
  examples: [
    {
      inputs: {
        ingredients: [
          { name: 'Bread flour', amount: 900, flour: true },
          { name: 'Rye flour', amount: 100, flour: true },
          { name: 'Water', amount: 680, flour: false },
          { name: 'Salt', amount: 20, flour: false },
        ],
      },
      results: {
        total: 170,
        flour: 1000,
        formula: { length: 4, rows: { 1: { share: 10, weight: 100 }, 2: { share: 68 }, 3: { share: 2 } } },
      },
      source: 'By hand: 680/1000; 1700/1000',
    },
    {
      inputs: {
        given: 'percentages',
        dough: '1.7 kg',
        ingredients: [
          { name: 'Flour', amount: 100, flour: true },
          { name: 'Water', amount: 66, flour: false },
          { name: 'Salt', amount: 2, flour: false },
          { name: 'Yeast', amount: 1, flour: false },
          { name: 'Oil', amount: 1, flour: false },
        ],
      },
      results: { flour: 1000, total: 170, formula: { rows: { 1: { weight: 660 }, 3: { weight: 10 } } } },
      source: 'By hand: 1700/1.70',
    },
    {
      inputs: { given: 'percentages', ingredients: [{ name: 'Flour', amount: 80, flour: true }] },
      noResult: 'add up to 100',
      source: 'By definition',
    },
    {
      inputs: { ingredients: [{ name: 'Water', amount: 80, flour: false }] },
      noResult: 'at least one ingredient as flour',
      source: 'By definition',
    },
    {
      inputs: {
        given: 'percentages',
        ingredients: [
          { name: 'Flour', amount: 100, flour: true },
          { name: 'Water', amount: 70, flour: false },
        ],
      },
      results: { total: 170, formula: { length: 2, rows: { 0: { share: 100 }, 1: { name: 'Water', share: 70 } } } },
      source: 'By hand: 100 + 70; without an amount of dough there are no weights',
    },
  ],
  references: [{ title: 'Hamelman: Bread, 2nd ed. (2013), appendix on baker’s percentage', isbn: '978-1-118-13271-5' }],
});
