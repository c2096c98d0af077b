import { defineCalculator, integer, money, number } from '@reckoner/engine';
import { costOfGoodsSold } from '../shared/statements.js';

/** How often the average stock is sold in the period. */
export default defineCalculator({
  title: 'Inventory turnover and days',
  description:
    'Inventory turnover and days of inventory from cost of goods sold and the inventory at the start and end.',
  keywords: ['stock turn', 'DIO', 'days sales of inventory', 'inventory ratio'],
  arithmetic: 'decimal',
  inputs: {
    costOfGoodsSold: { ...costOfGoodsSold, min: 0.01 },
    start: money({ label: 'Inventory at the start', symbol: 'I_0', min: 0, max: 1e15 }),
    end: money({ label: 'Inventory at the end', symbol: 'I_1', min: 0.01, max: 1e15 }),
    days: integer({ label: 'Days in the period', symbol: 'd', min: 1, max: 366, default: 365 }),
  },
  outputs: {
    turnover: number({ label: 'Inventory turnover', symbol: 't', places: 2 }),
    daysOfInventory: number({ label: 'Days of inventory', symbol: '\\mathrm{DIO}', places: 1 }),
    average: money({ label: 'Average inventory', symbol: 'I' }),
  },
  formula: ({ costOfGoodsSold, start, end, days }) => {
    const average = (start + end) / 2;
    return { turnover: costOfGoodsSold / average, daysOfInventory: (days * average) / costOfGoodsSold, average };
  },
  explanation:
    'The stock turns over {turnover} {turnover|time|times}: it lasts {daysOfInventory} {daysOfInventory|day|days}.',
  examples: [
    {
      inputs: { costOfGoodsSold: 730000, start: 90000, end: 110000 },
      results: { turnover: 7.3, daysOfInventory: 50, average: 100000 },
      source: 'By hand: 730/100; 365/7.3',
    },
    {
      inputs: { costOfGoodsSold: 120, start: 0, end: 60, days: 30 },
      results: { turnover: 4, daysOfInventory: 7.5, average: 30 },
      source: 'By hand: 120/30; 30/4',
    },
  ],
  references: [{ title: 'Palepu, Healy: Business Analysis and Valuation, 5th ed., ch. 5: asset turnover' }],
});
