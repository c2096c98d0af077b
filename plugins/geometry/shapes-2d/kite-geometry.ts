import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { angle, area, length, perimeter } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** The cross diagonal splits the axis in two; half of it is the height of all four right triangles. */
export default defineEquations({
  title: 'Kite',
  description:
    'Area, perimeter, sides, diagonals and inscribed circle of a convex kite from its sides and the angle between them, from its diagonals and where they cross, or from any three parts that fix it.',
  keywords: ['area of a kite', 'deltoid', 'kite diagonals', 'kite perimeter', 'kite spars'],
  variables: {
    a: { ...length, label: 'Upper side', symbol: 'a', optional: true },
    b: { ...length, label: 'Lower side', symbol: 'b', optional: true },
    angle: {
      ...angle,
      label: 'Angle between an upper and a lower side',
      symbol: '\\theta',
      optional: true,
    },
    axis: quantity('cm', { label: 'Diagonal along the axis of symmetry', symbol: 'p', above: 0 }),
    cross: quantity('cm', { label: 'Diagonal across the axis', symbol: 'q', above: 0 }),
    top: {
      ...length,
      label: 'Upper part of the axis',
      help: 'From the top down to where the diagonals cross.',
      symbol: 'x',
      optional: true,
    },
    area,
    perimeter: { ...perimeter, optional: true },
    inradius: quantity('cm', { label: 'Radius of the inscribed circle', symbol: 'r', above: 0, optional: true }),
  },
  equations: ({ a, b, angle, axis, cross, top, area, perimeter, inradius }) => [
    [area, (axis * cross) / 2],
    [top, (axis + ((a - b) * (a + b)) / axis) / 2],
    // As ab sin θ, which gives both kites of given sides and area; the sine of a right kite may be rounded beyond 1.
    [area, 2 * a * b * Math.sin(angle / 2) * Math.cos(angle / 2)],
    // As the law of cosines, p² = a² + b² - 2ab cos θ, whose squares swallow the short side of a very long kite.
    [axis ** 2, (a - b) ** 2 + 4 * a * b * Math.sin(angle / 2) ** 2],
    [perimeter, 2 * (a + b)],
    [inradius * (a + b), area],
  ],
  requires: [
    {
      that: ({ top, axis }) => isBelow(top, axis),
      field: 'top',
      says: 'The diagonals of a convex kite cross within its axis: the upper part, {top}, must be shorter than the axis, {axis}.',
    },
    {
      that: ({ cross, a }) => isBelow(cross, 2 * a),
      field: 'cross',
      says: 'The diagonal across, {cross}, must be shorter than two upper sides of {a}.',
    },
    {
      that: ({ cross, b }) => isBelow(cross, 2 * b),
      field: 'cross',
      says: 'The diagonal across, {cross}, must be shorter than two lower sides of {b}.',
    },
    {
      that: ({ a, b, axis }) => isAbove(a + b, axis),
      field: 'axis',
      says: 'The axis, {axis}, must be shorter than an upper and a lower side together, {a} and {b}.',
    },
    {
      that: ({ a, b, axis }) => isAbove(axis ** 2, Math.abs(a ** 2 - b ** 2)),
      field: 'axis',
      says: 'With an axis of {axis} and sides of {a} and {b} the kite is not convex: it has a dent, or is a triangle.',
    },
    {
      that: ({ a, b, angle }) => isAbove(a, b * Math.cos(angle)) && isAbove(b, a * Math.cos(angle)),
      field: 'angle',
      says: 'With {angle} between sides of {a} and {b} the kite is not convex: it has a dent, or is a triangle.',
    },
    {
      that: ({ a, b, area }) => isAtMost(area, a * b),
      field: 'area',
      says: 'Sides of {a} and {b} enclose less than {area}: at most their product.',
    },
    {
      that: ({ top, a }) => isBelow(top, a),
      field: 'top',
      says: 'The upper part of the axis, {top}, must be shorter than the upper side, {a}.',
    },
    {
      that: ({ perimeter, axis, cross }) =>
        isAtLeast(perimeter, leastPerimeter(axis, cross)) && isBelow(perimeter, mostPerimeter(axis, cross)),
      field: 'perimeter',
      says: 'No convex kite with diagonals of {axis} and {cross} has the perimeter {perimeter}.',
    },
    {
      that: ({ inradius, axis, cross }) =>
        isAtMost(inradius, (axis * cross) / leastPerimeter(axis, cross)) &&
        isAbove(inradius, (axis * cross) / mostPerimeter(axis, cross)),
      field: 'inradius',
      says: 'No convex kite with diagonals of {axis} and {cross} has an inscribed circle with the radius {inradius}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => angle !== undefined && looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Kite',
    draw: ({ axis, cross, top }) => {
      if (top === undefined) return undefined;
      const half = cross / 2;
      return [
        ...polygonWith(
          [
            [0, top],
            [-half, 0],
            [0, top - axis],
            [half, 0],
          ],
          [
            { label: 'a', of: 'a' },
            { label: 'b', of: 'b' },
          ],
        ),
        {
          shape: 'line',
          dashed: true,
          color: 2,
          points: [
            [0, top],
            [0, top - axis],
          ],
          label: 'p',
          of: 'axis',
        },
        {
          shape: 'line',
          dashed: true,
          color: 3,
          points: [
            [-half, 0],
            [half, 0],
          ],
          label: 'q',
          of: 'cross',
        },
        { shape: 'angle', at: [half, 0], from: [0, top], to: [0, top - axis], label: 'θ', of: 'angle' },
      ];
    },
  },
  explanation: 'The kite has the area {area}{perimeter? and the perimeter {perimeter}|}.',
  examples: [
    {
      inputs: { a: 13, b: 20, cross: 24 },
      results: { axis: 21, top: 5, area: 252, perimeter: 66, inradius: 7.636363636363637, angle: 75.7499673 },
      source: 'By hand: 5-12-13 and 12-16-20; 21 × 24/2; 252/33; Python: arctan(5/12) + arctan(16/12) = 75.7499673°',
    },
    {
      inputs: { axis: 80, cross: 60, top: 40 },
      results: { area: 2400, a: 50, b: 50, angle: 106.26020470831196 },
      source: 'By hand: 80 × 60/2; a rhombus of 30-40-50 triangles; Python: 2 arctan(4/3)',
    },
    {
      inputs: { axis: 21, cross: 24, top: 5 },
      results: { a: 13, b: 20, perimeter: 66 },
      source: 'By hand: 5-12-13 and 12-16-20',
    },
    {
      inputs: { a: 3, b: 4, angle: 90 },
      results: { axis: 5, cross: 4.8, top: 1.8, area: 12, perimeter: 14, inradius: 1.7142857142857142 },
      source: 'By hand: a right kite: pq/2 = ab, 9/5, 12/7',
    },
    {
      inputs: { a: 5, b: 5, axis: 6 },
      results: { cross: 8, area: 24, inradius: 2.4 },
      source: 'By hand: a rhombus of four 3-4-5 triangles',
    },
    {
      inputs: { a: 5, b: 5, angle: 1.5708 },
      results: { area: 0.6853049419 },
      cautions: ['radians'],
      source: 'Python: 25 sin 1.5708°',
    },
    {
      inputs: { b: 20, angle: 75.7499673021964, cross: 24 },
      results: { a: '13.000000', axis: '21.000000', area: '252.00000' },
      source: 'By hand: as the first; a very long kite has nearly this angle, too, only with another lower side',
    },
    {
      inputs: { b: 5, angle: 73.73979529168804, area: 24 },
      results: { a: '5.000000', cross: '8.000000' },
      source: 'By hand: the rhombus of four 3-4-5 triangles; 180° less its other angle, 2 arctan(4/3)',
    },
    {
      inputs: { a: 13, b: 20, axis: 10 },
      refused: 'not convex',
      source: 'By hand: 20² - 13² = 231 is more than 10²: the diagonals cross above the top',
    },
    { inputs: { axis: 5, cross: 4, top: 5 }, refused: 'cross within its axis', source: 'By hand: a triangle' },
    { inputs: { a: 3, b: 4, cross: 7 }, refused: 'two upper sides', source: 'By hand: 7 > 6' },
    { inputs: { a: 4, b: 3, cross: 7 }, refused: 'two lower sides', source: 'By hand: 7 > 6' },
    { inputs: { a: 4, b: 3, axis: 7 }, refused: 'together', source: 'By hand: 7 = 4 + 3' },
    { inputs: { a: 3, b: 10, angle: 30 }, refused: 'not convex', source: 'By hand: 10 cos 30° = 8.66 > 3' },
    {
      inputs: { axis: 3, cross: 4, perimeter: 10 },
      results: { a: '2.50000', b: '2.50000' },
      source: 'By hand: a rhombus, the shortest way around',
    },
    {
      inputs: { a: 25, b: 26, area: 390 },
      results: { angle: '36.8698976', axis: '16.1554944', cross: '48.2807879', perimeter: 102 },
      source:
        'By hand: sin θ = 390/650 = 0.6; p² = 625 + 676 - 1300 × 0.8 = 261; the other kite has cos θ = -0.8, p² = 2341',
    },
    {
      inputs: { a: 0.1, b: 0.7, area: 0.07 },
      results: { angle: '90.0000', perimeter: 1.6 },
      source: 'By hand: a right kite; 0.07 is 0.1 × 0.7',
    },
    { inputs: { axis: 3, cross: 4, perimeter: 9.9 }, refused: 'has the perimeter', source: 'By hand: at least 10' },
    {
      inputs: { axis: 4, cross: 6, perimeter: 16 },
      refused: 'has the perimeter',
      source: 'By hand: less than 2 × 3 + 2 × 5',
    },
    { inputs: { axis: 4, cross: 6, inradius: 1.5 }, refused: 'inscribed circle', source: 'By hand: more than 24/16' },
    { inputs: { axis: 3, cross: 4, inradius: 1.3 }, refused: 'inscribed circle', source: 'By hand: at most 12/10' },
    { inputs: { a: 5, b: 3, area: 16 }, refused: 'at most their product', source: 'By hand: 16 > 15' },
    { inputs: { a: 3, cross: 4, top: 4 }, refused: 'shorter than the upper side', source: 'By hand: 4 > 3' },
  ],
  notes: [
    'The two diagonals alone give the area, not the sides.',
    'Where nothing tells the upper from the lower sides, as with perimeter and diagonals, they may be exchanged; in a rhombus the diagonals may be, too. Two sides and the area often fit two kites, whose angles add up to 180°: give the angle or a diagonal, if you know it.',
    'The upper part of the axis with area and perimeter may fit two kites, too, of which only one may be named.',
  ],
  references: [{ title: 'Wikipedia: Kite (geometry)', url: 'https://en.wikipedia.org/wiki/Kite_(geometry)' }],
});

/** Of a rhombus, where the diagonals cross in the middle. */
const leastPerimeter = (axis: number, cross: number) => 2 * Math.sqrt(axis ** 2 + cross ** 2);

/** Of a triangle, where they cross at its base. */
const mostPerimeter = (axis: number, cross: number) => cross + 2 * Math.sqrt(axis ** 2 + (cross / 2) ** 2);
