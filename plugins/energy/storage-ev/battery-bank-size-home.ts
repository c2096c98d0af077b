import { ceilNear, constant, defineCalculator, integer, isAbove, percent, quantity } from '@reckoner/engine';

/** Energy for the days without charge, over depth of discharge and efficiency; whole batteries in strings. */
export default defineCalculator({
  title: 'Battery bank for backup',
  description: 'Capacity of a battery bank and number of batteries from daily energy, days of backup and voltage.',
  keywords: ['battery sizing', 'amp hours', 'home backup', 'depth of discharge', 'autonomy', 'off grid'],
  inputs: {
    daily: quantity('W*h', { label: 'Energy a day', unit: 'kWh', symbol: 'E', above: 0, max: 1e6 }),
    days: quantity('d', { label: 'Time without charge', symbol: 'n', above: 0, max: 60, default: 1 }),
    voltage: quantity('V', { label: 'Bank voltage', symbol: 'V', above: 0, max: 2000, default: 48 }),
    discharge: percent({
      usual: [10, 100],
      label: 'Depth of discharge',
      help: '50% for lead-acid, 80 to 90% for lithium iron phosphate.',
      symbol: '\\mathrm{DoD}',
      min: 1,
      max: 100,
      default: 80,
    }),
    efficiency: percent({
      usual: [60, 99],
      label: 'Efficiency of inverter and wiring',
      symbol: '\\eta',
      min: 10,
      max: 100,
      default: 90,
    }),
    unitVoltage: quantity('V', {
      usual: [1, 800],
      label: 'Voltage of one battery',
      symbol: 'V_b',
      above: 0,
      max: 2000,
      default: 12,
    }),
    unitCapacity: quantity('A*h', {
      label: 'Capacity of one battery',
      unit: 'Ah',
      symbol: 'C_b',
      min: 0.1,
      max: 1e5,
      default: 100,
    }),
  },
  outputs: {
    capacity: quantity('A*h', { label: 'Bank capacity', unit: 'Ah', symbol: 'C', places: 0 }),
    energy: quantity('W*h', { label: 'Bank energy', unit: 'kWh', symbol: 'E_b', places: 2 }),
    series: integer({ label: 'Batteries in each string', symbol: 'n_s' }),
    strings: integer({ label: 'Strings in parallel', symbol: 'n_p' }),
    batteries: integer({ label: 'Batteries', symbol: 'n_b' }),
  },
  formula: ({ daily, days, voltage, discharge, efficiency, unitVoltage, unitCapacity }) => {
    const energy = (daily * (days / constant(1, 'd'))) / (discharge * efficiency);
    const capacity = energy / voltage;
    const series = Math.max(1, ceilNear(voltage / unitVoltage));
    const strings = Math.max(1, ceilNear(capacity / unitCapacity));
    return { capacity, energy, series, strings, batteries: series * strings };
  },
  explanation:
    'To be discharged by {discharge}, the bank needs {capacity}, {energy}: {batteries} {batteries|battery|batteries} in {strings} {strings|string|strings} of {series}.',
  cautions: [
    {
      level: 'caution',
      when: ({ voltage, unitVoltage, series }) => isAbove(Math.abs(series * unitVoltage - voltage), 0.1 * voltage),
      says: 'Such batteries in series do not make the bank voltage: take a bank voltage that is a multiple of theirs.',
    },
  ],
  examples: [
    {
      inputs: { daily: 10, days: 2, discharge: 50, efficiency: 90, unitCapacity: 200 },
      results: { capacity: 925.925926, energy: 44.4444444, series: 4, strings: 5, batteries: 20 },
      source: 'By hand: 10 × 2/(0.5 × 0.9); / 48 V; 48/12; 926/200 rounded up',
    },
    {
      inputs: { daily: 5, voltage: 24, efficiency: 95 },
      results: { energy: 6.578947368, capacity: 274.122807, series: 2, strings: 3, batteries: 6 },
      source: 'By hand: 5/(0.8 × 0.95); / 24 V',
    },
    {
      inputs: { daily: 1, voltage: 18, discharge: 50, efficiency: 100 },
      results: { energy: 2, series: 2, strings: 2 },
      cautions: ['a multiple of theirs'],
      source: 'By hand: 1/0.5; 18/12 and 111 Ah/100 Ah rounded up',
    },
    {
      inputs: { daily: 10, days: 2, discharge: 50, unitVoltage: 6, unitCapacity: 225 },
      results: { capacity: 925.925926, series: 8, strings: 5, batteries: 40 },
      source: 'By hand: 10 × 2/(0.5 × 0.9)/48 V; 48/6; 926/225 rounded up',
    },
  ],
  references: [
    { title: 'IEEE 1013-2019, Recommended Practice for Sizing Lead-Acid Batteries for Stand-Alone PV Systems' },
  ],
});
