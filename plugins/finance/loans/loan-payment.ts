import { defineCalculator, integer, money } from '@reckoner/engine';
import { loanRate, loanTerm, paymentFrequency } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Level payments in arrears; interest is compounded as often as payments are made, as in the spreadsheet's PMT. */
export default defineCalculator({
  title: 'Loan payment',
  description: 'Level payment, total paid and total interest of a loan from amount, annual rate and term.',
  keywords: ['installment', 'PMT', 'personal loan', 'monthly payment', 'EMI'],
  related: ['loan-amortization-schedule', 'loan-payoff-extra-payments', 'loan-apr-with-fees', 'auto-loan'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: loanTerm,
    frequency: paymentFrequency,
  },
  outputs: {
    payment: money({ label: 'Payment' }),
    payments: integer({ label: 'Number of payments', symbol: 'n' }),
    totalPaid: money({ label: 'Total paid' }),
    totalInterest: money({ label: 'Total interest' }),
  },
  formula: ({ amount, rate, term, frequency }) => {
    const payments = numberOfPayments(term, frequency);
    const payment = annuityPayment(amount, rate / frequency, payments);
    const totalPaid = payment * payments;
    return { payment, payments, totalPaid, totalInterest: totalPaid - amount };
  },
  explanation:
    '{amount} at {rate} is repaid in {payments} {payments|payment|payments} of {payment}, {totalInterest} of it interest.',
  examples: [
    {
      inputs: { amount: 25000, rate: 5, term: 5 },
      results: { payment: 471.78, payments: 60, totalPaid: 28306.85, totalInterest: 3306.85 },
      source: 'Gnumeric: PMT(0.05/12, 60, -25000), 60 times it',
    },
    {
      inputs: { amount: 180000, rate: 4.5, term: 15, frequency: 'biweekly' },
      results: { payment: 635.08, payments: 390 },
      source: 'Gnumeric: PMT(0.045/26, 390, -180000)',
    },
    {
      inputs: { amount: 1200, rate: 0, term: '12 months' },
      results: { payment: 100, totalInterest: 0 },
      source: 'By hand: without interest 1200/12',
    },
  ],
  notes: ['Lenders round the payment to whole cents, so that the last one differs slightly.'],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., §2-3', isbn: '978-1-260-01390-0' },
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: PMT' },
  ],
});
