import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** G = 1 + R_f/R_g of an ideal amplifier; its bandwidth is the gain-bandwidth product over G. */
export default defineEquations({
  title: 'Non-inverting op-amp',
  description:
    'Gain of a non-inverting amplifier from its resistors, or a resistor for a gain, with output and bandwidth.',
  keywords: ['operational amplifier', 'voltage gain', 'feedback resistor', 'bandwidth', 'buffer'],
  variables: {
    gain: number({ label: 'Gain', symbol: 'G', above: 1, max: 1e9 }),
    feedback: quantity('ohm', { label: 'Feedback resistor', symbol: 'Rf', above: 0 }),
    ground: quantity('ohm', { label: 'Resistor to ground', symbol: 'Rg', above: 0 }),
    decibels: quantity('dB', { label: 'Gain in decibels', symbol: 'G_{dB}', above: 0, max: 200 }),
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
  equations: ({ gain, feedback, ground, decibels, inputVoltage, outputVoltage, product, bandwidth }) => [
    [gain, 1 + feedback / ground],
    [decibels, constant(20, 'dB') * Math.log10(gain)],
    [outputVoltage, gain * inputVoltage],
    [bandwidth, product / gain],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      placed({ symbol: 'op-amp' }, [2.6, 1], [4.6, 1]),
      joint([1, 0.5], 'Vᵢ', 'inputVoltage'),
      wire([1, 0.5], [2.6, 0.5]),
      wire([2.6, 1.5], [2, 1.5], [2, 2.8]),
      placed({ symbol: 'resistor', label: 'Rf', of: 'feedback', color: 2 }, [2, 2.8], [5.2, 2.8]),
      wire([5.2, 2.8], [5.2, 1]),
      wire([4.6, 1], [6, 1]),
      joint([6, 1], 'Vₒ', 'outputVoltage'),
      placed({ symbol: 'resistor', label: 'Rg', of: 'ground' }, [2, 2.8], [0, 2.8]),
      placed({ symbol: 'ground' }, [0, 2.8], [0, 2.2]),
    ],
  },
  explanation: 'The amplifier has a gain of {gain}, {decibels}.',
  cautions: [
    {
      level: 'caution',
      when: ({ outputVoltage }) => outputVoltage !== undefined && isAbove(Math.abs(outputVoltage), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {outputVoltage}.',
    },
  ],
  examples: [
    {
      inputs: { feedback: '100 kΩ', ground: '1 kΩ', inputVoltage: 1 },
      results: { gain: 101, outputVoltage: 101 },
      cautions: ['near the supply'],
      source: 'By hand: 1 + 100; 101 × 1',
    },
    {
      inputs: { feedback: '100 kΩ', ground: '10 kΩ', inputVoltage: 0.2, product: 3 },
      results: { gain: 11, decibels: 20.8278537032, outputVoltage: 2.2, bandwidth: 272.727272727 },
      source: 'Python 3.11: 1 + 10; 20 log10 11; 3 MHz/11',
    },
    {
      inputs: { gain: 5, ground: 1000, outputVoltage: 2, product: 1 },
      results: { feedback: 4000, inputVoltage: 0.4, bandwidth: 200 },
      source: 'By hand: (5 - 1) × 1000; 2/5; 1 MHz/5',
    },
  ],
  notes: ['Ideal amplifier within its supply. A follower (R_f = 0) has a gain of exactly 1.'],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §4.2.2', isbn: '978-0-521-80926-9' }],
});
