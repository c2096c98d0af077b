import { defineCalculator, number } from '@reckoner/engine';

const coordinate = { min: -1e12, max: 1e12 } as const;

/** Straight-line distance with the other common metrics beside it, in the plane or in space. */
export default defineCalculator({
  title: 'Distance between two points',
  description: 'Euclidean, Manhattan and Chebyshev distance between two points of the plane or of space.',
  keywords: ['distance formula', 'euclidean distance', 'manhattan distance', 'taxicab', 'chebyshev', '3D distance'],
  inputs: {
    x1: number({ label: 'x of the first point', symbol: 'x_1', ...coordinate }),
    y1: number({ label: 'y of the first point', symbol: 'y_1', ...coordinate }),
    z1: number({ label: 'z of the first point', symbol: 'z_1', ...coordinate, default: 0 }),
    x2: number({ label: 'x of the second point', symbol: 'x_2', ...coordinate }),
    y2: number({ label: 'y of the second point', symbol: 'y_2', ...coordinate }),
    z2: number({ label: 'z of the second point', symbol: 'z_2', ...coordinate, default: 0 }),
  },
  outputs: {
    distance: number({ label: 'Distance', symbol: 'd' }),
    manhattan: number({ label: 'Manhattan distance', symbol: 'd_1' }),
    chebyshev: number({ label: 'Chebyshev distance', symbol: 'd_\\infty' }),
  },
  formula: ({ x1, y1, z1, x2, y2, z2 }) => ({
    distance: Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2 + (z2 - z1) ** 2),
    manhattan: Math.abs(x2 - x1) + Math.abs(y2 - y1) + Math.abs(z2 - z1),
    chebyshev: Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), Math.abs(z2 - z1)),
  }),
  figure: {
    kind: 'drawing',
    title: 'Distance',
    draw: ({ x1, y1, z1, x2, y2, z2 }) =>
      // In space a drawing of the plane would show another distance.
      z1 === z2
        ? [
            {
              shape: 'line',
              dashed: true,
              color: 5,
              points: [
                [x1, y1],
                [x2, y1],
                [x2, y2],
              ],
            },
            {
              shape: 'line',
              points: [
                [x1, y1],
                [x2, y2],
              ],
              label: 'd',
              of: 'distance',
            },
            { shape: 'point', at: [x1, y1], label: 'First point' },
            { shape: 'point', at: [x2, y2], label: 'Second point' },
          ]
        : undefined,
  },
  explanation: 'The points are {distance} apart.',
  examples: [
    {
      inputs: { x1: 1, y1: 2, x2: 4, y2: 6 },
      results: { distance: 5, manhattan: 7, chebyshev: 4 },
      source: 'By hand: √(9 + 16)',
    },
    {
      inputs: { x1: -1, y1: 2, z1: 3, x2: 4, y2: -4, z2: 5 },
      results: { distance: 8.06225774829855, manhattan: 13, chebyshev: 6 },
      source: 'By hand: √(25 + 36 + 4) = √65; Python math.sqrt(65)',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
