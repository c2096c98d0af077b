import { defineCalculator, number } from '@reckoner/engine';

/** Demand during the lead time, and the safety stock on top. */
export default defineCalculator({
  title: 'Reorder point',
  description:
    'Stock level at which to order again, from daily demand, lead time and safety stock, with the days that stock lasts.',
  keywords: ['ROP', 'inventory', 'lead time demand', 'replenishment'],
  inputs: {
    demand: number({ label: 'Units a day', symbol: 'd', above: 0, max: 1e9 }),
    leadTime: number({ label: 'Lead time in days', symbol: 'L', min: 0, max: 3650 }),
    safetyStock: number({ label: 'Safety stock', symbol: 'S', min: 0, max: 1e12, default: 0 }),
    stock: number({ label: 'Stock now', symbol: 'I', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    point: number({ label: 'Reorder point', symbol: 'R', places: 1 }),
    leadTimeDemand: number({ label: 'Demand during the lead time', symbol: 'D_L', places: 1 }),
    daysLeft: number({ label: 'Days until the reorder point', symbol: 't', places: 1, optional: true }),
  },
  formula: ({ demand, leadTime, safetyStock, stock }) => {
    const leadTimeDemand = demand * leadTime;
    const point = leadTimeDemand + safetyStock;
    return { point, leadTimeDemand, daysLeft: stock === undefined ? undefined : Math.max(0, (stock - point) / demand) };
  },
  figure: {
    kind: 'curve',
    title: 'Stock over days',
    x: { label: 'Days' },
    y: { of: 'point', label: 'Stock' },
    curve: ({ demand, leadTime, safetyStock, stock, point }) => {
      const start = stock === undefined ? 1.5 * point : stock;
      if (start <= 0 || start < point || leadTime === 0) return undefined;
      const order = (start - point) / demand;
      return {
        from: 0,
        to: order + leadTime,
        lines: [
          { label: 'Stock', y: (day) => start - demand * day },
          { label: 'Safety stock', dashed: true, y: () => safetyStock },
        ],
        marks: [
          { x: order, y: point, label: 'Order' },
          { x: order + leadTime, y: safetyStock, label: 'Delivery' },
        ],
      };
    },
  },
  explanation: 'Order again when {point} {point|unit is|units are} left.',
  cautions: [
    {
      level: 'caution',
      when: ({ stock, point }) => stock !== undefined && stock <= point,
      says: 'The stock, {stock}, is at the reorder point or below it: order now.',
    },
  ],
  examples: [
    {
      inputs: { demand: 40, leadTime: 7, safetyStock: 60, stock: 500 },
      results: { point: 340, leadTimeDemand: 280, daysLeft: 4 },
      source: 'By hand: 280 + 60; (500 - 340)/40',
    },
    {
      inputs: { demand: 25, leadTime: 3, stock: 50 },
      results: { point: 75, daysLeft: 0 },
      cautions: ['order now'],
      source: 'By hand: 75, already below',
    },
    {
      inputs: { demand: 25, leadTime: 3, safetyStock: 20 },
      results: { point: 95, leadTimeDemand: 75 },
      source: 'By hand: 75 + 20',
    },
  ],
  references: [{ title: 'Heizer, Render, Munson: Operations Management, 12th ed., ch. 12' }],
});
