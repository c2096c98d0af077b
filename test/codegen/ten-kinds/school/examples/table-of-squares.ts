import { defineCalculator, integer, table } from '@reckoner/engine';

export default defineCalculator({
  title: 'Table of squares',
  description: 'Squares of the whole numbers up to one, as a table with their sum.',
  inputs: { last: integer({ label: 'Last number', symbol: 'n', min: 1, max: 100 }) },
  outputs: {
    total: integer({ label: 'Sum of the squares', symbol: 'S' }),
    squares: table({ base: integer({ label: 'Number' }), square: integer({ label: 'Square' }) }, { label: 'Squares' }),
  },
  formula: ({ last }) => ({
    total: (last * (last + 1) * (2 * last + 1)) / 6,
    squares: Array.from({ length: last }, (_, i) => ({ base: i + 1, square: (i + 1) ** 2 })),
  }),
  explanation: 'The squares of the numbers to {last} add up to {total}.',
  examples: [
    {
      inputs: { last: 3 },
      results: { total: 14, squares: { length: 3, rows: { 0: { square: 1 }, 2: { base: 3, square: 9 } } } },
      source: 'By hand: 1 + 4 + 9',
    },
    { inputs: { last: 1 }, results: { total: 1, squares: { length: 1 } }, source: 'By hand' },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §2.5' }],
});
