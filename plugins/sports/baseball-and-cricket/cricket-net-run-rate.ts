import { defineCalculator, flag, integer, noResult, number, rows, sum } from '@reckoner/engine';

/** Runs per over scored less runs per over conceded; a side that is all out counts its full quota of overs. */
export default defineCalculator({
  title: 'Net run rate',
  description: 'Net run rate of a cricket team over its matches from runs and overs for and against.',
  keywords: ['NRR', 'cricket', 'ODI', 'T20', 'group table', 'run rate'],
  inputs: {
    quota: integer({ label: 'Overs of a full innings', symbol: 'Q', min: 1, max: 100, default: 50 }),
    matches: rows(
      {
        runsFor: integer({ label: 'Runs scored', min: 0, max: 2000 }),
        oversFor: integer({ label: 'Full overs faced', min: 0, max: 100 }),
        ballsFor: integer({ label: 'Further balls faced', min: 0, max: 5, default: 0 }),
        allOutFor: flag({ label: 'All out' }),
        runsAgainst: integer({ label: 'Runs conceded', min: 0, max: 2000 }),
        oversAgainst: integer({ label: 'Full overs bowled', min: 0, max: 100 }),
        ballsAgainst: integer({ label: 'Further balls bowled', min: 0, max: 5, default: 0 }),
        allOutAgainst: flag({ label: 'Opponent all out' }),
      },
      { label: 'Matches', maxItems: 100 },
    ),
  },
  outputs: {
    netRunRate: number({ label: 'Net run rate', symbol: '\\mathrm{NRR}', places: 3 }),
    rateFor: number({ label: 'Runs per over scored', symbol: 'r_f', places: 3 }),
    rateAgainst: number({ label: 'Runs per over conceded', symbol: 'r_a', places: 3 }),
  },
  formula: ({ quota, matches }) => {
    const oversFor = sum(
      matches.map(({ allOutFor, oversFor, ballsFor }) => (allOutFor ? quota : oversFor + ballsFor / 6)),
    );
    const oversAgainst = sum(
      matches.map(({ allOutAgainst, oversAgainst, ballsAgainst }) =>
        allOutAgainst ? quota : oversAgainst + ballsAgainst / 6,
      ),
    );
    if (oversFor === 0 || oversAgainst === 0) throw noResult('Both sides need at least one ball.');
    const rateFor = sum(matches.map(({ runsFor }) => runsFor)) / oversFor;
    const rateAgainst = sum(matches.map(({ runsAgainst }) => runsAgainst)) / oversAgainst;
    return { netRunRate: rateFor - rateAgainst, rateFor, rateAgainst };
  },
  explanation: 'With {rateFor} runs per over scored and {rateAgainst} conceded the net run rate is {netRunRate}.',
  requires: [
    {
      each: 'matches',
      that: ({ oversFor, ballsFor }, { quota }) => 6 * oversFor + ballsFor <= 6 * quota,
      field: 'oversFor',
      says: 'The overs faced must not be more than the {quota} of a full innings.',
    },
    {
      each: 'matches',
      that: ({ oversAgainst, ballsAgainst }, { quota }) => 6 * oversAgainst + ballsAgainst <= 6 * quota,
      field: 'oversAgainst',
      says: 'The overs bowled must not be more than the {quota} of a full innings.',
    },
  ],
  examples: [
    {
      inputs: {
        matches: [
          { runsFor: 254, oversFor: 47, ballsFor: 2, runsAgainst: 253, oversAgainst: 50 },
          { runsFor: 199, oversFor: 50, runsAgainst: 110, oversAgainst: 35, ballsAgainst: 2, allOutAgainst: true },
          { runsFor: 225, oversFor: 50, runsAgainst: 103, oversAgainst: 41, allOutAgainst: true },
        ],
      },
      results: { netRunRate: 1.49514, rateFor: 4.60181, rateAgainst: 3.10667 },
      source: 'South Africa, World Cup 1999, first three matches: 678/147.3333 - 466/150',
    },
    {
      inputs: {
        quota: 20,
        matches: [
          {
            runsFor: 120,
            oversFor: 18,
            ballsFor: 3,
            allOutFor: true,
            runsAgainst: 121,
            oversAgainst: 16,
            ballsAgainst: 4,
          },
        ],
      },
      results: { netRunRate: -1.26, rateFor: 6, rateAgainst: 7.26 },
      source: 'By hand: 120/20 - 121/16.6667',
    },
    {
      inputs: { matches: [{ runsFor: 0, oversFor: 0, runsAgainst: 10, oversAgainst: 5 }] },
      noResult: 'at least one ball',
      source: 'By definition',
    },
    {
      inputs: { quota: 20, matches: [{ runsFor: 250, oversFor: 50, runsAgainst: 121, oversAgainst: 16 }] },
      refused: 'overs faced must not be more',
      source: 'By definition',
    },
    {
      inputs: {
        quota: 20,
        matches: [{ runsFor: 150, oversFor: 20, runsAgainst: 121, oversAgainst: 20, ballsAgainst: 1 }],
      },
      refused: 'overs bowled must not be more',
      source: 'By definition',
    },
  ],
  notes: [
    'Matches without a result do not count. Where overs were cut, an all-out side counts the overs of that match: enter them without the flag.',
    'After a Duckworth-Lewis-Stern result the first innings counts the par score and the overs of the second: enter those.',
  ],
  references: [{ title: 'ICC Men’s One Day International playing conditions: net run rate' }],
});
