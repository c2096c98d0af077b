import { category, defineCalculator, quantity } from '@reckoner/engine';

/** Center of mass on the line between two bodies, against the radius of the first. */
export default defineCalculator({
  title: 'Barycenter of two bodies',
  description: 'Distance of the common center of mass from two bodies, and whether it lies within the first.',
  keywords: ['center of mass', 'two-body problem', 'earth and moon', 'binary star', 'orbit center'],
  inputs: {
    mass1: quantity('kg', { label: 'Mass of the first body', symbol: 'm_1', min: 1e-30, max: 1e45 }),
    mass2: quantity('kg', { label: 'Mass of the second body', symbol: 'm_2', min: 1e-30, max: 1e45 }),
    distance: quantity('m', { label: 'Distance of the centers', unit: 'km', symbol: 'a', above: 0, max: 1e25 }),
    radius1: quantity('m', {
      label: 'Radius of the first body',
      unit: 'km',
      symbol: 'R_1',
      above: 0,
      max: 1e20,
      optional: true,
    }),
  },
  outputs: {
    distance1: quantity('m', { label: 'Distance from the first body', unit: 'km', symbol: 'r_1' }),
    distance2: quantity('m', { label: 'Distance from the second body', unit: 'km', symbol: 'r_2' }),
    place: category(['Inside the first body', 'Outside the first body'], { label: 'Place', optional: true }),
  },
  formula: ({ mass1, mass2, distance, radius1 }) => {
    const distance1 = (distance * mass2) / (mass1 + mass2);
    const distance2 = (distance * mass1) / (mass1 + mass2);
    if (radius1 === undefined) return { distance1, distance2 };
    return { distance1, distance2, place: distance1 < radius1 ? 'Inside the first body' : 'Outside the first body' };
  },
  figure: {
    kind: 'drawing',
    title: 'Bodies and their common center, to scale',
    draw: ({ distance, distance1, radius1 }) => [
      {
        shape: 'line',
        color: 5,
        points: [
          [0, 0],
          [distance, 0],
        ],
      },
      ...(radius1 === undefined || radius1 > distance
        ? []
        : [{ shape: 'circle', center: [0, 0], radius: radius1 } as const]),
      { shape: 'point', at: [0, 0] },
      { shape: 'point', color: 2, at: [distance, 0], label: 'm₂' },
      { shape: 'point', color: 3, at: [distance1, 0] },
      {
        shape: 'dimension',
        from: [0, -0.08 * distance],
        to: [distance1, -0.08 * distance],
        inside: true,
        of: 'distance1',
      },
      { shape: 'dimension', from: [0, 0.12 * distance], to: [distance, 0.12 * distance], inside: true, of: 'distance' },
    ],
  },
  explanation: ({ place }) => {
    if (place === 'Inside the first body')
      return 'The barycenter is {distance1} from the center of the first body, inside it, and {distance2} from the second.';
    if (place === undefined)
      return 'The barycenter is {distance1} from the center of the first body and {distance2} from the second.';
    return 'The barycenter is {distance1} from the center of the first body, outside it, and {distance2} from the second.';
  },
  requires: [
    {
      that: ({ radius1, distance }) => radius1 < distance,
      field: 'radius1',
      says: 'The second body, {distance} away, must be outside the first, of radius {radius1}.',
    },
  ],
  examples: [
    {
      inputs: { mass1: 5.9722e24, mass2: 7.342e22, distance: 384400, radius1: 6371 },
      results: { distance1: 4668.28018, distance2: 379731.72, place: 'Inside the first body' },
      source: 'Python 3.11: 384400 m2/(m1 + m2); the Earth and the Moon',
    },
    {
      inputs: { mass1: 3, mass2: 1, distance: '8 m', radius1: '1 m' },
      results: { distance1: 0.002, distance2: 0.006, place: 'Outside the first body' },
      source: 'By hand: 8/4 = 2 m and 6 m',
    },
    {
      inputs: { mass1: 1, mass2: 1, distance: 10 },
      results: { distance1: 5, distance2: 5 },
      source: 'By hand: equal masses',
    },
    {
      inputs: { mass1: 2, mass2: 1, distance: 10, radius1: 20 },
      refused: 'must be outside',
      source: 'By definition',
    },
  ],
  notes: ['The distances are those at one moment; on elliptic orbits they change together with that of the bodies.'],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed., §2.3' }],
});
