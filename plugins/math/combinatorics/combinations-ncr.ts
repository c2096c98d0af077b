import { binomialCoefficient, defineCalculator, flag, integer, number, percent } from '@reckoner/engine';

/** Unordered selections, with or without repetition. */
export default defineCalculator({
  title: 'Combinations (nCr)',
  description: 'Number of ways to choose r of n things when order does not matter, with or without repetition.',
  keywords: ['n choose k', 'binomial coefficient', 'ncr', 'COMBIN', 'selections', 'multiset'],
  arithmetic: 'decimal',
  inputs: {
    n: integer({ label: 'Things to choose from', symbol: 'n', min: 0, max: 500 }),
    r: integer({ label: 'Things chosen', symbol: 'r', min: 0, max: 500 }),
    repetition: flag({ label: 'The same thing may be chosen again' }),
  },
  outputs: {
    combinations: number({ label: 'Combinations', symbol: '\\binom{n}{r}' }),
    chance: percent({ label: 'Chance to guess one of them' }),
  },
  formula: ({ n, r, repetition }) => {
    const combinations = repetition ? binomialCoefficient(Math.max(0, n + r - 1), r) : binomialCoefficient(n, r);
    return { combinations, chance: 1 / combinations };
  },
  explanation:
    'The number of ways to choose {r} of {n} {n|thing|things}{repetition?, each as often as wanted,|} is {combinations}.',
  requires: [
    {
      that: ({ n, r, repetition }) => repetition || r <= n,
      field: 'r',
      says: 'More things, {r}, cannot be chosen than there are, {n}, unless they may be repeated.',
    },
    {
      that: ({ n, r, repetition }) => !repetition || n > 0 || r === 0,
      field: 'n',
      says: 'There is nothing to choose from.',
    },
  ],
  examples: [
    {
      inputs: { n: 52, r: 5 },
      results: { combinations: 2598960, chance: 0.00003847692923 },
      source: 'Poker hands; Python math.comb(52, 5)',
    },
    {
      inputs: { n: 100, r: 50 },
      results: { combinations: 1.00891344545564e29 },
      source: 'Python math.comb(100, 50) = 100891344545564193334812497256',
    },
    { inputs: { n: 10, r: 4, repetition: true }, results: { combinations: 715 }, source: 'Python math.comb(13, 4)' },
    { inputs: { n: 10, r: 3 }, results: { combinations: 120 }, source: 'By hand: 10 × 9 × 8 / 6' },
    {
      inputs: { n: 0, r: 0, repetition: true },
      results: { combinations: 1 },
      source: 'By definition: nothing is chosen in one way',
    },
    { inputs: { n: 3, r: 4 }, refused: 'cannot be chosen', source: 'By definition' },
    { inputs: { n: 0, r: 2, repetition: true }, refused: 'nothing to choose', source: 'By definition' },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., ch. 5', isbn: '978-0-201-55802-9' }],
});
