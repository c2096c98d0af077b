import { choice, defineCalculator, integer, number } from '@reckoner/engine';

/** Hits among the balls that a fielder could reach: no home runs, no strikeouts, but sacrifice flies. */
export default defineCalculator({
  title: 'BABIP',
  description:
    'Batting average on balls in play, of a batter or allowed by a pitcher, from hits, home runs, strikeouts and at-bats or batters faced.',
  keywords: ['batting average on balls in play', 'balls in play', 'BIP'],
  related: ['baseball-batting-average', 'baseball-fip'],
  inputs: {
    hits: integer({ label: 'Hits', help: 'With the home runs among them.', symbol: 'H', min: 0, max: 1000000 }),
    homeRuns: integer({ label: 'Home runs among the hits', symbol: '\\mathrm{HR}', min: 0, max: 1000000 }),
    strikeouts: integer({ label: 'Strikeouts', symbol: 'K', min: 0, max: 1000000 }),
    counted: choice(
      {
        'at-bats': { label: 'At-bats', also: ['AB', 'batter'] },
        faced: {
          label: 'Plate appearances or batters faced',
          also: ['PA', 'BF', 'TBF', 'plate appearances', 'batters faced', 'pitcher'],
        },
      },
      { label: 'What is known', default: 'at-bats' },
    ),
    atBats: integer({
      label: 'At-bats',
      symbol: '\\mathrm{AB}',
      min: 0,
      max: 1000000,
      when: { counted: 'at-bats' },
    }),
    sacrificeFlies: integer({
      label: 'Sacrifice flies',
      help: '0 where they are not known: BABIP then comes out a little high.',
      symbol: '\\mathrm{SF}',
      min: 0,
      max: 1000000,
      when: { counted: 'at-bats' },
    }),
    battersFaced: integer({
      label: 'Plate appearances or batters faced',
      symbol: '\\mathrm{BF}',
      min: 0,
      max: 1000000,
      when: { counted: 'faced' },
    }),
    walks: integer({
      label: 'Walks',
      help: 'With intentional ones.',
      symbol: '\\mathrm{BB}',
      min: 0,
      max: 1000000,
      when: { counted: 'faced' },
    }),
    hitByPitch: integer({
      label: 'Hit by pitch',
      symbol: '\\mathrm{HBP}',
      min: 0,
      max: 1000000,
      when: { counted: 'faced' },
    }),
    sacrificeBunts: integer({
      label: 'Sacrifice bunts',
      help: '0 where they are not known: BABIP then comes out a little low.',
      symbol: '\\mathrm{SH}',
      min: 0,
      max: 1000000,
      when: { counted: 'faced' },
    }),
    interference: integer({
      label: 'First base on interference or obstruction',
      symbol: '\\mathrm{CI}',
      min: 0,
      max: 1000000,
      default: 0,
      when: { counted: 'faced' },
    }),
  },
  outputs: {
    babip: number({ label: 'BABIP', symbol: '\\mathrm{BABIP}', places: 3 }),
    ballsInPlay: integer({ label: 'Balls in play', symbol: '\\mathrm{BIP}' }),
    hitsInPlay: integer({ label: 'Hits on balls in play', symbol: 'h' }),
  },
  formula: ({
    hits,
    homeRuns,
    strikeouts,
    counted,
    atBats,
    sacrificeFlies,
    battersFaced,
    walks,
    hitByPitch,
    sacrificeBunts,
    interference,
  }) => {
    const ballsInPlay =
      counted === 'at-bats'
        ? atBats - strikeouts - homeRuns + sacrificeFlies
        : battersFaced - walks - hitByPitch - sacrificeBunts - interference - strikeouts - homeRuns;
    const hitsInPlay = hits - homeRuns;
    return { babip: hitsInPlay / ballsInPlay, ballsInPlay, hitsInPlay };
  },
  shown: ({
    hits,
    homeRuns,
    strikeouts,
    counted,
    atBats,
    sacrificeFlies,
    battersFaced,
    walks,
    hitByPitch,
    sacrificeBunts,
    interference,
  }) => ({
    babip:
      counted === 'at-bats'
        ? (hits - homeRuns) / (atBats - strikeouts - homeRuns + sacrificeFlies)
        : (hits - homeRuns) /
          (battersFaced - walks - hitByPitch - sacrificeBunts - interference - strikeouts - homeRuns),
  }),
  explanation:
    '{hitsInPlay} {hitsInPlay|hit|hits} on {ballsInPlay} {ballsInPlay|ball|balls} in play {hitsInPlay|is|are} a BABIP of {babip}.',
  requires: [
    {
      that: ({ homeRuns, hits }) => homeRuns <= hits,
      field: 'homeRuns',
      says: 'There must not be more home runs than hits.',
    },
    {
      that: ({ hits, strikeouts, atBats }) => hits + strikeouts <= atBats,
      field: 'atBats',
      says: 'Each hit and each strikeout is an at-bat: there must be at least as many at-bats.',
    },
    {
      that: ({ hits, strikeouts, battersFaced, walks, hitByPitch, sacrificeBunts, interference }) =>
        hits + strikeouts + walks + hitByPitch + sacrificeBunts + interference <= battersFaced,
      field: 'battersFaced',
      says: 'Hits, strikeouts, walks, hit batters, sacrifice bunts and interference together must not be more than the batters.',
    },
    {
      that: ({ homeRuns, strikeouts, atBats, sacrificeFlies }) => atBats + sacrificeFlies !== strikeouts + homeRuns,
      field: 'atBats',
      says: 'No ball was put in play.',
    },
    {
      that: ({ homeRuns, strikeouts, battersFaced, walks, hitByPitch, sacrificeBunts, interference }) =>
        battersFaced !== walks + hitByPitch + sacrificeBunts + interference + strikeouts + homeRuns,
      field: 'battersFaced',
      says: 'No ball was put in play.',
    },
  ],
  examples: [
    {
      inputs: { hits: 239, homeRuns: 14, strikeouts: 55, atBats: 616, sacrificeFlies: 5 },
      results: { babip: 0.4076, ballsInPlay: 552, hitsInPlay: 225 },
      source: 'Rod Carew 1977, printed as .408 (Wikipedia): 225/552',
    },
    {
      inputs: {
        hits: 150,
        homeRuns: 20,
        strikeouts: 180,
        counted: 'faced',
        battersFaced: 750,
        walks: 50,
        hitByPitch: 6,
        sacrificeBunts: 3,
        interference: 1,
      },
      results: { babip: 0.2653061, ballsInPlay: 490, hitsInPlay: 130 },
      source: 'By hand: of 750 batters 690 had an at-bat or a sacrifice fly; 130/(690 - 180 - 20)',
    },
    {
      inputs: { hits: 2, homeRuns: 1, strikeouts: 1, atBats: 3, sacrificeFlies: 0 },
      results: { babip: 1, ballsInPlay: 1, hitsInPlay: 1 },
      source: 'By hand: the one ball in play was a hit',
    },
    {
      inputs: { hits: 0, homeRuns: 0, strikeouts: 4, atBats: 4, sacrificeFlies: 1 },
      results: { babip: 0, ballsInPlay: 1, hitsInPlay: 0 },
      source: 'By hand: the one ball in play was caught',
    },
    {
      inputs: { hits: 2, homeRuns: 3, strikeouts: 1, atBats: 8, sacrificeFlies: 0 },
      refused: 'more home runs than hits',
      source: 'By definition',
    },
    {
      inputs: { hits: 2, homeRuns: 0, strikeouts: 2, atBats: 3, sacrificeFlies: 0 },
      refused: 'at least as many at-bats',
      source: 'By definition',
    },
    {
      inputs: {
        hits: 5,
        homeRuns: 0,
        strikeouts: 5,
        counted: 'faced',
        battersFaced: 12,
        walks: 3,
        hitByPitch: 0,
        sacrificeBunts: 0,
      },
      refused: 'not be more than the batters',
      source: 'By definition',
    },
    {
      inputs: { hits: 1, homeRuns: 1, strikeouts: 3, atBats: 4, sacrificeFlies: 0 },
      refused: 'No ball was put in play',
      source: 'By definition',
    },
    {
      inputs: {
        hits: 0,
        homeRuns: 0,
        strikeouts: 5,
        counted: 'faced',
        battersFaced: 7,
        walks: 2,
        hitByPitch: 0,
        sacrificeBunts: 0,
      },
      refused: 'No ball was put in play',
      source: 'By definition',
    },
  ],
  notes: [
    'By the rules each batter has an at-bat but for walks, hit by pitch, sacrifices, and first base on interference or obstruction, so that both counts give the same.',
    'Sacrifice bunts do not count as balls in play here; some sources count them.',
  ],
  references: [
    {
      title: 'Wikipedia: Batting average on balls in play',
      url: 'https://en.wikipedia.org/wiki/Batting_average_on_balls_in_play',
    },
    { title: 'ESPN: A primer on BABIP (2011)' },
    { title: 'Official Baseball Rules (MLB, 2023), rule 9.02(a): times at bat' },
  ],
});
