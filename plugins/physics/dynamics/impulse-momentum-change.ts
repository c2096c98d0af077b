import { defineEquations, quantity } from '@reckoner/engine';

/** Impulse-momentum theorem along one line, with the average force. */
export default defineEquations({
  title: 'Impulse and average force',
  description: 'Impulse, average force, duration or velocities of a body from the momentum that it gains.',
  keywords: ['impulse momentum theorem', 'change of momentum', 'average force', 'contact time', 'bat and ball'],
  variables: {
    impulse: quantity('N*s', { label: 'Impulse', symbol: 'J' }),
    force: quantity('N', { label: 'Average force', symbol: 'F' }),
    duration: quantity('s', { label: 'Duration', symbol: '\\Delta t', above: 0, max: 1e9 }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e12 }),
    before: quantity('m/s', { label: 'Velocity before', symbol: 'v_1', min: -1e7, max: 1e7 }),
    after: quantity('m/s', { label: 'Velocity after', symbol: 'v_2', min: -1e7, max: 1e7 }),
  },
  equations: ({ impulse, force, duration, mass, before, after }) => [
    [impulse, force * duration],
    [impulse, mass * (after - before)],
  ],
  figure: {
    kind: 'curve',
    title: 'Force over time: the impulse is the area',
    x: { of: 'duration', label: 'Time' },
    y: { of: 'force', label: 'Force' },
    curve: ({ force, duration }) => ({
      from: -0.3 * duration,
      to: 1.3 * duration,
      lines: [
        { label: 'Average', y: (t) => (t >= 0 && t <= duration ? force : 0) },
        {
          label: 'As a half wave',
          dashed: true,
          y: (t) => (t >= 0 && t <= duration ? force * (Math.PI / 2) * Math.sin((Math.PI * t) / duration) : 0),
        },
      ],
      shade: [{ from: 0, to: duration }],
    }),
  },
  explanation:
    '{force|An average force of {|force|} in the negative direction during {duration} is an impulse of {|impulse|}|During {duration} there is no force on average and no impulse|An average force of {|force|} in the positive direction during {duration} is an impulse of {|impulse|}}.',
  examples: [
    {
      inputs: { mass: 0.15, before: -40, after: 50, duration: 0.001 },
      results: { impulse: 13.5, force: 13500 },
      source: 'By hand: 0.15 × 90; 13.5/0.001',
    },
    {
      inputs: { force: 200, duration: 3, mass: 50, before: 2 },
      results: { impulse: 600, after: 14 },
      source: 'By hand: 200 × 3; 2 + 600/50',
    },
    {
      inputs: { force: -5000, mass: 1000, before: 20, after: 0 },
      results: { duration: 4, impulse: -20000 },
      source: 'By hand: 1000 × 20/5000',
    },
  ],
  notes: ['Along one line: opposite directions have opposite signs. Speeds far below that of light.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §9-4' }],
});
