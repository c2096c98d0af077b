import { defineCalculator, integer, isBelow, quantity, sumOfProducts } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Perimeter of a rectangular room less the doors. */
export default defineCalculator({
  title: 'Baseboard and trim',
  description:
    'Length and pieces of baseboard, crown or other trim for a room from its measures, doors and stock length.',
  keywords: ['skirting board', 'crown molding', 'linear feet', 'moulding', 'perimeter'],
  inputs: {
    length: quantity('m', { label: 'Length of the room', usual: [0.5, 60], symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { label: 'Width of the room', usual: [0.5, 60], symbol: 'b', above: 0, max: 1000 }),
    doors: integer({ label: 'Openings to leave out', symbol: 'k', min: 0, max: 100, default: 1 }),
    doorWidth: quantity('m', {
      label: 'Width of an opening',
      usual: [40, 600],
      unit: 'cm',
      symbol: 'w',
      min: 0,
      max: 1000,
      default: 90,
    }),
    stock: quantity('m', {
      label: 'Length of a piece',
      usual: [1, 6.5],
      symbol: 'l_s',
      min: 0.2,
      max: 20,
      default: 2.4,
    }),
    waste: { ...waste, symbol: 'v' },
  },
  outputs: {
    pieces: integer({ label: 'Pieces', symbol: 'n' }),
    trimLength: quantity('m', { label: 'Length of trim', symbol: 'L', places: 2 }),
    withWaste: quantity('m', { label: 'Length with waste', symbol: 'L_w', places: 2 }),
  },
  formula: ({ length, width, doors, doorWidth, stock, waste }) => {
    const trimLength = sumOfProducts([2, length], [2, width], [-1, doors, doorWidth]);
    const withWaste = trimLength * (1 + waste);
    return { pieces: piecesFor(withWaste / stock), trimLength, withWaste };
  },
  requires: [
    {
      that: ({ doors, doorWidth, length, width }) => isBelow(doors * doorWidth, 2 * (length + width)),
      field: 'doors',
      says: 'Openings of {doorWidth} each are as long as the walls together.',
    },
  ],
  explanation: 'The room takes {trimLength} of trim, {withWaste} with waste: {pieces} {pieces|piece|pieces}.',
  examples: [
    {
      inputs: { length: 5, width: 4, doors: 2 },
      results: { pieces: 8, trimLength: 16.2, withWaste: 17.82 },
      source: 'By hand: 18 − 2 × 0.9; × 1.1; /2.4 = 7.4',
    },
    {
      inputs: { length: '12 ft', width: '10 ft', doors: 0, stock: '8 ft', waste: 0 },
      results: { pieces: 6, trimLength: 13.4112 },
      source: 'By hand: 44 ft; 44/8 = 5.5',
    },
    { inputs: { length: 1, width: 1, doors: 5 }, refused: 'are as long as the walls', source: 'By hand: 4 − 4.5' },
    {
      inputs: { length: 6, width: 5, doors: 2, doorWidth: 120 },
      results: { pieces: 9, trimLength: 19.6, withWaste: 21.56 },
      source: 'By hand: 22 − 2 × 1.2; × 1.1; /2.4 = 8.98',
    },
  ],
  references: [
    { title: 'Spence, Kultermann: Construction Materials, Methods, and Techniques, 4th ed., interior trim' },
  ],
});
