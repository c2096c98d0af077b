import { category, defineCalculator, number, type Shape } from '@reckoner/engine';
import { coordinate, withoutRounding } from '../shared/points.js';

const semiAxis = { above: 0, max: 1e6 } as const;

/** (x - h)²/p² + (y - k)²/q² = 1, with its major axis along the longer of p and q. */
export default defineCalculator({
  title: 'Ellipse equation',
  description: 'Foci, vertices, eccentricity and directrices of the ellipse (x - h)²/p² + (y - k)²/q² = 1.',
  keywords: ['foci of an ellipse', 'vertices', 'eccentricity', 'directrix', 'standard form', 'latus rectum'],
  inputs: {
    h: { ...coordinate, label: 'x of the center', symbol: 'h', default: 0 },
    k: { ...coordinate, label: 'y of the center', symbol: 'k', default: 0 },
    p: number({ label: 'Semi-axis along x', symbol: 'p', ...semiAxis }),
    q: number({ label: 'Semi-axis along y', symbol: 'q', ...semiAxis }),
  },
  outputs: {
    focal: number({ label: 'Distance from the center to a focus', symbol: 'c' }),
    eccentricity: number({ label: 'Eccentricity', symbol: 'e' }),
    axis: category(['Horizontal', 'Vertical', 'None: a circle'], { label: 'Major axis' }),
    vertex1: number({ label: 'Lower coordinate of the vertices along the axis', optional: true }),
    vertex2: number({ label: 'Upper coordinate of the vertices along the axis', optional: true }),
    focus1: number({ label: 'Lower coordinate of the foci along the axis', optional: true }),
    focus2: number({ label: 'Upper coordinate of the foci along the axis', optional: true }),
    latusRectum: number({ label: 'Latus rectum' }),
    directrix: number({ label: 'Distance from the center to a directrix', optional: true }),
  },
  formula: ({ h, k, p, q }) => {
    if (p === q) return { focal: 0, eccentricity: 0, axis: 'None: a circle', latusRectum: 2 * p };
    const long = Math.max(p, q);
    const short = Math.min(p, q);
    const focal = Math.sqrt((long - short) * (long + short));
    const middle = p > q ? h : k;
    return {
      focal,
      eccentricity: focal / long,
      axis: p > q ? 'Horizontal' : 'Vertical',
      vertex1: middle - long,
      vertex2: middle + long,
      focus1: withoutRounding(middle - focal, focal),
      focus2: withoutRounding(middle + focal, focal),
      latusRectum: (2 * short ** 2) / long,
      directrix: long ** 2 / focal,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Ellipse',
    draw: ({ h, k, p, q, axis, focus1, focus2 }) => {
      const foci = focus1 === undefined || focus2 === undefined ? [] : [focus1, focus2];
      return [
        { shape: 'arc', center: [h, k], radius: [p, q], from: 0, to: 2 * Math.PI, fill: true },
        {
          shape: 'line',
          color: 5,
          points: [
            [h, k],
            [h + p, k],
          ],
          label: 'p',
          of: 'p',
        },
        {
          shape: 'line',
          color: 5,
          points: [
            [h, k],
            [h, k + q],
          ],
          label: 'q',
          of: 'q',
        },
        ...foci.map(
          (at): Shape => ({ shape: 'point', color: 2, at: axis === 'Vertical' ? [h, at] : [at, k], label: 'Focus' }),
        ),
      ];
    },
  },
  explanation: ({ axis }) =>
    axis === 'None: a circle'
      ? 'Equal semi-axes make a circle of radius {p}, with both foci at its center and without a directrix.'
      : 'The foci lie {focal} from the center on the major axis, and the eccentricity is {eccentricity}.',
  examples: [
    {
      inputs: { p: 5, q: 3 },
      results: {
        focal: 4,
        eccentricity: 0.8,
        axis: 'Horizontal',
        vertex1: -5,
        vertex2: 5,
        focus1: -4,
        focus2: 4,
        latusRectum: 3.6,
        directrix: 6.25,
      },
      source: 'By hand: √(25 - 9), 4/5, 18/5, 25/4',
    },
    {
      inputs: { h: 2, k: -1, p: 5, q: 13 },
      results: {
        focal: 12,
        axis: 'Vertical',
        vertex1: -14,
        vertex2: 12,
        focus1: -13,
        focus2: 11,
        eccentricity: 0.92307692308,
        directrix: 14.083333333,
      },
      source: 'By hand: √(169 - 25), 12/13, 169/12',
    },
    {
      inputs: { h: 1, p: 3, q: 3 },
      results: { axis: 'None: a circle', focal: 0, eccentricity: 0, latusRectum: 6 },
      source: 'By definition: 2 × 9/3',
    },
    {
      inputs: { k: 1.2, p: 0.5, q: 1.3 },
      results: { focal: 1.2, focus1: 0, focus2: 2.4 },
      source: 'By hand: √(1.69 - 0.25) = 1.2, so that a focus lies on the x-axis',
    },
    {
      inputs: { k: -1.2, p: 0.5, q: 1.3 },
      results: { focus1: -2.4, focus2: 0 },
      source: 'By hand: its mirror image',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
