import { defineEquations, integer, quantity } from '@reckoner/engine';
import { polygonWith, regularCorners } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';

/** The number of corners and any one length, or the area, give everything else. */
export default defineEquations({
  title: 'Regular polygon',
  description:
    'Side, perimeter, area, apothem, circumradius and angles of a regular polygon from its number of sides and any one of the others.',
  keywords: ['apothem', 'circumradius', 'pentagon', 'octagon', 'n-gon', 'dodecagon'],
  variables: {
    sides: integer({ label: 'Number of sides', symbol: 'n', min: 3, max: 1000 }),
    side: { ...length, label: 'Side', symbol: 'a' },
    perimeter,
    area,
    apothem: { ...length, label: 'Apothem (radius of the inscribed circle)', symbol: 'r' },
    circumradius: { ...length, label: 'Radius of the circumscribed circle', symbol: 'R' },
    interior: quantity('rad', { label: 'Interior angle', unit: 'deg', symbol: '\\alpha', above: 0, below: 180 }),
  },
  equations: ({ sides, side, perimeter, area, apothem, circumradius, interior }) => [
    [side, 2 * circumradius * Math.sin(Math.PI / sides)],
    [side, 2 * apothem * Math.tan(Math.PI / sides)],
    [perimeter, sides * side],
    [area, (perimeter * apothem) / 2],
    [interior, Math.PI - (2 * Math.PI) / sides],
  ],
  figure: {
    kind: 'drawing',
    title: 'Regular polygon',
    draw: ({ sides, circumradius, apothem }) => {
      if (sides > 100) return undefined;
      const corners = regularCorners(sides, circumradius);
      return [
        ...polygonWith(corners, [{ label: 'a', of: 'side' }]),
        {
          shape: 'line',
          color: 2,
          points: [
            [0, 0],
            [0, -apothem],
          ],
          label: 'r',
          of: 'apothem',
        },
        { shape: 'line', color: 3, points: [[0, 0], corners[2]!], label: 'R', of: 'circumradius' },
        { shape: 'point', at: [0, 0] },
      ];
    },
  },
  explanation: 'A regular polygon of {sides} sides of {side} has the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { sides: 5, side: 10 },
      results: {
        area: 172.0477400588967,
        apothem: 6.881909602355868,
        circumradius: 8.5065080835204,
        perimeter: 50,
        interior: 108,
      },
      source: 'Python: 5 × 10²/(4 tan 36°), 5/tan 36°, 5/sin 36°',
    },
    {
      inputs: { sides: 8, side: 3 },
      results: { area: 43.45584412271571, apothem: 3.621320343559643, circumradius: 3.9196888946291, interior: 135 },
      source: 'Python: 8 × 9/(4 tan 22.5°)',
    },
    {
      inputs: { sides: 6, apothem: 5 },
      results: { side: 5.773502691896258, area: 86.60254037844386 },
      source: 'By hand: 10/√3, 3√3/2 × 100/3',
    },
    {
      inputs: { sides: 4, circumradius: 3 },
      results: { area: 18, side: 4.242640687119 },
      source: 'By hand: square with diagonal 6, 6²/2 and 3√2',
    },
    {
      inputs: { sides: 12, perimeter: 30 },
      results: { area: 69.97595264191645, side: 2.5 },
      source: 'Python: 12 × 2.5²/(4 tan 15°)',
    },
    { inputs: { sides: 4, area: 9 }, results: { side: 3 }, source: 'By hand: square' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.5', isbn: '978-3-662-46220-1' }],
});
