import { defineEquations, planckConstant, quantity, speedOfLight } from '@reckoner/engine';

/** E = h f = h c/λ, with the exact constants of the SI. */
export default defineEquations({
  title: 'Photon energy',
  description: 'Photon energy, wavelength, frequency and wavenumber of light in vacuum from any one of them.',
  keywords: ['ev to nm', 'nm to ev', 'frequency of light', 'wavenumber', 'hc/lambda', 'electronvolt'],
  variables: {
    energy: quantity('J', { label: 'Photon energy', unit: 'eV', symbol: 'E', above: 0 }),
    wavelength: quantity('m', { label: 'Wavelength', unit: 'nm', symbol: '\\lambda', above: 0 }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'THz', symbol: 'f', above: 0 }),
    wavenumber: quantity('1/m', { label: 'Wavenumber', unit: '1/cm', symbol: '\\tilde\\nu', above: 0 }),
  },
  equations: ({ energy, wavelength, frequency, wavenumber }) => [
    [frequency * wavelength, speedOfLight],
    [energy, planckConstant * frequency],
    [wavenumber, 1 / wavelength],
  ],
  explanation: 'Light of {wavelength} has a frequency of {frequency}; its photons carry {energy}.',
  examples: [
    {
      inputs: { wavelength: 532 },
      results: { energy: 2.33053005, frequency: 563.519658, wavenumber: 18796.9925 },
      source: 'Python 3.11: h c/(λ e), c/λ, 1/λ',
    },
    { inputs: { energy: '8.048 keV' }, results: { wavelength: 0.154055913 }, source: 'Python 3.11: h c/E; copper Kα' },
    {
      inputs: { frequency: '1420.405751768 MHz' },
      results: { wavelength: 211061140.5416 },
      source: 'Python 3.11: c/f; the 21 cm line',
    },
    {
      inputs: { wavenumber: 2349 },
      results: { wavelength: 4257.13069, energy: 0.291238882 },
      source: 'Python 3.11: h c ν̃; carbon dioxide',
    },
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §38-1' },
    { title: 'BIPM: The International System of Units, 9th ed. (2019)' },
  ],
});
