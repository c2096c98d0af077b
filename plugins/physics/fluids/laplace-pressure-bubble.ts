import { constant, defineCalculator, isAtLeast, quantity } from '@reckoner/engine';
import { surfaceTension } from '../shared/fields.js';

/** Young-Laplace equation: one surface for a drop, two for a soap bubble, one radius for a cylinder, or two radii. */
export default defineCalculator({
  title: 'Laplace pressure',
  description: 'Pressure inside a drop, soap bubble or liquid jet above that outside, from surface tension and radius.',
  keywords: ['young-laplace', 'surface tension', 'soap bubble', 'droplet', 'capillary pressure'],
  inputs: {
    tension: surfaceTension,
    radius: quantity('m', { label: 'Radius', unit: 'mm', symbol: 'R', min: 1e-6, max: 1e6 }),
    radius2: quantity('m', {
      label: 'Second radius of curvature',
      help: 'Of a surface that curves in two ways; negative where it is a saddle.',
      unit: 'mm',
      symbol: 'R_2',
      min: -1e6,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    drop: quantity('Pa', { label: 'Drop or gas bubble in a liquid', symbol: '\\Delta p_d' }),
    bubble: quantity('Pa', { label: 'Soap bubble in air', symbol: '\\Delta p_b' }),
    jet: quantity('Pa', { label: 'Cylindrical jet', symbol: '\\Delta p_j' }),
    surface: quantity('Pa', { label: 'Surface of two radii', symbol: '\\Delta p', optional: true }),
  },
  formula: ({ tension, radius, radius2 }) => {
    return {
      drop: (2 * tension) / radius,
      bubble: (4 * tension) / radius,
      jet: tension / radius,
      surface: radius2 === undefined ? undefined : tension * (1 / radius + 1 / radius2),
    };
  },
  explanation:
    'At a radius of {radius} the pressure in a drop is higher by {drop}, in a soap bubble by {bubble}{surface?; behind a surface of both radii it is {surface|{|surface|} lower|the same|{|surface|} higher}|}.',
  requires: [
    {
      that: ({ radius2 }) => isAtLeast(Math.abs(radius2), constant(1e-9, 'm')),
      field: 'radius2',
      says: 'A radius of curvature is at least a nanometer: a flat surface has a very large one.',
    },
  ],
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
    {
      inputs: { tension: 50, radius: 2, radius2: -5 },
      results: { surface: 15, drop: 50 },
      source: 'By hand: 0.05 × (500 - 200); a saddle',
    },
    {
      inputs: { tension: 50, radius: 5, radius2: -2 },
      results: { surface: -15, drop: 20 },
      source: 'By hand: 0.05 × (200 - 500); a saddle',
    },
    { inputs: { tension: 50, radius: 2, radius2: 0 }, refused: 'at least a nanometer', source: 'By definition' },
  ],
  notes: ['Surfaces at rest, far larger than molecules and small enough that gravity does not bend them.'],
  references: [{ title: 'Batchelor: An Introduction to Fluid Dynamics, §1.9' }],
});
