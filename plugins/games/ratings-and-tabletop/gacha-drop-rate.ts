import { ceilNear, defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Independent pulls with a fixed rate, and a hard pity that guarantees the item at the latest. */
export default defineCalculator({
  title: 'Drop rate and pity',
  description:
    'Chance of at least one drop in a number of pulls, the mean pulls to get it, with or without a guarantee (pity).',
  keywords: ['gacha', 'loot box', 'pulls', 'pity system', 'drop chance'],
  inputs: {
    rate: percent({ usual: [0.01, 60], label: 'Drop rate', symbol: 'p', min: 0.0001, max: 100 }),
    pulls: integer({ label: 'Pulls', symbol: 'n', min: 1, max: 1e6 }),
    pity: integer({ label: 'Guaranteed at pull', symbol: 'N', min: 1, max: 1e6, optional: true }),
  },
  outputs: {
    chance: percent({ label: 'Chance of at least one', symbol: 'P', places: 3 }),
    mean: number({ label: 'Mean pulls to the first', symbol: '\\mu', places: 2 }),
    forHalf: integer({ label: 'Pulls for an even chance', symbol: 'n_{50}' }),
    forNinety: integer({ label: 'Pulls for 90%', symbol: 'n_{90}' }),
  },
  formula: ({ rate, pulls, pity }) => {
    if (rate === 1) return { chance: 1, mean: 1, forHalf: 1, forNinety: 1 };
    const missed = Math.log1p(-rate);
    const needed = (chance: number) => ceilNear(Math.log(1 - chance) / missed);
    const chance = pity !== undefined && pulls >= pity ? 1 : -Math.expm1(pulls * missed);
    const mean = pity === undefined ? 1 / rate : -Math.expm1(pity * missed) / rate;
    return {
      chance,
      mean,
      forHalf: pity === undefined ? needed(0.5) : Math.min(pity, needed(0.5)),
      forNinety: pity === undefined ? needed(0.9) : Math.min(pity, needed(0.9)),
    };
  },
  explanation:
    'The chance of at least one in {pulls} {pulls|pull|pulls} at {rate} is {chance}; the first takes {mean} {mean|pull|pulls} on average.',
  requires: [
    {
      that: ({ rate }) => rate <= 0.999999 || rate === 1,
      field: 'rate',
      says: 'Such a rate is as good as certain: give 100%, or 99.9999% at most.',
    },
  ],
  examples: [
    {
      inputs: { rate: 0.6, pulls: 100 },
      results: { chance: 45.21793, mean: 166.6666667, forHalf: 116 },
      source: 'Python 3.11: 1 - 0.994**100; log(0.5)/log(0.994) = 115.2',
    },
    {
      inputs: { rate: 0.6, pulls: 90, pity: 90 },
      results: { chance: 100, mean: 69.6998, forHalf: 90, forNinety: 90 },
      source: 'Python 3.11: (1 - 0.994**90)/0.006',
    },
    {
      inputs: { rate: 50, pulls: 3 },
      results: { chance: 87.5, mean: 2, forHalf: 1, forNinety: 4 },
      source: 'By hand: 1 - 1/8; 1 - 1/16 ≥ 0.9',
    },
    { inputs: { rate: 100, pulls: 1 }, results: { chance: 100, mean: 1 }, source: 'By definition' },
    { inputs: { rate: 99.99995, pulls: 1 }, refused: 'as good as certain', source: 'By definition' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §VI.8',
      isbn: '978-0-471-25708-0',
    },
  ],
});
