import { constant, defineEquations, number, quantity } from '@reckoner/engine';
import { capacitance, resistance } from '../shared/fields.js';

/** First-order passive high-pass, driven by a stiff source and not loaded: |H| = 1/√(1 + (f_c/f)²). */
export default defineEquations({
  title: 'RC high-pass filter',
  description: 'Cutoff frequency of an RC high-pass, or a part for it, with gain and phase at a signal frequency.',
  keywords: ['cutoff frequency', 'coupling capacitor', '-3 dB', 'first order filter', 'low cut', 'dc blocking'],
  variables: {
    cutoff: quantity('Hz', { label: 'Cutoff frequency', symbol: 'f_c', above: 0, max: 1e15 }),
    resistance,
    capacitance,
    frequency: quantity('Hz', { label: 'Signal frequency', symbol: 'f', above: 0, max: 1e12, optional: true }),
    gain: number({ label: 'Voltage gain', symbol: '\\left|H\\right|', above: 0, max: 1, optional: true }),
    decibels: quantity('dB', { label: 'Gain in decibels', symbol: 'G', places: 2, optional: true }),
    phase: quantity('rad', { label: 'Phase shift', unit: 'deg', symbol: '\\varphi', min: 0, max: 90, optional: true }),
  },
  equations: ({ cutoff, resistance, capacitance, frequency, gain, decibels, phase }) => [
    [cutoff, 1 / (2 * Math.PI * resistance * capacitance)],
    [gain, 1 / Math.sqrt(1 + (cutoff / frequency) ** 2)],
    [decibels, constant(20, 'dB') * Math.log10(gain)],
    [phase, Math.atan(cutoff / frequency)],
  ],
  figure: {
    kind: 'curve',
    title: 'Frequency response',
    x: { of: 'cutoff', label: 'Frequency', log: true },
    y: { of: 'decibels', label: 'Gain' },
    curve: ({ cutoff, frequency, decibels }) => {
      const response = (at: number) => -10 * Math.log10(1 + (cutoff / at) ** 2);
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
      ? '{resistance} and {capacitance} pass frequencies above {cutoff}.'
      : '{resistance} and {capacitance} pass frequencies above {cutoff}; at {frequency} the gain is {decibels}.',
  examples: [
    {
      inputs: { resistance: '1 kΩ', capacitance: '100 nF', frequency: 500 },
      results: { cutoff: 1591.54943092, gain: 0.299716803589, decibels: -10.465778154, phase: 72.5594055095 },
      source: 'Python 3.11 with complex numbers: H = 1/(1 + 1/(2πjfRC))',
    },
    {
      inputs: { capacitance: 1, cutoff: 80, frequency: 40 },
      results: { resistance: 1989.43678865, gain: 0.4472135955 },
      source: 'Python 3.11: 1/(2π × 80 × 1e-6); by hand: 1/√5',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.7', isbn: '978-0-521-80926-9' }],
});
