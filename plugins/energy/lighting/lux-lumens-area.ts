import { defineEquations, quantity } from '@reckoner/engine';

/** E = Φ/A for flux spread evenly; E = I cos θ/d² from a point source. */
export default defineEquations({
  title: 'Lux, lumens and candela',
  description: 'Illuminance from luminous flux and area, or from luminous intensity, distance and angle, and back.',
  keywords: ['lux to lumens', 'lumens to lux', 'foot-candle', 'candela to lux', 'inverse square law', 'illuminance'],
  variables: {
    illuminance: quantity('lx', { label: 'Illuminance', symbol: 'E', min: 0 }),
    candles: quantity('lx', { label: 'In foot-candles', unit: 'fc', symbol: 'E_{fc}', min: 0 }),
    flux: quantity('lm', { label: 'Luminous flux', symbol: '\\Phi', min: 0, optional: true }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, optional: true }),
    intensity: quantity('cd', { label: 'Luminous intensity', symbol: 'I', min: 0, optional: true }),
    distance: quantity('m', { label: 'Distance', symbol: 'd', above: 0, optional: true }),
    angle: quantity('rad', {
      label: 'Angle of incidence',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 89.9,
      default: 0,
    }),
  },
  equations: ({ illuminance, candles, flux, area, intensity, distance, angle }) => [
    [candles, illuminance],
    [illuminance, flux / area],
    [illuminance, (intensity * Math.cos(angle)) / distance ** 2],
  ],
  explanation: 'The surface is lit with {illuminance}, {candles}.',
  examples: [
    {
      inputs: { flux: 8000, area: 20, distance: 2 },
      results: { illuminance: 400, candles: 37.161216, intensity: 1600 },
      source: 'By hand: 8000/20; 400 × 0.09290304; 400 × 4',
    },
    {
      inputs: { intensity: 1000, distance: 2, angle: 60, area: 4 },
      results: { illuminance: 125, flux: 500 },
      source: 'By hand: 1000 × 0.5/4; × 4',
    },
  ],
  references: [{ title: 'IES: The Lighting Handbook, 10th ed., ch. 5', isbn: '978-0-87995-241-9' }],
});
