import { choice, defineEquations } from '@reckoner/engine';
import { area, length } from '../shared/fields.js';

/** a = d/√2 of the square in a circle; a = d of the square around it. */
export default defineEquations({
  title: 'Square in a circle and circle in a square',
  description:
    'Side of the largest square in a circle or diameter of the largest circle in a square, with both areas and the waste between them, from any one measure.',
  keywords: [
    'inscribed square',
    'circumscribed square',
    'largest square in a circle',
    'largest circle in a square',
    'squaring a log',
    'round stock for a square',
    'squircle waste',
  ],
  related: ['square-geometry', 'circle-geometry', 'regular-polygon-geometry'],
  variables: {
    shape: choice(
      {
        square: {
          label: 'Square in a circle',
          also: ['inscribed square', 'circle around a square', 'circumscribed circle'],
        },
        circle: {
          label: 'Circle in a square',
          also: ['inscribed circle', 'square around a circle', 'circumscribed square'],
        },
      },
      { label: 'Shape', default: 'square' },
    ),
    side: { ...length, label: 'Side of the square', symbol: 'a' },
    diameter: { ...length, label: 'Diameter of the circle', symbol: 'd' },
    radius: { ...length, label: 'Radius of the circle', symbol: 'r' },
    diagonal: { ...length, label: 'Diagonal of the square', symbol: 'e' },
    squareArea: { ...area, label: 'Area of the square', symbol: 'A_s' },
    circleArea: { ...area, label: 'Area of the circle', symbol: 'A_c' },
    waste: { ...area, label: 'Area between square and circle (waste)', symbol: 'A_w' },
  },
  equations: ({ shape, side, diameter, radius, diagonal, squareArea, circleArea, waste }) => [
    [diameter, shape === 'square' ? side * Math.SQRT2 : side],
    [diameter, 2 * radius],
    [diagonal, side * Math.SQRT2],
    [squareArea, side ** 2],
    [circleArea, (Math.PI * diameter ** 2) / 4],
    [waste, shape === 'square' ? (Math.PI / 2 - 1) * side ** 2 : (1 - Math.PI / 4) * side ** 2],
  ],
  explanation: ({ shape }) =>
    shape === 'square'
      ? 'The largest square in a circle {diameter} across (radius {radius}) has sides of {side}. It takes {squareArea}, 63.66% of the circle, and leaves {waste} of waste in four segments.'
      : 'The largest circle in a square with sides of {side} is {diameter} across (radius {radius}). It takes {circleArea}, 78.54% of the square, and leaves {waste} of waste in four corners.',
  figure: {
    kind: 'drawing',
    title: 'Square and circle',
    draw: ({ side, radius }) => {
      const half = side / 2;
      return [
        { shape: 'circle', center: [0, 0], radius, fill: false },
        {
          shape: 'polygon',
          color: 2,
          fill: false,
          points: [
            [-half, -half],
            [half, -half],
            [half, half],
            [-half, half],
          ],
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [-half, -half],
            [half, -half],
          ],
          label: 'a',
          of: 'side',
        },
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [0, 0],
            [0, radius],
          ],
          label: 'r',
          of: 'radius',
        },
      ];
    },
  },
  examples: [
    {
      inputs: { radius: 10 },
      results: {
        side: 14.142135623731,
        diameter: 20,
        diagonal: 20,
        squareArea: 200,
        circleArea: 314.15926535898,
        waste: 114.15926535898,
      },
      source: 'By hand: 10√2, 200, 100π',
    },
    {
      inputs: { shape: 'circle', side: 10 },
      results: {
        diameter: 10,
        radius: 5,
        diagonal: 14.142135623731,
        squareArea: 100,
        circleArea: 78.539816339745,
        waste: 21.460183660255,
      },
      source: 'By hand: 25π, 100 - 25π',
    },
    {
      inputs: { shape: 'square', diameter: '12 in' },
      results: { side: 21.55261469057, radius: 15.24 },
      source: 'By hand: 30.48/√2',
    },
    { inputs: { diagonal: 20 }, results: { radius: 10 }, source: 'By hand: the diagonal is the diameter' },
    { inputs: { shape: 'circle', diagonal: 20 }, results: { diameter: 14.142135623731 }, source: 'By hand: 20/√2' },
    { inputs: { squareArea: 2 }, results: { radius: 1 }, source: 'By hand: side √2' },
    {
      inputs: { shape: 'circle', circleArea: 78.539816339745 },
      results: { side: '10.000000000' },
      source: 'By hand: as above',
    },
    {
      inputs: { shape: 'circle', waste: 21.460183660255 },
      results: { side: '10.000000000' },
      source: 'By hand: as above',
    },
    { inputs: { waste: 114.15926535898 }, results: { radius: '10.000000000' }, source: 'By hand: as above' },
  ],
  notes: [
    'The shares 2/π (63.66%) and π/4 (78.54%) are the same for every size. The width of a saw cut, rounded edges, bark and taper are not in it.',
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.6', isbn: '978-3-662-46220-1' }],
});
