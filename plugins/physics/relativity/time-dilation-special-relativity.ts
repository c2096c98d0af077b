import { defineEquations, isAtLeast, number, quantity, speedOfLight } from '@reckoner/engine';

/** Δt = γ Δτ; the moving clock shows the proper time Δτ. */
export default defineEquations({
  title: 'Time dilation',
  description:
    'Time that passes outside while a moving clock shows a proper time at a speed, or the speed or proper time.',
  keywords: ['special relativity', 'twin paradox', 'moving clock', 'proper time', 'muon lifetime'],
  variables: {
    properTime: quantity('s', { label: 'Proper time', help: 'Of the moving clock.', symbol: '\\Delta\\tau', above: 0 }),
    time: quantity('s', { label: 'Dilated time', help: 'Of clocks at rest.', symbol: '\\Delta t', above: 0 }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/s', symbol: 'v', min: 0, below: 299792.458 }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', min: 1 }),
    difference: quantity('s', { label: 'Difference', symbol: '\\delta', min: 0 }),
  },
  equations: ({ properTime, time, speed, gamma, difference }) => [
    [gamma, 1 / Math.sqrt(1 - (speed / speedOfLight) ** 2)],
    [time, gamma * properTime],
    // γ - 1, written so that slow clocks keep their digits.
    [difference, (properTime * (gamma * (speed / speedOfLight)) ** 2) / (1 + gamma)],
  ],
  figure: {
    kind: 'curve',
    title: 'Time outside over speed',
    x: { of: 'speed' },
    y: { of: 'time' },
    curve: ({ properTime, time, speed }) => ({
      from: 0,
      to: Math.max(0.98 * speedOfLight, (speed + speedOfLight) / 2),
      lines: [{ y: (v) => properTime / Math.sqrt(1 - (v / speedOfLight) ** 2) }],
      marks: [{ x: speed, y: time, label: 't' }],
    }),
  },
  explanation: 'While a clock at {speed} shows {properTime}, clocks at rest show {time}: {difference} more.',
  requires: [
    {
      that: ({ properTime, time }) => isAtLeast(time, properTime),
      field: 'time',
      says: 'The dilated time, {time}, must not be below the proper time, {properTime}.',
    },
  ],
  examples: [
    {
      inputs: { properTime: '2.2 µs', speed: '0.994 c' },
      results: { time: 0.0000201133531, gamma: 9.14243324 },
      source: 'Python 3.11: Δτ/√(1 - β²); a muon',
    },
    {
      inputs: { properTime: '3 yr', time: '5 yr' },
      results: { speed: 239833.966, difference: 63115200 },
      source: 'By hand: γ = 5/3, β = 0.8',
    },
    { inputs: { time: 10, speed: '0.6 c' }, results: { properTime: 8, difference: 2 }, source: 'By hand: 10/1.25' },
    {
      inputs: { time: '1 d', speed: 7.66 },
      results: { difference: 2.820329696e-5 },
      source: 'mpmath with 40 digits: 86400 (1 - 1/γ); a space station',
    },
    { inputs: { properTime: 10, time: 8 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-1' }],
});
