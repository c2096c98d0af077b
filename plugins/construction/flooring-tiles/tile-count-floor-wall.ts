import { defineCalculator, integer, isBelow, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Area over the module of tile and joint, with waste for cuts. */
export default defineCalculator({
  title: 'Tiles for a floor or wall',
  description: 'Number of tiles and boxes for a floor or wall from its area, tile size, joint width and waste.',
  keywords: ['how many tiles', 'tile boxes', 'ceramic tile', 'porcelain', 'bathroom', 'backsplash'],
  inputs: {
    length: quantity('m', { label: 'Length of the surface', symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { label: 'Width or height of the surface', symbol: 'b', above: 0, max: 1000 }),
    openings: quantity('m^2', { label: 'Area not tiled', symbol: 'A_0', min: 0, max: 1e6, default: 0 }),
    tileLength: quantity('m', {
      label: 'Length of a tile',
      usual: [1, 200],
      unit: 'cm',
      symbol: 'a',
      min: 0.5,
      max: 500,
    }),
    tileWidth: quantity('m', {
      label: 'Width of a tile',
      usual: [1, 200],
      unit: 'cm',
      symbol: 'c',
      min: 0.5,
      max: 500,
      default: ({ tileLength }) => tileLength,
    }),
    joint: quantity('m', {
      label: 'Width of the joint',
      usual: [0, 20],
      unit: 'mm',
      symbol: 'j',
      min: 0,
      max: 50,
      default: 3,
    }),
    waste: { ...waste, help: '10% for a straight layout, 15% for a diagonal one.' },
    perBox: integer({ label: 'Tiles in a box', symbol: 'k', min: 1, max: 10000, default: 1 }),
  },
  outputs: {
    tiles: integer({ label: 'Tiles with waste', symbol: 'n' }),
    boxes: integer({ label: 'Boxes', symbol: 'n_b' }),
    area: quantity('m^2', { label: 'Area to tile', symbol: 'A', places: 2 }),
    tileArea: quantity('m^2', { label: 'Area of tiles to buy', symbol: 'A_t', places: 2 }),
  },
  formula: ({ length, width, openings, tileLength, tileWidth, joint, waste, perBox }) => {
    const area = length * width - openings;
    const tiles = piecesFor((area / ((tileLength + joint) * (tileWidth + joint))) * (1 + waste));
    const boxes = piecesFor(tiles / perBox);
    return { tiles, boxes, area, tileArea: boxes * perBox * tileLength * tileWidth };
  },
  requires: [
    {
      that: ({ openings, length, width }) => isBelow(openings, length * width),
      field: 'openings',
      says: 'The area not tiled, {openings}, must be less than the whole surface.',
    },
  ],
  explanation: ({ perBox }) =>
    perBox === 1
      ? '{area} takes {tiles} {tiles|tile|tiles} with {waste} for waste.'
      : '{area} takes {tiles} {tiles|tile|tiles} with {waste} for waste, that is {boxes} {boxes|box|boxes}.',
  examples: [
    {
      inputs: { length: 4, width: 3, tileLength: 60, tileWidth: 30, perBox: 6 },
      results: { tiles: 73, boxes: 13, area: 12, tileArea: 14.04 },
      source: 'By hand: 12/(0.603 × 0.303) = 65.68; × 1.1 = 72.2; 13 boxes of 6 × 0.18 m²',
    },
    {
      inputs: { length: 2.5, width: 2.5, openings: 1.25, tileLength: 20, joint: 2, waste: 15, perBox: 25 },
      results: { tiles: 141, boxes: 6, area: 5, tileArea: 6 },
      source: 'By hand: 5/0.202² = 122.54; × 1.15 = 140.9; 150 tiles of 0.04 m²',
    },
    {
      inputs: { length: 2, width: 2, openings: 5, tileLength: 30 },
      refused: 'less than the whole surface',
      source: 'By definition',
    },
  ],
  notes: ['Cuts at the edges are in the waste; keep a few spare tiles of the same batch.'],
  references: [{ title: 'TCNA: Handbook for Ceramic, Glass, and Stone Tile Installation (2023)' }],
});
