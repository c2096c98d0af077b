import { constant, defineCalculator, quantity, sumOfProducts } from '@reckoner/engine';

const WATER = constant(998.2, 'kg/m^3');

/** π (D − t) t ρ a meter, 0.02466 (D − t) t in millimeters for steel (ASME B36.10M). */
export default defineCalculator({
  title: 'Steel pipe weight',
  description: 'Weight of steel pipe per length and in all, empty and full of water, from outer diameter and wall.',
  keywords: ['pipe weight per meter', 'schedule 40', 'tube weight', '0.02466', 'ASME B36.10'],
  inputs: {
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      formerly: ['diameter'],
      usual: [3, 3000],
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 5000,
    }),
    wall: quantity('m', { label: 'Wall thickness', usual: [0.3, 120], unit: 'mm', symbol: 't', min: 0.1, max: 500 }),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0, max: 1e6, default: 1 }),
    density: quantity('kg/m^3', {
      label: 'Density',
      usual: [850, 9000],
      symbol: '\\rho',
      min: 500,
      max: 25000,
      default: 7850,
    }),
  },
  outputs: {
    perLength: quantity('kg/m', { label: 'Weight per length', symbol: 'q', places: 2 }),
    weight: quantity('kg', { label: 'Weight', symbol: 'm', places: 1 }),
    filled: quantity('kg', { label: 'Weight full of water', symbol: 'm_w', places: 1 }),
    innerDiameter: quantity('m', { label: 'Inner diameter', unit: 'mm', symbol: 'd', places: 2 }),
  },
  formula: ({ outerDiameter, wall, length, density }) => {
    const innerDiameter = sumOfProducts([outerDiameter], [-2, wall]);
    const perLength = Math.PI * (outerDiameter - wall) * wall * density;
    const water = (Math.PI / 4) * innerDiameter ** 2 * WATER;
    return { perLength, weight: perLength * length, filled: (perLength + water) * length, innerDiameter };
  },
  requires: [
    {
      that: ({ wall, outerDiameter }) => 2 * wall <= outerDiameter,
      field: 'wall',
      says: 'The wall of {wall} is thicker than half the diameter of {outerDiameter}.',
    },
  ],
  explanation: 'The pipe weighs {perLength}, {weight} in all and {filled} full of water.',
  examples: [
    {
      inputs: { outerDiameter: 114.3, wall: 6.02, length: 6 },
      results: { perLength: 16.075492, weight: 96.452951, filled: 145.642209, innerDiameter: 102.26 },
      source: 'Python; ASME B36.10M prints 16.07 kg/m for NPS 4 schedule 40',
    },
    {
      inputs: { outerDiameter: 60.3, wall: 3.91, length: 10 },
      results: { perLength: 5.437489, filled: 75.967 },
      source: 'Python; ASME B36.10M prints 5.44 kg/m for NPS 2 schedule 40',
    },
    { inputs: { outerDiameter: 10, wall: 6 }, refused: 'half the diameter', source: 'By definition' },
    {
      inputs: { outerDiameter: 50, wall: 5, length: 3, density: 2700 },
      results: { perLength: 1.908517537, weight: 5.725552611, filled: 9.488677955, innerDiameter: 40 },
      source: 'Python: π (0.05 − 0.005) × 0.005 × 2700, of aluminum; water of 998.2 kg/m³',
    },
  ],
  references: [{ title: 'ASME B36.10-2022: Welded and Seamless Wrought Steel Pipe, Table 2-1' }],
});
