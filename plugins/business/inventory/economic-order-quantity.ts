import { defineCalculator, floorNear, integer, money, number } from '@reckoner/engine';

/** Harris: ordering and holding costs balance. */
export default defineCalculator({
  title: 'Economic order quantity',
  description:
    'Order quantity with the lowest yearly cost from demand, cost of an order and holding cost, with orders and cycle.',
  keywords: ['EOQ', 'wilson formula', 'inventory', 'lot size', 'reorder'],
  inputs: {
    demand: number({ label: 'Units a year', symbol: 'D', above: 0, max: 1e12 }),
    orderCost: money({ label: 'Cost of an order', symbol: 'S', min: 0.01, max: 1e9 }),
    holdingCost: money({ label: 'Cost to hold a unit for a year', symbol: 'H', min: 0.0001, max: 1e9 }),
  },
  outputs: {
    quantity: number({ label: 'Order quantity', symbol: 'Q', places: 1 }),
    whole: integer({ label: 'Best whole quantity', symbol: 'Q_n' }),
    orders: number({ label: 'Orders a year', symbol: 'N', places: 2 }),
    cycle: number({ label: 'Days between orders', symbol: 'T', places: 1 }),
    cost: money({ label: 'Ordering and holding a year', symbol: 'K' }),
  },
  formula: ({ demand, orderCost, holdingCost }) => {
    const quantity = Math.sqrt((2 * demand * orderCost) / holdingCost);
    const below = Math.max(1, floorNear(quantity));
    const costOf = (units: number) => (demand / units) * orderCost + (units / 2) * holdingCost;
    return {
      quantity,
      whole: costOf(below) <= costOf(below + 1) ? below : below + 1,
      orders: demand / quantity,
      cycle: (365 * quantity) / demand,
      cost: Math.sqrt(2 * demand * orderCost * holdingCost),
    };
  },
  stepwise: ['The best whole quantity is the one of the two beside the order quantity with the lower cost a year.'],
  figure: {
    kind: 'curve',
    title: 'Yearly cost over order quantity',
    x: { of: 'quantity' },
    y: { of: 'cost', label: 'Cost a year' },
    curve: ({ demand, orderCost, holdingCost, quantity, cost }) => ({
      from: quantity / 4,
      to: 3 * quantity,
      lines: [
        { label: 'Both', y: (units) => (demand / units) * orderCost + (units / 2) * holdingCost },
        { label: 'Ordering', dashed: true, y: (units) => (demand / units) * orderCost },
        { label: 'Holding', dashed: true, y: (units) => (units / 2) * holdingCost },
      ],
      marks: [{ x: quantity, y: cost, label: 'Lowest' }],
    }),
  },
  explanation: 'Order {quantity} units at a time, {orders} times a year, for {cost} a year.',
  examples: [
    {
      inputs: { demand: 1000, orderCost: 10, holdingCost: 0.5 },
      results: { quantity: 200, whole: 200, orders: 5, cycle: 73, cost: 100 },
      source: 'Heizer, Render, Munson: Operations Management, 12th ed., ch. 12, example 3',
    },
    {
      inputs: { demand: 12000, orderCost: 50, holdingCost: 2.4 },
      results: { quantity: 707.1067812, whole: 707, orders: 16.97056, cost: 1697.06 },
      source: 'By hand: √(2 × 12000 × 50 / 2.4) = √500000',
    },
    {
      inputs: { demand: 75, orderCost: 1, holdingCost: 10 },
      results: { quantity: 3.872983, whole: 4, orders: 19.36492, cycle: 18.84852, cost: 38.73 },
      source: 'By hand: √15; 4 units cost 18.75 + 20 = 38.75 a year, 3 units 25 + 15 = 40',
    },
  ],
  references: [
    {
      title: 'Harris: How Many Parts to Make at Once, Operations Research 38 (1990) 947 (reprint of 1913)',
      doi: '10.1287/opre.38.6.947',
    },
  ],
});
