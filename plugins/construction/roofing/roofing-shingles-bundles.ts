import { constant, defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

const SQUARE = constant(100, 'ft^2');
const NAILS_PER_SQUARE = 320;

/** Three-tab or architectural shingles: three bundles cover a square of 100 ft². */
export default defineCalculator({
  title: 'Roof shingles',
  description:
    'Bundles of asphalt shingles, starter, ridge caps, underlayment and nails from the roof area, edges and ridges.',
  keywords: ['roofing squares', 'bundles', 'asphalt shingles', 'starter strip', 'ridge cap', 'underlayment'],
  inputs: {
    area: quantity('ft^2', { label: 'Roof area', symbol: 'A', above: 0, max: 1e6 }),
    edges: quantity('ft', { label: 'Length of eaves and rakes', symbol: 'l_e', min: 0, max: 1e5, default: 0 }),
    ridges: quantity('ft', { label: 'Length of ridges and hips', symbol: 'l_r', min: 0, max: 1e5, default: 0 }),
    waste,
    bundlesPerSquare: integer({ label: 'Bundles in a square', symbol: 'k', min: 1, max: 6, default: 3 }),
    starterLength: quantity('ft', { label: 'Starter in a bundle', symbol: 'l_s', min: 10, max: 300, default: 105 }),
    capLength: quantity('ft', { label: 'Ridge caps in a bundle', symbol: 'l_c', min: 5, max: 100, default: 31 }),
    underlaymentRoll: quantity('ft^2', {
      label: 'Underlayment in a roll',
      symbol: 'A_u',
      min: 100,
      max: 2000,
      default: 400,
    }),
  },
  outputs: {
    bundles: integer({ label: 'Bundles of shingles', symbol: 'n' }),
    squares: quantity('ft^2', { label: 'Squares with waste', unit: 'roofing_square', symbol: 'n_q', places: 2 }),
    starterBundles: integer({ label: 'Bundles of starter', symbol: 'n_s' }),
    capBundles: integer({ label: 'Bundles of ridge caps', symbol: 'n_c' }),
    underlaymentRolls: integer({ label: 'Rolls of underlayment', symbol: 'n_u' }),
    nails: integer({ label: 'Nails (4 a shingle)', symbol: 'n_n' }),
  },
  formula: ({ area, edges, ridges, waste, bundlesPerSquare, starterLength, capLength, underlaymentRoll }) => {
    const squares = area * (1 + waste);
    return {
      bundles: piecesFor((squares / SQUARE) * bundlesPerSquare),
      squares,
      starterBundles: piecesFor(edges / starterLength),
      capBundles: piecesFor(ridges / capLength),
      underlaymentRolls: piecesFor(squares / underlaymentRoll),
      nails: piecesFor((squares / SQUARE) * NAILS_PER_SQUARE),
    };
  },
  explanation:
    'With {waste} for waste the roof takes {squares} of shingles, {bundles} {bundles|bundle|bundles}, and {nails} {nails|nail|nails}.',
  examples: [
    {
      inputs: { area: 2400, edges: 180, ridges: 60 },
      results: { bundles: 80, squares: 26.4, starterBundles: 2, capBundles: 2, underlaymentRolls: 7, nails: 8448 },
      source: 'By hand: 2400 × 1.1/100; × 3 = 79.2; 180/105; 60/31; 2640/400; 26.4 × 320',
    },
    {
      inputs: { area: 1000, edges: 100, ridges: 30, waste: 15, bundlesPerSquare: 4 },
      results: { bundles: 46, squares: 11.5, starterBundles: 1, capBundles: 1, underlaymentRolls: 3, nails: 3680 },
      source: 'By hand: 1000 × 1.15/100; × 4; 100/105; 30/31; 1150/400 = 2.9; 11.5 × 320',
    },
    {
      inputs: { area: 2400, edges: 180, ridges: 60, starterLength: 85, capLength: 25, underlaymentRoll: 1000 },
      results: { starterBundles: 3, capBundles: 3, underlaymentRolls: 3 },
      source: 'By hand: 180/85 = 2.1; 60/25 = 2.4; 2640/1000 = 2.6',
    },
  ],
  notes: [
    'Asphalt shingles need a rise of at least 2 in 12, and below 4 in 12 two layers of underlayment.',
    '10% waste for gable roofs, 15% for hips and valleys. In high wind six nails a shingle: half as many again.',
  ],
  references: [{ title: 'Asphalt Roofing Manufacturers Association: Residential Asphalt Roofing Manual (2014)' }],
});
