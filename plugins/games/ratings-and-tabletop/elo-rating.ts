import { choice, defineCalculator, isAbove, number, percent } from '@reckoner/engine';

/** Elo's logistic expectation with 400 points for odds of ten to one. */
export default defineCalculator({
  title: 'Elo rating',
  description: 'Expected score and new ratings of two players after a game, from their Elo ratings and the K-factor.',
  keywords: ['chess rating', 'FIDE', 'k-factor', 'win probability'],
  inputs: {
    rating: number({ usual: [100, 3600], label: 'Your rating', symbol: 'R_A', min: 0, max: 4000 }),
    opponent: number({ usual: [100, 3600], label: "Opponent's rating", symbol: 'R_B', min: 0, max: 4000 }),
    score: choice(
      { win: { label: 'Win', value: 1 }, draw: { label: 'Draw', value: 0.5 }, loss: { label: 'Loss', value: 0 } },
      { label: 'Result', symbol: 'S' },
    ),
    k: number({ usual: [4, 64], label: 'K-factor', symbol: 'K', above: 0, max: 100, default: 20 }),
  },
  outputs: {
    newRating: number({ label: 'Your new rating', symbol: "R_A'", places: 1 }),
    change: number({ label: 'Change', symbol: '\\Delta R', places: 1 }),
    expected: percent({ label: 'Expected score', symbol: 'E', places: 2 }),
    opponentRating: number({ label: "Opponent's new rating", symbol: "R_B'", places: 1 }),
  },
  formula: ({ rating, opponent, score, k }) => {
    const expected = 1 / (1 + 10 ** ((opponent - rating) / 400));
    const change = k * (score - expected);
    return { newRating: rating + change, change, expected, opponentRating: opponent - change };
  },
  explanation: 'With an expected score of {expected}, the rating moves from {rating} to {newRating}.',
  cautions: [
    {
      level: 'note',
      when: ({ rating, opponent }) => isAbove(Math.abs(rating - opponent), 400) && Math.min(rating, opponent) < 2650,
      says: 'Of players rated below 2650 FIDE counts a difference of more than 400 points as one of 400: their change is larger or smaller than this.',
    },
  ],
  examples: [
    {
      inputs: { rating: 1613, opponent: 1609, score: 'draw', k: 32 },
      results: { expected: 50.5756208 },
      source: 'By hand: 1 / (1 + 10^(-4/400))',
    },
    {
      inputs: { rating: 2000, opponent: 1600, score: 'loss' },
      results: { expected: 90.909091, change: -18.181818, newRating: 1981.818182, opponentRating: 1618.181818 },
      source: 'By hand: E = 10/11; 20 × (0 - 10/11)',
    },
    {
      inputs: { rating: 1500, opponent: 1500, score: 'win', k: 40 },
      results: { expected: 50, change: 20, newRating: 1520, opponentRating: 1480 },
      source: 'By hand: E = 1/2; 40 × 1/2',
    },
    {
      inputs: { rating: 2100, opponent: 1600, score: 'win' },
      results: { expected: 94.67598, change: 1.064804 },
      cautions: ['below 2650 FIDE counts'],
      source: 'Python: 1/(1 + 10**(-500/400)); 20 × (1 - 0.9467598)',
    },
    {
      inputs: { rating: 3100, opponent: 2650, score: 'draw', k: 10 },
      results: { expected: 93.02417, change: -4.302417 },
      source: 'Python: 1/(1 + 10**(-450/400)); FIDE counts the whole difference from 2650 on, since October 2025',
    },
  ],
  notes: ['FIDE uses a table of expected scores that differs in the third decimal.'],
  references: [{ title: 'Elo: The Rating of Chessplayers, Past and Present, 2nd ed. (1986), §1.4 and §8.4' }],
});
