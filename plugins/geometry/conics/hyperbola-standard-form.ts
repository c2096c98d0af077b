import { choice, defineCalculator, type FigurePoint, number, type Shape } from '@reckoner/engine';
import { shifted } from '../shared/line-text.js';
import { coordinate, withoutRounding } from '../shared/points.js';

const semiAxis = { min: 0.001, max: 1e6 } as const;

/** (x - h)²/a² - (y - k)²/b² = 1, or with x and y exchanged. */
export default defineCalculator({
  title: 'Hyperbola equation',
  description: 'Equation, foci, vertices, eccentricity and asymptotes of a hyperbola in standard form.',
  keywords: ['foci of a hyperbola', 'asymptotes', 'eccentricity', 'vertices', 'standard form'],
  inputs: {
    h: { ...coordinate, label: 'x of the center', symbol: 'h', default: 0 },
    k: { ...coordinate, label: 'y of the center', symbol: 'k', default: 0 },
    a: number({ label: 'Semi-axis through the vertices', symbol: 'a', ...semiAxis }),
    b: number({ label: 'Other semi-axis', symbol: 'b', ...semiAxis }),
    axis: choice(
      { horizontal: 'Left and right (x² positive)', vertical: 'Up and down (y² positive)' },
      { label: 'Opening', default: 'horizontal' },
    ),
  },
  outputs: {
    focal: number({ label: 'Distance from the center to a focus', symbol: 'c' }),
    eccentricity: number({ label: 'Eccentricity', symbol: 'e' }),
    vertex1: number({ label: 'Lower coordinate of the vertices along the axis' }),
    vertex2: number({ label: 'Upper coordinate of the vertices along the axis' }),
    focus1: number({ label: 'Lower coordinate of the foci along the axis' }),
    focus2: number({ label: 'Upper coordinate of the foci along the axis' }),
    slope: number({ label: 'Slope of the asymptotes (±)' }),
    latusRectum: number({ label: 'Latus rectum' }),
  },
  formula: ({ h, k, a, b, axis }) => {
    const focal = Math.hypot(a, b);
    const middle = axis === 'horizontal' ? h : k;
    return {
      focal,
      eccentricity: focal / a,
      vertex1: middle - a,
      vertex2: middle + a,
      focus1: withoutRounding(middle - focal, focal),
      focus2: withoutRounding(middle + focal, focal),
      slope: axis === 'horizontal' ? b / a : a / b,
      latusRectum: (2 * b ** 2) / a,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Hyperbola',
    draw: ({ h, k, a, b, axis, focus1, focus2, vertex1, vertex2 }) => {
      // u runs along the axis of the foci.
      const at = (u: number, v: number): FigurePoint => (axis === 'horizontal' ? [h + u, k + v] : [h + v, k + u]);
      const steps = Array.from({ length: 41 }, (_, step) => -1.6 + step * 0.08);
      const branch = (side: number): Shape => ({
        shape: 'line',
        points: steps.map((t) => at(side * a * Math.cosh(t), b * Math.sinh(t))),
      });
      const [far, wide] = [a * Math.cosh(1.6), b * Math.cosh(1.6)];
      const point = (along: number, label: string): Shape => ({
        shape: 'point',
        color: 2,
        at: axis === 'horizontal' ? [along, k] : [h, along],
        label,
      });
      return [
        branch(1),
        branch(-1),
        { shape: 'line', color: 5, dashed: true, points: [at(-far, -wide), at(far, wide)] },
        { shape: 'line', color: 5, dashed: true, points: [at(-far, wide), at(far, -wide)] },
        ...[focus1, focus2].map((one) => point(one, 'Focus')),
        ...[vertex1, vertex2].map((one) => point(one, 'Vertex')),
      ];
    },
  },
  explanation: ({ axis, slope }) => {
    const [x, y] = [shifted('x', 'h'), shifted('y', 'k')];
    const equation = axis === 'horizontal' ? `${x}²/{a}² - ${y}²/{b}²` : `${y}²/{a}² - ${x}²/{b}²`;
    return `The hyperbola ${equation} = 1 has its foci {focal} from the center and the eccentricity {eccentricity}; its asymptotes are ${y} = ±${slope === 1 ? '' : '{slope} '}${x}.`;
  },
  examples: [
    {
      inputs: { a: 3, b: 4 },
      results: {
        focal: 5,
        eccentricity: 1.6666666667,
        vertex1: -3,
        vertex2: 3,
        focus1: -5,
        focus2: 5,
        slope: 1.3333333333,
        latusRectum: 10.6666666667,
      },
      source: 'By hand: √(9 + 16), 5/3, 4/3, 32/3',
    },
    {
      inputs: { h: 1, k: 2, a: 12, b: 5, axis: 'vertical' },
      results: { focal: 13, vertex1: -10, vertex2: 14, focus1: -11, focus2: 15, slope: 2.4 },
      source: 'By hand: √(144 + 25), 2 ± 12, 12/5',
    },
    {
      inputs: { h: 1.3, a: 0.5, b: 1.2 },
      results: { focal: 1.3, focus1: 0, focus2: 2.6 },
      source: 'By hand: √(0.25 + 1.44) = 1.3, so that a focus is the origin',
    },
    {
      inputs: { h: -1.3, a: 0.5, b: 1.2 },
      results: { focus1: -2.6, focus2: 0 },
      source: 'By hand: its mirror image',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
