import { defineCalculator, isAtMost, money, percent } from '@reckoner/engine';

/** Periodic inventory: what was there and what came, less what is left. */
export default defineCalculator({
  title: 'Cost of goods sold',
  description:
    'Cost of goods sold from inventory at the start and end, purchases, freight and returns, and the gross profit.',
  keywords: ['COGS', 'inventory', 'cost of sales', 'gross profit'],
  arithmetic: 'decimal',
  inputs: {
    beginning: money({ label: 'Inventory at the start', symbol: 'I_0', min: 0, max: 1e14 }),
    purchases: money({ label: 'Purchases', symbol: 'P', min: 0, max: 1e14 }),
    freight: money({ label: 'Freight in', symbol: 'F', min: 0, max: 1e14, default: 0 }),
    returns: money({ label: 'Purchase returns and discounts', symbol: 'R', min: 0, max: 1e14, default: 0 }),
    ending: money({ label: 'Inventory at the end', symbol: 'I_1', min: 0, max: 1e14 }),
    revenue: money({ label: 'Revenue', symbol: 'U', min: 0.01, max: 1e15, optional: true }),
  },
  outputs: {
    cost: money({ label: 'Cost of goods sold', symbol: '\\mathrm{COGS}' }),
    available: money({ label: 'Goods available for sale', symbol: 'G' }),
    grossProfit: money({ label: 'Gross profit', symbol: '\\Pi', optional: true }),
    margin: percent({ label: 'Gross margin', symbol: 'm', places: 2, optional: true }),
  },
  formula: ({ beginning, purchases, freight, returns, ending, revenue }) => {
    const available = beginning + purchases + freight - returns;
    const cost = available - ending;
    if (revenue === undefined) return { cost, available };
    return { cost, available, grossProfit: revenue - cost, margin: (revenue - cost) / revenue };
  },
  explanation: 'Of goods for {available}, goods for {cost} were sold.',
  requires: [
    {
      that: ({ beginning, purchases, freight, returns, ending }) =>
        isAtMost(ending + returns, beginning + purchases + freight),
      field: 'ending',
      says: 'More inventory is left, {ending}, than there was to sell.',
    },
  ],
  examples: [
    {
      inputs: { beginning: 20000, purchases: 75000, freight: 3000, returns: 2000, ending: 16000, revenue: 128000 },
      results: { cost: 80000, available: 96000, grossProfit: 48000, margin: 37.5 },
      source: 'By hand: 20 + 75 + 3 - 2 - 16; 48/128',
    },
    {
      inputs: { beginning: 500, purchases: 0, ending: 120 },
      results: { cost: 380, available: 500 },
      source: 'By hand: 500 - 120',
    },
    {
      inputs: { beginning: 500, purchases: 0, ending: 600 },
      refused: 'More inventory is left',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 8' }],
});
