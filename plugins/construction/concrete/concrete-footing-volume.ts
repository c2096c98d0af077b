import { choice, defineCalculator, integer, quantity } from '@reckoner/engine';
import { bagVolume, bagYield, CONCRETE_DENSITY, mixBag } from '../shared/concrete.js';
import { piecesFor, waste } from '../shared/counts.js';

/** Strip footings, rectangular pads or columns, round piers or columns: the shapes of a foundation. */
export default defineCalculator({
  title: 'Concrete footing and column volume',
  description: 'Concrete for strip footings, pads, piers or columns in cubic meters, cubic yards and bags, with waste.',
  keywords: ['foundation', 'pier', 'column', 'sonotube', 'form tube', 'concrete yards', 'footer'],
  aliases: ['concrete-column-tube-volume'],
  inputs: {
    shape: choice(
      { rectangular: 'Strip, pad or rectangular column', round: 'Round pier or column' },
      { label: 'Shape', default: 'rectangular' },
    ),
    length: quantity('m', {
      label: 'Length',
      usual: [0.1, 1000],
      symbol: 'l',
      above: 0,
      max: 10000,
      when: { shape: 'rectangular' },
    }),
    width: quantity('m', {
      label: 'Width',
      usual: [0.1, 20],
      symbol: 'b',
      above: 0,
      max: 1000,
      when: { shape: 'rectangular' },
    }),
    diameter: quantity('m', {
      label: 'Diameter',
      usual: [8, 400],
      unit: 'cm',
      symbol: 'd',
      above: 0,
      max: 2000,
      when: { shape: 'round' },
    }),
    height: quantity('m', { label: 'Depth or height', usual: [0.05, 20], symbol: 'h', above: 0, max: 1000 }),
    count: integer({ label: 'How many', symbol: 'k', min: 1, max: 10000, default: 1 }),
    waste,
    bagSize: mixBag,
    bagYield,
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
    mass: quantity('kg', { label: 'Weight of the concrete with waste', unit: 't', symbol: 'm', places: 2 }),
  },
  formula: ({ shape, length, width, diameter, height, count, waste, bagSize, bagYield }) => {
    const area = shape === 'round' ? (Math.PI / 4) * diameter ** 2 : length * width;
    const volume = area * height * count * (1 + waste);
    return {
      volume,
      volumeYards: volume,
      bags: piecesFor(volume / bagVolume(bagSize, bagYield)),
      mass: volume * CONCRETE_DENSITY,
    };
  },
  explanation: ({ bagSize }) => {
    const bag = bagSize === 0 ? 'that {bags|yields|yield} {bagYield} each' : 'of mix ({bagSize})';
    return `With {waste} for waste {count} of these {count|takes|take} {volume} of concrete ({volumeYards}), or {bags} {bags|bag|bags} ${bag}.`;
  },
  examples: [
    {
      inputs: { length: 12, width: 0.6, height: 0.3 },
      results: { volume: 2.376, volumeYards: 3.107691, bags: 140, mass: 5.7024 },
      source: 'By hand: 12 × 0.6 × 0.3 × 1.1; /0.764554858; /0.016990108',
    },
    {
      inputs: { length: 1.2, width: 1.2, height: 0.4, count: 4, waste: 0, bagSize: 'lb60' },
      results: { volume: 2.304, volumeYards: 3.013518, bags: 181 },
      source: 'By hand: 4 × 1.2² × 0.4; /0.764554858; /0.012742581 = 180.8',
    },
    {
      inputs: { shape: 'round', diameter: '10 in', height: '4 ft', count: 6 },
      results: { volume: 0.4077333, volumeYards: 0.533295, bags: 24 },
      source: 'By hand: 6 × π/4 × (10/12)² × 4 × 1.1 = 14.399 ft³',
    },
    {
      inputs: { shape: 'round', diameter: 30, height: 2.5, count: 4, waste: 0, bagSize: 'other', bagYield: 12 },
      results: { volume: 0.7068583471, bags: 59, mass: 1.696460033 },
      source: 'By hand: 4 × π/4 × 0.3² × 2.5 m³; /0.012 = 58.9',
    },
  ],
  notes: [
    'The volume of anchor bolts, sleeves and steel is not taken off.',
    'The weight is that of all the concrete ordered, normalweight of 2400 kg/m³: as a load on the ground send 0% for waste.',
  ],
  references: [
    { title: 'QUIKRETE: Concrete Mix No. 1101, data sheet: yield of bags' },
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 10' },
  ],
});
