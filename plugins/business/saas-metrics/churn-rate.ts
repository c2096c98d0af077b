import { defineCalculator, integer, money, percent } from '@reckoner/engine';

/** Customers lost over customers at the start; a steady monthly churn compounds over a year. */
export default defineCalculator({
  title: 'Churn rate',
  description:
    'Monthly and yearly customer churn, and revenue churn, from customers and recurring revenue at the start and what was lost.',
  keywords: ['customer churn', 'revenue churn', 'attrition', 'retention', 'SaaS'],
  inputs: {
    customers: integer({ label: 'Customers at the start of the month', symbol: 'N', min: 1, max: 1e10 }),
    lost: integer({ label: 'Customers lost in the month', symbol: 'L', min: 0, max: 1e10 }),
    revenue: money({
      label: 'Monthly recurring revenue at the start',
      symbol: 'M',
      min: 0.01,
      max: 1e12,
      optional: true,
    }),
    lostRevenue: money({
      label: 'Recurring revenue lost',
      help: 'By cancellations and downgrades.',
      symbol: 'M_L',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    churn: percent({ label: 'Monthly churn', symbol: 'c', places: 2 }),
    yearly: percent({ label: 'Yearly churn', symbol: 'c_a', places: 2 }),
    retention: percent({ label: 'Monthly retention', symbol: 'r', places: 2 }),
    revenueChurn: percent({ label: 'Monthly revenue churn', symbol: 'c_R', places: 2, optional: true }),
  },
  formula: ({ customers, lost, revenue, lostRevenue }) => {
    const churn = lost / customers;
    return {
      churn,
      yearly: 1 - (1 - churn) ** 12,
      retention: 1 - churn,
      revenueChurn: revenue === undefined ? undefined : lostRevenue / revenue,
    };
  },
  explanation:
    '{lost} of {customers} {customers|customer|customers} left: a monthly churn of {churn}, or {yearly} over a year.',
  requires: [
    {
      that: ({ revenue, lostRevenue }) => lostRevenue <= revenue,
      field: 'lostRevenue',
      says: 'The revenue lost, {lostRevenue}, must not be above that at the start, {revenue}.',
    },
    {
      that: ({ lostRevenue }, given) => given.revenue || lostRevenue === 0,
      field: 'revenue',
      says: 'The revenue lost, {lostRevenue}, is a share of that at the start: give this too.',
    },
    {
      that: ({ customers, lost }) => lost <= customers,
      field: 'lost',
      says: 'The customers lost, {lost}, must not be more than there were, {customers}.',
    },
  ],
  examples: [
    {
      inputs: { customers: 400, lost: 20 },
      results: { churn: 5, yearly: 45.963991, retention: 95 },
      source: 'By hand: 20/400; Python 3.11: 1 - 0.95**12',
    },
    {
      inputs: { customers: 50, lost: 0, revenue: 10000, lostRevenue: 250 },
      results: { churn: 0, yearly: 0, revenueChurn: 2.5 },
      source: 'By hand: 250/10000',
    },
    { inputs: { customers: 50, lost: 1, lostRevenue: 200 }, refused: 'give this too', source: 'By definition' },
    { inputs: { customers: 5, lost: 6 }, refused: 'must not be more', source: 'By definition' },
    {
      inputs: { customers: 50, lost: 1, revenue: 100, lostRevenue: 200 },
      refused: 'must not be above',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Farris et al.: Marketing Metrics, 4th ed. (2020), ch. 5', isbn: '978-0-13-671713-3' }],
});
