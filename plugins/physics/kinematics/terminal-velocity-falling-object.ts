import { defineCalculator, number, quantity } from '@reckoner/engine';
import { airDensity, gravity, mass } from '../shared/fields.js';

/** Weight in balance with quadratic drag; buoyancy neglected. */
export default defineCalculator({
  title: 'Terminal velocity',
  description:
    'Terminal velocity of a falling body from its mass, frontal area and drag coefficient, and the time to near it.',
  keywords: ['skydiver', 'maximum falling speed', 'drag', 'parachute descent rate'],
  inputs: {
    mass,
    area: quantity('m^2', { label: 'Frontal area', symbol: 'A', min: 1e-8, max: 1e6 }),
    dragCoefficient: number({
      label: 'Drag coefficient',
      help: 'Sphere 0.47, skydiver face down 1.0, cube 1.05, hemispherical parachute 1.4.',
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
  explanation: 'The body falls at {speed} at most and reaches 95% of that after {timeTo95} and {distanceTo95}.',
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
  ],
  notes: [
    'Constant drag coefficient and density; buoyancy is neglected, which matters for light bodies and in liquids.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-2' }],
});
