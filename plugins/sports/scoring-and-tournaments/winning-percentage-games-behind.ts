import { defineCalculator, integer, number } from '@reckoner/engine';

/** A tie counts as half a win; games behind is half the difference of wins and losses to the leader. */
export default defineCalculator({
  title: 'Winning percentage and games behind',
  description: 'Winning percentage of a team and how many games it is behind the leader from wins, losses and ties.',
  keywords: ['standings', 'GB', 'win percentage', 'record', 'PCT'],
  inputs: {
    wins: integer({ label: 'Wins', symbol: 'W', min: 0, max: 100000 }),
    losses: integer({ label: 'Losses', symbol: 'L', min: 0, max: 100000 }),
    ties: integer({ label: 'Ties', symbol: 'T', min: 0, max: 100000, default: 0 }),
    leaderWins: integer({ label: 'Wins of the leader', symbol: 'W_1', min: 0, max: 100000, optional: true }),
    leaderLosses: integer({ label: 'Losses of the leader', symbol: 'L_1', min: 0, max: 100000, optional: true }),
  },
  outputs: {
    percentage: number({ label: 'Winning percentage', symbol: '\\mathrm{PCT}', places: 3 }),
    behind: number({ label: 'Games behind', symbol: '\\mathrm{GB}', places: 1, optional: true }),
    games: integer({ label: 'Games played', symbol: 'G' }),
  },
  formula: ({ wins, losses, ties, leaderWins, leaderLosses }) => {
    const games = wins + losses + ties;
    const percentage = (wins + 0.5 * ties) / games;
    if (leaderWins === undefined || leaderLosses === undefined) return { percentage, games };
    return { percentage, games, behind: (leaderWins - wins + (losses - leaderLosses)) / 2 };
  },
  explanation:
    'In {games} {games|game|games} the winning percentage is {percentage}{behind?: {behind|{|behind|} games ahead of|level with|{|behind|} games behind} the other team|}.',
  requires: [
    { that: ({ wins, losses, ties }) => wins + losses + ties > 0, field: 'wins', says: 'No game has been played.' },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ leaderWins, leaderLosses }) => (leaderWins === undefined) !== (leaderLosses === undefined),
      says: 'Games behind need both wins and losses of the leader.',
    },
  ],
  examples: [
    {
      inputs: { wins: 48, losses: 30, ties: 3, leaderWins: 55, leaderLosses: 24 },
      results: { percentage: 0.6111111, games: 81, behind: 6.5 },
      source: 'By hand: 49.5/81; (7 + 6)/2',
    },
    {
      inputs: { wins: 90, losses: 72 },
      results: { percentage: 0.5555556, games: 162 },
      source: 'By hand: 90/162, printed as .556',
    },
    { inputs: { wins: 0, losses: 0 }, refused: 'No game', source: 'By definition' },
    {
      inputs: { wins: 48, losses: 30, leaderWins: 55 },
      results: { games: 78 },
      cautions: ['need both'],
      source: 'By hand: 48 + 30',
    },
  ],
  notes: ['Baseball leaves ties out of the percentage: enter none. Negative games behind mean a lead.'],
  references: [{ title: 'NFL Official Rules: tie-breaking procedures (a tie is half a win and half a loss)' }],
});
