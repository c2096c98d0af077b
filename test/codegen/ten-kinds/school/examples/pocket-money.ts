import { defineCalculator, money, percent } from '@reckoner/engine';

export default defineCalculator({
  title: 'Pocket money after a raise',
  description: 'Pocket money of a month after a raise by a percentage.',
  inputs: {
    amount: money({ label: 'Pocket money', min: 0, max: 1000 }),
    raise: percent({ label: 'Raise', min: 0, max: 100, usual: [0.5, 50] }),
  },
  outputs: { after: money({ label: 'Pocket money after it' }), more: money({ label: 'More by' }) },
  formula: ({ amount, raise }) => ({ after: amount * (1 + raise), more: amount * raise }),
  arithmetic: 'decimal',
  explanation: 'After a raise of {raise} it is {after}.',
  examples: [
    { inputs: { amount: 20, raise: 10 }, results: { after: 22, more: 2 }, source: 'By hand: 20 × 1.1' },
    { inputs: { amount: 20, raise: 0 }, results: { after: 20, more: 0 }, source: 'By hand: 20 × 1' },
  ],
  references: [{ title: 'Broverman: Mathematics of Investment and Credit, 6th ed., §1.1' }],
});
