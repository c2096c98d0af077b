import { choice, defineCalculator, integer, noResult, number } from '@reckoner/engine';

/** Earned runs for each full game; an inning has three outs. */
export default defineCalculator({
  title: 'Earned run average',
  description: 'Earned run average of a pitcher from earned runs and innings pitched.',
  keywords: ['ERA', 'pitcher', 'baseball', 'softball'],
  inputs: {
    earnedRuns: integer({ label: 'Earned runs', symbol: 'ER', min: 0, max: 100000 }),
    innings: integer({
      label: 'Full innings pitched',
      help: 'Of 61.2 innings, 61; the 2 are further outs.',
      symbol: 'IP',
      min: 0,
      max: 100000,
    }),
    outs: choice(
      {
        none: { label: '0', value: 0 },
        one: { label: '1 (written .1)', value: 1, also: ['1', '.1', '0.1', '1/3', '⅓'] },
        two: { label: '2 (written .2)', value: 2, also: ['2', '.2', '0.2', '2/3', '⅔'] },
      },
      { label: 'Further outs', symbol: 'o', default: 'none' },
    ),
    game: choice(
      {
        nine: { label: 'Nine innings', value: 9, also: ['9'] },
        seven: { label: 'Seven innings', value: 7, also: ['7'] },
        six: { label: 'Six innings', value: 6, also: ['6'] },
      },
      { label: 'Length of a game', symbol: 'g', default: 'nine' },
    ),
  },
  outputs: {
    era: number({ label: 'ERA', symbol: '\\mathrm{ERA}', places: 2 }),
    decimalInnings: number({ label: 'Innings with thirds', symbol: 'I', places: 3 }),
  },
  formula: ({ earnedRuns, innings, outs, game }) => {
    const decimalInnings = innings + outs / 3;
    if (decimalInnings === 0) throw noResult('Without an out there is no earned run average.');
    return { era: (game * earnedRuns) / decimalInnings, decimalInnings };
  },
  explanation:
    '{earnedRuns} earned {earnedRuns|run|runs} in {decimalInnings} {decimalInnings|inning|innings} {earnedRuns|is|are} an ERA of {era}.',
  examples: [
    {
      inputs: { earnedRuns: 70, innings: 200, outs: 'one' },
      results: { era: 3.144759, decimalInnings: 200.3333 },
      source: 'By hand: 9 × 70 / 200.3333',
    },
    {
      inputs: { earnedRuns: 25, innings: 61, outs: 'two' },
      results: { era: 3.648649 },
      source: 'By hand: 225 / 61.6667',
    },
    {
      inputs: { earnedRuns: 6, innings: 14, game: 'seven' },
      results: { era: 3, decimalInnings: 14 },
      source: 'By hand: 7 × 6 / 14',
    },
    {
      inputs: { earnedRuns: 5, innings: 7, outs: 'one', game: 'six' },
      results: { era: 4.090909, decimalInnings: 7.333333 },
      source: 'By hand, with 22 outs: 6 × 15 / 22',
    },
    { inputs: { earnedRuns: 3, innings: 0 }, noResult: 'Without an out', source: 'By definition' },
  ],
  references: [{ title: 'Official Baseball Rules (MLB, 2023), rule 9.21: determining percentage records' }],
});
