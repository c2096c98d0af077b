import {
  cosTurn,
  defineCalculator,
  type FigurePoint,
  isNear,
  number,
  quantity,
  rows,
  type Shape,
  sinTurn,
  sum,
} from '@reckoner/engine';
import { withoutRounding } from '../shared/points.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Magnitudes and directions, added by their components. */
export default defineCalculator({
  title: 'Vector addition',
  description: 'Resultant of vectors of the plane given by magnitude and direction.',
  keywords: ['resultant', 'sum of vectors', 'force addition', 'components', 'subtract vectors'],
  inputs: {
    vectors: rows(
      {
        magnitude: number({ label: 'Magnitude', help: 'Negative to subtract.', min: -1e9, max: 1e9 }),
        direction: quantity('rad', { label: 'Direction', unit: 'deg', min: -3600, max: 3600 }),
      },
      { label: 'Vectors', minItems: 1, maxItems: 100 },
    ),
  },
  outputs: {
    resultant: number({ label: 'Magnitude of the resultant', symbol: 'R' }),
    angle: quantity('rad', {
      label: 'Direction of the resultant',
      unit: 'deg',
      symbol: '\\theta',
      optional: true,
    }),
    x: number({ label: 'x component', symbol: 'R_x' }),
    y: number({ label: 'y component', symbol: 'R_y' }),
  },
  formula: ({ vectors }) => {
    const size = sum(vectors.map((vector) => Math.abs(vector.magnitude)));
    const along = sum(vectors.map((vector) => vector.magnitude * cosTurn(vector.direction)));
    const across = sum(vectors.map((vector) => vector.magnitude * sinTurn(vector.direction)));
    const x = withoutRounding(along, size);
    const y = withoutRounding(across, size);
    const resultant = Math.hypot(x, y);
    return isNear(resultant, 0, 1e-15 * size) ? { resultant, x, y } : { resultant, angle: Math.atan2(y, x), x, y };
  },
  shown: ({ x, y }) => ({ angle: Math.atan2(y, x) }),
  cautions: [
    {
      level: 'caution',
      when: ({ vectors }) => vectors.some((vector) => looksLikeRadians(vector.direction)),
      says: 'A direction looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Vectors tip to tail',
    draw: ({ vectors, x, y }) => {
      if (vectors.length > 30) return undefined;
      let from: FigurePoint = [0, 0];
      const shapes: Shape[] = [];
      for (const { magnitude, direction } of vectors) {
        const to: FigurePoint = [from[0] + magnitude * Math.cos(direction), from[1] + magnitude * Math.sin(direction)];
        shapes.push({ shape: 'arrow', from, to });
        from = to;
      }
      return [...shapes, { shape: 'arrow', color: 2, from: [0, 0], to: [x, y], label: 'R', of: 'resultant' }];
    },
  },
  explanation: ({ resultant }) =>
    resultant === 0 ? 'The vectors cancel: their resultant is 0.' : 'The resultant is {resultant} at {angle}.',
  examples: [
    {
      inputs: {
        vectors: [
          { magnitude: 3, direction: 0 },
          { magnitude: 4, direction: 90 },
        ],
      },
      results: { resultant: 5, angle: 53.13010235415598, x: 3.0, y: 4 },
      source: 'By hand: 3-4-5',
    },
    {
      inputs: {
        vectors: [
          { magnitude: 10, direction: 30 },
          { magnitude: 10, direction: 150 },
        ],
      },
      results: { resultant: 10.0, angle: 90.0, y: 10.0 },
      source: 'By hand: 2 × 10 sin 30°',
    },
    {
      inputs: {
        vectors: [
          { magnitude: 8, direction: 0 },
          { magnitude: -5, direction: 0 },
        ],
      },
      results: { resultant: 3, angle: 0, x: 3, y: 0 },
      source: 'By hand: 8 - 5',
    },
    {
      inputs: {
        vectors: [
          { magnitude: 5, direction: 0 },
          { magnitude: 5, direction: 120 },
          { magnitude: 5, direction: 240 },
        ],
      },
      results: { resultant: 0, x: 0, y: 0 },
      source: 'By symmetry: three equal vectors in equal angles cancel',
    },
    {
      inputs: { vectors: [{ magnitude: 10, direction: 1.5708 }] },
      results: { resultant: 10, x: 9.996242151, y: 0.2741219768 },
      cautions: ['looks like one in radians'],
      source: 'Python: 10 cos 1.5708°, 10 sin 1.5708°',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §3-2' }],
});
