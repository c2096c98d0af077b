import { choice, defineCalculator, quantity } from '@reckoner/engine';
import {
  firstOrderConstant,
  initialConcentration,
  secondOrderConstant,
  zeroOrderConstant,
} from '../shared/kinetics.js';

/** Integrated rate laws of d[A]/dt = -k[A]ⁿ at half and at a quarter of the start. */
export default defineCalculator({
  title: 'Reaction half-life',
  description: 'Half-life of a reactant in a reaction of zero, first or second order from its rate constant.',
  keywords: ['half life', 'rate constant', 'reaction order', 'kinetics'],
  inputs: {
    order: choice({ zero: 'Zero', first: 'First', second: 'Second' }, { label: 'Order', default: 'first' }),
    zeroOrderConstant: { ...zeroOrderConstant, when: { order: 'zero' } },
    firstOrderConstant: { ...firstOrderConstant, when: { order: 'first' } },
    secondOrderConstant: { ...secondOrderConstant, when: { order: 'second' } },
    initial: { ...initialConcentration, when: { order: ['zero', 'second'] } },
  },
  outputs: {
    halfLife: quantity('s', { label: 'Half-life', symbol: 't_{1/2}' }),
    quarterLife: quantity('s', { label: 'Until a quarter is left', symbol: 't_{1/4}' }),
  },
  formula: ({ order, zeroOrderConstant, firstOrderConstant, secondOrderConstant, initial }) => {
    if (order === 'zero')
      return { halfLife: initial / (2 * zeroOrderConstant), quarterLife: (3 * initial) / (4 * zeroOrderConstant) };
    if (order === 'first')
      return { halfLife: Math.LN2 / firstOrderConstant, quarterLife: (2 * Math.LN2) / firstOrderConstant };
    return { halfLife: 1 / (secondOrderConstant * initial), quarterLife: 3 / (secondOrderConstant * initial) };
  },
  figure: {
    kind: 'curve',
    title: 'What is left over time',
    x: { of: 'halfLife', label: 'Time' },
    y: { label: 'Left', unit: '%' },
    curve: ({ order, halfLife, quarterLife }) => {
      const left = (t: number) => {
        if (order === 'zero') return Math.max(0, 100 * (1 - t / (2 * halfLife)));
        return order === 'first' ? 100 * 0.5 ** (t / halfLife) : 100 / (1 + t / halfLife);
      };
      return {
        from: 0,
        to: 1.5 * quarterLife,
        lines: [{ y: left }],
        marks: [
          { x: halfLife, y: 50, label: 'Half' },
          { x: quarterLife, y: 25, label: 'Quarter' },
        ],
      };
    },
  },
  explanation: 'Half of the reactant is used up after {halfLife}, three quarters after {quarterLife}.',
  examples: [
    {
      inputs: { firstOrderConstant: 0.00048 },
      results: { halfLife: 1444.0566, quarterLife: 2888.1133 },
      source: 'Python: ln 2/4.8e-4 (N2O5 at 45 °C)',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: 0.002, initial: 0.1 },
      results: { halfLife: 25, quarterLife: 37.5 },
      source: 'By hand: 0.1/0.004; 0.075/0.002',
    },
    {
      inputs: { order: 'second', secondOrderConstant: 0.54, initial: '10 mmol/L' },
      results: { halfLife: 185.18519, quarterLife: 555.55556 },
      source: 'Python: 1/(0.54 × 0.01); 3/(0.54 × 0.01)',
    },
  ],
  notes: ['The rate constant is that of the reactant’s disappearance, -d[A]/dt = k[A]ⁿ.'],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §20B' }],
});
