import { defineEquations, quantity } from '@reckoner/engine';
import { turnedShapes } from '../shared/drawing.js';
import { angle, area, length, volume } from '../shared/fields.js';

/** A right circular cone: any two that fix it give the rest. */
export default defineEquations({
  title: 'Cone',
  description:
    'Volume, slant height, surfaces, apex angle and flat pattern of a cone from radius and height, or any two that fix it.',
  keywords: ['volume of a cone', 'slant height', 'lateral surface', 'cone development'],
  variables: {
    radius: { ...length, label: 'Radius of the base', symbol: 'r' },
    height: { ...length, label: 'Height', symbol: 'h' },
    slant: { ...length, label: 'Slant height', symbol: 'l' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
    apex: { ...angle, label: 'Apex angle', symbol: '\\theta' },
    sector: quantity('rad', {
      label: 'Angle of the unrolled lateral surface',
      unit: 'deg',
      symbol: '\\varphi',
      above: 0,
      below: 360,
    }),
  },
  equations: ({ radius, height, slant, volume, lateral, surface, apex, sector }) => [
    [slant ** 2, radius ** 2 + height ** 2],
    [volume, (Math.PI * radius ** 2 * height) / 3],
    [lateral, Math.PI * radius * slant],
    [surface, lateral + Math.PI * radius ** 2],
    [radius, slant * Math.sin(apex / 2)],
    [sector, (2 * Math.PI * radius) / slant],
  ],
  requires: [
    {
      that: ({ radius, slant }) => radius < slant,
      field: 'slant',
      says: 'The slant height, {slant}, must be longer than the radius, {radius}.',
    },
    {
      that: ({ height, slant }) => height < slant,
      field: 'slant',
      says: 'The slant height, {slant}, must be longer than the height, {height}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Cone',
    draw: ({ radius, height }) => [
      ...turnedShapes(radius, 0, height),
      {
        shape: 'line',
        color: 2,
        points: [
          [0, 0],
          [radius, 0],
        ],
        label: 'r',
        of: 'radius',
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
          [radius, 0],
          [0, height],
        ],
        label: 'l',
        of: 'slant',
      },
    ],
  },
  explanation: 'A cone of radius {radius} and height {height} has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { radius: 3, height: 4 },
      results: {
        slant: 5,
        volume: 37.699111843078,
        lateral: 47.123889803847,
        surface: 75.398223686155,
        apex: 73.739795291688,
        sector: 216,
      },
      source: 'Python: 12π, 15π, 24π, 2 arctan(3/4), 360° × 3/5',
    },
    {
      inputs: { radius: 2.5, height: 7 },
      results: { volume: 45.814892864851, slant: 7.4330343736593, lateral: 58.378915455421, apex: 39.307648116107 },
      source: 'Python: π × 2.5² × 7/3',
    },
    { inputs: { radius: 3, slant: 5 }, results: { height: 4 }, source: 'By hand: √(25 - 9)' },
    { inputs: { volume: 37.699111843077, height: 4 }, results: { radius: 3.0 }, source: 'By hand: 12π' },
    { inputs: { radius: 3, slant: 2 }, refused: 'longer than the radius', source: 'By hand: 2 < 3' },
    { inputs: { height: 3, slant: 2 }, refused: 'longer than the height', source: 'By hand: 2 < 3' },
  ],
  notes: [
    'Two cones fit some pairs (volume with slant height or with a surface: a slender and a flat one): the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.4', isbn: '978-3-662-46220-1' }],
});
