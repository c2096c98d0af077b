import { choice, defineCalculator, number, percent, quantity, speedOfLight } from '@reckoner/engine';

/** Radiator of λ/4 (or 5λ/8) shortened by the end effect, over radials a little longer than a quarter wave. */
export default defineCalculator({
  title: 'Quarter-wave vertical antenna',
  description: 'Radiator and radial lengths of a quarter-wave or 5/8-wave ground plane antenna from its frequency.',
  keywords: ['ground plane antenna', 'monopole', 'whip', 'radials', 'five eighths wave', 'marconi'],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 0.001,
      max: 100000,
      usual: [0.1, 10000],
    }),
    type: choice(
      { quarter: { label: 'Quarter wave', value: 0.25 }, fiveEighths: { label: 'Five eighths wave', value: 0.625 } },
      { label: 'Radiator', symbol: 'n', default: 'quarter' },
    ),
    factor: number({ label: 'Shortening factor', symbol: 'k', min: 0.5, max: 1, usual: [0.8, 1], default: 0.95 }),
    excess: percent({
      label: 'Radials longer than a quarter wave by',
      symbol: 'p',
      min: 0,
      max: 30,
      usual: [0.5, 15],
      default: 5,
    }),
  },
  outputs: {
    radiator: quantity('m', { label: 'Radiator', symbol: 'L', places: 4 }),
    radial: quantity('m', { label: 'Each radial', symbol: 'L_r', places: 4 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', places: 4 }),
  },
  formula: ({ frequency, type, factor, excess }) => {
    const wavelength = speedOfLight / frequency;
    return {
      radiator: type * factor * wavelength,
      radial: (1 + excess) * factor * (wavelength / 4),
      wavelength,
    };
  },
  explanation: 'For {frequency} cut the radiator to {radiator} and each radial to {radial}.',
  examples: [
    {
      inputs: { frequency: 145 },
      results: { radiator: 0.491039370862, radial: 0.515591339405, wavelength: 2.0675341931 },
      source: 'Python 3.11 with scipy.constants.c: 0.95c/(4f); 5% longer',
    },
    {
      inputs: { frequency: 145, type: 'fiveEighths', excess: 0 },
      results: { radiator: 1.22759842716, radial: 0.491039370862 },
      source: 'Python 3.11 with scipy.constants.c: 0.625 × 0.95c/f',
    },
    {
      inputs: { frequency: 14.2, factor: 0.98 },
      results: { radiator: 5.17247550775, radial: 5.43109928313 },
      source: 'Python 3.11 with scipy.constants.c: 0.98c/(4f); 5% longer',
    },
  ],
  notes: [
    'A quarter wave over level radials has about 36 Ω; radials sloping down by 45° bring it to about 50 Ω.',
    'A five eighths radiator needs a series coil for 50 Ω.',
  ],
  references: [{ title: 'ARRL: The ARRL Antenna Book, 24th ed., ch. 3 (ground-plane antennas)' }],
});
