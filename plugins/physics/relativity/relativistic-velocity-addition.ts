import { defineCalculator, noResult, number, quantity, speedOfLight } from '@reckoner/engine';

const limit = { min: -1, max: 1 } as const;

/** Einstein's sum of two velocities along one line, in units of the speed of light. */
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
  },
  outputs: {
    fraction: number({ label: 'Velocity at rest / c', symbol: '\\beta_u' }),
    velocity: quantity('m/s', { label: 'Velocity at rest', unit: 'km/s', symbol: 'u' }),
    classical: number({ label: 'Classical sum / c', symbol: '\\beta_{cl}' }),
  },
  formula: ({ frame, inFrame }) => {
    if (frame * inFrame <= -1) throw noResult('Two opposite velocities of light have no sum.');
    const fraction = (frame + inFrame) / (1 + frame * inFrame);
    return { fraction, velocity: fraction * speedOfLight, classical: frame + inFrame };
  },
  explanation: 'The velocities add to {fraction} times the speed of light, not to {classical} times.',
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
    { inputs: { frame: 1, inFrame: -1 }, noResult: 'opposite velocities', source: 'By definition: 0/0' },
  ],
  notes: ['Velocities along one line.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-4' }],
});
