import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { bagSize, CONCRETE_DENSITY, concreteBags } from '../shared/concrete.js';
import { waste } from '../shared/counts.js';

/** Rectangular slab, driveway or patio; the same volume in cubic meters and cubic yards. */
export default defineCalculator({
  title: 'Concrete slab volume',
  description:
    'Concrete for a slab, patio or driveway in cubic meters, cubic yards and bags from its measures and waste.',
  keywords: ['concrete yards', 'ready-mix', 'patio', 'driveway', 'how many bags of concrete', 'Quikrete'],
  inputs: {
    length: quantity('m', { label: 'Length', usual: [0.2, 500], symbol: 'l', above: 0, max: 10000 }),
    width: quantity('m', { label: 'Width', usual: [0.2, 500], symbol: 'b', above: 0, max: 10000 }),
    thickness: quantity('m', {
      label: 'Thickness',
      usual: [4, 60],
      unit: 'cm',
      symbol: 't',
      above: 0,
      max: 500,
      default: 10,
    }),
    waste,
    bagSize,
  },
  outputs: {
    volume: quantity('m^3', { label: 'Concrete with waste', symbol: 'V', places: 2 }),
    volumeYards: quantity('m^3', {
      label: 'In cubic yards',
      regional: false,
      unit: 'yd^3',
      symbol: 'V_{yd}',
      places: 2,
    }),
    bags: integer({ label: 'Bags of mix', symbol: 'n' }),
    mass: quantity('kg', { label: 'Weight of the concrete', unit: 't', symbol: 'm', places: 2 }),
  },
  formula: ({ length, width, thickness, waste, bagSize }) => {
    const volume = length * width * thickness * (1 + waste);
    return { volume, volumeYards: volume, bags: concreteBags(volume, bagSize), mass: volume * CONCRETE_DENSITY };
  },
  explanation: 'With {waste} for waste the slab takes {volume} of concrete ({volumeYards}), or {bags} {bags|bag|bags}.',
  examples: [
    {
      inputs: { length: 6, width: 4, thickness: 10, waste: 5 },
      results: { volume: 2.52, volumeYards: 3.296036, bags: 149, mass: 6.048 },
      source: 'By hand: 6 × 4 × 0.1 × 1.05; /0.764554858 yd³; /(0.6 × 0.028316847 m³)',
    },
    {
      inputs: { length: '20 ft', width: '10 ft', thickness: '4 in', bagSize: 'lb80' },
      results: { volume: 2.076569, volumeYards: 2.716049, bags: 123, mass: 4.983765 },
      source: 'By hand: 200 × (4/12) × 1.1 = 73.333 ft³; /27; /0.6 = 122.2',
    },
    {
      inputs: { length: 6, width: 4, thickness: 10, waste: 5, bagSize: 'lb60' },
      results: { bags: 198 },
      source: 'By hand: 88.993 ft³ / 0.45 = 197.8',
    },
  ],
  notes: [
    'The weight is that of normalweight concrete, 2400 kg/m³. Ready-mix is sold in steps of a quarter cubic yard.',
  ],
  references: [
    { title: 'QUIKRETE: Concrete Mix No. 1101, data sheet: yield of bags' },
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 10' },
  ],
});
