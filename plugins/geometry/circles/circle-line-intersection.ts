import { category, choice, defineCalculator, type FigurePoint, isNear, number, sumOfProducts } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { lineTemplate } from '../shared/line-text.js';
import { coordinate } from '../shared/points.js';
import { circle } from './shared/circle.js';
import { crossings } from './shared/crossings.js';

/** The line as ax + by = c, whichever way it was given; the distance from the center decides. */
export default defineCalculator({
  title: 'Circle and line intersection',
  description:
    'Points where a line meets a circle, the chord between them, the distance of the line from the center, and whether it is a secant, a tangent or passes outside.',
  keywords: [
    'line circle intersection points',
    'secant line of a circle',
    'is a line tangent to a circle',
    'chord cut from a line',
    'system of a line and a circle',
  ],
  related: ['circle-equation-forms', 'line-equation-two-points', 'tangent-length-point-circle'],
  inputs: {
    ...circle,
    line: choice(
      {
        slope: { label: 'y = mx + t', also: ['slope-intercept', 'y = mx + b', 'slope and intercept'] },
        general: { label: 'ax + by = c', also: ['standard form', 'general form'] },
        points: { label: 'Two points', also: ['through two points'] },
        vertical: { label: 'x = constant', also: ['vertical'] },
      },
      { label: 'Line given by', default: 'slope' },
    ),
    slope: { ...coordinate, label: 'Slope', symbol: 'm', when: { line: 'slope' } },
    intercept: { ...coordinate, label: 'y-intercept', symbol: 't', when: { line: 'slope' } },
    a: { ...coordinate, label: 'Coefficient of x', symbol: 'a', when: { line: 'general' } },
    b: { ...coordinate, label: 'Coefficient of y', symbol: 'b', when: { line: 'general' } },
    c: {
      ...coordinate,
      label: 'Right-hand side',
      help: 'Of ax + by = c: where the equation is ax + by + C = 0, send -C.',
      symbol: 'c',
      when: { line: 'general' },
    },
    px: { ...coordinate, label: 'x of the first point', symbol: 'p_x', when: { line: 'points' } },
    py: { ...coordinate, label: 'y of the first point', symbol: 'p_y', when: { line: 'points' } },
    qx: { ...coordinate, label: 'x of the second point', symbol: 'q_x', when: { line: 'points' } },
    qy: { ...coordinate, label: 'y of the second point', symbol: 'q_y', when: { line: 'points' } },
    at: { ...coordinate, label: 'x of the vertical line', symbol: 'x_0', when: { line: 'vertical' } },
  },
  outputs: {
    x1: number({ label: 'x of the first common point', digits: 10, symbol: 'x_1', optional: true }),
    y1: number({ label: 'y of the first common point', digits: 10, symbol: 'y_1', optional: true }),
    x2: number({ label: 'x of the second common point', digits: 10, symbol: 'x_2', optional: true }),
    y2: number({ label: 'y of the second common point', digits: 10, symbol: 'y_2', optional: true }),
    position: category(['Secant', 'Tangent', 'Outside'], { label: 'The line is' }),
    distance: number({ label: 'Distance of the line from the center', symbol: 'd' }),
    chord: number({ label: 'Length of the chord', symbol: 's', optional: true }),
    gap: number({ label: 'Gap between line and circle', symbol: 'g', optional: true }),
    footX: number({ label: 'x of the point of the line nearest to the center', digits: 10, symbol: 'f_x' }),
    footY: number({ label: 'y of the point of the line nearest to the center', digits: 10, symbol: 'f_y' }),
  },
  formula: ({ centerX, centerY, radius, line, slope, intercept, a, b, c, px, py, qx, qy, at }) => {
    const h = centerX;
    const k = centerY;
    const met =
      line === 'slope'
        ? crossings(slope, -1, [[-1, intercept], [-1, slope, h], [k]], h, k, radius)
        : line === 'general'
          ? crossings(a, b, [[c], [-1, a, h], [-1, b, k]], h, k, radius)
          : line === 'vertical'
            ? crossings(1, 0, [[at], [-1, h]], h, k, radius)
            : through(px, py, qx, qy, h, k, radius);
    const { distance, footX, footY } = met;
    if (!met.touches && distance > radius) return { position: 'Outside', distance, gap: met.gap, footX, footY };
    if (met.touches) return { x1: footX, y1: footY, position: 'Tangent', distance, footX, footY };
    return {
      x1: met.x1,
      y1: met.y1,
      x2: met.x2,
      y2: met.y2,
      position: 'Secant',
      distance,
      chord: 2 * met.half,
      footX,
      footY,
    };
  },
  requires: [
    {
      that: ({ a, b }) => a !== 0 || b !== 0,
      field: 'a',
      says: 'With a = b = 0 there is no line: send at least one of them.',
    },
    {
      that: ({ px, py, qx, qy }) => px !== qx || py !== qy,
      field: 'qx',
      says: 'Both points of the line are the same one, ({px}, {py}): send another one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ position, distance, radius }) => position !== 'Tangent' && isNear(distance, radius, 1e-3 * radius),
      says: 'The distance from the center and the radius differ by less than a thousandth. If one of the figures is rounded, as 1.414 for a root, the line may be a tangent.',
    },
  ],
  stepwise: [
    'The line is brought to $a(x - h) + b(y - k) = e$; its distance from the center is $|e| / \\sqrt{a^2 + b^2}$.',
  ],
  explanation: ({ position, line, a, b }) => {
    const name =
      line === 'slope'
        ? 'With slope {slope} and y-intercept {intercept} the line'
        : line === 'general'
          ? `The line ${lineTemplate({ name: 'a', value: a }, { name: 'b', value: b }, 'c')}`
          : line === 'vertical'
            ? 'At x = {at} the vertical line'
            : 'Through ({px}, {py}) and ({qx}, {qy}) the line';
    const circle = 'the circle of radius {radius} around ({centerX}, {centerY})';
    if (position === 'Outside')
      return `${name} passes outside of ${circle}: {distance} from its center and {gap} from the circle, nearest at ({footX}, {footY}).`;
    if (position === 'Tangent')
      return `${name} touches ${circle} at ({x1}, {y1}): its distance from the center is the radius.`;
    return `${name} cuts ${circle} at ({x1}, {y1}) and ({x2}, {y2}), in a chord of {chord}, {distance|{|distance|}|through the center|{distance} from the center}.`;
  },
  figure: {
    kind: 'drawing',
    title: 'Circle and line',
    draw: ({ centerX, centerY, radius, footX, footY, x1, y1, x2, y2, line, slope, a, b, px, py, qx, qy }) => {
      const [wayX, wayY] =
        line === 'slope'
          ? [1, slope]
          : line === 'general'
            ? [b, -a]
            : line === 'vertical'
              ? [0, 1]
              : [qx - px, qy - py];
      const reach = (1.4 * radius) / Math.hypot(wayX, wayY);
      const end = (sign: number): FigurePoint => [footX + sign * reach * wayX, footY + sign * reach * wayY];
      return [
        ...axesAround([[centerX - radius, centerY - radius], [centerX + radius, centerY + radius], end(-1), end(1)]),
        { shape: 'circle', center: [centerX, centerY], radius },
        { shape: 'line', color: 2, points: [end(-1), end(1)] },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [centerX, centerY],
            [footX, footY],
          ],
          label: 'd',
          of: 'distance',
        },
        { shape: 'point', at: [centerX, centerY] },
        ...(x1 === undefined || y1 === undefined
          ? []
          : [{ shape: 'point' as const, at: [x1, y1] as const, label: '1' }]),
        ...(x2 === undefined || y2 === undefined
          ? []
          : [{ shape: 'point' as const, at: [x2, y2] as const, label: '2' }]),
      ];
    },
  },
  examples: [
    {
      inputs: { centerX: 5, centerY: 0, radius: 5, line: 'general', a: 1, b: 1, c: 0 },
      results: { x1: 0, y1: 0, x2: 5, y2: -5, position: 'Secant', distance: 3.535533905933, chord: 7.071067811865 },
      source: 'matheass.eu: Intersection of Circle and Line, S1(5|-5) and S2(0|0); by hand: 5/√2, 5√2',
    },
    {
      inputs: { centerX: 3, centerY: 4, radius: 5, line: 'general', a: 3, b: 4, c: 0 },
      results: { x1: 0, y1: 0, position: 'Tangent', distance: 5 },
      source: 'matheass.eu: Intersection of Circle and Line, point of tangency B(0|0)',
    },
    {
      inputs: { radius: 5, slope: 1, intercept: 1 },
      results: {
        x1: -4,
        y1: -3,
        x2: 3,
        y2: 4,
        position: 'Secant',
        distance: 0.7071067811865,
        chord: 9.899494936612,
        footX: -0.5,
        footY: 0.5,
      },
      source: 'By hand: x² + (x + 1)² = 25 is 2(x + 4)(x - 3) = 0; 7√2',
    },
    {
      inputs: { radius: 1, slope: 0, intercept: 3 },
      results: { position: 'Outside', distance: 3, gap: 2, footX: 0, footY: 3 },
      source: 'By hand: y = 3 is 2 above the top of the unit circle',
    },
    {
      inputs: { centerX: 1, centerY: 2, radius: 5, line: 'points', px: 4, py: 0, qx: 4, qy: 1 },
      results: { x1: 4, y1: -2, x2: 4, y2: 6, chord: 8, distance: 3 },
      source: 'By hand: x = 4 is 3 from the center; 2 ± 4',
    },
    {
      inputs: { centerX: 1, centerY: 2, radius: 5, line: 'vertical', at: -4 },
      results: { x1: -4, y1: 2, position: 'Tangent', distance: 5 },
      source: 'By hand: 1 - 5',
    },
    {
      inputs: { radius: 1.4142135623730951, line: 'general', a: 1, b: 1, c: 2 },
      results: { x1: 1, y1: 1, position: 'Tangent' },
      source: 'By hand: the distance of x + y = 2 from the origin is √2',
    },
    {
      inputs: { radius: 1.41421356, line: 'general', a: 1, b: 1, c: 2 },
      results: { position: 'Outside', gap: '2.373095e-9' },
      cautions: ['may be a tangent'],
      source: 'By hand: √2 - 1.41421356',
    },
    {
      inputs: { radius: 1.414, line: 'general', a: 1, b: 1, c: 2 },
      results: { position: 'Outside', gap: '0.0002135624' },
      cautions: ['may be a tangent'],
      source: 'By hand: √2 - 1.414',
    },
    {
      inputs: { radius: 6371000, line: 'vertical', at: 6370999.999 },
      results: { position: 'Secant', chord: '225.760935', y2: '112.8804677' },
      cautions: ['may be a tangent'],
      source: 'By hand: 2√((6371000 + 6370999.999) × 0.001)',
    },
    { inputs: { radius: 1, line: 'general', a: 0, b: 0, c: 1 }, refused: 'no line', source: 'By definition' },
    {
      inputs: { radius: 1, line: 'points', px: 1, py: 2, qx: 1, qy: 2 },
      refused: 'the same one',
      source: 'By definition',
    },
  ],
  notes: [
    'The first common point is the left one, of two above each other the lower. All lengths are in the unit of the coordinates. A line whose distance from the center is the radius but for the last digits is a tangent.',
  ],
  references: [
    {
      title: 'Weisstein: Circle-Line Intersection, MathWorld',
      url: 'https://mathworld.wolfram.com/Circle-LineIntersection.html',
    },
    {
      title: 'matheass.eu: Intersection of Circle and Line',
      url: 'https://www.matheass.eu/help/en/E221-Intersection_of_Circle_and_Line.html',
    },
  ],
});

/** The line through two points. */
function through(px: number, py: number, qx: number, qy: number, h: number, k: number, r: number) {
  const a = sumOfProducts([py], [-1, qy]);
  const b = sumOfProducts([qx], [-1, px]);
  const e = [
    [a, px],
    [-1, a, h],
    [b, py],
    [-1, b, k],
  ];
  return crossings(a, b, e, h, k, r);
}
