import { defineEquations, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** N = N0 e^(-λt); amounts, masses and activities of one nuclide decay alike. */
export default defineEquations({
  title: 'Radioactive decay',
  description: 'Remaining amount or activity after a time from the half-life, or the elapsed time or half-life.',
  keywords: ['decay law', 'activity', 'remaining fraction', 'half-lives', 'becquerel'],
  variables: {
    initial: number({ label: 'Initial amount or activity', symbol: 'N_0', above: 0, optional: true }),
    remaining: number({ label: 'Remaining amount or activity', symbol: 'N', above: 0, optional: true }),
    halfLife: quantity('s', { label: 'Half-life', unit: 'd', symbol: 'T_{1/2}', above: 0 }),
    time: quantity('s', { label: 'Elapsed time', unit: 'd', symbol: 't', min: 0 }),
    fraction: percent({ usual: [0.01, 100], label: 'Remaining share', symbol: 'N/N_0', above: 0, max: 100 }),
    halfLives: number({ label: 'Number of half-lives', symbol: 'n', min: 0 }),
  },
  equations: ({ initial, remaining, halfLife, time, fraction, halfLives }) => [
    [halfLives, time / halfLife],
    [fraction, 0.5 ** halfLives],
    [remaining, initial * fraction],
  ],
  figure: {
    kind: 'curve',
    title: 'Decay',
    x: { of: 'time' },
    y: { of: 'fraction' },
    curve: ({ halfLife, time, fraction }) => ({
      from: 0,
      to: Math.max(4 * halfLife, 1.2 * time),
      reach: { from: 0, to: 10 * Math.max(4 * halfLife, 1.2 * time) },
      lines: [{ y: (t) => 0.5 ** (t / halfLife) }],
      marks: [{ x: time, y: fraction, label: 'Now' }],
    }),
  },
  explanation: ({ remaining }) =>
    remaining === undefined
      ? 'After {time}, or {halfLives} {halfLives|half-life|half-lives}, {fraction} is left.'
      : 'After {time}, or {halfLives} {halfLives|half-life|half-lives}, {remaining} of {initial} is left: {fraction}.',
  requires: [
    {
      that: ({ initial, remaining }) => isAtMost(remaining, initial),
      field: 'remaining',
      says: 'What remains, {remaining}, must not exceed what was there at first, {initial}.',
    },
  ],
  examples: [
    {
      inputs: { initial: 1000, halfLife: 8, time: 24 },
      results: { remaining: 125, fraction: 12.5, halfLives: 3 },
      source: 'By hand: 1000/2³',
    },
    {
      inputs: { initial: 500, remaining: 60, halfLife: '5730 yr' },
      results: { time: 6401905.07, halfLives: 3.05889369 },
      source: 'Python 3.11: 5730 × 365.25 × log2(500/60)',
    },
    { inputs: { halfLife: 5, fraction: 25 }, results: { time: 10 }, source: 'By hand: two half-lives' },
    { inputs: { initial: 64, remaining: 4, time: 20 }, results: { halfLife: 5 }, source: 'By hand: four half-lives' },
    { inputs: { halfLife: 8, time: 8 }, results: { fraction: 50, halfLives: 1 }, source: 'By definition' },
    {
      inputs: { initial: 100, remaining: 800, halfLife: 18 },
      refused: 'must not exceed',
      source: 'By definition: it decays',
    },
  ],
  notes: ['A single nuclide that is not made anew by the decay of another; few nuclei scatter about this mean.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §42-3' }],
});
