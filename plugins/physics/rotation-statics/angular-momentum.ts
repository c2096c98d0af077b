import { choice, defineCalculator, quantity, sinTurn } from '@reckoner/engine';
import { mass } from '../shared/fields.js';
import { isRelativistic } from '../shared/limits.js';

/** L = I ω of a rigid body about its axis, L = r m v sin θ of a particle about a point. */
export default defineCalculator({
  title: 'Angular momentum',
  description:
    'Angular momentum of a turning body from moment of inertia and angular velocity, or of a moving particle about a point.',
  keywords: ['moment of momentum', 'L = I omega', 'r cross p', 'spin', 'rotational momentum'],
  inputs: {
    body: choice(
      {
        rigid: { label: 'Rigid body about an axis', also: ['body', 'rotating body', 'I omega'] },
        particle: { label: 'Particle about a point', also: ['point mass', 'r m v'] },
      },
      { label: 'What moves', default: 'rigid' },
    ),
    inertia: quantity('kg*m^2', {
      label: 'Moment of inertia',
      help: 'About the axis of the rotation.',
      symbol: 'I',
      above: 0,
      max: 1e60,
      when: { body: 'rigid' },
    }),
    angularVelocity: quantity('rad/s', {
      label: 'Angular velocity',
      symbol: '\\omega',
      min: 0,
      max: 1e12,
      when: { body: 'rigid' },
    }),
    mass: { ...mass, max: 1e45, when: { body: 'particle' } },
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', min: 0, below: 299792458, when: { body: 'particle' } }),
    distance: quantity('m', {
      label: 'Distance from the point',
      symbol: 'r',
      min: 0,
      max: 1e25,
      when: { body: 'particle' },
    }),
    angle: quantity('rad', {
      label: 'Angle between position and velocity',
      help: '90° for motion in a circle around the point.',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 180,
      default: 90,
      when: { body: 'particle' },
    }),
  },
  outputs: {
    momentum: quantity('kg*m^2/s', { label: 'Angular momentum', symbol: 'L' }),
    energy: quantity('J', { label: 'Kinetic energy of the rotation', symbol: 'E_{rot}', optional: true }),
    lever: quantity('m', {
      label: 'Distance of the line of motion from the point',
      symbol: 'r_\\perp',
      optional: true,
    }),
  },
  formula: ({ body, inertia, angularVelocity, mass, speed, distance, angle }) => {
    if (body === 'rigid') return { momentum: inertia * angularVelocity, energy: (inertia * angularVelocity ** 2) / 2 };
    const lever = distance * sinTurn(angle);
    return { momentum: mass * speed * lever, lever };
  },
  shown: ({ body, inertia, angularVelocity, mass, speed, distance, angle }) =>
    body === 'rigid'
      ? { momentum: inertia * angularVelocity }
      : { momentum: distance * mass * speed * sinTurn(angle), lever: distance * sinTurn(angle) },
  figure: {
    kind: 'drawing',
    title: 'Motion',
    draw: ({ body, distance, angle, speed }) => {
      if (body === 'rigid')
        return [
          { shape: 'circle', color: 5, center: [0, 0], radius: 1 },
          { shape: 'point', at: [0, 0], label: 'Axis' },
          {
            shape: 'arc',
            color: 2,
            center: [0, 0],
            radius: 0.7,
            from: 0.4,
            to: 2.7,
            label: 'ω',
            of: 'angularVelocity',
          },
        ];
      if (distance === undefined || angle === undefined || distance === 0 || speed === 0) return undefined;
      const [across, up] = [Math.cos(angle), Math.sin(angle)];
      return [
        { shape: 'point', at: [0, 0], label: 'Point' },
        {
          shape: 'line',
          points: [
            [0, 0],
            [1, 0],
          ],
          label: 'r',
          of: 'distance',
        },
        { shape: 'arrow', color: 2, from: [1, 0], to: [1 + 0.6 * across, 0.6 * up], label: 'v', of: 'speed' },
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [1, 0],
            [1.5, 0],
          ],
        },
        ...(up < 1e-9
          ? []
          : [
              {
                shape: 'angle',
                at: [1, 0],
                from: [1.5, 0],
                to: [1 + 0.6 * across, 0.6 * up],
                of: 'angle',
              } as const,
            ]),
      ];
    },
  },
  explanation: ({ body, momentum }) => {
    if (body === 'rigid')
      return 'Turning at {angularVelocity}, a moment of inertia of {inertia} has an angular momentum of {momentum} and an energy of {energy}.';
    return momentum === 0
      ? 'A particle that rests, is at the point, or moves straight toward or away from it has no angular momentum about it.'
      : 'On a line that passes the point at a distance of {lever}, the particle has an angular momentum of {momentum} about it.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isRelativistic(speed),
      says: 'Above a tenth of the speed of light the momentum is larger than m v: multiply the result by the Lorentz factor.',
    },
  ],
  examples: [
    {
      inputs: { inertia: 0.4, angularVelocity: '6 rev/s' },
      results: { momentum: 15.07964474, energy: 284.2446068 },
      source: 'Python: 0.4 × 12π, 0.2 × (12π)²; the skater of OpenStax University Physics Volume 1, ch. 11, problems',
    },
    {
      inputs: { inertia: '5/3', angularVelocity: 0.314159265 },
      results: { momentum: 0.523598775 },
      source: 'OpenStax University Physics Volume 1, §11.2, robot arm: 1.67 × 0.1π = 0.17π; by hand with 5/3',
    },
    {
      inputs: { body: 'particle', mass: 15, speed: 2000, distance: 35355.339059, angle: 135 },
      results: { momentum: 750000000, lever: 25000.0 },
      source: 'OpenStax University Physics Volume 1, §11.2, meteor at (25 km, 25 km) that falls at 2 km/s: 7.50e8',
    },
    {
      inputs: { body: 'particle', mass: 4, speed: 5, distance: 4.123105626, angle: 14.036243468 },
      results: { momentum: 20.0, lever: 1.0 },
      source: 'OpenStax University Physics Volume 1, §11.2, particle 2 at (4 m, 1 m) along x: 20.0',
    },
    {
      inputs: { body: 'particle', mass: 2, speed: 3, distance: 5, angle: 180 },
      results: { momentum: 0, lever: 0 },
      source: 'By definition: straight toward the point',
    },
    {
      inputs: { body: 'particle', mass: 1, speed: 40000000, distance: 2 },
      results: { momentum: 80000000, lever: 2 },
      cautions: ['Lorentz factor'],
      source: 'By hand: 1 × 4e7 × 2',
    },
  ],
  notes: [
    'Size of the angular momentum; its direction is that of the axis, or at right angles to position and velocity, by the right-hand rule. A rigid body has L = I ω along its axis where it turns about a fixed or a symmetry axis.',
  ],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §11.2' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., ch. 11' },
  ],
});
