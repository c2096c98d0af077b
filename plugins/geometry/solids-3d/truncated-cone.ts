import { defineEquations, isAtLeast, isBelow, quantity } from '@reckoner/engine';
import { turnedShapes } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A right circular frustum. The difference of the radii keeps the large one from being the smaller. */
export default defineEquations({
  title: 'Truncated cone (frustum)',
  description:
    'Volume, slant height and surfaces of a truncated cone from its two radii and its height or slant height.',
  keywords: ['frustum', 'volume of a frustum', 'lampshade', 'bucket', 'conical tank'],
  variables: {
    large: { ...length, label: 'Large radius', symbol: 'R' },
    small: { ...length, label: 'Small radius', symbol: 'r' },
    height: { ...length, label: 'Height', symbol: 'h' },
    slant: { ...length, label: 'Slant height', symbol: 's' },
    taper: quantity('cm', { label: 'Difference of the radii', symbol: 'd', min: 0 }),
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
  },
  equations: ({ large, small, height, slant, taper, volume, lateral, surface }) => [
    [volume, (Math.PI * height * (large ** 2 + large * small + small ** 2)) / 3],
    [taper, large - small],
    [slant ** 2, taper ** 2 + height ** 2],
    [lateral, Math.PI * (large + small) * slant],
    [surface, lateral + Math.PI * (large ** 2 + small ** 2)],
  ],
  requires: [
    {
      that: (_, given) =>
        given.large || given.small || given.taper || !given.volume || !(given.lateral || given.surface),
      field: 'volume',
      says: 'The volume with a surface may fit more than one truncated cone: give a radius, or the difference of the radii, in place of one of them.',
    },
    {
      that: ({ taper, slant }) => isBelow(taper, slant),
      field: 'slant',
      says: 'The slant height, {slant}, must be longer than the difference of the radii, {taper}.',
    },
    {
      that: ({ large, small }) => isAtLeast(large, small),
      field: 'large',
      says: 'The large radius, {large}, must not be smaller than the small one, {small}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Truncated cone',
    draw: ({ large, small, height }) => [
      ...turnedShapes(large, small, height),
      {
        shape: 'line',
        color: 2,
        points: [
          [0, 0],
          [large, 0],
        ],
        label: 'R',
        of: 'large',
      },
      {
        shape: 'line',
        color: 2,
        points: [
          [0, height],
          [small, height],
        ],
        label: 'r',
        of: 'small',
      },
      {
        shape: 'line',
        color: 3,
        dashed: true,
        points: [
          [0, 0],
          [0, height],
        ],
        label: 'h',
        of: 'height',
      },
      {
        shape: 'line',
        points: [
          [large, 0],
          [small, height],
        ],
        label: 's',
        of: 'slant',
      },
    ],
  },
  explanation: 'The frustum has the volume {volume}, the slant height {slant} and the surface {surface}.',
  examples: [
    {
      inputs: { large: 5, small: 2, height: 4 },
      results: { volume: 163.36281798666923, slant: 5, lateral: 109.95574287564276, surface: 201.06192982974676 },
      source: 'Python: 52π, 35π, 64π',
    },
    {
      inputs: { large: 10, small: 6, height: 15 },
      results: { volume: 3078.760800518, slant: 15.52417469626, lateral: 780.33013086104 },
      source: 'Python: π × 15 × 196/3',
    },
    { inputs: { large: 5, small: 2, slant: 5 }, results: { height: 4 }, source: 'By hand: √(25 - 9)' },
    {
      inputs: { small: 8, height: 4, slant: 5 },
      results: { large: 11, taper: 3 },
      source: 'By hand: 8 + √(25 - 16), not 8 - 3',
    },
    {
      inputs: { large: 0.3, small: 0.1, slant: 0.2 },
      noResult: 'longer than the difference of the radii',
      source: 'By hand: 0.3 - 0.1 = 0.2, a flat ring',
    },
    { inputs: { slant: 1, taper: 2, small: 3 }, refused: 'longer than the difference', source: 'By hand: 1 < 2' },
    { inputs: { large: 3, small: 6, height: 4 }, refused: 'must not be smaller', source: 'By definition' },
    {
      inputs: { volume: 163.36281798666923, large: 5, small: 2 },
      results: { height: 4.0 },
      source: 'By hand: 52π = π h × 39/3',
    },
  ],
  notes: [
    'Two frustums fit some sets of three (as one radius with slant height and volume): the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.4', isbn: '978-3-662-46220-1' }],
});
