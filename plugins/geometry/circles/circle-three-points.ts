import { defineCalculator, number, roundTo, sumOfProducts } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { shifted } from '../shared/line-text.js';
import { coordinate } from '../shared/points.js';

/** Where the perpendicular bisectors meet, by determinants whose sums are rounded once. */
export default defineCalculator({
  title: 'Circle through three points',
  description: 'Center, radius and equation of the circle through three points, with circumference and area.',
  keywords: [
    'circumcircle from coordinates',
    'center of a circle from 3 points',
    'circumcenter',
    'circle equation from three points',
    'perpendicular bisectors',
  ],
  related: ['circle-equation-forms', 'circle-radius-from-chord-height', 'triangle-solver'],
  inputs: {
    ax: { ...coordinate, label: 'x of the first point', symbol: 'x_1' },
    ay: { ...coordinate, label: 'y of the first point', symbol: 'y_1' },
    bx: { ...coordinate, label: 'x of the second point', symbol: 'x_2' },
    by: { ...coordinate, label: 'y of the second point', symbol: 'y_2' },
    cx: { ...coordinate, label: 'x of the third point', symbol: 'x_3' },
    cy: { ...coordinate, label: 'y of the third point', symbol: 'y_3' },
  },
  outputs: {
    centerX: number({ label: 'x of the center', digits: 10, symbol: 'h' }),
    centerY: number({ label: 'y of the center', digits: 10, symbol: 'k' }),
    radius: number({ label: 'Radius', symbol: 'r' }),
    squared: number({ label: 'Radius squared', symbol: 'r^2' }),
    circumference: number({ label: 'Circumference', symbol: 'C' }),
    area: number({ label: 'Area of the circle', symbol: 'A' }),
    d: number({ label: 'Equation x² + y² + Dx + Ey + F = 0: D', digits: 10, symbol: 'D' }),
    e: number({ label: 'Equation: E', digits: 10, symbol: 'E' }),
    f: number({ label: 'Equation: F', digits: 10, symbol: 'F' }),
  },
  formula: ({ ax, ay, bx, by, cx, cy }) => {
    // Twice the area of the triangle, with the sign of its turn.
    const turn = sumOfProducts([ax, by], [-1, bx, ay], [bx, cy], [-1, cx, by], [cx, ay], [-1, ax, cy]);
    const d = -minor([ax, bx, cx], [ay, by, cy], [ay, by, cy]) / turn;
    const e = minor([ax, bx, cx], [ay, by, cy], [ax, bx, cx]) / turn;
    const f = -last([ax, bx, cx], [ay, by, cy]) / turn;
    const side = (x1: number, y1: number, x2: number, y2: number) =>
      sumOfProducts([x1, x1], [-2, x1, x2], [x2, x2], [y1, y1], [-2, y1, y2], [y2, y2]);
    const sides = Math.sqrt(side(ax, ay, bx, by)) * Math.sqrt(side(bx, by, cx, cy)) * Math.sqrt(side(cx, cy, ax, ay));
    const radius = sides / (2 * Math.abs(turn));
    return {
      centerX: -d / 2,
      centerY: -e / 2,
      radius,
      squared: radius ** 2,
      circumference: 2 * Math.PI * radius,
      area: Math.PI * radius ** 2,
      d,
      e,
      f,
    };
  },
  shown: ({ ax, ay, centerX, centerY }) => ({
    centerX: undefined,
    centerY: undefined,
    radius: Math.sqrt((ax - centerX) ** 2 + (ay - centerY) ** 2),
    d: -2 * centerX,
    e: -2 * centerY,
    f: undefined,
  }),
  stepwise: [
    'The center is as far from the first point as from the second and the third: $2(x_2 - x_1)h + 2(y_2 - y_1)k = x_2^2 + y_2^2 - x_1^2 - y_1^2$ and $2(x_3 - x_1)h + 2(y_3 - y_1)k = x_3^2 + y_3^2 - x_1^2 - y_1^2$.',
    '$F = h^2 + k^2 - r^2$ completes the equation $x^2 + y^2 + Dx + Ey + F = 0$.',
  ],
  requires: [
    {
      that: ({ ax, ay, bx, by, cx, cy }) =>
        !(ax === bx && ay === by) && !(bx === cx && by === cy) && !(ax === cx && ay === cy),
      field: 'cx',
      says: 'Two of the points are the same one: many circles go through them. Send three different points.',
    },
    {
      that: ({ ax, ay, bx, by, cx, cy }) =>
        (ax === bx && ay === by) ||
        (bx === cx && by === cy) ||
        (ax === cx && ay === cy) ||
        sumOfProducts([ax, by], [-1, bx, ay], [bx, cy], [-1, cx, by], [cx, ay], [-1, ax, cy]) !== 0,
      field: 'cx',
      says: 'The three points are on one straight line: no circle goes through them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ ax, ay, bx, by, cx, cy, radius }) =>
        roundTo(
          radius / Math.max(Math.hypot(ax - bx, ay - by), Math.hypot(bx - cx, by - cy), Math.hypot(cx - ax, cy - ay)),
          3,
        ) > 10,
      says: 'The points are nearly on a straight line beside this radius: a small error of one of them moves the center and changes the radius very much. Take points farther apart on the circle.',
    },
    {
      level: 'caution',
      when: ({ ax, ay, bx, by, cx, cy }) => {
        const sides = [Math.hypot(ax - bx, ay - by), Math.hypot(bx - cx, by - cy), Math.hypot(cx - ax, cy - ay)];
        return roundTo(Math.max(...sides) / Math.min(...sides), 3) > 50;
      },
      says: 'Two of the points are more than 50 times as close to each other as the third is to them: a small error of one of them moves the center and changes the radius very much. Take points farther apart on the circle.',
    },
  ],
  explanation: () =>
    `The circle through ({ax}, {ay}), ({bx}, {by}) and ({cx}, {cy}) has the center ({centerX}, {centerY}) and the radius {radius}: ${shifted('x', 'centerX')}² + ${shifted('y', 'centerY')}² = {squared}.`,
  figure: {
    kind: 'drawing',
    title: 'Circle through three points',
    draw: ({ ax, ay, bx, by, cx, cy, centerX, centerY, radius }) => [
      ...axesAround([
        [centerX - radius, centerY - radius],
        [centerX + radius, centerY + radius],
      ]),
      { shape: 'circle', center: [centerX, centerY], radius },
      {
        shape: 'line',
        dashed: true,
        color: 5,
        points: [
          [centerX, centerY],
          [ax, ay],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'point', at: [ax, ay], label: '1' },
      { shape: 'point', at: [bx, by], label: '2' },
      { shape: 'point', at: [cx, cy], label: '3' },
      { shape: 'point', at: [centerX, centerY], label: 'Center' },
    ],
  },
  examples: [
    {
      inputs: { ax: 1, ay: 1, bx: 2, by: 4, cx: 5, cy: 3 },
      results: {
        centerX: 3,
        centerY: 2,
        radius: 2.2360679775,
        squared: 5,
        circumference: 14.0496294621,
        area: 15.7079632679,
        d: -6,
        e: -4,
        f: 8,
      },
      source: 'math.stackexchange.com, question 213658: center (3, 2), r = √5; by hand: 2π√5, 5π, 9 + 4 - 5',
    },
    {
      inputs: { ax: 2, ay: 2, bx: 2, by: 6, cx: 6, cy: 2 },
      results: { centerX: 4, centerY: 4, radius: 2.828427124746, squared: 8, f: 24 },
      source: 'By hand: a right angle at (2, 2), half of the hypotenuse; 16 + 16 - 8',
    },
    {
      inputs: { ax: 1000000.1, ay: 0, bx: 1000000.3, by: 0, cx: 1000000.2, cy: 0.1 },
      results: { centerX: '1000000.200', centerY: 0, radius: 0.1, squared: 0.01 },
      source: 'By hand: a half circle on the x-axis',
    },
    {
      inputs: { ax: -10, ay: 0, bx: 10, by: 0, cx: 0, cy: 0.4 },
      results: { centerX: 0, centerY: -124.8, radius: 125.2, d: 0, e: 249.6, f: -100 },
      cautions: [],
      source: 'By hand: (10² + 0.4²)/0.8 = 125.2',
    },
    {
      inputs: { ax: -1, ay: 0, bx: 1, by: 0, cx: 0, cy: 0.01 },
      results: { centerY: -49.995, radius: 50.005 },
      cautions: ['nearly on a straight line'],
      source: 'By hand: (1 + 0.0001)/0.02',
    },
    {
      inputs: { ax: 0, ay: 0, bx: 0.01, by: 0, cx: 5, cy: 5 },
      results: { centerX: 0.005, centerY: 4.995, squared: 24.95005 },
      cautions: ['close to each other'],
      source: 'By hand: x = 0.005, 50 = 10(0.005 + y); 0.005² + 4.995²',
    },
    {
      inputs: { ax: 0.1, ay: 0.1, bx: 0.2, by: 0.2, cx: 0.3, cy: 0.3 },
      refused: 'one straight line',
      source: 'By hand: y = x',
    },
    { inputs: { ax: 1, ay: 1, bx: 1, by: 1, cx: 0, cy: 3 }, refused: 'the same one', source: 'By definition' },
  ],
  notes: ['All lengths are in the unit of the coordinates, the area in its square.'],
  references: [
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' },
    { title: 'Weisstein: Circumcircle, MathWorld', url: 'https://mathworld.wolfram.com/Circumcircle.html' },
  ],
});

type Three = readonly [number, number, number];

/** The determinant of the rows (x² + y², z, 1). */
function minor([x1, x2, x3]: Three, [y1, y2, y3]: Three, [z1, z2, z3]: Three): number {
  return sumOfProducts(
    ...square(x1, y1, z2),
    ...less(x1, y1, z3),
    ...square(x2, y2, z3),
    ...less(x2, y2, z1),
    ...square(x3, y3, z1),
    ...less(x3, y3, z2),
  );
}

/** The determinant of the rows (x² + y², x, y). */
function last([x1, x2, x3]: Three, [y1, y2, y3]: Three): number {
  const part = (x: number, y: number, p: number, q: number, u: number, v: number) => [
    [x, x, p, v],
    [-1, x, x, u, q],
    [y, y, p, v],
    [-1, y, y, u, q],
  ];
  return sumOfProducts(
    ...part(x1, y1, x2, y2, x3, y3),
    ...part(x2, y2, x3, y3, x1, y1),
    ...part(x3, y3, x1, y1, x2, y2),
  );
}

const square = (x: number, y: number, z: number) => [
  [x, x, z],
  [y, y, z],
];

const less = (x: number, y: number, z: number) => [
  [-1, x, x, z],
  [-1, y, y, z],
];
