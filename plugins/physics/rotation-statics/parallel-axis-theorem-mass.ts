import { defineEquations, isAtLeast, quantity } from '@reckoner/engine';
import { mass } from '../shared/fields.js';

/** Steiner: I = I_cm + m d². */
export default defineEquations({
  title: 'Parallel axis theorem',
  description:
    'Moment of inertia about an axis parallel to one through the center of mass, or the distance or mass, with the radius of gyration.',
  keywords: ['Steiner theorem', 'Huygens-Steiner', 'shift of axis', 'I = Icm + md^2', 'radius of gyration'],
  variables: {
    inertia: quantity('kg*m^2', { label: 'Moment of inertia about the axis', symbol: 'I', min: 0, max: 1e60 }),
    centerInertia: quantity('kg*m^2', {
      label: 'Moment of inertia about the center of mass',
      help: 'About the parallel axis through the center of mass: 0 for a point mass.',
      symbol: 'I_{cm}',
      min: 0,
      max: 1e60,
    }),
    mass: { ...mass, max: 1e45 },
    distance: quantity('m', {
      label: 'Distance of the axes',
      help: 'At right angles to both.',
      symbol: 'd',
      min: 0,
      max: 1e25,
    }),
    gyration: quantity('m', { label: 'Radius of gyration about the axis', symbol: 'k', min: 0, max: 1e25 }),
  },
  equations: ({ inertia, centerInertia, mass, distance, gyration }) => [
    [inertia, centerInertia + mass * distance ** 2],
    [inertia, mass * gyration ** 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Axes, seen along them',
    draw: ({ distance }) =>
      distance === 0
        ? undefined
        : [
            { shape: 'circle', color: 5, center: [0, 0], radius: 0.8 },
            { shape: 'point', at: [0, 0], label: 'Center of mass' },
            { shape: 'point', color: 2, at: [1.4, 0], label: 'Axis' },
            { shape: 'dimension', from: [0, -1], to: [1.4, -1], label: 'd', of: 'distance' },
          ],
  },
  explanation:
    'A body of {mass} with {centerInertia} about its center of mass has {inertia} about a parallel axis {distance} away, as if all of its mass were {gyration} from that axis.',
  requires: [
    {
      that: ({ inertia, centerInertia }) => isAtLeast(inertia, centerInertia),
      field: 'inertia',
      says: 'The moment of inertia about the axis, {inertia}, must be at least that about the center of mass, {centerInertia}: no parallel axis has a smaller one.',
    },
    {
      that: ({ gyration, distance }) => isAtLeast(gyration, distance),
      field: 'gyration',
      says: 'The radius of gyration, {gyration}, must be at least the distance of the axes, {distance}.',
    },
    {
      that: ({ inertia, mass, distance }) => isAtLeast(inertia, mass * distance ** 2),
      field: 'inertia',
      says: 'A mass of {mass} at {distance} alone has a larger moment of inertia than {inertia}.',
    },
  ],
  examples: [
    {
      inputs: { centerInertia: 0.016, mass: 1, distance: 0.7 },
      results: { inertia: 0.506, gyration: 0.71133677 },
      source: 'OpenStax University Physics Volume 1, §10.5, sphere at L + R: 0.016 + 0.490; Python: √0.506',
    },
    {
      inputs: { centerInertia: 1, mass: 3, distance: 1 },
      results: { inertia: 4, gyration: 1.154700538 },
      source: 'By hand: a rod of 3 kg and 2 m about its end, m L²/3 = 4; L/√3',
    },
    {
      inputs: { inertia: 9, centerInertia: 1, mass: 2 },
      results: { distance: 2, gyration: 2.121320344 },
      source: 'By hand: √((9 - 1)/2), √4.5',
    },
    { inputs: { inertia: 9, centerInertia: 1, distance: 4 }, results: { mass: 0.5 }, source: 'By hand: 8/16' },
    {
      inputs: { mass: 2, gyration: 3, distance: 1 },
      results: { inertia: 18, centerInertia: 16 },
      source: 'By hand: 2 × 9, 18 - 2',
    },
    {
      inputs: { centerInertia: 0, mass: 3, distance: 0 },
      results: { inertia: 0, gyration: 0 },
      source: 'By definition: a point mass on its axis',
    },
    {
      inputs: { inertia: 1, centerInertia: 2, mass: 1 },
      refused: 'at least that about the center',
      source: 'By definition',
    },
    { inputs: { gyration: 1, distance: 2, mass: 1 }, refused: 'radius of gyration', source: 'By definition' },
    { inputs: { inertia: 1, mass: 1, distance: 2 }, refused: 'alone has a larger', source: 'By hand: 1 × 4 > 1' },
  ],
  notes: ['One of the two parallel axes must go through the center of mass.'],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §10.5' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-5' },
  ],
});
