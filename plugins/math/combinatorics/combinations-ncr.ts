import { binomialCoefficient, defineCalculator, flag, integer, noResult, number, percent } from '@reckoner/engine';

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
    if (!repetition && r > n)
      throw noResult('More things cannot be chosen than there are, unless they may be repeated.');
    if (repetition && n === 0 && r > 0) throw noResult('There is nothing to choose from.');
    const combinations = repetition ? binomialCoefficient(Math.max(0, n + r - 1), r) : binomialCoefficient(n, r);
    return { combinations, chance: 1 / combinations };
  },
  explanation:
    'The number of ways to choose {r} of {n} {n|thing|things}{repetition?, each as often as wanted,|} is {combinations}.',
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
    { inputs: { n: 3, r: 4 }, noResult: 'cannot be chosen', source: 'By definition' },
    { inputs: { n: 0, r: 2, repetition: true }, noResult: 'nothing to choose', source: 'By definition' },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., ch. 5', isbn: '978-0-201-55802-9' }],
});
