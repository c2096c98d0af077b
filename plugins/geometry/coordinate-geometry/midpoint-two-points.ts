import { defineEquations } from '@reckoner/engine';
import { coordinate } from '../shared/points.js';

/** Halfway between two points; an endpoint follows from the other and the midpoint. */
export default defineEquations({
  title: 'Midpoint',
  description: 'Midpoint of two points of the plane, or the missing endpoint from the midpoint.',
  keywords: ['midpoint formula', 'middle of a segment', 'missing endpoint', 'halfway point'],
  variables: {
    x1: { ...coordinate, label: 'x of the first point', symbol: 'x_1' },
    y1: { ...coordinate, label: 'y of the first point', symbol: 'y_1' },
    x2: { ...coordinate, label: 'x of the second point', symbol: 'x_2' },
    y2: { ...coordinate, label: 'y of the second point', symbol: 'y_2' },
    x: { ...coordinate, label: 'x of the midpoint', symbol: 'x_m' },
    y: { ...coordinate, label: 'y of the midpoint', symbol: 'y_m' },
  },
  equations: ({ x1, y1, x2, y2, x, y }) => [
    [x, (x1 + x2) / 2],
    [y, (y1 + y2) / 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Midpoint',
    draw: ({ x1, y1, x2, y2, x, y }) => [
      {
        shape: 'line',
        points: [
          [x1, y1],
          [x2, y2],
        ],
      },
      { shape: 'point', at: [x1, y1], label: 'First point' },
      { shape: 'point', at: [x2, y2], label: 'Second point' },
      { shape: 'point', color: 2, at: [x, y], label: 'Midpoint' },
    ],
  },
  explanation: 'Halfway between ({x1}, {y1}) and ({x2}, {y2}) lies ({x}, {y}).',
  examples: [
    { inputs: { x1: 2, y1: 3, x2: 8, y2: -5 }, results: { x: 5, y: -1 }, source: 'By hand: 10/2, -2/2' },
    { inputs: { x1: 1, y1: 4, x: 3, y: 3.5 }, results: { x2: 5, y2: 3 }, source: 'By hand: 6 - 1, 7 - 4' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
