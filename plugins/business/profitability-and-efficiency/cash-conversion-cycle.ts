import { defineCalculator, integer, money, number, sumOfProducts } from '@reckoner/engine';
import { costOfGoodsSold, revenue } from '../shared/statements.js';

/** Days in inventory plus days of receivables less days of payables, on average balances. */
export default defineCalculator({
  title: 'Cash conversion cycle',
  description: 'Days that cash is tied up, from inventory, receivables, payables, revenue and cost of goods sold.',
  keywords: ['CCC', 'DIO', 'DSO', 'DPO', 'working capital days'],
  arithmetic: 'decimal',
  inputs: {
    inventory: money({ label: 'Average inventory', symbol: 'I', min: 0, max: 1e15 }),
    receivables: money({ label: 'Average receivables', symbol: 'A', min: 0, max: 1e15 }),
    payables: money({ label: 'Average payables', symbol: 'P', min: 0, max: 1e15 }),
    revenue,
    costOfGoodsSold: { ...costOfGoodsSold, min: 0.01 },
    days: integer({ label: 'Days in the period', symbol: 'd', min: 1, max: 366, default: 365 }),
  },
  outputs: {
    cycle: number({ label: 'Cash conversion cycle in days', symbol: '\\mathrm{CCC}', places: 1 }),
    inventoryDays: number({ label: 'Days inventory outstanding', symbol: '\\mathrm{DIO}', places: 1 }),
    salesDays: number({ label: 'Days sales outstanding', symbol: '\\mathrm{DSO}', places: 1 }),
    payableDays: number({ label: 'Days payables outstanding', symbol: '\\mathrm{DPO}', places: 1 }),
  },
  formula: ({ inventory, receivables, payables, revenue, costOfGoodsSold, days }) => {
    const inventoryDays = (inventory / costOfGoodsSold) * days;
    const salesDays = (receivables / revenue) * days;
    const payableDays = (payables / costOfGoodsSold) * days;
    // Over one denominator, so that a cycle of nothing is 0 where the three do not divide evenly.
    const tiedUp = sumOfProducts([inventory, revenue], [receivables, costOfGoodsSold], [-1, payables, revenue]);
    return { cycle: (tiedUp / (costOfGoodsSold * revenue)) * days, inventoryDays, salesDays, payableDays };
  },
  shown: ({ inventoryDays, salesDays, payableDays }) => ({ cycle: inventoryDays + salesDays - payableDays }),
  explanation: ({ cycle }) =>
    cycle < 0
      ? 'Suppliers are paid after the customers have paid, a cycle of {cycle} days: {inventoryDays} in inventory, {salesDays} in receivables, less {payableDays} of payables.'
      : 'Cash is tied up for {cycle} {cycle|day|days}: {inventoryDays} in inventory, {salesDays} in receivables, less {payableDays} of payables.',
  examples: [
    {
      inputs: { inventory: 60000, receivables: 50000, payables: 30000, revenue: 500000, costOfGoodsSold: 300000 },
      results: { cycle: 73, inventoryDays: 73, salesDays: 36.5, payableDays: 36.5 },
      source: 'By hand: 0.2 × 365 + 0.1 × 365 - 0.1 × 365',
    },
    {
      inputs: { inventory: 10, receivables: 0, payables: 90, revenue: 720, costOfGoodsSold: 360, days: 360 },
      results: { cycle: -80, inventoryDays: 10, payableDays: 90 },
      source: 'By hand: 10 + 0 - 90',
    },
    {
      inputs: { inventory: 30, receivables: 70, payables: 100, revenue: 900, costOfGoodsSold: 900 },
      results: { cycle: 0, inventoryDays: 12.166667, salesDays: 28.388889, payableDays: 40.555556 },
      source: 'By hand: (30 + 70 - 100)/900 × 365',
    },
  ],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 30', isbn: '978-1-260-01390-0' },
  ],
});
