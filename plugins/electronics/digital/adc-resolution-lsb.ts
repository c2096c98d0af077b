import { constant, defineCalculator, floorNear, integer, noResult, quantity } from '@reckoner/engine';

/** LSB = V_ref/2ⁿ; a full-scale sine over ideal quantization noise has 6.02n + 1.76 dB. */
export default defineCalculator({
  title: 'ADC resolution',
  description:
    'Step size, codes and ideal signal-to-noise ratio of an analog-to-digital converter, and the code of a voltage.',
  keywords: ['analog to digital converter', 'LSB', 'quantization', 'bits', 'SNR', '6.02n + 1.76'],
  inputs: {
    bits: integer({ label: 'Bits', symbol: 'n', min: 1, max: 32 }),
    reference: quantity('V', { label: 'Reference (full-scale) voltage', symbol: 'V_{ref}', above: 0, max: 1e6 }),
    voltage: quantity('V', { label: 'Input voltage', symbol: 'V', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    step: quantity('V', { label: 'Step (LSB)', unit: 'mV', symbol: '\\mathrm{LSB}' }),
    levels: integer({ label: 'Codes', symbol: 'N' }),
    ratio: quantity('dB', { label: 'Ideal signal-to-noise ratio', symbol: '\\mathrm{SNR}', places: 2 }),
    code: integer({ label: 'Code of the input voltage', symbol: 'k', optional: true }),
  },
  formula: ({ bits, reference, voltage }) => {
    const levels = 2 ** bits;
    const step = reference / levels;
    const ratio = constant(20, 'dB') * Math.log10(levels) + constant(10, 'dB') * Math.log10(1.5);
    if (voltage === undefined) return { step, levels, ratio };
    if (voltage > reference) throw noResult('The input voltage is above the reference: the converter saturates.');
    return { step, levels, ratio, code: Math.min(floorNear(voltage / step), levels - 1) };
  },
  explanation: ({ code }) =>
    code === undefined
      ? '{bits} {bits|bit|bits} over {reference} {bits|makes|make} steps of {step}.'
      : '{bits} {bits|bit|bits} over {reference} {bits|makes|make} steps of {step}; {voltage} reads as {code}.',
  examples: [
    {
      inputs: { bits: 12, reference: 3.3, voltage: 1.5 },
      results: { step: 0.8056640625, levels: 4096, ratio: 74.0081115499, code: 1861 },
      source: 'Python 3.11: 3.3/4096; floor(1.5/LSB); 20 log10 4096 + 10 log10 1.5',
    },
    {
      inputs: { bits: 10, reference: 5, voltage: 5 },
      results: { step: 4.8828125, levels: 1024, ratio: 61.9669117234, code: 1023 },
      source: 'Python 3.11, as above; full scale is the last code',
    },
    { inputs: { bits: 8, reference: 2.56 }, results: { step: 10, levels: 256 }, source: 'By hand: 2.56/256' },
    {
      inputs: { bits: 8, reference: 2.5, voltage: 3 },
      noResult: 'saturates',
      source: 'By definition',
    },
  ],
  notes: ['Unipolar converter whose code k starts at k·LSB; some round, with transitions half a step lower.'],
  references: [{ title: 'Bennett: Spectra of quantized signals, Bell Syst. Tech. J. 27 (1948) 446–472' }],
});
