import { constant, defineEquations, isAbove, isAtLeast, isBelow, measure, quantity } from '@reckoner/engine';

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
  cautions: [
    {
      level: 'danger',
      when: ({ level, impedance }) => isAtLeast(level, 120) && isBelow(impedance, 1000),
      says: 'Sound of 120 dB and more hurts and can damage hearing at once: wear protection, keep away.',
    },
    {
      level: 'caution',
      when: ({ level, impedance }) => isAtLeast(level, 85) && isBelow(level, 120) && isBelow(impedance, 1000),
      says: 'Noise of 85 dB and more over a working day damages hearing: protect it, and halve the time for each 3 dB more.',
    },
    {
      level: 'caution',
      when: ({ pressure, impedance }) => isAbove(pressure, constant(71648, 'Pa')) && isBelow(impedance, 1000),
      says: 'Over 191 dB the pressure of a tone would fall below zero in air at 1 atm: such sound is a shock wave.',
    },
    {
      level: 'caution',
      when: ({ impedance }) => isAtLeast(impedance, 1e5),
      says: 'In liquids levels are told against 1 µPa: they are 26 dB higher than here.',
    },
  ],
  examples: [
    {
      inputs: { pressure: 1, impedance: 400 },
      results: { level: 93.9794001, intensity: 0.0025 },
      cautions: ['over a working day'],
      source: 'Python 3.11: 20 log10(1/2e-5); 1/400',
    },
    {
      inputs: { level: 60 },
      results: { pressure: 0.02, intensity: 0.000000968523002 },
      source: 'By hand: 20 µPa × 10³',
    },
    {
      inputs: { pressure: 20, impedance: 400 },
      results: { level: 120, intensity: 1 },
      cautions: ['hurts'],
      source: 'By hand: 20 log10(10⁶); 400/400',
    },
    {
      inputs: { level: 200, impedance: 400 },
      results: { pressure: 200000 },
      cautions: ['hurts', 'shock wave'],
      source: 'By hand: 20 µPa × 10¹⁰',
    },
    {
      inputs: { pressure: 20, impedance: 1.5e6 },
      results: { level: 120, intensity: 0.000266666667 },
      cautions: ['1 µPa'],
      source: 'By hand: 20 log10(10⁶); 400/1.5e6; in water',
    },
  ],
  notes: ['Levels without frequency weighting; limits for hearing are in dB(A) and count the time of exposure.'],
  references: [
    { title: 'ISO 1683:2015: Acoustics, Preferred reference values for acoustical and vibratory levels' },
    {
      title:
        'NIOSH: Recommended exposure limit for occupational noise, 85 dB(A) over 8 hours with a 3 dB exchange rate',
    },
    { title: 'National Institute on Deafness and Other Communication Disorders: How Loud Is Too Loud?' },
  ],
});
