import {
  cumulativeSum,
  defineCalculator,
  integer,
  number,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** The same for “Dents”, “dents ” and “DENTS”. */
const keyOf = (category: string) => category.trim().toLowerCase();

/** Categories in falling order with their cumulative share; the vital few are the least number that reaches the threshold. */
export default defineCalculator({
  title: 'Pareto analysis',
  description:
    'Categories sorted by their count or cost with shares and cumulative percent, and the vital few that make up 80%, or another share, of the total.',
  keywords: [
    'pareto chart',
    '80/20 rule',
    'vital few',
    'cumulative percentage',
    'ABC analysis',
    'defect categories',
    'pareto principle',
  ],
  inputs: {
    categories: rows(
      {
        category: text({ label: 'Category', maxLength: 60 }),
        amount: number({ label: 'Count or cost', min: 0, max: 1e12 }),
      },
      { label: 'Categories', minItems: 2, maxItems: 200 },
    ),
    threshold: percent({
      label: 'Share that the vital few make up',
      symbol: 'q',
      usual: [50, 95],
      above: 0,
      max: 100,
      default: 80,
    }),
  },
  outputs: {
    vitalFew: integer({ label: 'Number of vital few categories' }),
    vitalShare: percent({ label: 'Their share of the total', places: 2 }),
    total: number({ label: 'Total' }),
    pareto: table(
      {
        category: text({ label: 'Category' }),
        amount: number({ label: 'Count or cost' }),
        share: percent({ label: 'Share', places: 2 }),
        cumulative: percent({ label: 'Cumulative share', places: 2 }),
      },
      { label: 'Pareto table' },
    ),
  },
  algorithm: ({ categories, threshold }) => {
    const keys = [...new Set(categories.map(({ category }) => keyOf(category)))];
    const ordered = keys
      .map((key) => {
        const own = categories.filter(({ category }) => keyOf(category) === key);
        return { category: own[0]!.category.trim(), amount: sum(own.map(({ amount }) => amount)) };
      })
      .sort((a, b) => b.amount - a.amount);
    const total = sum(ordered.map(({ amount }) => amount));
    const running = cumulativeSum(ordered.map(({ amount }) => amount));
    // By the shares as they are shown, so that 80.00% in the table has reached 80%.
    const last = running.findIndex((amount) => roundTo((100 * amount) / total, 2) >= roundTo(100 * threshold, 2));
    return {
      vitalFew: last + 1,
      vitalShare: running[last]! / total,
      total,
      pareto: ordered.map(({ category, amount }, index) => ({
        category,
        amount,
        share: amount / total,
        cumulative: running[index]! / total,
      })),
    };
  },
  stepwise: [
    'The categories are put in falling order of their amounts; equal ones stay in the order in which they were given.',
    'Each share is the amount over the total, and the cumulative share adds those before it.',
    'The vital few are the first categories, until their cumulative share reaches the threshold.',
  ],
  requires: [
    {
      that: ({ categories }) => categories.some(({ amount }) => amount > 0),
      field: 'categories',
      says: 'At least one category must have an amount above 0.',
    },
    {
      that: ({ categories }) => categories.some(({ category }) => keyOf(category) !== keyOf(categories[0]!.category)),
      field: 'categories',
      says: 'At least two different categories are needed: all rows name the same one.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ vitalFew, pareto }) => 2 * vitalFew > pareto.length,
      says: 'More than half of the categories are needed to reach the threshold: no few of them stand out.',
    },
  ],
  figure: { kind: 'bars', table: 'pareto', label: 'category', value: 'amount' },
  explanation: '{vitalFew} {vitalFew|category makes|categories make} up {vitalShare} of the total of {total}.',
  examples: [
    {
      inputs: {
        categories: [
          { category: 'Scratches', amount: 15 },
          { category: 'Dents', amount: 45 },
          { category: 'dents ', amount: 15 },
          { category: 'Paint', amount: 100 },
          { category: 'Fit', amount: 5 },
          { category: 'Wiring', amount: 20 },
        ],
      },
      results: {
        vitalFew: 2,
        vitalShare: 80,
        total: 200,
        pareto: {
          length: 5,
          rows: {
            0: { category: 'Paint', amount: 100, share: 50, cumulative: 50 },
            1: { category: 'Dents', share: 30, cumulative: 80 },
            2: { category: 'Wiring', share: 10, cumulative: 90 },
            4: { category: 'Fit', share: 2.5, cumulative: 100 },
          },
        },
      },
      source: 'By hand: 100, 60, 20, 15 and 5 of 200; 80% is reached exactly by two',
    },
    {
      inputs: {
        categories: [
          { category: 'A', amount: 10 },
          { category: 'B', amount: 10 },
          { category: 'C', amount: 10 },
          { category: 'D', amount: 0 },
        ],
        threshold: 90,
      },
      results: {
        vitalFew: 3,
        vitalShare: 100,
        pareto: { rows: { 0: { category: 'A' }, 1: { cumulative: 66.66667 } } },
      },
      cautions: ['no few of them'],
      source: 'By hand: thirds',
    },
    {
      inputs: {
        categories: [
          { category: 'A', amount: 0 },
          { category: 'B', amount: 0 },
        ],
      },
      refused: 'above 0',
      source: 'By definition',
    },
    {
      inputs: {
        categories: [
          { category: 'A', amount: 79996 },
          { category: 'B', amount: 20004 },
        ],
      },
      results: { vitalFew: 1, vitalShare: 79.996, pareto: { rows: { 0: { cumulative: 79.996 } } } },
      source: 'By hand: 79.996% is shown as 80.00%',
    },
    {
      inputs: {
        categories: [
          { category: 'A', amount: 1 },
          { category: 'a', amount: 2 },
        ],
      },
      refused: 'two different categories',
      source: 'By definition',
    },
  ],
  notes: [
    'Rows of one category are added up, whatever the case of its letters. Equal amounts stay in the order in which they were given.',
  ],
  references: [
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., §5.4', isbn: '978-1-118-14681-1' },
  ],
});
