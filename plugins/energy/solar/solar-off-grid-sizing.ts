import { constant, defineCalculator, integer, percent, quantity, roundTo, rows, sum } from '@reckoner/engine';

/** Daily load over inverter efficiency; battery for the days of autonomy; panels for one day of the darkest month. */
export default defineCalculator({
  title: 'Off-grid solar system sizing',
  description: 'Panels, battery, inverter and charge controller of an off-grid solar system from a list of loads.',
  keywords: ['stand alone pv', 'cabin solar', 'battery autonomy', 'charge controller', 'inverter size', 'rv solar'],
  inputs: {
    loads: rows(
      {
        power: quantity('W', { label: 'Power', min: 0, max: 1e6 }),
        count: integer({ label: 'Number', min: 0, max: 10000 }),
        hours: quantity('h', { label: 'Hours a day', min: 0, max: 24 }),
      },
      { label: 'Loads', maxItems: 60 },
    ),
    sun: quantity('h', {
      usual: [0.3, 9],
      label: 'Peak sun hours in the darkest month',
      symbol: 'H',
      min: 0.1,
      max: 12,
    }),
    autonomy: quantity('d', {
      usual: [0.5, 14],
      label: 'Days of autonomy',
      symbol: 'n',
      min: 0.1,
      max: 60,
      default: 2,
    }),
    voltage: quantity('V', { usual: [6, 800], label: 'Battery voltage', symbol: 'V', min: 1, max: 1000, default: 24 }),
    discharge: percent({
      usual: [10, 95],
      label: 'Depth of discharge',
      symbol: '\\mathrm{DoD}',
      min: 1,
      max: 100,
      default: 50,
    }),
    inverter: percent({
      usual: [60, 100],
      label: 'Inverter efficiency',
      symbol: '\\eta',
      min: 10,
      max: 100,
      default: 90,
    }),
    performance: percent({
      usual: [30, 95],
      label: 'Efficiency of panels, charging and battery',
      symbol: '\\mathrm{PR}',
      min: 10,
      max: 100,
      default: 75,
    }),
    margin: percent({
      usual: [1, 100],
      label: 'Margin of inverter and controller',
      symbol: 'm',
      min: 0,
      max: 200,
      default: 25,
    }),
  },
  outputs: {
    panels: quantity('W', { label: 'Panel power', symbol: 'P_{PV}', places: 0 }),
    battery: quantity('W*h/V', { label: 'Battery capacity', unit: 'Ah', symbol: 'C', places: 0 }),
    inverterPower: quantity('W', { label: 'Inverter power', symbol: 'P_{inv}', places: 0 }),
    controller: quantity('W/V', { label: 'Charge controller current', unit: 'A', symbol: 'I_c', places: 1 }),
    energy: quantity('W*h', { label: 'Load a day', unit: 'kWh', symbol: 'E', places: 2 }),
  },
  formula: ({ loads, sun, autonomy, voltage, discharge, inverter, performance, margin }) => {
    const energy = sum(loads.map(({ power, count, hours }) => power * count * hours));
    const drawn = energy / inverter;
    const panels = drawn / (sun * performance);
    return {
      panels,
      battery: (drawn * (autonomy / ONE_DAY)) / (voltage * discharge),
      inverterPower: sum(loads.map(({ power, count }) => power * count)) * (1 + margin),
      controller: (panels / voltage) * (1 + margin),
      energy,
    };
  },
  explanation:
    'For {energy} a day use {panels} of panels, a battery of {battery} at {voltage} and an inverter of {inverterPower}.',
  requires: [
    {
      that: ({ loads }) => loads.some(({ power, count, hours }) => power > 0 && count > 0 && hours > 0),
      field: 'loads',
      says: 'No load draws anything: give at least one with its power, number and hours.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ controller }) => roundTo(controller / constant(1, 'A'), 1) > 100,
      says: 'Charge controllers seldom carry more than 100 A: raise the battery voltage, or use several of them.',
    },
  ],
  examples: [
    {
      inputs: {
        loads: [
          { power: 10, count: 6, hours: 5 },
          { power: 60, count: 1, hours: 8 },
          { power: 100, count: 1, hours: 2 },
        ],
        sun: 4,
      },
      results: {
        energy: 0.98,
        battery: 181.481481481,
        panels: 362.962962963,
        controller: 18.9043209877,
        inverterPower: 275,
      },
      source: 'By hand: 980/0.9 × 2/(24 × 0.5); 980/0.9/(4 × 0.75); / 24 × 1.25; 220 × 1.25',
    },
    {
      inputs: {
        loads: [{ power: 100, count: 1, hours: 24 }],
        sun: 4,
        autonomy: 3,
        voltage: 48,
        discharge: 80,
        inverter: 100,
        performance: 80,
        margin: 0,
      },
      results: { energy: 2.4, panels: 750, battery: 187.5, controller: 15.625, inverterPower: 100 },
      source: 'By hand: 2400/(4 × 0.8); 7200/(48 × 0.8); 750/48',
    },
    {
      inputs: {
        loads: [{ power: 1000, count: 1, hours: 10 }],
        sun: 4,
        voltage: 12,
        inverter: 100,
        performance: 80,
        margin: 0,
      },
      results: { panels: 3125, controller: 260.4166667 },
      cautions: ['seldom carry more than 100 A'],
      source: 'By hand: 10 kWh / (4 h × 0.8); 3125/12',
    },
    {
      inputs: {
        loads: [{ power: 384.15, count: 1, hours: 10 }],
        sun: 4,
        voltage: 12,
        inverter: 100,
        performance: 80,
        margin: 0,
      },
      results: { controller: 100.0390625 },
      source: 'By hand: 3841.5/3.2/12, shown as 100.0 A',
    },
    {
      inputs: { loads: [{ power: 0, count: 1, hours: 10 }], sun: 4 },
      refused: 'draws anything',
      source: 'By definition',
    },
  ],
  notes: ['Motors draw several times their power at start: check the surge rating of the inverter.'],
  references: [{ title: 'IEEE 1562-2021, Guide for Array and Battery Sizing in Stand-Alone Photovoltaic Systems' }],
});

const ONE_DAY = constant(1, 'd');
