import { defineEquations, isAtMost, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { angle, area, length, perimeter } from '../shared/fields.js';

/** Two sides and their angle, or any three that fix the shape. */
export default defineEquations({
  title: 'Parallelogram',
  description:
    'Area, height, perimeter and diagonals of a parallelogram from its sides and angle, or from other parts that fix it.',
  keywords: ['area of a parallelogram', 'base times height', 'diagonals of a parallelogram'],
  variables: {
    base: { ...length, label: 'Base', symbol: 'a' },
    side: { ...length, label: 'Side', symbol: 'b' },
    angle: { ...angle, symbol: '\\theta' },
    height: { ...length, label: 'Height on the base', symbol: 'h' },
    area,
    perimeter,
    long: quantity('cm', { label: 'Diagonal from the corner of the angle', symbol: 'e', above: 0 }),
    short: quantity('cm', { label: 'Diagonal opposite the angle', symbol: 'f', above: 0 }),
  },
  equations: ({ base, side, angle, height, area, perimeter, long, short }) => [
    [height, side * Math.sin(angle)],
    [area, base * height],
    [perimeter, 2 * (base + side)],
    [long ** 2, base ** 2 + side ** 2 + 2 * base * side * Math.cos(angle)],
    [short ** 2, base ** 2 + side ** 2 - 2 * base * side * Math.cos(angle)],
  ],
  requires: [
    {
      that: (_, given) =>
        !given.height ||
        !given.long ||
        !given.short ||
        given.base ||
        given.side ||
        given.angle ||
        given.area ||
        given.perimeter,
      field: 'height',
      says: 'The height with both diagonals may fit two parallelograms: give a side or the angle in place of one of them.',
    },
    {
      that: ({ height, side }) => isAtMost(height, side),
      field: 'height',
      says: 'The height, {height}, must not be longer than the side, {side}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Parallelogram',
    draw: ({ base, side, angle, height }) => {
      const shift = side * Math.cos(angle);
      return [
        ...polygonWith(
          [
            [0, 0],
            [base, 0],
            [base + shift, height],
            [shift, height],
          ],
          [
            { label: 'a', of: 'base' },
            { label: 'b', of: 'side' },
          ],
        ),
        {
          shape: 'line',
          dashed: true,
          color: 2,
          points: [
            [shift, 0],
            [shift, height],
          ],
          label: 'h',
          of: 'height',
        },
        { shape: 'angle', at: [0, 0], from: [base, 0], to: [shift, height], label: 'θ', of: 'angle' },
      ];
    },
  },
  explanation: 'The parallelogram has the area {area}, the height {height} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { base: 8, side: 5, angle: 60 },
      results: {
        area: 34.64101615137754,
        height: 4.330127018922193,
        perimeter: 26,
        long: 11.357816691600547,
        short: 7,
      },
      source: 'Python: 40 sin 60°, √(64 + 25 ± 40)',
    },
    {
      inputs: { base: 10, area: 60, angle: 30 },
      results: { height: 6, side: 12, perimeter: 44 },
      source: 'By hand: 60/10, 6/sin 30°',
    },
    { inputs: { base: 8, side: 5, height: 6 }, refused: 'longer than the side', source: 'By hand: 6 > 5' },
  ],
  notes: [
    'Where sides and height or area are given the angle may as well be its supplement, with the diagonals exchanged.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.4', isbn: '978-3-662-46220-1' }],
});
