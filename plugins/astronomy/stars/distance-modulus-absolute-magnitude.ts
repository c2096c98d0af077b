import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** m - M = 5 log10(d/10 pc) + A. */
export default defineEquations({
  title: 'Absolute magnitude and distance modulus',
  description: 'Absolute magnitude, apparent magnitude or distance of a star from the other two, with extinction.',
  keywords: ['distance modulus', 'magnitude', 'star brightness', 'parsec', 'luminosity'],
  variables: {
    apparent: number({ label: 'Apparent magnitude', symbol: 'm', min: -100, max: 100 }),
    absolute: number({ label: 'Absolute magnitude', symbol: 'M', min: -100, max: 100 }),
    distance: quantity('pc', { label: 'Distance', symbol: 'd', above: 0, max: 1e12 }),
    extinction: number({ label: 'Extinction', symbol: 'A', min: 0, max: 100, default: 0 }),
    modulus: number({ label: 'Distance modulus', help: 'm - M - A.', symbol: '\\mu' }),
  },
  equations: ({ apparent, absolute, distance, extinction, modulus }) => [
    [distance, constant(10, 'pc') * 10 ** (modulus / 5)],
    [apparent - absolute, modulus + extinction],
  ],
  explanation: 'At {distance}, a star of absolute magnitude {absolute} appears at magnitude {apparent}.',
  examples: [
    { inputs: { apparent: 0, distance: 100 }, results: { absolute: -5, modulus: 5 }, source: 'By hand: 0 - 5 log 10' },
    {
      inputs: { apparent: 12.5, absolute: -2, extinction: 1.5 },
      results: { distance: 3981.07171, modulus: 13 },
      source: 'Python 3.11: 10^(1 + 13/5) pc',
    },
    {
      inputs: { absolute: 4.83, distance: '1 au' },
      results: { apparent: -26.7421257 },
      source: 'Python 3.11: the Sun, 4.83 + 5 log10(π/6480000)',
    },
    {
      inputs: { apparent: 5.3, absolute: 5, extinction: 0.3 },
      results: { distance: 10 },
      source: 'By hand: 5.3 - 5 - 0.3; the absolute magnitude is that at 10 pc',
    },
  ],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §3.2 and §12.1' }],
});
