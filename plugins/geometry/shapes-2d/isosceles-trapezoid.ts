import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length, perimeter } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Half the difference of the bases, the height and a leg form a right triangle. */
export default defineEquations({
  title: 'Isosceles trapezoid',
  description:
    'Height, area, diagonal, angles and circumscribed circle of an isosceles trapezoid from its bases and legs, or from any three parts that fix it.',
  keywords: ['isosceles trapezium', 'symmetric trapezoid', 'equal legs', 'circumradius of a trapezoid'],
  variables: {
    a: { ...length, label: 'Longer base', symbol: 'a' },
    b: { ...length, label: 'Shorter base', symbol: 'b' },
    c: { ...length, label: 'Leg', symbol: 'c' },
    height: { ...length, label: 'Height', symbol: 'h' },
    area,
    perimeter,
    midsegment: { ...length, label: 'Midsegment', symbol: 'm' },
    diagonal: quantity('cm', { label: 'Diagonal', symbol: 'd', above: 0 }),
    angle: quantity('rad', {
      label: 'Angle at the longer base',
      unit: 'deg',
      symbol: '\\alpha',
      above: 0,
      max: 90,
    }),
    upper: quantity('rad', {
      label: 'Angle at the shorter base',
      unit: 'deg',
      symbol: '\\beta',
      min: 90,
      below: 180,
    }),
    circumradius: quantity('cm', { label: 'Radius of the circumscribed circle', symbol: 'R', above: 0 }),
  },
  equations: ({ a, b, c, height, area, perimeter, midsegment, diagonal, angle, upper, circumradius }) => [
    [a, b + 2 * c * Math.cos(angle)],
    [height, c * Math.sin(angle)],
    [midsegment, (a + b) / 2],
    [area, midsegment * height],
    [perimeter, a + b + 2 * c],
    [diagonal, Math.sqrt(midsegment ** 2 + height ** 2)],
    [upper, Math.PI - angle],
    [diagonal, 2 * circumradius * Math.sin(angle)],
  ],
  requires: [
    {
      that: (_, given) =>
        !given.circumradius ||
        !given.area ||
        (given.a && given.b) ||
        given.midsegment ||
        given.c ||
        given.height ||
        given.angle ||
        given.upper ||
        given.diagonal,
      field: 'circumradius',
      says: 'The circumradius with the area may fit more than one trapezoid: give the leg, the height or an angle in place of one of them.',
    },
    {
      that: ({ a, b }) => isAtMost(b, a),
      field: 'b',
      says: 'The shorter base, {b}, must not be longer than the other one, {a}.',
    },
    {
      that: ({ a, b, c }) => isAbove(2 * c, a - b),
      field: 'c',
      says: 'Two legs of {c} do not reach from a base of {a} to one of {b}.',
    },
    {
      that: ({ height, c }) => isAtMost(height, c),
      field: 'height',
      says: 'The height, {height}, must not be longer than the leg, {c}.',
    },
    {
      that: ({ midsegment, a }) => isAtMost(midsegment, a) && isBelow(a, 2 * midsegment),
      field: 'midsegment',
      says: 'The midsegment, {midsegment}, must be at most the longer base, {a}, and more than half of it.',
    },
    {
      that: ({ midsegment, b }) => isAtLeast(midsegment, b),
      field: 'midsegment',
      says: 'The midsegment, {midsegment}, must not be shorter than the shorter base, {b}.',
    },
    {
      that: ({ diagonal, c }) => diagonal > c,
      field: 'diagonal',
      says: 'The diagonal, {diagonal}, must be longer than the leg, {c}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Isosceles trapezoid',
    draw: ({ a, b, height }) => [
      ...polygonWith(
        [
          [0, 0],
          [a, 0],
          [(a + b) / 2, height],
          [(a - b) / 2, height],
        ],
        [
          { label: 'a', of: 'a' },
          { label: 'c', of: 'c' },
          { label: 'b', of: 'b' },
        ],
      ),
      {
        shape: 'line',
        dashed: true,
        color: 2,
        points: [
          [(a - b) / 2, 0],
          [(a - b) / 2, height],
        ],
        label: 'h',
        of: 'height',
      },
      {
        shape: 'line',
        dashed: true,
        color: 3,
        points: [
          [0, 0],
          [(a + b) / 2, height],
        ],
        label: 'd',
        of: 'diagonal',
      },
      { shape: 'angle', at: [0, 0], from: [a, 0], to: [(a - b) / 2, height], label: 'α', of: 'angle' },
    ],
  },
  explanation: 'The trapezoid is {height} high and has the area {area} and diagonals of {diagonal}.',
  examples: [
    {
      inputs: { a: 10, b: 4, c: 5 },
      results: {
        height: 4,
        area: 28,
        perimeter: 24,
        midsegment: 7,
        diagonal: 8.06225774829855,
        angle: 53.13010235415598,
        upper: 126.86989764584402,
        circumradius: 5.038911092686594,
      },
      source: 'By hand: √(25 - 9), √65; Python: arccos(3/5), and the circle through three corners: 5 × √65/8',
    },
    {
      inputs: { a: 21, b: 9, height: 8 },
      results: { c: 10, area: 120, perimeter: 50, diagonal: 17, circumradius: 10.625 },
      source: 'By hand: 6-8-10 and 15-8-17; the diagonal, the leg and the base of 21 enclose 84: 10 × 17 × 21/(4 × 84)',
    },
    {
      inputs: { b: 6, c: 4, angle: 60 },
      results: { a: 10, height: 3.4641016151377544, area: 27.712812921102035, upper: 120 },
      source: 'By hand: 6 + 2 × 4 cos 60°; 4 sin 60°; 8 × 3.4641',
    },
    {
      inputs: { a: 10, diagonal: 8.888194417315589, angle: 60 },
      results: { c: '7.0000000', b: '3.0000000' },
      source: 'By hand: (10 - c/2)² + 3c²/4 = 79, c² - 10c + 21 = 0; the other solution has c = 3 and b = 7',
    },
    {
      inputs: { a: 0.15372463298817812, area: 0.0650179124255008, c: 0.4229505132759098 },
      results: { b: '0.1537246', angle: '90.00000' },
      source: 'By hand: a rectangle, 0.15372 × 0.42295, whose last digits are rounded',
    },
    {
      inputs: { area: 28, a: 10, b: 4 },
      results: { height: 4, c: 5 },
      source: 'By hand: 28/7; √(16 + 9)',
    },
    {
      inputs: { a: 4, b: 4, c: 3 },
      results: { height: 3, area: 12, diagonal: 5, angle: 90, upper: 90, circumradius: 2.5 },
      source: 'By hand: a rectangle',
    },
    {
      inputs: { b: 6, c: 4, angle: 1.0472 },
      results: { height: 0.0731042814 },
      cautions: ['radians'],
      source: 'Python: 4 sin 1.0472°',
    },
    { inputs: { a: 4, b: 10, c: 5 }, refused: 'must not be longer than the other', source: 'By definition' },
    { inputs: { a: 10, b: 4, c: 3 }, refused: 'do not reach', source: 'By hand: 2 × 3 is no more than 10 - 4' },
    { inputs: { a: 10, c: 3, height: 4 }, refused: 'longer than the leg', source: 'By hand: 4 > 3' },
    { inputs: { a: 10, midsegment: 5, c: 5 }, refused: 'more than half', source: 'By hand: b would be 0' },
    { inputs: { b: 10, midsegment: 5, c: 5 }, refused: 'shorter than the shorter base', source: 'By hand: 5 < 10' },
    { inputs: { a: 10, diagonal: 5, c: 5 }, refused: 'longer than the leg', source: 'By hand: b would be 0' },
  ],
  notes: [
    'A rectangle counts as an isosceles trapezoid with equal bases; its legs are two of its sides. It is best given by the bases and a leg: where diagonal or circle are rounded, none may fit.',
    'Three parts may fit two or three trapezoids. With the circumscribed circle, the area or the perimeter among them, not each one may be named: draw what you get, and give other parts where it is not yours.',
  ],
  references: [
    {
      title: 'Isosceles Trapezoid Formulas',
      url: 'https://formula.amardesh.com/mathematics/isosceles-trapezoid-formulas/',
    },
    { title: 'Math24: Trapezoid', url: 'http://www.math24.net/trapezoid.html' },
  ],
});
