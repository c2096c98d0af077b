import { constant, defineCalculator, number, quantity } from '@reckoner/engine';
import { airDensity, gravity, mass } from '../shared/fields.js';
import { isCompressed } from '../shared/limits.js';

/** Weight in balance with quadratic drag; buoyancy neglected. */
export default defineCalculator({
  title: 'Terminal velocity',
  description:
    'Terminal velocity of a falling body from its mass, frontal area and drag coefficient, and the time to near it.',
  keywords: ['skydiver', 'maximum falling speed', 'drag', 'parachute descent rate'],
  inputs: {
    mass,
    area: quantity('m^2', { usual: [1e-6, 2000], label: 'Frontal area', symbol: 'A', min: 1e-8, max: 1e6 }),
    dragCoefficient: number({
      label: 'Drag coefficient',
      help: 'Sphere 0.47, skydiver face down 1.0, cube 1.05, hemispherical parachute 1.4.',
      usual: [0.03, 3],
      symbol: 'C_d',
      min: 0.001,
      max: 10,
      default: 1,
    }),
    density: airDensity,
    gravity,
  },
  outputs: {
    speed: quantity('m/s', { label: 'Terminal velocity', symbol: 'v_t' }),
    timeTo95: quantity('s', { label: 'Time to reach 95%', help: 'From rest.', symbol: 't_{95}' }),
    distanceTo95: quantity('m', { label: 'Fall to reach 95%', help: 'From rest.', symbol: 'h_{95}' }),
  },
  formula: ({ mass, area, dragCoefficient, density, gravity }) => {
    const speed = Math.sqrt((2 * mass * gravity) / (density * area * dragCoefficient));
    return {
      speed,
      timeTo95: (speed / gravity) * Math.atanh(0.95),
      distanceTo95: -(speed ** 2 / (2 * gravity)) * Math.log(1 - 0.95 ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Speed over time',
    x: { of: 'timeTo95', label: 'Time' },
    y: { of: 'speed', label: 'Speed' },
    curve: ({ speed, timeTo95, gravity }) => ({
      from: 0,
      to: 2 * timeTo95,
      lines: [{ y: (t) => speed * Math.tanh((gravity * t) / speed) }],
      marks: [{ x: timeTo95, y: 0.95 * speed, label: '95%' }],
    }),
  },
  explanation:
    'With a drag coefficient of {dragCoefficient} the body falls at {speed} at most and reaches 95% of that after {timeTo95} and {distanceTo95}.',
  cautions: [
    {
      level: 'caution',
      when: ({ density }) => density > 100,
      says: 'In a liquid buoyancy counts, which is neglected: a body sinks slower than here, and not at all where it is less dense than the liquid.',
    },
    {
      level: 'caution',
      when: ({ density, speed }) => isCompressed(density, speed),
      says: 'Toward the speed of sound the drag coefficient rises: take one for that Mach number.',
    },
    {
      level: 'caution',
      when: ({ density, distanceTo95 }) => density < 10 && distanceTo95 > 2000,
      says: 'Over so long a fall the density of the air changes: take the density of the height at which the body falls.',
    },
    {
      level: 'caution',
      when: ({ area }) => area < constant(1e-6, 'm^2'),
      says: 'A body below about a millimeter falls slower than this: its drag follows the viscosity of the fluid (Stokes).',
    },
  ],
  examples: [
    {
      inputs: { mass: 80, area: 0.7 },
      results: { speed: 42.776305, timeTo95: 7.990171, distanceTo95: 217.18045 },
      source: 'Python 3.11: v = √(2mg/(ρ A C)); v/g artanh 0.95; v²/g ln cosh(g t/v)',
    },
    {
      inputs: { mass: '2.7 g', area: '12.566 cm^2', dragCoefficient: 0.47 },
      results: { speed: 8.55542753 },
      source: 'Python 3.11: the same for a table tennis ball',
    },
    {
      inputs: { mass: 9, area: 0.01, dragCoefficient: 1, gravity: 10 },
      results: { speed: 121.2183053, distanceTo95: 1710.296009 },
      cautions: ['Mach number'],
      source: 'Python 3.11: √(2 × 9 × 10/(1.225 × 0.01)); v²/(2g) × -ln(1 - 0.95²)',
    },
    {
      inputs: { mass: 90, area: 0.01, dragCoefficient: 1, gravity: 10 },
      results: { speed: 383.325939 },
      cautions: ['Mach number', 'density of the air'],
      source: 'Python 3.11: √(2 × 90 × 10/(1.225 × 0.01))',
    },
    {
      inputs: { mass: '0.5 µg', area: '0.01 mm^2', dragCoefficient: 0.5, gravity: 10 },
      results: { speed: 1.277753 },
      cautions: ['Stokes'],
      source: 'Python 3.11: √(2 × 5e-10 × 10/(1.225 × 1e-8 × 0.5))',
    },
    {
      inputs: { mass: 80, area: 0.7, density: 0.736116 },
      results: { speed: 55.1820945, timeTo95: 10.3074447, distanceTo95: 361.418643 },
      source: 'Python 3.11: the same at 5 km in the standard atmosphere',
    },
    {
      inputs: { mass: 80, area: 0.7, density: 1000, gravity: 10 },
      results: { speed: 1.51185789 },
      cautions: ['buoyancy counts'],
      source: 'Python 3.11: √(2 × 80 × 10/(1000 × 0.7)), in water',
    },
  ],
  notes: [
    'Constant drag coefficient and density; buoyancy is neglected, which matters for light bodies and in liquids.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-2' }],
});
