import { binomialCoefficient, defineCalculator, integer, number, table } from '@reckoner/engine';

/** Hypergeometric tiers: k numbers drawn of n, and a bonus ball from its own drum. */
export default defineCalculator({
  title: 'Lottery odds',
  description:
    'Odds of the jackpot and of every prize tier of a lottery that draws k of n numbers, with or without a bonus ball.',
  keywords: ['jackpot', 'powerball', 'mega millions', 'euromillions', '6 of 49'],
  inputs: {
    numbers: integer({ label: 'Numbers to choose from', symbol: 'n', min: 1, max: 100 }),
    drawn: integer({ label: 'Numbers drawn', symbol: 'k', min: 1, max: 20 }),
    bonus: integer({
      label: 'Bonus numbers to choose from',
      help: '1 when there is no bonus ball.',
      symbol: 'b',
      min: 1,
      max: 100,
      default: 1,
    }),
  },
  outputs: {
    jackpot: number({ label: 'Jackpot: one in' }),
    tiers: table(
      {
        matches: integer({ label: 'Matching numbers' }),
        withBonus: number({ label: 'With the bonus ball: one in' }),
        withoutBonus: number({ label: 'Whatever the bonus ball: one in' }),
      },
      { label: 'Prize tiers' },
    ),
  },
  formula: ({ numbers, drawn, bonus }) => {
    const tiers = [];
    for (let matches = drawn; matches >= Math.max(0, 2 * drawn - numbers); matches--) {
      const ways = binomialCoefficient(drawn, matches) * binomialCoefficient(numbers - drawn, drawn - matches);
      const withoutBonus = binomialCoefficient(numbers, drawn) / ways;
      tiers.push({ matches, withBonus: withoutBonus * bonus, withoutBonus });
    }
    return { jackpot: binomialCoefficient(numbers, drawn) * bonus, tiers };
  },
  explanation: 'One ticket in {jackpot} wins the jackpot.',
  requires: [
    {
      that: ({ drawn, numbers }) => drawn <= numbers,
      field: 'drawn',
      says: 'There must not be more numbers drawn than there are, {numbers}.',
    },
  ],
  examples: [
    {
      inputs: { numbers: 49, drawn: 6 },
      results: { jackpot: 13983816, tiers: { length: 7, rows: { 1: { matches: 5, withoutBonus: 54200.84 } } } },
      source: 'scipy.special.comb(49, 6) = 13983816; scipy.stats.hypergeom(49, 6, 6): 1/pmf(5)',
    },
    {
      inputs: { numbers: 69, drawn: 5, bonus: 26 },
      results: {
        jackpot: 292201338,
        tiers: { rows: { 1: { matches: 4, withBonus: 913129.18 }, 2: { matches: 3, withBonus: 14494.11 } } },
      },
      source: 'Multi-State Lottery Association: Powerball prize chart',
    },
    { inputs: { numbers: 5, drawn: 6 }, refused: 'more numbers drawn', source: 'By definition' },
  ],
  references: [
    {
      title: 'Multi-State Lottery Association: Powerball, prizes and odds',
      url: 'https://www.powerball.com/powerball-prize-chart',
    },
  ],
});
