import { defineEquations, gravitationalConstant, quantity } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Newton's form of Kepler's third law, for the total mass of the two bodies. */
export default defineEquations({
  title: "Kepler's third law",
  description:
    'Period, semi-major axis or total mass of two orbiting bodies from the other two, with the orbital speed.',
  keywords: ['orbital period', 'semi-major axis', 'harmonic law', 'planet orbit', 'satellite period'],
  variables: {
    period: quantity('s', { label: 'Period', unit: 'd', symbol: 'T', above: 0, max: 1e15 }),
    semiMajorAxis: quantity('m', { label: 'Semi-major axis', unit: 'au', symbol: 'a', above: 0, max: 1e10 }),
    mass: quantity('kg', { label: 'Total mass', unit: 'M☉', symbol: 'M', above: 0, max: 1e15 }),
    speed: quantity('m/s', {
      label: 'Orbital speed',
      help: 'On a circle; on an ellipse the root mean square over a period.',
      unit: 'km/s',
      symbol: 'v',
      above: 0,
      max: 299792.458,
    }),
  },
  equations: ({ period, semiMajorAxis, mass, speed }) => [
    [period ** 2, (4 * Math.PI ** 2 * semiMajorAxis ** 3) / (gravitationalConstant * mass)],
    [speed, (2 * Math.PI * semiMajorAxis) / period],
  ],
  figure: {
    kind: 'curve',
    title: 'Period over semi-major axis',
    x: { of: 'semiMajorAxis', log: true },
    y: { of: 'period', log: true },
    curve: ({ period, semiMajorAxis }) => ({
      from: semiMajorAxis / 10,
      to: 10 * semiMajorAxis,
      lines: [{ y: (a) => period * (a / semiMajorAxis) ** 1.5 }],
      marks: [{ x: semiMajorAxis, y: period, label: 'T' }],
    }),
  },
  explanation: 'Around {mass}, an orbit of semi-major axis {semiMajorAxis} takes {period}, at {speed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isRelativistic(speed),
      says: 'At such a speed gravity is that of general relativity: the orbit differs from this, and near a black hole there is none.',
    },
  ],
  examples: [
    {
      inputs: { semiMajorAxis: 5.2038, mass: 1 },
      results: { period: 4335.90065, speed: 13.0567 },
      source: 'Python 3.11: 2π √(a³/GM) with the IAU nominal GM of the Sun; Jupiter',
    },
    {
      inputs: { period: '86164.0905 s', mass: '1 Mearth' },
      results: { semiMajorAxis: 0.000281850055 },
      source: 'Python 3.11: (GM T²/4π²)^(1/3) with the IAU nominal GM of the Earth; geostationary orbit',
    },
    {
      inputs: { semiMajorAxis: 1, speed: 29.78469183 },
      results: { mass: 1.0, period: 365.256898 },
      source: 'Python 3.11: v² a/GM with the IAU nominal GM of the Sun; 2π a/v; the Earth',
    },
    {
      inputs: { semiMajorAxis: 1, mass: 2e6 },
      results: { speed: 42121.92 },
      cautions: ['general relativity'],
      source: 'Python 3.11: √(GM/a) with the IAU nominal GM of the Sun',
    },
  ],
  notes: ['Two bodies alone. Where one is much lighter the total mass is that of the other.'],
  references: [{ title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §2.3' }],
});
