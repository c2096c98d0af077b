import { defineCalculator, integer, number, roundTo } from '@reckoner/engine';
import { areInnings, inningsOf, outsOf } from './shared/innings.js';

/** Chances that were handled without an error; James’ range factor counts the plays that were made. */
export default defineCalculator({
  title: 'Fielding percentage and range factor',
  description: 'Fielding percentage from putouts, assists and errors, and range factor per nine innings and per game.',
  keywords: ['fielding average', 'FPCT', 'total chances', 'RF/9', 'RF/G', 'baseball defense'],
  inputs: {
    putouts: integer({ label: 'Putouts', symbol: '\\mathrm{PO}', min: 0, max: 1000000 }),
    assists: integer({ label: 'Assists', symbol: 'A', min: 0, max: 1000000 }),
    errors: integer({ label: 'Errors', symbol: 'E', min: 0, max: 1000000 }),
    innings: number({
      label: 'Innings in the field',
      help: 'For the range factor per nine innings. 61.1 and 61.2 are 61 innings and one or two outs.',
      symbol: '\\mathrm{Inn}',
      min: 0,
      max: 1000000,
      optional: true,
    }),
    games: integer({
      label: 'Games in the field',
      help: 'For the range factor per game.',
      symbol: 'G',
      min: 1,
      max: 100000,
      optional: true,
    }),
  },
  outputs: {
    percentage: number({ label: 'Fielding percentage', symbol: '\\mathrm{FPCT}', places: 3 }),
    chances: integer({ label: 'Total chances', symbol: '\\mathrm{TC}' }),
    rangeFactor: number({
      label: 'Range factor per nine innings',
      symbol: '\\mathrm{RF}_9',
      places: 2,
      optional: true,
    }),
    perGame: number({ label: 'Range factor per game', symbol: '\\mathrm{RF}_G', places: 2, optional: true }),
    decimalInnings: number({ label: 'Innings with thirds', symbol: 'I', places: 3, optional: true }),
  },
  formula: ({ putouts, assists, errors, innings, games }) => {
    const plays = putouts + assists;
    const decimalInnings = innings === undefined ? undefined : inningsOf(innings);
    return {
      percentage: plays / (plays + errors),
      chances: plays + errors,
      rangeFactor: decimalInnings === undefined ? undefined : (9 * plays) / decimalInnings,
      decimalInnings,
      perGame: games === undefined ? undefined : plays / games,
    };
  },
  shown: ({ putouts, assists, errors, innings, games, decimalInnings }) => ({
    percentage: (putouts + assists) / (putouts + assists + errors),
    chances: putouts + assists + errors,
    rangeFactor: innings === undefined ? undefined : (9 * (putouts + assists)) / decimalInnings!,
    decimalInnings: undefined,
    perGame: games === undefined ? undefined : (putouts + assists) / games,
  }),
  stepwise: ['Each out is a third of an inning: 61.2 innings are 61⅔.'],
  explanation:
    'With {errors} {errors|error|errors} in {chances} {chances|chance|chances} the fielding percentage is {percentage}{rangeFactor?; the range factor is {rangeFactor} plays per nine innings|}{perGame?{rangeFactor? and|; the range factor is} {perGame} plays per game|}.',
  requires: [
    {
      that: ({ putouts, assists, errors }) => putouts + assists + errors > 0,
      field: 'putouts',
      says: 'Without a putout, assist or error there was no chance.',
    },
    {
      that: ({ innings }) => areInnings(innings),
      field: 'innings',
      says: 'Innings are whole or end in .1 or .2, for one or two outs; {innings} does not.',
    },
    {
      that: ({ innings }) => innings > 0,
      field: 'innings',
      says: 'Without an out there is no range factor.',
    },
    {
      that: ({ putouts, innings }) => !areInnings(innings) || innings === 0 || putouts <= outsOf(innings),
      field: 'innings',
      says: 'Each out is one putout: there must not be more putouts than outs in {innings} {innings|inning|innings}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ percentage, errors }) => errors > 0 && roundTo(percentage, 3) >= 1,
      says: 'With three places that reads as a perfect record, which it is not.',
    },
    {
      level: 'caution',
      when: ({ putouts, games }) => games !== undefined && putouts > 27 * games,
      says: 'There are more putouts than the 27 of nine innings for each game, which takes extra innings: check putouts and games.',
    },
    {
      level: 'caution',
      when: ({ innings, games }) => innings !== undefined && games !== undefined && outsOf(innings) > 27 * games,
      says: 'There are more than nine innings for each game, which takes extra innings: check innings and games.',
    },
  ],
  examples: [
    {
      inputs: { putouts: 218, assists: 290, errors: 2 },
      results: { percentage: 0.996078, chances: 510 },
      source: 'MLB, Baseball Basics: Stats 101, printed as .996: Edgardo Alfonzo, 508/510',
    },
    {
      inputs: { putouts: 2000, assists: 150, errors: 1, games: 155 },
      results: { percentage: 0.9995351, chances: 2151, perGame: 13.870968 },
      cautions: ['which it is not'],
      source: 'By hand: 2150/2151, 2150/155',
    },
    {
      inputs: { putouts: 1800, assists: 198, errors: 1 },
      results: { percentage: 0.99949975, chances: 1999 },
      source: 'By hand: 1998/1999',
    },
    {
      inputs: { putouts: 190, assists: 43, errors: 0, innings: '202 1/3' },
      results: { percentage: 1, chances: 233, rangeFactor: 10.3641 },
      source: 'Captain Calculator, Range Factor, printed as 10.36: 2097/202.3333',
    },
    {
      inputs: { putouts: 20, assists: 45, errors: 3, innings: 130.2, games: 15 },
      results: {
        percentage: 0.9558824,
        chances: 68,
        rangeFactor: 4.477041,
        decimalInnings: 130.666667,
        perGame: 4.333333,
      },
      source: 'By hand: 65/68; 27 × 65/392; 65/15',
    },
    {
      inputs: { putouts: 55, assists: 20, errors: 0, games: 2 },
      results: { percentage: 1, chances: 75, perGame: 37.5 },
      cautions: ['more putouts than the 27'],
      source: 'By hand: nine innings have 27 outs, two games 54',
    },
    {
      inputs: { putouts: 54, assists: 20, errors: 0, innings: '18.1', games: 2 },
      results: { rangeFactor: 36.327273, perGame: 37, decimalInnings: 18.333333 },
      cautions: ['more than nine innings'],
      source: 'By hand, with 55 outs: 27 × 74/55',
    },
    {
      inputs: { putouts: 54, assists: 20, errors: 0, innings: 18, games: 2 },
      results: { rangeFactor: 37, perGame: 37 },
      source: 'By hand: a team of two full games has 54 putouts',
    },
    {
      inputs: { putouts: 0, assists: 0, errors: 1, games: 2 },
      results: { percentage: 0, chances: 1, perGame: 0 },
      source: 'By hand: the one chance was an error',
    },
    { inputs: { putouts: 0, assists: 0, errors: 0 }, refused: 'there was no chance', source: 'By definition' },
    {
      inputs: { putouts: 3, assists: 1, errors: 0, innings: 9.5 },
      refused: 'end in .1 or .2',
      source: 'By definition',
    },
    { inputs: { putouts: 0, assists: 1, errors: 0, innings: 0 }, refused: 'Without an out', source: 'By definition' },
    {
      inputs: { putouts: 5, assists: 1, errors: 0, innings: 1.1 },
      refused: 'more putouts than outs',
      source: 'Rule 9.09: each out is credited as one putout; 1.1 innings have four outs',
    },
    {
      inputs: { putouts: 4, assists: 1, errors: 0, innings: 1 },
      refused: 'than outs in 1 inning.',
      source: 'Rule 9.09: each out is credited as one putout',
    },
  ],
  notes: ['Range factors compare fielders of one position: first basemen and catchers have putouts by others’ plays.'],
  references: [
    { title: 'Official Baseball Rules (MLB, 2023), rule 9.21(d): fielding average' },
    { title: 'Wikipedia: Range factor', url: 'https://en.wikipedia.org/wiki/Range_factor' },
  ],
});
