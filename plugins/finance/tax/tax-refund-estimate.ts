import { category, constant, defineCalculator, money } from '@reckoner/engine';

/** Nonrefundable credits reduce the tax to zero at most; refundable ones and payments come back in full. */
export default defineCalculator({
  title: 'Tax refund estimate',
  description: 'Refund or amount due from the tax of the year, credits, withholding and estimated payments.',
  keywords: ['tax return', 'amount due', 'withholding', 'refundable credit'],
  inputs: {
    tax: money({ label: 'Tax of the year', help: 'Before credits.', min: 0, max: 1e12 }),
    nonrefundable: money({ label: 'Nonrefundable credits', min: 0, max: 1e12, default: 0 }),
    refundable: money({ label: 'Refundable credits', min: 0, max: 1e12, default: 0 }),
    withheld: money({ label: 'Tax withheld', min: 0, max: 1e12, default: 0 }),
    estimated: money({ label: 'Estimated payments', min: 0, max: 1e12, default: 0 }),
  },
  outputs: {
    balance: money({ label: 'Refund', help: 'Negative: amount due.' }),
    outcome: category(['Refund', 'Amount due', 'Even'], { label: 'Outcome', of: 'balance' }),
    finalTax: money({ label: 'Tax after nonrefundable credits' }),
    payments: money({ label: 'Payments and refundable credits' }),
  },
  formula: ({ tax, nonrefundable, refundable, withheld, estimated }) => {
    const finalTax = Math.max(0, tax - nonrefundable);
    const payments = refundable + withheld + estimated;
    const balance = payments - finalTax;
    // Half a cent is shown as none.
    const crumb = constant(0.005, '$');
    return {
      balance,
      outcome: balance > crumb ? 'Refund' : balance < -crumb ? 'Amount due' : 'Even',
      finalTax,
      payments,
    };
  },
  explanation: ({ outcome }) => {
    if (outcome === 'Even') return 'Payments and credits of {payments} are what the tax of {finalTax} asks for.';
    return outcome === 'Refund'
      ? 'Payments and credits of {payments} exceed the tax of {finalTax}: {balance} is refunded.'
      : 'A tax of {finalTax} against {payments} of payments and credits leaves {|balance|} due.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ tax, nonrefundable }) => nonrefundable > tax,
      says: 'The nonrefundable credits exceed the tax: the rest of them is lost, or carried over where the law allows.',
    },
  ],
  examples: [
    {
      inputs: { tax: 8341, nonrefundable: 2000, refundable: 500, withheld: 7200 },
      results: { balance: 1359, outcome: 'Refund', finalTax: 6341, payments: 7700 },
      source: 'By hand: 7700 - 6341',
    },
    {
      inputs: { tax: 5000, withheld: 3000, estimated: 1000 },
      results: { balance: -1000, outcome: 'Amount due' },
      source: 'By hand: 4000 - 5000',
    },
    {
      inputs: { tax: 1000, nonrefundable: 1500 },
      results: { balance: 0, outcome: 'Even', finalTax: 0 },
      cautions: ['the rest of them is lost'],
      source: 'By hand: the excess credit is lost',
    },
  ],
  references: [{ title: 'IRS Form 1040 and Instructions: Payments, Refund, Amount You Owe' }],
});
