import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';

/** Linear Hubble law: v = H0 d, z = v/c, for redshifts well below 0.1. */
export default defineEquations({
  title: "Hubble's law",
  description:
    'Distance, recession velocity and redshift of a nearby galaxy from any one of them and the Hubble constant.',
  keywords: ['hubble constant', 'recession velocity', 'galaxy distance', 'expansion of the universe'],
  variables: {
    distance: quantity('Mpc', { label: 'Distance', symbol: 'd', min: 0, max: 1e5 }),
    velocity: quantity('km/s', { label: 'Recession velocity', symbol: 'v', min: 0, max: 299792.458 }),
    redshift: number({ label: 'Redshift', symbol: 'z', min: 0, max: 1 }),
    hubble: quantity('km/(s*Mpc)', {
      label: 'Hubble constant',
      symbol: 'H_0',
      above: 0,
      max: 10000,
      default: 70,
      usual: [40, 110],
    }),
  },
  equations: ({ distance, velocity, redshift, hubble }) => [
    [velocity, hubble * distance],
    [redshift, velocity / constant(299792.458, 'km/s')],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ redshift }) => isAbove(redshift, 0.1),
      says: 'Beyond a redshift of 0.1 the law is no straight line, and distances of cosmology differ: use the cosmology distances.',
    },
  ],
  explanation: 'A galaxy at {distance} recedes at {velocity}, a redshift of {redshift}.',
  examples: [
    {
      inputs: { distance: 100, hubble: 70 },
      results: { velocity: 7000, redshift: 0.0233494867 },
      source: 'By hand: 70 × 100; /299792.458',
    },
    {
      inputs: { redshift: 0.01, hubble: 67.4 },
      results: { velocity: 2997.92458, distance: 44.4795932 },
      source: 'By hand: c z/H0',
    },
    {
      inputs: { redshift: 0.5 },
      results: { velocity: 149896.229, distance: 2141.3747 },
      cautions: ['no straight line'],
      source: 'By hand: c/2; /70',
    },
  ],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §27.2' }],
});
