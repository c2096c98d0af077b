import { defineCalculator, earthMeanRadius, number, quantity } from '@reckoner/engine';

/** Sphere; refraction bends light by the share k of the curvature, as if the Earth were larger by 1/(1 - k). */
export default defineCalculator({
  title: 'Earth curvature',
  description:
    'Distance of the horizon and hidden height of a distant object from the height of the eye and the distance.',
  keywords: ['horizon distance', 'hidden height', 'curvature drop', 'refraction', 'line of sight'],
  inputs: {
    eye: quantity('m', { label: 'Height of the eye', symbol: 'h', min: 0, max: 1e5, usual: [0, 15000] }),
    distance: quantity('m', {
      label: 'Distance of the object',
      help: 'Along the ground.',
      unit: 'km',
      symbol: 'd',
      min: 0,
      max: 3000,
      usual: [0, 1500],
    }),
    refraction: number({
      label: 'Refraction coefficient',
      help: '0 without air, 0.13 usual in surveying, 0.17 over the sea.',
      symbol: 'k',
      min: 0,
      max: 0.9,
      default: 0.13,
    }),
  },
  outputs: {
    hidden: quantity('m', { label: 'Hidden height', symbol: 'h_0' }),
    horizon: quantity('m', { label: 'Distance of the horizon', unit: 'km', symbol: 'd_0' }),
    drop: quantity('m', { label: 'Drop below the level of the ground', symbol: 'x' }),
    dip: quantity('rad', { label: 'Dip of the horizon', unit: 'deg', symbol: '\\delta' }),
  },
  formula: ({ eye, distance, refraction }) => {
    const radius = earthMeanRadius / (1 - refraction);
    const dip = Math.atan2(Math.sqrt(eye * (2 * radius + eye)), radius);
    const horizon = radius * dip;
    const beyond = (distance - horizon) / radius;
    return {
      // sec x - 1, written so that small angles keep their digits.
      hidden: beyond > 0 ? (2 * radius * Math.sin(beyond / 2) ** 2) / Math.cos(beyond) : 0,
      horizon,
      drop: 2 * radius * Math.sin(distance / radius / 2) ** 2,
      dip,
    };
  },
  explanation: ({ hidden }) =>
    hidden > 0
      ? 'From {eye} the horizon is {horizon} away; of an object at {distance} the lowest {hidden} is hidden.'
      : 'From {eye} the horizon is {horizon} away; nothing of an object at {distance} is hidden.',
  examples: [
    {
      inputs: { eye: 2, distance: 20 },
      results: { hidden: 14.52984359, horizon: 5.41220728, drop: 27.3111995, dip: 0.04234558 },
      source: 'mpmath: r acos(r/(r + h)), r (sec((d - d0)/r) - 1) with r = R/(1 - k)',
    },
    {
      inputs: { eye: 100, distance: 10, refraction: 0 },
      results: { hidden: 0, horizon: 35.6957293 },
      source: 'Python 3.11: R acos(R/(R + h)); the object stands before the horizon',
    },
  ],
  notes: [
    'Refraction varies with the temperature of the air: near warm or cold surfaces it may be negative or several times as large.',
  ],
  references: [{ title: 'Torge, Müller: Geodesy, 4th ed. (2012)' }],
});
