import { defineCalculator, isAtMost, percent, sumOfProducts } from '@reckoner/engine';

/** Independent events unless the probability of both is given. */
export default defineCalculator({
  title: 'Probability of two events',
  description: 'Probabilities of both, either, exactly one or neither of two events, and the conditional ones.',
  keywords: [
    'union',
    'intersection',
    'A or B',
    'A and B',
    'conditional probability',
    'independent events',
    'mutually exclusive',
  ],
  aliases: ['conditional-probability'],
  inputs: {
    a: percent({ label: 'Probability of A', symbol: 'P(A)', min: 0, max: 100, usual: [1, 100] }),
    b: percent({ label: 'Probability of B', symbol: 'P(B)', min: 0, max: 100, usual: [1, 100] }),
    both: percent({
      label: 'Probability of both',
      help: 'Leave out for independent events; 0 for events that exclude each other.',
      symbol: 'P(A\\cap B)',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
  },
  outputs: {
    either: percent({ label: 'A or B or both', symbol: 'P(A\\cup B)' }),
    intersection: percent({ label: 'Both', symbol: 'P(A\\cap B)' }),
    exactlyOne: percent({ label: 'Exactly one' }),
    neither: percent({ label: 'Neither' }),
    aGivenB: percent({ label: 'A when B has occurred', symbol: 'P(A|B)', optional: true }),
    bGivenA: percent({ label: 'B when A has occurred', symbol: 'P(B|A)', optional: true }),
  },
  formula: ({ a, b, both }) => {
    const intersection = both === undefined ? a * b : both;
    return {
      either: both === undefined ? sumOfProducts([a], [b], [-1, a, b]) : sumOfProducts([a], [b], [-1, both]),
      intersection,
      exactlyOne: both === undefined ? sumOfProducts([a], [b], [-2, a, b]) : sumOfProducts([a], [b], [-2, both]),
      neither: both === undefined ? (1 - a) * (1 - b) : Math.max(0, sumOfProducts([1], [-1, a], [-1, b], [both])),
      aGivenB: b > 0 ? intersection / b : undefined,
      bGivenA: a > 0 ? intersection / a : undefined,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Events',
    draw: () => [
      { shape: 'rectangle', color: 5, fill: false, corner: [0, 0], width: 10, height: 7.4 },
      { shape: 'circle', center: [3.8, 3], radius: 2.2 },
      { shape: 'circle', color: 2, center: [6.2, 3], radius: 2.2 },
      { shape: 'label', at: [2.2, 6.6], label: 'A', of: 'a' },
      { shape: 'label', at: [7.8, 6.6], label: 'B', of: 'b' },
      { shape: 'label', at: [5, 3], of: 'intersection' },
      { shape: 'label', at: [5, 0.4], label: 'Neither', of: 'neither' },
    ],
  },
  explanation: 'At least one of the events has a probability of {either}, both {intersection}, and neither {neither}.',
  requires: [
    {
      that: ({ a, b, both }) => both <= Math.min(a, b),
      field: 'both',
      says: 'Both, {both}, cannot be likelier than one of them, {a} and {b}.',
    },
    {
      that: ({ a, b, both }) => isAtMost(sumOfProducts([a], [b], [-1, both]), 1),
      field: 'both',
      says: 'With {both} for both, A or B would be likelier than 100%.',
    },
  ],
  examples: [
    {
      inputs: { a: 50, b: 40 },
      results: { either: 70, intersection: 20, exactlyOne: 50, neither: 30, aGivenB: 50, bGivenA: 40 },
      source: 'By hand: 0.5 × 0.4, 0.9 - 0.2',
    },
    {
      inputs: { a: 30, b: 20, both: 15 },
      results: { either: 35, exactlyOne: 20, neither: 65, aGivenB: 75, bGivenA: 50 },
      source: 'By hand: 0.5 - 0.15, 0.15/0.2',
    },
    { inputs: { a: 30, b: 20, both: 25 }, refused: 'likelier than one of them', source: 'By definition' },
    { inputs: { a: 80, b: 70, both: 10 }, refused: 'likelier than 100%', source: 'By hand: 1.4' },
    {
      inputs: { a: 100, b: 40 },
      results: { either: 100, intersection: 40, exactlyOne: 60, neither: 0 },
      source: 'By hand: A is certain',
    },
    {
      inputs: { a: 60, b: 30, both: 0 },
      results: { either: 90, intersection: 0, exactlyOne: 90, neither: 10, aGivenB: 0 },
      source: 'By hand: 0.6 + 0.3',
    },
    {
      inputs: { a: 0, b: 40 },
      results: { either: 40, intersection: 0, exactlyOne: 40, neither: 60, aGivenB: 0 },
      source: 'By hand: after A, which never occurs, nothing has a probability',
    },
    {
      inputs: { a: 30, b: 0 },
      results: { either: 30, intersection: 0, neither: 70, bGivenA: 0 },
      source: 'By hand: after B, which never occurs, nothing has a probability',
    },
  ],
  references: [{ title: 'OpenStax: Introductory Statistics 2e, ch. 3 Probability Topics' }],
});
