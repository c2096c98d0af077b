import { choice, defineCalculator, isAbove, isBelow, money, number, roundTo } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Simple break-even: closing costs over the monthly saving, without discounting. */
export default defineCalculator({
  title: 'Mortgage refinance',
  description:
    'Monthly saving, break-even time and lifetime saving of replacing a mortgage, from both rates and terms and the closing costs.',
  keywords: ['refinancing', 'break-even point', 'remortgage', 'closing costs'],
  inputs: {
    balance: money({ label: 'Remaining balance', symbol: 'B', above: 0, max: 1e12 }),
    oldRate: { ...loanRate, label: 'Present interest rate', symbol: 'r_0' },
    oldTerm: { ...loanTerm, usual: [1, 40], label: 'Remaining term', symbol: 't_0' },
    newRate: { ...loanRate, label: 'New interest rate', symbol: 'r_1' },
    newTerm: { ...loanTerm, usual: [5, 40], label: 'New term', symbol: 't_1' },
    closingCosts: money({
      label: 'Closing costs',
      formerly: ['costs'],
      shareOf: 'balance',
      symbol: 'C',
      min: 0,
      max: 1e12,
    }),
    costsPaid: choice(
      { cash: 'Paid at closing', financed: 'Added to the new loan' },
      { label: 'Closing costs are', default: 'cash' },
    ),
  },
  outputs: {
    monthlySaving: money({ label: 'Saving a month' }),
    breakEven: number({ label: 'Months to break even', optional: true, places: 1 }),
    lifetimeSaving: money({ label: 'Saving over the whole terms' }),
    oldPayment: money({ label: 'Present payment' }),
    newPayment: money({ label: 'New payment' }),
  },
  formula: ({ balance, oldRate, oldTerm, newRate, newTerm, closingCosts, costsPaid }) => {
    const oldPayments = numberOfPayments(oldTerm, 12);
    const newPayments = numberOfPayments(newTerm, 12);
    const financed = costsPaid === 'financed' ? closingCosts : 0;
    const oldPayment = annuityPayment(balance, oldRate / 12, oldPayments);
    const newPayment = annuityPayment(balance + financed, newRate / 12, newPayments);
    const monthlySaving = oldPayment - newPayment;
    const lifetimeSaving = oldPayment * oldPayments - newPayment * newPayments - (closingCosts - financed);
    // Costs that are recovered after a loan has ended are never recovered.
    const term = Math.min(oldPayments, newPayments);
    if (monthlySaving <= 0 || closingCosts / monthlySaving > term)
      return { monthlySaving, lifetimeSaving, oldPayment, newPayment };
    return { monthlySaving, breakEven: closingCosts / monthlySaving, lifetimeSaving, oldPayment, newPayment };
  },
  figure: {
    kind: 'curve',
    title: 'Saved and spent',
    x: { of: 'breakEven', label: 'Months' },
    y: { of: 'closingCosts', label: 'Amount' },
    curve: ({ monthlySaving, breakEven, closingCosts }) =>
      breakEven === undefined || breakEven === 0
        ? undefined
        : {
            from: 0,
            to: 2 * breakEven,
            lines: [
              { label: 'Saved', y: (month) => monthlySaving * month },
              { label: 'Closing costs', dashed: true, y: () => closingCosts },
            ],
            marks: [{ x: breakEven, y: closingCosts, label: 'Break-even' }],
          },
  },
  explanation: ({ breakEven, monthlySaving }) => {
    const whole =
      'over the whole terms it {lifetimeSaving|costs {|lifetimeSaving|} more|costs the same|saves {|lifetimeSaving|}}.';
    if (breakEven !== undefined)
      return `The payment falls by {monthlySaving} a month, which recovers the closing costs after {breakEven} {breakEven|month|months}; ${whole}`;
    return monthlySaving > 0
      ? `The payment falls by {monthlySaving} a month, which does not recover the closing costs within the term; ${whole}`
      : `The payment does not fall: it goes from {oldPayment} to {newPayment}; ${whole}`;
  },
  examples: [
    {
      inputs: { balance: 250000, oldRate: 6.5, oldTerm: 25, newRate: 5.5, newTerm: 30, closingCosts: 6000 },
      cautions: ['costs more in all'],
      results: {
        monthlySaving: 268.55,
        breakEven: 22.3426,
        lifetimeSaving: -10604.73,
        oldPayment: 1688.02,
        newPayment: 1419.47,
      },
      source: 'Gnumeric: PMT(0.065/12, 300, -250000), PMT(0.055/12, 360, -250000)',
    },
    {
      inputs: {
        balance: 250000,
        oldRate: 6.5,
        oldTerm: 25,
        newRate: 5.5,
        newTerm: 30,
        closingCosts: 6000,
        costsPaid: 'financed',
      },
      results: { newPayment: 1453.54, monthlySaving: 234.48, breakEven: 25.5887, lifetimeSaving: -16868.97 },
      cautions: ['costs more in all'],
      source: 'Gnumeric: PMT(0.055/12, 360, -256000)',
    },
    {
      inputs: { balance: 250000, oldRate: 6.5, oldTerm: 25, newRate: 5.5, newTerm: 15, closingCosts: 6000 },
      results: { monthlySaving: -354.69, lifetimeSaving: 132717.82 },
      source: 'Gnumeric: PMT(0.055/12, 180, -250000)',
    },
    {
      inputs: { balance: 250000, oldRate: 6.5, oldTerm: 25, newRate: 5.31129, newTerm: 30, closingCosts: 6000 },
      results: { monthlySaving: '298.00', lifetimeSaving: 0 },
      source: 'Python: 300 and 360 payments; the new loan costs less than half a cent more',
    },
    {
      inputs: { balance: 120000, oldRate: 0, oldTerm: 10, newRate: 0, newTerm: '121 month', closingCosts: 9000 },
      results: { oldPayment: 1000, newPayment: 991.74, monthlySaving: 8.26, lifetimeSaving: -9000 },
      cautions: ['costs more in all'],
      source: 'By hand: 120000/120 − 120000/121; 9000/8.26 months are more than 120',
    },
    {
      inputs: { balance: 120000, oldRate: 0, oldTerm: 10, newRate: 0, newTerm: 10, closingCosts: 2 },
      results: { monthlySaving: 0, lifetimeSaving: -2 },
      cautions: ['for a percentage'],
      source: 'By hand: nothing changes but the costs',
    },
    {
      inputs: { balance: 12000, oldRate: 0, oldTerm: 10, newRate: 0, newTerm: 10, closingCosts: 6000 },
      results: { monthlySaving: 0, lifetimeSaving: -6000 },
      cautions: ['over a tenth of the balance'],
      source: 'By hand: nothing changes but the costs',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ monthlySaving, lifetimeSaving }) => monthlySaving > 0 && roundTo(lifetimeSaving, 2) < 0,
      says: 'The payment falls, but the new loan costs more in all: a shorter new term or lower costs would change that.',
    },
    {
      level: 'caution',
      when: ({ balance, closingCosts }) => isAbove(closingCosts, 0.1 * balance),
      says: 'Closing costs of {closingCosts} are over a tenth of the balance: check the amount.',
    },
    {
      level: 'caution',
      when: ({ balance, closingCosts }) =>
        closingCosts > 0 && closingCosts <= 10 && isBelow(closingCosts, 0.005 * balance),
      says: 'Closing costs are read as an amount, {closingCosts}: for a percentage send that part of the balance.',
    },
  ],
  notes: ['The time to break even is simple: the costs over the saving of a month, without interest on either.'],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on mortgage refinancing decisions' },
  ],
});
