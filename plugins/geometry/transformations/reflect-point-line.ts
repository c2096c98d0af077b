import { choice, defineCalculator, noResult, number, sumOfProducts } from '@reckoner/engine';
import { coordinate, withoutRounding } from '../shared/points.js';

/** The image lies as far behind ax + by = c as the point before it. */
export default defineCalculator({
  title: 'Reflection over a line',
  description: 'Mirror image of a point over an axis, a diagonal or any line ax + by = c.',
  keywords: ['reflect a point', 'mirror image', 'reflection over y = x', 'symmetry'],
  inputs: {
    x: { ...coordinate, label: 'x', symbol: 'x' },
    y: { ...coordinate, label: 'y', symbol: 'y' },
    mirror: choice(
      { 'x-axis': 'x-axis', 'y-axis': 'y-axis', diagonal: 'y = x', antidiagonal: 'y = -x', line: 'Line ax + by = c' },
      { label: 'Mirror', default: 'line' },
    ),
    a: { ...coordinate, label: 'Coefficient of x', symbol: 'a', when: { mirror: 'line' } },
    b: { ...coordinate, label: 'Coefficient of y', symbol: 'b', when: { mirror: 'line' } },
    c: { ...coordinate, label: 'Right-hand side', symbol: 'c', when: { mirror: 'line' } },
  },
  outputs: {
    imageX: number({ label: 'x of the image', symbol: "x'" }),
    imageY: number({ label: 'y of the image', symbol: "y'" }),
    distance: number({ label: 'Distance from the mirror', symbol: 'd' }),
  },
  formula: ({ x, y, mirror, a, b, c }) => {
    if (mirror === 'x-axis') return { imageX: x, imageY: -y, distance: Math.abs(y) };
    if (mirror === 'y-axis') return { imageX: -x, imageY: y, distance: Math.abs(x) };
    if (mirror === 'diagonal') return { imageX: y, imageY: x, distance: Math.abs(x - y) / Math.SQRT2 };
    if (mirror === 'antidiagonal') return { imageX: -y, imageY: -x, distance: Math.abs(x + y) / Math.SQRT2 };
    const square = a ** 2 + b ** 2;
    if (square === 0) throw noResult('With a = b = 0 there is no line.');
    // Exact, so that a point on the line is its own image.
    const excess = sumOfProducts([a, x], [b, y], [-1, c]) / square;
    return {
      imageX: withoutRounding(x - 2 * a * excess, Math.abs(x)),
      imageY: withoutRounding(y - 2 * b * excess, Math.abs(y)),
      distance: Math.abs(excess) * Math.sqrt(square),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Reflection',
    draw: ({ x, y, imageX, imageY, distance }) => {
      if (distance === 0) return undefined;
      const [middleX, middleY] = [(x + imageX) / 2, (y + imageY) / 2];
      // Across the way from the point to its image.
      const [alongX, alongY] = [(y - imageY) / 2, (imageX - x) / 2];
      return [
        {
          shape: 'line',
          color: 2,
          points: [
            [middleX - alongX, middleY - alongY],
            [middleX + alongX, middleY + alongY],
          ],
          label: 'Mirror',
        },
        {
          shape: 'line',
          dashed: true,
          points: [
            [x, y],
            [imageX, imageY],
          ],
        },
        { shape: 'point', at: [x, y], label: 'Point' },
        { shape: 'point', at: [imageX, imageY], label: 'Image' },
      ];
    },
  },
  explanation: 'The mirror image of ({x}, {y}) is ({imageX}, {imageY}).',
  examples: [
    {
      inputs: { x: 1, y: 2, a: 1, b: 2, c: 3 },
      results: { imageX: 0.2, imageY: 0.4, distance: 0.894427191 },
      source: 'By hand: excess 2/5, 1 - 4/5, 2 - 8/5, 2/√5',
    },
    {
      inputs: { x: 3, y: 5, mirror: 'x-axis' },
      results: { imageX: 3, imageY: -5, distance: 5 },
      source: 'By definition',
    },
    {
      inputs: { x: 3, y: 5, mirror: 'y-axis' },
      results: { imageX: -3, imageY: 5, distance: 3 },
      source: 'By definition',
    },
    {
      inputs: { x: 0.1, y: 0.2, a: 1, b: 1, c: 0.3 },
      results: { imageX: 0.1, imageY: 0.2, distance: 0 },
      source: 'By hand: the point is on the line',
    },
    { inputs: { x: 3, y: 5, mirror: 'diagonal' }, results: { imageX: 5, imageY: 3 }, source: 'By definition' },
    { inputs: { x: 3, y: 5, mirror: 'antidiagonal' }, results: { imageX: -5, imageY: -3 }, source: 'By definition' },
    { inputs: { x: 3, y: 5, a: 0, b: 0, c: 1 }, noResult: 'no line', source: 'By definition' },
    {
      inputs: { x: -0.9, y: 0.3, a: 3, b: 1, c: -0.9 },
      results: { imageX: 0, imageY: 0.6 },
      source: 'By hand: 3 × (-0.9) + 0.3 + 0.9 = -1.5; -0.9 + 6 × 0.15, 0.3 + 2 × 0.15',
    },
    {
      inputs: { x: 0.3, y: -0.9, a: 1, b: 3, c: -0.9 },
      results: { imageX: 0.6, imageY: 0 },
      source: 'By hand: the same with x and y exchanged',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
