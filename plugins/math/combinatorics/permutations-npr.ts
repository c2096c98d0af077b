import { defineCalculator, flag, integer, number, percent } from '@reckoner/engine';

/** Ordered selections: a falling product, or a power with repetition. */
export default defineCalculator({
  title: 'Permutations (nPr)',
  description: 'Number of ordered selections of r of n things, with or without repetition.',
  keywords: ['npr', 'arrangements', 'PERMUT', 'ordered selection', 'passwords'],
  arithmetic: 'decimal',
  inputs: {
    n: integer({ label: 'Things to choose from', symbol: 'n', min: 1, max: 1000 }),
    r: integer({ label: 'Things chosen in order', symbol: 'r', min: 0, max: 100 }),
    repetition: flag({ label: 'The same thing may be chosen again' }),
  },
  outputs: {
    permutations: number({ label: 'Permutations', symbol: 'P(n,r)' }),
    chance: percent({ label: 'Chance to guess one of them' }),
  },
  formula: ({ n, r, repetition }) => {
    let permutations = 1;
    for (let i = 0; i < r; i++) permutations *= repetition ? n : n - i;
    return { permutations, chance: 1 / permutations };
  },
  explanation:
    '{r} of {n} {n|thing|things} can be arranged in {permutations} {permutations|way|ways}{repetition?, each as often as wanted|}.',
  requires: [
    {
      that: ({ n, r, repetition }) => repetition || r <= n,
      field: 'r',
      says: 'More things, {r}, cannot be chosen than there are, {n}, unless they may be repeated.',
    },
  ],
  examples: [
    { inputs: { n: 10, r: 3 }, results: { permutations: 720, chance: 0.1388888889 }, source: 'By hand: 10 × 9 × 8' },
    { inputs: { n: 26, r: 4, repetition: true }, results: { permutations: 456976 }, source: 'By hand: 26^4' },
    {
      inputs: { n: 20, r: 20 },
      results: { permutations: 2432902008176640000 },
      source: 'Python math.perm(20, 20) = 20!',
    },
    { inputs: { n: 30, r: 15 }, results: { permutations: 202843204931727360000 }, source: 'Python math.perm(30, 15)' },
    { inputs: { n: 3, r: 4 }, refused: 'cannot be chosen', source: 'By definition' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.2',
      isbn: '978-0-471-25708-0',
    },
  ],
});
