import { choice, constant, defineCalculator, isAbove, number, percent, quantity } from '@reckoner/engine';

/** Volume of the pour with waste, split by the mixing ratio of resin to hardener. */
export default defineCalculator({
  title: 'Epoxy resin volume',
  description:
    'Resin and hardener for a rectangular or round pour from its size, depth, waste and mixing ratio by volume.',
  keywords: ['river table', 'resin art', 'hardener', 'casting'],
  inputs: {
    shape: choice(
      {
        rectangular: { label: 'Rectangular', also: ['rectangle'] },
        round: { label: 'Round', also: ['circle', 'circular'] },
      },
      { label: 'Shape', default: 'rectangular' },
    ),
    length: quantity('m', {
      label: 'Length or diameter',
      unit: 'cm',
      symbol: 'l',
      above: 0,
      max: 10000,
      usual: [1, 500],
    }),
    width: quantity('m', {
      label: 'Width',
      unit: 'cm',
      symbol: 'w',
      above: 0,
      max: 10000,
      usual: [1, 500],
      when: { shape: 'rectangular' },
    }),
    depth: quantity('m', { label: 'Depth', unit: 'mm', symbol: 'h', above: 0, max: 1000, usual: [0.3, 150] }),
    waste: percent({ label: 'Waste', symbol: 'v', min: 0, max: 100, default: 10, usual: [1, 30] }),
    ratio: number({
      label: 'Parts of resin for one part of hardener',
      text: 'ratio',
      symbol: 'r',
      min: 0.1,
      max: 20,
      default: 2,
      usual: [0.5, 10],
    }),
    density: quantity('kg/m^3', {
      label: 'Density of the mixture',
      symbol: '\\rho',
      min: 500,
      max: 3000,
      default: 1100,
      usual: [600, 2200],
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Mixture', unit: 'L', symbol: 'V', places: 3 }),
    resin: quantity('m^3', { label: 'Resin', unit: 'L', symbol: 'V_r', places: 3 }),
    hardener: quantity('m^3', { label: 'Hardener', unit: 'L', symbol: 'V_h', places: 3 }),
    mass: quantity('kg', { label: 'Weight of the mixture', symbol: 'm', places: 2 }),
  },
  formula: ({ shape, length, width, depth, waste, ratio, density }) => {
    const area = shape === 'round' ? (Math.PI * length ** 2) / 4 : length * width;
    const volume = area * depth * (1 + waste);
    return { volume, resin: (volume * ratio) / (ratio + 1), hardener: volume / (ratio + 1), mass: volume * density };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ depth }) => isAbove(depth, constant(0.0127, 'm')),
      says: 'Table-top resins overheat, crack and smoke in layers over half an inch: use a casting resin, or pour in layers as deep as its data sheet allows.',
    },
  ],
  figure: { kind: 'parts', of: 'volume', parts: ['resin', 'hardener'] },
  explanation: 'The pour takes {volume}: {resin} of resin and {hardener} of hardener.',
  examples: [
    {
      inputs: { length: 100, width: 30, depth: 20 },
      results: { volume: 6.6, resin: 4.4, hardener: 2.2, mass: 7.26 },
      cautions: ['over half an inch'],
      source: 'By hand: 10 × 3 × 0.2 × 1.1 dm³',
    },
    {
      inputs: { shape: 'round', length: 40, depth: 5, waste: 0, ratio: 1 },
      results: { volume: 0.6283185, resin: 0.3141593 },
      source: 'By hand: π × 2² × 0.05 dm³',
    },
    {
      inputs: { shape: 'round', length: 30, depth: 8, waste: 5, density: 1150 },
      results: { volume: 0.593761012, mass: 0.682825163 },
      source: 'Python: π × 1.5² × 0.08 × 1.05 dm³; × 1.15 kg/dm³',
    },
    {
      inputs: { length: 100, width: 10, depth: 12.9, waste: 0, ratio: 1 },
      results: { volume: 1.29, resin: 0.645 },
      cautions: ['over half an inch'],
      source: 'By hand: 10 × 1 × 0.129 dm³; half an inch is 12.7 mm',
    },
    {
      inputs: { length: 100, width: 10, depth: '1/2 in', waste: 0, ratio: 1 },
      results: { volume: 1.27, resin: 0.635 },
      source: 'By hand: 10 × 1 × 0.127 dm³, half an inch and not over it',
    },
  ],
  notes: ['Follow the maker’s data sheet for the ratio, which may be by weight.'],
  references: [
    { title: 'Gougeon Brothers: The Gougeon Brothers on Boat Construction, 5th ed. (2005)', isbn: '978-1-878207-50-0' },
  ],
});
