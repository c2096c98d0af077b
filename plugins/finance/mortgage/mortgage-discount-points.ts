import { defineCalculator, isAbove, money, number, percent, roundTo } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { numberOfPayments, remainingBalance } from '../shared/time-value.js';

/** Keeps the digits of low rates, of which the difference of two payments is made. */
function levelPayment(principal: number, rate: number, periods: number): number {
  if (rate === 0) return principal / periods;
  return (principal * rate) / -Math.expm1(-periods * Math.log1p(rate));
}

/** Points are paid at closing; the payment falls with the rate. */
export default defineCalculator({
  title: 'Mortgage points break-even',
  description:
    'Cost of discount points, saving a month, months to break even and net saving over the years that the loan is kept.',
  keywords: ['discount points', 'buy down the rate', 'mortgage points', 'points calculator', 'break-even on points'],
  related: ['mortgage-refinance-breakeven', 'mortgage-closing-costs'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: { ...loanRate, label: 'Interest rate without points', symbol: 'r_0' },
    pointsRate: { ...loanRate, label: 'Interest rate with points', symbol: 'r_1' },
    points: percent({
      label: 'Points',
      help: 'One point is 1% of the loan.',
      symbol: 'p',
      above: 0,
      max: 10,
      usual: [0.1, 4],
    }),
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    kept: {
      ...loanTerm,
      label: 'Years that the loan is kept',
      help: 'Until sale or refinancing. Default: the whole term.',
      symbol: 'k',
      default: ({ term }) => term,
    },
    discountRate: percent({
      label: 'What the money would earn elsewhere',
      help: 'A year, for a break-even that counts it.',
      symbol: 'd',
      min: 0,
      max: 50,
      usual: [0.5, 20],
      optional: true,
    }),
  },
  outputs: {
    breakEven: number({ label: 'Months to break even', symbol: 'n', places: 1, optional: true }),
    monthlySaving: money({ label: 'Saving a month', symbol: 's' }),
    cost: money({ label: 'Cost of the points', symbol: 'c' }),
    netSaving: money({
      label: 'Net saving while the loan is kept',
      help: 'Also by the lower balance at its end.',
      symbol: 'S',
    }),
    discountedBreakEven: number({
      label: 'Months to break even, with what the money would earn',
      symbol: 'n_d',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ amount, rate, pointsRate, points, term, kept, discountRate }) => {
    const payments = numberOfPayments(term, 12);
    const months = Math.min(numberOfPayments(kept, 12), payments);
    const payment = levelPayment(amount, rate / 12, payments);
    const lowerPayment = levelPayment(amount, pointsRate / 12, payments);
    const cost = points * amount;
    const monthlySaving = payment - lowerPayment;
    const balanceGain =
      months === payments
        ? 0
        : remainingBalance(amount, rate / 12, payment, months) -
          remainingBalance(amount, pointsRate / 12, lowerPayment, months);
    const netSaving = monthlySaving * months + balanceGain - cost;
    const breakEven = cost / monthlySaving;
    if (breakEven > payments) return { monthlySaving, cost, netSaving };
    if (discountRate === undefined) return { breakEven, monthlySaving, cost, netSaving };
    if (discountRate === 0) return { breakEven, monthlySaving, cost, netSaving, discountedBreakEven: breakEven };
    const d = discountRate / 12;
    const left = 1 - (cost * d) / monthlySaving;
    if (left < (1 + d) ** -payments) return { breakEven, monthlySaving, cost, netSaving };
    return { breakEven, monthlySaving, cost, netSaving, discountedBreakEven: -Math.log(left) / Math.log(1 + d) };
  },
  explanation: ({ breakEven, discountedBreakEven, term, kept }) => {
    const lower = kept < term ? ', and with its lower balance then,' : '';
    const net = `while the loan is kept${lower} {netSaving|it costs {|netSaving|} in all|it neither costs nor saves anything in all|it saves {|netSaving|} in all}.`;
    if (breakEven === undefined)
      return `The points cost {cost} and save {monthlySaving} a month, which does not recover them within the term; ${net}`;
    return discountedBreakEven === undefined
      ? `The points cost {cost} and save {monthlySaving} a month, which recovers them after {breakEven} {breakEven|month|months}; ${net}`
      : `The points cost {cost} and save {monthlySaving} a month, which recovers them after {breakEven} {breakEven|month|months}, or {discountedBreakEven} with what the money would earn; ${net}`;
  },
  requires: [
    {
      that: ({ rate, pointsRate }) => pointsRate < rate,
      field: 'pointsRate',
      says: 'The rate with points, {pointsRate}, must be below the one without, {rate}.',
    },
    {
      that: ({ term, kept }) => kept <= term,
      field: 'kept',
      says: 'The loan cannot be kept longer, {kept}, than its term, {term}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ netSaving }) => roundTo(netSaving, 2) < 0,
      says: 'The points cost more than they save while the loan is kept: they are not worth it.',
    },
    {
      level: 'caution',
      when: ({ discountRate, discountedBreakEven, breakEven }) =>
        breakEven !== undefined && discountRate !== undefined && discountRate > 0 && discountedBreakEven === undefined,
      says: 'With what the money would earn elsewhere the points are not recovered within the term.',
    },
    {
      level: 'caution',
      when: ({ rate, pointsRate, points }) => isAbove(rate - pointsRate, 0.75 * points),
      says: 'The rate falls by more than three quarters of a percentage point for each point, three times as much as is usual: check both rates and the points.',
    },
  ],
  examples: [
    {
      inputs: { amount: 300000, rate: 7, pointsRate: 6.5, points: 2, term: 30, kept: 10, discountRate: 5 },
      results: { breakEven: 60.1785, monthlySaving: 99.7, cost: 6000, netSaving: 9073.18, discountedBreakEven: 69.426 },
      source: 'Python 3.11: both payments, month-by-month balances',
    },
    {
      inputs: { amount: 300000, rate: 7, pointsRate: 6.75, points: 1, term: 30, kept: 3 },
      results: { breakEven: 59.8645, monthlySaving: 50.11, cost: 3000, netSaving: -739.95 },
      cautions: ['not worth it'],
      source: 'Python 3.11: both payments, month-by-month balances',
    },
    {
      inputs: { amount: 200000, rate: 6, pointsRate: 5.95, points: 4, term: 15, kept: 15 },
      results: { monthlySaving: 5.4, cost: 8000, netSaving: -7028.39 },
      cautions: ['not worth it'],
      source: 'Python 3.11: both payments, month-by-month balances',
    },
    {
      inputs: { amount: 200000, rate: 6, pointsRate: 5.75, points: 2, term: 15, kept: 15, discountRate: 18 },
      results: { breakEven: 148.735, monthlySaving: 26.89, cost: 4000, netSaving: 840.83 },
      cautions: ['not recovered within the term'],
      source: 'Python 3.11: both payments, month-by-month balances',
    },
    {
      inputs: { amount: 100000, rate: 7, pointsRate: 4, points: 1, term: 30, kept: 30 },
      results: { breakEven: 5.32234, monthlySaving: 187.89, cost: 1000, netSaving: 66639.39 },
      cautions: ['check both rates'],
      source: 'Python 3.11: both payments, month-by-month balances',
    },
    {
      inputs: { amount: 300000, rate: 7, pointsRate: 6.6, points: 2, term: 30, kept: 5, discountRate: 0 },
      results: { breakEven: 75.0647, monthlySaving: 79.93, netSaving: 36.8, discountedBreakEven: 75.0647 },
      source: 'Python 3.11: both payments, month-by-month balances; at 0% both break-evens are the same',
    },
    {
      inputs: { amount: 120000, rate: 6, pointsRate: 0, points: 10, term: 10 },
      results: { breakEven: 36.1178, monthlySaving: 332.25, cost: 12000, netSaving: 27869.52 },
      source: 'Python 3.11: 600/(1 − 1.005⁻¹²⁰) less 120000/120; paid 120 times',
    },
    {
      inputs: { amount: 300000, rate: 7, pointsRate: 6.5, points: 5.0243951, term: 30, kept: 10 },
      results: { monthlySaving: 99.7, cost: 15073.19, netSaving: 0 },
      source: 'Python 3.11: both payments, month-by-month balances; it costs less than half a cent',
    },
    {
      inputs: { amount: 100000, rate: 6, pointsRate: 6.5, points: 1 },
      refused: 'must be below the one without',
      source: 'By hand',
    },
    {
      inputs: { amount: 100000, rate: 6, pointsRate: 5.5, points: 1, term: 15, kept: 20 },
      refused: 'than its term',
      source: 'By hand',
    },
  ],
  notes: ['Taxes are not counted: in the United States points may be deductible.'],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
