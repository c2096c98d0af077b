import { addMonths, choice, date, defineCalculator, money, noResult, percent } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { numberOfPayments } from '../shared/time-value.js';

/** Fixed payments, or graduated ones that rise every two years by the same percentage and still repay the loan in time. */
export default defineCalculator({
  title: 'Student loan repayment',
  description:
    'Monthly payment, payoff date and interest of a student loan on a standard fixed or a graduated repayment plan.',
  keywords: ['graduated repayment plan', 'standard repayment plan', 'college loan'],
  related: ['student-loan-income-driven-repayment'],
  inputs: {
    balance: money({ label: 'Loan balance', symbol: 'P', above: 0, max: 1e9 }),
    rate: loanRate,
    term: { ...loanTerm, max: 30, default: 10, usual: [1, 30] },
    plan: choice({ standard: 'Standard (fixed)', graduated: 'Graduated' }, { label: 'Plan', default: 'standard' }),
    step: percent({
      label: 'Rise every two years',
      symbol: 'g',
      min: 0,
      max: 50,
      default: 15,
      usual: [2, 30],
      when: { plan: 'graduated' },
    }),
    firstPayment: date({ label: 'First payment on', min: '1950-01-01', max: '2200-12-31', default: 'today' }),
  },
  outputs: {
    payment: money({ label: 'First monthly payment' }),
    lastPayment: money({ label: 'Last monthly payment' }),
    totalPaid: money({ label: 'Total paid' }),
    totalInterest: money({ label: 'Total interest' }),
    payoffDate: date({ label: 'Last payment on' }),
  },
  formula: ({ balance, rate, term, plan, step, firstPayment }) => {
    const months = numberOfPayments(term, 12);
    const growth = plan === 'graduated' ? 1 + step : 1;
    const discount = 1 / (1 + rate / 12);
    // Present value and sum of payments that begin at 1.
    let presentValue = 0;
    let total = 0;
    let level = 1;
    let discounted = 1;
    for (let month = 1; month <= months; month++) {
      if (month > 1 && month % 24 === 1) level *= growth;
      discounted *= discount;
      presentValue += level * discounted;
      total += level;
    }
    const payment = balance / presentValue;
    if (payment < (balance * rate) / 12) {
      throw noResult('The first payment would not cover the interest: choose a smaller rise or a shorter term.');
    }
    const totalPaid = payment * total;
    return {
      payment,
      lastPayment: payment * level,
      totalPaid,
      totalInterest: totalPaid - balance,
      payoffDate: addMonths(firstPayment, months - 1),
    };
  },
  stepwise: [
    'Standard: every payment is the same. Graduated: it grows by the step every two years.',
    'The first payment is the one for which the present value of all payments is the balance.',
    'Total interest = all payments less the balance.',
  ],
  explanation: ({ plan }) =>
    plan === 'graduated'
      ? 'Payments begin at {payment} and end at {lastPayment}; the last falls on {payoffDate}, and interest comes to {totalInterest}.'
      : 'The loan costs {payment} a month until {payoffDate}, {totalInterest} of it interest.',
  cautions: [
    {
      level: 'caution',
      when: ({ payment, lastPayment }) => lastPayment > 3 * payment,
      says: 'The last payment is over three times the first, which federal loans do not allow: choose a smaller rise.',
    },
  ],
  examples: [
    {
      inputs: { balance: 30000, rate: 6.8, firstPayment: '2026-01-31' },
      results: { payment: 345.24, totalInterest: 11428.92, payoffDate: '2035-12-31' },
      source: 'Gnumeric: PMT(0.068/12, 120, -30000); EDATE(DATE(2026,1,31), 119)',
    },
    {
      inputs: { balance: 30000, rate: 5, plan: 'graduated', step: 15, firstPayment: '2026-07-01' },
      results: { payment: 242.62, lastPayment: 424.34, totalPaid: 39259.65, payoffDate: '2036-06-01' },
      source: 'Python with mpmath: 30000 / sum of 1.15^floor((k-1)/24) / (1 + 0.05/12)^k, k = 1 … 120',
    },
    {
      inputs: { balance: 30000, rate: 6.8, plan: 'graduated', step: 50, firstPayment: '2026-07-01' },
      noResult: 'would not cover the interest',
      source: 'Python with mpmath: first payment 145.46 against 170.00 of interest',
    },
    {
      inputs: { balance: 12000, rate: 0, term: 10, firstPayment: '2026-07-01' },
      results: { payment: 100, totalInterest: 0 },
      source: 'By hand: 12000/120',
    },
    {
      inputs: { balance: 30000, rate: 2, term: 20, plan: 'graduated', step: 15, firstPayment: '2026-07-01' },
      results: { payment: 78.2, lastPayment: 275.09 },
      cautions: ['over three times the first'],
      source: 'Python: 30000 / sum of 1.15^floor((k-1)/24) / (1 + 0.02/12)^k, k = 1 … 240; 1.15^9 = 3.52',
    },
  ],
  notes: ['Servicers of federal loans set their own steps and minimum payments.'],
  references: [{ title: '34 CFR 685.208: Repayment plans (Direct Loan Program)' }],
});
