import { choice, defineCalculator, integer, number, percent } from '@reckoner/engine';

/** How many of all hands of five, and of all sets of seven, have each hand as their best. */
const HANDS = [
  ['royal-flush', 'Royal flush', 4, 4324],
  ['straight-flush', 'Straight flush', 36, 37260],
  ['four', 'Four of a kind', 624, 224848],
  ['full-house', 'Full house', 3744, 3473184],
  ['flush', 'Flush', 5108, 4047644],
  ['straight', 'Straight', 10200, 6180020],
  ['three', 'Three of a kind', 54912, 6461620],
  ['two-pair', 'Two pair', 123552, 31433400],
  ['pair', 'One pair', 1098240, 58627800],
  ['high-card', 'High card', 1302540, 23294460],
] as const;

/** Counts of hands of a 52-card deck without wild cards. */
export default defineCalculator({
  title: 'Poker hand probability',
  description: 'Probability of a poker hand in five cards or as the best of seven, and of that hand or a better one.',
  keywords: ['poker odds', 'royal flush', 'texas holdem', 'five card'],
  inputs: {
    hand: choice(
      {
        'royal-flush': 'Royal flush',
        'straight-flush': 'Straight flush',
        four: 'Four of a kind',
        'full-house': 'Full house',
        flush: 'Flush',
        straight: 'Straight',
        three: 'Three of a kind',
        'two-pair': 'Two pair',
        pair: 'One pair',
        'high-card': 'High card',
      },
      { label: 'Hand' },
    ),
    cards: choice({ five: 'Five', seven: 'Best five of seven' }, { label: 'Cards', default: 'five' }),
  },
  outputs: {
    probability: percent({ label: 'Probability', places: 6 }),
    oneIn: number({ label: 'One hand in', places: 1 }),
    orBetter: percent({ label: 'This hand or a better one', places: 6 }),
    count: integer({ label: 'Hands of this kind' }),
  },
  algorithm: ({ hand, cards }) => {
    const counts = HANDS.map(([, , five, seven]) => (cards === 'five' ? five : seven));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const rank = HANDS.findIndex(([key]) => key === hand);
    const count = counts[rank]!;
    const better = counts.slice(0, rank + 1).reduce((sum, each) => sum + each, 0);
    return { probability: count / total, oneIn: total / count, orBetter: better / total, count };
  },
  explanation: '{hand}: {probability}, one hand in {oneIn}; this or better {orBetter}.',
  examples: [
    {
      inputs: { hand: 'royal-flush' },
      results: { probability: 0.0001539077169, oneIn: 649740, count: 4 },
      source: 'By hand: 4 / C(52, 5) = 4/2598960',
    },
    {
      inputs: { hand: 'full-house' },
      results: { probability: 0.144057623, oneIn: 694.1667, orBetter: 0.1696063, count: 3744 },
      source: 'By hand: 13 × 4 × 12 × 6 = 3744; 4408/2598960',
    },
    {
      inputs: { hand: 'flush', cards: 'seven' },
      results: { probability: 3.025494, count: 4047644 },
      source: 'Wikipedia: Poker probability, frequency of 7-card hands; C(52, 7) = 133784560',
    },
    {
      inputs: { hand: 'high-card', cards: 'seven' },
      results: { orBetter: 100, count: 23294460 },
      source: 'Wikipedia: Poker probability, frequency of 7-card hands',
    },
  ],
  references: [{ title: 'Packel: The Mathematics of Games and Gambling, 2nd ed. (2006), ch. 4' }],
});
