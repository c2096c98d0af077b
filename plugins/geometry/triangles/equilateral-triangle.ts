import { defineEquations } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** Any one of the six gives the others. */
export default defineEquations({
  title: 'Equilateral triangle',
  description: 'Side, height, area, perimeter and radii of an equilateral triangle from any one of them.',
  keywords: ['area of an equilateral triangle', 'height of an equilateral triangle', '60 degree triangle'],
  variables: {
    side: { ...length, label: 'Side', symbol: 'a' },
    height: { ...length, label: 'Height', symbol: 'h' },
    area,
    perimeter,
    inradius: { ...length, label: 'Radius of the inscribed circle', symbol: 'r' },
    circumradius: { ...length, label: 'Radius of the circumscribed circle', symbol: 'R' },
  },
  equations: ({ side, height, area, perimeter, inradius, circumradius }) => [
    [height, (Math.sqrt(3) / 2) * side],
    [area, (Math.sqrt(3) / 4) * side ** 2],
    [perimeter, 3 * side],
    [inradius, height / 3],
    [circumradius, 2 * inradius],
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle',
    draw: ({ side, height, inradius, circumradius }) => [
      ...polygonWith(
        [
          [0, 0],
          [side, 0],
          [side / 2, height],
        ],
        [{ label: 'a', of: 'side' }],
      ),
      { shape: 'circle', color: 5, fill: false, center: [side / 2, inradius], radius: inradius },
      {
        shape: 'line',
        color: 2,
        dashed: true,
        points: [
          [side / 2, 0],
          [side / 2, height],
        ],
        label: 'h',
        of: 'height',
      },
      {
        shape: 'line',
        color: 3,
        points: [
          [side / 2, height - circumradius],
          [0, 0],
        ],
        label: 'R',
        of: 'circumradius',
      },
    ],
  },
  explanation: 'An equilateral triangle of side {side} has the height {height} and the area {area}.',
  examples: [
    {
      inputs: { side: 6 },
      results: {
        height: 5.196152422706632,
        area: 15.588457268119894,
        perimeter: 18,
        inradius: 1.7320508075689,
        circumradius: 3.4641016151378,
      },
      source: 'Python: 3√3, 9√3, √3, 2√3',
    },
    { inputs: { area: 100 }, results: { side: 15.196713713031851 }, source: 'Python: √(400/√3)' },
    {
      inputs: { inradius: 1 },
      results: { circumradius: 2, height: 3 },
      source: 'By hand: the center divides the height 2 : 1',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.3', isbn: '978-3-662-46220-1' }],
});
