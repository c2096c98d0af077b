import { defineEquations, quantity } from '@reckoner/engine';

/** f₀ = 1/(2π√(LC)), where both reactances are √(L/C). */
export default defineEquations({
  title: 'LC resonant frequency',
  description: 'Resonant frequency of a coil and a capacitor, or the coil or capacitor for a frequency.',
  keywords: ['tank circuit', 'resonance', 'tuned circuit', 'thomson formula', 'characteristic impedance'],
  variables: {
    frequency: quantity('Hz', { label: 'Resonant frequency', unit: 'kHz', symbol: 'f_0', above: 0 }),
    inductance: quantity('H', { label: 'Inductance', unit: 'µH', symbol: 'L', above: 0 }),
    capacitance: quantity('F', { label: 'Capacitance', unit: 'pF', symbol: 'C', above: 0 }),
    impedance: quantity('ohm', { label: 'Characteristic impedance', symbol: 'Z_0', above: 0 }),
  },
  equations: ({ frequency, inductance, capacitance, impedance }) => [
    [frequency, 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance))],
    [impedance, Math.sqrt(inductance / capacitance)],
  ],
  figure: {
    kind: 'curve',
    title: 'Reactances over frequency',
    x: { of: 'frequency', label: 'Frequency', log: true },
    y: { of: 'impedance', label: 'Reactance', log: true },
    curve: ({ frequency, impedance }) => ({
      from: frequency / 30,
      to: 30 * frequency,
      lines: [
        { label: 'Inductor', y: (at) => (impedance * at) / frequency },
        { label: 'Capacitor', y: (at) => (impedance * frequency) / at },
      ],
      marks: [{ x: frequency, y: impedance, label: 'Resonance' }],
    }),
  },
  explanation: '{inductance} and {capacitance} resonate at {frequency}, where each has a reactance of {impedance}.',
  examples: [
    {
      inputs: { inductance: 10, capacitance: 100 },
      results: { frequency: 5032.92121045, impedance: 316.227766017 },
      source: 'Python 3.11: 1/(2π√(10e-6 × 100e-12)); √(10e-6/100e-12)',
    },
    {
      inputs: { frequency: 1000, inductance: 100 },
      results: { capacitance: 253.302959106 },
      source: 'Python 3.11: 1/((2π × 1e6)² × 100e-6) F',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.7', isbn: '978-0-521-80926-9' }],
});
