import { constant, defineCalculator, money, number, percent, quantity } from '@reckoner/engine';

/** A cord is a stack of 128 cubic feet with the air between the pieces. */
export default defineCalculator({
  title: 'Firewood cord',
  description:
    'Cords, steres and solid wood of a stack of firewood from its length, width and height, with the price of a cord.',
  keywords: ['cord of wood', 'face cord', 'stere', 'firewood stack', 'rick'],
  inputs: {
    length: quantity('ft', { usual: [1, 1000], label: 'Length', symbol: 'l', above: 0, max: 10000 }),
    height: quantity('ft', { usual: [1, 20], label: 'Height', symbol: 'h', above: 0, max: 100 }),
    depth: quantity('ft', {
      usual: [8, 1000],
      label: 'Depth',
      help: 'Length of the logs times the number of rows.',
      unit: 'in',
      symbol: 'd',
      above: 0,
      max: 10000,
    }),
    solid: percent({ usual: [50, 85], label: 'Share of solid wood', symbol: 's', min: 30, max: 100, default: 65 }),
    price: money({ label: 'Price of the stack', symbol: 'p', min: 0, max: 1e7, optional: true }),
  },
  outputs: {
    cords: number({ label: 'Cords', symbol: 'N', places: 3 }),
    volume: quantity('ft^3', { label: 'Stacked volume', unit: 'm^3', symbol: 'V', places: 2 }),
    wood: quantity('ft^3', { label: 'Solid wood', unit: 'm^3', symbol: 'V_s', places: 2 }),
    faceCords: number({ label: 'Face cords of 4 ft by 8 ft', places: 3 }),
    cordPrice: money({ label: 'Price of a cord', optional: true }),
  },
  formula: ({ length, height, depth, solid, price }) => {
    const volume = length * height * depth;
    const cords = volume / constant(128, 'ft^3');
    const results = { cords, volume, wood: solid * volume, faceCords: (length * height) / constant(32, 'ft^2') };
    return price === undefined ? results : { ...results, cordPrice: price / cords };
  },
  explanation: 'The stack holds {cords} {cords|cord|cords}, {wood} of solid wood.',
  examples: [
    {
      inputs: { length: 8, height: 4, depth: 48 },
      results: { cords: 1, volume: 3.6245564, wood: 2.3559616, faceCords: 1 },
      source: 'units: 128 ft^3 in m^3; × 0.65',
    },
    {
      inputs: { length: 16, height: 5, depth: 16, price: 250 },
      results: { cords: 0.83333333, faceCords: 2.5, cordPrice: 300 },
      source: 'By hand: 16 × 5 × 4/3/128 = 5/6; 250 × 6/5',
    },
    {
      inputs: { length: '2 m', height: '1 m', depth: '1 m', solid: 70 },
      results: { volume: 2, wood: 1.4 },
      source: 'By hand: two steres',
    },
  ],
  notes: [
    'One stere is one cubic meter of stack. Face cords (ricks) are legal measures in few places: compare by the full cord.',
  ],
  references: [
    {
      title:
        'NIST Handbook 130 (2023), Uniform Regulation for the Method of Sale of Commodities, §2.4 Fireplace and stove wood',
    },
  ],
});
