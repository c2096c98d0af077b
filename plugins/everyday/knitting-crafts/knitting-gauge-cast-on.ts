import { defineCalculator, integer, isAbove, quantity, roundNear } from '@reckoner/engine';

/** Stitches for a width at the gauge of the swatch, rounded to whole pattern repeats and edge stitches. */
export default defineCalculator({
  title: 'Knitting gauge and cast-on',
  description:
    'Stitches to cast on and rows to knit for a size, from the gauge of a swatch, with pattern repeat and edges.',
  keywords: ['stitches', 'swatch', 'knitting pattern', 'tension'],
  inputs: {
    swatchStitches: integer({ label: 'Stitches of the swatch', symbol: 'm', min: 1, max: 1000 }),
    swatchRows: integer({ label: 'Rows of the swatch', symbol: 'r', min: 1, max: 1000 }),
    swatch: quantity('cm', { label: 'Size of the swatch', symbol: 'q', min: 1, max: 100, default: 10, usual: [5, 40] }),
    width: quantity('cm', { label: 'Wanted width', symbol: 'w', above: 0, max: 1000, usual: [2, 400] }),
    length: quantity('cm', { label: 'Wanted length', symbol: 'l', above: 0, max: 1000, usual: [1, 500] }),
    repeat: integer({ label: 'Stitches of the pattern repeat', symbol: 'k', min: 1, max: 500, default: 1 }),
    edge: integer({ label: 'Edge stitches in all', symbol: 'e', min: 0, max: 100, default: 0 }),
  },
  outputs: {
    stitches: integer({ label: 'Stitches to cast on', symbol: 'M' }),
    rowCount: integer({ label: 'Rows', symbol: 'R' }),
    finished: quantity('cm', { label: 'Finished width', symbol: "w'", places: 1 }),
  },
  formula: ({ swatchStitches, swatchRows, swatch, width, length, repeat, edge }) => {
    const wanted = (swatchStitches * width) / swatch;
    const repeats = Math.max(1, roundNear((wanted - edge) / repeat));
    const stitches = repeats * repeat + edge;
    return {
      stitches,
      rowCount: Math.max(1, roundNear((swatchRows * length) / swatch)),
      finished: (stitches * swatch) / swatchStitches,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ finished, width }) => isAbove(Math.abs(finished - width), 0.1 * width),
      says: 'Whole repeats make the piece {finished} wide in place of {width}: take a smaller repeat, fewer edge stitches or another width.',
    },
  ],
  explanation:
    'Cast on {stitches} {stitches|stitch|stitches} and knit {rowCount} {rowCount|row|rows}; the piece is {finished} wide.',
  examples: [
    {
      inputs: { swatchStitches: 22, swatchRows: 30, width: 50, length: 60 },
      results: { stitches: 110, rowCount: 180, finished: 50 },
      source: 'By hand: 22 × 5, 30 × 6',
    },
    {
      inputs: { swatchStitches: 20, swatchRows: 28, width: 45, length: 10, repeat: 12, edge: 2 },
      results: { stitches: 86, rowCount: 28, finished: 43 },
      source: 'By hand: 90 wanted; (90 - 2)/12 rounds to 7 repeats: 84 + 2',
    },
    {
      inputs: { swatchStitches: 20, swatchRows: 28, width: 20, length: 10, repeat: 30 },
      results: { stitches: 30, rowCount: 28, finished: 15 },
      cautions: ['Whole repeats'],
      source: 'By hand: 40 wanted; 40/30 rounds to one repeat of 30; 30/2',
    },
    {
      inputs: { swatchStitches: 27, swatchRows: 36, swatch: 12, width: 48, length: 30 },
      results: { stitches: 108, rowCount: 90, finished: 48 },
      source: 'By hand: 27 × 48/12, 36 × 30/12',
    },
  ],
  notes: ['Wash and block the swatch as the piece will be; take cast-on, bind-off and edges out of the count.'],
  references: [
    { title: 'Pearl-McPhee: Knitting Rules! (2006), on gauge and swatches' },
    { title: 'Vogue Knitting: The Ultimate Knitting Book (2018), gauge' },
  ],
});
