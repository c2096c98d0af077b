import { defineCalculator, integer, number } from '@reckoner/engine';

/** NCAA passing efficiency since 1979; 100 was the average of 1965 to 1978. It runs from -731.6 to 1261.6. */
export default defineCalculator({
  title: 'NCAA passer rating',
  description: 'College passing efficiency rating from attempts, completions, yards, touchdowns and interceptions.',
  keywords: ['college football', 'passing efficiency', 'quarterback rating', 'CFB'],
  inputs: {
    attempts: integer({ label: 'Attempts', symbol: 'A', min: 1, max: 100000 }),
    completions: integer({ label: 'Completions', symbol: 'C', min: 0, max: 100000 }),
    yards: integer({ label: 'Passing yards', symbol: 'Y', min: -10000, max: 1000000 }),
    touchdowns: integer({ label: 'Touchdown passes', symbol: 'T', min: 0, max: 100000 }),
    interceptions: integer({ label: 'Interceptions', symbol: 'I', min: 0, max: 100000 }),
  },
  outputs: {
    rating: number({ label: 'Passing efficiency', symbol: 'R', places: 1 }),
    completionShare: number({ label: 'Completions per 100 attempts', places: 1 }),
    yardsPerAttempt: number({ label: 'Yards per attempt', places: 2 }),
  },
  formula: ({ attempts, completions, yards, touchdowns, interceptions }) => {
    return {
      rating: (8.4 * yards + 330 * touchdowns + 100 * completions - 200 * interceptions) / attempts,
      completionShare: (100 * completions) / attempts,
      yardsPerAttempt: yards / attempts,
    };
  },
  explanation: 'The passing efficiency is {rating}.',
  requires: [
    {
      that: ({ completions, interceptions, attempts }) => completions + interceptions <= attempts,
      field: 'completions',
      says: 'There must not be more completions and interceptions than attempts.',
    },
    {
      that: ({ touchdowns, completions }) => touchdowns <= completions,
      field: 'touchdowns',
      says: 'There must not be more touchdown passes than completions.',
    },
    {
      that: ({ yards, completions }) => Math.abs(yards) <= 99 * completions,
      field: 'yards',
      says: 'A completion gains 99 yards at most: {yards} are too many for {completions} completions.',
    },
  ],
  examples: [
    {
      inputs: { attempts: 309, completions: 225, yards: 3175, touchdowns: 33, interceptions: 4 },
      results: { rating: 191.78, completionShare: 72.816, yardsPerAttempt: 10.275 },
      source: 'Russell Wilson 2011, NCAA record then, printed as 191.8: 59260/309',
    },
    {
      inputs: { attempts: 1, completions: 0, yards: 0, touchdowns: 0, interceptions: 1 },
      results: { rating: -200, completionShare: 0 },
      source: 'By hand: an interception on each attempt',
    },
    {
      inputs: { attempts: 5, completions: 4, yards: 30, touchdowns: 0, interceptions: 2 },
      refused: 'more completions and interceptions',
      source: 'By definition',
    },
    {
      inputs: { attempts: 5, completions: 1, yards: 30, touchdowns: 2, interceptions: 0 },
      refused: 'more touchdown',
      source: 'By definition',
    },
    {
      inputs: { attempts: 10, completions: 5, yards: 600, touchdowns: 1, interceptions: 0 },
      refused: 'too many for',
      source: 'By hand: 5 × 99 = 495',
    },
  ],
  references: [{ title: 'NCAA: Football Statisticians’ Manual, passing efficiency' }],
});
