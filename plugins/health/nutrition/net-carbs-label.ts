import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

const NONE = constant(0, 'g');
/** Labels round each figure to whole grams, so that parts may add up to a little more than the whole. */
const ROUNDING = constant(2, 'g');
const LAXATIVE = constant(20, 'g');
const weight = (label: string, symbol: string) =>
  quantity('g', { label, symbol, min: 0, max: 1000, usual: [0, 100], default: 0 });

/** Carbohydrate of the label less fiber where it is counted in, erythritol, allulose and part of the other sugar alcohols. */
export default defineCalculator({
  title: 'Net carbs',
  description:
    'Net carbohydrate of a food from its label: total carbohydrate less fiber, allulose and sugar alcohols, for labels of the United States, which count fiber in, and of Europe, which do not.',
  keywords: ['net carbohydrates', 'sugar alcohols', 'keto label', 'impact carbs', 'digestible carbs', 'erythritol'],
  related: ['keto-macros', 'food-calories-atwater', 'glycemic-load-meal'],
  inputs: {
    label: choice(
      {
        us: { label: 'United States or Canada: total carbohydrate, with fiber', also: ['US', 'USA', 'Canada'] },
        europe: {
          label: 'European Union, United Kingdom, Australia: carbohydrate without fiber',
          also: ['EU', 'UK', 'Australia'],
        },
      },
      { label: 'Kind of label' },
    ),
    carbohydrate: quantity('g', {
      label: 'Carbohydrate in a serving',
      symbol: 'C',
      min: 0,
      max: 1000,
      usual: [0, 150],
    }),
    fiber: quantity('g', {
      label: 'Fiber in a serving',
      symbol: 'B',
      min: 0,
      max: 1000,
      usual: [0, 60],
      default: 0,
      when: { label: 'us' },
    }),
    erythritol: weight('Erythritol in a serving', 'Y_0'),
    allulose: quantity('g', {
      label: 'Allulose in a serving',
      symbol: 'L',
      min: 0,
      max: 1000,
      usual: [0, 100],
      default: 0,
      when: { label: 'us' },
    }),
    polyols: weight('Other sugar alcohols in a serving', 'Y'),
    counted: percent({
      label: 'Share of the other sugar alcohols that counts',
      help: 'Half by the common rule.',
      symbol: 'k',
      min: 0,
      max: 100,
      default: 50,
      usual: [10, 100],
    }),
    servings: number({ label: 'Servings', symbol: 'n', above: 0, max: 100, default: 1, usual: [0.1, 20] }),
  },
  outputs: {
    net: quantity('g', { label: 'Net carbs in a serving', symbol: 'N', places: 1 }),
    total: quantity('g', { label: 'Net carbs in all servings', symbol: 'N_n', places: 1 }),
    subtracted: quantity('g', { label: 'Taken off in a serving', symbol: 'D', places: 1 }),
  },
  formula: ({ label, carbohydrate, fiber, erythritol, allulose, polyols, counted, servings }) => {
    const sweetener = erythritol + (1 - counted) * polyols;
    const subtracted = label === 'us' ? fiber + allulose + sweetener : sweetener;
    // What is taken off may be all of it, not the last digits of a difference.
    const net = isAtMost(carbohydrate, subtracted) ? NONE : carbohydrate - subtracted;
    return { net, total: servings * net, subtracted };
  },
  explanation: ({ label, fiber, erythritol, allulose, polyols }) => {
    if ([fiber ?? NONE, erythritol, allulose ?? NONE, polyols].every((part) => part === NONE))
      return 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): all of its carbohydrate, as nothing is taken off.';
    if (label === 'us' && [erythritol, allulose ?? NONE, polyols].every((part) => part === NONE))
      return 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): {carbohydrate} less {subtracted} of fiber.';
    return label === 'europe'
      ? polyols > NONE
        ? 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): {carbohydrate} less {subtracted} for sugar alcohols; of sugar alcohols other than erythritol {counted} counts; fiber stands apart on this label and is not taken off.'
        : 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): {carbohydrate} less {subtracted} of erythritol; fiber stands apart on this label and is not taken off.'
      : polyols > NONE
        ? 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): {carbohydrate} less {subtracted} for fiber, allulose and sugar alcohols; of sugar alcohols other than erythritol {counted} counts.'
        : 'A serving has {net} of net carbs ({total} in {servings} {servings|serving|servings}): {carbohydrate} less {subtracted} of fiber, erythritol and allulose.';
  },
  requires: [
    {
      that: ({ label, carbohydrate, fiber, erythritol, allulose, polyols }) =>
        label !== 'us' || isAtMost(fiber + erythritol + allulose + polyols, carbohydrate + ROUNDING),
      field: 'carbohydrate',
      says: 'Fiber, allulose and sugar alcohols are part of the total carbohydrate of a US label, {carbohydrate}, and cannot be more. Where fiber stands apart, as in Europe, choose that kind of label.',
    },
    {
      that: ({ label, carbohydrate, erythritol, polyols }) =>
        label !== 'europe' || isAtMost(erythritol + polyols, carbohydrate + ROUNDING),
      field: 'carbohydrate',
      says: 'Sugar alcohols are part of the carbohydrate, {carbohydrate}, and cannot be more.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ subtracted }) => subtracted > NONE,
      says: 'Do not dose insulin by net carbs: part of some fibers and sugar alcohols raises the blood sugar. Count as your diabetes team taught you.',
    },
    {
      level: 'note',
      when: ({ subtracted, carbohydrate }) => isAbove(subtracted, carbohydrate),
      says: 'What is taken off is more than the carbohydrate, as labels round to whole grams: 0 is told, and 1 or 2 g may be there.',
    },
    {
      level: 'caution',
      when: ({ polyols, counted }) => polyols > NONE && isBelow(counted, 0.5),
      says: 'Less than half of the other sugar alcohols is counted: maltitol, its syrup and hydrogenated starch hydrolysate may raise the blood sugar by half of what sugar does, or more.',
    },
    {
      level: 'caution',
      when: ({ polyols, servings }) => isAtLeast(servings * polyols, LAXATIVE),
      says: 'So much of sugar alcohols may act as a laxative: US labels have to warn where one may eat 20 g of mannitol or 50 g of sorbitol in a day. Children and people with irritable bowels bear less.',
    },
  ],
  examples: [
    {
      inputs: { label: 'us', carbohydrate: 23, fiber: 9, polyols: 12, servings: 1.5 },
      results: { net: 8, total: 12, subtracted: 15 },
      cautions: ['Do not dose insulin'],
      source:
        'A printed example: 23 - 9 - 0.5 × 12 = 8 g, 12 g in 1.5 servings; fiber and sugar alcohols may not exceed 25 g',
    },
    {
      inputs: { label: 'us', carbohydrate: 25, polyols: 10 },
      results: { net: 20, total: 20, subtracted: 5 },
      cautions: ['Do not dose insulin'],
      source: 'A printed example: 25 g with 10 g of sugar alcohol are 20 g',
    },
    {
      inputs: { label: 'us', carbohydrate: 22, fiber: 3, erythritol: 6, allulose: 8, servings: 2 },
      results: { net: 5, total: 10 },
      cautions: ['Do not dose insulin'],
      source: 'By hand: 22 - 3 - 6 - 8, all of erythritol and allulose taken off',
    },
    {
      inputs: { label: 'europe', carbohydrate: 30, erythritol: 4, polyols: 20, counted: 40 },
      results: { net: 14, subtracted: 16 },
      cautions: ['Do not dose insulin', 'Less than half', 'laxative'],
      source: 'By hand: 30 - 4 - 0.6 × 20',
    },
    {
      inputs: { label: 'us', carbohydrate: 20, fiber: 4.5 },
      results: { net: 15.5, subtracted: 4.5 },
      cautions: ['Do not dose insulin'],
      source: 'By hand: 20 - 4.5',
    },
    { inputs: { label: 'europe', carbohydrate: 12.5 }, results: { net: 12.5, subtracted: 0 }, source: 'By definition' },
    {
      inputs: { label: 'us', carbohydrate: 7, fiber: 5, erythritol: 3 },
      results: { net: 0, subtracted: 8 },
      cautions: ['Do not dose insulin', 'labels round'],
      source: 'By definition: figures rounded to grams add up to 8 of 7',
    },
    { inputs: { label: 'us', carbohydrate: 4, fiber: 9 }, refused: 'stands apart', source: 'By definition' },
    { inputs: { label: 'europe', carbohydrate: 4, polyols: 9 }, refused: 'cannot be more', source: 'By definition' },
  ],
  notes: [
    'Net carbs have no legal definition: neither the US Food and Drug Administration nor the American Diabetes Association uses the term, and makers count differently.',
    'Labels round to whole grams, so that a serving may have 1 g more or less. Low blood sugar is treated at once with glucose or sugar.',
  ],
  references: [
    {
      title: 'Net Carb Calculator, calcdomain.com: the rule and a worked example',
      url: 'https://calcdomain.com/net-carbs.html',
    },
    {
      title: 'Essgezunt: How to Calculate Sugar Alcohol in Net Carbs: half, and all of erythritol',
      url: 'https://www.essgezunt.com/Blog/5/how-to-calculate-sugar-alcohol-in-net-carbs',
    },
    { title: 'US Code of Federal Regulations, 21 CFR 101.9(c)(6), 180.25 and 184.1835, cited unopened' },
    {
      title:
        'Regulation (EU) No 1169/2011, Annex I: carbohydrate is what is metabolized, with polyols; fibre stands apart',
    },
  ],
});
