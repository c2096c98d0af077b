import { defineEquations, number, quantity } from '@reckoner/engine';

/** Balance of moments about the fulcrum for levers of all three classes. */
export default defineEquations({
  title: 'Lever and mechanical advantage',
  description: 'Effort, load or an arm of a lever in balance from the other three, with its mechanical advantage.',
  keywords: ['fulcrum', 'lever arm', 'seesaw', 'moment balance', 'crowbar'],
  variables: {
    effort: quantity('N', { label: 'Effort', symbol: 'F_1', above: 0 }),
    effortArm: quantity('m', { label: 'Effort arm', help: 'From the fulcrum to the effort.', symbol: 'd_1', above: 0 }),
    load: quantity('N', { label: 'Load', symbol: 'F_2', above: 0 }),
    loadArm: quantity('m', { label: 'Load arm', help: 'From the fulcrum to the load.', symbol: 'd_2', above: 0 }),
    advantage: number({ label: 'Mechanical advantage', symbol: '\\mathrm{MA}', above: 0 }),
  },
  equations: ({ effort, effortArm, load, loadArm, advantage }) => [
    [effort * effortArm, load * loadArm],
    [advantage, effortArm / loadArm],
  ],
  figure: {
    kind: 'drawing',
    title: 'Lever',
    draw: ({ effortArm, loadArm }) => {
      const whole = effortArm + loadArm;
      const high = 0.25 * whole;
      return [
        {
          shape: 'line',
          points: [
            [-loadArm, 0],
            [effortArm, 0],
          ],
        },
        {
          shape: 'polygon',
          color: 5,
          points: [
            [0, 0],
            [-0.05 * whole, -0.09 * whole],
            [0.05 * whole, -0.09 * whole],
          ],
        },
        { shape: 'arrow', color: 4, from: [-loadArm, high], to: [-loadArm, 0], label: 'Load', of: 'load' },
        { shape: 'arrow', color: 3, from: [effortArm, high], to: [effortArm, 0], label: 'Effort', of: 'effort' },
        { shape: 'dimension', from: [-loadArm, -0.16 * whole], to: [0, -0.16 * whole], inside: true, of: 'loadArm' },
        { shape: 'dimension', from: [0, -0.16 * whole], to: [effortArm, -0.16 * whole], inside: true, of: 'effortArm' },
      ];
    },
  },
  explanation: 'An effort of {effort} at {effortArm} balances {load} at {loadArm}: an advantage of {advantage}.',
  examples: [
    {
      inputs: { load: 900, loadArm: 0.2, effortArm: 1.5 },
      results: { effort: 120, advantage: 7.5 },
      source: 'By hand: 900 × 0.2/1.5',
    },
    {
      inputs: { effort: 400, effortArm: 0.04, loadArm: 0.32 },
      results: { load: 50, advantage: 0.125 },
      source: 'By hand: 400 × 0.04/0.32; a forearm, third class',
    },
    {
      inputs: { effort: 100, load: 250, effortArm: 2 },
      results: { loadArm: 0.8, advantage: 2.5 },
      source: 'By hand: 100 × 2/250',
    },
  ],
  notes: [
    'Weightless lever, forces at right angles to it, no friction.',
    'First class: fulcrum between; second: load between; third: effort between, with an advantage below 1.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §12-1' }],
});
