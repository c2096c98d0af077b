import { defineCalculator, quantity } from '@reckoner/engine';

/** Young-Laplace equation for spheres: one surface for a drop, two for a soap bubble, one radius for a cylinder. */
export default defineCalculator({
  title: 'Laplace pressure',
  description: 'Pressure inside a drop, soap bubble or liquid jet above that outside, from surface tension and radius.',
  keywords: ['young-laplace', 'surface tension', 'soap bubble', 'droplet', 'capillary pressure'],
  inputs: {
    tension: quantity('N/m', {
      label: 'Surface tension',
      help: 'Water at 20 °C 72.8 mN/m, soap solution about 25 mN/m.',
      unit: 'mN/m',
      symbol: '\\gamma',
      above: 0,
      max: 1e6,
    }),
    radius: quantity('m', { label: 'Radius', unit: 'mm', symbol: 'R', min: 1e-6, max: 1e6 }),
  },
  outputs: {
    drop: quantity('Pa', { label: 'Drop or gas bubble in a liquid', symbol: '\\Delta p_d' }),
    bubble: quantity('Pa', { label: 'Soap bubble in air', symbol: '\\Delta p_b' }),
    jet: quantity('Pa', { label: 'Cylindrical jet', symbol: '\\Delta p_j' }),
  },
  formula: ({ tension, radius }) => ({
    drop: (2 * tension) / radius,
    bubble: (4 * tension) / radius,
    jet: tension / radius,
  }),
  explanation: 'At a radius of {radius} the pressure in a drop is higher by {drop}, in a soap bubble by {bubble}.',
  examples: [
    {
      inputs: { tension: 72.8, radius: 1 },
      results: { drop: 145.6, bubble: 291.2, jet: 72.8 },
      source: 'By hand: 2, 4 and 1 × 0.0728/0.001',
    },
    {
      inputs: { tension: 25, radius: '1 cm' },
      results: { drop: 5, bubble: 10, jet: 2.5 },
      source: 'By hand: 2, 4 and 1 × 0.025/0.01',
    },
  ],
  notes: ['Spherical or cylindrical surfaces at rest, far larger than molecules.'],
  references: [{ title: 'Batchelor: An Introduction to Fluid Dynamics, §1.9' }],
});
