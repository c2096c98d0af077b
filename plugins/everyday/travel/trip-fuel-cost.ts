import { choice, defineCalculator, flag, integer, money, quantity } from '@reckoner/engine';

/** Distance times consumption times price. */
export default defineCalculator({
  title: 'Trip fuel cost',
  description:
    'Fuel and its cost for a trip from distance, consumption or miles per gallon and fuel price, also for each traveler.',
  keywords: ['gas cost', 'petrol', 'road trip', 'carpool', 'fuel consumption'],
  inputs: {
    distance: quantity('km', { label: 'Distance one way', symbol: 's', min: 0, max: 1e6, usual: [0.5, 20000] }),
    by: choice({ consumption: 'Consumption', economy: 'Fuel economy' }, { label: 'Given as', default: 'consumption' }),
    consumption: quantity('L/km', {
      label: 'Consumption',
      unit: 'L/(100 km)',
      symbol: 'c',
      above: 0,
      max: 200,
      usual: [1.5, 60],
      when: { by: 'consumption' },
    }),
    economy: quantity('km/L', {
      label: 'Fuel economy',
      unit: 'mpg',
      symbol: 'e',
      above: 0,
      max: 1000,
      usual: [4, 150],
      when: { by: 'economy' },
    }),
    price: money({ label: 'Price of fuel', per: 'L', symbol: 'p', min: 0, max: 1000 }),
    roundTrip: flag({ label: 'There and back' }),
    people: integer({ label: 'People who share', symbol: 'n', min: 1, max: 100, default: 1 }),
  },
  outputs: {
    cost: money({ label: 'Fuel cost', symbol: 'K' }),
    fuel: quantity('L', { label: 'Fuel', symbol: 'V', places: 2 }),
    share: money({ label: 'For each person' }),
  },
  formula: ({ distance, by, consumption, economy, price, roundTrip, people }) => {
    const driven = (roundTrip ? 2 : 1) * distance;
    const fuel = by === 'economy' ? driven / economy : driven * consumption;
    const cost = fuel * price;
    return { cost, fuel, share: cost / people };
  },
  explanation: 'The trip burns {fuel} for {cost}{people||, {share} for each of {people}}.',
  examples: [
    {
      inputs: { distance: 250, consumption: 6.4, price: 1.75 },
      results: { cost: 28, fuel: 16, share: 28 },
      source: 'By hand: 250 × 6.4 / 100 × 1.75',
    },
    {
      inputs: { distance: '120 mi', consumption: 8, price: 1.6, roundTrip: true, people: 3 },
      results: { cost: 49.44, fuel: 30.8994048, share: 16.48 },
      source: 'By hand: 2 × 193.12128 km × 0.08 × 1.60 = 49.43905',
    },
    {
      inputs: { distance: '300 mi', by: 'economy', economy: 30, price: '3.5 USD/gal' },
      results: { cost: 35, fuel: 37.85412, share: 35 },
      source: 'By hand: 10 gallons at 3.50',
    },
  ],
  references: [
    { title: 'US Department of Energy, fueleconomy.gov: Trip Calculator', url: 'https://www.fueleconomy.gov/trip/' },
  ],
});
