import { defineCalculator, ellipticE, type FigurePoint, number, quantity, type Shape } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** The exact perimeter by the complete elliptic integral: 4a E(e²). */
export default defineCalculator({
  title: 'Ellipse area and perimeter',
  description: 'Area, exact perimeter, eccentricity and focal distance of an ellipse from its semi-axes.',
  keywords: ['circumference of an ellipse', 'oval', 'ramanujan', 'eccentricity', 'semi-axes'],
  inputs: {
    a: { ...length, label: 'First semi-axis', symbol: 'a' },
    b: { ...length, label: 'Second semi-axis', symbol: 'b' },
  },
  outputs: {
    area,
    perimeter,
    eccentricity: number({ label: 'Eccentricity', symbol: 'e', places: 6 }),
    focus: quantity('cm', { label: 'Distance from the center to a focus', symbol: 'c' }),
  },
  formula: ({ a, b }) => {
    const long = Math.max(a, b);
    const short = Math.min(a, b);
    const eccentricity = Math.sqrt((1 - short / long) * (1 + short / long));
    return {
      area: Math.PI * a * b,
      perimeter: 4 * long * ellipticE(eccentricity ** 2),
      eccentricity,
      focus: Math.sqrt((long - short) * (long + short)),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Ellipse',
    draw: ({ a, b, focus }) => {
      const foci: readonly FigurePoint[] =
        a >= b
          ? [
              [-focus, 0],
              [focus, 0],
            ]
          : [
              [0, -focus],
              [0, focus],
            ];
      return [
        { shape: 'arc', center: [0, 0], radius: [a, b], from: 0, to: 2 * Math.PI, fill: true },
        {
          shape: 'line',
          points: [
            [0, 0],
            [a, 0],
          ],
          label: 'a',
          of: 'a',
        },
        {
          shape: 'line',
          points: [
            [0, 0],
            [0, b],
          ],
          label: 'b',
          of: 'b',
        },
        ...foci.map((at): Shape => ({ shape: 'point', color: 2, at, label: 'Focus' })),
      ];
    },
  },
  explanation: 'The ellipse has the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { a: 5, b: 3 },
      results: { area: 47.12388980384689, perimeter: 25.52699886339813, eccentricity: 0.8, focus: 4 },
      source: 'scipy.special: 20 ellipe(0.64); 15π',
    },
    {
      inputs: { a: 1, b: 10 },
      results: {
        area: 31.41592653589793,
        perimeter: 40.639741801009,
        eccentricity: 0.99498743710662,
        focus: 9.9498743710662,
      },
      source: 'scipy.special: 40 ellipe(0.99)',
    },
    {
      inputs: { a: 5, b: 5 },
      results: { perimeter: 31.41592653589793, eccentricity: 0, focus: 0 },
      source: 'By hand: a circle',
    },
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §19.30(i)', url: 'https://dlmf.nist.gov/19.30' },
  ],
});
