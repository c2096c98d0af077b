import { choice, defineCalculator, integer, number } from '@reckoner/engine';
import { areInnings, innings, inningsOf, outsOf } from './shared/innings.js';

/** Walks and hits per inning; hit batters and batters who reach on errors do not count. */
export default defineCalculator({
  title: 'WHIP',
  description:
    'Walks and hits per inning pitched, and walks, hits, strikeouts and home runs per full game, from a pitcher’s totals.',
  keywords: ['walks and hits per inning pitched', 'K/9', 'BB/9', 'H/9', 'HR/9', 'K/BB', 'strikeout-to-walk ratio'],
  related: ['baseball-era', 'baseball-fip'],
  inputs: {
    walks: integer({
      label: 'Walks',
      help: 'With intentional ones, without hit batters.',
      symbol: '\\mathrm{BB}',
      min: 0,
      max: 100000,
    }),
    hits: integer({ label: 'Hits', help: 'With the home runs among them.', symbol: 'H', min: 0, max: 100000 }),
    innings,
    strikeouts: integer({ label: 'Strikeouts', symbol: 'K', min: 0, max: 100000, optional: true }),
    homeRuns: integer({
      label: 'Home runs among the hits',
      symbol: '\\mathrm{HR}',
      min: 0,
      max: 100000,
      optional: true,
    }),
    game: choice(
      {
        nine: { label: 'Nine innings', value: 9, also: ['9'] },
        seven: { label: 'Seven innings', value: 7, also: ['7'] },
        six: { label: 'Six innings', value: 6, also: ['6'] },
      },
      {
        label: 'Length of a game',
        help: 'For what is told per game; WHIP is per inning.',
        symbol: 'g',
        default: 'nine',
      },
    ),
  },
  outputs: {
    whip: number({ label: 'WHIP', symbol: '\\mathrm{WHIP}', places: 3 }),
    walksPerGame: number({
      label: 'Walks per full game',
      help: 'BB/9 where a game has nine innings.',
      symbol: '\\mathrm{BB}_g',
      places: 2,
    }),
    hitsPerGame: number({
      label: 'Hits per full game',
      help: 'H/9 where a game has nine innings.',
      symbol: 'H_g',
      places: 2,
    }),
    strikeoutsPerGame: number({
      label: 'Strikeouts per full game',
      help: 'K/9 where a game has nine innings.',
      symbol: 'K_g',
      places: 2,
      optional: true,
    }),
    homeRunsPerGame: number({
      label: 'Home runs per full game',
      help: 'HR/9 where a game has nine innings.',
      symbol: '\\mathrm{HR}_g',
      places: 2,
      optional: true,
    }),
    ratio: number({ label: 'Strikeouts per walk (K/BB)', symbol: '\\mathrm{K/BB}', places: 2, optional: true }),
    decimalInnings: number({ label: 'Innings with thirds', symbol: 'I', places: 3 }),
  },
  formula: ({ walks, hits, innings, strikeouts, homeRuns, game }) => {
    const decimalInnings = inningsOf(innings);
    return {
      whip: (walks + hits) / decimalInnings,
      walksPerGame: (game * walks) / decimalInnings,
      hitsPerGame: (game * hits) / decimalInnings,
      strikeoutsPerGame: strikeouts === undefined ? undefined : (game * strikeouts) / decimalInnings,
      homeRunsPerGame: homeRuns === undefined ? undefined : (game * homeRuns) / decimalInnings,
      ratio: strikeouts === undefined || walks === 0 ? undefined : strikeouts / walks,
      decimalInnings,
    };
  },
  shown: ({ walks, hits, strikeouts, homeRuns, game, decimalInnings }) => ({
    whip: (walks + hits) / decimalInnings,
    walksPerGame: (game * walks) / decimalInnings,
    hitsPerGame: (game * hits) / decimalInnings,
    strikeoutsPerGame: strikeouts === undefined ? undefined : (game * strikeouts) / decimalInnings,
    homeRunsPerGame: homeRuns === undefined ? undefined : (game * homeRuns) / decimalInnings,
    ratio: strikeouts === undefined || walks === 0 ? undefined : strikeouts / walks,
    decimalInnings: undefined,
  }),
  stepwise: ['Each out is a third of an inning: 61.2 innings are 61⅔.'],
  explanation:
    '{walks} {walks|walk|walks} and {hits} {hits|hit|hits} in {innings} {innings|inning|innings} are a WHIP of {whip}{ratio?, with {ratio} strikeouts for each walk|}.',
  requires: [
    {
      that: ({ innings }) => areInnings(innings),
      field: 'innings',
      says: 'Innings are whole or end in .1 or .2, for one or two outs; {innings} does not.',
    },
    { that: ({ innings }) => innings > 0, field: 'innings', says: 'Without an out there is no WHIP.' },
    {
      that: ({ homeRuns, hits }) => homeRuns <= hits,
      field: 'homeRuns',
      says: 'There must not be more home runs than hits.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ strikeouts, innings }) => strikeouts !== undefined && strikeouts > outsOf(innings),
      says: 'There are more strikeouts than outs, which takes batters who reached base on a dropped third strike: check strikeouts and innings.',
    },
    {
      level: 'note',
      when: ({ strikeouts, walks }) => strikeouts !== undefined && walks === 0,
      says: 'Without a walk there is no ratio of strikeouts to walks.',
    },
  ],
  examples: [
    {
      inputs: { walks: 32, hits: 128, innings: 217, strikeouts: 284, homeRuns: 17 },
      results: {
        whip: 0.7373,
        walksPerGame: 1.327189,
        hitsPerGame: 5.308756,
        strikeoutsPerGame: 11.778802,
        homeRunsPerGame: 0.705069,
        ratio: 8.875,
        decimalInnings: 217,
      },
      source:
        'Pedro Martínez 2000, printed as a WHIP of 0.7373, the lowest of a season in the majors: (32 + 128)/217; the rates by hand',
    },
    {
      inputs: { walks: 20, hits: 50, innings: '61.2', strikeouts: 40, game: 'seven' },
      results: {
        whip: 1.135135,
        walksPerGame: 2.27027,
        hitsPerGame: 5.675676,
        strikeoutsPerGame: 4.540541,
        ratio: 2,
        decimalInnings: 61.666667,
      },
      source: 'By hand, with 185 outs: 210/185, 7 × 60/185, 7 × 150/185, 7 × 120/185',
    },
    {
      inputs: { walks: 0, hits: 4, innings: '5 1/3', strikeouts: 6, homeRuns: 0, game: 'six' },
      results: { whip: 0.75, walksPerGame: 0, hitsPerGame: 4.5, strikeoutsPerGame: 6.75, homeRunsPerGame: 0 },
      cautions: ['no ratio'],
      source: 'By hand, with 16 outs: 12/16, 6 × 12/16, 6 × 18/16',
    },
    {
      inputs: { walks: 1, hits: 1, innings: 0.2, strikeouts: 3 },
      results: { whip: 3, ratio: 3, strikeoutsPerGame: 40.5, decimalInnings: 0.666667 },
      cautions: ['more strikeouts than outs'],
      source: 'By hand, with 2 outs: 2/(2/3), 27 × 3/2',
    },
    {
      inputs: { walks: 2, hits: 7, innings: 6 },
      results: { whip: 1.5, walksPerGame: 3, hitsPerGame: 10.5 },
      source: 'By hand: 9/6; 18/6; 63/6',
    },
    { inputs: { walks: 2, hits: 3, innings: 6.5 }, refused: 'end in .1 or .2', source: 'By definition' },
    { inputs: { walks: 2, hits: 3, innings: 0 }, refused: 'Without an out', source: 'By definition' },
    {
      inputs: { walks: 2, hits: 3, innings: 6, homeRuns: 4 },
      refused: 'more home runs than hits',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Wikipedia: Walks plus hits per inning pitched; Strikeouts per nine innings; Strikeout-to-walk ratio' },
    { title: 'FanGraphs: Get to Know K/9', url: 'https://www.fangraphs.com/blogs/get-to-know-k9/' },
  ],
});
