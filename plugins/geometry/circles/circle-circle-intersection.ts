import { category, defineCalculator, isAtMost, isNear, number, sumOfProducts } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { coordinate } from '../shared/points.js';
import { arcExcess } from './shared/bow.js';
import { crossings, SAME } from './shared/crossings.js';

const radius = number({ label: 'Radius', min: 1e-6, max: 1e9 });

/** The common points lie on the radical axis, 2(x₂ - x₁)x + 2(y₂ - y₁)y = c. */
export default defineCalculator({
  title: 'Circle and circle intersection',
  description:
    'Points where two circles meet, the common chord, the line through it (radical axis) and the area of the overlap, from centers and radii.',
  keywords: [
    'intersection points of two circles',
    'radical axis',
    'common chord of two circles',
    'two circles overlap area',
    'trilateration in the plane',
  ],
  related: ['lune-geometry', 'circle-line-intersection', 'circle-equation-forms'],
  inputs: {
    h1: { ...coordinate, label: 'x of the first center', symbol: 'x_1' },
    k1: { ...coordinate, label: 'y of the first center', symbol: 'y_1' },
    r1: { ...radius, label: 'First radius', symbol: 'r_1' },
    h2: { ...coordinate, label: 'x of the second center', symbol: 'x_2' },
    k2: { ...coordinate, label: 'y of the second center', symbol: 'y_2' },
    r2: { ...radius, label: 'Second radius', symbol: 'r_2' },
  },
  outputs: {
    px: number({ label: 'x of the first common point', digits: 10, symbol: 'p_x', optional: true }),
    py: number({ label: 'y of the first common point', digits: 10, symbol: 'p_y', optional: true }),
    qx: number({ label: 'x of the second common point', digits: 10, symbol: 'q_x', optional: true }),
    qy: number({ label: 'y of the second common point', digits: 10, symbol: 'q_y', optional: true }),
    position: category(
      [
        'Crossing',
        'Apart',
        'Touching from outside',
        'One within the other',
        'Touching from within',
        'One center, two radii',
        'The same circle',
      ],
      { label: 'The circles are' },
    ),
    distance: number({ label: 'Distance of the centers', symbol: 'd' }),
    chord: number({ label: 'Length of the common chord', symbol: 's', optional: true }),
    a: number({ label: 'Radical axis ax + by = c: a', digits: 10, symbol: 'a', optional: true }),
    b: number({ label: 'Radical axis: b', digits: 10, symbol: 'b', optional: true }),
    c: number({ label: 'Radical axis: c', digits: 10, symbol: 'c', optional: true }),
    gap: number({ label: 'Gap between the circles', symbol: 'g', optional: true }),
    lens: number({ label: 'Area of the overlap', symbol: 'A_\\cap' }),
  },
  formula: ({ h1, k1, r1, h2, k2, r2 }) => {
    const u = sumOfProducts([h2], [-1, h1]);
    const v = sumOfProducts([k2], [-1, k1]);
    const d = Math.sqrt(sumOfProducts([u, u], [v, v]));
    const small = Math.min(r1, r2);
    const whole = Math.PI * small ** 2;
    if (h1 === h2 && k1 === k2) {
      return {
        position: r1 === r2 ? 'The same circle' : 'One center, two radii',
        distance: 0,
        gap: r1 === r2 ? undefined : Math.abs(r1 - r2),
        lens: whole,
      };
    }
    // Of the line u(x - x₁) + v(y - y₁) = e.
    const e = [
      [0.5, r1, r1],
      [-0.5, r2, r2],
      [0.5, u, u],
      [0.5, v, v],
    ];
    const axis = {
      a: 2 * u,
      b: 2 * v,
      c: sumOfProducts([r1, r1], [-1, r2, r2], [h2, h2], [-1, h1, h1], [k2, k2], [-1, k1, k1]),
      distance: d,
    };
    // (r₁ + r₂)² - d² and d² - (r₁ - r₂)²
    const within = sumOfProducts([r1, r1], [2, r1, r2], [r2, r2], [-1, u, u], [-1, v, v]);
    const beyond = sumOfProducts([u, u], [v, v], [-1, r1, r1], [2, r1, r2], [-1, r2, r2]);
    // By so little the last digits of radii and coordinates may miss it.
    const slack = SAME * (r1 + r2);
    const met = crossings(u, v, e, h1, k1, r1);
    if (isNear(d, r1 + r2, slack)) {
      return { px: met.footX, py: met.footY, position: 'Touching from outside', ...axis, lens: 0 };
    }
    if (isNear(d, Math.abs(r1 - r2), slack)) {
      return { px: met.footX, py: met.footY, position: 'Touching from within', ...axis, lens: whole };
    }
    if (within < 0) return { position: 'Apart', ...axis, gap: -within / (d + r1 + r2), lens: 0 };
    if (beyond < 0)
      return { position: 'One within the other', ...axis, gap: -beyond / (d + Math.abs(r1 - r2)), lens: whole };
    // Four times the triangle of both centers and a common point.
    const k = Math.sqrt(within * beyond);
    const alpha = Math.atan2(k, sumOfProducts([r1, r1], [-1, r2, r2], [u, u], [v, v]));
    const beta = Math.atan2(k, sumOfProducts([r2, r2], [-1, r1, r1], [u, u], [v, v]));
    return {
      px: met.x1,
      py: met.y1,
      qx: met.x2,
      qy: met.y2,
      position: 'Crossing',
      ...axis,
      chord: k / d,
      lens: (r1 ** 2 * arcExcess(2 * alpha) + r2 ** 2 * arcExcess(2 * beta)) / 2,
    };
  },
  shown: ({ h1, k1, r1, h2, k2, r2, distance, position }) => ({
    distance: Math.sqrt((h2 - h1) ** 2 + (k2 - k1) ** 2),
    chord:
      position === 'Crossing'
        ? Math.sqrt(((r1 + r2) ** 2 - distance ** 2) * (distance ** 2 - (r1 - r2) ** 2)) / distance
        : undefined,
    px: undefined,
    py: undefined,
    qx: undefined,
    qy: undefined,
    lens: undefined,
  }),
  stepwise: [
    'The radical axis is the difference of both equations, $2(x_2 - x_1)x + 2(y_2 - y_1)y = c$; it meets both circles in the common points.',
    'The overlap is two segments, $A = \\frac{r_1^2}{2}(2\\alpha - \\sin 2\\alpha) + \\frac{r_2^2}{2}(2\\beta - \\sin 2\\beta)$, with the angles $\\alpha$ and $\\beta$ at the centers between the line of the centers and a common point.',
  ],
  requires: [
    {
      that: ({ r1, r2 }) => isAtMost(Math.max(r1, r2), 1e6 * Math.min(r1, r2)),
      field: 'r2',
      says: 'One radius must not be more than a million times the other, {r1} and {r2}: beyond that the circle is a line beside the other.',
    },
  ],
  explanation: ({ position }) => {
    const circles = 'circles of radius {r1} around ({h1}, {k1}) and {r2} around ({h2}, {k2})';
    if (position === 'Crossing')
      return `The ${circles} meet at ({px}, {py}) and ({qx}, {qy}): their common chord is {chord} long, and they overlap in an area of {lens}.`;
    if (position === 'Touching from outside')
      return `The ${circles} touch from outside at ({px}, {py}) and do not overlap.`;
    if (position === 'Touching from within')
      return `The ${circles} touch at ({px}, {py}); the smaller one, an area of {lens}, is within the other.`;
    if (position === 'Apart')
      return `The ${circles} do not meet: their centers are {distance} apart, and {gap} is between the circles.`;
    if (position === 'One within the other')
      return `The ${circles} do not meet: the smaller one, an area of {lens}, is within the other, {gap} from it at the least.`;
    if (position === 'The same circle')
      return 'Both are the same circle, of radius {r1} around ({h1}, {k1}): every point of it is common, and there is no radical axis.';
    return 'Both circles have the center ({h1}, {k1}) and do not meet: the smaller one, an area of {lens}, is within the other, and there is no radical axis.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ position, distance, r1, r2 }) =>
        !position.startsWith('Touching') &&
        position !== 'One center, two radii' &&
        (isNear(distance, r1 + r2, 1e-3 * Math.min(r1, r2)) ||
          (r1 !== r2 && isNear(distance, Math.abs(r1 - r2), 1e-3 * Math.min(r1, r2)))),
      says: 'The distance of the centers and the sum or difference of the radii differ by less than a thousandth of the smaller radius. If one of the figures is rounded, as 1.414 for a root, the circles may touch.',
    },
    {
      level: 'caution',
      when: ({ position, r1, r2 }) => position === 'One center, two radii' && isNear(r1, r2, 1e-3 * Math.min(r1, r2)),
      says: 'The radii differ by less than a thousandth. If one of them is rounded, both may be the same circle.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Two circles',
    draw: ({ h1, k1, r1, h2, k2, r2, px, py, qx, qy }) => [
      ...axesAround([
        [h1 - r1, k1 - r1],
        [h1 + r1, k1 + r1],
        [h2 - r2, k2 - r2],
        [h2 + r2, k2 + r2],
      ]),
      { shape: 'circle', center: [h1, k1], radius: r1 },
      { shape: 'circle', center: [h2, k2], radius: r2, color: 2 },
      { shape: 'point', at: [h1, k1] },
      { shape: 'point', at: [h2, k2] },
      ...(px === undefined || py === undefined || qx === undefined || qy === undefined
        ? []
        : [
            {
              shape: 'line' as const,
              color: 3 as const,
              points: [
                [px, py],
                [qx, qy],
              ] as const,
              label: 's',
              of: 'chord',
            },
          ]),
    ],
  },
  examples: [
    {
      inputs: { h1: 0, k1: 0, r1: 5, h2: 2, k2: 2, r2: 5 },
      results: {
        px: -2.3911649915626,
        py: 4.3911649915626,
        qx: 4.3911649915626,
        qy: -2.3911649915626,
        position: 'Crossing',
        distance: 2.82842712474619,
        chord: 9.5916630466254,
        a: 4,
        b: 4,
        c: 8,
      },
      source: 'By hand: x + y = 2 and xy = -21/2, so x = 1 ± √11.5; 2√23',
    },
    {
      inputs: { h1: -0.1, k1: -0.2, r1: 2, h2: 2, k2: 1, r2: 2.1 },
      results: { px: '0.055856', py: '1.793918', qx: '1.696964', qy: '-1.078021', distance: 2.418677 },
      source: 'userpages.umbc.edu/~squire: output of circle_circle.c',
    },
    {
      inputs: { h1: 1, k1: 1, r1: 3, h2: 1, k2: 6, r2: 4 },
      results: { px: -1.4, py: 2.8, qx: 3.4, qy: 2.8, chord: 4.8, a: 0, b: 10, c: 28, lens: 6.64167470271 },
      source:
        'mpmath: the heights of the overlap integrated, a 3-4-5 triangle; by hand: 1 + 9/5, 1 ± 12/5, 9 - 16 + 36 - 1',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 3, h2: 8, k2: 0, r2: 4 },
      results: { position: 'Apart', distance: 8, gap: 1, lens: 0, a: 16, b: 0, c: 57 },
      source: 'By hand: 3 + 4 < 8; 9 - 16 + 64',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 2, h2: 3, k2: 4, r2: 3 },
      results: { px: 1.2, py: 1.6, position: 'Touching from outside', lens: 0 },
      source: 'By hand: 2 + 3 = 5; 2/5 of the way',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 10, h2: 3, k2: 4, r2: 5 },
      results: { px: 6, py: 8, position: 'Touching from within', lens: 78.53981633974483 },
      source: 'By hand: 10 - 5 = 5; 10/5 of the way; 25π',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 10, h2: 1, k2: 1, r2: 2 },
      results: { position: 'One within the other', gap: 6.5857864376269, lens: 12.566370614359172 },
      source: 'By hand: 8 - √2; 4π',
    },
    {
      inputs: { h1: 1, k1: 1, r1: 2, h2: 1, k2: 1, r2: 1 },
      results: { position: 'One center, two radii', distance: 0, gap: 1, lens: 3.141592653589793 },
      source: 'By definition',
    },
    {
      inputs: { h1: 1, k1: 1, r1: 2, h2: 1, k2: 1, r2: 2 },
      results: { position: 'The same circle', lens: 12.566370614359172 },
      source: 'By definition',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 1, h2: 1.41421356, k2: 0, r2: 0.41421356 },
      results: { position: 'Touching from outside', px: 1 },
      source: 'By hand: 1 + 0.41421356',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 1, h2: 1, k2: 1, r2: 0.41421356 },
      results: { position: 'Apart', gap: '2.373095e-9' },
      cautions: ['circles may touch'],
      source: 'By hand: √2 - 1 is 0.4142135624',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 1, h2: 1, k2: 1, r2: 0.414 },
      results: { position: 'Apart', gap: '0.0002135624' },
      cautions: ['circles may touch'],
      source: 'By hand: √2 - 1.414',
    },
    {
      inputs: { h1: 0, k1: 0, r1: 5, h2: 0, k2: 0, r2: 5.001 },
      results: { position: 'One center, two radii', gap: 0.001 },
      cautions: ['may be the same circle'],
      source: 'By hand: 5.001 - 5',
    },
    { inputs: { h1: 0, k1: 0, r1: 1, h2: 1, k2: 1, r2: 2e6 }, refused: 'a million times', source: 'By definition' },
  ],
  notes: [
    'All lengths are in the unit of the coordinates, the overlap in its square. The first common point is the left one, of two above each other the lower.',
  ],
  references: [
    {
      title: 'Weisstein: Circle-Circle Intersection, MathWorld',
      url: 'https://mathworld.wolfram.com/Circle-CircleIntersection.html',
    },
    { title: 'Weisstein: Radical Line, MathWorld', url: 'https://mathworld.wolfram.com/RadicalLine.html' },
  ],
});
