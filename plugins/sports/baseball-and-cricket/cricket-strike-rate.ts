import { defineCalculator, integer, number } from '@reckoner/engine';

/** Strike rate is runs per 100 balls; the average divides by dismissals, not by innings. */
export default defineCalculator({
  title: 'Cricket strike rate and batting average',
  description: 'Batting strike rate and average from runs, balls faced, innings and not-outs.',
  keywords: ['cricket', 'runs per 100 balls', 'batting average', 'not out'],
  inputs: {
    runs: integer({ label: 'Runs', symbol: 'R', min: 0, max: 1000000 }),
    balls: integer({ label: 'Balls faced', symbol: 'B', min: 1, max: 1000000 }),
    innings: integer({ label: 'Innings', symbol: 'I', min: 1, max: 100000, default: 1 }),
    notOuts: integer({ label: 'Not-outs', symbol: 'N', min: 0, max: 100000, default: 0 }),
  },
  outputs: {
    strikeRate: number({ label: 'Strike rate', symbol: '\\mathrm{SR}', places: 2 }),
    average: number({ label: 'Batting average', symbol: '\\bar{R}', places: 2, optional: true }),
    perInnings: number({ label: 'Runs per innings', places: 2 }),
  },
  formula: ({ runs, balls, innings, notOuts }) => {
    const dismissals = innings - notOuts;
    return {
      strikeRate: (100 * runs) / balls,
      average: dismissals === 0 ? undefined : runs / dismissals,
      perInnings: runs / innings,
    };
  },
  explanation:
    '{runs} {runs|run|runs} from {balls} {balls|ball|balls} {runs|is|are} a strike rate of {strikeRate}{average?, and an average of {average}|}.',
  requires: [
    {
      that: ({ notOuts, innings }) => notOuts <= innings,
      field: 'notOuts',
      says: 'There must not be more not-outs than innings.',
    },
  ],
  examples: [
    {
      inputs: { runs: 6996, balls: 12000, innings: 80, notOuts: 10 },
      results: { strikeRate: 58.3, average: 99.9429, perInnings: 87.45 },
      source: 'D. G. Bradman’s 6996 runs in 80 innings, 10 not out: average 99.94; balls assumed',
    },
    {
      inputs: { runs: 64, balls: 38, innings: 1, notOuts: 1 },
      results: { strikeRate: 168.421, perInnings: 64 },
      source: 'By hand: 6400/38; without a dismissal no average',
    },
    { inputs: { runs: 10, balls: 8, innings: 1, notOuts: 2 }, refused: 'more not-outs', source: 'By definition' },
  ],
  references: [{ title: 'Wisden Cricketers’ Almanack, explanation of averages and strike rates' }],
});
