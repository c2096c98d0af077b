import { choice, constant, defineCalculator, integer, percent, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Area times depth, more by the compaction, times the loose density. */
export default defineCalculator({
  title: 'Gravel',
  description:
    'Gravel, crushed stone or sand for an area in cubic meters, cubic yards, tonnes and bags from its depth.',
  keywords: ['crushed stone', 'driveway gravel', 'pea gravel', 'tons of gravel', 'sand', 'aggregate'],
  inputs: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e7 }),
    depth: quantity('m', { label: 'Depth', usual: [1, 100], unit: 'cm', symbol: 'h', min: 0.1, max: 1000, default: 5 }),
    material: choice(
      {
        gravel: { label: 'Gravel, dry (1680 kg/m³)', value: 1680 },
        crushed: { label: 'Crushed stone (1600 kg/m³)', value: 1600 },
        sand: { label: 'Sand, dry (1602 kg/m³)', value: 1602 },
        lava: { label: 'Lava rock (800 kg/m³)', value: 800 },
      },
      { label: 'Material', default: 'gravel' },
    ),
    compaction: percent({ label: 'Added for compaction', usual: [1, 40], symbol: 'c', min: 0, max: 100, default: 0 }),
    bag: quantity('kg', { label: 'Bag', usual: [5, 1500], symbol: 'm_b', min: 1, max: 2000, default: 25 }),
  },
  outputs: {
    mass: quantity('kg', { label: 'Weight', regional: false, unit: 't', symbol: 'm', places: 2 }),
    shortTons: quantity('kg', { label: 'In US tons', regional: false, unit: 'ton_US', symbol: 'm_{US}', places: 2 }),
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
  formula: ({ area, depth, material, compaction, bag }) => {
    const volume = area * depth * (1 + compaction);
    const mass = volume * material * constant(1, 'kg/m^3');
    return { mass, shortTons: mass, volume, volumeYards: volume, bags: piecesFor(mass / bag) };
  },
  explanation: 'The area takes {volume} ({volumeYards}), {mass} or {bags} {bags|bag|bags}.',
  examples: [
    {
      inputs: { area: 40, depth: 10 },
      results: { mass: 6.72, shortTons: 7.407532, volume: 4, volumeYards: 5.231802, bags: 269 },
      source: 'By hand: 40 × 0.1 × 1.68; /0.90718474; /0.764554858; 6720/25',
    },
    {
      inputs: { area: 40, depth: 10, material: 'crushed', compaction: 20 },
      results: { mass: 7.68, volume: 4.8, volumeYards: 6.278163, bags: 308 },
      source: 'By hand: 4 × 1.2; × 1.6; 7680/25 = 307.2',
    },
    {
      inputs: { area: 30, depth: 6, material: 'sand', bag: 20 },
      results: { mass: 2.8836, shortTons: 3.178624896, volume: 1.8, volumeYards: 2.354311115, bags: 145 },
      source: 'By hand: 30 × 0.06 × 1.602; /0.90718474; /0.764554858; 2883.6/20 = 144.2',
    },
  ],
  notes: ['Densities are of loose, dry material and vary by 10%; wet sand and gravel weigh up to a fifth more.'],
  references: [{ title: 'SI Metric: Density of Bulk Materials', url: 'https://www.simetric.co.uk/si_materials.htm' }],
});
