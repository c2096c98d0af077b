import { choice, defineCalculator, integer, money, rows, sum } from '@reckoner/engine';

/** Every fee times how often a year it is charged: 52 weeks, 13 times four weeks, 12 months, 4 quarters, 2 halves. */
export default defineCalculator({
  title: 'Subscription cost per year',
  description: 'Yearly and monthly cost of subscriptions charged from weekly to yearly, also for each person.',
  keywords: ['streaming', 'membership', 'recurring fees', 'monthly to yearly'],
  arithmetic: 'decimal',
  inputs: {
    subscriptions: rows(
      {
        fee: money({ label: 'Fee', min: 0, max: 1e9 }),
        period: choice(
          {
            week: { label: 'Each week', value: 52 },
            fourWeeks: { label: 'Every four weeks', value: 13 },
            month: { label: 'Each month', value: 12 },
            quarter: { label: 'Each quarter', value: 4 },
            halfYear: { label: 'Each half-year', value: 2 },
            year: { label: 'Each year', value: 1 },
          },
          { label: 'Charged', default: 'month' },
        ),
      },
      { label: 'Subscriptions', maxItems: 100 },
    ),
    people: integer({ label: 'People who share', symbol: 'n', min: 1, max: 100, default: 1 }),
  },
  outputs: {
    yearly: money({ label: 'Cost per year', symbol: 'K' }),
    monthly: money({ label: 'Cost per month', symbol: 'K_m' }),
    share: money({ label: 'Each person per year', symbol: 's' }),
  },
  formula: ({ subscriptions, people }) => {
    const yearly = sum(subscriptions.map(({ fee, period }) => fee * period));
    return { yearly, monthly: yearly / 12, share: yearly / people };
  },
  explanation: 'The subscriptions cost {yearly} a year, {monthly} a month.',
  examples: [
    {
      inputs: { subscriptions: [{ fee: 15.49 }, { fee: 5, period: 'week' }, { fee: 99, period: 'year' }], people: 2 },
      results: { yearly: 544.88, monthly: '45.41', share: 272.44 },
      source: 'By hand: 185.88 + 260 + 99; /12; /2',
    },
    {
      inputs: { subscriptions: [{ fee: 30, period: 'quarter' }] },
      results: { yearly: 120, monthly: 10, share: 120 },
      source: 'By hand: 4 × 30',
    },
    {
      inputs: {
        subscriptions: [
          { fee: 10, period: 'fourWeeks' },
          { fee: 55, period: 'halfYear' },
        ],
      },
      results: { yearly: 240, monthly: 20, share: 240 },
      source: 'By hand: 13 × 10 + 2 × 55',
    },
  ],
  notes: ['A year counts 52 weeks.'],
  references: [{ title: 'US Federal Trade Commission, Consumer Advice: Free trials and auto-renewals' }],
});
