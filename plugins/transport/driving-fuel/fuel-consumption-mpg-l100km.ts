import { constant, defineCalculator, money, quantity } from '@reckoner/engine';

/** Fuel over distance, and distance over fuel. */
export default defineCalculator({
  title: 'Fuel consumption',
  description:
    'Fuel consumption and fuel economy from the distance driven and the fuel filled up, with the cost of a distance.',
  keywords: ['mpg', 'L/100km', 'gas mileage', 'fuel economy'],
  inputs: {
    distance: quantity('km', { usual: [1, 1000000], label: 'Distance', symbol: 's', above: 0, max: 1e7 }),
    fuel: quantity('L', { usual: [0.1, 500000], label: 'Fuel', symbol: 'V', above: 0, max: 1e7 }),
    price: money({ label: 'Price of fuel', per: 'L', symbol: 'p', min: 0, max: 1000, default: 0 }),
  },
  outputs: {
    consumption: quantity('L/km', { label: 'Fuel consumption', unit: 'L/(100 km)', symbol: 'c', places: 2 }),
    economy: quantity('km/L', { label: 'Fuel economy', unit: 'mpg', symbol: 'e', places: 1 }),
    imperial: quantity('km/L', { label: 'Fuel economy in imperial gallons', unit: 'mpg_imp', places: 1 }),
    cost: money({ label: 'Cost of the fuel', symbol: 'K' }),
  },
  formula: ({ distance, fuel, price }) => ({
    consumption: fuel / distance,
    economy: distance / fuel,
    imperial: distance / fuel,
    cost: fuel * price,
  }),
  explanation: '{fuel} over {distance} is {consumption}, or {economy}.',
  cautions: [
    {
      level: 'caution',
      when: ({ consumption }) => consumption < constant(0.005, 'L/km') || consumption > constant(1.5, 'L/km'),
      says: 'Hardly any road vehicle takes {consumption}: check distance and fuel, and that both are of the same filling.',
    },
  ],
  examples: [
    {
      inputs: { distance: 500, fuel: 35, price: 1.8 },
      results: { consumption: 7, economy: 33.602083, imperial: 40.35442, cost: 63 },
      source: 'GNU units: 500 km / 35 L in mpg; by hand: 35/5, 35 × 1.8',
    },
    {
      inputs: { distance: '300 mi', fuel: '10 gal' },
      results: { consumption: 7.840486, economy: 30 },
      source: 'By hand: 300/10; GNU units: 10 gal / 300 mi in L/(100 km)',
    },
    {
      inputs: { distance: 5, fuel: 35 },
      results: { consumption: 700 },
      cautions: ['of the same filling'],
      source: 'By hand: 35/5 × 100',
    },
  ],
  references: [{ title: 'US Environmental Protection Agency: Fuel Economy Guide 2024' }],
});
