import { defineCalculator, integer, quantity } from '@reckoner/engine';

/** R = r₀ A^(1/3): the volume of a nucleus grows with its number of nucleons. */
export default defineCalculator({
  title: 'Nuclear radius',
  description: 'Radius, volume and cross-section of an atomic nucleus from its mass number.',
  keywords: ['nucleus size', 'mass number', 'nucleon', 'femtometer', 'fermi'],
  inputs: {
    massNumber: integer({ label: 'Mass number', symbol: 'A', min: 1, max: 400 }),
    unitRadius: quantity('m', {
      label: 'Radius constant',
      help: '1.2 fm is usual; 1.1 to 1.4 fm by the way of measuring.',
      unit: 'fm',
      symbol: 'r_0',
      min: 0.5,
      max: 5,
      default: 1.2,
    }),
  },
  outputs: {
    radius: quantity('m', { label: 'Radius', unit: 'fm', symbol: 'R' }),
    volume: quantity('m^3', { label: 'Volume', unit: 'fm^3', symbol: 'V' }),
    area: quantity('m^2', { label: 'Geometric cross-section', unit: 'fm^2', symbol: '\\sigma' }),
  },
  formula: ({ massNumber, unitRadius }) => {
    const radius = unitRadius * Math.cbrt(massNumber);
    return {
      radius,
      volume: (4 / 3) * Math.PI * unitRadius ** 3 * massNumber,
      area: Math.PI * radius ** 2,
    };
  },
  explanation: 'A nucleus of {massNumber} nucleons has a radius of about {radius}.',
  examples: [
    {
      inputs: { massNumber: 27 },
      results: { radius: 3.6, volume: 195.432196, area: 40.7150408 },
      source: 'By hand: 1.2 × 3; 62.208 π fm³; 12.96 π fm²; aluminum',
    },
    {
      inputs: { massNumber: 208 },
      results: { radius: 7.10999056, volume: 1505.55173 },
      source: 'Python 3.11: 1.2 × 208^(1/3); (4/3) π 1.728 × 208; lead',
    },
    {
      inputs: { massNumber: 64, unitRadius: 1.25 },
      results: { radius: 5 },
      source: 'By hand: 1.25 × 4',
    },
  ],
  notes: ['A good mean for A above about 20; light nuclei depart from it.'],
  references: [{ title: 'Krane: Introductory Nuclear Physics, §3.1' }],
});
