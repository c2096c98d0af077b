import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** L = 10 log₁₀ of a power ratio = 20 log₁₀ of an amplitude ratio in equal impedances. */
export default defineEquations({
  title: 'Decibel ratio',
  description: 'Converts between decibels, nepers, power ratio and amplitude (voltage) ratio.',
  keywords: ['db to ratio', 'voltage gain db', 'power gain db', 'neper', 'logarithmic ratio'],
  variables: {
    decibels: quantity('dB', { label: 'Level in decibels', symbol: 'L', min: -3000, max: 3000 }),
    powerRatio: number({ label: 'Power ratio', text: 'ratio', symbol: 'r_P', above: 0, max: 1e300 }),
    amplitudeRatio: number({ label: 'Amplitude ratio', text: 'ratio', symbol: 'r_A', above: 0, max: 1e150 }),
    nepers: quantity('dB', { label: 'Level in nepers', unit: 'Np', symbol: 'L_{Np}', min: -346, max: 346 }),
  },
  equations: ({ decibels, powerRatio, amplitudeRatio, nepers }) => [
    [decibels, constant(10, 'dB') * Math.log10(powerRatio)],
    [powerRatio, amplitudeRatio ** 2],
    [nepers, decibels],
  ],
  explanation: '{decibels} is {powerRatio} times the power or {amplitudeRatio} times the amplitude.',
  examples: [
    {
      inputs: { decibels: 3 },
      results: { powerRatio: 1.99526231497, amplitudeRatio: 1.41253754462, nepers: 0.345387763949 },
      source: 'Python 3.11: 10**0.3; 10**0.15; 3/(20 log10 e)',
    },
    {
      inputs: { amplitudeRatio: 5 },
      results: { decibels: 13.9794000867, nepers: 1.60943791243, powerRatio: 25 },
      source: 'Python 3.11: 20 log10 5; ln 5',
    },
    { inputs: { powerRatio: 0.001 }, results: { decibels: -30 }, source: 'By hand: 10 × (-3)' },
  ],
  references: [{ title: 'ISO 80000-3:2006, Quantities and units, Annex C: logarithmic quantities' }],
});
