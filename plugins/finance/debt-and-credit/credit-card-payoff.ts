import { choice, defineCalculator, integer, money, noResult, percent, roundTo } from '@reckoner/engine';
import { balanceCurve } from '../shared/balance-curve.js';
import { payoff } from '../shared/payoff.js';
import { annuityPayment } from '../shared/time-value.js';

/** Interest is APR/12 a month on what is owed; no new purchases; the last payment is what remains. */
export default defineCalculator({
  title: 'Credit card payoff',
  description:
    'Months and interest until a card balance is paid off by a fixed payment, or the payment that does it in time.',
  keywords: ['credit card debt', 'debt payoff', 'NPER', 'card interest', 'time to pay off'],
  related: ['debt-snowball', 'loan-payoff-extra-payments', 'credit-utilization'],
  inputs: {
    balance: money({ label: 'Balance', symbol: 'B', min: 0.01, max: 1e9 }),
    apr: percent({ label: 'APR', symbol: 'r', min: 0, max: 200, usual: [1, 60] }),
    find: choice({ months: 'Time for a payment', payment: 'Payment for a time' }, { label: 'Find', default: 'months' }),
    payment: money({ label: 'Monthly payment', symbol: 'P', min: 0.01, max: 1e9, when: { find: 'months' } }),
    target: integer({ label: 'Months to pay off', symbol: 'n', min: 1, max: 600, when: { find: 'payment' } }),
  },
  outputs: {
    months: integer({ label: 'Months' }),
    monthlyPayment: money({ label: 'Payment a month' }),
    totalInterest: money({ label: 'Total interest' }),
    totalPaid: money({ label: 'Total paid' }),
    lastPayment: money({ label: 'Last payment' }),
  },
  formula: ({ balance, apr, find, payment, target }) => {
    const rate = apr / 12;
    if (find === 'payment') {
      const level = annuityPayment(balance, rate, target);
      const total = level * target;
      return {
        months: target,
        monthlyPayment: level,
        totalInterest: total - balance,
        totalPaid: total,
        lastPayment: level,
      };
    }
    const result = payoff(balance, rate, payment);
    if (payment <= balance * rate) {
      throw noResult('The payment does not exceed the interest of a month, so the balance never falls: pay more.');
    }
    if (result === undefined) throw noResult('The balance is not paid off within 100 years: pay more.');
    return {
      months: result.months,
      monthlyPayment: payment,
      totalInterest: result.interest,
      totalPaid: balance + result.interest,
      lastPayment: result.lastPayment,
    };
  },
  stepwise: [
    'Each month the interest on the balance, APR / 12, is added and the payment taken off, until nothing is left.',
    'The last payment is what is then left with its interest.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { label: 'Years' },
    y: { of: 'balance' },
    curve: ({ balance, apr, months, monthlyPayment }) =>
      balanceCurve(
        [{ label: 'Balance', amount: balance, rate: apr / 12, payment: monthlyPayment, payments: months }],
        12,
      ),
  },
  explanation:
    'Paying {monthlyPayment} a month clears {balance} in {months} {months|month|months} and costs {totalInterest} of interest.',
  cautions: [
    {
      level: 'caution',
      when: ({ balance, totalInterest }) => roundTo(totalInterest, 2) > roundTo(balance, 2),
      says: 'The interest comes to more than the balance itself: a higher payment costs far less in all.',
    },
  ],
  examples: [
    {
      inputs: { balance: 5000, apr: 18.99, payment: 150 },
      results: { months: 48, totalInterest: 2162.63, totalPaid: 7162.63, lastPayment: 112.63 },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 5000, apr: 18.99, find: 'payment', target: 24 },
      results: { monthlyPayment: 252.02, totalInterest: 1048.45 },
      source: 'Python with mpmath: 5000i/(1 - (1 + i)^-24)',
    },
    {
      inputs: { balance: 1200, apr: 0, payment: 100 },
      results: { months: 12, totalInterest: 0, lastPayment: 100 },
      source: 'By hand: 1200/100',
    },
    {
      inputs: { balance: 5000, apr: 24, payment: 100 },
      noResult: 'never falls',
      source: 'By hand: the interest is 100 a month',
    },
    {
      inputs: { balance: 5000, apr: 24, payment: 105 },
      results: { months: 154, totalInterest: 11143.25 },
      cautions: ['more than the balance itself'],
      source: 'Python: month-by-month loop',
    },
    {
      inputs: { balance: 7511.679, apr: 18.99, payment: 150 },
      results: { months: 101, totalInterest: 7511.68, totalPaid: 15023.36 },
      source: 'Python: month-by-month loop; the interest reads as the balance',
    },
    {
      inputs: { balance: 5000, apr: 0, payment: 1 },
      noResult: 'within 100 years',
      source: 'By hand: 5000 months',
    },
  ],
  notes: [
    'Assumes that nothing more is charged to the card, without fees, and that the payment stays the same: minimum payments fall with the balance and take far longer.',
    'Issuers compound daily, which adds a little: an APR of 18.99% then acts like 19.14%.',
  ],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
