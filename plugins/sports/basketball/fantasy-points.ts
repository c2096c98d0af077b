import { defineCalculator, integer, number, rows, sumOfProducts, text } from '@reckoner/engine';

/** Each statistic times the points that the league gives for it. */
export default defineCalculator({
  title: 'Fantasy points',
  description: 'Fantasy points of a player in total and per game from statistics and your league’s scoring.',
  keywords: ['fantasy basketball', 'fantasy football', 'custom scoring', 'FPTS', 'league scoring'],
  inputs: {
    statistics: rows(
      {
        name: text({ label: 'Statistic', minLength: 1, maxLength: 40 }),
        count: number({ label: 'Count', min: 0, max: 100000 }),
        points: number({ label: 'Points for each', min: -1000, max: 1000 }),
      },
      { label: 'Statistics', maxItems: 50 },
    ),
    games: integer({ label: 'Games', symbol: 'G', min: 1, max: 10000, default: 1 }),
  },
  outputs: {
    total: number({ label: 'Fantasy points', symbol: 'F', places: 2 }),
    perGame: number({ label: 'Points per game', symbol: '\\bar{F}', places: 2 }),
  },
  formula: ({ statistics, games }) => {
    const total = sumOfProducts(...statistics.map(({ count, points }) => [count, points]));
    return { total, perGame: total / games };
  },
  explanation: 'The statistics make {total} fantasy points, {perGame} per game.',
  examples: [
    {
      inputs: {
        statistics: [
          { name: 'Points', count: 25, points: 1 },
          { name: 'Rebounds', count: 10, points: 1.2 },
          { name: 'Assists', count: 8, points: 1.5 },
          { name: 'Steals', count: 2, points: 3 },
          { name: 'Turnovers', count: 4, points: -1 },
        ],
      },
      results: { total: 51, perGame: 51 },
      source: 'By hand: 25 + 12 + 12 + 6 - 4',
    },
    {
      inputs: {
        games: 2,
        statistics: [
          { name: 'Passing yards', count: 550, points: 0.04 },
          { name: 'Passing touchdowns', count: 4, points: 4 },
          { name: 'Interceptions', count: 1, points: -2 },
        ],
      },
      results: { total: 36, perGame: 18 },
      source: 'By hand: 22 + 16 - 2',
    },
    {
      inputs: {
        statistics: [
          { name: 'Rushing yards', count: 3, points: 0.1 },
          { name: 'Fumbles', count: 1, points: -0.3 },
        ],
      },
      results: { total: 0, perGame: 0 },
      source: 'By hand: 0.3 - 0.3',
    },
  ],
  references: [{ title: 'NBA.com: Fantasy basketball, points league scoring' }],
});
