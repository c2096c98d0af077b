import { defineCalculator, list, mean, number, quantity, table } from '@reckoner/engine';

/** Retardation factor: way of the spot over way of the solvent front, both from the start line. */
export default defineCalculator({
  title: 'Rf value (TLC)',
  description: 'Retardation factors of spots on a thin-layer chromatogram from their distances and the solvent front.',
  keywords: ['thin layer chromatography', 'retention factor', 'retardation factor', 'solvent front'],
  inputs: {
    front: quantity('cm', { label: 'Distance of the solvent front', symbol: 'd_f', above: 0, max: 1000 }),
    spots: list(quantity('cm', { label: 'Distance', min: 0, max: 1000 }), {
      label: 'Distances of the spots',
      symbol: 'd',
      maxItems: 50,
    }),
  },
  outputs: {
    factors: table(
      {
        distance: quantity('cm', { label: 'Distance' }),
        rf: number({ label: 'Rf', places: 3 }),
        hrf: number({ label: '100 Rf', places: 1 }),
      },
      { label: 'Spots' },
    ),
    average: number({ label: 'Mean Rf', symbol: 'R_f', places: 3 }),
  },
  formula: ({ front, spots }) => {
    const factors = spots.map((distance) => ({ distance, rf: distance / front, hrf: (100 * distance) / front }));
    return { factors, average: mean(factors.map(({ rf }) => rf)) };
  },
  explanation: ({ spots }) =>
    spots.length === 1 ? 'The spot has an Rf of {average}.' : 'The spots have a mean Rf of {average}.',
  requires: [
    {
      each: 'spots',
      that: (spot, { front }) => spot <= front,
      says: 'No spot can run farther than the solvent front, {front}.',
    },
  ],
  examples: [
    {
      inputs: { front: 8, spots: [2, 3.6, 6] },
      results: {
        average: 0.48333333,
        factors: { length: 3, rows: { 0: { rf: 0.25 }, 1: { rf: 0.45 }, 2: { rf: 0.75, hrf: 75 } } },
      },
      source: 'By hand: 2/8, 3.6/8, 6/8',
    },
    { inputs: { front: '65 mm', spots: ['39 mm'] }, results: { average: 0.6 }, source: 'By hand: 39/65' },
    { inputs: { front: 5, spots: [6] }, refused: 'farther than the solvent front', source: 'By definition' },
  ],
  references: [{ title: 'IUPAC Gold Book: retardation factor', doi: '10.1351/goldbook.R05353' }],
});
