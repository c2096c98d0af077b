import { defineCalculator, integer, noResult, number } from '@reckoner/engine';

/** aₙ = a₁ rⁿ⁻¹, the sum of n terms, and the sum of all when |r| < 1. */
export default defineCalculator({
  title: 'Geometric sequence',
  description: 'Nth term, sum of n terms and infinite sum of a geometric sequence from its first term and ratio.',
  keywords: ['geometric progression', 'common ratio', 'geometric series', 'infinite series'],
  inputs: {
    first: number({ label: 'First term', symbol: 'a_1', min: -1e9, max: 1e9 }),
    ratio: number({ label: 'Common ratio', symbol: 'r', min: -1000, max: 1000 }),
    n: integer({ label: 'Number of terms', symbol: 'n', min: 1, max: 1000 }),
  },
  outputs: {
    last: number({ label: 'Last term', symbol: 'a_n' }),
    sum: number({ label: 'Sum of the terms', symbol: 'S_n' }),
    infinite: number({ label: 'Sum of all terms', symbol: 'S_\\infty', optional: true }),
  },
  formula: ({ first, ratio, n }) => {
    if (first === 0) return { last: 0, sum: 0, infinite: 0 };
    const last = first * ratio ** (n - 1);
    if (Math.abs(last) > 1e290) throw noResult('The last term has more than 290 digits.');
    const sum = ratio === 1 ? n * first : (first * (1 - ratio ** n)) / (1 - ratio);
    if (Math.abs(ratio) < 1) return { last, sum, infinite: first / (1 - ratio) };
    return { last, sum };
  },
  explanation: 'The last of the {n} {n|term|terms} is {last}, and they sum to {sum}.',
  examples: [
    { inputs: { first: 3, ratio: 2, n: 8 }, results: { last: 384, sum: 765 }, source: 'By hand: 3 × 2^7, 3 × 255' },
    {
      inputs: { first: 1, ratio: 0.5, n: 4 },
      results: { last: 0.125, sum: 1.875, infinite: 2 },
      source: 'By hand: 1 + 1/2 + 1/4 + 1/8',
    },
    { inputs: { first: 5, ratio: 1, n: 6 }, results: { last: 5, sum: 30 }, source: 'By hand: 6 × 5' },
    {
      inputs: { first: 2, ratio: -3, n: 5 },
      results: { last: 162, sum: 122 },
      source: 'By hand: 2 - 6 + 18 - 54 + 162',
    },
    {
      inputs: { first: 0, ratio: 1000, n: 500 },
      results: { last: 0, sum: 0, infinite: 0 },
      source: 'By definition: every term is 0',
    },
    { inputs: { first: 1, ratio: 1000, n: 500 }, noResult: 'more than 290 digits', source: 'By hand: 10^1497' },
  ],
  references: [{ title: 'OpenStax: Algebra and Trigonometry 2e, §13.3 Geometric Sequences' }],
});
