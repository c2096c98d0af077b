import { defineCalculator, integer, money, number } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { payoff } from '../shared/payoff.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** The balance less the lump sum is amortized anew over the remaining term at the same rate. */
export default defineCalculator({
  title: 'Mortgage recast',
  description:
    'New monthly payment after a lump sum, with the interest saved, and what the same sum saves where the payment is kept.',
  keywords: [
    're-amortization',
    'recasting',
    'lump-sum principal payment',
    'recast or prepay',
    'lower mortgage payment',
  ],
  related: ['mortgage-refinance-breakeven', 'loan-payoff-extra-payments'],
  inputs: {
    balance: money({ label: 'Remaining balance', symbol: 'B', above: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, label: 'Remaining term', usual: [1, 40] },
    lumpSum: money({ label: 'Lump sum', shareOf: 'balance', symbol: 'D', above: 0, max: 1e12 }),
    fee: money({ label: 'Fee of the lender', symbol: 'F', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    newPayment: money({ label: 'New payment' }),
    reduction: money({ label: 'Less a month' }),
    oldPayment: money({ label: 'Present payment' }),
    interestSaved: money({ label: 'Interest saved by the recast', help: 'Without the fee.' }),
    interestSavedKept: money({ label: 'Interest saved if the payment is kept instead' }),
    monthsSooner: integer({ label: 'Months sooner paid off if the payment is kept instead' }),
    feeMonths: number({ label: 'Months until lower payments make up for the fee', places: 1 }),
  },
  formula: ({ balance, rate, term, lumpSum, fee }) => {
    const payments = numberOfPayments(term, 12);
    const oldPayment = annuityPayment(balance, rate / 12, payments);
    // Payments are in proportion to what they repay.
    const reduction = annuityPayment(lumpSum, rate / 12, payments);
    const newPayment = oldPayment - reduction;
    const oldInterest = oldPayment * payments - balance;
    const interestSaved = reduction * payments - lumpSum;
    const feeMonths = fee / reduction;
    // The payment of a higher balance always repays a lower one.
    const kept = payoff(balance - lumpSum, rate / 12, oldPayment)!;
    return {
      newPayment,
      reduction,
      oldPayment,
      interestSaved,
      interestSavedKept: oldInterest - kept.interest,
      monthsSooner: payments - kept.months,
      feeMonths,
    };
  },
  stepwise: [
    'Both payments are those of the remaining term; the payment that is kept repays the lower balance month by month.',
  ],
  explanation:
    'After {lumpSum} the payment falls from {oldPayment} to {newPayment}, and {interestSaved} of interest is saved; with the old payment the loan would end {monthsSooner} {monthsSooner|month|months} sooner and save {interestSavedKept}.',
  requires: [
    {
      that: ({ balance, lumpSum }) => lumpSum < balance,
      field: 'lumpSum',
      says: 'The lump sum, {lumpSum}, must be below the balance, {balance}: it would pay off the loan.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ lumpSum }) => lumpSum < 5000,
      says: 'Many lenders recast from 5,000 or 10,000 on: ask for the least sum.',
    },
    {
      level: 'caution',
      when: ({ fee, reduction }) => fee > 60 * reduction,
      says: 'The fee takes over five years of lower payments to come back.',
    },
  ],
  examples: [
    {
      inputs: { balance: 280000, rate: 6.5, term: 27, lumpSum: 50000, fee: 250 },
      results: {
        newPayment: 1507.78,
        reduction: 327.78,
        oldPayment: 1835.55,
        interestSaved: 56199.91,
        interestSavedKept: 158904.99,
        monthsSooner: 113,
        feeMonths: 0.76271,
      },
      source: 'Python 3.11: PMT of both balances; month-by-month loop with the old payment',
    },
    {
      inputs: { balance: 120000, rate: 0, term: 10, lumpSum: 12000 },
      results: {
        newPayment: 900.0,
        reduction: 100.0,
        oldPayment: 1000.0,
        interestSaved: 0.0,
        interestSavedKept: 0.0,
        monthsSooner: 12,
        feeMonths: 0,
      },
      source: 'Python 3.11: PMT of both balances; month-by-month loop with the old payment',
    },
    {
      inputs: { balance: 200000, rate: 4, term: 20, lumpSum: 3000, fee: 1200 },
      results: {
        newPayment: 1193.78,
        reduction: 18.18,
        oldPayment: 1211.96,
        interestSaved: 1363.06,
        interestSavedKept: 3617.85,
        monthsSooner: 5,
        feeMonths: 66.009,
      },
      cautions: ['ask for the least sum', 'over five years'],
      source: 'Python 3.11: PMT of both balances; month-by-month loop with the old payment',
    },
    {
      inputs: { balance: 50000, rate: 5, term: 10, lumpSum: 50000 },
      refused: 'must be below the balance',
      source: 'By hand: nothing is left',
    },
  ],
  notes: [
    'The rate and the end of the loan stay as they are. FHA, VA and USDA loans in the United States are not recast.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
