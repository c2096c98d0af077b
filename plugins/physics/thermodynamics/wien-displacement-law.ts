import {
  defineEquations,
  quantity,
  wienDisplacementConstant,
  wienFrequencyDisplacementConstant,
} from '@reckoner/engine';

/** λ T = b; the spectrum per frequency has its peak elsewhere, at f = b' T. */
export default defineEquations({
  title: "Wien's displacement law",
  description: 'Peak wavelength and frequency of blackbody radiation from the temperature, or the temperature back.',
  keywords: ['blackbody peak', 'peak wavelength', 'color of stars', 'thermal radiation', 'infrared'],
  variables: {
    wavelength: quantity('m', { label: 'Peak wavelength', unit: 'um', symbol: '\\lambda_{max}', above: 0, max: 1e9 }),
    temperature: quantity('K', { usual: [2, 1e8], label: 'Temperature', symbol: 'T', above: 0, max: 1e12 }),
    frequency: quantity('Hz', {
      label: 'Peak of the spectrum per frequency',
      unit: 'THz',
      symbol: 'f_{max}',
      above: 0,
    }),
  },
  equations: ({ wavelength, temperature, frequency }) => [
    [wavelength, wienDisplacementConstant / temperature],
    [frequency, wienFrequencyDisplacementConstant * temperature],
  ],
  figure: {
    kind: 'curve',
    title: 'Spectrum of a black body',
    x: { of: 'wavelength', label: 'Wavelength' },
    y: { label: 'Relative radiance' },
    curve: ({ wavelength }) => {
      // Planck's law, by the exponent at its peak.
      const peak = 4.965114231744276;
      return {
        from: wavelength / 8,
        to: 4 * wavelength,
        lines: [{ y: (at) => ((wavelength / at) ** 5 * Math.expm1(peak)) / Math.expm1((peak * wavelength) / at) }],
        marks: [{ x: wavelength, y: 1, label: 'Peak' }],
      };
    },
  },
  explanation: 'A black body at {temperature} radiates most per wavelength at {wavelength}.',
  examples: [
    {
      inputs: { temperature: 5772 },
      results: { wavelength: 0.502039493, frequency: 339.331595 },
      source: 'Python 3.11: CODATA 2022 b = 2.897771955e-3 m K and 5.878925757e10 Hz/K; the Sun',
    },
    {
      inputs: { temperature: '37 °C' },
      results: { wavelength: 9.34313 },
      source: 'Python 3.11: 2.897771955e-3/310.15; the human body',
    },
    {
      inputs: { wavelength: '1.063 mm' },
      results: { temperature: 2.726032 },
      source: 'Python 3.11: 2.897771955e-3/1.063e-3; the cosmic background',
    },
  ],
  notes: ['The two peaks do not belong to the same photon: f times λ is not the speed of light.'],
  references: [
    { title: 'CODATA 2022: Wien displacement law constants', url: 'https://physics.nist.gov/cuu/Constants/' },
  ],
});
