import { defineEquations, isAbove, percent, quantity } from '@reckoner/engine';

/** Energy into the battery over charging power and efficiency, at constant power. */
export default defineEquations({
  title: 'EV charging time',
  description: 'Charging time of an electric car from battery capacity, state of charge and charging power.',
  keywords: ['electric vehicle', 'wallbox', 'kwh', 'state of charge', 'charger power', 'level 2'],
  variables: {
    time: quantity('h', { label: 'Charging time', symbol: 't', above: 0, places: 2 }),
    capacity: quantity('kWh', { usual: [0.2, 1000], label: 'Battery capacity', symbol: 'C', above: 0, max: 1e5 }),
    start: percent({ label: 'Charge at the start', symbol: 's_1', min: 0, max: 100, usual: [1, 100] }),
    end: percent({ usual: [5, 100], label: 'Charge at the end', symbol: 's_2', min: 0, max: 100 }),
    power: quantity('kW', { usual: [0.5, 1000], label: 'Charging power', symbol: 'P', above: 0, max: 10000 }),
    efficiency: percent({
      usual: [60, 100],
      label: 'Charging efficiency',
      symbol: '\\eta',
      above: 0,
      max: 100,
      default: 90,
    }),
    energy: quantity('kWh', { label: 'Energy from the grid', symbol: 'E', above: 0, places: 1 }),
  },
  equations: ({ time, capacity, start, end, power, efficiency, energy }) => [
    [energy, (capacity * (end - start)) / efficiency],
    [energy, power * time],
  ],
  explanation: 'Charging from {start} to {end} at {power} takes {time} and {energy} from the grid.',
  requires: [
    {
      that: ({ start, end }) => end > start,
      field: 'end',
      says: 'The charge at the end, {end}, must be above the charge at the start, {start}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ power, end }) => isAbove(power, 22) && isAbove(end, 0.8),
      says: 'Fast charging slows down above about 80%: it takes longer than at this power all the way.',
    },
  ],
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
    {
      inputs: { capacity: 60, start: 40, end: 100, power: 60 },
      results: { time: 0.6666666667, energy: 40 },
      cautions: ['above about 80%'],
      source: 'By hand: 60 × 0.6/0.9; 40/60',
    },
    { inputs: { capacity: 60, start: 80, end: 20, power: 11 }, refused: 'must be above', source: 'By definition' },
  ],
  notes: ['AC power is limited by the charger in the car.'],
  references: [
    {
      title:
        'US Department of Energy, Alternative Fuels Data Center: Developing Infrastructure to Charge Electric Vehicles',
    },
  ],
});
