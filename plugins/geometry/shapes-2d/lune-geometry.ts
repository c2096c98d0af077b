import { category, constant, defineCalculator, isAtLeast, isAtMost, quantity } from '@reckoner/engine';
import { length } from '../shared/fields.js';

/** The lens is two segments: two sectors without the kite between the centers and the crossings. */
export default defineCalculator({
  title: 'Lune and lens of two circles',
  description:
    'Overlap of two circles and the lunes outside of it, with chord and perimeters, from both radii and the distance of the centers.',
  keywords: [
    'vesica piscis',
    'overlap of two circles',
    'circle intersection area',
    'crescent area',
    'lens area',
    'lune of Hippocrates',
  ],
  inputs: {
    first: { ...length, label: 'First radius', symbol: 'r' },
    second: { ...length, label: 'Second radius', symbol: 'R' },
    distance: quantity('cm', { label: 'Distance of the centers', symbol: 'd', min: 0, max: 1e12 }),
  },
  outputs: {
    lens: quantity('cm^2', { label: 'Overlap (lens)', symbol: 'A_\\cap' }),
    firstRest: quantity('cm^2', { label: 'First circle outside the second', symbol: 'A_1' }),
    secondRest: quantity('cm^2', { label: 'Second circle outside the first', symbol: 'A_2' }),
    union: quantity('cm^2', { label: 'Both circles together', symbol: 'A_\\cup' }),
    position: category(
      [
        'Overlapping',
        'Apart',
        'Touching from outside',
        'One within the other',
        'Touching from within',
        'The same circle',
      ],
      { label: 'Position' },
    ),
    chord: quantity('cm', { label: 'Common chord', symbol: 'c', optional: true }),
    lensPerimeter: quantity('cm', { label: 'Perimeter of the lens', symbol: 'P_\\cap', optional: true }),
    firstPerimeter: quantity('cm', { label: 'Perimeter of the first lune', symbol: 'P_1', optional: true }),
    secondPerimeter: quantity('cm', { label: 'Perimeter of the second lune', symbol: 'P_2', optional: true }),
  },
  formula: ({ first, second, distance }) => {
    const r = first;
    const R = second;
    const d = distance;
    const circles = Math.PI * (r ** 2 + R ** 2);
    if (isAtLeast(d, r + R)) {
      return {
        lens: constant(0, 'cm^2'),
        firstRest: Math.PI * r ** 2,
        secondRest: Math.PI * R ** 2,
        union: circles,
        position: isAtMost(d, r + R) ? 'Touching from outside' : 'Apart',
      };
    }
    if (isAtMost(d, Math.abs(R - r))) {
      const small = Math.min(r, R);
      const lens = Math.PI * small ** 2;
      return {
        lens,
        firstRest: Math.PI * (r - small) * (r + small),
        secondRest: Math.PI * (R - small) * (R + small),
        union: circles - lens,
        position:
          r === R ? 'The same circle' : isAtLeast(d, Math.abs(R - r)) ? 'Touching from within' : 'One within the other',
      };
    }
    // Four times the triangle of both centers and a crossing, in factors that do not cancel where the circles hardly overlap.
    const k = Math.sqrt((r + R + d) * (r + R - d) * (d + (R - r)) * (d - (R - r)));
    const alpha = Math.atan2(k, d ** 2 - (R - r) * (R + r));
    const beta = Math.atan2(k, d ** 2 + (R - r) * (R + r));
    const lens = r ** 2 * alpha + R ** 2 * beta - k / 2;
    return {
      lens,
      firstRest: Math.PI * r ** 2 - lens,
      secondRest: Math.PI * R ** 2 - lens,
      union: circles - lens,
      position: 'Overlapping',
      chord: k / d,
      lensPerimeter: 2 * (r * alpha + R * beta),
      firstPerimeter: 2 * (r * (Math.PI - alpha) + R * beta),
      secondPerimeter: 2 * (R * (Math.PI - beta) + r * alpha),
    };
  },
  requires: [
    {
      that: ({ first, second }) => isAtMost(Math.max(first, second), 1e6 * Math.min(first, second)),
      field: 'second',
      says: 'One radius must not be more than a million times the other, {first} and {second}: beyond that, rounding takes ever more digits of the overlap.',
    },
  ],
  explanation: ({ position }) =>
    position === 'Overlapping'
      ? 'The circles overlap in a lens of {lens}; the lunes outside of it have {firstRest} and {secondRest}.'
      : position === 'Apart' || position === 'Touching from outside'
        ? 'The circles do not overlap; together they have {union}.'
        : position === 'The same circle'
          ? 'Both are one circle of {lens}.'
          : 'The smaller circle lies within the larger one and is the overlap, {lens}; together they cover {union}.',
  figure: {
    kind: 'drawing',
    title: 'Two circles',
    draw: ({ first, second, distance, chord }) => {
      const along = distance > 0 ? (distance ** 2 + first ** 2 - second ** 2) / (2 * distance) : 0;
      return [
        { shape: 'circle', center: [0, 0], radius: first },
        { shape: 'circle', center: [distance, 0], radius: second, color: 2 },
        {
          shape: 'line',
          points: [
            [0, 0],
            [-first * Math.SQRT1_2, first * Math.SQRT1_2],
          ],
          label: 'r',
          of: 'first',
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [distance, 0],
            [distance + second * Math.SQRT1_2, second * Math.SQRT1_2],
          ],
          label: 'R',
          of: 'second',
        },
        ...(distance > 0
          ? [
              {
                shape: 'line' as const,
                color: 5 as const,
                dashed: true,
                points: [
                  [0, 0],
                  [distance, 0],
                ] as const,
                label: 'd',
                of: 'distance',
              },
            ]
          : []),
        ...(chord === undefined
          ? []
          : [
              {
                shape: 'line' as const,
                color: 3 as const,
                points: [
                  [along, -chord / 2],
                  [along, chord / 2],
                ] as const,
                label: 'c',
                of: 'chord',
              },
            ]),
      ];
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ first, second, distance }) => first === second && second === distance,
      says: 'Each center lies on the other circle: the lens is a vesica piscis.',
    },
  ],
  examples: [
    {
      inputs: { first: 8, second: 6, distance: 7 },
      results: {
        lens: 58.8022093719,
        firstRest: 142.2597204578,
        secondRest: 54.2951261573,
        union: 255.3570559871,
        position: 'Overlapping',
      },
      source:
        'mpmath: the heights of the overlap integrated; lens and lunes as in the example of onlycalculators.com: Area of Crescent',
    },
    {
      inputs: { first: 3, second: 4, distance: 5 },
      results: {
        lens: 6.64167470271,
        chord: 4.8,
        lensPerimeter: 10.71178017836,
        firstPerimeter: 18.43379348388,
        secondPerimeter: 25.54850366638,
      },
      source:
        'mpmath: integrated; the chord is twice the height of a 3-4-5 triangle; half angles arccos 0.6 and arccos 0.8',
    },
    {
      inputs: { first: 1, second: 1, distance: 1 },
      results: {
        lens: 1.2283696986088,
        firstRest: 1.913222954981,
        chord: 1.7320508075689,
        lensPerimeter: 4.1887902047864,
      },
      cautions: ['vesica piscis'],
      source: 'By hand: 2π/3 - √3/2, √3, 4π/3',
    },
    {
      inputs: { first: 1, second: '1.4142135623730951', distance: 1 },
      results: { firstRest: '1.00000000000', chord: 2 },
      source: 'By hand: the lune of Hippocrates has the area of its triangle, 2 × 1/2',
    },
    {
      inputs: { first: 3, second: 4, distance: 8 },
      results: {
        lens: 0,
        firstRest: 28.2743338823081,
        secondRest: 50.2654824574367,
        union: 78.5398163397448,
        position: 'Apart',
      },
      source: 'By hand: 9π, 16π, 25π',
    },
    {
      inputs: { first: 3, second: 4, distance: 7 },
      results: { lens: 0, position: 'Touching from outside' },
      source: 'By hand: 3 + 4',
    },
    {
      inputs: { first: 3, second: 5, distance: 1 },
      results: {
        lens: 28.2743338823081,
        firstRest: 0,
        secondRest: 50.2654824574367,
        union: 78.5398163397448,
        position: 'One within the other',
      },
      source: 'By hand: 9π, 16π, 25π',
    },
    {
      inputs: { first: 5, second: 3, distance: 2 },
      results: { secondRest: 0, position: 'Touching from within' },
      source: 'By hand: 5 - 3',
    },
    {
      inputs: { first: 3, second: 3, distance: 0 },
      results: { lens: 28.2743338823081, firstRest: 0, secondRest: 0, position: 'The same circle' },
      source: 'By hand: 9π',
    },
    {
      inputs: { first: 1, second: 1, distance: 1e-6 },
      results: { firstRest: '0.000002000' },
      source: 'By hand: a circle moved by so little leaves a crescent of 2rd',
    },
    { inputs: { first: 1, second: 2e6, distance: 1 }, refused: 'a million times', source: 'By definition' },
  ],
  references: [
    {
      title: 'Weisstein: Circle-Circle Intersection, MathWorld',
      url: 'https://mathworld.wolfram.com/Circle-CircleIntersection.html',
    },
    { title: 'Wikipedia: Lens (geometry)', url: 'https://en.wikipedia.org/wiki/Lens_(geometry)' },
  ],
});
