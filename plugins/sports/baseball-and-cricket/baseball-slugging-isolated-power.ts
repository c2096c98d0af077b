import { choice, defineCalculator, integer, number } from '@reckoner/engine';

/** Bases per at-bat; isolated power leaves out the first base of each hit, which the batting average counts. */
export default defineCalculator({
  title: 'Slugging percentage and isolated power',
  description: 'Slugging percentage, isolated power, batting average and total bases from at-bats and hits by kind.',
  keywords: ['ISO', 'slugging average', 'total bases from hits', 'extra-base hits', 'power hitting'],
  related: ['baseball-on-base-percentage', 'baseball-batting-average'],
  inputs: {
    atBats: integer({ label: 'At-bats', symbol: '\\mathrm{AB}', min: 1, max: 1000000 }),
    counted: choice(
      {
        hits: { label: 'All hits', also: ['H', 'hits'] },
        singles: { label: 'Singles alone', also: ['1B', 'singles'] },
      },
      { label: 'What is known besides extra-base hits', default: 'hits' },
    ),
    hits: integer({
      label: 'Hits',
      help: 'All of them, with doubles, triples and home runs.',
      symbol: 'H',
      min: 0,
      max: 1000000,
      when: { counted: 'hits' },
    }),
    singles: integer({ label: 'Singles', symbol: '\\mathrm{1B}', min: 0, max: 1000000, when: { counted: 'singles' } }),
    doubles: integer({ label: 'Doubles', symbol: '\\mathrm{2B}', min: 0, max: 1000000 }),
    triples: integer({ label: 'Triples', symbol: '\\mathrm{3B}', min: 0, max: 1000000 }),
    homeRuns: integer({ label: 'Home runs', symbol: '\\mathrm{HR}', min: 0, max: 1000000 }),
  },
  outputs: {
    slugging: number({ label: 'Slugging percentage', symbol: '\\mathrm{SLG}', places: 3 }),
    isolatedPower: number({ label: 'Isolated power', symbol: '\\mathrm{ISO}', places: 3 }),
    average: number({ label: 'Batting average', symbol: '\\mathrm{AVG}', places: 3 }),
    totalBases: integer({ label: 'Total bases', symbol: '\\mathrm{TB}' }),
    extraBaseHits: integer({ label: 'Extra-base hits', symbol: '\\mathrm{XBH}' }),
  },
  formula: ({ atBats, counted, hits, singles, doubles, triples, homeRuns }) => {
    const extraBaseHits = doubles + triples + homeRuns;
    const extraBases = doubles + 2 * triples + 3 * homeRuns;
    const allHits = counted === 'hits' ? hits : singles + extraBaseHits;
    const totalBases = allHits + extraBases;
    return {
      slugging: totalBases / atBats,
      isolatedPower: extraBases / atBats,
      average: allHits / atBats,
      totalBases,
      extraBaseHits,
    };
  },
  shown: ({ atBats, counted, hits, singles, doubles, triples, homeRuns, extraBaseHits, totalBases }) => ({
    slugging: totalBases / atBats,
    isolatedPower: (doubles + 2 * triples + 3 * homeRuns) / atBats,
    average: counted === 'hits' ? hits / atBats : (singles + extraBaseHits) / atBats,
    totalBases:
      counted === 'hits'
        ? hits + doubles + 2 * triples + 3 * homeRuns
        : singles + 2 * doubles + 3 * triples + 4 * homeRuns,
    extraBaseHits: doubles + triples + homeRuns,
  }),
  explanation:
    '{totalBases} total {totalBases|base|bases} in {atBats} {atBats|at-bat|at-bats} {totalBases|is|are} a slugging percentage of {slugging}. Without the first base of each hit the isolated power is {isolatedPower}.',
  requires: [
    {
      that: ({ hits, atBats }) => hits <= atBats,
      field: 'hits',
      says: 'There must not be more hits than at-bats.',
    },
    {
      that: ({ hits, doubles, triples, homeRuns }) => doubles + triples + homeRuns <= hits,
      field: 'hits',
      says: 'There must not be more extra-base hits than hits; the hits are with them.',
    },
    {
      that: ({ singles, doubles, triples, homeRuns, atBats }) => singles + doubles + triples + homeRuns <= atBats,
      field: 'singles',
      says: 'There must not be more hits than at-bats.',
    },
  ],
  examples: [
    {
      inputs: { atBats: 456, hits: 185, doubles: 33, triples: 3, homeRuns: 37 },
      results: { slugging: 0.7346, isolatedPower: 0.3289, average: 0.4057, totalBases: 335, extraBaseHits: 73 },
      source: 'Ted Williams 1941, printed as .735 and .406: 335/456, 150/456, 185/456',
    },
    {
      inputs: { atBats: 500, counted: 'singles', singles: 90, doubles: 30, triples: 5, homeRuns: 25 },
      results: { slugging: 0.53, isolatedPower: 0.23, average: 0.3, totalBases: 265, extraBaseHits: 60 },
      source: 'By hand: 90 + 60 + 15 + 100 bases, 265/500; 150/500; .530 - .300',
    },
    {
      inputs: { atBats: 4, hits: 4, doubles: 0, triples: 0, homeRuns: 4 },
      results: { slugging: 4, isolatedPower: 3, average: 1, totalBases: 16, extraBaseHits: 4 },
      source: 'Wikipedia, Isolated power: the most is 3.000, by a home run in every at-bat',
    },
    {
      inputs: { atBats: 3, hits: 4, doubles: 0, triples: 0, homeRuns: 0 },
      refused: 'more hits than at-bats',
      source: 'By definition',
    },
    {
      inputs: { atBats: 30, hits: 4, doubles: 2, triples: 1, homeRuns: 2 },
      refused: 'more extra-base hits',
      source: 'By definition',
    },
    {
      inputs: { atBats: 6, counted: 'singles', singles: 4, doubles: 2, triples: 0, homeRuns: 1 },
      refused: 'more hits than at-bats',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Official Baseball Rules (MLB, 2023), rule 9.21: determining percentage records' },
    { title: 'Tango: Isolated Power', url: 'https://tangotiger.net/wiki_archive/Isolated_Power.html' },
  ],
});
