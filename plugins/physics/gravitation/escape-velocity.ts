import { defineEquations, gravitationalConstant, quantity } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Speed that just leads to infinity from the surface of a sphere, without air and rotation. */
export default defineEquations({
  title: 'Escape velocity',
  description: 'Escape velocity and surface gravity of a body from its mass and radius, or mass and radius from these.',
  keywords: ['second cosmic velocity', 'escape speed', 'surface gravity', 'planet'],
  variables: {
    speed: quantity('m/s', { label: 'Escape velocity', unit: 'km/s', symbol: 'v_e', above: 0, max: 299792.458 }),
    mass: quantity('kg', { label: 'Mass of the body', symbol: 'M', above: 0, max: 1e45 }),
    radius: quantity('m', { label: 'Distance from its center', unit: 'km', symbol: 'r', above: 0, max: 1e20 }),
    surfaceGravity: quantity('m/s^2', { label: 'Gravity there', symbol: 'g', above: 0 }),
  },
  equations: ({ speed, mass, radius, surfaceGravity }) => [
    [speed, Math.sqrt((2 * gravitationalConstant * mass) / radius)],
    [surfaceGravity, (gravitationalConstant * mass) / radius ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Escape velocity over distance',
    x: { of: 'radius' },
    y: { of: 'speed' },
    curve: ({ speed, radius }) => ({
      from: radius,
      to: 10 * radius,
      lines: [
        { label: 'Escape', y: (r) => speed * Math.sqrt(radius / r) },
        { label: 'Circular orbit', dashed: true, y: (r) => speed * Math.sqrt(radius / r / 2) },
      ],
      marks: [{ x: radius, y: speed, label: 'From here' }],
    }),
  },
  explanation: 'At {radius} from the center of a body of {mass} the escape velocity is {speed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isRelativistic(speed),
      says: 'Near such a body gravity is that of general relativity: gravity and orbits differ from these, the more the nearer to a black hole.',
    },
  ],
  examples: [
    {
      inputs: { mass: 5.9722e24, radius: 6371 },
      results: { speed: 11.1861652, surfaceGravity: 9.82030229 },
      source: 'Python 3.11 with G of CODATA 2022; the Earth',
    },
    {
      inputs: { surfaceGravity: 0.001, speed: '1 m/s' },
      results: { radius: 0.5 },
      source: 'By hand: v²/(2g) = 500 m',
    },
    {
      inputs: { speed: 617.5, mass: '1 Msun' },
      results: { radius: 696093.704 },
      source: 'Python 3.11: 2GM/v² with the IAU nominal GM of the Sun',
    },
    {
      inputs: { mass: '1.4 Msun', radius: 12 },
      results: { speed: 175972.26 },
      cautions: ['general relativity'],
      source: 'Python 3.11: √(2GM/r) with the IAU nominal GM of the Sun; a neutron star',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §13-5' }],
});
