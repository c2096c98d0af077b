import { defineCalculator, integer, number } from '@reckoner/engine';

/** Four components, each held between 0 and 2.375. */
function component(value: number) {
  return Math.max(0, Math.min(2.375, value));
}

/** The rating of the NFL since 1973: 0 at worst, 158.3 at best. */
export default defineCalculator({
  title: 'NFL passer rating',
  description: 'NFL passer rating from attempts, completions, yards, touchdowns and interceptions.',
  keywords: ['quarterback rating', 'QBR', 'passing efficiency', 'american football'],
  inputs: {
    attempts: integer({ label: 'Attempts', symbol: 'A', min: 1, max: 100000 }),
    completions: integer({ label: 'Completions', symbol: 'C', min: 0, max: 100000 }),
    yards: integer({ label: 'Passing yards', symbol: 'Y', min: -10000, max: 1000000 }),
    touchdowns: integer({ label: 'Touchdown passes', symbol: 'T', min: 0, max: 100000 }),
    interceptions: integer({ label: 'Interceptions', symbol: 'I', min: 0, max: 100000 }),
  },
  outputs: {
    rating: number({ label: 'Passer rating', symbol: 'R', places: 1 }),
    completionPart: number({ label: 'Completion component', symbol: 'a', places: 3 }),
    yardsPart: number({ label: 'Yards component', symbol: 'b', places: 3 }),
    touchdownPart: number({ label: 'Touchdown component', symbol: 'c', places: 3 }),
    interceptionPart: number({ label: 'Interception component', symbol: 'd', places: 3 }),
  },
  formula: ({ attempts, completions, yards, touchdowns, interceptions }) => {
    const completionPart = component((completions / attempts - 0.3) * 5);
    const yardsPart = component((yards / attempts - 3) * 0.25);
    const touchdownPart = component((touchdowns / attempts) * 20);
    const interceptionPart = component(2.375 - (interceptions / attempts) * 25);
    const rating = ((completionPart + yardsPart + touchdownPart + interceptionPart) / 6) * 100;
    return { rating, completionPart, yardsPart, touchdownPart, interceptionPart };
  },
  explanation: 'The passer rating is {rating}.',
  requires: [
    {
      that: ({ completions, attempts }) => completions <= attempts,
      field: 'completions',
      says: 'There must not be more completions than attempts.',
    },
    {
      that: ({ interceptions, attempts, completions }) =>
        completions > attempts || interceptions <= attempts - completions,
      field: 'interceptions',
      says: 'There must not be more interceptions than passes that were not completed.',
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
      inputs: { attempts: 461, completions: 324, yards: 3969, touchdowns: 35, interceptions: 10 },
      results: {
        rating: 112.8,
        completionPart: 2.014,
        yardsPart: 1.402,
        touchdownPart: 1.518,
        interceptionPart: 1.833,
      },
      source: 'NFL: passer rating formula, Steve Young 1994',
    },
    {
      inputs: { attempts: 10, completions: 10, yards: 200, touchdowns: 3, interceptions: 0 },
      results: { rating: 158.3333 },
      source: 'By hand: 4 × 2.375 / 6 × 100, the highest rating',
    },
    {
      inputs: { attempts: 20, completions: 5, yards: 30, touchdowns: 0, interceptions: 4 },
      results: { rating: 0 },
      source: 'By hand: every component below zero',
    },
    {
      inputs: { attempts: 5, completions: 6, yards: 30, touchdowns: 0, interceptions: 0 },
      refused: 'more completions than attempts',
      source: 'By definition',
    },
    {
      inputs: { attempts: 5, completions: 3, yards: 30, touchdowns: 0, interceptions: 3 },
      refused: 'more interceptions',
      source: 'By definition',
    },
    {
      inputs: { attempts: 5, completions: 3, yards: 30, touchdowns: 4, interceptions: 0 },
      refused: 'more touchdown',
      source: 'By definition',
    },
    {
      inputs: { attempts: 10, completions: 5, yards: 600, touchdowns: 1, interceptions: 0 },
      refused: 'too many for',
      source: 'By hand: 5 × 99 = 495',
    },
  ],
  references: [{ title: 'National Football League: Official Record & Fact Book, passer rating system' }],
});
