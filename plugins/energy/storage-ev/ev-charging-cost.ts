import { defineCalculator, money, percent, quantity } from '@reckoner/engine';

/** Energy from the grid, with charging losses, times the tariff. */
export default defineCalculator({
  title: 'EV charging cost',
  description: 'Cost of charging an electric car and per distance from battery capacity, consumption and tariff.',
  keywords: ['electric vehicle', 'cost per charge', 'cost per km', 'kwh price', 'charging loss'],
  inputs: {
    capacity: quantity('kWh', { usual: [0.2, 1000], label: 'Battery capacity', symbol: 'C', above: 0, max: 1e5 }),
    start: percent({ label: 'Charge at the start', symbol: 's_1', min: 0, max: 100, usual: [1, 100], default: 20 }),
    end: percent({ usual: [5, 100], label: 'Charge at the end', symbol: 's_2', min: 0, max: 100, default: 80 }),
    electricityPrice: money({
      label: 'Electricity price',
      formerly: ['price'],
      per: 'kWh',
      symbol: 'p',
      min: 0,
      max: 1000,
    }),
    chargingEfficiency: percent({
      usual: [60, 99],
      label: 'Charging efficiency',
      formerly: ['efficiency'],
      symbol: '\\eta',
      min: 1,
      max: 100,
      default: 90,
    }),
    consumption: quantity('kWh/(100 km)', {
      usual: [5, 200],
      label: 'Consumption of the car',
      symbol: 'c',
      above: 0,
      max: 1000,
      default: 18,
    }),
  },
  outputs: {
    cost: money({ label: 'Cost of the charge', symbol: 'K' }),
    energy: quantity('kWh', { label: 'Energy from the grid', symbol: 'E', places: 1 }),
    distance: quantity('100 km', { label: 'Distance it lasts', unit: 'km', symbol: 's', places: 0 }),
    costPerDistance: money({ label: 'Cost by distance', per: '100 km', symbol: 'k' }),
  },
  formula: ({ capacity, start, end, electricityPrice, chargingEfficiency, consumption }) => {
    const stored = capacity * (end - start);
    const energy = stored / chargingEfficiency;
    return {
      cost: energy * electricityPrice,
      energy,
      distance: stored / consumption,
      costPerDistance: (consumption * electricityPrice) / chargingEfficiency,
    };
  },
  explanation:
    'The charge from {start} to {end} takes {energy} from the grid for {cost} and lasts {distance}, at {costPerDistance}.',
  requires: [
    {
      that: ({ start, end }) => end > start,
      field: 'end',
      says: 'The charge at the end, {end}, must be above the charge at the start, {start}.',
    },
  ],
  examples: [
    {
      inputs: { capacity: 75, electricityPrice: 0.3 },
      results: { cost: 15, energy: 50, distance: 250, costPerDistance: 6 },
      source: 'By hand: 75 × 0.6/0.9 = 50 kWh × 0.30; 45/0.18 km; 15/2.5',
    },
    {
      inputs: {
        capacity: 60,
        start: 0,
        end: 100,
        electricityPrice: 0.5,
        chargingEfficiency: 80,
        consumption: '25 kWh/(100 mi)',
      },
      results: { cost: 37.5, energy: 75, distance: 386.24256 },
      source: 'By hand: 60/0.8 × 0.5; 60/0.25 = 240 mi',
    },
    {
      inputs: { capacity: 60, start: 80, end: 20, electricityPrice: 0.5 },
      refused: 'must be above the charge at the start',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'US Department of Energy, Alternative Fuels Data Center: Electricity as a transportation fuel' },
  ],
});
