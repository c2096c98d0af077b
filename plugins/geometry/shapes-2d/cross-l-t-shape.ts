import { choice, defineCalculator, type FigurePoint, isBelow, quantity } from '@reckoner/engine';
import { area, length, perimeter } from '../shared/fields.js';

/** A horizontal bar and one or two upright ones that stand on it, hang from it or go through it. */
export default defineCalculator({
  title: 'L, T, U and cross shapes',
  description:
    'Area, perimeter and centroid of an L, T, U or cross of rectangular parts from its overall size and the thickness of its bars.',
  keywords: [
    'L shape area',
    'T shape',
    'U shape',
    'C shape',
    'plus shape',
    'centroid of an L shape',
    'composite rectangles',
  ],
  inputs: {
    shape: choice(
      {
        l: { label: 'L, upright at the left', also: ['L', 'L shape', 'L-shape', 'angle', 'gnomon'] },
        t: { label: 'T, bar on top', also: ['T', 'T shape', 'T-shape', 'tee'] },
        u: { label: 'U, open at the top', also: ['U', 'U shape', 'U-shape', 'channel'] },
        cross: { label: 'Cross, both bars centered', also: ['plus', '+'] },
      },
      { label: 'Shape', default: 'l' },
    ),
    width: { ...length, label: 'Overall width', symbol: 'b' },
    height: { ...length, label: 'Overall height', symbol: 'h' },
    upright: { ...length, label: 'Width of the upright bar', help: 'Of each of the two in a U.', symbol: 'w' },
    bar: { ...length, label: 'Height of the horizontal bar', symbol: 't' },
  },
  outputs: {
    area,
    perimeter,
    centroidX: quantity('cm', { label: 'Centroid from the left edge', symbol: '\\bar x' }),
    centroidY: quantity('cm', { label: 'Centroid from the bottom edge', symbol: '\\bar y' }),
  },
  formula: ({ shape, width, height, upright, bar }) => {
    const b = width;
    const h = height;
    const w = shape === 'u' ? 2 * upright : upright;
    const t = bar;
    const A = b * t + w * (h - t);
    return {
      area: A,
      perimeter: shape === 'u' ? 2 * (b + h) + 2 * (h - t) : 2 * (b + h),
      centroidX: shape === 'l' ? (b ** 2 * t + w ** 2 * (h - t)) / (2 * A) : b / 2,
      centroidY:
        shape === 'cross'
          ? h / 2
          : shape === 't'
            ? (b * t * (2 * h - t) + w * (h - t) ** 2) / (2 * A)
            : (b * t ** 2 + w * (h - t) * (h + t)) / (2 * A),
    };
  },
  requires: [
    {
      that: ({ shape, upright, width }) => shape === 'u' || upright < width,
      field: 'upright',
      says: 'The upright bar, {upright}, must be narrower than the overall width, {width}.',
    },
    {
      that: ({ shape, upright, width }) => shape !== 'u' || isBelow(2 * upright, width),
      field: 'upright',
      says: 'The two upright bars, {upright} each, must leave a gap in the overall width of {width}.',
    },
    {
      that: ({ bar, height }) => bar < height,
      field: 'bar',
      says: 'The height of the horizontal bar, {bar}, must be less than the overall height, {height}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Shape',
    draw: ({ shape, width: b, height: h, upright: w, bar: t, centroidX, centroidY }) => {
      const left = (b - w) / 2;
      const right = (b + w) / 2;
      const low = (h - t) / 2;
      const high = (h + t) / 2;
      const corners: Record<'l' | 't' | 'u' | 'cross', readonly FigurePoint[]> = {
        l: [
          [0, 0],
          [b, 0],
          [b, t],
          [w, t],
          [w, h],
          [0, h],
        ],
        t: [
          [left, 0],
          [right, 0],
          [right, h - t],
          [b, h - t],
          [b, h],
          [0, h],
          [0, h - t],
          [left, h - t],
        ],
        u: [
          [0, 0],
          [b, 0],
          [b, h],
          [b - w, h],
          [b - w, t],
          [w, t],
          [w, h],
          [0, h],
        ],
        cross: [
          [left, 0],
          [right, 0],
          [right, low],
          [b, low],
          [b, high],
          [right, high],
          [right, h],
          [left, h],
          [left, high],
          [0, high],
          [0, low],
          [left, low],
        ],
      };
      const middle = shape === 't' || shape === 'cross';
      const bottom = shape === 't' ? h - t : shape === 'cross' ? low : 0;
      const top = shape === 't' ? 0 : h;
      return [
        { shape: 'polygon', points: corners[shape] },
        { shape: 'dimension', from: [0, 0], to: [b, 0], label: 'b', of: 'width' },
        { shape: 'dimension', from: [b, 0], to: [b, h], label: 'h', of: 'height' },
        {
          shape: 'line',
          color: 2,
          points: [
            [middle ? left : 0, top],
            [middle ? right : w, top],
          ],
          label: 'w',
          of: 'upright',
        },
        {
          shape: 'line',
          color: 3,
          points: [
            [0, bottom],
            [0, bottom + t],
          ],
          label: 't',
          of: 'bar',
        },
        { shape: 'point', color: 2, at: [centroidX, centroidY], label: 'Centroid' },
      ];
    },
  },
  explanation:
    'The shape has the area {area} and the perimeter {perimeter}; its centroid is {centroidX} from the left and {centroidY} from the bottom.',
  examples: [
    {
      inputs: { width: 12, height: 10, upright: 3, bar: 2 },
      results: { area: 48, perimeter: 44, centroidX: 3.75, centroidY: 3.5 },
      source: 'By hand: 24 and 24; (24 × 6 + 24 × 1.5)/48; (24 × 1 + 24 × 6)/48',
    },
    {
      inputs: { shape: 't', width: 12, height: 10, upright: 3, bar: 2 },
      results: { area: 48, perimeter: 44, centroidX: 6, centroidY: 6.5 },
      source: 'By hand: (24 × 9 + 24 × 4)/48',
    },
    {
      inputs: { shape: 'u', width: 12, height: 10, upright: 3, bar: 2 },
      results: { area: 72, perimeter: 60, centroidX: 6, centroidY: 4.333333333333 },
      source: 'By hand: 24 and twice 24; (24 × 1 + 48 × 6)/72; the outline is 12 + 10 + 3 + 8 + 6 + 8 + 3 + 10',
    },
    {
      inputs: { shape: 'cross', width: 12, height: 10, upright: 3, bar: 2 },
      results: { area: 48, perimeter: 44, centroidX: 6, centroidY: 5 },
      source: 'By hand: 24 + 30 less the square in common, 6',
    },
    {
      inputs: { width: 12, height: 10, upright: 12, bar: 2 },
      refused: 'narrower than',
      source: 'By hand: a rectangle',
    },
    {
      inputs: { shape: 'u', width: 12, height: 10, upright: 6, bar: 2 },
      refused: 'leave a gap',
      source: 'By hand: 6 + 6 = 12',
    },
    {
      inputs: { width: 12, height: 10, upright: 3, bar: 10 },
      refused: 'less than the overall height',
      source: 'By hand: a rectangle',
    },
  ],
  notes: [
    'The stem of the T is in the middle; the two uprights of the U are equally wide and high. A C is a U that lies on its side. Corners are sharp.',
  ],
  references: [{ title: 'Beer, Johnston: Vector Mechanics for Engineers: Statics, centroids of composite plates' }],
});
