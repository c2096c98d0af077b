import { defineCalculator, noResult, number, sumOfProducts } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { shifted } from '../shared/line-text.js';
import { coordinate } from '../shared/points.js';

/** x² + y² + Dx + Ey + F = 0 by completing the square. */
export default defineCalculator({
  title: 'Equation of a circle',
  description: 'Center, radius, area and circumference of the circle x² + y² + Dx + Ey + F = 0.',
  keywords: ['general form', 'standard form', 'completing the square', 'center and radius'],
  inputs: {
    d: { ...coordinate, label: 'Coefficient of x', symbol: 'D' },
    e: { ...coordinate, label: 'Coefficient of y', symbol: 'E' },
    f: { ...coordinate, label: 'Constant', symbol: 'F' },
  },
  outputs: {
    centerX: number({ label: 'x of the center', symbol: 'h' }),
    centerY: number({ label: 'y of the center', symbol: 'k' }),
    radius: number({ label: 'Radius', symbol: 'r' }),
    squared: number({ label: 'Radius squared', symbol: 'r^2' }),
    circumference: number({ label: 'Circumference', symbol: 'C' }),
    area: number({ label: 'Area', symbol: 'A' }),
  },
  formula: ({ d, e, f }) => {
    const centerX = -d / 2;
    const centerY = -e / 2;
    const squared = sumOfProducts([0.25, d, d], [0.25, e, e], [-1, f]);
    if (squared < 0) throw noResult('The radius squared would be negative: no point satisfies the equation.');
    if (squared === 0) throw noResult('The equation is satisfied by one point only, the center.');
    const radius = Math.sqrt(squared);
    return { centerX, centerY, radius, squared, circumference: 2 * Math.PI * radius, area: Math.PI * squared };
  },
  figure: {
    kind: 'drawing',
    title: 'Circle',
    draw: ({ centerX, centerY, radius }) => [
      ...axesAround([
        [centerX - radius, centerY - radius],
        [centerX + radius, centerY + radius],
      ]),
      { shape: 'circle', center: [centerX, centerY], radius },
      {
        shape: 'line',
        points: [
          [centerX, centerY],
          [centerX + radius, centerY],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'point', at: [centerX, centerY], label: 'Center' },
    ],
  },
  explanation: () =>
    `In standard form the circle is ${shifted('x', 'centerX')}² + ${shifted('y', 'centerY')}² = {squared}.`,
  examples: [
    {
      inputs: { d: -6, e: 4, f: -12 },
      results: {
        centerX: 3,
        centerY: -2,
        radius: 5,
        squared: 25,
        circumference: 31.41592653589793,
        area: 78.53981633974483,
      },
      source: 'By hand: (x - 3)² + (y + 2)² = 25',
    },
    { inputs: { d: 0, e: 0, f: -3 }, results: { centerX: 0, radius: 1.7320508075689 }, source: 'By hand: x² + y² = 3' },
    { inputs: { d: 2, e: 2, f: 5 }, noResult: 'no point', source: 'By hand: 1 + 1 - 5 < 0' },
    { inputs: { d: 2, e: 2, f: 2 }, noResult: 'one point only', source: 'By hand: 1 + 1 - 2 = 0' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
