import { defineCalculator, money, noResult, number, rows, sum } from '@reckoner/engine';

/** Cost of the first `quantity` units of layers in the order in which they are used up. */
function costOf(quantity: number, layers: readonly { readonly units: number; readonly cost: number }[]) {
  let left = quantity;
  let total = 0;
  for (const { units, cost } of layers) {
    const used = Math.min(left, units);
    total += used * cost;
    left -= used;
  }
  return total;
}

/** Periodic inventory: layers are used up from the first (FIFO), the last (LIFO), or at the mean cost. */
export default defineCalculator({
  title: 'FIFO, LIFO and average inventory',
  description:
    'Cost of goods sold and ending inventory by FIFO, LIFO and weighted average cost from purchase layers and units sold.',
  keywords: ['inventory valuation', 'COGS', 'stock valuation', 'weighted average cost'],
  arithmetic: 'decimal',
  inputs: {
    layers: rows(
      {
        units: number({ label: 'Units', above: 0, max: 1e9 }),
        cost: money({ label: 'Cost of a unit', min: 0, max: 1e9 }),
      },
      { label: 'Purchases, the oldest first', maxItems: 2000 },
    ),
    sold: number({ label: 'Units sold', symbol: 'q', min: 0, max: 1e12 }),
  },
  outputs: {
    fifo: money({ label: 'Cost of goods sold, FIFO' }),
    fifoEnding: money({ label: 'Ending inventory, FIFO' }),
    lifo: money({ label: 'Cost of goods sold, LIFO' }),
    lifoEnding: money({ label: 'Ending inventory, LIFO' }),
    average: money({ label: 'Cost of goods sold, average' }),
    averageEnding: money({ label: 'Ending inventory, average' }),
  },
  formula: ({ layers, sold }) => {
    const units = sum(layers.map((layer) => layer.units));
    if (sold > units) throw noResult('More units were sold than were bought.');
    const total = sum(layers.map((layer) => layer.units * layer.cost));
    const fifo = costOf(sold, layers);
    const lifo = costOf(sold, layers.slice().reverse());
    const average = (total / units) * sold;
    return { fifo, fifoEnding: total - fifo, lifo, lifoEnding: total - lifo, average, averageEnding: total - average };
  },
  stepwise: [
    'FIFO: the units sold are taken from the layers in the order in which they were bought, each at its own cost.',
    'LIFO: they are taken from the last layer backwards.',
    'The ending inventory is the cost of all units less the cost of those sold.',
  ],
  explanation: 'The units sold cost {fifo} by FIFO, {lifo} by LIFO and {average} on average.',
  examples: [
    {
      inputs: {
        layers: [
          { units: 100, cost: 10 },
          { units: 200, cost: 12 },
          { units: 100, cost: 15 },
        ],
        sold: 250,
      },
      results: { fifo: 2800, fifoEnding: 2100, lifo: 3300, lifoEnding: 1600, average: 3062.5, averageEnding: 1837.5 },
      source: 'By hand: 1000 + 150 × 12; 1500 + 150 × 12; 4900/400 × 250',
    },
    {
      inputs: { layers: [{ units: 10, cost: 5 }], sold: 0 },
      results: { fifo: 0, fifoEnding: 50, lifo: 0, average: 0, averageEnding: 50 },
      source: 'By hand: nothing sold',
    },
    {
      inputs: { layers: [{ units: 10, cost: 5 }], sold: 11 },
      noResult: 'More units were sold',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 8' }],
});
