import { defineCalculator, integer, money, quantity } from '@reckoner/engine';

/** Energy is power times time. */
export default defineCalculator({
  title: 'Electricity cost of an appliance',
  description: 'Energy and cost a day, month and year of an appliance from its power, hours of use and price per kWh.',
  keywords: ['kwh cost', 'power consumption', 'electricity bill', 'watts to kwh', 'running cost'],
  inputs: {
    power: quantity('kW', { usual: [0, 30000], label: 'Power', unit: 'W', symbol: 'P', min: 0, max: 1e7 }),
    hours: quantity('h', { label: 'Use on a day of use', symbol: 't', min: 0, max: 24 }),
    price: money({ label: 'Price', per: 'kWh', symbol: 'p', min: 0, max: 1000 }),
    days: integer({ label: 'Days of use a year', symbol: 'd', min: 1, max: 366, default: 365 }),
    count: integer({ label: 'Number of appliances', symbol: 'n', min: 1, max: 10000, default: 1 }),
  },
  outputs: {
    yearly: money({ label: 'Cost a year', symbol: 'K' }),
    monthly: money({ label: 'Cost a month', symbol: 'K_m' }),
    daily: money({ label: 'Cost on a day of use', symbol: 'K_d' }),
    energy: quantity('kWh', { label: 'Energy a year', symbol: 'E', places: 1 }),
    dailyEnergy: quantity('kWh', { label: 'Energy on a day of use', symbol: 'E_d', places: 2 }),
  },
  formula: ({ power, hours, price, days, count }) => {
    const dailyEnergy = count * power * hours;
    const energy = days * dailyEnergy;
    return { yearly: energy * price, monthly: (energy * price) / 12, daily: dailyEnergy * price, energy, dailyEnergy };
  },
  explanation: '{energy} a year cost {yearly}, {monthly} a month.',
  examples: [
    {
      inputs: { power: 150, hours: 8, price: 0.3 },
      results: { yearly: 131.4, monthly: 10.95, daily: 0.36, energy: 438, dailyEnergy: 1.2 },
      source: 'By hand: 0.15 kW × 8 h × 365 = 438 kWh × 0.30',
    },
    {
      inputs: { power: '1.8 kW', hours: 0.5, price: 0.12, days: 200, count: 2 },
      results: { yearly: 43.2, monthly: 3.6, dailyEnergy: 1.8 },
      source: 'By hand: 2 × 1.8 × 0.5 × 200 × 0.12',
    },
  ],
  notes: [
    'Appliances that switch themselves on and off, such as refrigerators, use less than their rated power all day.',
  ],
  references: [{ title: 'US Department of Energy: Estimating Appliance and Home Electronic Energy Use' }],
});
