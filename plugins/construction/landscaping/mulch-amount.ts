import { defineCalculator, integer, percent, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Loose soft materials: volume by depth, more by the settlement, in bags by volume. */
export default defineCalculator({
  title: 'Mulch, topsoil and compost',
  description:
    'Mulch, bark, topsoil or compost for an area in cubic meters, cubic yards and bags from depth and settlement.',
  keywords: ['bark', 'garden bed', 'topsoil yards', 'compost', 'mulch bags', 'soil amount', 'raised bed'],
  aliases: ['topsoil-amount'],
  inputs: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e7 }),
    depth: quantity('m', { label: 'Depth', usual: [1, 60], unit: 'cm', symbol: 'h', min: 0.1, max: 300, default: 7.5 }),
    settlement: percent({
      label: 'Added for settlement',
      usual: [1, 40],
      help: '10 to 20% for topsoil and compost.',
      symbol: 's',
      min: 0,
      max: 100,
      default: 0,
    }),
    bag: quantity('m^3', {
      label: 'Bag',
      usual: [10, 1000],
      help: 'Mulch 2 ft³ (57 L), topsoil 0.75 ft³ (21 L).',
      unit: 'L',
      symbol: 'V_b',
      min: 1,
      max: 2000,
      default: 50,
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Volume', symbol: 'V', places: 2 }),
    volumeYards: quantity('m^3', {
      label: 'In cubic yards',
      regional: false,
      unit: 'yd^3',
      symbol: 'V_{yd}',
      places: 2,
    }),
    bags: integer({ label: 'Bags', symbol: 'n' }),
  },
  formula: ({ area, depth, settlement, bag }) => {
    const volume = area * depth * (1 + settlement);
    return { volume, volumeYards: volume, bags: piecesFor(volume / bag) };
  },
  explanation: 'The bed takes {volume} ({volumeYards}), or {bags} {bags|bag|bags}.',
  examples: [
    {
      inputs: { area: 20 },
      results: { volume: 1.5, volumeYards: 1.961926, bags: 30 },
      source: 'By hand: 20 × 0.075; /0.764554858; 1500/50',
    },
    {
      inputs: { area: '200 ft^2', depth: '3 in', bag: '2 ft^3' },
      results: { volumeYards: 1.851852, bags: 25, volume: 1.415842 },
      source: 'By hand: 200 × 0.25 = 50 ft³; /27; /2',
    },
    {
      inputs: { area: 30, depth: 10, settlement: 15, bag: 40 },
      results: { volume: 3.45, bags: 87 },
      source: 'By hand: 3 × 1.15; 3450/40 = 86.25',
    },
  ],
  references: [{ title: 'Mulch and Soil Council: Uniform Voluntary Product Guidelines; 1 yd³ = 27 ft³' }],
});
