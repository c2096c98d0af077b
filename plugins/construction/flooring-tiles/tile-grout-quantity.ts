import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Volume of the joints per area is (a + b)/(a b) times depth times width. */
export default defineCalculator({
  title: 'Grout for tiles',
  description:
    'Mass of grout and bags for a tiled area from tile size, joint width and depth, grout density and waste.',
  keywords: ['grout coverage', 'tile joints', 'grout bags', 'kg per square meter'],
  inputs: {
    area: quantity('m^2', { label: 'Tiled area', symbol: 'A', above: 0, max: 1e6 }),
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
      symbol: 'b',
      min: 0.5,
      max: 500,
      default: ({ tileLength }) => tileLength,
    }),
    depth: quantity('m', {
      label: 'Depth of the joint (thickness of the tile)',
      usual: [3, 30],
      unit: 'mm',
      symbol: 't',
      min: 1,
      max: 100,
      default: 8,
    }),
    joint: quantity('m', {
      label: 'Width of the joint',
      usual: [1, 20],
      unit: 'mm',
      symbol: 'j',
      min: 0.5,
      max: 50,
      default: 3,
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the dry grout',
      usual: [1000, 2200],
      help: '1600 for cement grout.',
      symbol: '\\rho',
      min: 500,
      max: 3000,
      default: 1600,
    }),
    waste,
    bag: quantity('kg', { label: 'Grout in a bag', usual: [0.5, 50], symbol: 'm_b', min: 0.1, max: 100, default: 5 }),
  },
  outputs: {
    grout: quantity('kg', { label: 'Grout', symbol: 'm', places: 2 }),
    bags: integer({ label: 'Bags', symbol: 'n' }),
    perArea: quantity('kg/m^2', {
      label: 'Grout per area with waste',
      regional: { us: 'lb/ft^2' },
      symbol: 'q',
      places: 3,
    }),
  },
  formula: ({ area, tileLength, tileWidth, depth, joint, density, waste, bag }) => {
    const perArea = ((tileLength + tileWidth) / (tileLength * tileWidth)) * depth * joint * density * (1 + waste);
    const grout = perArea * area;
    return { grout, bags: piecesFor(grout / bag), perArea };
  },
  explanation: 'The joints of {area} take {grout} of grout, {perArea}: {bags} {bags|bag|bags}.',
  examples: [
    {
      inputs: { area: 10, tileLength: 30 },
      results: { grout: 2.816, bags: 1, perArea: 0.2816 },
      source: 'By hand: (300 + 300)/(300 × 300) × 8 × 3 × 1.6 × 1.1 kg/m²',
    },
    {
      inputs: { area: 25, tileLength: 60, tileWidth: 30, depth: 10, joint: 5, density: 1700, waste: 0 },
      results: { grout: 10.625, bags: 3, perArea: 0.425 },
      source: 'By hand: (600 + 300)/(600 × 300) × 10 × 5 × 1.7 kg/m²',
    },
    {
      inputs: { area: 100, tileLength: 30, bag: 20 },
      results: { grout: 28.16, bags: 2, perArea: 0.2816 },
      source: 'By hand: (300 + 300)/(300 × 300) × 8 × 3 × 1.6 × 1.1 kg/m²; 28.16/20 = 1.4',
    },
  ],
  notes: ['Neglects the joint in the size of the tile, which overstates small mosaics by a few percent.'],
  references: [{ title: 'Mapei: Keracolor, technical data sheet: (A + B)/(A × B) × C × D × 1.6 = kg/m²' }],
});
