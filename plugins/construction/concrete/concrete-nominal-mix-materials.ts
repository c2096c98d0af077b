import { constant, defineCalculator, integer, number, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

const CEMENT_BULK_DENSITY = constant(1440, 'kg/m^3');

/** Cement, sand and aggregate by volume from the dry volume, which voids make 1.54 times the wet one. */
export default defineCalculator({
  title: 'Concrete mix ratio materials',
  description: 'Cement, sand, aggregate and water for a volume of concrete from a nominal mix such as 1:2:4.',
  keywords: ['1:2:4', '1:1.5:3', 'M20', 'cement bags', 'dry volume', 'sand', 'nominal mix'],
  inputs: {
    volume: quantity('m^3', { label: 'Volume of finished concrete', symbol: 'V', above: 0, max: 1e6 }),
    sandParts: number({
      label: 'Parts of sand to 1 of cement',
      usual: [0.5, 8],
      symbol: 's',
      min: 0.1,
      max: 20,
      default: 2,
    }),
    aggregateParts: number({ label: 'Parts of aggregate to 1 of cement', symbol: 'g', min: 0, max: 40, default: 4 }),
    dryFactor: number({
      label: 'Dry volume over wet volume',
      usual: [1.2, 1.7],
      symbol: 'k',
      min: 1,
      max: 2,
      default: 1.54,
    }),
    waterCement: number({
      label: 'Water to cement by weight',
      usual: [0.35, 0.7],
      symbol: 'r',
      min: 0.2,
      max: 1,
      default: 0.5,
    }),
    bagMass: quantity('kg', {
      label: 'Cement in a bag',
      usual: [10, 60],
      symbol: 'm_b',
      min: 1,
      max: 1000,
      default: 50,
    }),
    waste: { ...waste, default: 0 },
  },
  outputs: {
    cement: quantity('kg', { label: 'Cement', symbol: 'm_c', places: 0 }),
    bags: integer({ label: 'Bags of cement', symbol: 'n' }),
    sand: quantity('m^3', { label: 'Sand', symbol: 'V_s', places: 2 }),
    aggregate: quantity('m^3', { label: 'Aggregate', symbol: 'V_g', places: 2 }),
    water: quantity('kg', { label: 'Water (1 kg is 1 L)', symbol: 'm_w', places: 0 }),
  },
  formula: ({ volume, sandParts, aggregateParts, dryFactor, waterCement, bagMass, waste }) => {
    const part = (volume * (1 + waste) * dryFactor) / (1 + sandParts + aggregateParts);
    const cement = part * CEMENT_BULK_DENSITY;
    return {
      cement,
      bags: piecesFor(cement / bagMass),
      sand: part * sandParts,
      aggregate: part * aggregateParts,
      water: cement * waterCement,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ aggregateParts, dryFactor }) => aggregateParts === 0 && dryFactor > 1.4,
      says: 'Without aggregate this is mortar, whose dry volume is about 1.33 times the wet one.',
    },
  ],
  explanation:
    'For {volume} of concrete take {cement} of cement ({bags} {bags|bag|bags}), {sand} of sand and {aggregate} of aggregate.',
  examples: [
    {
      inputs: { volume: 10 },
      results: { cement: 3168, bags: 64, sand: 4.4, aggregate: 8.8, water: 1584 },
      source: 'By hand: 15.4 m³ dry / 7 = 2.2 m³ of cement × 1440 kg/m³',
    },
    {
      inputs: { volume: 10, sandParts: 1.5, aggregateParts: 3 },
      results: { cement: 4032, bags: 81, sand: 4.2, aggregate: 8.4, water: 2016 },
      source: 'By hand: 15.4 m³ dry / 5.5 = 2.8 m³ of cement × 1440 kg/m³',
    },
    {
      inputs: { volume: 2.5, sandParts: 3, aggregateParts: 6, waterCement: 0.6, bagMass: 25, waste: 5 },
      results: { cement: 582.12, bags: 24, sand: 1.21275, aggregate: 2.4255, water: 349.272 },
      source: 'By hand: 2.5 × 1.05 × 1.54 / 10 = 0.40425 m³ of cement × 1440 kg/m³',
    },
    {
      inputs: { volume: 1, sandParts: 3, aggregateParts: 0 },
      results: { sand: 1.155 },
      cautions: ['this is mortar'],
      source: 'By hand: 1.54 × 3/4',
    },
    {
      inputs: { volume: 4, dryFactor: 1.5 },
      results: { cement: 1234.285714, bags: 25, sand: 1.714285714, aggregate: 3.428571429, water: 617.1428571 },
      source: 'By hand: 6 m³ dry / 7 of cement × 1440 kg/m³; /50 = 24.7',
    },
  ],
  notes: [
    'A rule for small works with loose, dry materials and cement of 1440 kg/m³ loose; it is no design of the mix.',
  ],
  references: [{ title: 'IS 456:2000, Plain and Reinforced Concrete, 9.3 and Table 9: nominal mixes' }],
});
