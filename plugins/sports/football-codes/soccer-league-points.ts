import { choice, defineCalculator, integer, number } from '@reckoner/engine';

/** Points so far, their mean, and what the rest of the season may bring at the same pace and at most. */
export default defineCalculator({
  title: 'Soccer league points and projection',
  description: 'League points, points per game and projected season total from wins, draws and losses.',
  keywords: ['football', 'PPG', 'three points for a win', 'title', 'relegation', 'table'],
  inputs: {
    wins: integer({ label: 'Wins', symbol: 'W', min: 0, max: 1000 }),
    draws: integer({ label: 'Draws', symbol: 'D', min: 0, max: 1000 }),
    losses: integer({ label: 'Losses', symbol: 'L', min: 0, max: 1000 }),
    season: integer({ label: 'Matches of the season', symbol: 'N', min: 1, max: 1000, default: 38 }),
    winPoints: choice(
      { three: { label: '3 points', value: 3 }, two: { label: '2 points', value: 2 } },
      { label: 'Points for a win', symbol: 'p', default: 'three' },
    ),
    target: integer({ label: 'Points aimed at', symbol: 'Z', min: 0, max: 3000, optional: true }),
  },
  outputs: {
    points: integer({ label: 'Points', symbol: 'P' }),
    perGame: number({ label: 'Points per game', symbol: '\\bar{p}', places: 2 }),
    projected: number({ label: 'Projected points', symbol: 'P_N', places: 1 }),
    maximum: integer({ label: 'Most points possible' }),
    neededPerGame: number({ label: 'Points per game to the target', places: 2, optional: true }),
  },
  formula: ({ wins, draws, losses, season, winPoints, target }) => {
    const played = wins + draws + losses;
    const points = winPoints * wins + draws;
    const perGame = points / played;
    const left = season - played;
    const maximum = points + winPoints * left;
    if (target === undefined || (left === 0 && target > points))
      return { points, perGame, projected: perGame * season, maximum };
    const neededPerGame = target <= points ? 0 : (target - points) / left;
    return { points, perGame, projected: perGame * season, maximum, neededPerGame };
  },
  explanation: ({ neededPerGame }) =>
    neededPerGame === 0
      ? '{points} {points|point is|points are} {perGame} per game, {projected} in a season at that pace; the target is reached.'
      : '{points} {points|point is|points are} {perGame} per game, {projected} in a season at that pace{neededPerGame?; the target takes {neededPerGame} per game from now|}.',
  requires: [
    {
      that: ({ wins, draws, losses, season }) => wins + draws + losses <= season,
      field: 'season',
      says: 'There must not be more matches played than the season has, {season}.',
    },
    { that: ({ wins, draws, losses }) => wins + draws + losses > 0, field: 'wins', says: 'No match has been played.' },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ target, maximum }) => target !== undefined && target > maximum,
      says: '{target} points are out of reach: all matches won would bring {maximum}.',
    },
  ],
  examples: [
    {
      inputs: { wins: 14, draws: 4, losses: 5, target: 71 },
      results: { points: 46, perGame: 2, projected: 76, maximum: 91, neededPerGame: 1.666667 },
      source: 'By hand: 46/23 × 38; 46 + 45; 25/15',
    },
    {
      inputs: { wins: 26, draws: 12, losses: 0 },
      results: { points: 90, perGame: 2.368421, projected: 90, maximum: 90 },
      source: 'Arsenal 2003/04: 26 wins, 12 draws, 90 points',
    },
    {
      inputs: { wins: 10, draws: 5, losses: 5, winPoints: 'two', season: 42, target: 20 },
      results: { points: 25, perGame: 1.25, projected: 52.5, maximum: 69, neededPerGame: 0 },
      source: 'By hand: 2 × 10 + 5; 25 + 2 × 22; the target is reached',
    },
    { inputs: { wins: 0, draws: 0, losses: 0 }, refused: 'No match', source: 'By definition' },
    { inputs: { wins: 30, draws: 5, losses: 5 }, refused: 'must not be more matches', source: 'By definition' },
    {
      inputs: { wins: 14, draws: 4, losses: 5, target: 92 },
      results: { points: 46, maximum: 91, neededPerGame: 3.0666667 },
      cautions: ['out of reach'],
      source: 'By hand: 46 + 45; 46/15',
    },
    {
      inputs: { wins: 20, draws: 10, losses: 8, target: 60 },
      results: { points: 70, maximum: 70, neededPerGame: 0 },
      source: 'By hand: 3 × 20 + 10, with no match left and the target reached',
    },
    {
      inputs: { wins: 20, draws: 10, losses: 8, target: 71 },
      results: { points: 70, maximum: 70 },
      cautions: ['out of reach'],
      source: 'By hand: 3 × 20 + 10, with no match left and one point short',
    },
  ],
  references: [{ title: 'Premier League Handbook, section C: league table' }],
});
