import { defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** A margin that decays with retention and is discounted, the first one a month from now. */
export default defineCalculator({
  title: 'Customer lifetime value',
  description:
    'Lifetime value of a customer from monthly revenue, gross margin and churn, plain and discounted, with the ratio to acquisition cost.',
  keywords: ['LTV', 'CLV', 'LTV:CAC', 'SaaS', 'retention'],
  arithmetic: 'decimal',
  inputs: {
    revenue: money({ label: 'Revenue of a customer a month', symbol: 'R', min: 0, max: 1e9 }),
    margin: percent({ usual: [2, 100], label: 'Gross margin', symbol: 'm', min: 0, max: 100 }),
    churn: percent({ usual: [0.1, 40], label: 'Monthly churn', symbol: 'c', min: 0.01, max: 100 }),
    discount: percent({ usual: [0.1, 4], label: 'Discount rate a month', symbol: 'd', min: 0, max: 100, default: 0 }),
    acquisition: money({ label: 'Acquisition cost', symbol: 'A', min: 0.01, max: 1e9, optional: true }),
  },
  outputs: {
    value: money({ label: 'Lifetime value', symbol: '\\mathrm{LTV}' }),
    discounted: money({ label: 'Discounted lifetime value', symbol: '\\mathrm{LTV}_d' }),
    lifetime: number({ label: 'Mean lifetime in months', symbol: 'T', places: 1 }),
    ratio: number({ label: 'LTV to acquisition cost', symbol: 'k', places: 2, optional: true }),
  },
  formula: ({ revenue, margin, churn, discount, acquisition }) => {
    const value = (revenue * margin) / churn;
    return {
      value,
      discounted: (revenue * margin) / (churn + discount),
      lifetime: 1 / churn,
      ratio: acquisition === undefined ? undefined : value / acquisition,
    };
  },
  explanation: 'Over {lifetime} {lifetime|month|months} a customer is worth {value}, or {discounted} discounted.',
  cautions: [
    {
      level: 'note',
      when: ({ lifetime }) => roundTo(lifetime, 1) > 60,
      says: 'The churn means a lifetime of more than five years, longer than most products stay the same: count five years at most, or discount.',
    },
  ],
  examples: [
    {
      inputs: { revenue: 100, margin: 80, churn: 5, discount: 1, acquisition: 400 },
      results: { value: 1600, discounted: 1333.33, lifetime: 20, ratio: 4 },
      source: 'By hand: 80/0.05; 80/0.06; 1600/400',
    },
    {
      inputs: { revenue: 30, margin: 50, churn: 2.5 },
      results: { value: 600, discounted: 600, lifetime: 40 },
      source: 'By hand: 15/0.025',
    },
    {
      inputs: { revenue: 10, margin: 50, churn: 1 },
      results: { value: 500, lifetime: 100 },
      cautions: ['more than five years'],
      source: 'By hand: 5/0.01',
    },
    {
      inputs: { revenue: 100, margin: 80, churn: 1.666 },
      results: { value: 4801.92, lifetime: 60.02401 },
      source: 'By hand: 80/0.01666 and 1/0.01666, shown as 60.0 months: no more than five years',
    },
  ],
  notes: [
    'The first margin comes for certain at the end of the first month. Gupta and Lehmann let it depend on retention too: their discounted value is this one times the monthly retention.',
  ],
  references: [
    {
      title: 'Gupta, Lehmann: Customers as assets, Journal of Interactive Marketing 17 (2003) 9',
      doi: '10.1002/dir.10045',
    },
  ],
});
