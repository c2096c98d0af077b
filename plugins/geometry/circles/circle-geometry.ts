import { defineEquations } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** Any one of the four gives the others. */
export default defineEquations({
  title: 'Circle',
  description: 'Radius, diameter, circumference and area of a circle from any one of them.',
  keywords: ['area of a circle', 'circumference', 'diameter', 'pi r squared'],
  variables: {
    radius: { ...length, label: 'Radius', symbol: 'r' },
    diameter: { ...length, label: 'Diameter', symbol: 'd' },
    circumference: { ...perimeter, label: 'Circumference', symbol: 'C' },
    area,
  },
  equations: ({ radius, diameter, circumference, area }) => [
    [diameter, 2 * radius],
    [circumference, 2 * Math.PI * radius],
    [area, Math.PI * radius ** 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circle',
    draw: ({ radius }) => [
      { shape: 'circle', center: [0, 0], radius },
      {
        shape: 'line',
        points: [
          [0, 0],
          [0.8 * radius, 0.6 * radius],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'dimension', from: [-radius, -radius], to: [radius, -radius], label: 'd', of: 'diameter' },
      { shape: 'point', at: [0, 0] },
    ],
  },
  explanation: 'A circle of radius {radius} has the circumference {circumference} and the area {area}.',
  examples: [
    {
      inputs: { radius: 5 },
      results: { diameter: 10, circumference: 31.41592653589793, area: 78.53981633974483 },
      source: 'Python math: 10π, 25π',
    },
    {
      inputs: { area: 50 },
      results: { radius: 3.989422804014327, diameter: 7.978845608028654, circumference: 25.06628274631 },
      source: 'Python math: √(50/π)',
    },
    { inputs: { circumference: 31.41592653589793 }, results: { radius: 5 }, source: 'By hand: 10π/2π' },
    { inputs: { diameter: 10 }, results: { radius: 5 }, source: 'By hand: half' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.6', isbn: '978-3-662-46220-1' }],
});
