import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Regular studs, two more at each corner, four at each opening (king and jack studs); one sole and a double top plate. */
export default defineCalculator({
  title: 'Wall framing studs',
  description: 'Studs and plates of a framed wall from its length, stud spacing, corners and openings, with waste.',
  keywords: ['stud count', '2x4 wall', '16 on center', 'top plate', 'sole plate', 'framing lumber'],
  inputs: {
    length: quantity('ft', { label: 'Length of the wall', symbol: 'L', min: 0.5, max: 10000 }),
    height: quantity('ft', { label: 'Length of a stud', usual: [6, 24], symbol: 'h', min: 1, max: 40, default: 8 }),
    spacing: quantity('ft', {
      label: 'Stud spacing',
      usual: [10, 26],
      unit: 'in',
      symbol: 's',
      min: 6,
      max: 48,
      default: 16,
    }),
    corners: integer({ label: 'Corners and wall junctions', symbol: 'k', min: 0, max: 100, default: 0 }),
    openings: integer({ label: 'Doors and windows', symbol: 'o', min: 0, max: 200, default: 0 }),
    plateLength: quantity('ft', { label: 'Length of a plate', symbol: 'l', min: 2, max: 40, default: 12 }),
    waste,
  },
  outputs: {
    studs: integer({ label: 'Studs', symbol: 'n' }),
    studsToBuy: integer({ label: 'Studs with waste', symbol: 'n_w' }),
    plates: integer({ label: 'Plates with waste', symbol: 'n_p' }),
    plateRun: quantity('ft', { label: 'Running length of the plates', symbol: 'L_p', places: 1 }),
    lumber: quantity('ft', { label: 'Running length of studs and plates', symbol: 'L_t', places: 0 }),
  },
  formula: ({ length, height, spacing, corners, openings, plateLength, waste }) => {
    const studs = piecesFor(length / spacing) + 1 + 2 * corners + 4 * openings;
    const plateRun = 3 * length;
    return {
      studs,
      studsToBuy: piecesFor(studs * (1 + waste)),
      plates: piecesFor((plateRun * (1 + waste)) / plateLength),
      plateRun,
      lumber: studs * height + plateRun,
    };
  },
  explanation:
    'The wall takes {studs} {studs|stud|studs}, {studsToBuy} with waste, and {plates} {plates|plate|plates} for {plateRun}.',
  examples: [
    {
      inputs: { length: 24, corners: 2, openings: 2 },
      results: { studs: 31, studsToBuy: 35, plates: 7, plateRun: 72, lumber: 320 },
      source: 'By hand: 24/(4/3) + 1 = 19; + 4 + 8; × 1.1 = 34.1; 72 × 1.1/12 = 6.6; 31 × 8 + 72',
    },
    {
      inputs: { length: 10, spacing: 24, plateLength: 16 },
      results: { studs: 6, studsToBuy: 7, plates: 3, plateRun: 30 },
      source: 'By hand: 10/2 + 1; × 1.1 = 6.6; 30 × 1.1/16 = 2.06',
    },
    {
      inputs: { length: 20, height: 9, waste: 15 },
      results: { studs: 16, studsToBuy: 19, plates: 6, plateRun: 60, lumber: 204 },
      source: 'By hand: 20/(4/3) + 1 = 16; × 1.15 = 18.4; 60 × 1.15/12 = 5.75; 16 × 9 + 60',
    },
  ],
  notes: [
    'Counts one stud at each spacing and one at the end, two more for each corner or junction and four for each opening; the plates are one below and two above.',
    'Headers, sills, cripples, blocking and bracing come on top; the studs within openings make up for part of them.',
  ],
  references: [{ title: 'Wagner, Smith: Modern Carpentry, 12th ed., wall framing' }],
});
