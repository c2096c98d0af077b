import { defineCalculator, matrix, number, sum, transpose } from '@reckoner/engine';

export default defineCalculator({
  title: 'Trace of a matrix',
  description: 'Sum of the diagonal of a square matrix, and its transpose.',
  inputs: { entries: matrix({ label: 'Matrix', symbol: 'A', square: true, maxRows: 5, min: -1e6, max: 1e6 }) },
  outputs: {
    trace: number({ label: 'Trace', symbol: 't' }),
    turned: matrix({ label: 'Transpose', symbol: 'B' }),
  },
  formula: ({ entries }) => ({ trace: sum(entries.map((row, i) => row[i]!)), turned: transpose(entries) }),
  explanation: 'The trace is {trace}.',
  examples: [
    {
      inputs: {
        entries: [
          [1, 2],
          [3, 4],
        ],
      },
      results: {
        trace: 5,
        turned: [
          [1, 3],
          [2, 4],
        ],
      },
      source: 'By hand: 1 + 4',
    },
    { inputs: { entries: [[7]] }, results: { trace: 7, turned: [[7]] }, source: 'By definition' },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §6.1', isbn: '978-0-9802327-7-6' }],
});
