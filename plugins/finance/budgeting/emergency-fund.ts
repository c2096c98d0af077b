import { defineCalculator, integer, money, number, percent } from '@reckoner/engine';

/** Essential expenses for some months, less what is saved; savings then fill the rest. */
export default defineCalculator({
  title: 'Emergency fund',
  description:
    'Size of an emergency fund, what is missing and how long it takes to fill, from essential expenses and savings.',
  keywords: ['rainy day fund', 'months of expenses', 'financial cushion'],
  inputs: {
    expenses: money({ label: 'Essential expenses a month', min: 0.01, max: 1e9 }),
    months: number({
      label: 'Months to cover',
      help: 'Three to six are usual.',
      min: 0,
      max: 120,
      default: 6,
      usual: [1, 36],
    }),
    saved: money({ label: 'Saved so far', min: 0, max: 1e12, default: 0 }),
    monthlySaving: money({ label: 'Saving a month', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    target: money({ label: 'Emergency fund' }),
    missing: money({ label: 'Still missing' }),
    covered: number({ label: 'Months covered at present', places: 1 }),
    filled: percent({ label: 'Filled', places: 1, optional: true }),
    monthsToFill: integer({ label: 'Months until it is full', optional: true }),
  },
  formula: ({ expenses, months, saved, monthlySaving }) => {
    const fillingTime = (gap: number, saving: number) => {
      if (gap === 0) return 0;
      return saving > 0 ? Math.ceil(gap / saving) : undefined;
    };
    const target = expenses * months;
    const missing = Math.max(0, target - saved);
    return {
      target,
      missing,
      covered: saved / expenses,
      filled: target > 0 ? Math.min(1, saved / target) : undefined,
      monthsToFill: fillingTime(missing, monthlySaving),
    };
  },
  explanation: ({ monthsToFill }) =>
    monthsToFill === undefined
      ? 'The fund should hold {target}; {missing} is still missing, and without saving stays so.'
      : monthsToFill === 0
        ? 'The fund should hold {target}, which is there: nothing is missing.'
        : 'The fund should hold {target}; {missing} is still missing, which takes {monthsToFill} {monthsToFill|month|months}.',
  examples: [
    {
      inputs: { expenses: 2500, months: 6, saved: 4000, monthlySaving: 400 },
      results: { target: 15000, missing: 11000, covered: 1.6, filled: 26.66666667, monthsToFill: 28 },
      source: 'By hand: 11000/400 = 27.5; 4/15',
    },
    {
      inputs: { expenses: 1000, months: 3, saved: 5000 },
      results: { missing: 0, filled: 100, covered: 5, monthsToFill: 0 },
      source: 'By hand',
    },
    {
      inputs: { expenses: 2000, months: 3, saved: 1000 },
      results: { target: 6000, missing: 5000, covered: 0.5, filled: 16.66666667 },
      source: 'By hand: without saving it is never full; 1/6',
    },
    {
      inputs: { expenses: 1000, months: 0 },
      results: { target: 0, missing: 0, covered: 0, monthsToFill: 0 },
      source: 'By hand: nothing to fill',
    },
  ],
  references: [{ title: 'Consumer Financial Protection Bureau: An essential guide to building an emergency fund' }],
});
