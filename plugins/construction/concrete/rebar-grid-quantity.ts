import { choice, constant, defineCalculator, integer, quantity, sumOfProducts } from '@reckoner/engine';
import { piecesFor } from '../shared/counts.js';

const STEEL_DENSITY = constant(7850, 'kg/m^3');

/** One mat of bars each way; bars stand no farther apart than the spacing, long ones are lapped from stock lengths. */
export default defineCalculator({
  title: 'Rebar for a slab',
  description: 'Bars each way, total length, stock bars and weight of one mat of reinforcement in a rectangular slab.',
  keywords: ['rebar grid', 'reinforcement', 'rebar spacing', 'lap', 'rebar weight', 'steel mat'],
  inputs: {
    length: quantity('m', { label: 'Length of the slab', symbol: 'l', min: 0.5, max: 1000 }),
    width: quantity('m', { label: 'Width of the slab', symbol: 'b', min: 0.5, max: 1000 }),
    spacing: quantity('m', {
      label: 'Spacing',
      usual: [7, 60],
      unit: 'cm',
      symbol: 's',
      min: 2,
      max: 200,
      default: 20,
    }),
    cover: quantity('m', {
      label: 'Cover at the edges',
      usual: [1, 10],
      unit: 'cm',
      symbol: 'c',
      min: 0,
      max: 20,
      default: 5,
    }),
    bar: choice(
      {
        d6: { label: '6 mm', value: 6 },
        d8: { label: '8 mm', value: 8 },
        d10: { label: '10 mm', value: 10 },
        d12: { label: '12 mm', value: 12 },
        d16: { label: '16 mm', value: 16 },
        d20: { label: '20 mm', value: 20 },
        us3: { label: 'No. 3 (3/8 in)', value: 9.525 },
        us4: { label: 'No. 4 (1/2 in)', value: 12.7 },
        us5: { label: 'No. 5 (5/8 in)', value: 15.875 },
        us6: { label: 'No. 6 (3/4 in)', value: 19.05 },
      },
      { label: 'Bar', default: 'd12' },
    ),
    stockLength: quantity('m', {
      label: 'Length of stock bars',
      usual: [3, 18],
      symbol: 'l_s',
      min: 3,
      max: 20,
      default: 6,
    }),
    lap: quantity('m', {
      label: 'Lap',
      help: 'Overlap of two bars in line, by default 40 bar diameters.',
      unit: 'cm',
      symbol: 'l_0',
      min: 0,
      max: 200,
      default: ({ bar }) => (40 * bar) / 1000,
    }),
  },
  outputs: {
    stockBars: integer({ label: 'Stock bars to buy', symbol: 'n' }),
    totalLength: quantity('m', { label: 'Length of bars with laps', symbol: 'L', places: 1 }),
    mass: quantity('kg', { label: 'Weight', symbol: 'm', places: 1 }),
    lengthwise: integer({ label: 'Bars along the length', symbol: 'n_l' }),
    crosswise: integer({ label: 'Bars along the width', symbol: 'n_b' }),
  },
  formula: ({ length, width, spacing, cover, bar, stockLength, lap }) => {
    const netLength = sumOfProducts([length], [-2, cover]);
    const netWidth = sumOfProducts([width], [-2, cover]);
    const lengthwise = piecesFor(netWidth / spacing) + 1;
    const crosswise = piecesFor(netLength / spacing) + 1;
    const lapped = (run: number) => run + (Math.max(1, piecesFor((run - lap) / (stockLength - lap))) - 1) * lap;
    const totalLength = lengthwise * lapped(netLength) + crosswise * lapped(netWidth);
    const diameter = bar * constant(0.001, 'm');
    return {
      stockBars: piecesFor(totalLength / stockLength),
      totalLength,
      mass: ((totalLength * Math.PI) / 4) * diameter ** 2 * STEEL_DENSITY,
      lengthwise,
      crosswise,
    };
  },
  explanation:
    'The mat has {lengthwise} {lengthwise|bar|bars} one way and {crosswise} the other: {totalLength}, {stockBars} {stockBars|stock bar|stock bars}, {mass}.',
  examples: [
    {
      inputs: { length: 6, width: 4 },
      results: { lengthwise: 21, crosswise: 31, totalLength: 244.8, stockBars: 41, mass: 217.33689 },
      source: 'By hand: ⌈3.9/0.2⌉ + 1 = 21 bars of 5.9 m, ⌈5.9/0.2⌉ + 1 = 31 of 3.9 m; π/4 × 0.012² × 7850 kg/m',
    },
    {
      inputs: { length: 14, width: 8, spacing: 25, bar: 'd10', stockLength: 12, lap: 40 },
      results: { lengthwise: 33, crosswise: 57, totalLength: 922.2, stockBars: 77, mass: 568.57094 },
      source: 'By hand: 33 bars of 13.9 m with one lap of 0.4 m each, 57 of 7.9 m',
    },
    {
      inputs: { length: '20 ft', width: '10 ft', spacing: '12 in', cover: '3 in', bar: 'us4', stockLength: '20 ft' },
      results: { lengthwise: 11, crosswise: 21, totalLength: 126.1872, stockBars: 21, mass: 125.4822 },
      source: 'By hand: (11 × 19.5 + 21 × 9.5) ft = 414 ft',
    },
    {
      inputs: { length: 0.5, width: 0.5, cover: '20 cm', spacing: 10, bar: 'd6' },
      results: { lengthwise: 2, crosswise: 2, totalLength: 0.4, stockBars: 1, mass: 0.0887814 },
      source: 'By hand: 4 bars of 0.1 m; 0.4 × π/4 × 0.006² × 7850',
    },
  ],
  notes: [
    'A quantity, not a design: spacing, laps and cover come from the engineer or the code. Off-cuts count as usable.',
  ],
  references: [
    { title: 'CRSI: Manual of Standard Practice, 29th ed., ch. 1 and 6' },
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 10' },
  ],
});
