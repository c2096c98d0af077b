import { defineCalculator, integer, percent } from '@reckoner/engine';

/** Effective field goals weigh threes by 1.5; true shooting also counts free throws. */
export default defineCalculator({
  title: 'Effective and true shooting',
  description: 'Effective field goal percentage and true shooting percentage of a player or team from the box score.',
  keywords: ['eFG', 'TS', 'basketball', 'shooting efficiency'],
  inputs: {
    made: integer({ label: 'Field goals made', symbol: 'FG', min: 0, max: 100000 }),
    threes: integer({ label: 'Three-pointers made', symbol: '3P', min: 0, max: 100000 }),
    attempts: integer({ label: 'Field goal attempts', symbol: 'FGA', min: 1, max: 100000 }),
    freeThrows: integer({ label: 'Free throws made', symbol: 'FT', min: 0, max: 100000, default: 0 }),
    freeThrowAttempts: integer({ label: 'Free throw attempts', symbol: 'FTA', min: 0, max: 100000, default: 0 }),
  },
  outputs: {
    effective: percent({ label: 'Effective field goal percentage', symbol: '\\mathrm{eFG}', places: 1 }),
    trueShooting: percent({ label: 'True shooting percentage', symbol: '\\mathrm{TS}', places: 1 }),
    points: integer({ label: 'Points', symbol: 'P' }),
  },
  formula: ({ made, threes, attempts, freeThrows, freeThrowAttempts }) => {
    const points = 2 * made + threes + freeThrows;
    return {
      effective: (made + 0.5 * threes) / attempts,
      trueShooting: points / (2 * (attempts + 0.44 * freeThrowAttempts)),
      points,
    };
  },
  explanation:
    '{points} {points|point|points}: an effective field goal percentage of {effective}, a true shooting percentage of {trueShooting}.',
  requires: [
    {
      that: ({ threes, made }) => threes <= made,
      field: 'threes',
      says: 'There must not be more three-pointers than field goals made.',
    },
    {
      that: ({ made, attempts }) => made <= attempts,
      field: 'made',
      says: 'There must not be more field goals made than attempts.',
    },
    {
      that: ({ freeThrows, freeThrowAttempts }) => freeThrows <= freeThrowAttempts,
      field: 'freeThrows',
      says: 'There must not be more free throws made than attempts.',
    },
  ],
  examples: [
    {
      inputs: { made: 9, threes: 3, attempts: 18, freeThrows: 4, freeThrowAttempts: 6 },
      results: { effective: 58.333333, trueShooting: 60.562016, points: 25 },
      source: 'By hand: 10.5/18; 25 / (2 × 20.64)',
    },
    {
      inputs: { made: 5, threes: 0, attempts: 10 },
      results: { effective: 50, trueShooting: 50, points: 10 },
      source: 'By hand: 5/10',
    },
    { inputs: { made: 5, threes: 6, attempts: 10 }, refused: 'more three-pointers than', source: 'By definition' },
    {
      inputs: { made: 5, threes: 1, attempts: 10, freeThrows: 2, freeThrowAttempts: 1 },
      refused: 'more free throws',
      source: 'By definition',
    },
    { inputs: { made: 11, threes: 0, attempts: 10 }, refused: 'more field goals made', source: 'By definition' },
  ],
  references: [{ title: 'Oliver: Basketball on Paper (2004), ch. 3 and appendix 1', isbn: '978-1-57488-688-7' }],
});
