import { ceilNear, defineCalculator, integer, number } from '@reckoner/engine';

/** Hits in official at-bats; walks, sacrifices and hit batters are not at-bats. */
export default defineCalculator({
  title: 'Batting average',
  description: 'Batting average from hits and at-bats, and the hits in a row that it takes to reach a target.',
  keywords: ['BA', 'AVG', 'baseball', 'softball', 'hitting'],
  inputs: {
    hits: integer({ label: 'Hits', symbol: 'H', min: 0, max: 100000 }),
    atBats: integer({ label: 'At-bats', symbol: '\\mathrm{AB}', min: 1, max: 100000 }),
    target: number({ label: 'Target average', symbol: 't', min: 0, max: 0.999, optional: true }),
  },
  outputs: {
    average: number({ label: 'Batting average', symbol: '\\mathrm{AVG}', places: 3 }),
    needed: number({ label: 'Hits in a row to the target', symbol: 'k', places: 0, optional: true }),
  },
  formula: ({ hits, atBats, target }) => {
    const average = hits / atBats;
    if (target === undefined) return { average };
    return { average, needed: Math.max(0, ceilNear((target * atBats - hits) / (1 - target))) };
  },
  explanation: ({ needed }) =>
    needed === 0
      ? '{hits} {hits|hit|hits} in {atBats} {atBats|at-bat|at-bats} {hits|is|are} an average of {average}: the target is reached.'
      : '{hits} {hits|hit|hits} in {atBats} {atBats|at-bat|at-bats} {hits|is|are} an average of {average}{needed?; {needed} {needed|hit|hits} in a row {needed|brings|bring} it to the target|}.',
  requires: [
    {
      that: ({ hits, atBats }) => hits <= atBats,
      field: 'hits',
      says: 'There must not be more hits than at-bats.',
    },
  ],
  examples: [
    {
      inputs: { hits: 185, atBats: 456 },
      results: { average: 0.4057 },
      source: 'Ted Williams 1941, printed as .406: 185/456 = 0.40570',
    },
    {
      inputs: { hits: 27, atBats: 100, target: 0.3 },
      results: { average: 0.27, needed: 5 },
      source: 'By hand: 31/104 = .298, 32/105 = .305',
    },
    {
      inputs: { hits: 35, atBats: 100, target: 0.3 },
      results: { average: 0.35, needed: 0 },
      source: 'By hand: the target is already passed',
    },
    { inputs: { hits: 5, atBats: 4 }, refused: 'must not be more hits', source: 'By definition' },
  ],
  references: [{ title: 'Official Baseball Rules (MLB, 2023), rule 9.21: determining percentage records' }],
});
