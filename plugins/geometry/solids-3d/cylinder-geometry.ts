import { defineEquations } from '@reckoner/engine';
import { turnedShapes } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A right circular cylinder: any two that fix it give the rest. */
export default defineEquations({
  title: 'Cylinder',
  description: 'Volume, lateral and total surface of a cylinder from radius and height, or any two that fix it.',
  keywords: ['volume of a cylinder', 'surface area of a cylinder', 'tank', 'pipe'],
  variables: {
    radius: { ...length, label: 'Radius', symbol: 'r' },
    height: { ...length, label: 'Height', symbol: 'h' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
  },
  equations: ({ radius, height, volume, lateral, surface }) => [
    [volume, Math.PI * radius ** 2 * height],
    [lateral, 2 * Math.PI * radius * height],
    [surface, lateral + 2 * Math.PI * radius ** 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Cylinder',
    draw: ({ radius, height }) => [
      ...turnedShapes(radius, radius, height),
      {
        shape: 'line',
        color: 2,
        points: [
          [0, height],
          [radius, height],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'dimension', from: [radius, 0], to: [radius, height], label: 'h', of: 'height' },
    ],
  },
  explanation: 'A cylinder of radius {radius} and height {height} has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { radius: 3, height: 5 },
      results: { volume: 141.3716694115407, lateral: 94.24777960769379, surface: 150.79644737231007 },
      source: 'Python: 45π, 30π, 48π',
    },
    {
      inputs: { volume: 500, height: 10 },
      results: { radius: 3.989422804014327, lateral: 250.66282746310006 },
      source: 'Python: √(50/π)',
    },
    { inputs: { volume: 500, radius: 5 }, results: { height: 6.3661977236758 }, source: 'By hand: 20/π' },
    {
      inputs: { radius: '2 m', height: '1.5 m' },
      results: { volume: 18849555.92 },
      source: 'By hand: 6π m³ = 18.849556 m³',
    },
  ],
  notes: [
    'Two cylinders fit volume and total surface, a slender and a flat one: the other one is among the other solutions.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.4', isbn: '978-3-662-46220-1' }],
});
