import { constant, defineCalculator, integer, isAbove, money, percent, quantity } from '@reckoner/engine';
import { ONE_YEAR } from '../shared/time.js';

/** Purchase less resale, plus energy and upkeep over the years, without discounting. */
export default defineCalculator({
  title: 'EV versus gasoline cost',
  description:
    'Total cost of an electric and a gasoline car over years of driving, by distance, and when the EV breaks even.',
  keywords: ['total cost of ownership', 'electric car savings', 'fuel cost comparison', 'TCO', 'break even'],
  inputs: {
    distance: quantity('100 km', {
      usual: [500, 150000],
      label: 'Distance a year',
      unit: 'km',
      symbol: 's',
      min: 1,
      max: 1e6,
    }),
    years: integer({ label: 'Years', symbol: 'n', min: 1, max: 40, default: 8 }),
    electricUse: quantity('kWh/(100 km)', {
      usual: [5, 200],
      label: 'Consumption of the EV',
      symbol: 'c_e',
      above: 0,
      max: 500,
      default: 18,
    }),
    electricityPrice: money({ label: 'Electricity price', per: 'kWh', symbol: 'p_e', min: 0, max: 100 }),
    chargingEfficiency: percent({
      usual: [60, 99],
      label: 'Charging efficiency',
      symbol: '\\eta',
      min: 10,
      max: 100,
      default: 90,
    }),
    fuelUse: quantity('L/(100 km)', {
      usual: [2, 60],
      label: 'Consumption of the gasoline car',
      symbol: 'c_f',
      above: 0,
      max: 200,
      default: 7,
    }),
    fuelPrice: money({ label: 'Fuel price', per: 'L', symbol: 'p_f', min: 0, max: 100 }),
    electricPurchase: money({ label: 'Price of the EV', min: 0, max: 1e9, default: 0 }),
    fuelPurchase: money({ label: 'Price of the gasoline car', min: 0, max: 1e9, default: 0 }),
    electricResale: money({ label: 'Resale value of the EV', min: 0, max: 1e9, default: 0 }),
    fuelResale: money({ label: 'Resale value of the gasoline car', min: 0, max: 1e9, default: 0 }),
    electricUpkeep: money({ label: 'Upkeep of the EV a year', min: 0, max: 1e8, default: 0 }),
    fuelUpkeep: money({ label: 'Upkeep of the gasoline car a year', min: 0, max: 1e8, default: 0 }),
  },
  outputs: {
    advantage: money({ label: 'Saved by the EV in all' }),
    electricTotal: money({ label: 'Total cost of the EV', symbol: 'K_e' }),
    fuelTotal: money({ label: 'Total cost of the gasoline car', symbol: 'K_f' }),
    electricEnergy: money({ label: 'Electricity a year' }),
    fuelEnergy: money({ label: 'Fuel a year' }),
    breakEven: quantity('yr', {
      label: 'Time until the higher price is earned back',
      symbol: 'T',
      places: 1,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const electricEnergy = (inputs.distance * inputs.electricUse * inputs.electricityPrice) / inputs.chargingEfficiency;
    const fuelEnergy = inputs.distance * inputs.fuelUse * inputs.fuelPrice;
    const electricTotal =
      inputs.electricPurchase - inputs.electricResale + inputs.years * (electricEnergy + inputs.electricUpkeep);
    const fuelTotal = inputs.fuelPurchase - inputs.fuelResale + inputs.years * (fuelEnergy + inputs.fuelUpkeep);
    const extra = inputs.electricPurchase - inputs.fuelPurchase;
    const saved = fuelEnergy + inputs.fuelUpkeep - electricEnergy - inputs.electricUpkeep;
    return {
      advantage: fuelTotal - electricTotal,
      electricTotal,
      fuelTotal,
      electricEnergy,
      fuelEnergy,
      breakEven: extra > 0 && saved > CENT && extra / saved < 1000 ? (extra / saved) * ONE_YEAR : undefined,
    };
  },
  explanation: ({ breakEven }) =>
    breakEven === undefined
      ? 'Over {years} {years|year|years} the EV costs {electricTotal} and the gasoline car {fuelTotal}.'
      : 'Over {years} {years|year|years} the EV costs {electricTotal} and the gasoline car {fuelTotal}; its higher price is earned back after {breakEven}.',
  cautions: [
    {
      level: 'note',
      when: ({ breakEven, years }) => breakEven !== undefined && isAbove(breakEven, years * ONE_YEAR),
      says: 'The higher price is earned back only after the years that are looked at; resale values are not in that time.',
    },
    {
      level: 'caution',
      when: ({ electricPurchase, fuelPurchase }) => electricPurchase > 0 !== fuelPurchase > 0,
      says: 'Only one of the cars has a price: give that of the other one too, or its present value where it is yours already.',
    },
  ],
  requires: [
    {
      that: ({ electricPurchase, electricResale }) => electricResale <= electricPurchase,
      field: 'electricResale',
      says: 'The resale value of the EV, {electricResale}, must not be above its price, {electricPurchase}.',
    },
    {
      that: ({ fuelPurchase, fuelResale }) => fuelResale <= fuelPurchase,
      field: 'fuelResale',
      says: 'The resale value of the gasoline car, {fuelResale}, must not be above its price, {fuelPurchase}.',
    },
  ],
  examples: [
    {
      inputs: {
        distance: 15000,
        electricityPrice: 0.3,
        fuelPrice: 1.8,
        electricPurchase: 42000,
        fuelPurchase: 33000,
        electricResale: 12000,
        fuelResale: 9000,
        electricUpkeep: 300,
        fuelUpkeep: 600,
      },
      results: {
        electricEnergy: 900,
        fuelEnergy: 1890,
        electricTotal: 39600,
        fuelTotal: 43920,
        advantage: 4320,
        breakEven: 6.976744186,
      },
      source: 'By hand: 15000 × 0.18/0.9 × 0.30; 15000 × 0.07 × 1.80; 30000 + 8 × 1200; 24000 + 8 × 2490; 9000/1290',
    },
    {
      inputs: {
        distance: 10000,
        years: 5,
        electricUse: 20,
        electricityPrice: 0.6,
        chargingEfficiency: 100,
        fuelUse: 5,
        fuelPrice: 1.2,
        electricPurchase: 20000,
        fuelPurchase: 20000,
      },
      results: { electricEnergy: 1200, fuelEnergy: 600, electricTotal: 26000, fuelTotal: 23000, advantage: -3000 },
      source: 'By hand: 2000 kWh × 0.60; 500 L × 1.20',
    },
    {
      inputs: {
        distance: 10000,
        years: 5,
        electricUse: 20,
        electricityPrice: 0.25,
        chargingEfficiency: 100,
        fuelUse: 5,
        fuelPrice: 2,
        electricPurchase: 30000,
        fuelPurchase: 25000,
      },
      results: { electricEnergy: 500, fuelEnergy: 1000, breakEven: 10, advantage: -2500 },
      cautions: ['only after the years'],
      source: 'By hand: 2000 × 0.25; 500 × 2; 5000/500; 30000 - 32500',
    },
    {
      inputs: {
        distance: 10000,
        electricUse: 20,
        electricityPrice: 0.25,
        chargingEfficiency: 100,
        fuelUse: 5,
        fuelPrice: 2,
        electricPurchase: 30000,
      },
      results: { electricTotal: 34000, fuelTotal: 8000, advantage: -26000, breakEven: 60 },
      cautions: ['only after the years', 'Only one of the cars'],
      source: 'By hand: 30000 + 8 × 500; 8 × 1000; 30000/500',
    },
    {
      inputs: { distance: 10000, electricityPrice: 0.3, fuelPrice: 2, electricResale: 10000 },
      refused: 'of the EV',
      source: 'By definition',
    },
    {
      inputs: { distance: 10000, electricityPrice: 0.3, fuelPrice: 2, fuelResale: 10000 },
      refused: 'of the gasoline car',
      source: 'By definition',
    },
  ],
  notes: ['Without discounting, insurance, taxes and financing; prices stay constant.'],
  references: [{ title: 'US Department of Energy, Alternative Fuels Data Center: Vehicle Cost Calculator' }],
});

const CENT = constant(0.01, '$');
