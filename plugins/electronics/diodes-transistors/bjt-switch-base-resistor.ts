import { defineEquations, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** I_B = k·I_C/β drives the transistor into saturation by the overdrive factor k; R_B = (V_in - V_BE)/I_B. */
export default defineEquations({
  title: 'Transistor switch base resistor',
  description: 'Base resistor and base current of a saturated bipolar transistor switch from load current and gain.',
  keywords: ['BJT', 'NPN switch', 'saturation', 'overdrive', 'relay driver', 'hFE'],
  variables: {
    baseResistor: quantity('ohm', { label: 'Base resistor', symbol: 'Rb', above: 0 }),
    inputVoltage: quantity('V', { label: 'Input voltage', symbol: 'V_{in}', above: 0, max: 1e4 }),
    collectorCurrent: quantity('A', { label: 'Load (collector) current', unit: 'mA', symbol: 'I_C', above: 0 }),
    baseCurrent: quantity('A', { label: 'Base current', unit: 'mA', symbol: 'I_B', above: 0 }),
    gain: number({ label: 'Current gain, least value', symbol: '\\beta', above: 0, max: 1e5, default: 100 }),
    overdrive: number({ label: 'Overdrive factor', symbol: 'k', min: 1, max: 100, default: 3 }),
    baseVoltage: quantity('V', { label: 'Base-emitter voltage', symbol: 'V_{BE}', above: 0, max: 10, default: 0.7 }),
    saturation: quantity('V', { label: 'Saturation voltage', symbol: 'V_{CE}', min: 0, max: 10, default: 0.2 }),
    dissipation: quantity('W', { label: 'Power in the transistor', unit: 'mW', symbol: 'P', above: 0 }),
  },
  equations: ({
    baseResistor,
    inputVoltage,
    collectorCurrent,
    baseCurrent,
    gain,
    overdrive,
    baseVoltage,
    saturation,
    dissipation,
  }) => [
    [baseCurrent, (overdrive * collectorCurrent) / gain],
    [baseResistor, (inputVoltage - baseVoltage) / baseCurrent],
    [dissipation, saturation * collectorCurrent + baseVoltage * baseCurrent],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      joint([0, 1], 'Vᵢ', 'inputVoltage'),
      placed({ symbol: 'resistor', label: 'Rb', of: 'baseResistor' }, [0, 1], [2, 1]),
      placed({ symbol: 'npn' }, [2, 1], [3.2, 1]),
      placed({ symbol: 'resistor', label: 'Load', color: 2 }, [3.2, 1.6], [3.2, 3.2]),
      wire([2.6, 3.2], [3.8, 3.2]),
      { shape: 'label', at: [3.4, 1], label: 'Ic', of: 'collectorCurrent' },
      { shape: 'label', at: [1, 0.5], label: 'Ib', of: 'baseCurrent' },
      placed({ symbol: 'ground' }, [3.2, 0.4], [3.2, 0]),
    ],
  },
  explanation:
    'At a base-emitter voltage of {baseVoltage} a base resistor of {baseResistor} lets {baseCurrent} into the base, for {collectorCurrent} at {overdrive} times what a gain of {gain} needs.',
  cautions: [
    {
      level: 'caution',
      when: ({ baseVoltage }) => isBelow(baseVoltage, 0.4) || isAbove(roundTo(baseVoltage, 2), 3),
      says: 'No transistor has {baseVoltage} between base and emitter (0.6 to 1 V, a Darlington to 3 V): the given values do not go together. With a base resistor give the base-emitter voltage and leave the load current or the overdrive out.',
    },
  ],
  examples: [
    {
      inputs: { inputVoltage: 5, collectorCurrent: 500, baseResistor: 1 },
      results: { baseCurrent: 15 },
      cautions: ['do not go together'],
      source: 'By hand: 3 × 500/100; 5 - 1 × 0.015 = 4.985 V of base-emitter voltage',
    },
    {
      inputs: { inputVoltage: 5, collectorCurrent: 500 },
      results: { baseCurrent: 15, baseResistor: 286.666666667, dissipation: 110.5 },
      source: 'By hand: 3 × 500/100; 4.3/0.015; 0.2 × 500 + 0.7 × 15',
    },
    {
      inputs: { inputVoltage: 3.3, collectorCurrent: 100, gain: 100, overdrive: 5, baseVoltage: 0.7, saturation: 0.1 },
      results: { baseCurrent: 5, baseResistor: 520, dissipation: 13.5 },
      source: 'By hand: 5 × 100/100; 2.6/0.005; 10 + 3.5',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 2', isbn: '978-0-521-80926-9' }],
});
