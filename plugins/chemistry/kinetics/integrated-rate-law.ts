import { choice, constant, defineCalculator, percent, quantity } from '@reckoner/engine';
import {
  firstOrderConstant,
  initialConcentration,
  secondOrderConstant,
  zeroOrderConstant,
} from '../shared/kinetics.js';

/** [A] = [A]₀ - kt, ln[A] = ln[A]₀ - kt or 1/[A] = 1/[A]₀ + kt. */
export default defineCalculator({
  title: 'Integrated rate law',
  description:
    'Concentration of a reactant after a time, or the time to reach a concentration, for order zero, one or two.',
  keywords: ['reaction order', 'kinetics', 'concentration over time', 'rate constant', 'first order decay'],
  inputs: {
    order: choice({ zero: 'Zero', first: 'First', second: 'Second' }, { label: 'Order', default: 'first' }),
    zeroOrderConstant: { ...zeroOrderConstant, when: { order: 'zero' } },
    firstOrderConstant: { ...firstOrderConstant, when: { order: 'first' } },
    secondOrderConstant: { ...secondOrderConstant, when: { order: 'second' } },
    initial: initialConcentration,
    wanted: choice({ concentration: 'Concentration', time: 'Time' }, { label: 'Wanted', default: 'concentration' }),
    time: quantity('s', { label: 'Time', symbol: 't', min: 0, max: 1e12, when: { wanted: 'concentration' } }),
    target: quantity('mol/L', {
      label: 'Concentration to reach',
      symbol: '[A]',
      min: 0,
      max: 100,
      when: { wanted: 'time' },
    }),
  },
  outputs: {
    concentration: quantity('mol/L', { label: 'Concentration', symbol: '[A]' }),
    elapsed: quantity('s', { label: 'Time', symbol: 't' }),
    reacted: percent({ label: 'Reacted', symbol: 'X', places: 3 }),
  },
  formula: ({ order, zeroOrderConstant, firstOrderConstant, secondOrderConstant, initial, wanted, time, target }) => {
    if (wanted === 'time') {
      const reacted = 1 - target / initial;
      if (order === 'zero') return { concentration: target, elapsed: (initial - target) / zeroOrderConstant, reacted };
      if (order === 'first')
        return { concentration: target, elapsed: Math.log(initial / target) / firstOrderConstant, reacted };
      return { concentration: target, elapsed: (1 / target - 1 / initial) / secondOrderConstant, reacted };
    }
    let concentration: number;
    if (order === 'zero') concentration = Math.max(initial - zeroOrderConstant * time, 0);
    else if (order === 'first') concentration = initial * Math.exp(-firstOrderConstant * time);
    else concentration = initial / (1 + secondOrderConstant * time * initial);
    return { concentration, elapsed: time, reacted: 1 - concentration / initial };
  },
  figure: {
    kind: 'curve',
    title: 'Concentration over time',
    x: { of: 'elapsed' },
    y: { of: 'concentration' },
    curve: ({ order, zeroOrderConstant, firstOrderConstant, secondOrderConstant, initial, concentration, elapsed }) => {
      const left = (t: number) => {
        if (order === 'zero') return Math.max(initial - zeroOrderConstant * t, 0);
        if (order === 'first') return initial * Math.exp(-firstOrderConstant * t);
        return initial / (1 + secondOrderConstant * t * initial);
      };
      return {
        from: 0,
        to: 2 * elapsed,
        lines: [{ y: left }],
        marks: [{ x: elapsed, y: concentration, label: 't' }],
      };
    },
  },
  explanation: 'After {elapsed} the concentration is {concentration}: {reacted} has reacted.',
  requires: [
    {
      that: ({ target, initial }) => target <= initial,
      field: 'target',
      says: 'The concentration of a reactant only falls: {target} is above the initial {initial}.',
    },
    {
      that: ({ order, target }) => order === 'zero' || target >= constant(1e-15, 'mol/L'),
      field: 'target',
      says: 'A reaction of first or second order never uses up all of its reactant: ask for at least 10⁻¹⁵ mol/L.',
    },
  ],
  examples: [
    {
      inputs: { firstOrderConstant: 0.00048, initial: 0.2, time: 1800 },
      results: { concentration: 0.084294563, reacted: 57.852719 },
      source: 'Python: 0.2 e^(-0.864)',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: 0.001, initial: 0.5, time: 200 },
      results: { concentration: 0.3, reacted: 40 },
      source: 'By hand: 0.5 - 0.2',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: 0.001, initial: 0.5, time: 900 },
      results: { concentration: 0, reacted: 100 },
      source: 'By hand: used up after 500 s',
    },
    {
      inputs: { order: 'second', secondOrderConstant: 0.5, initial: 0.1, time: 60 },
      results: { concentration: 0.025, reacted: 75 },
      source: 'By hand: 1/(10 + 30)',
    },
    {
      inputs: { firstOrderConstant: 0.01, initial: 1, wanted: 'time', target: 0.1 },
      results: { elapsed: 230.25851, reacted: 90 },
      source: 'Python: ln 10/0.01',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: 0.001, initial: 0.5, wanted: 'time', target: 0.3 },
      results: { elapsed: 200 },
      source: 'By hand: 0.2/0.001',
    },
    {
      inputs: { order: 'second', secondOrderConstant: 0.5, initial: 0.1, wanted: 'time', target: 0.025 },
      results: { elapsed: 60 },
      source: 'By hand: (40 - 10)/0.5',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: 0.01, initial: 1, wanted: 'time', target: 0 },
      results: { elapsed: 100, reacted: 100 },
      source: 'By hand: 1/0.01, until nothing is left',
    },
    {
      inputs: { firstOrderConstant: 0.01, initial: 1, wanted: 'time', target: 0 },
      refused: 'never uses up',
      source: 'By definition',
    },
    {
      inputs: { firstOrderConstant: 0.01, initial: 1, wanted: 'time', target: 2 },
      refused: 'only falls',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §20B', isbn: '978-0-19-969740-3' }],
});
