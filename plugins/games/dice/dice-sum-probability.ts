import { defineCalculator, integer, number, percent, table } from '@reckoner/engine';

/** Distribution of the sum of fair dice, by adding one die at a time. */
export default defineCalculator({
  title: 'Dice probability',
  description:
    'Probability that the sum of fair dice equals, reaches or stays within a number, with the whole distribution.',
  keywords: ['dice roll', 'sum of dice', 'd20', '2d6', 'odds'],
  inputs: {
    dice: integer({ label: 'Number of dice', symbol: 'n', min: 1, max: 12 }),
    sides: integer({ label: 'Sides of each die', symbol: 's', min: 2, max: 100, default: 6 }),
    sum: integer({ label: 'Sum', symbol: 'k', min: 1, max: 1200 }),
  },
  outputs: {
    exactly: percent({ label: 'Exactly this sum', symbol: 'P(S=k)', places: 4 }),
    atLeast: percent({ label: 'This sum or more', symbol: 'P(S\\ge k)', places: 4 }),
    atMost: percent({ label: 'This sum or less', symbol: 'P(S\\le k)', places: 4 }),
    mean: number({ label: 'Mean sum', symbol: '\\mu' }),
    distribution: table(
      { sum: integer({ label: 'Sum' }), probability: percent({ label: 'Probability', places: 4 }) },
      { label: 'Distribution' },
    ),
  },
  formula: ({ dice, sides, sum }) => {
    let chances = [1];
    for (let die = 1; die <= dice; die++) chances = withOneMoreDie(chances, sides);
    const distribution = chances.map((probability, index) => ({ sum: dice + index, probability }));
    let atMost = 0;
    let atLeast = 0;
    for (const entry of distribution) {
      if (entry.sum <= sum) atMost += entry.probability;
      if (entry.sum >= sum) atLeast += entry.probability;
    }
    return { exactly: chances[sum - dice]!, atLeast, atMost, mean: (dice * (sides + 1)) / 2, distribution };
  },
  stepwise: [
    'The chances of all sums are built up die by die: each sum with one more die is reached from the sums before it, each side with the chance 1 / sides.',
    'At most and at least add up the chances of the sums on either side.',
  ],
  figure: { kind: 'bars', table: 'distribution', label: 'sum', value: 'probability' },
  explanation:
    'With {dice} {dice|die|dice} of {sides} sides the probability of a sum of {sum} is {exactly}, and of {sum} or more {atLeast}.',
  requires: [
    {
      that: ({ dice, sides, sum }) => sum >= dice && sum <= dice * sides,
      field: 'sum',
      says: 'The sum of such dice must lie between one for each and all sides of each: {sum} was sent.',
    },
  ],
  examples: [
    {
      inputs: { dice: 2, sum: 7 },
      results: {
        exactly: 16.66666667,
        atLeast: 58.33333333,
        atMost: 58.33333333,
        mean: 7,
        distribution: { length: 11, rows: { 0: { sum: 2, probability: 2.777778 } } },
      },
      source: 'By hand: 6 of 36, 21 of 36 and 21 of 36 outcomes',
    },
    {
      inputs: { dice: 3, sum: 10 },
      results: { exactly: 12.5, atLeast: 62.5, atMost: 50 },
      source: 'Feller: An Introduction to Probability Theory, vol. 1, 3rd ed., §II.11: 27 of 216 outcomes for 10',
    },
    {
      inputs: { dice: 1, sides: 20, sum: 20 },
      results: { exactly: 5, atLeast: 5, atMost: 100 },
      source: 'By hand: one side of twenty',
    },
    { inputs: { dice: 2, sum: 13 }, refused: 'must lie between', source: 'By hand: two dice show at most 12' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.11',
      isbn: '978-0-471-25708-0',
    },
  ],
});

/** Chances of each sum, from the smallest, after one more die. */
function withOneMoreDie(chances: number[], sides: number): number[] {
  const next: number[] = new Array(chances.length + sides - 1).fill(0);
  for (let index = 0; index < chances.length; index++) {
    for (let side = 0; side < sides; side++) next[index + side] = next[index + side]! + chances[index]! / sides;
  }
  return next;
}
