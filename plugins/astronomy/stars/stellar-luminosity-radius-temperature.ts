import { constant, defineEquations, quantity, wienDisplacementConstant } from '@reckoner/engine';

/** Stefan–Boltzmann for a sphere in solar units: L = R² (T/5772 K)⁴. */
export default defineEquations({
  title: 'Star luminosity, radius, temperature',
  description: 'Luminosity, radius or effective temperature of a star from the other two, in solar units.',
  keywords: ['stefan-boltzmann', 'stellar radius', 'effective temperature', 'solar luminosity', 'hr diagram'],
  variables: {
    luminosity: quantity('L☉', { label: 'Luminosity', symbol: 'L', above: 0, max: 1e12 }),
    radius: quantity('R☉', { label: 'Radius', symbol: 'R', above: 0, max: 1e6 }),
    temperature: quantity('K', {
      label: 'Effective temperature',
      symbol: 'T',
      above: 0,
      max: 1e8,
      usual: [300, 300000],
    }),
    peak: quantity('m', { label: 'Wavelength of strongest emission', unit: 'nm', symbol: '\\lambda_{max}', above: 0 }),
  },
  equations: ({ luminosity, radius, temperature, peak }) => [
    [luminosity / constant(1, 'L☉'), (radius / constant(1, 'R☉')) ** 2 * (temperature / constant(5772, 'K')) ** 4],
    [peak, wienDisplacementConstant / temperature],
  ],
  explanation: 'A star of {radius} at {temperature} shines with {luminosity}.',
  examples: [
    {
      inputs: { radius: 2, temperature: 11544 },
      results: { luminosity: 64, peak: 251.019747 },
      source: 'By hand: 2² × 2⁴; b/T',
    },
    {
      inputs: { luminosity: 126000, temperature: 3600 },
      results: { radius: 912.50009 },
      source: 'Python 3.11: √L (5772/T)²; about Betelgeuse',
    },
    {
      inputs: { luminosity: 25.4, radius: 1.711 },
      results: { temperature: 9906.26056 },
      source: 'Python 3.11: 5772 (L/R²)^¼; Sirius A',
    },
  ],
  references: [
    { title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §3.4' },
    { title: 'IAU 2015 Resolution B3: nominal solar values' },
  ],
});
