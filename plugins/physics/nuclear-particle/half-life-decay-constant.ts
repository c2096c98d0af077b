import { defineEquations, number, quantity } from '@reckoner/engine';

/** T½ = ln 2/λ = τ ln 2, also from two activities. */
export default defineEquations({
  title: 'Half-life',
  description:
    'Half-life, decay constant and mean lifetime from each other, or from two activities and the time between.',
  keywords: ['decay constant', 'mean lifetime', 'radioactivity', 'activity', 'exponential decay'],
  variables: {
    halfLife: quantity('s', { label: 'Half-life', unit: 'd', symbol: 'T_{1/2}', above: 0 }),
    decayConstant: quantity('1/s', { label: 'Decay constant', unit: '1/d', symbol: '\\lambda', above: 0 }),
    lifetime: quantity('s', { label: 'Mean lifetime', unit: 'd', symbol: '\\tau', above: 0 }),
    initial: number({ label: 'First activity or amount', symbol: 'A_0', above: 0, optional: true }),
    remaining: number({
      label: 'Second activity or amount',
      help: 'In the same unit.',
      symbol: 'A',
      above: 0,
      optional: true,
    }),
    elapsed: quantity('s', { label: 'Time between', unit: 'd', symbol: 't', min: 0, optional: true }),
  },
  equations: ({ halfLife, decayConstant, lifetime, initial, remaining, elapsed }) => [
    [halfLife, Math.LN2 / decayConstant],
    [lifetime, 1 / decayConstant],
    [elapsed, lifetime * Math.log(initial / remaining)],
  ],
  figure: {
    kind: 'curve',
    title: 'Decay',
    x: { of: 'halfLife', label: 'Time' },
    y: { label: 'Remaining share', unit: '%' },
    curve: ({ halfLife }) => ({
      from: 0,
      to: 5 * halfLife,
      reach: { from: 0, to: 50 * halfLife },
      lines: [{ y: (t) => 100 * 0.5 ** (t / halfLife) }],
      marks: [
        { x: halfLife, y: 50, label: 'Half-life' },
        { x: halfLife / Math.LN2, y: 100 / Math.E, label: 'Mean lifetime' },
      ],
    }),
  },
  explanation: 'A half-life of {halfLife} is a decay constant of {decayConstant} and a mean lifetime of {lifetime}.',
  requires: [
    {
      that: ({ initial, remaining }) => remaining < initial,
      field: 'remaining',
      says: 'The second activity or amount, {remaining}, must be below the first, {initial}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ initial, remaining, elapsed }) =>
        [initial, remaining, elapsed].filter((value) => value !== undefined).length === 1,
      says: 'The activities and the time between change nothing so far: a half-life follows from all three, and one of them from the others.',
    },
  ],
  examples: [
    {
      inputs: { lifetime: 20, initial: 100 },
      results: { halfLife: 13.8629436 },
      cautions: ['change nothing so far'],
      source: 'By hand: 20 ln 2',
    },
    {
      inputs: { halfLife: 8.02 },
      results: { decayConstant: 0.0864273292, lifetime: 11.5704142 },
      source: 'Python 3.11: ln 2/8.02; iodine-131',
    },
    {
      inputs: { initial: 800, remaining: 100, elapsed: 18 },
      results: { halfLife: 6 },
      source: 'By hand: three half-lives in 18 days',
    },
    { inputs: { lifetime: 10 }, results: { halfLife: 6.93147181, decayConstant: 0.1 }, source: 'By hand: 10 ln 2' },
    {
      inputs: { initial: 100, remaining: 800, elapsed: 18 },
      refused: 'must be below',
      source: 'By definition: it decays',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §42-3' }],
});
