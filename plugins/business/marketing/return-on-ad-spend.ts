import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** Revenue for each unit of advertising; it breaks even at the reciprocal of the gross margin. */
export default defineCalculator({
  title: 'ROAS',
  description: 'Return on ad spend, break-even ROAS and profit of a campaign from revenue, ad spend and gross margin.',
  keywords: ['return on ad spend', 'advertising', 'ACOS', 'campaign'],
  arithmetic: 'decimal',
  inputs: {
    revenue: money({ label: 'Revenue from the ads', symbol: 'R', min: 0, max: 1e12 }),
    spend: money({ label: 'Ad spend', symbol: 'S', min: 0.01, max: 1e12 }),
    margin: percent({ usual: [2, 100], label: 'Gross margin', symbol: 'm', min: 0.1, max: 100, default: 100 }),
  },
  outputs: {
    roas: number({ label: 'ROAS', symbol: '\\mathrm{ROAS}', places: 2 }),
    breakEven: number({ label: 'Break-even ROAS', symbol: 'b', places: 2 }),
    profit: money({ label: 'Profit after ad spend', symbol: '\\Pi' }),
    costShare: percent({ label: 'Ad spend in percent of revenue', places: 2, optional: true }),
  },
  formula: ({ revenue, spend, margin }) => ({
    roas: revenue / spend,
    breakEven: 1 / margin,
    profit: revenue * margin - spend,
    costShare: revenue === 0 ? undefined : spend / revenue,
  }),
  explanation:
    'Each unit of ad spend brought {roas} of revenue; {breakEven} would break even. The {profit|loss|profit|profit} is {|profit|}.',
  examples: [
    {
      inputs: { revenue: 12000, spend: 3000, margin: 40 },
      results: { roas: 4, breakEven: 2.5, profit: 1800, costShare: 25 },
      source: 'By hand: 12/3; 1/0.4; 4800 - 3000',
    },
    {
      inputs: { revenue: 0, spend: 500 },
      results: { roas: 0, breakEven: 1, profit: -500 },
      source: 'By hand: nothing came back',
    },
  ],
  references: [{ title: 'Farris et al.: Marketing Metrics, 4th ed. (2020), ch. 9', isbn: '978-0-13-671713-3' }],
});
