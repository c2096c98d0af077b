import { defineEquations } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** Any two of the five give the others. */
export default defineEquations({
  title: 'Rectangle',
  description: 'Sides, area, perimeter and diagonal of a rectangle from any two of them.',
  keywords: ['area of a rectangle', 'perimeter of a rectangle', 'length and width', 'diagonal'],
  variables: {
    length: { ...length, label: 'Length', symbol: 'a' },
    width: { ...length, label: 'Width', symbol: 'b' },
    area,
    perimeter,
    diagonal: { ...length, label: 'Diagonal', symbol: 'd' },
  },
  equations: ({ length, width, area, perimeter, diagonal }) => [
    [area, length * width],
    [perimeter, 2 * (length + width)],
    [diagonal ** 2, length ** 2 + width ** 2],
  ],
  requires: [
    {
      that: ({ length, diagonal }) => length < diagonal,
      field: 'length',
      says: 'The length, {length}, must be shorter than the diagonal, {diagonal}.',
    },
    {
      that: ({ width, diagonal }) => width < diagonal,
      field: 'width',
      says: 'The width, {width}, must be shorter than the diagonal, {diagonal}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rectangle',
    draw: ({ length, width }) => [
      ...polygonWith(
        [
          [0, 0],
          [length, 0],
          [length, width],
          [0, width],
        ],
        [
          { label: 'a', of: 'length' },
          { label: 'b', of: 'width' },
        ],
      ),
      {
        shape: 'line',
        dashed: true,
        color: 2,
        points: [
          [0, 0],
          [length, width],
        ],
        label: 'd',
        of: 'diagonal',
      },
    ],
  },
  explanation:
    'A rectangle of {length} by {width} has the area {area}, the perimeter {perimeter} and the diagonal {diagonal}.',
  examples: [
    {
      inputs: { length: 8, width: 6 },
      results: { area: 48, perimeter: 28, diagonal: 10 },
      source: 'By hand: 8 × 6, 2 × 14, √(64 + 36)',
    },
    { inputs: { area: 48, width: 6 }, results: { length: 8, diagonal: 10 }, source: 'By hand: 48/6' },
    { inputs: { perimeter: 28, length: 8 }, results: { width: 6, area: 48 }, source: 'By hand: 14 - 8' },
    { inputs: { diagonal: 13, width: 5 }, results: { length: 12, area: 60 }, source: 'By hand: √(169 - 25)' },
    { inputs: { area: 48, diagonal: 10 }, results: { perimeter: 28 }, source: 'By hand: (a + b)² = 100 + 96 = 14²' },
    { inputs: { length: 5, diagonal: 3 }, refused: 'shorter than the diagonal', source: 'By hand: 5 > 3' },
    { inputs: { width: 5, diagonal: 5 }, refused: 'shorter than the diagonal', source: 'By hand: no length' },
  ],
  notes: ['From area, perimeter and diagonal alone, length and width may as well be exchanged.'],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.4', isbn: '978-3-662-46220-1' }],
});
