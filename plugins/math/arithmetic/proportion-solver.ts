import { defineEquations, number } from '@reckoner/engine';

const term = { min: -1e12, max: 1e12 } as const;

/** a : b = c : d, by cross multiplication: any three give the fourth. */
export default defineEquations({
  title: 'Proportion',
  description: 'Missing term of a proportion a/b = c/d from the other three.',
  keywords: ['rule of three', 'cross multiplication', 'ratio', 'solve proportion'],
  variables: {
    a: number({ label: 'First numerator', symbol: 'a', ...term }),
    b: number({ label: 'First denominator', symbol: 'b', ...term }),
    c: number({ label: 'Second numerator', symbol: 'c', ...term }),
    d: number({ label: 'Second denominator', symbol: 'd', ...term }),
  },
  equations: ({ a, b, c, d }) => [[a / b, c / d]],
  requires: [
    { that: ({ b }) => b !== 0, field: 'b', says: 'A denominator must not be 0.' },
    { that: ({ d }) => d !== 0, field: 'd', says: 'A denominator must not be 0.' },
  ],
  explanation: '{a} is to {b} as {c} is to {d}.',
  examples: [
    { inputs: { a: 3, b: 4, c: 9 }, results: { d: 12 }, source: 'By hand: 4 × 9/3' },
    { inputs: { b: 5, c: 12, d: 20 }, results: { a: 3 }, source: 'By hand: 5 × 12/20' },
    { inputs: { a: 2, c: 7, d: 21 }, results: { b: 6 }, source: 'By hand: 2 × 21/7' },
    { inputs: { a: 1.5, b: 6, d: 10 }, results: { c: 2.5 }, source: 'By hand: 1.5 × 10/6' },
    { inputs: { a: 1, b: 0, c: 2 }, refused: 'must not be 0', source: 'By definition: nothing is divided by 0' },
    { inputs: { a: 1, b: 2, d: 0 }, refused: 'must not be 0', source: 'By definition: nothing is divided by 0' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §6.5 Solve Proportions and their Applications' }],
});
