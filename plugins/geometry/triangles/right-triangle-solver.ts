import { defineEquations, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length } from '../shared/fields.js';

/** Any two of the parts that fix the triangle give the rest. */
export default defineEquations({
  title: 'Right triangle',
  description: 'Legs, hypotenuse, angles, area and altitude of a right triangle from any two of them that fix it.',
  keywords: ['right angled triangle', 'hypotenuse', 'SOH CAH TOA', 'legs', 'trigonometry'],
  variables: {
    a: { ...length, label: 'Leg a', symbol: 'a' },
    b: { ...length, label: 'Leg b', symbol: 'b' },
    c: { ...length, label: 'Hypotenuse', symbol: 'c' },
    alpha: quantity('rad', { label: 'Angle opposite a', unit: 'deg', symbol: '\\alpha', above: 0, below: 90 }),
    beta: quantity('rad', { label: 'Angle opposite b', unit: 'deg', symbol: '\\beta', above: 0, below: 90 }),
    area,
    altitude: { ...length, label: 'Altitude on the hypotenuse', symbol: 'h' },
  },
  equations: ({ a, b, c, alpha, beta, area, altitude }) => [
    [a, c * Math.sin(alpha)],
    [b, c * Math.cos(alpha)],
    [alpha + beta, Math.PI / 2],
    [area, (a * b) / 2],
    [altitude, (a * b) / c],
  ],
  requires: [
    { that: ({ a, c }) => a < c, field: 'a', says: 'Leg a, {a}, must be shorter than the hypotenuse, {c}.' },
    { that: ({ b, c }) => b < c, field: 'b', says: 'Leg b, {b}, must be shorter than the hypotenuse, {c}.' },
  ],
  figure: {
    kind: 'drawing',
    title: 'Triangle',
    draw: ({ a, b, c }) => [
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
      { shape: 'angle', at: [0, 0], from: [b, 0], to: [b, a], label: 'α', of: 'alpha' },
      { shape: 'angle', at: [b, a], from: [0, 0], to: [b, 0], label: 'β', of: 'beta' },
      {
        shape: 'line',
        color: 2,
        dashed: true,
        points: [
          [b, 0],
          [(b / c) ** 2 * b, (b / c) ** 2 * a],
        ],
        label: 'h',
        of: 'altitude',
      },
    ],
  },
  explanation: 'The right triangle has the legs {a} and {b}, the hypotenuse {c} and the area {area}.',
  examples: [
    {
      inputs: { a: 5, b: 12 },
      results: { c: 13, alpha: 22.61986494804, beta: 67.38013505196, area: 30, altitude: 4.6153846153846 },
      source: 'By hand: √(25 + 144), 60/13; Python atan2(5, 12)',
    },
    {
      inputs: { c: 10, alpha: 35 },
      results: { a: 5.7357643635105, b: 8.1915204428899, beta: 55 },
      source: 'Python: 10 sin 35°, 10 cos 35°',
    },
    {
      inputs: { a: 7, alpha: 25 },
      results: { b: 15.011548443567, c: 16.563411082067 },
      source: 'Python: 7/tan 25°, 7/sin 25°',
    },
    { inputs: { b: 12, c: 13 }, results: { a: 5 }, source: 'By hand: √(169 - 144)' },
    { inputs: { a: 5, c: 3 }, refused: 'shorter than the hypotenuse', source: 'By hand: 5 > 3' },
    { inputs: { b: 5, c: 5 }, refused: 'shorter than the hypotenuse', source: 'By hand: no other leg' },
  ],
  notes: ['From hypotenuse, area and altitude alone, the legs may as well be exchanged.'],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.1.3', isbn: '978-3-662-46220-1' }],
});
