import { defineCalculator, isAbove, isAtMost, number, quantity, speedOfLight } from '@reckoner/engine';

const limit = { min: -1, max: 1 } as const;

/** Einstein's sum of two velocities in units of the speed of light, with the part across the motion. */
export default defineCalculator({
  title: 'Relativistic velocity addition',
  description: 'Velocity of a body in the rest frame from its velocity in a moving frame and that of the frame.',
  keywords: ['special relativity', 'einstein velocity addition', 'composition of velocities', 'speed of light'],
  inputs: {
    frame: number({
      label: 'Velocity of the moving frame / c',
      help: 'As a part of the speed of light; negative for the other direction.',
      symbol: '\\beta_v',
      ...limit,
    }),
    inFrame: number({ label: 'Velocity of the body in that frame / c', symbol: "\\beta_{u'}", ...limit }),
    across: number({
      label: 'Velocity across the motion in that frame / c',
      symbol: "\\beta_{u'\\perp}",
      ...limit,
      default: 0,
    }),
  },
  outputs: {
    fraction: number({ label: 'Velocity along in the rest frame / c', symbol: '\\beta_u' }),
    velocity: quantity('m/s', { label: 'Velocity along in the rest frame', unit: 'km/s', symbol: 'u' }),
    acrossAtRest: number({ label: 'Velocity across in the rest frame / c', symbol: '\\beta_{u\\perp}' }),
    speed: number({ label: 'Speed in the rest frame / c', symbol: '\\beta' }),
    classical: number({ label: 'Classical sum / c', symbol: '\\beta_{cl}' }),
  },
  formula: ({ frame, inFrame, across }) => {
    const fraction = (frame + inFrame) / (1 + frame * inFrame);
    const acrossAtRest = (across * Math.sqrt(1 - frame ** 2)) / (1 + frame * inFrame);
    return {
      fraction,
      velocity: fraction * speedOfLight,
      acrossAtRest,
      speed: Math.hypot(fraction, acrossAtRest),
      classical: frame + inFrame,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Sum of velocities',
    x: { of: 'inFrame', label: 'Velocity in the moving frame / c' },
    y: { of: 'fraction', label: 'Velocity in the rest frame / c' },
    curve: ({ frame, inFrame, fraction }) => ({
      from: -0.99,
      to: 0.99,
      lines: [
        { label: 'Relativistic', y: (v) => (frame + v) / (1 + frame * v) },
        { label: 'Classical', dashed: true, y: (v) => frame + v },
      ],
      marks: [{ x: inFrame, y: fraction, label: 'Body' }],
    }),
  },
  explanation: ({ frame, inFrame, across }) => {
    if (across !== 0)
      return 'The body moves at {fraction} c along and {acrossAtRest} c across: its speed is {speed} c.';
    if (frame === 0 || inFrame === 0) return 'The body moves at {fraction} c.';
    return 'The velocities add to {fraction} c, not to {classical} c.';
  },
  requires: [
    {
      that: ({ inFrame, across }) => isAtMost(Math.hypot(inFrame, across), 1),
      field: 'across',
      says: 'Along and across the motion together, {inFrame} c and {across} c, the body would be faster than light.',
    },
    {
      that: ({ frame, inFrame }) => isAbove(frame * inFrame, -1),
      field: 'inFrame',
      says: 'Two opposite velocities of light have no sum.',
    },
  ],
  examples: [
    {
      inputs: { frame: 0.5, inFrame: 0.5 },
      results: { fraction: 0.8, velocity: 239833.9664, classical: 1 },
      source: 'By hand: 1/1.25; 0.8 × 299792.458',
    },
    {
      inputs: { frame: 0.6, inFrame: -0.9 },
      results: { fraction: -0.652173913, classical: -0.3 },
      source: 'By hand: -0.3/0.46 = -15/23',
    },
    {
      inputs: { frame: 0.3, inFrame: 1 },
      results: { fraction: 1, velocity: 299792.458 },
      source: 'By definition: light has the same speed in every frame',
    },
    {
      inputs: { frame: 0.6, inFrame: 0, across: 0.5 },
      results: { fraction: 0.6, acrossAtRest: 0.4, speed: 0.72111026 },
      source: 'By hand: 0.5 × 0.8; √0.52',
    },
    {
      inputs: { frame: 0.8, inFrame: 0.5, across: 0.5 },
      results: { fraction: 0.928571429, acrossAtRest: 0.214285714, speed: 0.952976 },
      source: 'By hand: 1.3/1.4; 0.5 × 0.6/1.4; √(0.8622449 + 0.0459184)',
    },
    {
      inputs: { frame: 0.1, inFrame: 0.8, across: 0.8 },
      refused: 'faster than light',
      source: 'By hand: 0.64 + 0.64 > 1',
    },
    { inputs: { frame: 1, inFrame: -1 }, refused: 'opposite velocities', source: 'By definition: 0/0' },
    {
      inputs: { frame: 0, inFrame: 0.5 },
      results: { fraction: 0.5, classical: 0.5 },
      source: 'By definition: a frame at rest',
    },
  ],
  notes: ['Along: in the direction of the moving frame; across: at right angles to it.'],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-4' },
    { title: 'Jackson: Classical Electrodynamics, 3rd ed., §11.4' },
  ],
});
