import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** G = -R_f/R_in of an ideal amplifier; its bandwidth is the gain-bandwidth product over 1 + R_f/R_in. */
export default defineEquations({
  title: 'Inverting op-amp',
  description:
    'Gain of an inverting amplifier from its resistors, or a resistor for a gain, with output and bandwidth.',
  keywords: ['operational amplifier', 'voltage gain', 'feedback resistor', 'bandwidth', 'gbw'],
  variables: {
    gain: number({ label: 'Gain', symbol: 'G', below: 0, min: -1e9 }),
    feedback: quantity('ohm', { label: 'Feedback resistor', symbol: 'Rf', above: 0 }),
    input: quantity('ohm', { label: 'Input resistor', symbol: 'R_{in}', above: 0 }),
    decibels: quantity('dB', { label: 'Gain in decibels', symbol: 'G_{dB}', min: -200, max: 200 }),
    inputVoltage: quantity('V', { label: 'Input voltage', symbol: 'V_{in}', optional: true }),
    outputVoltage: quantity('V', { label: 'Output voltage', symbol: 'V_{out}', optional: true }),
    product: quantity('Hz', {
      label: 'Gain-bandwidth product',
      unit: 'MHz',
      symbol: '\\mathrm{GBW}',
      above: 0,
      optional: true,
    }),
    bandwidth: quantity('Hz', { label: 'Bandwidth', unit: 'kHz', symbol: 'B', above: 0, optional: true }),
  },
  equations: ({ gain, feedback, input, decibels, inputVoltage, outputVoltage, product, bandwidth }) => [
    [gain, -feedback / input],
    [decibels, constant(20, 'dB') * Math.log10(-gain)],
    [outputVoltage, gain * inputVoltage],
    [bandwidth, product / (1 + feedback / input)],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      joint([0, 1.5], 'Vᵢ', 'inputVoltage'),
      placed({ symbol: 'resistor', label: 'Rᵢ', of: 'input' }, [0, 1.5], [2, 1.5]),
      wire([2, 1.5], [2.6, 1.5]),
      placed({ symbol: 'op-amp' }, [2.6, 1], [4.6, 1]),
      wire([2, 1.5], [2, 2.8]),
      placed({ symbol: 'resistor', label: 'Rf', of: 'feedback', color: 2 }, [2, 2.8], [5.2, 2.8]),
      wire([5.2, 2.8], [5.2, 1]),
      wire([4.6, 1], [6, 1]),
      joint([6, 1], 'Vₒ', 'outputVoltage'),
      wire([2.6, 0.5], [2, 0.5]),
      placed({ symbol: 'ground' }, [2, 0.5], [2, -0.1]),
    ],
  },
  explanation: 'The amplifier has a gain of {gain}, {decibels}; its input resistance is {input}.',
  cautions: [
    {
      level: 'caution',
      when: ({ outputVoltage }) => outputVoltage !== undefined && isAbove(Math.abs(outputVoltage), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {outputVoltage}.',
    },
  ],
  examples: [
    {
      inputs: { feedback: '100 kΩ', input: '1 kΩ', inputVoltage: 1 },
      results: { gain: -100, outputVoltage: -100 },
      cautions: ['near the supply'],
      source: 'By hand: -100/1; -100 × 1',
    },
    {
      inputs: { feedback: '100 kΩ', input: '10 kΩ', inputVoltage: 0.25, product: 1 },
      results: { gain: -10, decibels: 20, outputVoltage: -2.5, bandwidth: 90.9090909091 },
      source: 'By hand: -100/10; -10 × 0.25; 1 MHz/11',
    },
    {
      inputs: { gain: -4.7, input: 2200, outputVoltage: 2.35, product: 1 },
      results: { feedback: 10340, inputVoltage: -0.5 },
      source: 'By hand: 4.7 × 2200; -2.35/4.7',
    },
  ],
  notes: ['Ideal amplifier within its supply: the output saturates near the rails.'],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §4.2.1', isbn: '978-0-521-80926-9' }],
});
