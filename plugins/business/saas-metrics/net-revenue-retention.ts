import { defineCalculator, isAtMost, money, percent } from '@reckoner/engine';

/** What the customers of the start are worth at the end, with and without their expansion. */
export default defineCalculator({
  title: 'Net and gross revenue retention',
  description: 'Net and gross revenue retention from recurring revenue at the start, expansion, contraction and churn.',
  keywords: ['NRR', 'GRR', 'net dollar retention', 'SaaS'],
  arithmetic: 'decimal',
  inputs: {
    start: money({ label: 'Recurring revenue at the start', symbol: 'S', min: 0.01, max: 1e12 }),
    expansion: money({ label: 'Expansion', help: 'Upgrades of these customers.', symbol: 'X', min: 0, max: 1e12 }),
    contraction: money({ label: 'Contraction', help: 'Downgrades.', symbol: 'C', min: 0, max: 1e12 }),
    churned: money({ label: 'Churned revenue', symbol: 'L', min: 0, max: 1e12 }),
  },
  outputs: {
    net: percent({ label: 'Net revenue retention', symbol: '\\mathrm{NRR}', places: 1 }),
    gross: percent({ label: 'Gross revenue retention', symbol: '\\mathrm{GRR}', places: 1 }),
    end: money({ label: 'Recurring revenue at the end', symbol: 'E' }),
  },
  formula: ({ start, expansion, contraction, churned }) => {
    const end = start + expansion - contraction - churned;
    return { net: end / start, gross: (start - contraction - churned) / start, end };
  },
  explanation: 'Of {start} at the start {end} is left: a net retention of {net}, gross {gross}.',
  requires: [
    {
      that: ({ start, contraction, churned }) => isAtMost(contraction + churned, start),
      field: 'churned',
      says: 'More revenue was lost by contraction and churn, {contraction} and {churned}, than there was: {start}.',
    },
  ],
  examples: [
    {
      inputs: { start: 100000, expansion: 18000, contraction: 3000, churned: 5000 },
      results: { net: 110, gross: 92, end: 110000 },
      source: 'By hand: 110/100, 92/100',
    },
    {
      inputs: { start: 200, expansion: 0, contraction: 50, churned: 30 },
      results: { net: 60, gross: 60, end: 120 },
      source: 'By hand: 120/200',
    },
    {
      inputs: { start: 200, expansion: 0, contraction: 150, churned: 51 },
      refused: 'More revenue was lost',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Skok: SaaS Metrics 2.0, a guide to measuring and improving what matters (For Entrepreneurs, 2013)' },
  ],
});
