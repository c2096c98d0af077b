import { defineEquations, isAtMost, number, quantity, speedOfLight } from '@reckoner/engine';

/** L = L0/γ along the motion. */
export default defineEquations({
  title: 'Length contraction',
  description: 'Contracted length of a moving body from its proper length and speed, or the speed or proper length.',
  keywords: ['special relativity', 'lorentz contraction', 'proper length', 'moving ruler'],
  variables: {
    properLength: quantity('m', { label: 'Proper length', help: 'At rest.', symbol: 'L_0', above: 0 }),
    length: quantity('m', { label: 'Contracted length', symbol: 'L', above: 0 }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/s', symbol: 'v', min: 0, below: 299792.458 }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', min: 1 }),
  },
  equations: ({ properLength, length, speed, gamma }) => [
    [gamma, 1 / Math.sqrt(1 - (speed / speedOfLight) ** 2)],
    [length, properLength / gamma],
  ],
  figure: {
    kind: 'curve',
    title: 'Length over speed',
    x: { of: 'speed' },
    y: { of: 'length', label: 'Length' },
    curve: ({ properLength, length, speed }) => ({
      from: 0,
      to: speedOfLight,
      lines: [{ y: (v) => properLength * Math.sqrt(1 - (v / speedOfLight) ** 2) }],
      marks: [{ x: speed, y: length, label: 'L' }],
    }),
  },
  explanation: 'At {speed} a body of {properLength} measures {length} along its motion.',
  requires: [
    {
      that: ({ properLength, length }) => isAtMost(length, properLength),
      field: 'length',
      says: 'The contracted length, {length}, must not exceed the proper length, {properLength}.',
    },
  ],
  examples: [
    {
      inputs: { properLength: 100, speed: '0.8 c' },
      results: { length: 60, gamma: 1.66666667 },
      source: 'By hand: 100 × √(1 - 0.64)',
    },
    {
      inputs: { properLength: 50, length: 25 },
      results: { speed: 259627.884, gamma: 2 },
      source: 'By hand: √(1 - 1/4) c',
    },
    {
      inputs: { length: 12, gamma: 1.5 },
      results: { properLength: 18, speed: 223452.105 },
      source: 'By hand: 12 × 1.5',
    },
    { inputs: { properLength: 10, length: 12 }, refused: 'must not exceed', source: 'By definition' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-2' }],
});
