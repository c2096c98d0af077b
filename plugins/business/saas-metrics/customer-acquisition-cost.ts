import { defineCalculator, integer, money, number, percent } from '@reckoner/engine';

/** All sales and marketing cost over the customers won by it, and the months of gross profit that pay it back. */
export default defineCalculator({
  title: 'Customer acquisition cost',
  description:
    'Cost to win a customer and the months to pay it back, from sales and marketing cost, new customers, revenue and margin.',
  keywords: ['CAC', 'payback', 'SaaS', 'sales efficiency'],
  arithmetic: 'decimal',
  inputs: {
    sales: money({ label: 'Sales cost', symbol: 'S', min: 0, max: 1e12 }),
    marketing: money({ label: 'Marketing cost', symbol: 'M', min: 0, max: 1e12 }),
    customers: integer({ label: 'New customers', symbol: 'n', min: 1, max: 1e10 }),
    revenue: money({ label: 'Revenue of a customer a month', symbol: 'R', min: 0.01, max: 1e9, optional: true }),
    margin: percent({ usual: [2, 100], label: 'Gross margin', symbol: 'm', min: 0.1, max: 100, default: 100 }),
  },
  outputs: {
    cac: money({ label: 'Acquisition cost', symbol: '\\mathrm{CAC}' }),
    payback: number({ label: 'Months to pay it back', symbol: 't', places: 1, optional: true }),
  },
  formula: ({ sales, marketing, customers, revenue, margin }) => {
    const cac = (sales + marketing) / customers;
    return { cac, payback: revenue === undefined ? undefined : cac / (revenue * margin) };
  },
  explanation: 'Each new customer cost {cac}.',
  cautions: [
    {
      level: 'note',
      when: ({ payback, margin }) => payback !== undefined && margin === 1,
      says: 'All revenue is counted as gross profit: with the gross margin it takes longer to pay the cost back.',
    },
  ],
  examples: [
    {
      inputs: { sales: 60000, marketing: 40000, customers: 250, revenue: 50, margin: 80 },
      results: { cac: 400, payback: 10 },
      source: 'By hand: 100000/250; 400/40',
    },
    {
      inputs: { sales: 60000, marketing: 40000, customers: 250, revenue: 50 },
      results: { cac: 400, payback: 8 },
      cautions: ['counted as gross profit'],
      source: 'By hand: 400/50',
    },
    { inputs: { sales: 0, marketing: 900, customers: 8 }, results: { cac: 112.5 }, source: 'By hand: 900/8' },
  ],
  references: [{ title: 'Farris et al.: Marketing Metrics, 4th ed. (2020), ch. 5', isbn: '978-0-13-671713-3' }],
});
