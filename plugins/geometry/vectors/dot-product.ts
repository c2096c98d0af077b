import {
  category,
  defineCalculator,
  type FigurePoint,
  noResult,
  number,
  quantity,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { angleAt } from '../shared/drawing.js';
import { vector } from '../shared/points.js';

/** Dot product and angle of two vectors of the same dimension. */
export default defineCalculator({
  title: 'Dot product and angle between vectors',
  description: 'Dot product of two vectors, the angle between them and the projection of the first on the second.',
  keywords: ['scalar product', 'inner product', 'angle between two vectors', 'orthogonal', 'vector projection'],
  aliases: ['angle-between-vectors'],
  inputs: {
    a: { ...vector, label: 'First vector', symbol: 'a', maxItems: 10 },
    b: { ...vector, label: 'Second vector', symbol: 'b', maxItems: 10 },
  },
  outputs: {
    product: number({ label: 'Dot product', symbol: 'a\\cdot b' }),
    angle: quantity('rad', { label: 'Angle between them', unit: 'deg', symbol: '\\theta' }),
    projection: number({ label: 'Length of the projection of a on b (negative: against b)' }),
    kind: category(['Orthogonal', 'Acute', 'Obtuse'], { label: 'Directions' }),
  },
  formula: ({ a, b }) => {
    const sizeA = Math.sqrt(sum(a.map((value) => value ** 2)));
    const sizeB = Math.sqrt(sum(b.map((value) => value ** 2)));
    if (sizeA === 0 || sizeB === 0) throw noResult('A zero vector has no direction.');
    const product = sumOfProducts(...a.map((value, index) => [value, b[index]!]));
    // The half-angle form keeps its digits where arccos of the quotient does not.
    const difference = Math.sqrt(sum(a.map((value, index) => (value / sizeA - b[index]! / sizeB) ** 2)));
    const total = Math.sqrt(sum(a.map((value, index) => (value / sizeA + b[index]! / sizeB) ** 2)));
    return {
      product,
      angle: 2 * Math.atan2(difference, total),
      projection: product / sizeB,
      kind: product === 0 ? 'Orthogonal' : product > 0 ? 'Acute' : 'Obtuse',
    };
  },
  shown: ({ a, b, product }) => ({
    product: sum(a.map((value, index) => value * b[index]!)),
    projection: product / Math.sqrt(sum(b.map((value) => value ** 2))),
    kind: product === 0 ? 'Orthogonal' : product > 0 ? 'Acute' : 'Obtuse',
  }),
  figure: {
    kind: 'drawing',
    title: 'Vectors in their plane',
    draw: ({ a, b, angle, projection }) => {
      // The second one to the right.
      const [sizeA, sizeB] = [Math.hypot(...a), Math.hypot(...b)];
      const tip: FigurePoint = [sizeA * Math.cos(angle), sizeA * Math.sin(angle)];
      return [
        { shape: 'arrow', color: 2, from: [0, 0], to: [sizeB, 0], label: 'b' },
        { shape: 'arrow', from: [0, 0], to: tip, label: 'a' },
        { shape: 'line', color: 5, dashed: true, points: [tip, [projection, 0]] },
        ...angleAt([0, 0], [sizeB, 0], tip, 'θ', 'angle'),
      ];
    },
  },
  explanation: 'The dot product is {product} and the angle between the vectors {angle}.',
  requires: [
    { that: ({ a, b }) => a.length === b.length, field: 'b', says: 'Both vectors need the same number of components.' },
  ],
  examples: [
    {
      inputs: { a: [1, 2, 3], b: [4, -5, 6] },
      results: { product: 12, angle: 68.56244696639715, projection: 1.3675269175157, kind: 'Acute' },
      source: 'By hand: 4 - 10 + 18; Python acos(12/√(14 × 77)), 12/√77',
    },
    {
      inputs: { a: [3, 4], b: [-4, 3] },
      results: { product: 0, angle: 90, kind: 'Orthogonal' },
      source: 'By hand: -12 + 12',
    },
    {
      inputs: { a: [1, 0], b: [-2, 0] },
      results: { product: -2, angle: 180, projection: -1, kind: 'Obtuse' },
      source: 'By hand: opposite',
    },
    { inputs: { a: [1, 0], b: [1, 0, 0] }, refused: 'same number', source: 'By definition' },
    { inputs: { a: [0, 0], b: [1, 0] }, noResult: 'no direction', source: 'By definition' },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §1.2', isbn: '978-0-9802327-7-6' }],
});
