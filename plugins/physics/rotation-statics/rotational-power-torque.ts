import { defineEquations, quantity } from '@reckoner/engine';

/** P = τ ω = 2π n τ. */
export default defineEquations({
  title: 'Power, torque and speed',
  description: 'Power of a shaft from torque and speed, or the torque or speed, in kilowatts and horsepower.',
  keywords: ['torque to horsepower', 'rpm', 'engine power', 'shaft power', 'motor torque'],
  variables: {
    power: quantity('W', { label: 'Power', unit: 'kW', symbol: 'P', min: 0 }),
    horsepower: quantity('W', {
      label: 'Power in horsepower',
      help: 'Mechanical horsepower of 550 ft·lbf/s.',
      unit: 'hp',
      symbol: 'P_{hp}',
      min: 0,
    }),
    torque: quantity('N*m', { label: 'Torque', symbol: '\\tau', min: 0 }),
    speed: quantity('rad/s', { label: 'Speed', unit: 'rpm', symbol: '\\omega', min: 0 }),
  },
  equations: ({ power, horsepower, torque, speed }) => [
    [power, torque * speed],
    [horsepower, power],
  ],
  figure: {
    kind: 'curve',
    title: 'Torque over speed at this power',
    x: { of: 'speed' },
    y: { of: 'torque' },
    curve: ({ power, torque, speed }) => ({
      from: speed / 3,
      to: 3 * speed,
      lines: [{ y: (at) => power / at }],
      marks: [{ x: speed, y: torque, label: 'M' }],
    }),
  },
  explanation: 'At {speed} a torque of {torque} gives {power}, or {horsepower}.',
  examples: [
    {
      inputs: { torque: 200, speed: 3000 },
      results: { power: 62.8318531, horsepower: 84.2589029 },
      source: 'By hand: 200 × 100π W; 1 hp = 745.69987 W',
    },
    {
      inputs: { torque: '100 ft-lbf', speed: 5252 },
      results: { horsepower: 99.9978462 },
      source: 'Python 3.11: 2π × 5252 × 100/33000',
    },
    { inputs: { power: 11, speed: 1460 }, results: { torque: 71.9467551 }, source: 'Python 3.11: P/(2π n/60)' },
  ],
  notes: ['Torque and speed of the same shaft, steady.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §10-8' }],
});
