import { defineCalculator, integer, noResult, number, sum, text } from '@reckoner/engine';
import { readExpression } from '../shared/expression.js';

/** Terms are summed with compensation, so that small ones are not lost. */
export default defineCalculator({
  title: 'Summation (sigma notation)',
  description: 'Sum of an expression in k over whole numbers from a first to a last.',
  keywords: ['sigma', 'series sum', 'finite sum', 'partial sum'],
  inputs: {
    term: text({ label: 'Term, an expression in k', help: 'Such as k^2 or 1/k!.', symbol: 'f(k)', maxLength: 200 }),
    first: integer({ label: 'First k', symbol: 'a', min: -1e6, max: 1e6, default: 1 }),
    last: integer({ label: 'Last k', symbol: 'b', min: -1e6, max: 1e6 }),
  },
  outputs: {
    total: number({ label: 'Sum', symbol: 'S' }),
    terms: integer({ label: 'Number of terms' }),
    average: number({ label: 'Mean of the terms' }),
  },
  algorithm: ({ term, first, last }) => {
    const evaluate = readExpression(term, { variable: 'k', exact: true });
    const values = Array.from({ length: last - first + 1 }, (_, index) => evaluate(first + index));
    const found = sum(values);
    if (!Number.isFinite(found)) throw noResult('A term has no finite value.');
    // Where terms that are not whole cancel, only their rounding is left.
    const size = sum(values.map(Math.abs));
    const cancels = Math.abs(found) <= 2 * Number.EPSILON * size && !values.every(Number.isInteger);
    const total = cancels ? 0 : found;
    return { total, terms: values.length, average: total / values.length };
  },
  requires: [
    {
      that: ({ first, last }) => first <= last,
      field: 'last',
      says: 'The last k, {last}, must not be below the first, {first}.',
    },
    {
      that: ({ first, last }) => last - first < 5000,
      field: 'last',
      says: 'At most 5,000 terms are summed, and from {first} to {last} there are more.',
    },
  ],
  explanation: 'The {terms} {terms|term sums|terms sum} to {total}.',
  examples: [
    {
      inputs: { term: 'k^2', last: 100 },
      results: { total: 338350, terms: 100, average: 3383.5 },
      source: 'By hand: 100 × 101 × 201/6',
    },
    { inputs: { term: '2/k!', first: 0, last: 20 }, results: { total: 5.43656365691809 }, source: 'By definition: 2e' },
    {
      inputs: { term: '(-1)^k', first: -3, last: 3 },
      results: { total: -1, terms: 7 },
      source: 'By hand: four odd, three even',
    },
    {
      inputs: { term: '0.1k - 0.3', first: 1, last: 5 },
      results: { total: 0, average: 0 },
      source: 'By hand: -0.2 - 0.1 + 0 + 0.1 + 0.2',
    },
    {
      inputs: { term: '4*10^15 (-1)^k + 1', first: 1, last: 2 },
      results: { total: 2 },
      source: 'By hand: whole terms are summed exactly',
    },
    { inputs: { term: '1/k', first: 0, last: 3 }, noResult: 'no finite value', source: 'By definition' },
    { inputs: { term: 'k', first: 5, last: 3 }, refused: 'below the first', source: 'By definition' },
    { inputs: { term: 'k', first: 1, last: 10000 }, refused: 'At most 5,000', source: 'By definition' },
  ],
  notes: [
    'A factor may follow without a sign where it is a name or a bracket, as in 2k or 3(k + 1), and ranks like any other: 8/2(2+2) is 16 and 1/2k is half of k. Powers bind to the right and before a sign: -2^2 is -4. Spaces may part groups of three digits: 12 500.',
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., ch. 2', isbn: '978-0-201-55802-9' }],
});
