import { choice, constant, defineCalculator, flag, integer, isBelow, quantity, sumOfProducts } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Wall and ceiling area over the area of a sheet; openings are taken off, off-cuts are in the waste. */
export default defineCalculator({
  title: 'Drywall sheets',
  description: 'Number of drywall (plasterboard) sheets for a room from its measures, openings, sheet size and waste.',
  keywords: ['gypsum board', 'plasterboard', 'sheetrock', 'wallboard', '4x8 sheets'],
  inputs: {
    length: quantity('ft', { label: 'Length of the room', usual: [3, 200], symbol: 'l', above: 0, max: 3000 }),
    width: quantity('ft', { label: 'Width of the room', usual: [3, 200], symbol: 'b', above: 0, max: 3000 }),
    height: quantity('ft', {
      label: 'Height of the walls',
      usual: [6, 20],
      symbol: 'h',
      above: 0,
      max: 300,
      default: 8,
    }),
    openings: quantity('ft^2', {
      label: 'Doors and windows to take off',
      help: 'A door is about 20 ft², a window 15 ft².',
      symbol: 'A_0',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    ceiling: flag({ label: 'With the ceiling' }),
    sheet: choice(
      {
        s4x8: { label: '4 × 8 ft', value: 32 },
        s4x10: { label: '4 × 10 ft', value: 40 },
        s4x12: { label: '4 × 12 ft', value: 48 },
        m12x24: { label: '1.2 × 2.4 m', value: 31.000062000124 },
        m12x30: { label: '1.2 × 3.0 m', value: 38.750077500155 },
      },
      { label: 'Sheet', default: 's4x8' },
    ),
    waste,
  },
  outputs: {
    sheets: integer({ label: 'Sheets', symbol: 'n' }),
    area: quantity('ft^2', { label: 'Area to cover', symbol: 'A', places: 0 }),
    areaWithWaste: quantity('ft^2', { label: 'Area with waste', symbol: 'A_w', places: 0 }),
  },
  formula: ({ length, width, height, openings, ceiling, sheet, waste }) => {
    const ceilings = ceiling ? 1 : 0;
    const area = sumOfProducts([2, length, height], [2, width, height], [ceilings, length, width], [-1, openings]);
    const areaWithWaste = area * (1 + waste);
    return { sheets: piecesFor(areaWithWaste / (sheet * constant(1, 'ft^2'))), area, areaWithWaste };
  },
  requires: [
    {
      that: ({ openings, length, width, height }) => isBelow(openings, 2 * (length + width) * height),
      field: 'openings',
      says: 'Doors and windows of {openings} must be less than the walls.',
    },
  ],
  explanation: 'The room has {area} to cover; with {waste} for waste it takes {sheets} {sheets|sheet|sheets}.',
  examples: [
    {
      inputs: { length: 12, width: 10, openings: 35 },
      results: { area: 317, areaWithWaste: 348.7, sheets: 11 },
      source: 'By hand: 2 × 22 × 8 − 35; × 1.1; /32 = 10.9',
    },
    {
      inputs: { length: 16, width: 14, height: 9, openings: 40, ceiling: true, sheet: 's4x12', waste: 15 },
      results: { area: 724, areaWithWaste: 832.6, sheets: 18 },
      source: 'By hand: 540 + 224 − 40; × 1.15; /48 = 17.3',
    },
    {
      inputs: { length: 10, width: 10, height: 8, waste: 0, sheet: 's4x10' },
      results: { area: 320, sheets: 8 },
      source: 'By hand: 320/40',
    },
    {
      inputs: { length: '4.8 m', width: '3.6 m', height: '2.4 m', waste: 0, sheet: 'm12x24' },
      results: { sheets: 14 },
      source: 'By hand: 16.8 m × 2.4 m is 14 sheets of 1.2 × 2.4 m side by side',
    },
    {
      inputs: { length: '6 m', width: '3 m', height: '3 m', waste: 0, sheet: 'm12x30' },
      results: { sheets: 15 },
      source: 'By hand: 18 m × 3 m is 15 sheets of 1.2 × 3 m side by side',
    },
    {
      inputs: { length: 10, width: 10, openings: 320 },
      refused: 'must be less than the walls',
      source: 'By hand: 320 − 320',
    },
  ],
  notes: ['About 28 to 32 screws a sheet hold it on studs 16 in apart.'],
  references: [{ title: 'Gypsum Association GA-216-2021: Application and Finishing of Gypsum Panel Products' }],
});
