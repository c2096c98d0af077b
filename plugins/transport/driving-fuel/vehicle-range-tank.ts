import { ceilNear, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Fuel that may be used over consumption. */
export default defineCalculator({
  title: 'Driving range',
  description: 'Range of a vehicle on a tank, and the fuel stops of a trip, from tank size, consumption and reserve.',
  keywords: ['fuel range', 'refuel stops', 'tank', 'distance to empty'],
  inputs: {
    tank: quantity('L', { usual: [2, 2000], label: 'Tank', symbol: 'V', above: 0, max: 1e5 }),
    consumption: quantity('L/km', {
      usual: [0.5, 60],
      label: 'Consumption',
      unit: 'L/(100 km)',
      symbol: 'c',
      above: 0.1,
      max: 1000,
    }),
    fill: percent({
      usual: [3, 100],
      label: 'Fuel in the tank at the start',
      symbol: 'f',
      min: 0,
      max: 100,
      default: 100,
    }),
    reserve: percent({ usual: [1, 50], label: 'Reserve', symbol: 'r', min: 0, max: 90, default: 10 }),
    trip: quantity('km', { label: 'Trip', symbol: 's', min: 0, max: 1e5, default: 1000 }),
  },
  outputs: {
    range: quantity('km', { label: 'Range at the start', symbol: 'R', places: 0 }),
    fullRange: quantity('km', { label: 'Range of a full tank', symbol: 'R_1', places: 0 }),
    stops: integer({ label: 'Fuel stops of the trip', symbol: 'n' }),
  },
  formula: ({ tank, consumption, fill, reserve, trip }) => {
    const range = (tank * Math.max(0, fill - reserve)) / consumption;
    const fullRange = (tank * (1 - reserve)) / consumption;
    return { range, fullRange, stops: Math.max(0, ceilNear((trip - range) / fullRange)) };
  },
  explanation:
    'Down to a reserve of {reserve} the fuel lasts {range}; the trip of {trip} takes {stops} {stops|fuel stop|fuel stops}.',
  cautions: [
    {
      level: 'caution',
      when: ({ fill, reserve }) => fill <= reserve,
      says: 'The fuel at the start is no more than the reserve: fill up before you leave.',
    },
  ],
  examples: [
    {
      inputs: { tank: 50, consumption: 6, trip: 2000 },
      results: { range: 750, fullRange: 750, stops: 2 },
      source: 'By hand: 45 L / 0.06 L/km; (2000 - 750)/750 = 1.67',
    },
    {
      inputs: { tank: 60, consumption: 8, fill: 50, reserve: 0, trip: 300 },
      results: { range: 375, fullRange: 750, stops: 0 },
      source: 'By hand: 30 L / 0.08 L/km',
    },
    {
      inputs: { tank: 40, consumption: 5, fill: 5, trip: 600 },
      results: { range: 0, fullRange: 720, stops: 1 },
      cautions: ['fill up before'],
      source: 'By hand: below the reserve at the start',
    },
  ],
  references: [{ title: 'US Environmental Protection Agency: Fuel Economy Guide 2024' }],
});
