import { defineCalculator, measure, number } from '@reckoner/engine';

/** Empirical, for water near 15 °C in turbulent flow; metric form with the constant 10.67. */
export default defineCalculator({
  title: 'Hazen–Williams pipe flow',
  description:
    'Friction head loss, pressure drop and velocity of water in a pipe from flow, diameter, length and C factor.',
  keywords: ['head loss', 'C factor', 'water main', 'fire sprinkler', 'irrigation pipe', 'friction loss'],
  inputs: {
    flow: measure('m^3/s', { label: 'Flow', usual: [0.005, 50000], unit: 'L/s', symbol: 'Q', min: 0, max: 1e6 }),
    innerDiameter: measure('m', {
      label: 'Inner diameter',
      formerly: ['diameter'],
      usual: [12, 3000],
      unit: 'mm',
      symbol: 'd',
      min: 5,
      max: 10000,
    }),
    length: measure('m', { label: 'Length', symbol: 'L', min: 0, max: 1e6 }),
    coefficient: number({
      label: 'Hazen–Williams C',
      usual: [60, 155],
      help: 'Plastic 150, new steel 140, cast iron 130 new and 100 old.',
      symbol: 'C',
      min: 40,
      max: 160,
      default: 130,
    }),
  },
  outputs: {
    headLoss: measure('m', { label: 'Head loss', symbol: 'h_f' }),
    pressureDrop: measure('kPa', { label: 'Pressure drop', symbol: '\\Delta p' }),
    velocity: measure('m/s', { label: 'Velocity', symbol: 'v' }),
    lossPer100: measure('m', { label: 'Head loss in 100 m', symbol: 'h_{100}' }),
  },
  formula: ({ flow, innerDiameter, length, coefficient }) => {
    const gradient = (10.67 * flow ** 1.852) / (coefficient ** 1.852 * innerDiameter ** 4.8704);
    const headLoss = gradient * length;
    return {
      headLoss,
      pressureDrop: headLoss * 9.80665,
      velocity: flow / ((Math.PI / 4) * innerDiameter ** 2),
      lossPer100: gradient * 100,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ innerDiameter }) => innerDiameter < 0.05,
      says: 'In pipes below 50 mm the formula is less sure: use Darcy–Weisbach.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => velocity > 3,
      says: 'Over 3 m/s (10 ft/s) the formula is less sure, and surges and noise become a danger: check the diameter.',
    },
  ],
  explanation: 'At {velocity} the pipe loses a head of {headLoss}, {pressureDrop}.',
  examples: [
    {
      inputs: { flow: 20, innerDiameter: 150, length: 300 },
      results: { headLoss: 2.861115, pressureDrop: 28.057951, velocity: 1.131768, lossPer100: 0.953704902 },
      source: 'Python: 10.67 × 300 × 0.02^1.852/(130^1.852 × 0.15^4.8704); × 9.80665 kN/m³',
    },
    {
      inputs: { flow: 1, innerDiameter: 25, length: 50, coefficient: 150 },
      results: { headLoss: 8.78388 },
      cautions: ['In pipes below 50 mm the formula is less'],
      source: 'Python: as before',
    },
    {
      inputs: { flow: 100, innerDiameter: 150, length: 10 },
      results: { velocity: 5.658842 },
      cautions: ['check the diameter'],
      source: 'By hand: Q/A',
    },
  ],
  notes: ['For cold water (4 to 25 °C) in full pipes; other liquids need Darcy–Weisbach.'],
  references: [
    { title: 'Williams, Hazen: Hydraulic Tables (1905; 3rd ed. 1920)' },
    { title: 'NFPA 13 (2022), 28.2.2: Hazen–Williams formula' },
  ],
});
