import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** A call breaks even when the chance to win equals its share of the final pot. */
export default defineCalculator({
  title: 'Poker pot odds',
  description:
    'Pot odds and the equity needed to call a bet, from the pot, the bet and money that may still be won later.',
  keywords: ['poker', 'break-even equity', 'implied odds', 'call or fold'],
  inputs: {
    pot: money({ label: 'Pot before the bet', symbol: 'P', min: 0, max: 1e9 }),
    bet: money({ label: 'Bet to call', symbol: 'B', above: 0, max: 1e9 }),
    implied: money({ label: 'More to be won later', symbol: 'I', min: 0, max: 1e9, default: 0 }),
    equity: percent({ usual: [1, 100], label: 'Your chance to win', symbol: 'e', min: 0, max: 100, optional: true }),
  },
  outputs: {
    needed: percent({ label: 'Equity needed', symbol: 'e_0', places: 2 }),
    odds: number({ label: 'Pot odds (to 1)', places: 2 }),
    value: money({ label: 'Expected value of the call', symbol: 'EV', optional: true }),
  },
  formula: ({ pot, bet, implied, equity }) => {
    const winnings = pot + bet + implied;
    const needed = bet / (winnings + bet);
    if (equity === undefined) return { needed, odds: winnings / bet };
    return { needed, odds: winnings / bet, value: equity * winnings - (1 - equity) * bet };
  },
  explanation: ({ value }) =>
    value === undefined
      ? 'A call at odds of {odds} to 1 needs an equity of {needed}.'
      : 'A call at odds of {odds} to 1 needs an equity of {needed}; on average it {value|loses {|value|}|breaks even|wins {|value|}}.',
  examples: [
    {
      inputs: { pot: 100, bet: 50 },
      results: { needed: 25, odds: 3 },
      source: 'By hand: 50/200; 150/50',
    },
    {
      inputs: { pot: 80, bet: 20, equity: 35 },
      results: { needed: 16.6666667, odds: 5, value: 22 },
      source: 'By hand: 20/120; 0.35 × 100 - 0.65 × 20',
    },
    {
      inputs: { pot: 60, bet: 30, implied: 90, equity: 10 },
      results: { needed: 14.2857143, odds: 6, value: -9 },
      source: 'By hand: 30/210; 0.1 × 180 - 0.9 × 30',
    },
  ],
  references: [{ title: 'Sklansky: The Theory of Poker, 4th ed. (1999), ch. 5 and 7', isbn: '978-1-880685-00-6' }],
});
