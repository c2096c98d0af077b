import { category, constant, defineCalculator, isAtMost, noResult, number, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** Thévenin equivalent of the base divider: I_B = (V_th - V_BE)/(R_th + (β + 1)R_E). */
export default defineCalculator({
  title: 'BJT voltage divider bias',
  description: 'Collector current, collector-emitter voltage and stability of a transistor biased by four resistors.',
  keywords: ['operating point', 'Q point', 'self bias', 'stability factor', 'common emitter'],
  inputs: {
    supply: quantity('V', { label: 'Supply voltage', symbol: 'V_{CC}', above: 0, max: 1000 }),
    upper: quantity('ohm', { label: 'Base resistor to the supply', symbol: 'R_1', min: 0.001, max: 1e9 }),
    lower: quantity('ohm', { label: 'Base resistor to ground', symbol: 'R_2', min: 0.001, max: 1e9 }),
    collector: quantity('ohm', { label: 'Collector resistor', symbol: 'Rc', min: 0, max: 1e9 }),
    emitter: quantity('ohm', { label: 'Emitter resistor', symbol: 'Re', min: 0.001, max: 1e9 }),
    gain: number({ label: 'Current gain', symbol: '\\beta', min: 1, max: 1e5, default: 100 }),
    baseVoltage: quantity('V', { label: 'Base-emitter voltage', symbol: 'V_{BE}', min: 0, max: 5, default: 0.7 }),
  },
  outputs: {
    collectorCurrent: quantity('A', { label: 'Collector current', unit: 'mA', symbol: 'I_C', places: 3 }),
    collectorEmitter: quantity('V', {
      label: 'Collector-emitter voltage',
      symbol: 'V_{CE}',
      places: 3,
      optional: true,
    }),
    baseCurrent: quantity('A', { label: 'Base current', unit: 'µA', symbol: 'I_B', places: 2 }),
    stability: number({ label: 'Stability factor', symbol: 'S', places: 2, optional: true }),
    state: category(['Active', 'Saturated'], { label: 'State' }),
  },
  formula: ({ supply, upper, lower, collector, emitter, gain, baseVoltage }) => {
    const open = (supply * lower) / (upper + lower);
    const source = (upper * lower) / (upper + lower);
    if (isAtMost(open, baseVoltage))
      throw noResult('The divider gives no more than the base-emitter voltage: the transistor is off.');
    const base = (open - baseVoltage) / (source + (gain + 1) * emitter);
    const voltage = supply - gain * base * collector - (gain + 1) * base * emitter;
    if (voltage < SATURATION) {
      // With V_CE at saturation the two meshes give base and collector currents.
      const determinant = (source + emitter) * (collector + emitter) - emitter ** 2;
      const driven = ((open - baseVoltage) * (collector + emitter) - (supply - SATURATION) * emitter) / determinant;
      const current = ((supply - SATURATION) * (source + emitter) - (open - baseVoltage) * emitter) / determinant;
      if (current <= 0) throw noResult('The supply is too low for the transistor to conduct.');
      return { collectorCurrent: current, baseCurrent: driven, state: 'Saturated' };
    }
    const ratio = source / emitter;
    return {
      collectorCurrent: gain * base,
      collectorEmitter: voltage,
      baseCurrent: base,
      stability: ((1 + gain) * (1 + ratio)) / (1 + gain + ratio),
      state: 'Active',
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      placed({ symbol: 'resistor', label: 'R₁', of: 'upper' }, [0, 5], [0, 2.5]),
      placed({ symbol: 'resistor', label: 'R₂', of: 'lower' }, [0, 2.5], [0, 0]),
      wire([0, 2.5], [1.6, 2.5]),
      placed({ symbol: 'npn' }, [1.6, 2.5], [3, 2.5]),
      placed({ symbol: 'resistor', label: 'Rc', of: 'collector' }, [3, 5], [3, 3.2]),
      placed({ symbol: 'resistor', label: 'Re', of: 'emitter' }, [3, 1.8], [3, 0]),
      wire([0, 5], [3, 5]),
      wire([0, 0], [3, 0]),
      joint([1.5, 5], 'V', 'supply'),
      placed({ symbol: 'ground' }, [1.5, 0], [1.5, -0.3]),
      { shape: 'label', at: [3.2, 2.5], label: 'Ic', of: 'collectorCurrent' },
    ],
  },
  explanation: ({ collectorEmitter }) =>
    collectorEmitter === undefined
      ? 'The transistor is saturated: {collectorCurrent} flow.'
      : 'The operating point is {collectorCurrent} at {collectorEmitter}.',
  examples: [
    {
      inputs: { supply: 12, upper: 47000, lower: 10000, collector: 2200, emitter: 470 },
      results: {
        baseCurrent: 25.2220707289,
        collectorCurrent: 2.52220707289,
        collectorEmitter: 5.25385274215,
        stability: 15.7994672192,
        state: 'Active',
      },
      source: 'Python 3.11, by the equations of Boylestad, Nashelsky, §4.5',
    },
    {
      inputs: { supply: 12, upper: 10000, lower: 10000, collector: 2200, emitter: 470 },
      results: { state: 'Saturated', collectorCurrent: 4.31416852058, baseCurrent: 598.234149055 },
      source: 'NumPy: linalg.solve of the base and collector meshes with V_CE = 0.2 V',
    },
    {
      inputs: { supply: 5, upper: 100000, lower: 10000, collector: 1000, emitter: 100 },
      noResult: 'is off',
      source: 'By hand: 5 × 10/110 = 0.45 V',
    },
    {
      inputs: { supply: 2.1, upper: 20000, lower: 10000, collector: 1000, emitter: 100 },
      noResult: 'no more than the base-emitter voltage',
      source: 'By hand: 2.1/3 = 0.7 V',
    },
    {
      inputs: { supply: 0.1, upper: 1000, lower: 10000, collector: 1000, emitter: 100, baseVoltage: 0 },
      noResult: 'too low',
      source: 'By hand: 0.1 V < 0.2 V',
    },
    {
      inputs: { supply: 22, upper: 39000, lower: 3900, collector: 10000, emitter: 1500, gain: 140 },
      results: {
        baseCurrent: 6.04523356584,
        collectorCurrent: 0.846332699218,
        collectorEmitter: 12.2581061086,
        stability: 3.30818008878,
        state: 'Active',
      },
      source: 'NumPy: linalg.solve of the base node and the emitter mesh',
    },
  ],
  notes: ['Saturation is taken as a collector-emitter voltage of 0.2 V.'],
  references: [
    {
      title: 'Boylestad, Nashelsky: Electronic Devices and Circuit Theory, 11th ed., ch. 4',
      isbn: '978-0-13-262226-4',
    },
  ],
});

const SATURATION = constant(0.2, 'V');
