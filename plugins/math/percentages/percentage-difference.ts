import { defineCalculator, noResult, number, percent } from '@reckoner/engine';

/** Difference over the size of the mean: symmetric, unlike percentage change. */
export default defineCalculator({
  title: 'Percentage difference',
  description: 'Difference of two values of equal standing as a percentage of their average.',
  keywords: ['percent difference', 'relative percent difference', 'rpd', 'compare two values'],
  related: ['percentage-change', 'percentage-error'],
  inputs: {
    a: number({ label: 'First value', symbol: 'a', min: -1e12, max: 1e12 }),
    b: number({ label: 'Second value', symbol: 'b', min: -1e12, max: 1e12 }),
  },
  outputs: {
    relative: percent({ label: 'Percentage difference', places: 2 }),
    difference: number({ label: 'Difference' }),
    average: number({ label: 'Average' }),
  },
  formula: ({ a, b }) => {
    const average = (a + b) / 2;
    if (average === 0) throw noResult('The average of the two values is zero.');
    return { relative: Math.abs(a - b) / Math.abs(average), difference: Math.abs(a - b), average };
  },
  explanation: '{a} and {b} differ by {difference}, which is {relative} of their average {average}.',
  cautions: [
    {
      level: 'caution',
      when: ({ a, b }) => Math.sign(a) === -Math.sign(b) && a !== 0,
      says: 'The values have opposite signs: their average is small, and the percentage, always beyond 200%, says little. Tell the difference instead.',
    },
  ],
  examples: [
    {
      inputs: { a: 3, b: -1 },
      results: { relative: 400, difference: 4, average: 1 },
      cautions: ['opposite signs'],
      source: 'By hand: 4/1',
    },
    { inputs: { a: 40, b: 60 }, results: { relative: 40, difference: 20, average: 50 }, source: 'By hand: 20/50' },
    { inputs: { a: 12.5, b: 7.5 }, results: { relative: 50, difference: 5, average: 10 }, source: 'By hand: 5/10' },
    { inputs: { a: 3, b: -3 }, noResult: 'average of the two values is zero', source: 'By hand: 3 - 3' },
  ],
  references: [
    {
      title: 'Tornqvist, Vartia, Vartia: How Should Relative Changes Be Measured?, The American Statistician 39 (1985)',
      doi: '10.1080/00031305.1985.10479385',
    },
  ],
});
