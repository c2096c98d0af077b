import { defineEquations, isAtMost, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { angle, area, length, perimeter } from '../shared/fields.js';

/** Half the diagonals and the side form a right triangle. */
export default defineEquations({
  title: 'Rhombus',
  description:
    'Side, angle, diagonals, height, area and inscribed circle of a rhombus from any two of them that fix it.',
  keywords: ['area of a rhombus', 'diagonals', 'diamond shape'],
  variables: {
    side: { ...length, label: 'Side', symbol: 'a' },
    angle: { ...angle, label: 'Angle opposite the first diagonal', symbol: '\\alpha' },
    first: { ...length, label: 'First diagonal', symbol: 'e' },
    second: { ...length, label: 'Second diagonal', symbol: 'f' },
    height: { ...length, label: 'Height', symbol: 'h' },
    area,
    perimeter,
    inradius: quantity('cm', { label: 'Radius of the inscribed circle', symbol: 'r', above: 0 }),
  },
  equations: ({ side, angle, first, second, height, area, perimeter, inradius }) => [
    [first, 2 * side * Math.sin(angle / 2)],
    [second, 2 * side * Math.cos(angle / 2)],
    [area, (first * second) / 2],
    [area, side * height],
    [perimeter, 4 * side],
    [inradius, height / 2],
  ],
  requires: [
    {
      that: ({ first, side }) => first < 2 * side,
      field: 'first',
      says: 'The first diagonal, {first}, must be shorter than two sides of {side}.',
    },
    {
      that: ({ second, side }) => second < 2 * side,
      field: 'second',
      says: 'The second diagonal, {second}, must be shorter than two sides of {side}.',
    },
    {
      that: ({ height, side }) => isAtMost(height, side),
      field: 'height',
      says: 'The height, {height}, must not be longer than the side, {side}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rhombus',
    draw: ({ first, second }) => [
      ...polygonWith(
        [
          [0, -first / 2],
          [second / 2, 0],
          [0, first / 2],
          [-second / 2, 0],
        ],
        [{ label: 'a', of: 'side' }],
      ),
      {
        shape: 'line',
        dashed: true,
        color: 2,
        points: [
          [0, -first / 2],
          [0, first / 2],
        ],
        label: 'e',
        of: 'first',
      },
      {
        shape: 'line',
        dashed: true,
        color: 3,
        points: [
          [-second / 2, 0],
          [second / 2, 0],
        ],
        label: 'f',
        of: 'second',
      },
      { shape: 'angle', at: [-second / 2, 0], from: [0, -first / 2], to: [0, first / 2], label: 'α', of: 'angle' },
    ],
  },
  explanation: 'The rhombus has the side {side}, the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { first: 6, second: 8 },
      results: { side: 5, angle: 73.739795291688, area: 24, height: 4.8, perimeter: 20, inradius: 2.4 },
      source: 'By hand: √(9 + 16), 6 × 8/2; angle 2 arctan(3/4)',
    },
    {
      inputs: { side: 10, angle: 40 },
      results: { area: 64.278760968654, first: 6.8404028665134, second: 18.793852415718 },
      source: 'Python: 100 sin 40°, 20 sin 20°, 20 cos 20°',
    },
    { inputs: { side: 5, first: 6 }, results: { second: 8, area: 24 }, source: 'By hand: 2√(25 - 9)' },
    { inputs: { side: 5, first: 10 }, refused: 'shorter than two sides', source: 'By hand: no second diagonal' },
    { inputs: { side: 5, second: 11 }, refused: 'shorter than two sides', source: 'By hand: 11 > 10' },
    { inputs: { side: 5, height: 6 }, refused: 'longer than the side', source: 'By hand: 6 > 5' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.4', isbn: '978-3-662-46220-1' }],
});
