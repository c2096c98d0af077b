import { defineEquations, number, quantity, speedOfLight } from '@reckoner/engine';

/** Half a wavelength shortened by the end effect: L = k·c/(2f). */
export default defineEquations({
  title: 'Half-wave dipole length',
  description: 'Length of a half-wave dipole and of each leg from its frequency, or the frequency of a given length.',
  keywords: ['dipole antenna', 'ham radio', 'end effect', '468/f', '143/f', 'wire antenna'],
  variables: {
    length: quantity('m', { label: 'Total length', symbol: 'L', above: 0, places: 3 }),
    leg: quantity('m', { label: 'Each leg', symbol: 'l', above: 0, places: 3 }),
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', above: 0, usual: [0.1, 10000] }),
    factor: number({
      label: 'Shortening factor',
      help: '0.95 for thin wire; 468/f in feet is 0.9516. Thicker conductors have a smaller one.',
      symbol: 'k',
      min: 0.5,
      max: 1,
      usual: [0.8, 1],
      default: 0.95,
    }),
  },
  equations: ({ length, leg, frequency, factor }) => [
    [length, (factor * speedOfLight) / (2 * frequency)],
    [leg, length / 2],
  ],
  explanation: 'A half-wave dipole for {frequency} is {length} long, {leg} each side.',
  examples: [
    {
      inputs: { frequency: 14.2 },
      results: { length: 10.0282688415, leg: 5.01413442077 },
      source: 'Python 3.11 with scipy.constants.c: 0.95c/(2 × 14.2e6)',
    },
    {
      inputs: { length: 20 },
      results: { frequency: 7.1200708775 },
      source: 'Python 3.11 with scipy.constants.c: 0.95c/40',
    },
    {
      inputs: { frequency: 4.68, factor: 0.951634346985 },
      results: { length: 30.48 },
      source: 'ARRL Antenna Book: 468/4.68 = 100 ft',
    },
  ],
  notes: ['Height, insulation and wire thickness shift the resonance: cut a little long and trim.'],
  references: [{ title: 'ARRL: The ARRL Antenna Book, 24th ed., ch. 2 (dipoles)' }],
});
