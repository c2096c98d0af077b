import { choice, defineCalculator, quantity } from '@reckoner/engine';

/** Volume of a bed, cylinder, pile or measured area, in the units in which bulk materials are sold. */
export default defineCalculator({
  title: 'Cubic yards',
  description:
    'Volume of a box, cylinder, conical pile or area with depth in cubic yards, cubic feet and cubic meters.',
  keywords: ['yardage', 'cubic feet', 'bulk material', 'volume of a pile', 'truck load'],
  inputs: {
    shape: choice(
      { box: 'Box', cylinder: 'Cylinder', cone: 'Conical pile', area: 'Area with depth' },
      { label: 'Shape', default: 'box' },
    ),
    length: quantity('ft', { label: 'Length', symbol: 'l', min: 0, max: 1e5, when: { shape: 'box' } }),
    width: quantity('ft', { label: 'Width', symbol: 'b', min: 0, max: 1e5, when: { shape: 'box' } }),
    diameter: quantity('ft', {
      label: 'Diameter',
      symbol: 'd',
      min: 0,
      max: 1e5,
      when: { shape: ['cylinder', 'cone'] },
    }),
    area: quantity('ft^2', { label: 'Area', symbol: 'A', min: 0, max: 1e10, when: { shape: 'area' } }),
    depth: quantity('ft', { label: 'Depth or height', symbol: 'h', min: 0, max: 1e4 }),
  },
  outputs: {
    cubicYards: quantity('ft^3', { label: 'Cubic yards', regional: false, unit: 'yd^3', symbol: 'V', places: 2 }),
    cubicFeet: quantity('ft^3', { label: 'Cubic feet', regional: false, symbol: 'V_{ft}', places: 2 }),
    cubicMeters: quantity('ft^3', { label: 'Cubic meters', regional: false, unit: 'm^3', symbol: 'V_m', places: 3 }),
  },
  formula: ({ shape, length, width, diameter, area, depth }) => {
    const base = shape === 'box' ? length * width : shape === 'area' ? area : (Math.PI / 4) * diameter ** 2;
    const volume = (base * depth) / (shape === 'cone' ? 3 : 1);
    return { cubicYards: volume, cubicFeet: volume, cubicMeters: volume };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ shape, depth }) => shape === 'area' && depth > 2,
      says: 'A layer {depth} deep is rare: check that inches were not sent as feet.',
    },
  ],
  explanation: 'The volume is {cubicYards}, that is {cubicFeet} or {cubicMeters}.',
  examples: [
    {
      inputs: { length: 10, width: 10, depth: '6 in' },
      results: { cubicYards: 1.851852, cubicFeet: 50, cubicMeters: 1.415842 },
      source: 'By hand: 10 × 10 × 0.5 = 50 ft³; /27; × 0.3048³',
    },
    {
      inputs: { shape: 'cylinder', diameter: 4, depth: 6 },
      results: { cubicYards: 2.792527 },
      source: 'By hand: π/4 × 16 × 6/27',
    },
    {
      inputs: { shape: 'cone', diameter: 10, depth: 4 },
      results: { cubicYards: 3.878509, cubicFeet: 104.719755 },
      source: 'By hand: π/12 × 100 × 4; /27',
    },
    {
      inputs: { shape: 'area', area: 250, depth: '3 in' },
      results: { cubicYards: 2.314815, cubicFeet: 62.5 },
      source: 'By hand: 250 × 0.25; /27',
    },
    {
      inputs: { shape: 'area', area: 270, depth: 3 },
      results: { cubicYards: 30, cubicFeet: 810 },
      cautions: ['inches were not sent'],
      source: 'By hand: 270 × 3/27',
    },
  ],
  references: [{ title: 'NIST Handbook 44, Appendix C: General Tables of Units of Measurement' }],
});
