import { choice, defineCalculator, floorNear, integer, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Plants on a square or equilateral triangular grid, by area, or along a hedge line. */
export default defineCalculator({
  title: 'Plant spacing',
  description: 'Number of plants for a bed on a square or triangular grid, or for a hedge, from area and spacing.',
  keywords: ['ground cover', 'plants per square meter', 'hedge', 'triangular spacing', 'staggered planting'],
  inputs: {
    pattern: choice(
      { square: 'Square grid', triangle: 'Triangular grid', row: 'Row or hedge' },
      { label: 'Pattern', default: 'square' },
    ),
    area: quantity('m^2', {
      label: 'Area',
      symbol: 'A',
      above: 0,
      max: 1e7,
      when: { pattern: ['square', 'triangle'] },
    }),
    length: quantity('m', { label: 'Length of the row', symbol: 'L', above: 0, max: 1e6, when: { pattern: 'row' } }),
    spacing: quantity('m', { label: 'Spacing', usual: [4, 1500], unit: 'cm', symbol: 's', min: 2, max: 5000 }),
  },
  outputs: {
    plants: integer({ label: 'Plants', symbol: 'n' }),
    rowSpacing: quantity('m', { label: 'Distance between rows', unit: 'cm', symbol: 's_r', places: 1, optional: true }),
    density: quantity('1/m^2', { label: 'Plants per area', symbol: 'd', places: 2, optional: true }),
  },
  formula: ({ pattern, area, length, spacing }) => {
    if (pattern === 'row') return { plants: floorNear(length / spacing) + 1 };
    const rowSpacing = pattern === 'square' ? spacing : (spacing * Math.sqrt(3)) / 2;
    const density = 1 / (spacing * rowSpacing);
    return { plants: piecesFor(area * density), rowSpacing, density };
  },
  explanation: ({ density }) =>
    density === undefined
      ? 'The row takes {plants} {plants|plant|plants}.'
      : 'The bed takes {plants} {plants|plant|plants}, {density}, in rows {rowSpacing} apart.',
  examples: [
    {
      inputs: { area: 15, spacing: 50 },
      results: { plants: 60, rowSpacing: 50, density: 4 },
      source: 'By hand: 15/0.25',
    },
    {
      inputs: { pattern: 'triangle', area: 15, spacing: 50 },
      results: { plants: 70, rowSpacing: 43.30127, density: 4.618802 },
      source: 'By hand: 15/(0.25 × √3/2) = 69.3',
    },
    {
      inputs: { pattern: 'row', length: 10, spacing: 30 },
      results: { plants: 34 },
      source: 'By hand: 10/0.3 = 33.3 gaps and one more plant',
    },
  ],
  notes: ['Counts by area; keep half a spacing from the edge. A triangular grid takes 15% more plants.'],
  references: [{ title: 'Hannebaum: Landscape Design: A Practical Approach, 5th ed., plant quantities' }],
});
