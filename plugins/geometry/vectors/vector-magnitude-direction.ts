import { defineCalculator, noResult, number, quantity, sum, table } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { vector } from '../shared/points.js';

/** Length, unit vector and direction angles of a vector of the plane or of space. */
export default defineCalculator({
  title: 'Vector magnitude and unit vector',
  description: 'Magnitude, unit vector and angles with the axes of a vector of the plane or of space.',
  keywords: ['norm', 'length of a vector', 'direction angle', 'direction cosines', 'normalize a vector', 'unit vector'],
  aliases: ['unit-vector'],
  inputs: {
    components: { ...vector, symbol: 'v' },
    target: number({ label: 'Length of the scaled vector', min: 0, max: 1e9, default: 1 }),
  },
  outputs: {
    magnitude: number({ label: 'Magnitude', symbol: '|v|' }),
    direction: quantity('rad', {
      label: 'Direction in the xy plane',
      unit: 'deg',
      symbol: '\\theta',
      optional: true,
    }),
    axes: table(
      {
        unit: number({ label: 'Unit vector (direction cosine)', places: 6 }),
        angle: quantity('rad', { label: 'Angle with the axis', unit: 'deg' }),
        scaled: number({ label: 'Vector of the wanted length', places: 6 }),
      },
      { label: 'Components along x, y, z' },
    ),
  },
  formula: ({ components, target }) => {
    const magnitude = Math.sqrt(sum(components.map((component) => component ** 2)));
    if (magnitude === 0) throw noResult('The zero vector has no direction.');
    const axes = components.map((component, place) => ({
      unit: component / magnitude,
      // The arccosine of nearly 1 loses its digits.
      angle: Math.atan2(
        Math.sqrt(sum(components.map((other, index) => (index === place ? 0 : other ** 2)))),
        component,
      ),
      scaled: (target * component) / magnitude,
    }));
    const [x, y] = [components[0]!, components[1]!];
    return x === 0 && y === 0 ? { magnitude, axes } : { magnitude, direction: Math.atan2(y, x), axes };
  },
  figure: {
    kind: 'drawing',
    title: 'Vector',
    draw: ({ components }) => {
      const [x, y] = [components[0]!, components[1]!];
      if (components.length > 2 || (x === 0 && y === 0)) return undefined;
      return [
        ...axesAround([[x, y]]),
        { shape: 'arrow', from: [0, 0], to: [x, y], label: '|v|', of: 'magnitude' },
        {
          shape: 'arc',
          color: 2,
          center: [0, 0],
          radius: Math.hypot(x, y) / 4,
          from: 0,
          to: Math.atan2(y, x),
          label: 'θ',
          of: 'direction',
        },
      ];
    },
  },
  explanation: ({ direction, components }) => {
    if (direction === undefined) return 'The vector has the magnitude {magnitude} and points along the z-axis.';
    return components.length === 2
      ? 'The vector has the magnitude {magnitude} and points to {direction}.'
      : 'The vector has the magnitude {magnitude}; its part in the xy plane points to {direction}.';
  },
  examples: [
    {
      inputs: { components: [3, 4, 12] },
      results: {
        magnitude: 13,
        direction: 53.13010235415598,
        axes: {
          length: 3,
          rows: { 0: { angle: 76.6576362029118, unit: 0.2307692307692 }, 2: { angle: 22.6198649480404 } },
        },
      },
      source: 'By hand: √(9 + 16 + 144); Python acos(3/13)',
    },
    {
      inputs: { components: [-6, 8], target: 5 },
      results: {
        magnitude: 10,
        direction: 126.869897645844,
        axes: { rows: { 0: { unit: -0.6, scaled: -3 }, 1: { unit: 0.8, scaled: 4 } } },
      },
      source: 'By hand: √(36 + 64), 180° - 53.13°',
    },
    {
      inputs: { components: [0, 0, -4] },
      results: { magnitude: 4, axes: { rows: { 0: { angle: 90 }, 2: { unit: -1, angle: 180 } } } },
      source: 'By definition: along the z-axis',
    },
    { inputs: { components: [0, 0] }, noResult: 'no direction', source: 'By definition' },
    {
      inputs: { components: [10000, 0.01] },
      results: {
        direction: 0.0000572957795131,
        axes: { rows: { 0: { angle: 0.0000572957795131 }, 1: { angle: 89.99994270422 } } },
      },
      source: 'Python: atan(1e-6) in degrees, the direction and the angle with the x-axis alike',
    },
  ],
  references: [{ title: 'Strang: Introduction to Linear Algebra, 5th ed., §1.2', isbn: '978-0-9802327-7-6' }],
});
