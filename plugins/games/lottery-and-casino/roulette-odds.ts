import { choice, defineCalculator, integer, money, percent } from '@reckoner/engine';

/** A bet on k numbers pays 36/k - 1 to 1, as if there were no zero. */
export default defineCalculator({
  title: 'Roulette odds',
  description:
    'Chance to win, payout, house edge and expected loss of a roulette bet, and the chance to lose a number of times in a row.',
  keywords: ['house edge', 'casino', 'martingale', 'european roulette', 'american roulette'],
  inputs: {
    wheel: choice(
      {
        european: { label: 'European (one zero)', value: 37 },
        american: { label: 'American (two zeros)', value: 38 },
        triple: { label: 'Three zeros', value: 39 },
      },
      { label: 'Wheel', symbol: 'N', default: 'european' },
    ),
    bet: choice(
      {
        straight: { label: 'One number', value: 1 },
        split: { label: 'Two numbers', value: 2 },
        street: { label: 'Three numbers', value: 3 },
        corner: { label: 'Four numbers', value: 4 },
        line: { label: 'Six numbers', value: 6 },
        dozen: { label: 'Dozen or column', value: 12 },
        even: { label: 'Red, even, low and the like', value: 18 },
      },
      { label: 'Bet', symbol: 'k' },
    ),
    stake: money({ label: 'Stake', symbol: 's', min: 0, max: 1e9, default: 10 }),
    losses: integer({ label: 'Losses in a row', symbol: 'n', min: 1, max: 1000, default: 7 }),
  },
  outputs: {
    win: percent({ label: 'Chance to win', symbol: 'p', places: 3 }),
    payout: money({ label: 'Profit when it wins', symbol: 'P' }),
    edge: percent({ label: 'House edge', symbol: 'h', places: 3 }),
    loss: money({ label: 'Expected loss', symbol: 'L' }),
    streak: percent({ label: 'Chance to lose that often in a row', symbol: 'q', places: 4 }),
  },
  formula: ({ wheel, bet, stake, losses }) => {
    const win = bet / wheel;
    const payout = stake * (36 / bet - 1);
    const loss = stake * (1 - win) - payout * win;
    return { win, payout, edge: 1 - 36 / wheel, loss, streak: (1 - win) ** losses };
  },
  explanation:
    'The bet wins with a chance of {win} and then pays {payout}; the house keeps {edge} of the stake, {loss} on average.',
  examples: [
    {
      inputs: { bet: 'even' },
      results: { win: 48.648649, payout: 10, edge: 2.702703, loss: 0.27, streak: 0.94159282 },
      source: 'By hand: 18/37, 1/37; (19/37)^7 with qalc',
    },
    {
      inputs: { wheel: 'american', bet: 'straight', stake: 38 },
      results: { win: 2.631579, payout: 1330, edge: 5.263158, loss: 2 },
      source: 'By hand: 35 × 38; 2/38',
    },
    {
      inputs: { wheel: 'triple', bet: 'dozen', stake: 39, losses: 1 },
      results: { win: 30.769231, payout: 78, edge: 7.692308, loss: 3, streak: 69.230769 },
      source: 'By hand: 12/39, 3/39',
    },
  ],
  references: [
    {
      title: 'Epstein: The Theory of Gambling and Statistical Logic, 2nd ed. (2009), ch. 5',
      isbn: '978-0-12-374940-6',
    },
  ],
});
