import { constant, defineEquations, isBelow, number, percent, quantity, speedOfLight } from '@reckoner/engine';

/** G = η(πD/λ)²; the half-power beamwidth of a usual taper is 70° λ/D; focal length D²/(16 depth). */
export default defineEquations({
  title: 'Parabolic dish gain and beamwidth',
  description: 'Gain and beamwidth of a parabolic dish from diameter, frequency and efficiency, with its focal length.',
  keywords: ['satellite dish', 'antenna gain', 'HPBW', 'f/D', 'focal point', 'aperture efficiency'],
  variables: {
    gain: quantity('dB', { label: 'Gain over isotropic', unit: 'dBi', symbol: 'G', min: 0, max: 120, places: 2 }),
    beamwidth: quantity('deg', { label: 'Half-power beamwidth', symbol: '\\theta', above: 0, max: 180, places: 3 }),
    diameter: quantity('m', { label: 'Diameter', symbol: 'D', above: 0, max: 10000 }),
    frequency: quantity('Hz', { label: 'Frequency', unit: 'GHz', symbol: 'f', above: 0, usual: [0.3, 1000] }),
    efficiency: percent({
      label: 'Aperture efficiency',
      symbol: '\\eta',
      above: 0,
      max: 100,
      usual: [20, 90],
      default: 55,
    }),
    depth: quantity('m', { label: 'Depth of the dish', symbol: 'd', above: 0, optional: true }),
    focalLength: quantity('m', { label: 'Focal length', symbol: 'F', above: 0, optional: true }),
    focalRatio: number({ label: 'f/D', symbol: 'N', above: 0, optional: true }),
  },
  equations: ({ gain, beamwidth, diameter, frequency, efficiency, depth, focalLength, focalRatio }) => [
    [gain, constant(10, 'dB') * Math.log10(efficiency * ((Math.PI * diameter * frequency) / speedOfLight) ** 2)],
    [beamwidth, (constant(70, 'deg') * speedOfLight) / (frequency * diameter)],
    [focalLength, diameter ** 2 / (16 * depth)],
    [focalRatio, focalLength / diameter],
  ],
  explanation: 'A dish of {diameter} at {frequency} has a gain of {gain} and a beam {beamwidth} wide.',
  cautions: [
    {
      level: 'note',
      when: ({ diameter, frequency }) => isBelow(diameter, (10 * speedOfLight) / frequency),
      says: 'The dish is smaller than about ten wavelengths: gain and beamwidth are rough.',
    },
  ],
  examples: [
    {
      inputs: { diameter: 0.9, frequency: 11.7, efficiency: 60, depth: '15 cm' },
      results: { gain: 38.6366633229, beamwidth: 1.99292232289, focalLength: 0.3375, focalRatio: 0.375 },
      source: 'Python 3.11 with scipy.constants.c; by hand: 0.81/(16 × 0.15)',
    },
    {
      inputs: { gain: 40, frequency: 10 },
      results: { diameter: 1.28673610005 },
      source: 'Python 3.11: √(10^4/0.55) × c/(π × 10e9)',
    },
    {
      inputs: { diameter: 1, frequency: 1.42 },
      results: { gain: 20.8559771779, beamwidth: 14.7785014507 },
      cautions: ['ten wavelengths'],
      source: 'Python with scipy.constants.c: 10 log10(0.55 (π f/c)²); 70 c/f',
    },
  ],
  notes: ['The beamwidth holds for an edge illumination of about -10 dB; a uniform one gives 58° λ/D.'],
  references: [
    { title: 'Balanis: Antenna Theory, 4th ed., §15.4', isbn: '978-1-118-64206-1' },
    {
      title:
        'ITU-R Recommendation F.699-8 (2018), Reference radiation patterns for fixed wireless system antennas (70 λ/D)',
    },
  ],
});
