import { defineEquations, quantity } from '@reckoner/engine';

/** ω = 2π n = v/r. */
export default defineEquations({
  title: 'Angular velocity',
  description:
    'Angular velocity in rad/s, revolutions per minute, period and rim speed from each other and the radius.',
  keywords: ['rpm to rad/s', 'rotational speed', 'rim speed', 'omega', 'revolutions per minute'],
  variables: {
    angularVelocity: quantity('rad/s', { label: 'Angular velocity', symbol: '\\omega', above: 0, max: 1e15 }),
    rotation: quantity('rad/s', {
      label: 'Rate of rotation',
      unit: 'rpm',
      symbol: '\\omega_{rpm}',
      above: 0,
      max: 9e15,
    }),
    period: quantity('s', { label: 'Time of a turn', symbol: 'T', above: 0 }),
    radius: quantity('m', { label: 'Radius', symbol: 'r', above: 0, max: 1e12, optional: true }),
    speed: quantity('m/s', { label: 'Speed at that radius', symbol: 'v', above: 0, max: 299792458, optional: true }),
  },
  equations: ({ angularVelocity, rotation, period, radius, speed }) => [
    [rotation, angularVelocity],
    [period, (2 * Math.PI) / angularVelocity],
    [speed, angularVelocity * radius],
  ],
  figure: {
    kind: 'drawing',
    title: 'Turning wheel',
    draw: ({ radius, speed }) => [
      { shape: 'circle', center: [0, 0], radius: 1, fill: false },
      { shape: 'point', at: [0, 0] },
      {
        shape: 'line',
        color: 5,
        points: [
          [0, 0],
          [1, 0],
        ],
        label: 'r',
        ...(radius !== undefined && { of: 'radius' }),
      },
      { shape: 'arc', color: 2, center: [0, 0], radius: 0.5, from: 0.5, to: 2.6, label: 'ω', of: 'angularVelocity' },
      ...(speed === undefined
        ? []
        : [{ shape: 'arrow', color: 3, from: [1, 0], to: [1, 1], label: 'v', of: 'speed' } as const]),
    ],
  },
  explanation:
    'A rotation of {rotation} is an angular velocity of {angularVelocity}, a turn in {period}{speed?; at a radius of {radius} it moves at {speed}|}.',
  examples: [
    {
      inputs: { rotation: 3000, radius: 0.1 },
      results: { angularVelocity: 314.159265, period: 0.02, speed: 31.4159265 },
      source: 'By hand: 3000 × 2π/60; × 0.1',
    },
    {
      inputs: { speed: '72 km/h', radius: 0.4 },
      results: { angularVelocity: 50, rotation: 477.464829 },
      source: 'By hand: 20/0.4; × 60/2π',
    },
    {
      inputs: { period: 86164.0905 },
      results: { angularVelocity: 0.0000729211586 },
      source: 'Python 3.11: 2π/T, the Earth',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-1 and §10-3' }],
});
