import { choice, constant, defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Area times the seeding rate of the species; overseeding takes half. */
export default defineCalculator({
  title: 'Grass seed',
  description: 'Grass seed and bags for a new lawn or overseeding from the area and the seeding rate of the species.',
  keywords: ['lawn seed', 'overseed', 'seeding rate', 'Kentucky bluegrass', 'tall fescue', 'ryegrass'],
  inputs: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e8 }),
    species: choice(
      {
        bluegrass: { label: 'Kentucky bluegrass (12 g/m²)', value: 12 },
        tallFescue: { label: 'Tall fescue (37 g/m²)', value: 37 },
        fineFescue: { label: 'Fine fescue (22 g/m²)', value: 22 },
        ryegrass: { label: 'Perennial ryegrass (37 g/m²)', value: 37.0 },
        bermuda: { label: 'Bermudagrass, hulled (7 g/m²)', value: 7 },
        mixture: { label: 'Lawn mixture (25 g/m²)', value: 25 },
      },
      { label: 'Species', default: 'mixture' },
    ),
    use: choice(
      { new: { label: 'New lawn', value: 1 }, overseed: { label: 'Overseeding', value: 0.5 } },
      { label: 'Use', default: 'new' },
    ),
    bag: quantity('kg', { label: 'Bag', usual: [0.1, 50], symbol: 'm_b', min: 0.05, max: 1000, default: 10 }),
  },
  outputs: {
    seed: quantity('kg', { label: 'Seed', symbol: 'm', places: 2 }),
    bags: integer({ label: 'Bags', symbol: 'n' }),
    rate: quantity('kg/m^2', { label: 'Seed per area', unit: 'g/m^2', symbol: 'r', places: 1 }),
  },
  formula: ({ area, species, use, bag }) => {
    const rate = species * use * constant(0.001, 'kg/m^2');
    const seed = rate * area;
    return { seed, bags: piecesFor(seed / bag), rate };
  },
  explanation: 'Sow {seed} of seed, {rate}: {bags} {bags|bag|bags}.',
  examples: [
    { inputs: { area: 500 }, results: { seed: 12.5, bags: 2, rate: 25 }, source: 'By hand: 500 × 0.025; 12.5/10' },
    {
      inputs: { area: '5000 ft^2', species: 'tallFescue', use: 'overseed', bag: '10 lb' },
      results: { seed: 8.593531, bags: 2, rate: 18.5 },
      source: 'By hand: 464.5152 m² × 0.0185; /4.5359237 = 1.9',
    },
    { inputs: { area: 100, species: 'bluegrass' }, results: { seed: 1.2 }, source: 'By hand: 100 × 0.012' },
    { inputs: { area: 100, species: 'ryegrass' }, results: { seed: 3.7 }, source: 'By hand: 100 × 0.037' },
    { inputs: { area: 100, species: 'fineFescue' }, results: { seed: 2.2 }, source: 'By hand: 100 × 0.022' },
    { inputs: { area: 100, species: 'bermuda' }, results: { seed: 0.7 }, source: 'By hand: 100 × 0.007' },
  ],
  notes: ['Middle of the usual ranges (5 g/m² is about 1 lb in 1000 ft²); coated seed needs more: follow the label.'],
  references: [{ title: 'Turgeon, Kaminski: Turfgrass Management, 10th ed., propagation: seeding rates' }],
});
