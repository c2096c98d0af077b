import { defineEquations, number, percent } from '@reckoner/engine';

/** part = percent × whole: any two give the third. */
export default defineEquations({
  title: 'Percentage',
  description: 'What a percentage of a number is, what percent one number is of another, or the whole from a part.',
  keywords: ['percent of a number', 'what percent', 'part of a whole', 'find the whole'],
  variables: {
    part: number({ label: 'Part', symbol: 'x', min: -1e12, max: 1e12 }),
    rate: percent({ label: 'Percentage', symbol: 'p', min: -1e9, max: 1e9, usual: [0.1, 1000] }),
    whole: number({ label: 'Whole', symbol: 'y', min: -1e12, max: 1e12 }),
  },
  equations: ({ part, rate, whole }) => [[part, rate * whole]],
  explanation: '{rate} of {whole} is {part}.',
  examples: [
    { inputs: { rate: 15, whole: 80 }, results: { part: 12 }, source: 'By hand: 0.15 × 80' },
    { inputs: { part: 45, whole: 60 }, results: { rate: 75 }, source: 'By hand: 45/60' },
    { inputs: { part: 30, rate: 20 }, results: { whole: 150 }, source: 'By hand: 30/0.2' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §6.2 Solve General Applications of Percent' }],
});
