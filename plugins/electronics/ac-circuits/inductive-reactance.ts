import { defineEquations, quantity } from '@reckoner/engine';
import { frequency, inductance } from '../shared/fields.js';

/** X_L = 2πfL of an ideal inductor. */
export default defineEquations({
  title: 'Inductive reactance',
  description: 'Reactance, inductance or frequency of a coil from the other two, and its current at a voltage.',
  keywords: ['XL', 'inductor impedance', 'coil', 'choke'],
  variables: {
    reactance: quantity('ohm', { label: 'Inductive reactance', symbol: 'X_L', above: 0 }),
    frequency,
    inductance,
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V', above: 0, optional: true }),
    current: quantity('A', { label: 'RMS current', symbol: 'I', above: 0, optional: true }),
  },
  equations: ({ reactance, frequency, inductance, voltage, current }) => [
    [reactance, 2 * Math.PI * frequency * inductance],
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
      lines: [{ y: (at) => (reactance * at) / frequency }],
      marks: [{ x: frequency, y: reactance, label: 'f' }],
    }),
  },
  explanation: 'At {frequency} an inductance of {inductance} has a reactance of {reactance}.',
  examples: [
    {
      inputs: { frequency: 50, inductance: 100, voltage: 230 },
      results: { reactance: 31.4159265359, current: 7.32112738223 },
      source: 'Python 3.11: 2π × 50 × 0.1; 230/X',
    },
    {
      inputs: { reactance: 8, frequency: '1 kHz' },
      results: { inductance: 1.27323954474 },
      source: 'Python 3.11: 8/(2π × 1000) H',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.7', isbn: '978-0-521-80926-9' }],
});
