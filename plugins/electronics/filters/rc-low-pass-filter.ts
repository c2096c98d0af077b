import { constant, defineEquations, number, quantity } from '@reckoner/engine';
import { capacitance, resistance } from '../shared/fields.js';

/** First-order passive low-pass, driven by a stiff source and not loaded: |H| = 1/√(1 + (f/f_c)²). */
export default defineEquations({
  title: 'RC low-pass filter',
  description: 'Cutoff frequency of an RC low-pass, or a part for it, with gain and phase at a signal frequency.',
  keywords: ['cutoff frequency', 'corner frequency', '-3 dB', 'first order filter', 'high cut'],
  variables: {
    cutoff: quantity('Hz', { label: 'Cutoff frequency', symbol: 'f_c', above: 0, max: 1e15 }),
    resistance,
    capacitance,
    frequency: quantity('Hz', { label: 'Signal frequency', symbol: 'f', above: 0, max: 1e12, optional: true }),
    gain: number({ label: 'Voltage gain', symbol: '\\left|H\\right|', above: 0, max: 1, optional: true }),
    decibels: quantity('dB', { label: 'Gain in decibels', symbol: 'G', places: 2, optional: true }),
    phase: quantity('rad', { label: 'Phase shift', unit: 'deg', symbol: '\\varphi', min: -90, max: 0, optional: true }),
  },
  equations: ({ cutoff, resistance, capacitance, frequency, gain, decibels, phase }) => [
    [cutoff, 1 / (2 * Math.PI * resistance * capacitance)],
    [gain, 1 / Math.sqrt(1 + (frequency / cutoff) ** 2)],
    [decibels, constant(20, 'dB') * Math.log10(gain)],
    [phase, -Math.atan(frequency / cutoff)],
  ],
  figure: {
    kind: 'curve',
    title: 'Frequency response',
    x: { of: 'cutoff', label: 'Frequency', log: true },
    y: { of: 'decibels', label: 'Gain' },
    curve: ({ cutoff, frequency, decibels }) => {
      const response = (at: number) => -10 * Math.log10(1 + (at / cutoff) ** 2);
      const isSeen = frequency !== undefined && decibels !== undefined && Math.abs(Math.log10(frequency / cutoff)) < 2;
      return {
        from: cutoff / 100,
        to: 100 * cutoff,
        reach: { from: cutoff / 1e4, to: 1e4 * cutoff },
        lines: [{ y: response }],
        marks: [
          { x: cutoff, y: response(cutoff), label: 'Cutoff' },
          ...(isSeen ? [{ x: frequency, y: decibels, label: 'Signal' }] : []),
        ],
      };
    },
  },
  explanation: ({ decibels }) =>
    decibels === undefined
      ? '{resistance} and {capacitance} pass frequencies below {cutoff}.'
      : '{resistance} and {capacitance} pass frequencies below {cutoff}; at {frequency} the gain is {decibels}.',
  examples: [
    {
      inputs: { resistance: '1 kΩ', capacitance: '100 nF', frequency: '5 kHz' },
      results: { cutoff: 1591.54943092, gain: 0.303314471053, decibels: -10.3621373824, phase: -72.3432128486 },
      source: 'Python 3.11 with complex numbers: H = 1/(1 + 2πjfRC)',
    },
    {
      inputs: { resistance: 1000, cutoff: '1 kHz', gain: 0.1 },
      results: { frequency: 9949.874371066, capacitance: 0.159154943092 },
      source: 'Python 3.11: 1000 × √(1/0.01 - 1); 1/(2π × 1000 × 1000) F',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.7', isbn: '978-0-521-80926-9' }],
});
