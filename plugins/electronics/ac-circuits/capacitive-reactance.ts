import { defineEquations, quantity } from '@reckoner/engine';
import { capacitance, frequency } from '../shared/fields.js';

/** X_C = 1/(2πfC) of an ideal capacitor. */
export default defineEquations({
  title: 'Capacitive reactance',
  description: 'Reactance, capacitance or frequency of a capacitor from the other two, and its current at a voltage.',
  keywords: ['Xc', 'capacitor impedance', 'capacitor current', 'ac capacitor'],
  variables: {
    reactance: quantity('ohm', { label: 'Capacitive reactance', symbol: 'X_C', above: 0 }),
    frequency,
    capacitance,
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V', above: 0, optional: true }),
    current: quantity('A', { label: 'RMS current', symbol: 'I', above: 0, optional: true }),
  },
  equations: ({ reactance, frequency, capacitance, voltage, current }) => [
    [reactance, 1 / (2 * Math.PI * frequency * capacitance)],
    [current, voltage / reactance],
  ],
  figure: {
    kind: 'curve',
    title: 'Reactance over frequency',
    x: { of: 'frequency', log: true },
    y: { of: 'reactance', log: true },
    curve: ({ reactance, frequency }) => ({
      from: frequency / 100,
      to: 100 * frequency,
      lines: [{ y: (at) => (reactance * frequency) / at }],
      marks: [{ x: frequency, y: reactance, label: 'f' }],
    }),
  },
  explanation: 'At {frequency} a capacitor of {capacitance} has a reactance of {reactance}.',
  examples: [
    {
      inputs: { frequency: 50, capacitance: 10, voltage: 230 },
      results: { reactance: 318.309886184, current: 0.722566310326 },
      source: 'Python 3.11: 1/(2π × 50 × 10e-6); 230/X',
    },
    {
      inputs: { reactance: 8, frequency: '1 kHz' },
      results: { capacitance: 19.8943678865 },
      source: 'Python 3.11: 1/(2π × 1000 × 8) F',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.7', isbn: '978-0-521-80926-9' }],
});
