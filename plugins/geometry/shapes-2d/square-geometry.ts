import { defineEquations } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** Any one of the six gives the others. */
export default defineEquations({
  title: 'Square',
  description: 'Side, area, perimeter, diagonal and radii of a square from any one of them.',
  keywords: ['area of a square', 'diagonal of a square', 'square side'],
  variables: {
    side: { ...length, label: 'Side', symbol: 'a' },
    area,
    perimeter,
    diagonal: { ...length, label: 'Diagonal', symbol: 'd' },
    inradius: { ...length, label: 'Radius of the inscribed circle', symbol: 'r' },
    circumradius: { ...length, label: 'Radius of the circumscribed circle', symbol: 'R' },
  },
  equations: ({ side, area, perimeter, diagonal, inradius, circumradius }) => [
    [area, side ** 2],
    [perimeter, 4 * side],
    [diagonal, side * Math.SQRT2],
    [inradius, side / 2],
    [circumradius, diagonal / 2],
  ],
  figure: {
    kind: 'drawing',
    title: 'Square',
    draw: ({ side, inradius }) => [
      ...polygonWith(
        [
          [0, 0],
          [side, 0],
          [side, side],
          [0, side],
        ],
        [{ label: 'a', of: 'side' }],
      ),
      { shape: 'circle', color: 5, fill: false, center: [inradius, inradius], radius: inradius },
      {
        shape: 'line',
        dashed: true,
        color: 2,
        points: [
          [0, 0],
          [side, side],
        ],
        label: 'd',
        of: 'diagonal',
      },
    ],
  },
  explanation: 'A square of side {side} has the area {area} and the diagonal {diagonal}.',
  examples: [
    {
      inputs: { side: 5 },
      results: { area: 25, perimeter: 20, diagonal: 7.0710678118655, inradius: 2.5, circumradius: 3.5355339059327 },
      source: 'By hand: 5², 4 × 5, 5√2',
    },
    {
      inputs: { diagonal: 10 },
      results: { side: 7.0710678118655, area: 50, perimeter: 28.284271247462 },
      source: 'By hand: 10/√2, 10²/2',
    },
    { inputs: { area: 81 }, results: { side: 9, perimeter: 36 }, source: 'By hand: √81' },
    { inputs: { inradius: '1 in' }, results: { side: 5.08 }, source: 'By hand: 2 in = 5.08 cm' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.4', isbn: '978-3-662-46220-1' }],
});
