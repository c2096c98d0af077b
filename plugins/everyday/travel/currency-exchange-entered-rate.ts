import { constant, defineCalculator, money, number, percent } from '@reckoner/engine';

/** The amount at the mid-market rate less the spread, after a fixed fee in the currency paid. */
export default defineCalculator({
  title: 'Currency exchange with fees',
  description:
    'Foreign money received for an amount at an entered mid-market rate, with spread and fixed fee, and the real cost.',
  keywords: ['exchange rate', 'markup', 'conversion fee', 'travel money', 'forex'],
  inputs: {
    amount: money({ label: 'Amount paid', symbol: 'A', above: 0, max: 1e12 }),
    rate: number({
      label: 'Mid-market rate',
      help: 'Foreign units for one of yours.',
      symbol: 'r',
      above: 0,
      max: 1e9,
    }),
    spread: percent({
      label: 'Spread',
      help: 'How far the offered rate is below.',
      symbol: 's',
      min: 0,
      max: 99,
      default: 0,
      usual: [0.1, 20],
    }),
    fee: money({ label: 'Fixed fee', help: 'In the currency you pay.', symbol: 'f', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    received: number({ label: 'Foreign amount received', symbol: 'X', places: 2 }),
    effective: number({ label: 'Effective rate', symbol: 'r_e', places: 6 }),
    cost: money({ label: 'Cost of the exchange', symbol: 'K' }),
    markup: percent({ label: 'Cost in percent of the amount', places: 2 }),
  },
  formula: ({ amount, rate, spread, fee }) => {
    const effective = (1 - fee / amount) * rate * (1 - spread);
    const markup = 1 - effective / rate;
    return { received: (effective * amount) / constant(1, '$'), effective, cost: markup * amount, markup };
  },
  requires: [
    {
      that: ({ amount, fee }) => fee < amount,
      field: 'fee',
      says: 'The fee, {fee}, must be less than the amount paid, {amount}.',
    },
  ],
  explanation: 'You receive {received} in foreign money; the exchange costs {cost}, {markup} of the amount.',
  examples: [
    {
      inputs: { amount: 1000, rate: 0.92, spread: 2.5, fee: 5 },
      results: { received: 892.515, effective: 0.892515, cost: 29.88, markup: 2.9875 },
      source: 'By hand: 995 × 0.92 × 0.975; 5 + 995 × 0.025 = 29.875, half-even',
    },
    {
      inputs: { amount: 200, rate: 150 },
      results: { received: 30000, effective: 150, cost: 0, markup: 0 },
      source: 'By hand: no fee, no spread',
    },
    { inputs: { amount: 5, rate: 1.1, fee: 5 }, refused: 'must be less than the amount paid', source: 'By definition' },
  ],
  notes: ['The rate is the one you enter; none is looked up.'],
  references: [
    {
      title:
        'Regulation (EU) 2019/518 on charges on cross-border payments: currency conversion as a markup over a reference rate',
    },
  ],
});
