import { defineCalculator, list, number } from '@reckoner/engine';

export default defineCalculator({
  title: 'Range of values',
  description: 'Least and largest of some values, and the range between them.',
  inputs: { values: list(number({ label: 'Value', min: -1e6, max: 1e6 }), { label: 'Values', maxItems: 50 }) },
  outputs: {
    least: number({ label: 'Least value' }),
    largest: number({ label: 'Largest value' }),
    range: number({ label: 'Range', symbol: 'R' }),
  },
  formula: ({ values }) => {
    const least = Math.min(...values);
    const largest = Math.max(...values);
    return { least, largest, range: largest - least };
  },
  explanation: 'The values run from {least} to {largest}.',
  examples: [
    { inputs: { values: [3, 1, 2] }, results: { least: 1, largest: 3, range: 2 }, source: 'By hand: 3 - 1' },
    { inputs: { values: [5] }, results: { least: 5, largest: 5, range: 0 }, source: 'By hand: 5 - 5' },
  ],
  references: [{ title: 'Moore, McCabe, Craig: Introduction to the Practice of Statistics, 9th ed., §1.3' }],
});
