import { defineCalculator, money, percent } from '@reckoner/engine';

/** A share of the charge and a fixed fee; solved backward for the charge that nets an amount. */
export default defineCalculator({
  title: 'Payment processing fee',
  description: 'Fee and net amount of a card payment, and the amount to charge so that the wanted amount is left.',
  keywords: ['card fee', 'transaction fee', 'gross up', 'payment gateway'],
  arithmetic: 'decimal',
  inputs: {
    amount: money({ label: 'Amount', symbol: 'A', min: 0, max: 1e12 }),
    rate: percent({ usual: [0.1, 10], label: 'Percentage fee', symbol: 'p', min: 0, max: 50, default: 2.9 }),
    fixed: money({ label: 'Fixed fee', symbol: 'f', min: 0, max: 1000, default: 0.3 }),
  },
  outputs: {
    fee: money({ label: 'Fee on the amount', symbol: 'F' }),
    net: money({ label: 'Left of the amount', symbol: 'N' }),
    toCharge: money({ label: 'Charge this to be left with the amount', symbol: 'C' }),
  },
  formula: ({ amount, rate, fixed }) => {
    const fee = amount * rate + fixed;
    return { fee, net: amount - fee, toCharge: (amount + fixed) / (1 - rate) };
  },
  explanation:
    'Of {amount} the fee takes {fee}{net|, {|net|} more than there is|, all of it| and leaves {|net|}}; to be left with {amount}, charge {toCharge}.',
  cautions: [
    {
      level: 'caution',
      when: ({ net }) => net < 0,
      says: 'The fee is larger than the amount: so small a payment costs more than it brings.',
    },
  ],
  examples: [
    {
      inputs: { amount: 100 },
      results: { fee: 3.2, net: 96.8, toCharge: 103.3 },
      source: 'By hand: 2.90 + 0.30; 100.30/0.971 = 103.2956',
    },
    {
      inputs: { amount: 50, rate: 0, fixed: 0.25 },
      results: { fee: 0.25, net: 49.75, toCharge: 50.25 },
      source: 'By hand: only the fixed fee',
    },
    {
      inputs: { amount: 0.2 },
      results: { fee: 0.31, net: -0.11, toCharge: 0.51 },
      cautions: ['costs more than it brings'],
      source: 'By hand: 0.0058 + 0.30; 0.50/0.971',
    },
  ],
  references: [
    {
      title:
        'Board of Governors of the Federal Reserve System: Regulation II, Average Debit Card Interchange Fee by Payment Card Network',
    },
  ],
});
