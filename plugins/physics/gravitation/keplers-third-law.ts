import { defineEquations, gravitationalConstant, quantity } from '@reckoner/engine';

/** Newton's form of Kepler's third law, for the total mass of the two bodies. */
export default defineEquations({
  title: "Kepler's third law",
  description:
    'Period, semi-major axis or total mass of two orbiting bodies from the other two, with the mean orbital speed.',
  keywords: ['orbital period', 'semi-major axis', 'harmonic law', 'planet orbit', 'satellite period'],
  variables: {
    period: quantity('s', { label: 'Period', unit: 'd', symbol: 'T', above: 0, max: 1e15 }),
    semiMajorAxis: quantity('m', { label: 'Semi-major axis', unit: 'au', symbol: 'a', above: 0, max: 1e10 }),
    mass: quantity('kg', { label: 'Total mass', unit: 'M☉', symbol: 'M', above: 0, max: 1e15 }),
  },
  equations: ({ period, semiMajorAxis, mass }) => [
    [period ** 2, (4 * Math.PI ** 2 * semiMajorAxis ** 3) / (gravitationalConstant * mass)],
  ],
  explanation: 'Around {mass}, an orbit of semi-major axis {semiMajorAxis} takes {period}.',
  examples: [
    {
      inputs: { semiMajorAxis: 5.2038, mass: 1 },
      results: { period: 4335.90065 },
      source: 'Python 3.11: 2π √(a³/GM) with the IAU nominal GM of the Sun; Jupiter',
    },
    {
      inputs: { period: '86164.0905 s', mass: '1 Mearth' },
      results: { semiMajorAxis: 0.000281850055 },
      source: 'Python 3.11: (GM T²/4π²)^(1/3) with the IAU nominal GM of the Earth; geostationary orbit',
    },
  ],
  notes: ['Two bodies alone. Where one is much lighter the total mass is that of the other.'],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §2.3' }],
});
