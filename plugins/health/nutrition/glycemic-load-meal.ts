import {
  category,
  choice,
  classify,
  constant,
  defineCalculator,
  isAtLeast,
  noResult,
  number,
  quantity,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

const GRAM = constant(1, 'g');
const NONE = constant(0, 'g');
const PORTION = constant(15, 'g');

const CLASSES = ['Low', 'Medium', 'High'] as const;

/** Sum of glycemic index times available carbohydrate; the index of the meal is the mean weighted by carbohydrate. */
export default defineCalculator({
  title: 'Glycemic load',
  description:
    'Glycemic load of each food and of a meal, and the glycemic index of the meal, from the carbohydrate and the glycemic index of its foods.',
  keywords: ['GL', 'glycemic index', 'glycaemic load', 'GI of a meal', 'mixed meal', 'blood sugar'],
  related: ['net-carbs-label', 'fibre-requirement'],
  inputs: {
    foods: rows(
      {
        name: text({ label: 'Food', maxLength: 60, optional: true }),
        carbohydrate: quantity('g', {
          label: 'Available carbohydrate in the portion',
          help: 'Without fiber.',
          min: 0,
          max: 1000,
          usual: [0, 150],
        }),
        index: number({ label: 'Glycemic index', min: 1, max: 200, usual: [10, 150], text: 'plain', optional: true }),
      },
      {
        label: 'Foods',
        help: 'Meat, fish, eggs, oil and other foods without carbohydrate have no glycemic index: leave them out, or send 0 g.',
        symbol: 'i',
        maxItems: 40,
      },
    ),
    scale: choice(
      { glucose: 'Glucose is 100', bread: 'White bread is 100' },
      { label: 'Scale of the glycemic indexes', default: 'glucose' },
    ),
  },
  outputs: {
    load: number({ label: 'Glycemic load of the meal (glucose scale)', symbol: 'GL', places: 0 }),
    mealIndex: number({ label: 'Glycemic index of the meal (glucose scale)', symbol: 'GI', places: 0 }),
    carbohydrate: quantity('g', { label: 'Available carbohydrate', symbol: 'C', places: 0 }),
    parts: table(
      {
        food: text({ label: 'Food' }),
        carbohydrate: quantity('g', { label: 'Carbohydrate', places: 1 }),
        index: number({ label: 'Glycemic index (glucose scale)', places: 0, optional: true }),
        load: number({ label: 'Glycemic load', places: 0 }),
        class: category(CLASSES, { label: 'Class of the portion', of: 'load' }),
      },
      { label: 'Foods' },
    ),
  },
  formula: ({ foods, scale }) => {
    const factor = scale === 'bread' ? 0.7 : 1;
    const parts = foods.map(({ name, carbohydrate, index }, place) => {
      const position = place + 1;
      const load = (factor * (index ?? 0) * (carbohydrate / GRAM)) / 100;
      return {
        food: name ?? `Food ${position}`,
        carbohydrate,
        index: index === undefined ? undefined : factor * index,
        load,
        class: classify(
          roundTo(load, 0),
          [
            [11, 'Low'],
            [20, 'Medium'],
          ],
          'High',
        ),
      };
    });
    const carbohydrate = sum(parts.map((part) => part.carbohydrate));
    if (foods.every((food) => food.carbohydrate === NONE))
      throw noResult('Without carbohydrate there is no glycemic index of the meal, and its glycemic load is 0.');
    const load = sum(parts.map((part) => part.load));
    return { load, mealIndex: (100 * load) / (carbohydrate / GRAM), carbohydrate, parts };
  },
  shown: ({ load, carbohydrate }) => ({ load: undefined, mealIndex: (100 * load) / (carbohydrate / GRAM) }),
  stepwise: [
    'Glycemic load of a food: its glycemic index times its grams of available carbohydrate, over 100. Indexes with white bread as 100 are first multiplied by 0.7.',
    'Glycemic load of the meal: the sum. Glycemic index of the meal: 100 times that over the grams of carbohydrate.',
  ],
  figure: { kind: 'bars', table: 'parts', label: 'food', value: 'load' },
  explanation: ({ scale }) =>
    scale === 'bread'
      ? '{carbohydrate} of available carbohydrate with a mean glycemic index of {mealIndex} give a glycemic load of {load}, with glucose as 100: indexes with white bread as 100 are taken times 0.7.'
      : '{carbohydrate} of available carbohydrate with a mean glycemic index of {mealIndex} (glucose is 100) give a glycemic load of {load}.',
  requires: [
    {
      each: 'foods',
      that: ({ carbohydrate, index }) => carbohydrate === NONE || index !== undefined,
      field: 'index',
      says: 'A food with carbohydrate needs its glycemic index.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ carbohydrate }) => isAtLeast(carbohydrate, PORTION),
      says: 'With diabetes the grams of carbohydrate matter first, whatever the glycemic index: do not set insulin by the glycemic load.',
    },
    {
      level: 'note',
      when: ({ foods }) => foods.length > 1,
      says: 'The classes (low to 10, medium 11 to 19, high from 20) are those of one portion of one food: they are not meant for a whole meal or a day.',
    },
    {
      level: 'note',
      when: ({ foods, scale }) => scale === 'glucose' && foods.some(({ index }) => index !== undefined && index > 100),
      says: 'Few foods are above glucose, 100: is this an index on the scale of white bread?',
    },
  ],
  examples: [
    {
      inputs: {
        foods: [
          { name: 'Bread', carbohydrate: 25, index: 100 },
          { name: 'Cereal', carbohydrate: 25, index: 72 },
          { name: 'Milk', carbohydrate: 6, index: 39 },
          { name: 'Sucrose', carbohydrate: 5, index: 87 },
          { name: 'Orange juice', carbohydrate: 12, index: 74 },
        ],
        scale: 'bread',
      },
      results: {
        load: 40.999,
        mealIndex: 56.16301,
        carbohydrate: 73,
        parts: {
          length: 5,
          rows: { 0: { food: 'Bread', index: 70, load: 17.5, class: 'Medium' }, 2: { load: 1.638, class: 'Low' } },
        },
      },
      cautions: ['do not set insulin', 'one portion of one food'],
      source:
        'FAO/WHO 1998, table 4, prints a meal index of 80.0 with bread as 100; by hand 0.7 × 5857/73, 0.7 × 58.57',
    },
    {
      inputs: { foods: [{ carbohydrate: 20, index: 83 }] },
      results: { load: 16.6, mealIndex: 83, parts: { rows: { 0: { food: 'Food 1', class: 'Medium' } } } },
      cautions: ['do not set insulin'],
      source: 'A printed example: a potato with 20 g of carbohydrate and an index of 83 has 16.6',
    },
    {
      inputs: {
        foods: [
          { name: 'Bar', carbohydrate: 40, index: 65 },
          { name: 'Egg', carbohydrate: 0 },
        ],
      },
      results: { load: 26, mealIndex: 65, parts: { rows: { 0: { class: 'High' }, 1: { load: 0, class: 'Low' } } } },
      cautions: ['do not set insulin', 'one portion of one food'],
      source: 'A printed example: a bar with 40 g and an index of 65 has 26; an egg has none',
    },
    {
      inputs: { foods: [{ carbohydrate: 10, index: 104 }] },
      results: { load: 10.4, parts: { rows: { 0: { class: 'Low' } } } },
      cautions: ['scale of white bread'],
      source: 'By hand: 10.4, which is told as 10',
    },
    { inputs: { foods: [{ carbohydrate: 0 }] }, noResult: 'Without carbohydrate', source: 'By definition' },
    { inputs: { foods: [{ carbohydrate: 30 }] }, refused: 'needs its glycemic index', source: 'By definition' },
  ],
  notes: [
    'Low blood sugar is treated at once with glucose or sugar, never with food of a low glycemic load.',
    'People differ, and so do ripeness, variety and cooking: the indexes of one food differ from table to table. Fat and fructose lower it without making a food better. Published classes of the glycemic load are for one portion, rounded to whole numbers.',
  ],
  references: [
    {
      title:
        'FAO/WHO: Carbohydrates in human nutrition, FAO Food and Nutrition Paper 66 (1998), table 4: Calculation of the glycemic index of meals',
      url: 'https://studfiles.net/preview/2474888/page:9/',
    },
    {
      title:
        'Foster-Powell, Holt, Brand-Miller: International table of glycemic index and glycemic load values: 2002, Am J Clin Nutr 76 (2002) 5, cited unopened for the scales; 0.7 as in the table of 2008',
      doi: '10.1093/ajcn/76.1.5',
    },
    {
      title:
        'Mendosa: Revised International Table of Glycemic Index and Glycemic Load Values (2008): low to 10, medium 11 to 19, high from 20',
    },
  ],
});
