import { defineEquations, quantity } from '@reckoner/engine';

/** Constant angular acceleration about a fixed axis. */
export default defineEquations({
  title: 'Rotational motion equations',
  description: 'Angular velocity, acceleration, angle and time of an evenly accelerated rotation from any three.',
  keywords: ['angular kinematics', 'angular acceleration', 'angular displacement', 'spin-up time', 'revolutions'],
  variables: {
    final: quantity('rad/s', { label: 'Final angular velocity', symbol: '\\omega', min: -1e9, max: 1e9 }),
    initial: quantity('rad/s', { label: 'Initial angular velocity', symbol: '\\omega_0', min: -1e9, max: 1e9 }),
    acceleration: quantity('rad/s^2', { label: 'Angular acceleration', symbol: '\\alpha', min: -1e9, max: 1e9 }),
    time: quantity('s', { label: 'Time', symbol: 't', above: 0, max: 1e9 }),
    angle: quantity('rad', { label: 'Angle turned', symbol: '\\theta', min: -1e15, max: 1e15 }),
  },
  equations: ({ final, initial, acceleration, time, angle }) => [
    [final, initial + acceleration * time],
    [angle, ((initial + final) * time) / 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Angular velocity over time: the angle is the area',
    x: { of: 'time' },
    y: { of: 'final', label: 'Angular velocity' },
    curve: ({ final, initial, acceleration, time }) => ({
      from: 0,
      to: time,
      lines: [{ y: (t) => initial + acceleration * t }],
      marks: [
        { x: 0, y: initial, label: 'Start' },
        { x: time, y: final, label: 'End' },
      ],
      shade: [{ from: 0, to: time }],
    }),
  },
  explanation:
    'In {time} the rotation goes from {initial} to {final} and {angle|turns through {|angle|} in the negative direction|comes back to where it began|turns through {|angle|}}.',
  cautions: [
    {
      level: 'note',
      when: ({ initial, final }) => (initial < 0 && final > 0) || (initial > 0 && final < 0),
      says: 'The rotation turns back on the way: the angle lies between start and end, and the way there and back is longer.',
    },
  ],
  examples: [
    {
      inputs: { initial: 2, acceleration: 3, time: 4 },
      results: { final: 14, angle: 32 },
      source: 'By hand: 2 + 12; 2 × 4 + 1.5 × 16',
    },
    {
      inputs: { initial: 20, final: 0, angle: 100 },
      results: { time: 10, acceleration: -2 },
      source: 'By hand: 100/10; -20/10',
    },
    {
      inputs: { final: 14, time: 4, angle: 32 },
      results: { initial: 2, acceleration: 3 },
      source: 'By hand: the first case backward',
    },
    {
      inputs: { initial: 2, acceleration: -1, time: 4 },
      results: { final: -2, angle: 0 },
      cautions: ['turns back on the way'],
      source: 'By hand: 2 - 4; 2 rad there and 2 rad back',
    },
    {
      inputs: { initial: 0, acceleration: -3, time: 4 },
      results: { final: -12, angle: -24 },
      source: 'By hand: -3 × 4; -1.5 × 16',
    },
  ],
  notes: [
    'Fixed axis, constant angular acceleration.',
    'A rotation that turns back passes an angle twice: the time is that of the first pass.',
    'From final velocity, acceleration and angle two starts may be found: the one in the positive direction is taken.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-2' }],
});
