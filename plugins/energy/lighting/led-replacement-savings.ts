import { defineCalculator, integer, money, quantity, roundTo, sumOfProducts } from '@reckoner/engine';
import { ONE_YEAR } from '../shared/time.js';

/** Energy saved by lamps of less power, and the time in which it pays for them. */
export default defineCalculator({
  title: 'LED savings',
  description: 'Energy, money and payback time of replacing lamps by LEDs from their powers, hours of use and prices.',
  keywords: ['led replacement', 'lighting cost', 'energy saving lamps', 'payback', 'retrofit'],
  inputs: {
    oldPower: quantity('kW', {
      usual: [1, 2000],
      label: 'Power of an old lamp',
      unit: 'W',
      symbol: 'P_1',
      above: 0,
      max: 1e5,
    }),
    newPower: quantity('kW', {
      usual: [0.3, 1000],
      label: 'Power of an LED lamp',
      unit: 'W',
      symbol: 'P_2',
      above: 0,
      max: 1e5,
    }),
    count: integer({ label: 'Number of lamps', symbol: 'n', min: 1, max: 1e6, default: 1 }),
    hours: quantity('h', { label: 'Use a day', symbol: 't', above: 0, max: 24 }),
    electricityPrice: money({
      label: 'Electricity price',
      formerly: ['price'],
      per: 'kWh',
      symbol: 'p',
      above: 0,
      max: 1000,
    }),
    lampPrice: money({ label: 'Price of an LED lamp', symbol: 'c', min: 0, max: 1e6 }),
    life: quantity('h', {
      usual: [1000, 200000],
      label: 'Life of an LED lamp',
      symbol: 'L',
      above: 0,
      max: 1e6,
      default: 15000,
    }),
  },
  outputs: {
    saving: money({ label: 'Saved a year', symbol: 'S' }),
    energy: quantity('kWh', { label: 'Energy saved a year', symbol: 'E', places: 1 }),
    payback: quantity('yr', { label: 'Payback time', unit: 'month', symbol: 'T', places: 1 }),
    lifetimeSaving: money({ label: 'Saved over the life of the lamps, less their price', symbol: 'S_L' }),
  },
  formula: ({ oldPower, newPower, count, hours, electricityPrice, lampPrice, life }) => {
    const energy = 365 * count * (oldPower - newPower) * hours;
    const saving = energy * electricityPrice;
    return {
      saving,
      energy,
      payback: ((count * lampPrice) / saving) * ONE_YEAR,
      lifetimeSaving:
        count *
        sumOfProducts([1, oldPower, life, electricityPrice], [-1, newPower, life, electricityPrice], [-1, lampPrice]),
    };
  },
  explanation: ({ lifetimeSaving }) =>
    roundTo(lifetimeSaving, 2) < 0
      ? 'The LEDs save {energy} and {saving} a year and wear out before they have paid for themselves.'
      : 'The LEDs save {energy} and {saving} a year and have paid for themselves after {payback}.',
  requires: [
    {
      that: ({ newPower, oldPower }) => newPower < oldPower,
      field: 'newPower',
      says: 'The LED lamp, {newPower}, must take less power than the old one, {oldPower}.',
    },
  ],
  examples: [
    {
      inputs: { oldPower: 60, newPower: 9, count: 10, hours: 3, electricityPrice: 0.25, lampPrice: 4 },
      results: { saving: 139.61, energy: 558.45, payback: 3.438087564, lifetimeSaving: 1872.5 },
      source: 'By hand: 10 × 0.051 × 3 × 365; × 0.25; 40/139.6125 × 12; 10 × (0.051 × 15000 × 0.25 - 4)',
    },
    {
      inputs: { oldPower: 400, newPower: 150, hours: 10, electricityPrice: 0.2, lampPrice: 365, life: 50000 },
      results: { energy: 912.5, saving: 182.5, payback: 24, lifetimeSaving: 2135 },
      source: 'By hand: 0.25 × 10 × 365 = 912.5; 365/182.5 = 2 years; 0.25 × 50000 × 0.2 - 365',
    },
    {
      inputs: { oldPower: 9, newPower: 9, hours: 3, electricityPrice: 0.25, lampPrice: 4 },
      refused: 'must take less power',
      source: 'By definition',
    },
    {
      inputs: { oldPower: 60, newPower: 50, hours: 3, electricityPrice: 0.02, lampPrice: 3 },
      results: { energy: 10.95, saving: 0.22, lifetimeSaving: 0 },
      source: 'By hand: 365 × 0.01 × 3; × 0.02; 0.01 × 15000 × 0.02 is the price of the lamp: just paid for itself',
    },
    {
      inputs: { oldPower: 10, newPower: 8, hours: 2, electricityPrice: 0.2, lampPrice: 20, life: 15000 },
      results: { energy: 1.46, saving: 0.29, lifetimeSaving: -14 },
      source: 'By hand: 365 × 0.002 × 2; × 0.20; 0.002 × 15000 × 0.20 - 20',
    },
  ],
  notes: ['A month is a twelfth of a year. Prices stay constant.'],
  references: [{ title: 'US Department of Energy: LED Lighting (Energy Saver)' }],
});
