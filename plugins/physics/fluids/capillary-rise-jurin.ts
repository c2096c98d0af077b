import { defineCalculator, quantity } from '@reckoner/engine';
import { fluidDensity, gravity } from '../shared/fields.js';

/** Jurin's law: weight of the column against the surface tension at its rim. */
export default defineCalculator({
  title: 'Capillary rise',
  description:
    'Height to which a liquid rises or falls in a narrow tube from surface tension, contact angle and radius.',
  keywords: ['jurin law', 'capillarity', 'surface tension', 'contact angle', 'meniscus'],
  inputs: {
    tension: quantity('N/m', {
      label: 'Surface tension',
      help: 'Water at 20 °C 72.8 mN/m, mercury 485 mN/m.',
      unit: 'mN/m',
      symbol: '\\gamma',
      above: 0,
      max: 1e6,
    }),
    contactAngle: quantity('rad', {
      label: 'Contact angle',
      help: 'Water on clean glass near 0°, mercury on glass 140°.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 0,
    }),
    density: {
      ...fluidDensity,
      label: 'Density of the liquid',
      help: 'At 20 °C water 998 kg/m³, ethanol 789 kg/m³, mercury 13546 kg/m³.',
    },
    radius: quantity('m', { label: 'Inner radius of the tube', unit: 'mm', symbol: 'r', min: 1e-6, max: 1e3 }),
    gravity,
  },
  outputs: {
    height: quantity('m', { label: 'Rise', help: 'Negative: the liquid is pushed down.', unit: 'mm', symbol: 'h' }),
    pressure: quantity('Pa', { label: 'Capillary pressure', symbol: '\\Delta p' }),
  },
  formula: ({ tension, contactAngle, density, radius, gravity }) => {
    const pressure = (2 * tension * Math.cos(contactAngle)) / radius;
    return { height: pressure / (density * gravity), pressure };
  },
  explanation:
    'In a tube of {radius} radius the liquid stands {height|{|height|} below|at|{|height|} above} the level outside.',
  examples: [
    {
      inputs: { tension: 72.8, density: 998, radius: 0.5 },
      results: { height: 29.7536434, pressure: 291.2 },
      source: 'Python 3.11: 2 × 0.0728/(998 × 9.80665 × 0.0005); water',
    },
    {
      inputs: { tension: 485, contactAngle: 140, density: 13534, radius: 1 },
      results: { height: -5.59859244 },
      source: 'Python 3.11: 2 × 0.485 cos 140°/(13534 × 9.80665 × 0.001); mercury',
    },
  ],
  notes: ['Tubes much narrower than the capillary length (water 2.7 mm).'],
  references: [{ title: 'Batchelor: An Introduction to Fluid Dynamics, §1.9' }],
});
