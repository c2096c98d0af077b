import { defineEquations, number, quantity, speedOfLight } from '@reckoner/engine';

/** λ = v/f with v = VF·c. */
export default defineEquations({
  title: 'Frequency and wavelength',
  description:
    'Wavelength, half and quarter wave, or frequency of a radio wave in free space, a cable or a dielectric.',
  keywords: ['wavelength', 'velocity factor', 'quarter wave', 'half wave', 'electrical length', 'radio band'],
  variables: {
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', above: 0 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', above: 0 }),
    half: quantity('m', { label: 'Half wave', symbol: 'l_{1/2}', above: 0 }),
    quarter: quantity('m', { label: 'Quarter wave', symbol: 'l_{1/4}', above: 0 }),
    velocityFactor: number({
      label: 'Velocity factor',
      text: 'ratio',
      help: '1 in free space, 0.66 in solid polyethylene coax; 1/√εᵣ in a dielectric.',
      symbol: 'k',
      above: 0,
      max: 1,
      default: 1,
    }),
  },
  equations: ({ frequency, wavelength, half, quarter, velocityFactor }) => [
    [wavelength, (velocityFactor * speedOfLight) / frequency],
    [half, wavelength / 2],
    [quarter, wavelength / 4],
  ],
  explanation: 'At {frequency} the wavelength is {wavelength}; a quarter wave is {quarter}.',
  examples: [
    {
      inputs: { frequency: 145 },
      results: { wavelength: 2.0675341931, half: 1.03376709655, quarter: 0.516883548276 },
      source: 'Python 3.11 with scipy.constants.c: c/145e6',
    },
    {
      inputs: { quarter: 0.5, velocityFactor: 0.66 },
      results: { frequency: 98.93151114, wavelength: 2 },
      source: 'By hand: 0.66 × 299792458 / 2 Hz',
    },
  ],
  references: [{ title: 'Pozar: Microwave Engineering, 4th ed., §1.4', isbn: '978-0-470-63155-3' }],
});
