import { defineEquations, integer, number } from '@reckoner/engine';

const term = { min: -1e9, max: 1e9 } as const;

/** aₙ = a₁ + (n - 1) d and its sum: any three that fix the sequence give the rest. */
export default defineEquations({
  title: 'Arithmetic sequence',
  description:
    'First term, difference, number of terms, last term and sum of an arithmetic sequence from any three of them.',
  keywords: ['arithmetic progression', 'common difference', 'arithmetic series', 'sum of a sequence'],
  variables: {
    first: number({ label: 'First term', symbol: 'a_1', ...term }),
    difference: number({ label: 'Common difference', symbol: 'd', ...term }),
    n: integer({ label: 'Number of terms', symbol: 'n', min: 2, max: 1000000 }),
    last: number({ label: 'Last term', symbol: 'a_n' }),
    sum: number({ label: 'Sum of the terms', symbol: 'S_n' }),
  },
  equations: ({ first, difference, n, last, sum }) => [
    [last, first + (n - 1) * difference],
    [sum, (n * (first + last)) / 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Terms',
    x: { label: 'Place' },
    y: { of: 'last', label: 'Term' },
    curve: ({ first, difference, n, last }) => ({
      from: 1,
      to: n,
      lines: [{ y: (place) => first + (place - 1) * difference }],
      // More dots would hide the line.
      points: Array.from({ length: n <= 30 ? n : 0 }, (_, step) => [step + 1, first + step * difference] as const),
      marks: [{ x: n, y: last, label: 'Last' }],
    }),
  },
  explanation: 'The {n} terms from {first} to {last} in steps of {difference} sum to {sum}.',
  examples: [
    { inputs: { first: 1, difference: 1, n: 100 }, results: { last: 100, sum: 5050 }, source: 'Gauss: 50 × 101' },
    {
      inputs: { first: 3, last: 39, difference: 4 },
      results: { n: 10, sum: 210 },
      source: 'By hand: 36/4 + 1, 5 × 42',
    },
    {
      inputs: { last: 20, n: 5, difference: -2.5 },
      results: { first: 30, sum: 125 },
      source: 'By hand: 20 + 10, 5 × 25',
    },
    { inputs: { first: 2, n: 6, sum: 57 }, results: { last: 17, difference: 3 }, source: 'By hand: 57/3 - 2, 15/5' },
  ],
  references: [{ title: 'OpenStax: Algebra and Trigonometry 2e, §13.2 Arithmetic Sequences' }],
});
