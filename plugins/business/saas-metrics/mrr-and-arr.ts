import { defineCalculator, isAtMost, money, percent } from '@reckoner/engine';

/** Movements of monthly recurring revenue; a year is twelve months. */
export default defineCalculator({
  title: 'MRR and ARR',
  description:
    'Monthly and annual recurring revenue after new, expansion, contraction and churned revenue, with the growth rate.',
  keywords: ['monthly recurring revenue', 'annual recurring revenue', 'SaaS', 'quick ratio'],
  arithmetic: 'decimal',
  inputs: {
    start: money({ label: 'MRR at the start', symbol: 'S', min: 0.01, max: 1e12 }),
    fresh: money({ label: 'New MRR', symbol: 'N', min: 0, max: 1e12 }),
    expansion: money({ label: 'Expansion MRR', symbol: 'X', min: 0, max: 1e12, default: 0 }),
    contraction: money({ label: 'Contraction MRR', symbol: 'C', min: 0, max: 1e12, default: 0 }),
    churned: money({ label: 'Churned MRR', symbol: 'L', min: 0, max: 1e12, default: 0 }),
  },
  outputs: {
    mrr: money({ label: 'MRR', symbol: '\\mathrm{MRR}' }),
    arr: money({ label: 'ARR', symbol: '\\mathrm{ARR}' }),
    netNew: money({ label: 'Net new MRR', symbol: '\\Delta' }),
    growth: percent({ label: 'Growth', symbol: 'g', places: 2 }),
  },
  formula: ({ start, fresh, expansion, contraction, churned }) => {
    const netNew = fresh + expansion - contraction - churned;
    const mrr = start + netNew;
    return { mrr, arr: 12 * mrr, netNew, growth: netNew / start };
  },
  explanation: 'The MRR is {mrr} ({growth} growth), the ARR {arr}.',
  requires: [
    {
      that: ({ start, expansion, contraction, churned }) => isAtMost(contraction + churned, start + expansion),
      field: 'churned',
      says: 'No more can be lost than there was: contraction and churn must not be above {start} with its expansion.',
    },
  ],
  examples: [
    {
      inputs: { start: 50000, fresh: 6000, expansion: 2000, contraction: 500, churned: 2500 },
      results: { mrr: 55000, arr: 660000, netNew: 5000, growth: 10 },
      source: 'By hand: 50 + 6 + 2 - 0.5 - 2.5',
    },
    {
      inputs: { start: 400, fresh: 0, churned: 100 },
      results: { mrr: 300, arr: 3600, netNew: -100, growth: -25 },
      source: 'By hand: -100/400',
    },
    { inputs: { start: 100, fresh: 0, churned: 200 }, refused: 'No more can be lost', source: 'By definition' },
  ],
  references: [
    { title: 'Skok: SaaS Metrics 2.0, a guide to measuring and improving what matters (For Entrepreneurs, 2013)' },
  ],
});
