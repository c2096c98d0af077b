import { defineCalculator, earthMeanRadius, number, quantity } from '@reckoner/engine';

/** Geometry of the tangent from each height, on an Earth enlarged by the refraction of light. */
export default defineCalculator({
  title: 'Distance to horizon and lights',
  description:
    'Distance to the horizon from the height of the eye, and the range at which a light of a given height rises.',
  keywords: ['geographic range', 'lighthouse', 'visible distance', 'dip of the horizon'],
  inputs: {
    eye: quantity('m', { label: 'Height of the eye', symbol: 'h', min: 0, max: 20000 }),
    light: quantity('m', { label: 'Height of the light', symbol: 'H', min: 0, max: 20000, optional: true }),
    refraction: number({
      usual: [0, 0.5],
      label: 'Refraction coefficient',
      help: '0 without an atmosphere, about 0.17 for light.',
      symbol: 'k',
      min: 0,
      max: 0.9,
      default: 0.17,
    }),
  },
  outputs: {
    horizon: quantity('m', { label: 'Distance to the horizon', unit: 'nmi', symbol: 'd', places: 1 }),
    range: quantity('m', {
      label: 'Geographic range of the light',
      unit: 'nmi',
      symbol: 'R',
      places: 1,
      optional: true,
    }),
    dip: quantity('rad', { label: 'Dip of the horizon', unit: 'arcmin', symbol: '\\delta', places: 1 }),
  },
  formula: ({ eye, light, refraction }) => {
    const radius = earthMeanRadius / (1 - refraction);
    const horizon = Math.sqrt(eye * (2 * radius + eye));
    const dip = Math.atan(horizon / radius);
    if (light === undefined) return { horizon, dip };
    return { horizon, range: horizon + Math.sqrt(light * (2 * radius + light)), dip };
  },
  explanation: 'From {eye} the horizon lies {horizon} away{range?; the light rises at {range}}.',
  examples: [
    {
      inputs: { eye: 4, light: 50 },
      results: { horizon: 4.231254, range: 19.19102 },
      source: 'Python 3.11: sqrt(h (2 R / (1 - 0.17) + h)) / 1852 with R = 6371008.8 m',
    },
    {
      inputs: { eye: 2, refraction: 0 },
      results: { horizon: 2.725795 },
      source: 'Python 3.11: sqrt(2 (2 R + 2)) / 1852',
    },
    {
      inputs: { eye: 0, light: 0 },
      results: { horizon: 0, range: 0, dip: 0 },
      source: 'By hand: at the water’s level',
    },
  ],
  notes: ['The geographic range of a light: one that is weak, or seen through haze, is not visible so far.'],
  references: [{ title: 'Bowditch: The American Practical Navigator (NGA Pub. 9, 2019), tables 12 and 13' }],
});
