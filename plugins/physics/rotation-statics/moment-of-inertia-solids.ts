import { choice, defineCalculator, quantity } from '@reckoner/engine';
import { mass } from '../shared/fields.js';

const length = { above: 0, max: 1e9 } as const;

/** Uniform bodies about an axis through the center of mass unless the shape says otherwise. */
export default defineCalculator({
  title: 'Mass moment of inertia of common bodies',
  description:
    'Moment of inertia and radius of gyration of rods, disks, cylinders, spheres, plates and cones about main axes.',
  keywords: ['rotational inertia', 'moment of inertia', 'rod', 'disk', 'sphere', 'cylinder', 'radius of gyration'],
  inputs: {
    shape: choice(
      {
        'rod-center': 'Thin rod about its center',
        'rod-end': 'Thin rod about its end',
        disk: 'Disk or cylinder about its axis',
        'cylinder-diameter': 'Cylinder about a central diameter',
        'hollow-cylinder': 'Hollow cylinder about its axis',
        ring: 'Thin ring about its axis',
        'ring-diameter': 'Thin ring about a diameter',
        sphere: 'Solid sphere',
        shell: 'Thin spherical shell',
        plate: 'Rectangular plate or block about the normal',
        cone: 'Solid cone about its axis',
      },
      { label: 'Body', default: 'disk' },
    ),
    mass,
    radius: quantity('m', {
      label: 'Radius',
      help: 'The outer one of a hollow cylinder, that of the base of a cone.',
      symbol: 'R',
      ...length,
      when: {
        shape: ['disk', 'cylinder-diameter', 'hollow-cylinder', 'ring', 'ring-diameter', 'sphere', 'shell', 'cone'],
      },
    }),
    innerRadius: quantity('m', { label: 'Inner radius', symbol: 'r', ...length, when: { shape: 'hollow-cylinder' } }),
    length: quantity('m', {
      label: 'Length',
      symbol: 'L',
      ...length,
      when: { shape: ['rod-center', 'rod-end', 'cylinder-diameter', 'plate'] },
    }),
    width: quantity('m', { label: 'Width', symbol: 'b', ...length, when: { shape: 'plate' } }),
    offset: quantity('m', {
      label: 'Shift of the axis',
      help: 'Parallel to the axis named (Steiner).',
      symbol: 'd',
      min: 0,
      max: 1e9,
      default: 0,
      when: {
        shape: [
          'rod-center',
          'disk',
          'cylinder-diameter',
          'hollow-cylinder',
          'ring',
          'ring-diameter',
          'sphere',
          'shell',
          'plate',
          'cone',
        ],
      },
    }),
  },
  outputs: {
    inertia: quantity('kg*m^2', { label: 'Moment of inertia', symbol: 'I' }),
    gyration: quantity('m', { label: 'Radius of gyration', symbol: 'k' }),
  },
  formula: ({ shape, mass, radius, innerRadius, length, width, offset }) => {
    if (shape === 'rod-end') return { inertia: (mass * length ** 2) / 3, gyration: length / Math.sqrt(3) };
    let square = (2 / 5) * radius ** 2;
    if (shape === 'rod-center') square = length ** 2 / 12;
    else if (shape === 'disk') square = radius ** 2 / 2;
    else if (shape === 'cylinder-diameter') square = radius ** 2 / 4 + length ** 2 / 12;
    else if (shape === 'hollow-cylinder') square = (radius ** 2 + innerRadius ** 2) / 2;
    else if (shape === 'ring') square = radius ** 2;
    else if (shape === 'ring-diameter') square = radius ** 2 / 2;
    else if (shape === 'shell') square = (2 / 3) * radius ** 2;
    else if (shape === 'plate') square = (length ** 2 + width ** 2) / 12;
    else if (shape === 'cone') square = (3 / 10) * radius ** 2;
    const shifted = square + offset ** 2;
    return { inertia: mass * shifted, gyration: Math.sqrt(shifted) };
  },
  explanation: 'The moment of inertia is {inertia}, as of the whole mass at {gyration} from the axis.',
  requires: [
    {
      that: ({ radius, innerRadius }) => innerRadius < radius,
      field: 'innerRadius',
      says: 'The inner radius, {innerRadius}, must be smaller than the outer one, {radius}.',
    },
  ],
  examples: [
    {
      inputs: { mass: 10, radius: 0.2 },
      results: { inertia: 0.2, gyration: 0.141421356 },
      source: 'By hand: 10 × 0.04/2',
    },
    { inputs: { shape: 'rod-center', mass: 3, length: 2 }, results: { inertia: 1 }, source: 'By hand: 3 × 4/12' },
    {
      inputs: { shape: 'rod-end', mass: 3, length: 2 },
      results: { inertia: 4, gyration: 1.15470054 },
      source: 'By hand: 3 × 4/3',
    },
    {
      inputs: { shape: 'rod-center', mass: 3, length: 2, offset: 1 },
      results: { inertia: 4 },
      source: 'By hand: Steiner, 1 + 3 × 1²',
    },
    {
      inputs: { shape: 'cylinder-diameter', mass: 12, radius: 1, length: 2 },
      results: { inertia: 7 },
      source: 'By hand: 12/4 + 12 × 4/12',
    },
    {
      inputs: { shape: 'hollow-cylinder', mass: 4, radius: 3, innerRadius: 1 },
      results: { inertia: 20 },
      source: 'By hand: 4 × (9 + 1)/2',
    },
    { inputs: { shape: 'ring', mass: 2, radius: 3 }, results: { inertia: 18, gyration: 3 }, source: 'By hand: 2 × 9' },
    { inputs: { shape: 'ring-diameter', mass: 2, radius: 3 }, results: { inertia: 9 }, source: 'By hand: 2 × 9/2' },
    { inputs: { shape: 'sphere', mass: 5, radius: 2 }, results: { inertia: 8 }, source: 'By hand: 0.4 × 5 × 4' },
    { inputs: { shape: 'shell', mass: 3, radius: 2 }, results: { inertia: 8 }, source: 'By hand: 2/3 × 3 × 4' },
    {
      inputs: { shape: 'plate', mass: 6, length: 3, width: 1 },
      results: { inertia: 5 },
      source: 'By hand: 6 × (9 + 1)/12',
    },
    { inputs: { shape: 'cone', mass: 10, radius: 2 }, results: { inertia: 12 }, source: 'By hand: 0.3 × 10 × 4' },
    {
      inputs: { shape: 'hollow-cylinder', mass: 4, radius: 1, innerRadius: 2 },
      refused: 'smaller than',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-5 and Table 10-2' }],
});
