import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** SNR = 10 log₁₀(P_s/P_n) = 20 log₁₀(V_s/V_n) in the same impedance. */
export default defineEquations({
  title: 'Signal-to-noise ratio',
  description:
    'Signal-to-noise ratio in decibels from signal and noise powers or RMS voltages, or one of these from it.',
  keywords: ['SNR', 's/n', 'noise floor', 'decibel', 'dynamic range'],
  variables: {
    decibels: quantity('dB', { label: 'Signal-to-noise ratio', symbol: '\\mathrm{SNR}', min: -1000, max: 1000 }),
    ratio: number({ label: 'Power ratio', text: 'ratio', symbol: 'r', above: 0, max: 1e100 }),
    signalPower: quantity('W', { label: 'Signal power', symbol: 'P_s', above: 0, optional: true }),
    noisePower: quantity('W', { label: 'Noise power', symbol: 'P_n', above: 0, optional: true }),
    signalVoltage: quantity('V', { label: 'RMS signal voltage', symbol: 'V_s', above: 0, optional: true }),
    noiseVoltage: quantity('V', { label: 'RMS noise voltage', symbol: 'V_n', above: 0, optional: true }),
  },
  equations: ({ decibels, ratio, signalPower, noisePower, signalVoltage, noiseVoltage }) => [
    [decibels, constant(10, 'dB') * Math.log10(ratio)],
    [ratio, signalPower / noisePower],
    [ratio, (signalVoltage / noiseVoltage) ** 2],
  ],
  explanation:
    'The signal is {decibels|{|decibels|} below|as strong as|{|decibels|} above} the noise, {ratio} times its power.',
  examples: [
    {
      inputs: { signalPower: '1 mW', noisePower: '1 nW' },
      results: { decibels: 60, ratio: 1000000 },
      source: 'By hand: 10 log10(10^6)',
    },
    {
      inputs: { signalVoltage: 2, noiseVoltage: '5 mV' },
      results: { decibels: 52.0411998266, ratio: 160000 },
      source: 'Python 3.11: 20 log10(2/0.005); 400²',
    },
    {
      inputs: { decibels: 40, signalPower: '-30 dBm' },
      results: { noisePower: 1e-10 },
      source: 'By hand: -30 - 40 = -70 dBm = 0.1 nW',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 8', isbn: '978-0-521-80926-9' }],
});
