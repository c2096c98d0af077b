import { defineCalculator, noResult, percent } from '@reckoner/engine';

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
    a: percent({ label: 'Probability of A', symbol: 'P(A)', min: 0, max: 100 }),
    b: percent({ label: 'Probability of B', symbol: 'P(B)', min: 0, max: 100 }),
    both: percent({
      label: 'Probability of both',
      help: 'Leave out for independent events; 0 for events that exclude each other.',
      symbol: 'P(A\\cap B)',
      min: 0,
      max: 100,
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
    if (intersection > Math.min(a, b)) throw noResult('Both cannot be likelier than one of them.');
    const either = a + b - intersection;
    if (either > 1 + 1e-12) throw noResult('A or B would be likelier than 100%: the probability of both is too small.');
    return {
      either,
      intersection,
      exactlyOne: either - intersection,
      neither: Math.max(0, 1 - either),
      aGivenB: b > 0 ? intersection / b : undefined,
      bGivenA: a > 0 ? intersection / a : undefined,
    };
  },
  explanation: 'At least one of the events occurs with {either}, both with {intersection}, neither with {neither}.',
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
    { inputs: { a: 30, b: 20, both: 25 }, noResult: 'likelier than one of them', source: 'By definition' },
    { inputs: { a: 80, b: 70, both: 10 }, noResult: 'likelier than 100%', source: 'By hand: 1.4' },
  ],
  references: [{ title: 'OpenStax: Introductory Statistics 2e, ch. 3 Probability Topics' }],
});
