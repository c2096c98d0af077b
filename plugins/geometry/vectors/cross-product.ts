import { defineCalculator, number, sumOfProducts } from '@reckoner/engine';
import { vector } from '../shared/points.js';

/** a × b of two vectors of space; its size is the area of their parallelogram. */
export default defineCalculator({
  title: 'Cross product',
  description: 'Cross product of two vectors of space, with the area of their parallelogram and triangle.',
  keywords: ['vector product', 'normal vector', 'parallelogram area', 'right-hand rule'],
  inputs: {
    a: { ...vector, label: 'First vector', symbol: 'a', minItems: 3 },
    b: { ...vector, label: 'Second vector', symbol: 'b', minItems: 3 },
  },
  outputs: {
    x: number({ label: 'x component', symbol: 'c_x' }),
    y: number({ label: 'y component', symbol: 'c_y' }),
    z: number({ label: 'z component', symbol: 'c_z' }),
    parallelogram: number({ label: 'Area of the parallelogram', symbol: '|a\\times b|' }),
    triangle: number({ label: 'Area of the triangle' }),
  },
  formula: ({ a, b }) => {
    // Exact, so that parallel vectors give 0.
    const x = sumOfProducts([a[1]!, b[2]!], [-1, a[2]!, b[1]!]);
    const y = sumOfProducts([a[2]!, b[0]!], [-1, a[0]!, b[2]!]);
    const z = sumOfProducts([a[0]!, b[1]!], [-1, a[1]!, b[0]!]);
    const parallelogram = Math.sqrt(x ** 2 + y ** 2 + z ** 2);
    return { x, y, z, parallelogram, triangle: parallelogram / 2 };
  },
  figure: {
    kind: 'drawing',
    title: 'Parallelogram of the vectors',
    draw: ({ a, b, parallelogram }) => {
      // In the plane of both vectors, the first one to the right.
      const [sizeA, sizeB] = [Math.hypot(...a), Math.hypot(...b)];
      if (sizeA === 0 || sizeB === 0 || parallelogram === 0) return undefined;
      const along = (a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!) / sizeA;
      const across = parallelogram / sizeA;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [sizeA, 0],
            [sizeA + along, across],
            [along, across],
          ],
          label: 'Area',
          of: 'parallelogram',
        },
        { shape: 'arrow', from: [0, 0], to: [sizeA, 0], label: 'a' },
        { shape: 'arrow', color: 2, from: [0, 0], to: [along, across], label: 'b' },
      ];
    },
  },
  explanation: 'The cross product is ({x}, {y}, {z}).',
  examples: [
    {
      inputs: { a: [1, 2, 3], b: [4, -5, 6] },
      results: { x: 27, y: 6, z: -13, parallelogram: 30.5614135798723 },
      source: 'By hand: 12 + 15, 12 - 6, -5 - 8; √934',
    },
    {
      inputs: { a: [1, 0, 0], b: [0, 1, 0] },
      results: { x: 0, y: 0, z: 1, parallelogram: 1, triangle: 0.5 },
      source: 'By definition',
    },
    {
      inputs: { a: [0.1, 0.2, 0.3], b: [0.3, 0.6, 0.9] },
      results: { x: 0, y: 0, z: 0, parallelogram: 0 },
      source: 'By hand: three times as long',
    },
    { inputs: { a: [2, 4, 6], b: [1, 2, 3] }, results: { x: 0, y: 0, z: 0, triangle: 0 }, source: 'By hand: parallel' },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §5.3', isbn: '978-0-9802327-7-6' }],
});
