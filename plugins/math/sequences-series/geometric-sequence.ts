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
    // Near 1 both differences cancel in 1 - r^n and 1 - r; their logarithms keep the digits.
    const factor =
      ratio === 1
        ? n
        : Math.abs(ratio - 1) < 0.5
          ? Math.expm1(n * Math.log1p(ratio - 1)) / (ratio - 1)
          : (1 - ratio ** n) / (1 - ratio);
    const sum = first * factor;
    if (Math.abs(ratio) < 1) return { last, sum, infinite: first / (1 - ratio) };
    return { last, sum };
  },
  shown: ({ first, ratio, n }) => ({
    sum: first === 0 ? 0 : ratio === 1 ? n * first : (first * (1 - ratio ** n)) / (1 - ratio),
  }),
  explanation: ({ n }) =>
    n === 1
      ? 'The only term is {last}{infinite?; all terms without end sum to {infinite}|}.'
      : 'The last of the {n} {n|term|terms} is {last}, and they sum to {sum}{infinite?; all terms without end sum to {infinite}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ first, ratio, last }) => first !== 0 && ratio !== 0 && last === 0,
      says: 'The last term is too small for the computer, below 10⁻³²³; it is not exactly 0.',
    },
  ],
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
    {
      inputs: { first: 1, ratio: 1.000000000001, n: 10 },
      results: { last: 1.000000000009, sum: 10.000000000045 },
      source: 'Python decimal: sum of 1.000000000001**k for k from 0 to 9',
    },
    {
      inputs: { first: 8, ratio: 0.3, n: 1000 },
      results: { last: 0, sum: 11.428571428571, infinite: 11.428571428571 },
      cautions: ['not exactly 0'],
      source: 'By hand: 8/0.7; the last term is 8 × 0.3^999',
    },
    { inputs: { first: 1, ratio: 1000, n: 500 }, noResult: 'more than 290 digits', source: 'By hand: 10^1497' },
  ],
  references: [{ title: 'OpenStax: Algebra and Trigonometry 2e, §13.3 Geometric Sequences' }],
});
