import { defineEquations, isAtLeast, number, quantity } from '@reckoner/engine';

/** Euler-Eytelwein: T₂ = T₁ e^(μφ), at the limit of slipping. */
export default defineEquations({
  title: 'Capstan equation',
  description: 'Load that a rope around a post can hold, holding force, friction or turns needed from the others.',
  keywords: ['euler-eytelwein', 'belt friction', 'bollard', 'rope around post', 'winch'],
  variables: {
    load: quantity('N', { label: 'Load', symbol: 'T_2', above: 0, max: 1e15 }),
    hold: quantity('N', { label: 'Holding force', symbol: 'T_1', above: 0, max: 1e15 }),
    friction: number({ usual: [0.02, 1.5], label: 'Coefficient of friction', symbol: '\\mu', above: 0, max: 10 }),
    turns: number({
      label: 'Turns',
      usual: [0.1, 20],
      confusedWith: { '°': 360 },
      help: '0.5 for a rope laid over a bar.',
      symbol: 'N',
      above: 0,
      max: 50,
    }),
    ratio: number({ label: 'Load per holding force', text: 'ratio', symbol: 'k', min: 1 }),
  },
  equations: ({ load, hold, friction, turns, ratio }) => [
    [ratio, load / hold],
    [turns, Math.log(ratio) / (2 * Math.PI * friction)],
  ],
  figure: {
    kind: 'curve',
    title: 'Load over turns',
    x: { of: 'turns' },
    y: { of: 'load', log: true },
    curve: ({ load, hold, friction, turns }) => ({
      from: 0,
      to: Math.max(1, 1.5 * turns),
      lines: [{ y: (n) => hold * Math.exp(2 * Math.PI * friction * n) }],
      marks: [{ x: turns, y: load, label: 'Load' }],
    }),
  },
  explanation: 'With {turns} {turns|turn|turns} a holding force of {hold} keeps a load of {load}.',
  requires: [
    {
      that: ({ load, hold }) => isAtLeast(load, hold),
      field: 'hold',
      says: 'The holding force, {hold}, must not exceed the load, {load}: else it pulls the load in.',
    },
  ],
  examples: [
    {
      inputs: { hold: 10, friction: 0.3, turns: 1 },
      results: { load: 65.8606196, ratio: 6.58606196 },
      source: 'Python 3.11: 10 e^(0.6π)',
    },
    {
      inputs: { load: 5000, hold: 100, friction: 0.25 },
      results: { turns: 2.4904712, ratio: 50 },
      source: 'Python 3.11: ln 50/(0.25 × 2π)',
    },
    {
      inputs: { load: 5000, friction: 0.25, turns: 2.4904711952 },
      results: { hold: 100.0 },
      source: 'Python 3.11: the second case backward',
    },
    {
      inputs: { load: 658.6061963, hold: 100, turns: 1 },
      results: { friction: 0.3 },
      source: 'Python 3.11: the first case backward',
    },
    { inputs: { load: 10, hold: 100, turns: 1 }, refused: 'must not exceed', source: 'By definition' },
  ],
  notes: ['At the limit of slipping, toward the load; flexible rope on a round post.'],
  references: [{ title: 'Meriam, Kraige: Engineering Mechanics: Statics, §6/8 (flexible belts)' }],
});
