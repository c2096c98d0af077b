import { category, defineCalculator, isNear, number, quantity, sumOfProducts } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { coordinate, withoutRounding } from '../shared/points.js';
import { circle } from './shared/circle.js';
import { crossings, SAME } from './shared/crossings.js';

/** The points of tangency lie on the polar of the point, (p - h)(x - h) + (q - k)(y - k) = r². */
export default defineCalculator({
  title: 'Tangent from a point to a circle',
  description:
    'Length of the tangents from a point to a circle, points of tangency, equations of both tangent lines and the angle between them, from the coordinates.',
  keywords: [
    'tangent length',
    'tangent lines from an external point',
    'points of tangency',
    'chord of contact',
    'equation of a tangent to a circle',
  ],
  related: ['circle-line-intersection', 'intersecting-chords-secants', 'circle-equation-forms'],
  inputs: {
    ...circle,
    px: { ...coordinate, label: 'x of the point', symbol: 'p' },
    py: { ...coordinate, label: 'y of the point', symbol: 'q' },
  },
  outputs: {
    length: number({ label: 'Length of each tangent', symbol: 'L' }),
    x1: number({ label: 'x of the first point of tangency', digits: 10, symbol: 'x_1' }),
    y1: number({ label: 'y of the first point of tangency', digits: 10, symbol: 'y_1' }),
    a1: number({ label: 'First tangent ax + by = c: a', digits: 10, symbol: 'a_1' }),
    b1: number({ label: 'First tangent: b', digits: 10, symbol: 'b_1' }),
    c1: number({ label: 'First tangent: c', digits: 10, symbol: 'c_1' }),
    slope1: number({ label: 'Slope of the first tangent (none where it is vertical)', symbol: 'm_1', optional: true }),
    x2: number({ label: 'x of the second point of tangency', digits: 10, symbol: 'x_2', optional: true }),
    y2: number({ label: 'y of the second point of tangency', digits: 10, symbol: 'y_2', optional: true }),
    a2: number({ label: 'Second tangent ax + by = c: a', digits: 10, symbol: 'a_2', optional: true }),
    b2: number({ label: 'Second tangent: b', digits: 10, symbol: 'b_2', optional: true }),
    c2: number({ label: 'Second tangent: c', digits: 10, symbol: 'c_2', optional: true }),
    slope2: number({ label: 'Slope of the second tangent (none where it is vertical)', symbol: 'm_2', optional: true }),
    distance: number({ label: 'Distance of the point from the center', symbol: 'd' }),
    angle: quantity('rad', { label: 'Angle between the tangents', unit: 'deg', symbol: '\\varphi', optional: true }),
    contact: number({ label: 'Chord between the points of tangency', symbol: 's', optional: true }),
    position: category(['Outside', 'On the circle'], { label: 'The point is' }),
  },
  formula: ({ centerX, centerY, radius, px, py }) => {
    // The polar of the point: a(x - h) + b(y - k) = r².
    const a = sumOfProducts([px], [-1, centerX]);
    const b = sumOfProducts([py], [-1, centerY]);
    const distance = Math.sqrt(sumOfProducts([a, a], [b, b]));
    // On the circle the tangent is perpendicular to the radius.
    if (isNear(distance, radius, SAME * radius)) {
      const line = tangentAt(a, b, centerX, centerY);
      return {
        length: 0,
        x1: px,
        y1: py,
        a1: line.a,
        b1: line.b,
        c1: line.c,
        slope1: line.slope,
        distance,
        position: 'On the circle',
      };
    }
    const length = Math.sqrt(Math.max(0, sumOfProducts([a, a], [b, b], [-1, radius, radius])));
    const met = crossings(a, b, [[radius, radius]], centerX, centerY, radius);
    const around = crossings(a, b, [[radius, radius]], 0, 0, radius);
    const first = tangentAt(around.x1, around.y1, centerX, centerY);
    const second = tangentAt(around.x2, around.y2, centerX, centerY);
    return {
      length,
      x1: met.x1,
      y1: met.y1,
      a1: first.a,
      b1: first.b,
      c1: first.c,
      slope1: first.slope,
      x2: met.x2,
      y2: met.y2,
      a2: second.a,
      b2: second.b,
      c2: second.c,
      slope2: second.slope,
      distance,
      angle: 2 * Math.atan2(radius, length),
      contact: 2 * met.half,
      position: 'Outside',
    };
  },
  shown: ({ distance, radius, length }) => ({
    length: Math.sqrt(distance ** 2 - radius ** 2),
    angle: 2 * Math.atan2(radius, length),
    contact: (2 * radius * length) / distance,
    x1: undefined,
    y1: undefined,
    a1: undefined,
    b1: undefined,
    c1: undefined,
    slope1: undefined,
    x2: undefined,
    y2: undefined,
    a2: undefined,
    b2: undefined,
    c2: undefined,
    slope2: undefined,
  }),
  stepwise: [
    'The points of tangency are where the polar of the point, $(p - h)(x - h) + (q - k)(y - k) = r^2$, meets the circle.',
    'Each tangent is perpendicular to its radius: $a$ and $b$ are the way from the center to the point of tangency, divided by the radius.',
  ],
  requires: [
    {
      that: ({ px, py, centerX, centerY, radius }) => {
        const square = away(px, py, centerX, centerY);
        return sumOfProducts([square], [-1, radius, radius]) >= 0 || isNear(Math.sqrt(square), radius, SAME * radius);
      },
      field: 'px',
      says: ({ px, py, centerX, centerY, radius }) =>
        `The point ({px}, {py}) is inside of the circle of radius {radius} around ({centerX}, {centerY}): no tangent goes through it.${
          isNear(Math.sqrt(away(px, py, centerX, centerY)), radius, 1e-3 * radius)
            ? ' It is near the circle: if one of the figures is rounded, as 1.414 for a root, send more digits of it.'
            : ''
        }`,
    },
  ],
  explanation: ({ position }) =>
    position === 'On the circle'
      ? 'The point ({px}, {py}) is on the circle of radius {radius} around ({centerX}, {centerY}): one tangent touches it there, with the length 0.'
      : 'From ({px}, {py}) two tangents, each {length} long, touch the circle of radius {radius} around ({centerX}, {centerY}) at ({x1}, {y1}) and ({x2}, {y2}); the angle between them is {angle}.',
  cautions: [
    {
      level: 'caution',
      when: ({ position, distance, radius }) => position === 'Outside' && isNear(distance, radius, 1e-3 * radius),
      says: 'The point is outside of the circle by less than a thousandth of the radius. If one of the figures is rounded, as 1.414 for a root, it may be on the circle, where there is one tangent alone.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Tangents',
    draw: ({ centerX, centerY, radius, px, py, x1, y1, x2, y2 }) => {
      const near = { shape: 'point', at: [x1, y1], label: '1' } as const;
      if (x2 === undefined || y2 === undefined) return undefined;
      return [
        ...axesAround([
          [centerX - radius, centerY - radius],
          [centerX + radius, centerY + radius],
          [px, py],
        ]),
        { shape: 'circle', center: [centerX, centerY], radius },
        {
          shape: 'line',
          color: 2,
          points: [
            [px, py],
            [x1, y1],
          ],
          label: 'L',
          of: 'length',
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [px, py],
            [x2, y2],
          ],
        },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [centerX, centerY],
            [x1, y1],
          ],
          label: 'r',
          of: 'radius',
        },
        near,
        { shape: 'point', at: [x2, y2], label: '2' },
        { shape: 'point', at: [px, py], label: 'Point' },
      ];
    },
  },
  examples: [
    {
      inputs: { radius: 5, px: 13, py: 0 },
      results: {
        length: 12,
        x1: 1.923076923077,
        y1: -4.615384615385,
        a1: 0.3846153846154,
        b1: -0.9230769230769,
        c1: 5,
        slope1: 0.4166666666667,
        x2: 1.923076923077,
        y2: 4.615384615385,
        a2: 0.3846153846154,
        b2: 0.9230769230769,
        c2: 5,
        slope2: -0.4166666666667,
        distance: 13,
        angle: 45.23972989608,
        contact: 9.230769230769,
        position: 'Outside',
      },
      source: 'By hand: 5-12-13; x = 25/13, y = ±60/13; 5/13 and 12/13; 2 arcsin(5/13)',
    },
    {
      inputs: { centerX: 1, centerY: 2, radius: 3, px: 4, py: 6 },
      results: {
        length: 4,
        x1: 0.16,
        y1: 4.88,
        a1: -0.28,
        b1: 0.96,
        c1: 4.64,
        x2: 4,
        y2: 2,
        a2: 1,
        b2: 0,
        c2: 4,
        distance: 5,
      },
      source:
        'By hand: √(25 - 9); x = 4 touches at (4, 2), whose mirror image over the line to the center is (0.16, 4.88)',
    },
    {
      inputs: { radius: 2, px: 2, py: 2 },
      results: {
        length: 2,
        x1: 0,
        y1: 2,
        a1: 0,
        b1: 1,
        c1: 2,
        slope1: 0,
        x2: 2,
        y2: 0,
        a2: 1,
        b2: 0,
        c2: 2,
        angle: 90,
      },
      source: 'By hand: the sides of a square, y = 2 and x = 2',
    },
    {
      inputs: { radius: 5, px: 3, py: 4 },
      results: {
        length: 0,
        x1: 3,
        y1: 4,
        a1: 0.6,
        b1: 0.8,
        c1: 5,
        slope1: -0.75,
        distance: 5,
        position: 'On the circle',
      },
      source: 'By hand: 3x + 4y = 25, over 5',
    },
    {
      inputs: { radius: 6371000, px: 0, py: 6371001.8 },
      results: { length: '4789.11299094' },
      cautions: ['may be on the circle'],
      source: 'By hand: √(1.8 × 12742001.8), the horizon of an eye 1.8 m above the sea',
    },
    {
      inputs: { radius: 1.414, px: 1, py: 1 },
      results: { length: '0.02457641145' },
      cautions: ['may be on the circle'],
      source: 'By hand: √(2 - 1.414²)',
    },
    {
      inputs: { centerX: 500123.4, centerY: 5400678.9, radius: 12.5, px: 500140, py: 5400690.5 },
      results: { x1: '500124.09107', y1: '5400691.38088', x2: '500135.357667', y2: '5400675.25799' },
      source: 'mpmath: the polar of the point and the circle, coordinates as of a survey',
    },
    { inputs: { radius: 1.4143, px: 1, py: 1 }, refused: 'more digits', source: 'By hand: √2 < 1.4143' },
    { inputs: { radius: 5, px: 1, py: 1 }, refused: 'inside of the circle', source: 'By hand: √2 < 5' },
  ],
  notes: [
    'The first point of tangency is the left one, of two above each other the lower. All lengths are in the unit of the coordinates. In a tangent ax + by = c, a and b are scaled so that a² + b² = 1: |c| is then its distance from the origin.',
  ],
  references: [
    { title: 'Weisstein: Circle Tangent Line, MathWorld', url: 'https://mathworld.wolfram.com/CircleTangentLine.html' },
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' },
  ],
});

/** The square of the distance of two points. */
const away = (px: number, py: number, h: number, k: number) =>
  sumOfProducts([px, px], [-2, px, h], [h, h], [py, py], [-2, py, k], [k, k]);

/** The tangent where the radius goes from the center (h, k) by (u, v): its unit normal, right-hand side and slope. */
function tangentAt(u: number, v: number, h: number, k: number) {
  const size = Math.sqrt(u * u + v * v);
  const a = u / size;
  const b = v / size;
  const c = withoutRounding(sumOfProducts([a, h], [b, k], [size]), size + Math.abs(h) + Math.abs(k));
  return { a, b, c, slope: isNear(b, 0, 1e-15) ? undefined : -u / v };
}
