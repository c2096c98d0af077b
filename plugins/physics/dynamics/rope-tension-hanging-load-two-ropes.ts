import { cosTurn, defineCalculator, type FigurePoint, isAbove, noResult, quantity, sinTurn } from '@reckoner/engine';
import { gravity, mass } from '../shared/fields.js';

/** Lami's theorem for three concurrent forces. */
export default defineCalculator({
  title: 'Tension in two ropes holding a load',
  description:
    'Tension of two ropes from which a load hangs, from its mass and the angles of the ropes to the horizontal.',
  keywords: ['rope tension', 'hanging load', 'sling angle', "Lami's theorem", 'cable'],
  inputs: {
    mass: { ...mass, label: 'Mass of the load' },
    angle1: quantity('rad', {
      label: 'Angle of rope 1 to the horizontal',
      unit: 'deg',
      symbol: '\\alpha',
      min: 0,
      max: 90,
    }),
    angle2: quantity('rad', {
      label: 'Angle of rope 2 to the horizontal',
      unit: 'deg',
      symbol: '\\beta',
      min: 0,
      max: 90,
    }),
    gravity,
  },
  outputs: {
    tension1: quantity('N', { label: 'Tension in rope 1', symbol: 'T_1' }),
    tension2: quantity('N', { label: 'Tension in rope 2', symbol: 'T_2' }),
    weight: quantity('N', { label: 'Weight', symbol: 'W' }),
    horizontal: quantity('N', { label: 'Horizontal pull on each anchor', symbol: 'H' }),
  },
  formula: ({ mass, angle1, angle2, gravity }) => {
    const sine = sinTurn(angle1 + angle2);
    if (sine < 1e-4) throw noResult('Two level ropes or two vertical ropes have no definite tension.');
    const weight = mass * gravity;
    const tension1 = (weight * cosTurn(angle2)) / sine;
    const tension2 = (weight * cosTurn(angle1)) / sine;
    return { tension1, tension2, weight, horizontal: tension1 * cosTurn(angle1) };
  },
  figure: {
    kind: 'drawing',
    title: 'Ropes',
    draw: ({ angle1, angle2 }) => {
      // One below the ceiling; ropes that are nearly level would be too long to show.
      if (Math.min(angle1, angle2) < 0.1) return undefined;
      const [left, right]: [FigurePoint, FigurePoint] = [
        [-1 / Math.tan(angle1), 1],
        [1 / Math.tan(angle2), 1],
      ];
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [left[0] - 0.2, 1],
            [right[0] + 0.2, 1],
          ],
        },
        { shape: 'line', points: [[0, 0], left], label: 'T₁', of: 'tension1' },
        { shape: 'line', color: 3, points: [[0, 0], right], label: 'T₂', of: 'tension2' },
        { shape: 'angle', at: left, from: right, to: [0, 0], label: 'α', of: 'angle1' },
        { shape: 'angle', at: right, from: left, to: [0, 0], label: 'β', of: 'angle2' },
        { shape: 'arrow', color: 2, from: [0, 0], to: [0, -0.6], label: 'W', of: 'weight' },
      ];
    },
  },
  explanation: 'The load of {weight} pulls rope 1 with {tension1} and rope 2 with {tension2}.',
  cautions: [
    {
      level: 'danger',
      when: ({ tension1, tension2, weight }) => isAbove(Math.max(tension1, tension2), weight),
      says: 'A rope is pulled harder than by the whole load, and far more with each degree that it is flatter: of two equal ropes below 30° each bears more than the load. Use longer ropes.',
    },
  ],
  examples: [
    {
      inputs: { mass: 100, angle1: 30, angle2: 30 },
      results: { tension1: 980.665, tension2: 980.665, weight: 980.665, horizontal: 849.280803 },
      source: 'By hand: at 30° each rope carries W/(2 sin 30°) = W',
    },
    {
      inputs: { mass: 50, angle1: 60, angle2: 30, gravity: 10 },
      results: { tension1: 433.012702, tension2: 250, horizontal: 216.506351 },
      source: 'By hand: perpendicular ropes, 500 cos 30° and 500 sin 30°',
    },
    { inputs: { mass: 50, angle1: 0, angle2: 0 }, noResult: 'no definite tension', source: 'By definition' },
    {
      inputs: { mass: 50, angle1: 90, angle2: 45, gravity: 10 },
      results: { tension1: 500, tension2: 0, horizontal: 0 },
      source: 'By hand: the vertical rope carries all',
    },
    {
      inputs: { mass: 100, angle1: 10, angle2: 10, gravity: 10 },
      results: { tension1: 2879.38524, tension2: 2879.38524 },
      cautions: ['Use longer ropes'],
      source: 'Python: 1000/(2 sin 10°)',
    },
  ],
  notes: [
    'Weightless ropes that do not stretch. For lifting gear follow the rating of the sling, not this result alone.',
  ],
  references: [{ title: 'Meriam, Kraige: Engineering Mechanics, Statics, 7th ed., §3/3' }],
});
