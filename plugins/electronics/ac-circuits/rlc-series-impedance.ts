import { defineCalculator, isAbove, isNear, quantity, table, text } from '@reckoner/engine';
import { capacitance, frequency, inductance } from '../shared/fields.js';

/** Z = R + j(ωL - 1/(ωC)); voltages of the elements exceed the supply near resonance. */
export default defineCalculator({
  title: 'Series RLC impedance',
  description: 'Impedance, phase angle and resonance of a series RLC circuit, with current and element voltages.',
  keywords: ['rlc circuit', 'impedance', 'phase angle', 'resonance', 'complex impedance'],
  inputs: {
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R', above: 0, max: 1e12 }),
    inductance,
    capacitance,
    frequency,
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V', min: 0, max: 1e9, optional: true }),
  },
  outputs: {
    impedance: quantity('ohm', { label: 'Impedance', symbol: '\\left|Z\\right|' }),
    phase: quantity('rad', { label: 'Phase angle', unit: 'deg', symbol: '\\varphi' }),
    reactance: quantity('ohm', { label: 'Reactance', symbol: 'X' }),
    resonance: quantity('Hz', { label: 'Resonant frequency', symbol: 'f_0' }),
    current: quantity('A', { label: 'RMS current', symbol: 'I', optional: true }),
    elements: table(
      { element: text({ label: 'Element' }), voltage: quantity('V', { label: 'RMS voltage' }) },
      { label: 'Element voltages', optional: true },
    ),
  },
  formula: ({ resistance, inductance, capacitance, frequency, voltage }) => {
    const angular = 2 * Math.PI * frequency;
    const inductive = angular * inductance;
    const capacitive = 1 / (angular * capacitance);
    // At resonance what the last digits leave is none.
    const reactance = isNear(inductive, capacitive, 1e-12 * inductive) ? 0 * inductive : inductive - capacitive;
    const impedance = Math.hypot(resistance, reactance);
    const phase = Math.atan2(reactance, resistance);
    const resonance = 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance));
    if (voltage === undefined) return { impedance, phase, reactance, resonance };
    const current = voltage / impedance;
    const elements = [
      { element: 'Resistor', voltage: current * resistance },
      { element: 'Inductor', voltage: current * inductive },
      { element: 'Capacitor', voltage: current * capacitive },
    ];
    return { impedance, phase, reactance, resonance, current, elements };
  },
  figure: {
    kind: 'curve',
    title: 'Impedance over frequency',
    x: { of: 'frequency', log: true },
    y: { of: 'impedance', log: true },
    curve: ({ resistance, inductance, capacitance, frequency, impedance, resonance }) => {
      const size = (at: number) => {
        const angular = 2 * Math.PI * at;
        return Math.hypot(resistance, angular * inductance - 1 / (angular * capacitance));
      };
      const isSeen = Math.abs(Math.log10(frequency / resonance)) < 2;
      return {
        from: resonance / 100,
        to: 100 * resonance,
        lines: [{ y: size }],
        marks: [
          { x: resonance, y: resistance, label: 'Resonance' },
          ...(isSeen ? [{ x: frequency, y: impedance, label: 'f' }] : []),
        ],
      };
    },
  },
  explanation:
    'At {frequency} the circuit has an impedance of {impedance} at {phase}{phase|, capacitive (the current leads)||, inductive (the current lags)}; it resonates at {resonance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ elements, voltage }) =>
        elements !== undefined && voltage !== undefined && elements.some((part) => isAbove(part.voltage, 2 * voltage)),
      says: 'Near resonance coil and capacitor get more than twice the supply voltage: look at the element voltages, and rate them for it.',
    },
  ],
  examples: [
    {
      inputs: { resistance: 10, inductance: 50, capacitance: 10, frequency: 220, voltage: 24 },
      results: {
        impedance: 10.50812748,
        current: 2.283946408,
        elements: { rows: { 1: { voltage: 157.8550436 }, 2: { voltage: 165.2278911 } } },
      },
      cautions: ['twice the supply voltage'],
      source: 'Python 3.11: hypot(10, 69.115 - 72.343); 24/|Z|, times each reactance',
    },
    {
      inputs: { resistance: 100, inductance: 50, capacitance: 10, frequency: 200, voltage: 24 },
      results: {
        impedance: 101.39238501,
        phase: -9.50633002255,
        reactance: -16.7456184742,
        resonance: 225.079079039,
        current: 0.236704166665,
        elements: {
          length: 3,
          rows: { 0: { voltage: 23.6704166665 }, 1: { voltage: 14.8725614213 }, 2: { voltage: 18.8363190876 } },
        },
      },
      source: 'Python 3.11 with complex numbers',
    },
    {
      inputs: { resistance: 10, inductance: 50, capacitance: 10, frequency: 225.0790790392765 },
      results: { impedance: 10, phase: 0, reactance: 0, resonance: 225.0790790392765 },
      source: 'Python 3.11: 1/(2π√(LC)), at which both reactances are equal',
    },
    {
      inputs: { resistance: 100, inductance: 50, capacitance: 10, frequency: 500 },
      results: { impedance: 160.272339595, phase: 51.3957195216, reactance: 125.248644061 },
      source: 'Python 3.11 with complex numbers; inductive above resonance',
    },
  ],
  references: [{ title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §9.4–9.6', isbn: '978-0-13-376003-3' }],
});
