import { defineEquations } from '@reckoner/engine';
import { lyingCircle } from '../shared/drawing.js';
import { area, length, perimeter, volume } from '../shared/fields.js';

/** Any one of the five gives the others. */
export default defineEquations({
  title: 'Sphere',
  description: 'Radius, diameter, great circle, surface and volume of a sphere from any one of them.',
  keywords: ['volume of a sphere', 'surface area of a sphere', 'ball', 'globe'],
  variables: {
    radius: { ...length, label: 'Radius', symbol: 'r' },
    diameter: { ...length, label: 'Diameter', symbol: 'd' },
    circumference: { ...perimeter, label: 'Circumference of a great circle', symbol: 'C' },
    surface: { ...area, label: 'Surface area' },
    volume,
  },
  equations: ({ radius, diameter, circumference, surface, volume }) => [
    [volume, (4 / 3) * Math.PI * radius ** 3],
    [surface, 4 * Math.PI * radius ** 2],
    [circumference, 2 * Math.PI * radius],
    [diameter, 2 * radius],
  ],
  figure: {
    kind: 'drawing',
    title: 'Sphere',
    draw: ({ radius }) => [
      { shape: 'circle', center: [0, 0], radius },
      ...lyingCircle(radius, 0, true),
      {
        shape: 'line',
        color: 2,
        points: [
          [0, 0],
          [0.6 * radius, 0.8 * radius],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'dimension', from: [-radius, -radius], to: [radius, -radius], label: 'd', of: 'diameter' },
    ],
  },
  explanation: 'A sphere of radius {radius} has the surface {surface} and the volume {volume}.',
  examples: [
    {
      inputs: { radius: 5 },
      results: {
        volume: 523.5987755982989,
        surface: 314.1592653589793,
        circumference: 31.41592653589793,
        diameter: 10,
      },
      source: 'Python math: 500π/3, 100π',
    },
    {
      inputs: { volume: 100 },
      results: { radius: 2.8794119114848606, surface: 104.18794157356 },
      source: 'Python: (300/4π)^(1/3)',
    },
    {
      inputs: { surface: 200 },
      results: { radius: 3.989422804014327, volume: 265.9615202676 },
      source: 'Python: √(200/4π)',
    },
    { inputs: { circumference: '40 cm' }, results: { radius: 6.366197723675813 }, source: 'By hand: 20/π' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.3.4', isbn: '978-3-662-46220-1' }],
});
