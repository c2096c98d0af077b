import { defineCalculator, type FigurePoint, noResult, number, sumOfProducts } from '@reckoner/engine';
import { lineTemplate } from '../shared/line-text.js';
import { coordinate, withoutRounding } from '../shared/points.js';

/** Both lines through a point for a given line ax + by = c, and the foot of the perpendicular. */
export default defineCalculator({
  title: 'Parallel and perpendicular lines',
  description: 'Lines through a point parallel and perpendicular to the line ax + by = c, with the distance from it.',
  keywords: ['parallel line', 'perpendicular line', 'normal', 'point to line distance', 'foot of the perpendicular'],
  inputs: {
    a: { ...coordinate, label: 'Coefficient of x', symbol: 'a' },
    b: { ...coordinate, label: 'Coefficient of y', symbol: 'b' },
    c: { ...coordinate, label: 'Right-hand side', symbol: 'c' },
    x: { ...coordinate, label: 'x of the point', symbol: 'x_0' },
    y: { ...coordinate, label: 'y of the point', symbol: 'y_0' },
  },
  outputs: {
    parallel: number({ label: 'Right-hand side of the parallel ax + by', symbol: 'c_1' }),
    perpendicular: number({ label: 'Right-hand side of the perpendicular bx - ay', symbol: 'c_2' }),
    distance: number({ label: 'Distance of the point from the line', symbol: 'd' }),
    footX: number({ label: 'x of the foot of the perpendicular' }),
    footY: number({ label: 'y of the foot of the perpendicular' }),
  },
  formula: ({ a, b, c, x, y }) => {
    const square = a ** 2 + b ** 2;
    if (square === 0) throw noResult('With a = b = 0 there is no line.');
    // Exact, so that a point on the line has the distance 0.
    const excess = sumOfProducts([a, x], [b, y], [-1, c]);
    return {
      parallel: sumOfProducts([a, x], [b, y]),
      perpendicular: sumOfProducts([b, x], [-1, a, y]),
      distance: Math.abs(excess) / Math.sqrt(square),
      footX: withoutRounding(x - (a * excess) / square, Math.abs(x)),
      footY: withoutRounding(y - (b * excess) / square, Math.abs(y)),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Lines',
    draw: ({ a, b, x, y, distance, footX, footY }) => {
      const size = Math.hypot(a, b);
      const reach = distance > 0 ? 1.5 * distance : 1;
      // The way along the line.
      const [alongX, alongY] = [(-b / size) * reach, (a / size) * reach];
      const through = (atX: number, atY: number): FigurePoint[] => [
        [atX - alongX, atY - alongY],
        [atX + alongX, atY + alongY],
      ];
      return [
        { shape: 'line', points: through(footX, footY) },
        { shape: 'line', color: 2, points: through(x, y), label: distance > 0 ? 'Parallel' : '' },
        {
          shape: 'line',
          color: 3,
          points: [
            [x, y],
            [footX, footY],
          ],
          label: 'd',
          of: 'distance',
        },
        { shape: 'point', at: [x, y], label: 'Point' },
      ];
    },
  },
  explanation: ({ a, b }) => {
    const parallel = lineTemplate({ name: 'a', value: a }, { name: 'b', value: b }, 'parallel');
    const perpendicular = lineTemplate({ name: 'b', value: b }, { name: 'a', value: -a }, 'perpendicular');
    return `The parallel is ${parallel}; the perpendicular is ${perpendicular}.`;
  },
  examples: [
    {
      inputs: { a: 3, b: 4, c: 10, x: 5, y: 5 },
      results: { parallel: 35, perpendicular: 5, distance: 5, footX: 2, footY: 1 },
      source: 'By hand: 15 + 20, 20 - 15, 25/5, 3 × 2 + 4 × 1 = 10',
    },
    {
      inputs: { a: 2, b: -1, c: 0, x: 1, y: 2 },
      results: { parallel: 0, perpendicular: -5, distance: 0, footX: 1 },
      source: 'By hand: the point is on the line',
    },
    {
      inputs: { a: 1, b: 1, c: 0.3, x: 0.1, y: 0.2 },
      results: { parallel: 0.3, perpendicular: -0.1, distance: 0, footX: 0.1, footY: 0.2 },
      source: 'By hand: the point is on the line',
    },
    { inputs: { a: 0, b: 0, c: 1, x: 1, y: 2 }, noResult: 'no line', source: 'By definition' },
    {
      inputs: { a: 0.3, b: 0.4, c: 0.2, x: -0.9, y: -0.7 },
      results: { footX: 0, footY: 0.5 },
      source: 'By hand: -0.27 - 0.28 - 0.2 = -0.75; -0.9 + 0.3 × 3, -0.7 + 0.4 × 3',
    },
    {
      inputs: { a: 0.4, b: 0.3, c: 0.2, x: -0.7, y: -0.9 },
      results: { footX: 0.5, footY: 0 },
      source: 'By hand: the same with x and y exchanged',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
