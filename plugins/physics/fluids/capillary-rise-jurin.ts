import { constant, cosTurn, defineCalculator, isAbove, quantity } from '@reckoner/engine';
import { gravity, liquidDensity, surfaceTension } from '../shared/fields.js';

/** Jurin's law: weight of the column against the surface tension at its rim. */
export default defineCalculator({
  title: 'Capillary rise',
  description:
    'Height to which a liquid rises or falls in a narrow tube from surface tension, contact angle and radius.',
  keywords: ['jurin law', 'capillarity', 'surface tension', 'contact angle', 'meniscus'],
  inputs: {
    tension: surfaceTension,
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
      ...liquidDensity,
      help: 'At 20 °C water 998 kg/m³, ethanol 789 kg/m³, mercury 13546 kg/m³.',
    },
    radius: quantity('m', {
      label: 'Inner radius of the tube',
      unit: 'mm',
      symbol: 'r',
      usual: [1e-4, 20],
      min: 1e-6,
      max: 1e3,
    }),
    gravity,
  },
  outputs: {
    height: quantity('m', { label: 'Rise', help: 'Negative: the liquid is pushed down.', unit: 'mm', symbol: 'h' }),
    pressure: quantity('Pa', { label: 'Capillary pressure', symbol: '\\Delta p' }),
  },
  formula: ({ tension, contactAngle, density, radius, gravity }) => {
    const pressure = (2 * tension * cosTurn(contactAngle)) / radius;
    return { height: pressure / (density * gravity), pressure };
  },
  explanation:
    'In a tube of {radius} radius the liquid stands {height|{|height|} below|at|{|height|} above} the level outside.',
  cautions: [
    {
      level: 'caution',
      when: ({ radius, tension, density, gravity }) => isAbove(radius, 0.5 * Math.sqrt(tension / (density * gravity))),
      says: 'The tube is wide for this law, which holds well below the capillary length (water 2.7 mm): the liquid stands at another height.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => isAbove(pressure, constant(101325, 'Pa')),
      says: 'The meniscus pulls by more than 1 atm: the top of the column hangs under tension and holds only without bubbles, as in the vessels of trees.',
    },
  ],
  examples: [
    {
      inputs: { tension: 72, density: 1000, radius: '5 µm', gravity: 1.62 },
      results: { height: 17777.7778, pressure: 28800 },
      source: 'By hand: 2 × 0.072/5e-6; / 1620; on the Moon no tension at 17.8 m',
    },
    {
      inputs: { tension: 72.8, density: 998, radius: 0.5 },
      results: { height: 29.7536434, pressure: 291.2 },
      source: 'Python 3.11: 2 × 0.0728/(998 × 9.80665 × 0.0005); water',
    },
    {
      inputs: { tension: 485, contactAngle: 140, density: 13534, radius: 1 },
      results: { height: -5.59859244 },
      cautions: ['wide for this law'],
      source: 'Python 3.11: 2 × 0.485 cos 140°/(13534 × 9.80665 × 0.001); mercury',
    },
    {
      inputs: { tension: 72.8, density: 998, radius: 0.5, contactAngle: 90 },
      results: { height: 0, pressure: 0 },
      source: 'By definition: cos 90°',
    },
    {
      inputs: { tension: 72, density: 1000, radius: 3, gravity: 10 },
      results: { height: 4.8, pressure: 48 },
      cautions: ['wide for this law'],
      source: 'By hand: 2 × 0.072/0.003; / 10000',
    },
    {
      inputs: { tension: 72, density: 1000, radius: '1 µm', gravity: 10 },
      results: { height: 14400, pressure: 144000 },
      cautions: ['under tension'],
      source: 'By hand: 2 × 0.072/1e-6; / 10000',
    },
  ],
  references: [{ title: 'Batchelor: An Introduction to Fluid Dynamics, §1.9' }],
});
