import { defineCalculator, integer, money, noResult, number, rows, sumOfProducts, table } from '@reckoner/engine';

/** Differences from row to row; profit is largest where revenue exceeds cost by most. */
export default defineCalculator({
  title: 'Marginal cost and marginal revenue',
  description:
    'Marginal cost and revenue for a table of quantities with total cost and revenue, and the quantity of highest profit.',
  keywords: ['MC', 'MR', 'profit maximization', 'cost curve'],
  inputs: {
    schedule: rows(
      {
        quantity: number({ label: 'Quantity', min: 0, max: 1e9 }),
        cost: money({ label: 'Total cost', min: 0, max: 1e12 }),
        revenue: money({ label: 'Total revenue', min: 0, max: 1e12 }),
      },
      { label: 'Quantities in rising order', minItems: 2, maxItems: 200 },
    ),
  },
  outputs: {
    bestQuantity: number({ label: 'Quantity of highest profit', symbol: 'Q^*' }),
    bestProfit: money({ label: 'Highest profit', symbol: '\\Pi' }),
    steps: table(
      {
        step: integer({ label: 'Step' }),
        quantity: number({ label: 'To quantity' }),
        marginalCost: money({ label: 'Marginal cost' }),
        marginalRevenue: money({ label: 'Marginal revenue' }),
        profit: money({ label: 'Profit there' }),
      },
      { label: 'Steps' },
    ),
  },
  formula: ({ schedule }) => {
    let best = schedule[0]!;
    const steps = [];
    for (let index = 1; index < schedule.length; index++) {
      const before = schedule[index - 1]!;
      const after = schedule[index]!;
      const added = after.quantity - before.quantity;
      if (added <= 0) throw noResult('Each quantity must be larger than the one before.');
      if (sumOfProducts([after.revenue], [best.cost], [-1, after.cost], [-1, best.revenue]) > 0) best = after;
      steps.push({
        step: index,
        quantity: after.quantity,
        marginalCost: (after.cost - before.cost) / added,
        marginalRevenue: (after.revenue - before.revenue) / added,
        profit: after.revenue - after.cost,
      });
    }
    return { bestQuantity: best.quantity, bestProfit: best.revenue - best.cost, steps };
  },
  stepwise: [
    'From one row to the next, marginal cost is the change in cost divided by the change in quantity, marginal revenue that in revenue.',
    'Profit is revenue less cost; the best quantity is the first with the largest profit.',
  ],
  figure: { kind: 'series', table: 'steps', x: 'quantity', lines: ['marginalCost', 'marginalRevenue'] },
  explanation: ({ bestProfit }) =>
    bestProfit < 0
      ? 'Every quantity makes a loss; it is smallest, {|bestProfit|}, at a quantity of {bestQuantity}.'
      : 'Profit is highest, {bestProfit}, at a quantity of {bestQuantity}.',
  examples: [
    {
      inputs: {
        schedule: [
          { quantity: 0, cost: 3, revenue: 0 },
          { quantity: 1, cost: 5, revenue: 6 },
          { quantity: 2, cost: 8, revenue: 12 },
          { quantity: 3, cost: 12, revenue: 18 },
          { quantity: 4, cost: 17, revenue: 24 },
          { quantity: 5, cost: 23, revenue: 30 },
          { quantity: 6, cost: 30, revenue: 36 },
        ],
      },
      results: {
        bestQuantity: 4,
        bestProfit: 7,
        steps: {
          length: 6,
          rows: { 0: { marginalCost: 2, marginalRevenue: 6, profit: 1 }, 5: { marginalCost: 7, profit: 6 } },
        },
      },
      source: 'Mankiw: Principles of Economics, 8th ed., §14-2, table 2: the Vaca farm (4 and 5 gallons tie at 7)',
    },
    {
      inputs: {
        schedule: [
          { quantity: 10, cost: 50, revenue: 80 },
          { quantity: 20, cost: 150, revenue: 140 },
        ],
      },
      results: {
        bestQuantity: 10,
        bestProfit: 30,
        steps: { rows: { 0: { marginalCost: 10, marginalRevenue: 6, profit: -10 } } },
      },
      source: 'By hand: 100/10, 60/10',
    },
    {
      inputs: {
        schedule: [
          { quantity: 2, cost: 5, revenue: 8 },
          { quantity: 2, cost: 6, revenue: 9 },
        ],
      },
      noResult: 'larger than the one before',
      source: 'By definition',
    },
    {
      inputs: {
        schedule: [
          { quantity: 0, cost: 30, revenue: 0 },
          { quantity: 1, cost: 50, revenue: 6 },
        ],
      },
      results: { bestQuantity: 0, bestProfit: -30 },
      source: 'By hand: -30 against -44',
    },
    {
      inputs: {
        schedule: [
          { quantity: 0, cost: 0, revenue: 0 },
          { quantity: 1, cost: 0.2, revenue: 0.3 },
          { quantity: 2, cost: 0.7, revenue: 0.8 },
        ],
      },
      results: { bestQuantity: 1, bestProfit: 0.1 },
      source: 'By hand: 0.1 at both, the first counts',
    },
  ],
  references: [{ title: 'Mankiw: Principles of Economics, 8th ed., §14-2', isbn: '978-1-305-58512-6' }],
});
