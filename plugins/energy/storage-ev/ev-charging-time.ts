import { defineEquations, percent, quantity } from '@reckoner/engine';

/** Energy into the battery over charging power and efficiency, at constant power. */
export default defineEquations({
  title: 'EV charging time',
  description: 'Charging time of an electric car from battery capacity, state of charge and charging power.',
  keywords: ['electric vehicle', 'wallbox', 'kwh', 'state of charge', 'charger power', 'level 2'],
  variables: {
    time: quantity('h', { label: 'Charging time', symbol: 't', above: 0, places: 2 }),
    capacity: quantity('kWh', { label: 'Battery capacity', symbol: 'C', above: 0, max: 1e5 }),
    start: percent({ label: 'Charge at the start', symbol: 's_1', min: 0, max: 100 }),
    end: percent({ label: 'Charge at the end', symbol: 's_2', min: 0, max: 100 }),
    power: quantity('kW', { label: 'Charging power', symbol: 'P', above: 0, max: 10000 }),
    efficiency: percent({ label: 'Charging efficiency', symbol: '\\eta', above: 0, max: 100, default: 90 }),
    energy: quantity('kWh', { label: 'Energy from the grid', symbol: 'E', above: 0, places: 1 }),
  },
  equations: ({ time, capacity, start, end, power, efficiency, energy }) => [
    [energy, (capacity * (end - start)) / efficiency],
    [energy, power * time],
  ],
  explanation: 'Charging from {start} to {end} at {power} takes {time} and {energy} from the grid.',
  examples: [
    {
      inputs: { capacity: 60, start: 20, end: 80, power: 11 },
      results: { time: 3.636363636, energy: 40 },
      source: 'By hand: 60 × 0.6/0.9; 40/11',
    },
    {
      inputs: { capacity: 75, start: 10, power: 7.4, time: 5, efficiency: 100 },
      results: { energy: 37, end: 59.33333333 },
      source: 'By hand: 7.4 × 5 = 37 kWh; 10 + 100 × 37/75',
    },
  ],
  notes: ['DC fast charging slows down above about 80%, and AC power is limited by the charger in the car.'],
  references: [
    {
      title:
        'US Department of Energy, Alternative Fuels Data Center: Developing Infrastructure to Charge Electric Vehicles',
    },
  ],
});
