import { defineEquations, quantity } from '@reckoner/engine';
import { circuitLoop } from '../shared/circuit.js';

/** Voltage, current, resistance and power of a resistor: any two give the rest. */
export default defineEquations({
  title: "Ohm's law",
  description: 'Voltage, current, resistance and power of a resistor from any two of them.',
  keywords: ['volt', 'ampere', 'watt', 'v = ir', 'resistor power'],
  variables: {
    voltage: quantity('V', { label: 'Voltage', symbol: 'V', min: 0 }),
    current: quantity('A', { label: 'Current', symbol: 'I', min: 0 }),
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R', min: 0 }),
    power: quantity('W', { label: 'Power', symbol: 'P', min: 0 }),
  },
  equations: ({ voltage, current, resistance, power }) => [
    [voltage, current * resistance],
    [power, voltage * current],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      ...(circuitLoop({ symbol: 'source', label: 'V', of: 'voltage', color: 4 }, [], {
        symbol: 'resistor',
        label: 'R',
        of: 'resistance',
      }) ?? []),
      { shape: 'arrow', color: 2, from: [0.6, 1.75], to: [1.4, 1.75], label: 'I', of: 'current' },
      { shape: 'label', at: [1, 0.8], label: 'P', of: 'power' },
    ],
  },
  explanation: 'At {voltage}, {current} flows through {resistance} and turns {power} into heat.',
  examples: [
    { inputs: { voltage: 12, resistance: 4 }, results: { current: 3, power: 36 }, source: 'By hand: 12/4; 12 × 3' },
    {
      inputs: { power: 100, resistance: 25 },
      results: { voltage: 50, current: 2 },
      source: 'By hand: √(100 × 25); √(100/25)',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2', isbn: '978-0-521-80926-9' }],
});
