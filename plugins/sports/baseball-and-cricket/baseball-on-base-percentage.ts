import { defineCalculator, integer, number } from '@reckoner/engine';

/** On-base percentage counts sacrifice flies, but not sacrifice bunts, against the batter. */
export default defineCalculator({
  title: 'On-base percentage, slugging and OPS',
  description: 'On-base percentage, slugging percentage and OPS from at-bats, hits by kind, walks and sacrifice flies.',
  keywords: ['OBP', 'SLG', 'OPS', 'baseball', 'total bases', 'isolated power'],
  inputs: {
    atBats: integer({ label: 'At-bats', symbol: '\\mathrm{AB}', min: 1, max: 100000 }),
    hits: integer({ label: 'Hits', symbol: 'H', min: 0, max: 100000 }),
    doubles: integer({ label: 'Doubles among them', symbol: '\\mathrm{2B}', min: 0, max: 100000, default: 0 }),
    triples: integer({ label: 'Triples among them', symbol: '\\mathrm{3B}', min: 0, max: 100000, default: 0 }),
    homeRuns: integer({ label: 'Home runs among them', symbol: '\\mathrm{HR}', min: 0, max: 100000, default: 0 }),
    walks: integer({ label: 'Walks', symbol: '\\mathrm{BB}', min: 0, max: 100000 }),
    hitByPitch: integer({ label: 'Hit by pitch', symbol: '\\mathrm{HBP}', min: 0, max: 100000, default: 0 }),
    sacrificeFlies: integer({ label: 'Sacrifice flies', symbol: '\\mathrm{SF}', min: 0, max: 100000, default: 0 }),
  },
  outputs: {
    onBase: number({ label: 'On-base percentage', symbol: '\\mathrm{OBP}', places: 3 }),
    slugging: number({ label: 'Slugging percentage', symbol: '\\mathrm{SLG}', places: 3 }),
    ops: number({ label: 'OPS', symbol: '\\mathrm{OPS}', places: 3 }),
    totalBases: integer({ label: 'Total bases', symbol: '\\mathrm{TB}' }),
  },
  formula: ({ atBats, hits, doubles, triples, homeRuns, walks, hitByPitch, sacrificeFlies }) => {
    const totalBases = hits + doubles + 2 * triples + 3 * homeRuns;
    const onBase = (hits + walks + hitByPitch) / (atBats + walks + hitByPitch + sacrificeFlies);
    const slugging = totalBases / atBats;
    return { onBase, slugging, ops: onBase + slugging, totalBases };
  },
  explanation: 'On-base percentage {onBase} and slugging {slugging} make an OPS of {ops}.',
  requires: [
    {
      that: ({ hits, atBats }) => hits <= atBats,
      field: 'hits',
      says: 'There must not be more hits than at-bats.',
    },
    {
      that: ({ hits, doubles, triples, homeRuns }) => doubles + triples + homeRuns <= hits,
      field: 'hits',
      says: 'There must not be more extra-base hits than hits.',
    },
  ],
  examples: [
    {
      inputs: { atBats: 456, hits: 185, doubles: 33, triples: 3, homeRuns: 37, walks: 147, hitByPitch: 3 },
      results: { onBase: 0.5528, slugging: 0.7346, totalBases: 335, ops: 1.287 },
      source: 'Ted Williams 1941, printed as .553 and .735: 335/606 and 335/456',
    },
    {
      inputs: { atBats: 500, hits: 150, doubles: 30, walks: 60, hitByPitch: 5, sacrificeFlies: 10 },
      results: { onBase: 0.3739, slugging: 0.36, totalBases: 180, ops: 0.7339 },
      source: 'By hand: 215/575; 180/500',
    },
    { inputs: { atBats: 4, hits: 5, walks: 0 }, refused: 'must not be more hits', source: 'By definition' },
    {
      inputs: { atBats: 4, hits: 2, homeRuns: 3, walks: 0 },
      refused: 'must not be more extra-base',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Official Baseball Rules (MLB, 2023), rule 9.21: determining percentage records' }],
});
