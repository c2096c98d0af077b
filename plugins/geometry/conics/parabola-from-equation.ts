import { choice, defineCalculator, number, sumOfProducts } from '@reckoner/engine';

const coefficient = { min: -1e6, max: 1e6 } as const;

/** y = ax² + bx + c, or x = ay² + by + c. */
export default defineCalculator({
  title: 'Parabola',
  description: 'Vertex, focus, directrix and latus rectum of the parabola y = ax² + bx + c, or of x = ay² + by + c.',
  keywords: ['vertex of a parabola', 'focus', 'directrix', 'axis of symmetry', 'vertex form', 'latus rectum'],
  inputs: {
    a: number({ label: 'Quadratic coefficient', symbol: 'a', ...coefficient }),
    b: number({ label: 'Linear coefficient', symbol: 'b', ...coefficient, default: 0 }),
    c: number({ label: 'Constant', symbol: 'c', ...coefficient, default: 0 }),
    axis: choice(
      { vertical: 'y = ax² + bx + c', horizontal: 'x = ay² + by + c' },
      { label: 'Form', default: 'vertical' },
    ),
  },
  outputs: {
    vertexX: number({ label: 'x of the vertex' }),
    vertexY: number({ label: 'y of the vertex' }),
    focusX: number({ label: 'x of the focus' }),
    focusY: number({ label: 'y of the focus' }),
    directrix: number({ label: 'Directrix: y (or x) =' }),
    latusRectum: number({ label: 'Latus rectum' }),
  },
  formula: ({ a, b, c, axis }) => {
    const turn = -b / (2 * a);
    // Rounded once, so that a vertex on the axis is at 0.
    const extreme = sumOfProducts([4, a, c], [-1, b, b]) / (4 * a);
    const focus = extreme + 1 / (4 * a);
    const directrix = extreme - 1 / (4 * a);
    const latusRectum = Math.abs(1 / a);
    if (axis === 'vertical')
      return { vertexX: turn, vertexY: extreme, focusX: turn, focusY: focus, directrix, latusRectum };
    return { vertexX: extreme, vertexY: turn, focusX: focus, focusY: turn, directrix, latusRectum };
  },
  figure: {
    kind: 'curve',
    title: 'Parabola',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ a, b, c, axis, vertexX, vertexY, focusX, focusY, latusRectum }) => {
      const middle = axis === 'vertical' ? vertexX : vertexY;
      const value = (at: number) => (a * at + b) * at + c;
      return {
        from: middle - 2 * latusRectum,
        to: middle + 2 * latusRectum,
        lines: [axis === 'vertical' ? { y: value } : { at: (y) => [value(y), y] }],
        marks: [
          { x: vertexX, y: vertexY, label: 'Vertex' },
          { x: focusX, y: focusY, label: 'Focus' },
        ],
      };
    },
  },
  explanation: ({ axis }) =>
    `The vertex is ({vertexX}, {vertexY}) and the focus ({focusX}, {focusY}); the directrix is ${axis === 'vertical' ? 'y' : 'x'} = {directrix}.`,
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 this is a straight line.' }],
  examples: [
    {
      inputs: { a: 1, b: -4, c: 7 },
      results: { vertexX: 2, vertexY: 3, focusX: 2, focusY: 3.25, directrix: 2.75, latusRectum: 1 },
      source: 'By hand: (x - 2)² + 3, 1/4a = 1/4',
    },
    {
      inputs: { a: -0.125 },
      results: { vertexX: 0, vertexY: 0, focusY: -2, directrix: 2, latusRectum: 8 },
      source: 'By hand: x² = -8y',
    },
    {
      inputs: { a: 0.25, b: 1, c: 0, axis: 'horizontal' },
      results: { vertexX: -1, vertexY: -2, focusX: 0, focusY: -2, directrix: -2, latusRectum: 4 },
      source: 'By hand: x = (y + 2)²/4 - 1',
    },
    {
      inputs: { a: 1, b: 1.4, c: 0.49 },
      results: { vertexX: -0.7, vertexY: 0, focusY: 0.25, directrix: -0.25 },
      source: 'By hand: (x + 0.7)²',
    },
    { inputs: { a: 0, b: 2 }, refused: 'straight line', source: 'By definition' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
