import { choice, defineCalculator, isBelow, money, percent } from '@reckoner/engine';

/** New pay from a percentage, an amount or the new pay itself; the real raise divides by 1 + inflation. */
export default defineCalculator({
  title: 'Pay raise',
  description: 'New pay, raise in percent and per pay period, and the real raise after inflation.',
  keywords: ['salary increase', 'raise percentage', 'wage increase', 'real wage'],
  inputs: {
    pay: money({ label: 'Present pay a year', min: 0.01, max: 1e12 }),
    given: choice(
      { percent: 'Percent', amount: 'Amount a year', newPay: 'New pay a year' },
      { label: 'Raise is given as', default: 'percent' },
    ),
    percentage: percent({
      label: 'Raise in percent',
      min: -100,
      max: 1000,
      usual: [-30, 60],
      when: { given: 'percent' },
    }),
    amount: money({ label: 'Raise a year', shareOf: 'pay', min: -1e12, max: 1e12, when: { given: 'amount' } }),
    target: money({ label: 'New pay', min: 0, max: 1e12, when: { given: 'newPay' } }),
    periods: choice(
      {
        weekly: { label: 'Weekly', value: 52 },
        biweekly: { label: 'Every two weeks', value: 26 },
        semimonthly: { label: 'Twice a month', value: 24 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Paid', default: 'monthly' },
    ),
    inflation: percent({ label: 'Inflation', min: -50, max: 1000, default: 0, usual: [-3, 30] }),
  },
  outputs: {
    newPay: money({ label: 'New pay a year' }),
    raise: money({ label: 'Raise a year' }),
    raiseRate: percent({ label: 'Raise', places: 2 }),
    perPeriod: money({ label: 'Raise per pay period' }),
    realRate: percent({ label: 'Raise after inflation', places: 2 }),
  },
  formula: ({ pay, given, percentage, amount, target, periods, inflation }) => {
    const raise = given === 'percent' ? pay * percentage : given === 'amount' ? amount : target - pay;
    const newPay = pay + raise;
    return {
      newPay,
      raise,
      raiseRate: raise / pay,
      perPeriod: raise / periods,
      realRate: newPay / pay / (1 + inflation) - 1,
    };
  },
  explanation:
    'The new pay is {newPay} a year, {raise|{|raise|} ({|raiseRate|}) less|as before|{|raise|} ({|raiseRate|}) more}; after inflation it buys {realRate|{|realRate|} less|as much as before|{|realRate|} more}.',
  examples: [
    {
      inputs: { pay: 48000, percentage: 5, inflation: 3 },
      results: { newPay: 50400, raise: 2400, raiseRate: 5, perPeriod: 200, realRate: 1.941747573 },
      source: 'By hand: 48000 × 1.05; 1.05/1.03 - 1',
    },
    {
      inputs: { pay: 52000, given: 'amount', amount: 2600, periods: 'weekly' },
      results: { newPay: 54600, perPeriod: 50, raiseRate: 5, realRate: 5 },
      source: 'By hand: 2600/52',
    },
    {
      inputs: { pay: 40000, given: 'newPay', target: 39000 },
      results: { raise: -1000, raiseRate: -2.5 },
      source: 'By hand: -1000/40000',
    },
    {
      inputs: { pay: 40000, percentage: 0.05, inflation: 2.5 },
      results: { newPay: 40020, raise: 20, realRate: -2.390243902 },
      cautions: ['is tiny', 'below inflation'],
      source: 'By hand: 0.05% of 40000; 1.0005/1.025 - 1',
    },
    {
      inputs: { pay: 40000, percentage: 0.25 },
      results: { newPay: 40100, raise: 100 },
      cautions: ['is tiny'],
      source: 'By hand: 0.25% of 40000, where 25% is likely meant',
    },
    {
      inputs: { pay: 40000, given: 'amount', amount: 5 },
      results: { newPay: 40005, raise: 5 },
      cautions: ['for a percentage'],
      source: 'By hand: 40000 + 5',
    },
    {
      inputs: { pay: 40000, given: 'amount', amount: -50000 },
      refused: 'would make the pay',
      source: 'By hand: 50000 off 40000',
    },
  ],
  requires: [
    {
      that: ({ pay, amount }) => pay + amount >= 0,
      field: 'amount',
      says: 'A raise of {amount} would make the pay of {pay} negative.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ pay, amount }) =>
        amount !== undefined && amount !== 0 && Math.abs(amount) <= 100 && isBelow(Math.abs(amount), 0.005 * pay),
      says: 'The raise is read as an amount a year, {amount}: for a percentage choose that it is given so.',
    },
    {
      level: 'note',
      when: ({ percentage }) => percentage !== undefined && percentage !== 0 && Math.abs(percentage) < 0.005,
      says: 'A raise of {percentage} is tiny: five percent are written as 5.',
    },
    {
      level: 'note',
      when: ({ raiseRate, realRate }) => raiseRate > 0 && realRate < 0,
      says: 'The raise is below inflation: the new pay buys less than the present one did.',
    },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, chapter Measuring the Cost of Living' }],
});
