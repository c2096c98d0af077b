import { defineEquations, isAtMost, percent, quantity } from '@reckoner/engine';

/** Energy between two states of charge over consumption with its extra for cold, heating or speed. */
export default defineEquations({
  title: 'EV range',
  description: 'Range of an electric car from battery capacity, charge, consumption and extra use for cold or speed.',
  keywords: ['electric car range', 'winter range', 'kwh per 100 km', 'mi/kWh', 'battery health'],
  variables: {
    range: quantity('100 km', { label: 'Range', unit: 'km', symbol: 's', above: 0, places: 0 }),
    capacity: quantity('kWh', {
      usual: [0.2, 1000],
      label: 'Usable battery capacity',
      symbol: 'C',
      above: 0,
      max: 1e5,
    }),
    start: percent({ usual: [5, 100], label: 'Charge at the start', symbol: 's_1', min: 0, max: 100, default: 100 }),
    end: percent({ label: 'Charge at the end', symbol: 's_2', min: 0, max: 100, usual: [1, 100], default: 10 }),
    health: percent({ usual: [50, 105], label: 'Battery health', symbol: 'h', above: 0, max: 110, default: 100 }),
    consumption: quantity('kWh/(100 km)', { usual: [1, 200], label: 'Consumption', symbol: 'c', above: 0, max: 1000 }),
    extra: percent({
      usual: [-30, 100],
      label: 'Extra consumption',
      help: 'About 20 to 40% in frost with heating, 30% at 130 instead of 110 km/h.',
      symbol: 'x',
      min: -50,
      max: 300,
      default: 0,
    }),
    energy: quantity('kWh', { label: 'Energy used', symbol: 'E', above: 0, places: 1 }),
  },
  equations: ({ range, capacity, start, end, health, consumption, extra, energy }) => [
    [energy, capacity * health * (start - end)],
    [range, energy / (consumption * (1 + extra))],
  ],
  explanation: 'From {start} to {end} the car uses {energy} and drives {range}.',
  requires: [
    {
      that: ({ start, end }) => start > end,
      field: 'end',
      says: 'The charge at the end, {end}, must be below the charge at the start, {start}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ extra }) => extra > 0 && isAtMost(extra, 0.01),
      says: '{extra} of extra consumption is next to nothing: a quarter more is 25%, not 0.25%.',
    },
  ],
  examples: [
    {
      inputs: { capacity: 60, consumption: 15, extra: 0.25, start: 100, end: 10, health: 100 },
      results: { range: 359.10224 },
      cautions: ['next to nothing'],
      source: 'By hand: 54/(15 × 1.0025) × 100; a fraction sent as percent',
    },
    {
      inputs: { capacity: 77, consumption: 17, extra: 25, start: 100, end: 10, health: 100 },
      results: { range: 326.117647059, energy: 69.3 },
      source: 'By hand: 77 × 0.9/(17 × 1.25) × 100',
    },
    {
      inputs: { range: 300, capacity: 60, start: 90, end: 10, health: 95 },
      results: { consumption: 15.2, energy: 45.6 },
      source: 'By hand: 60 × 0.95 × 0.8/3',
    },
    {
      inputs: { capacity: 60, consumption: 15, start: 20, end: 80 },
      refused: 'must be below',
      source: 'By definition',
    },
  ],
  references: [{ title: 'US Department of Energy, fueleconomy.gov: Electric vehicle range and cold weather' }],
});
