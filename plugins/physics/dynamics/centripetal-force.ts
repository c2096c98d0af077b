import { defineEquations, number, quantity, standardGravity } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Uniform motion on a circle; in the rotating frame the centrifugal force has the same size. */
export default defineEquations({
  title: 'Centripetal force and acceleration',
  description:
    'Force, acceleration and g-load of circular motion from mass, radius and speed or rate of rotation, or back.',
  keywords: ['centrifugal force', 'circular motion', 'rpm to g', 'curve', 'rotation'],
  variables: {
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e12, optional: true }),
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', min: 0, max: 1e8 }),
    radius: quantity('m', { label: 'Radius', symbol: 'r', above: 0, max: 1e12 }),
    angularSpeed: quantity('rad/s', { label: 'Rate of rotation', unit: 'rpm', symbol: '\\omega', min: 0, max: 1e9 }),
    acceleration: quantity('m/s^2', { label: 'Centripetal acceleration', symbol: 'a_c', min: 0 }),
    gLoad: number({ label: 'Multiple of g', symbol: 'n', min: 0 }),
    force: quantity('N', { label: 'Centripetal force', symbol: 'F_c', min: 0, optional: true }),
  },
  equations: ({ mass, speed, radius, angularSpeed, acceleration, gLoad, force }) => [
    [acceleration, speed ** 2 / radius],
    [speed, angularSpeed * radius],
    [gLoad, acceleration / standardGravity],
    [force, mass * acceleration],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circle',
    draw: ({ radius }) => [
      { shape: 'circle', center: [0, 0], radius, fill: false, dashed: true },
      {
        shape: 'line',
        color: 5,
        points: [
          [0, 0],
          [0.766 * radius, 0.643 * radius],
        ],
        label: 'r',
        of: 'radius',
      },
      { shape: 'point', at: [radius, 0] },
      { shape: 'arrow', color: 3, from: [radius, 0], to: [radius, 0.8 * radius], label: 'v', of: 'speed' },
      { shape: 'arrow', color: 2, from: [radius, 0], to: [0.4 * radius, 0], label: 'a', of: 'acceleration' },
      { shape: 'point', at: [0, 0] },
    ],
  },
  explanation:
    'At {speed} on a radius of {radius} the acceleration toward the center is {acceleration}, {gLoad} times g.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isRelativistic(speed),
      says: 'Above a tenth of the speed of light relativity counts: the force is larger than here by the Lorentz factor.',
    },
  ],
  examples: [
    {
      inputs: { mass: 1000, speed: '20 m/s', radius: 50 },
      results: { force: 8000, acceleration: 8, gLoad: 0.81577297, angularSpeed: 3.81971863 },
      source: 'By hand: 1000 × 20²/50; 8/9.80665; 0.4 rad/s × 60/2π',
    },
    {
      inputs: { angularSpeed: 3000, radius: '10 cm' },
      results: { acceleration: 9869.6044, gLoad: 1006.41956, speed: 31.4159265 },
      source: 'Python 3.11: (100π)² × 0.1; a laboratory centrifuge',
    },
    {
      inputs: { gLoad: 3, speed: '100 m/s', mass: 80 },
      results: { radius: 339.905404, force: 2353.596 },
      source: 'Python 3.11: v²/(3 g); 3 m g',
    },
    {
      inputs: { mass: 2, speed: '5e7 m/s', radius: 1e6 },
      results: { acceleration: 2.5e9, force: 5e9, gLoad: '254929053.2' },
      cautions: ['Lorentz factor'],
      source: 'By hand: (5 × 10⁷)²/10⁶; / 9.80665',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §4-5 and §6-3' }],
});
