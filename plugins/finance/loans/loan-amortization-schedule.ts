import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { annuityPayment } from '../shared/time-value.js';

/** Payments in arrears, level, unrounded until they are shown. */
export default defineCalculator({
  title: 'Loan amortization schedule',
  description:
    'Level payment, total interest and the period-by-period schedule of a loan from amount, annual rate and term.',
  keywords: ['amortisation table', 'repayment plan', 'installment loan', 'PMT', 'IPMT', 'PPMT'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({ label: 'Annual interest rate', help: 'The nominal rate.', symbol: 'r', min: 0, max: 100 }),
    payments: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 600 }),
    perYear: integer({ label: 'Payments a year', symbol: 'm', min: 1, max: 52, default: 12 }),
  },
  outputs: {
    payment: money({ label: 'Payment' }),
    totalInterest: money({ label: 'Total interest' }),
    totalPaid: money({ label: 'Total paid' }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        payment: money({ label: 'Payment' }),
        interest: money({ label: 'Interest' }),
        principal: money({ label: 'Principal' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ amount, rate, payments, perYear }) => {
    const periodRate = rate / perYear;
    const payment = annuityPayment(amount, periodRate, payments);
    const schedule = [];
    let balance = amount;
    for (let number = 1; number <= payments; number++) {
      const interest = balance * periodRate;
      const principal = number === payments ? balance : payment - interest;
      balance -= principal;
      schedule.push({ number, payment: interest + principal, interest, principal, balance });
    }
    return { payment, totalInterest: payment * payments - amount, totalPaid: payment * payments, schedule };
  },
  explanation:
    '{amount} at {rate} is repaid in {payments} {payments|payment|payments} of {payment}, {totalInterest} of it interest.',
  examples: [
    {
      inputs: { amount: 200000, rate: 6, payments: 360 },
      results: {
        payment: 1199.1,
        totalInterest: 231676.38,
        schedule: {
          length: 360,
          rows: { 0: { principal: 199.1, interest: 1000 }, '-1': { interest: 5.97, balance: 0 } },
        },
      },
      source: 'Gnumeric: PMT(0.06/12,360,-200000), CUMIPMT(0.06/12,360,200000,1,360,0), PPMT and IPMT',
    },
    {
      inputs: { amount: 1200, rate: 0, payments: 12 },
      results: { payment: 100, totalInterest: 0, totalPaid: 1200 },
      source: 'By hand: without interest 1200/12',
    },
  ],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., §2-3', isbn: '978-1-260-01390-0' },
  ],
});
