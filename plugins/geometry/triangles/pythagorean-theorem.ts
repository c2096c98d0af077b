import { defineEquations } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { length } from '../shared/fields.js';

/** a² + b² = c²: any two sides give the third. */
export default defineEquations({
  title: 'Pythagorean theorem',
  description: 'Hypotenuse or missing leg of a right triangle from the other two sides.',
  keywords: ['hypotenuse', 'a squared plus b squared', 'right triangle sides', '3-4-5'],
  variables: {
    a: { ...length, label: 'Leg a', symbol: 'a' },
    b: { ...length, label: 'Leg b', symbol: 'b' },
    c: { ...length, label: 'Hypotenuse', symbol: 'c' },
  },
  equations: ({ a, b, c }) => [[c ** 2, a ** 2 + b ** 2]],
  requires: [
    { that: ({ a, c }) => a < c, field: 'a', says: 'Leg a, {a}, must be shorter than the hypotenuse, {c}.' },
    { that: ({ b, c }) => b < c, field: 'b', says: 'Leg b, {b}, must be shorter than the hypotenuse, {c}.' },
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle',
    draw: ({ a, b }) => [
      ...polygonWith(
        [
          [0, 0],
          [b, 0],
          [b, a],
        ],
        [
          { label: 'b', of: 'b' },
          { label: 'a', of: 'a' },
          { label: 'c', of: 'c' },
        ],
      ),
      { shape: 'angle', at: [b, 0], from: [0, 0], to: [b, a] },
    ],
  },
  explanation: 'Legs of {a} and {b} have the hypotenuse {c}.',
  examples: [
    { inputs: { a: 3, b: 4 }, results: { c: 5 }, source: 'By hand: 9 + 16 = 25' },
    { inputs: { a: 1, c: 2 }, results: { b: 1.7320508075688772 }, source: 'By hand: √3' },
    { inputs: { a: '5 ft', b: '12 ft' }, results: { c: 396.24 }, source: 'By hand: 13 ft = 396.24 cm' },
    { inputs: { a: 5, c: 3 }, refused: 'shorter than the hypotenuse', source: 'By hand: 5 > 3' },
    { inputs: { b: 5, c: 5 }, refused: 'shorter than the hypotenuse', source: 'By hand: no other leg' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.3', isbn: '978-3-662-46220-1' }],
});
