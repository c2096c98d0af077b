import { choice, defineCalculator, number, percent } from '@reckoner/engine';

/** Multiplies by 1 ± p, or divides to find the value before the change. */
export default defineCalculator({
  title: 'Add or subtract a percentage',
  description: 'A number increased or decreased by a percentage, or the number before such a change.',
  keywords: ['increase by percent', 'decrease by percent', 'percentage off', 'reverse percentage', 'remove percentage'],
  inputs: {
    value: number({ label: 'Number', symbol: 'x', min: -1e12, max: 1e12 }),
    rate: percent({ label: 'Percentage', symbol: 'p', min: 0, max: 1e6, usual: [0.1, 1000] }),
    operation: choice(
      {
        add: 'Add the percentage',
        subtract: 'Subtract the percentage',
        'undo-add': 'Number before the percentage was added',
        'undo-subtract': 'Number before the percentage was subtracted',
      },
      { label: 'Operation', default: 'add' },
    ),
  },
  outputs: {
    result: number({ label: 'Result', symbol: 'y' }),
    difference: number({ label: 'Size of the change' }),
  },
  formula: ({ value, rate, operation }) => {
    const size = Math.abs(value);
    if (operation === 'add') return { result: value * (1 + rate), difference: size * rate };
    if (operation === 'subtract') return { result: value * (1 - rate), difference: size * rate };
    if (operation === 'undo-add') return { result: value / (1 + rate), difference: (size * rate) / (1 + rate) };
    return { result: value / (1 - rate), difference: (size * rate) / (1 - rate) };
  },
  requires: [
    {
      that: ({ rate, operation }) => operation !== 'undo-subtract' || rate < 1,
      field: 'rate',
      says: 'After a decrease of 100% or more the number before cannot be told.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ value, operation, rate }) => operation === 'subtract' && rate > 1 && value !== 0,
      says: 'More than 100% is taken away, so that the result has the other sign. Check the percentage.',
    },
  ],
  explanation: ({ operation }) => {
    if (operation === 'add') return '{value} plus {rate} is {result}.';
    if (operation === 'subtract') return '{value} minus {rate} is {result}.';
    if (operation === 'undo-add') return '{value} is {result} plus {rate}.';
    return '{value} is {result} minus {rate}.';
  },
  examples: [
    { inputs: { value: 80, rate: 15 }, results: { result: 92, difference: 12 }, source: 'By hand: 80 × 1.15' },
    {
      inputs: { value: 80, rate: 15, operation: 'subtract' },
      results: { result: 68, difference: 12 },
      source: 'By hand: 80 × 0.85',
    },
    {
      inputs: { value: 120, rate: 20, operation: 'undo-add' },
      results: { result: 100, difference: 20 },
      source: 'By hand: 120/1.2',
    },
    {
      inputs: { value: 60, rate: 25, operation: 'undo-subtract' },
      results: { result: 80, difference: 20 },
      source: 'By hand: 60/0.75',
    },
    {
      inputs: { value: 80, rate: 150, operation: 'subtract' },
      results: { result: -40, difference: 120 },
      cautions: ['the other sign'],
      source: 'By hand: 80 - 120',
    },
    {
      inputs: { value: 0, rate: 150, operation: 'subtract' },
      results: { result: 0, difference: 0 },
      source: 'By hand: nothing is taken from nothing',
    },
    { inputs: { value: -80, rate: 15 }, results: { result: -92, difference: 12 }, source: 'By hand: -80 - 12' },
    {
      inputs: { value: 60, rate: 100, operation: 'undo-subtract' },
      refused: 'cannot be told',
      source: 'By hand: everything is taken away',
    },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §6.2 Solve General Applications of Percent' }],
});
