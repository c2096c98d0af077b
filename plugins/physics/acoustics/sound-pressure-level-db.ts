import { constant, defineEquations, measure, quantity } from '@reckoner/engine';

/** Lp = 20 log10(p/20 µPa), p the root mean square; intensity of a plane wave. */
export default defineEquations({
  title: 'Sound pressure level (dB SPL)',
  description:
    'Sound pressure level in decibels from the sound pressure, or the pressure and intensity from the level.',
  keywords: ['decibel', 'dB SPL', 'loudness', 'sound intensity', 'microphone'],
  variables: {
    level: measure('dB', { label: 'Sound pressure level', symbol: 'L_p', min: -200, max: 400 }),
    pressure: quantity('Pa', { label: 'Sound pressure', help: 'Root mean square.', symbol: 'p', above: 0, max: 1e12 }),
    intensity: quantity('W/m^2', { label: 'Intensity of a plane wave', symbol: 'I', above: 0 }),
    impedance: quantity('Pa*s/m', {
      label: 'Specific acoustic impedance',
      help: 'Air at 20 °C 413 Pa·s/m.',
      symbol: 'Z',
      above: 0,
      max: 1e9,
      default: 413,
    }),
  },
  equations: ({ level, pressure, intensity, impedance }) => [
    [level, 20 * Math.log10(pressure / constant(2e-5, 'Pa'))],
    [intensity, pressure ** 2 / impedance],
  ],
  explanation: 'A sound pressure of {pressure} is a level of {level}.',
  examples: [
    {
      inputs: { pressure: 1, impedance: 400 },
      results: { level: 93.9794001, intensity: 0.0025 },
      source: 'Python 3.11: 20 log10(1/2e-5); 1/400',
    },
    {
      inputs: { level: 60 },
      results: { pressure: 0.02, intensity: 0.000000968523002 },
      source: 'By hand: 20 µPa × 10³',
    },
  ],
  notes: ['In gases; under water the reference is 1 µPa.'],
  references: [{ title: 'ISO 1683:2015: Acoustics, Preferred reference values for acoustical and vibratory levels' }],
});
