import { defineCalculator, integer, percent, quantity } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

/** Product from the nitrogen wanted per area and the first number of its N-P-K analysis. */
export default defineCalculator({
  title: 'Lawn fertilizer',
  description:
    'Fertilizer product and bags for a lawn from its area, the nitrogen wanted and the nitrogen in the product.',
  keywords: ['nitrogen', 'NPK', 'pounds per 1000 sq ft', 'spreader', 'turf'],
  inputs: {
    area: quantity('m^2', { label: 'Area of the lawn', symbol: 'A', above: 0, max: 1e8 }),
    nitrogenRate: quantity('kg/m^2', {
      label: 'Nitrogen wanted',
      usual: [0.5, 15],
      help: '5 g/m² is about 1 lb in 1000 ft², the usual most at a time.',
      unit: 'g/m^2',
      symbol: 'r',
      min: 0.01,
      max: 100,
      default: 5,
    }),
    nitrogen: percent({
      label: 'Nitrogen in the product',
      usual: [1, 50],
      help: 'The first number on the bag: 24 of 24-0-4.',
      symbol: 'N',
      min: 0.5,
      max: 100,
    }),
    bag: quantity('kg', { label: 'Bag', usual: [0.5, 1000], symbol: 'm_b', min: 0.1, max: 2000, default: 20 }),
  },
  outputs: {
    product: quantity('kg', { label: 'Product', symbol: 'm', places: 2 }),
    bags: integer({ label: 'Bags', symbol: 'n' }),
    rate: quantity('kg/m^2', { label: 'Product per area', unit: 'g/m^2', symbol: 'q', places: 1 }),
    perThousand: quantity('kg/m^2', {
      label: 'Product in lb per 1000 ft²',
      unit: 'lb/(1000 ft^2)',
      symbol: 'q_{US}',
      places: 2,
    }),
  },
  formula: ({ area, nitrogenRate, nitrogen, bag }) => {
    const rate = nitrogenRate / nitrogen;
    const product = rate * area;
    return { product, bags: piecesFor(product / bag), rate, perThousand: rate };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ nitrogenRate }) => nitrogenRate > 0.005,
      says: 'More than about 5 g/m² (1 lb in 1000 ft²) of quick nitrogen at a time burns the grass and washes out: split it, or use slow release.',
    },
  ],
  explanation: 'Spread {product} ({bags} {bags|bag|bags}), {rate}.',
  examples: [
    {
      inputs: { area: 400, nitrogen: 16 },
      results: { product: 12.5, bags: 1, rate: 31.25 },
      source: 'By hand: 5/0.16 g/m² × 400 m²',
    },
    {
      inputs: { area: '5000 ft^2', nitrogenRate: '1 lb/(1000 ft^2)', nitrogen: 24, bag: '50 lb' },
      results: { product: 9.449841, bags: 1, perThousand: 4.166667 },
      source: 'By hand: 5 lb of nitrogen/0.24 = 20.833 lb; × 0.45359237',
    },
    {
      inputs: { area: 100, nitrogenRate: 10, nitrogen: 20 },
      results: { product: 5, rate: 50 },
      cautions: ['burns the grass'],
      source: 'By hand: 10/0.2 × 100 g',
    },
  ],
  notes: ['Follow the label and local rules; slow-release nitrogen allows larger single rates.'],
  references: [
    { title: 'Turgeon, Kaminski: Turfgrass Management, 10th ed., fertilization' },
    { title: 'Toro Yard Care: Fertilizer guidelines: at most 1 lb of fast-release nitrogen in 1,000 ft² at a time' },
  ],
});
