import { defineCalculator, normalPdf, normalQuantile, number, percent } from '@reckoner/engine';

/** Normal demand and lead time, independent of each other: their variances add over the lead time. */
export default defineCalculator({
  title: 'Safety stock',
  description:
    'Safety stock and reorder point for a service level, from the variation of daily demand and of the lead time.',
  keywords: ['buffer stock', 'service level', 'inventory', 'z score'],
  inputs: {
    serviceLevel: percent({
      usual: [80, 99.99],
      label: 'Service level',
      help: 'Chance not to run out in a cycle.',
      symbol: 'p',
      min: 50,
      max: 99.999,
      default: 95,
    }),
    demand: number({ label: 'Mean units a day', symbol: 'd', min: 0, max: 1e9 }),
    demandDeviation: number({ label: 'Standard deviation of units a day', symbol: '\\sigma_d', min: 0, max: 1e9 }),
    leadTime: number({ label: 'Mean lead time in days', symbol: 'L', min: 0, max: 3650 }),
    leadTimeDeviation: number({
      label: 'Standard deviation of the lead time in days',
      symbol: '\\sigma_L',
      min: 0,
      max: 3650,
      default: 0,
    }),
  },
  outputs: {
    safetyStock: number({ label: 'Safety stock', symbol: 'S', places: 1 }),
    reorderPoint: number({ label: 'Reorder point', symbol: 'R', places: 1 }),
    z: number({ label: 'Safety factor', symbol: 'z', places: 3 }),
  },
  formula: ({ serviceLevel, demand, demandDeviation, leadTime, leadTimeDeviation }) => {
    const z = normalQuantile(serviceLevel);
    const safetyStock = z * Math.sqrt(leadTime * demandDeviation ** 2 + demand ** 2 * leadTimeDeviation ** 2);
    return { safetyStock, reorderPoint: demand * leadTime + safetyStock, z };
  },
  figure: {
    kind: 'curve',
    title: 'Demand during the lead time, with what is served',
    x: { of: 'reorderPoint', label: 'Units' },
    y: { label: 'Density' },
    curve: ({ safetyStock, reorderPoint, z }) => {
      const deviation = safetyStock / z;
      if (!(deviation > 0)) return undefined;
      const mean = reorderPoint - safetyStock;
      const density = (units: number) => normalPdf(units, mean, deviation);
      const from = Math.max(0, mean - 4 * deviation);
      return {
        from,
        to: Math.max(mean + 4 * deviation, reorderPoint),
        lines: [{ y: density }],
        marks: [{ x: reorderPoint, y: density(reorderPoint), label: 'Reorder point' }],
        shade: [{ from, to: reorderPoint }],
      };
    },
  },
  explanation: 'For a service level of {serviceLevel} keep {safetyStock} units and order again at {reorderPoint}.',
  examples: [
    {
      inputs: { demand: 50, demandDeviation: 10, leadTime: 4, leadTimeDeviation: 1 },
      results: { safetyStock: 88.57807865, reorderPoint: 288.5780786, z: 1.644853627 },
      source: 'scipy: norm.ppf(0.95) × √(4 × 10² + 50² × 1²)',
    },
    {
      inputs: { serviceLevel: 99, demand: 100, demandDeviation: 20, leadTime: 9 },
      results: { safetyStock: 139.5808724, z: 2.326347874 },
      source: 'scipy: norm.ppf(0.99) × √(9 × 20²)',
    },
    {
      inputs: { serviceLevel: 50, demand: 10, demandDeviation: 3, leadTime: 5 },
      results: { safetyStock: 0, reorderPoint: 50, z: 0 },
      source: 'By hand: half of the cycles run out without any',
    },
  ],
  references: [
    { title: 'Silver, Pyke, Thomas: Inventory and Production Management in Supply Chains, 4th ed. (2017), ch. 6' },
  ],
});
