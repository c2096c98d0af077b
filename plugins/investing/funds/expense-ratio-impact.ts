import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Returns before fees compound yearly, each fee is taken from the assets, and contributions fall at each year's end. */
export default defineCalculator({
  title: 'Expense ratio impact',
  description: 'What a fund costs in final value through its expense ratio, compared with a cheaper fund or none.',
  keywords: ['TER', 'fund fees', 'management fee', 'index fund comparison', 'mutual fund cost'],
  inputs: {
    initial: money({ label: 'Initial investment', min: 0, max: 1e12 }),
    contribution: money({ label: 'Contribution a year', min: 0, max: 1e12, default: 0 }),
    returnRate: percent({ label: 'Return a year before fees', min: -50, max: 100, usual: [0.3, 30] }),
    years: integer({ label: 'Years', min: 1, max: 80 }),
    expenseRatio: percent({ label: 'Expense ratio', min: 0, max: 20, usual: [0.005, 3] }),
    otherRatio: percent({ label: 'Expense ratio to compare with', min: 0, max: 20, default: 0, usual: [0.005, 3] }),
  },
  outputs: {
    cost: money({ label: 'Lost to the expense ratio', help: 'Against the other fund; negative where that is dearer.' }),
    value: money({ label: 'Final value' }),
    otherValue: money({ label: 'Final value of the other fund' }),
    share: percent({ label: 'Loss as a share of the other value', places: 2 }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        value: money({ label: 'Value' }),
        otherValue: money({ label: 'Value of the other fund' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ initial, contribution, returnRate, years, expenseRatio, otherRatio }) => {
    const growth = (1 + returnRate) * (1 - expenseRatio);
    const otherGrowth = (1 + returnRate) * (1 - otherRatio);
    let value = initial;
    let otherValue = initial;
    const byYear = [];
    for (let year = 1; year <= years; year++) {
      value = value * growth + contribution;
      otherValue = otherValue * otherGrowth + contribution;
      byYear.push({ year, value, otherValue });
    }
    const cost = otherValue - value;
    return { cost, value, otherValue, share: cost / otherValue, byYear };
  },
  stepwise: [
    'Each year the value grows by (1 + return) × (1 - expense ratio), and the contribution is added.',
    'The same with the other expense ratio; the cost is the difference in the end.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['value', 'otherValue'] },
  explanation: ({ cost }) =>
    cost >= 0
      ? 'After {years} {years|year|years} the fund is worth {value}; at {otherRatio} it would be {otherValue}, a difference of {cost}.'
      : 'After {years} {years|year|years} the fund is worth {value}, more than the {otherValue} that the dearer one at {otherRatio} would reach.',
  requires: [
    {
      that: ({ initial, contribution }) => initial > 0 || contribution > 0,
      field: 'initial',
      says: 'Give an initial investment, a contribution or both.',
    },
  ],
  examples: [
    {
      inputs: { initial: 100000, returnRate: 7, years: 30, expenseRatio: 1, otherRatio: 0.1 },
      results: {
        cost: 175638.01,
        value: 563078.79,
        otherValue: 738716.8,
        share: 23.77609553,
        byYear: { length: 30 },
      },
      source: 'Python with mpmath: 100000 × 1.07^30 × 0.99^30 and × 0.999^30',
    },
    {
      inputs: { initial: 10000, contribution: 5000, returnRate: 6, years: 25, expenseRatio: 0.75 },
      results: { value: 281047.78, otherValue: 317241.27, cost: 36193.49 },
      source: 'Python with mpmath: year-by-year loop',
    },
    {
      inputs: { initial: 1000, returnRate: 0, years: 1, expenseRatio: 0.5, otherRatio: 2 },
      results: { cost: -15, value: 995, otherValue: 980 },
      source: 'By hand: 0.5 and 2% of 1000',
    },
    {
      inputs: { initial: 0, returnRate: 5, years: 10, expenseRatio: 0.5 },
      refused: 'Give an initial investment',
      source: 'By hand: nothing is invested',
    },
  ],
  notes: ['Contributions are paid at the end of each year; the fee is taken from the grown value.'],
  references: [{ title: 'SEC Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio' }],
});
