import { defineEquations, quantity } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Motion along a line at constant acceleration: any three of s, u, v, a, t give the other two. */
export default defineEquations({
  title: 'Constant acceleration equations (SUVAT)',
  description:
    'Displacement, start speed, final speed, acceleration and time of uniformly accelerated motion from any three.',
  keywords: ['suvat', 'kinematic equations', 'equations of motion', 'uniform acceleration'],
  variables: {
    displacement: quantity('m', { label: 'Displacement', symbol: 's', min: -1e15, max: 1e15 }),
    initialVelocity: quantity('m/s', { label: 'Initial velocity', symbol: 'u', min: -1e8, max: 1e8 }),
    finalVelocity: quantity('m/s', { label: 'Final velocity', symbol: 'v', min: -1e8, max: 1e8 }),
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a', min: -1e9, max: 1e9 }),
    time: quantity('s', { label: 'Time', symbol: 't', min: 0, max: 1e12 }),
  },
  equations: ({ displacement, initialVelocity, finalVelocity, acceleration, time }) => [
    [finalVelocity, initialVelocity + acceleration * time],
    [displacement, initialVelocity * time + 0.5 * acceleration * time ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Displacement over time',
    x: { of: 'time' },
    y: { of: 'displacement' },
    curve: ({ displacement, initialVelocity, acceleration, time }) => ({
      from: 0,
      to: time,
      lines: [{ y: (t) => initialVelocity * t + (acceleration * t ** 2) / 2 }],
      marks: [{ x: time, y: displacement, label: 'End' }],
    }),
  },
  explanation:
    'From {initialVelocity} the body reaches {finalVelocity} in {time} at {acceleration} and is displaced by {displacement}.',
  cautions: [
    {
      level: 'caution',
      when: ({ initialVelocity, finalVelocity }) => isRelativistic(initialVelocity) || isRelativistic(finalVelocity),
      says: 'Above a tenth of the speed of light relativity counts: these equations no longer hold.',
    },
  ],
  examples: [
    {
      inputs: { initialVelocity: 0, acceleration: 9.8, time: 2 },
      results: { finalVelocity: 19.6, displacement: 19.6 },
      source: 'By hand: 9.8 × 2; 9.8 × 2² / 2',
    },
    {
      inputs: { initialVelocity: 10, acceleration: 2, displacement: 75 },
      results: { time: 5, finalVelocity: 20 },
      source: 'By hand: t² + 10 t = 75; v² = 100 + 2 × 2 × 75',
    },
    {
      inputs: { initialVelocity: 30, finalVelocity: 0, displacement: 90 },
      results: { time: 6, acceleration: -5 },
      source: 'By hand: t = 2 × 90 / 30; a = -30/6',
    },
    {
      inputs: { finalVelocity: 8, displacement: 24, time: 4 },
      results: { initialVelocity: 4, acceleration: 1 },
      source: 'By hand: u = 2 × 24/4 - 8; a = 4/4',
    },
    {
      inputs: { initialVelocity: 0, acceleration: 20, time: 2e6 },
      results: { finalVelocity: 4e7, displacement: 4e13 },
      cautions: ['relativity'],
      source: 'By hand: 20 × 2 × 10⁶; 10 × 4 × 10¹²',
    },
  ],
  notes: [
    'Velocities and displacement along one line, with signs.',
    'A body that turns back passes a place twice: the time is that of the first pass.',
    'From final velocity, acceleration and displacement two starts may be found: the one in the positive direction is taken.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-4' }],
});
