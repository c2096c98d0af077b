import { defineCalculator, integer, percent } from '@reckoner/engine';

/** Complement of the chance that all differ. */
export default defineCalculator({
  title: 'Birthday paradox',
  description:
    'Probability that at least two of a group share a birthday, and the group size at which that is more likely than not.',
  keywords: ['birthday problem', 'shared birthday', 'collision probability', 'hash collision'],
  inputs: {
    people: integer({ label: 'People', symbol: 'n', min: 1, max: 10000 }),
    days: integer({ label: 'Days (equally likely values)', symbol: 'd', min: 1, max: 1e7, default: 365 }),
  },
  outputs: {
    shared: percent({ label: 'At least two share one', places: 3 }),
    different: percent({ label: 'All differ', places: 3 }),
    needed: integer({ label: 'People for a chance of one half or more' }),
  },
  formula: ({ people, days }) => {
    let different = 1;
    for (let i = 1; i < Math.min(people, days + 1); i++) different *= 1 - i / days;
    let needed = 1;
    for (let chance = 1; chance > 0.5; needed++) chance *= 1 - needed / days;
    return { shared: 1 - different, different, needed };
  },
  stepwise: ['The people needed are counted up until the chance that all birthdays differ is at most one half.'],
  figure: {
    kind: 'curve',
    title: 'Chance of a shared birthday',
    x: { of: 'people' },
    y: { of: 'shared', label: 'Chance' },
    curve: ({ people, days, shared, needed }) => {
      const to = Math.min(Math.max(people, 2.5 * needed), 2000);
      if (people > to) return undefined;
      // Near enough to be drawn: the sum of the logarithms as an integral.
      const chance = (n: number) =>
        n >= days ? 1 : 1 - Math.exp((-n * (n - 1)) / (2 * days) - n ** 3 / (6 * days ** 2));
      return {
        from: 1,
        to,
        lines: [{ y: chance }],
        marks: [{ x: people, y: shared, label: 'Group' }],
      };
    },
  },
  explanation:
    'Among {people} {people|person|people} at least two share a birthday with probability {shared}; from {needed} people on it is at least one half.',
  examples: [
    {
      inputs: { people: 23 },
      results: { shared: 50.7297234323986, different: 49.2702765676014, needed: 23 },
      source: 'Feller, vol. 1, §II.3: 0.4927; numpy product',
    },
    { inputs: { people: 50 }, results: { shared: 97.0373579577988 }, source: 'numpy: 1 - Π(1 - i/365)' },
    {
      inputs: { people: 4, days: 12 },
      results: { shared: 42.7083333333, needed: 5 },
      source: 'By hand: 1 - 11 × 10 × 9/12³; five: 1 - 0.3819',
    },
    {
      inputs: { people: 1 },
      results: { shared: 0, different: 100 },
      source: 'By definition: one person shares with nobody',
    },
    { inputs: { people: 400 }, results: { shared: 100, different: 0 }, source: 'By hand: more people than days' },
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.3',
      isbn: '978-0-471-25708-0',
    },
  ],
});
