import { choice, defineCalculator, isAbove, isBelow, quantity, type Shape } from '@reckoner/engine';
import { angleAt } from '../shared/drawing.js';

const elevation = { unit: 'deg', min: 0.01, max: 89.99 } as const;

/** From one angle and the distance, or from two angles and the way between them. */
export default defineCalculator({
  title: 'Height of an object from angles of elevation',
  description:
    'Height of a tree, tower or building from its angle of elevation and distance, or from two angles along a line.',
  keywords: ['angle of elevation', 'angle of depression', 'height of a tree', 'clinometer', 'inaccessible height'],
  inputs: {
    method: choice(
      { distance: 'Distance and angle', 'two-angles': 'Two angles along a line' },
      { label: 'Method', default: 'distance' },
    ),
    angle: quantity('rad', {
      label: 'Angle of elevation (nearer point)',
      symbol: '\\alpha',
      ...elevation,
    }),
    distance: quantity('m', {
      label: 'Horizontal distance',
      symbol: 'd',
      above: 0,
      max: 1e6,
      when: { method: 'distance' },
    }),
    farther: quantity('rad', {
      label: 'Angle of elevation (farther point)',
      symbol: '\\beta',
      ...elevation,
      when: { method: 'two-angles' },
    }),
    between: quantity('m', {
      label: 'Distance between the points',
      symbol: 'b',
      above: 0,
      max: 1e6,
      when: { method: 'two-angles' },
    }),
    eye: quantity('m', { label: 'Height of the eye', symbol: 'e', min: 0, max: 1000, default: 0 }),
  },
  outputs: {
    height: quantity('m', { label: 'Height of the object', symbol: 'h' }),
    away: quantity('m', { label: 'Horizontal distance to it', symbol: 'd' }),
    sight: quantity('m', { label: 'Line of sight to its top', symbol: 's' }),
  },
  formula: ({ method, angle, distance, farther, between, eye }) => {
    const above =
      method === 'distance' ? distance * Math.tan(angle) : between / (1 / Math.tan(farther) - 1 / Math.tan(angle));
    return { height: above + eye, away: above / Math.tan(angle), sight: above / Math.sin(angle) };
  },
  requires: [
    {
      that: ({ angle, farther }) => farther < angle,
      field: 'farther',
      says: 'From the farther point the angle, {farther}, must be smaller than from the nearer one, {angle}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => isAbove(angle, (80 * Math.PI) / 180),
      says: 'At so steep an angle a small error of it changes the height a lot. Measure from farther away.',
    },
    {
      level: 'caution',
      when: ({ method, angle, farther }) => method === 'two-angles' && isBelow(angle - farther, Math.PI / 180),
      says: 'The angles differ by less than a degree, so that a small error of either changes the height a lot. Measure from points farther apart.',
    },
    {
      level: 'caution',
      when: ({ away }) => away > 5000,
      says: 'The Earth curves away below the line of sight, which is left out here: by 2 m at 5 km, and four times as much at twice the distance. Add it to the height.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Lines of sight',
    draw: ({ method, between, height, away, eye }) => [
      {
        shape: 'line',
        points: [
          [away, 0],
          [away, height],
        ],
        label: 'h',
        of: 'height',
      },
      {
        shape: 'line',
        color: 2,
        points: [
          [0, eye],
          [away, height],
        ],
        label: 's',
        of: 'sight',
      },
      {
        shape: 'line',
        dashed: true,
        color: 5,
        points: [
          [0, eye],
          [away, eye],
        ],
        label: 'd',
        of: 'away',
      },
      ...angleAt([0, eye], [away, eye], [away, height], 'α', 'angle'),
      ...(method === 'two-angles' ? fartherPoint(between, away, height, eye) : []),
    ],
  },
  explanation: 'The object is {height} high and {away} away.',
  examples: [
    {
      inputs: { angle: 35, distance: 50, eye: 1.7 },
      results: { height: 36.710376910485, away: 50, sight: 61.0387294380728 },
      source: 'Python: 50 tan 35° + 1.7',
    },
    {
      inputs: { method: 'two-angles', angle: 40, farther: 25, between: 30 },
      results: { height: 31.48768849292907 },
      source: 'Python: 30/(cot 25° - cot 40°)',
    },
    {
      inputs: { method: 'two-angles', angle: 30, farther: 35, between: 30 },
      refused: 'must be smaller',
      source: 'By definition',
    },
    {
      inputs: { angle: 84, distance: 50 },
      results: { height: 475.718222711 },
      cautions: ['steep'],
      source: 'Python: 50 tan 84°',
    },
    {
      inputs: { method: 'two-angles', angle: 40, farther: 39.5, between: 30 },
      results: { away: 1675.112143153 },
      cautions: ['less than a degree'],
      source: 'Python: 30/(cot 39.5° - cot 40°)/tan 40°',
    },
    {
      inputs: { angle: 0.5, distance: 20000 },
      results: { height: 174.537355815 },
      cautions: ['curves away'],
      source: 'Python: 20000 tan 0.5°',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.2', isbn: '978-3-662-46220-1' }],
});

/** The point from which the object is seen at the smaller angle. */
function fartherPoint(between: number, away: number, height: number, eye: number): Shape[] {
  return [
    {
      shape: 'line',
      color: 3,
      points: [
        [-between, eye],
        [away, height],
      ],
    },
    {
      shape: 'line',
      dashed: true,
      color: 5,
      points: [
        [-between, eye],
        [0, eye],
      ],
      label: 'b',
      of: 'between',
    },
    ...angleAt([-between, eye], [away, eye], [away, height], 'β', 'farther'),
  ];
}
