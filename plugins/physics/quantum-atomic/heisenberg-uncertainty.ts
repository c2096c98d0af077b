import { defineEquations, quantity, reducedPlanckConstant } from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Δx Δp ≥ ħ/2 and ΔE Δt ≥ ħ/2 at equality, for standard deviations. */
export default defineEquations({
  title: 'Heisenberg uncertainty principle',
  description:
    'Least uncertainty of momentum and velocity from that of position, of energy from a lifetime, or the reverse.',
  keywords: ['uncertainty relation', 'position and momentum', 'quantum limit', 'delta x delta p', 'energy and time'],
  variables: {
    momentum: quantity('kg*m/s', {
      label: 'Uncertainty of momentum',
      symbol: '\\Delta p',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    position: quantity('m', {
      label: 'Uncertainty of position',
      unit: 'nm',
      symbol: '\\Delta x',
      above: 0,
      max: 1e15,
      optional: true,
    }),
    mass: quantity('kg', {
      label: 'Mass',
      help: 'Electron 9.109e-31 kg, proton 1.673e-27 kg.',
      symbol: 'm',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    velocity: quantity('m/s', { label: 'Uncertainty of velocity', symbol: '\\Delta v', above: 0, optional: true }),
    energy: quantity('J', {
      label: 'Uncertainty of energy',
      unit: 'eV',
      symbol: '\\Delta E',
      above: 0,
      optional: true,
    }),
    time: quantity('s', {
      label: 'Time to change or lifetime',
      unit: 'ns',
      symbol: '\\Delta t',
      above: 0,
      optional: true,
    }),
  },
  equations: ({ momentum, position, mass, velocity, energy, time }) => [
    [momentum, reducedPlanckConstant / (2 * position)],
    [velocity, momentum / mass],
    [energy, reducedPlanckConstant / (2 * time)],
  ],
  explanation: ({ position, time }) =>
    position !== undefined && time !== undefined
      ? 'A position known to {position} leaves the momentum uncertain by at least {momentum}; a state that lasts {time} has an energy uncertain by at least {energy}.'
      : position === undefined
        ? 'A state that lasts {time} has an energy uncertain by at least {energy}.'
        : 'A position known to {position} leaves the momentum uncertain by at least {momentum}.',
  cautions: [
    {
      level: 'note',
      when: ({ mass, velocity }) => mass !== undefined && velocity === undefined,
      says: 'The mass changes nothing without an uncertainty of position or of momentum.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => isRelativistic(velocity),
      says: 'So confined a particle moves near the speed of light: its velocity is not the momentum over the mass.',
    },
  ],
  examples: [
    {
      inputs: { position: 0.1, mass: 9.1093837139e-31 },
      results: { momentum: 5.27285909e-25, velocity: 578838.18 },
      source: 'Python 3.11: ħ/(2 × 1e-10), by the mass of the electron; CODATA 2022',
    },
    {
      inputs: { velocity: 578838.1798, mass: 9.1093837139e-31 },
      results: { position: 0.1, momentum: 5.272859088e-25 },
      source: 'Python 3.11: the first case backward',
    },
    {
      inputs: { momentum: 1e-24, velocity: 500000 },
      results: { mass: 2e-30, position: 0.05272859088 },
      source: 'By hand: 1e-24/5e5; ħ/2e-24 with ħ = 1.054571818e-34',
    },
    {
      inputs: { time: 1.6 },
      results: { energy: 2.056912365e-7 },
      source: 'By hand: ħ/(2 × 1.6e-9 s) with ħ = 6.582119569e-16 eV s; the 2p state of hydrogen',
    },
    {
      inputs: { position: 0.000001, mass: 9.1093837139e-31 },
      results: { velocity: 57883817982 },
      cautions: ['near the speed of light'],
      source: 'Python 3.11: ħ/(2 × 1e-15)/m; an electron in a nucleus',
    },
    {
      inputs: { time: 1.6, mass: 9.109e-31 },
      results: { energy: 2.056912365e-7 },
      cautions: ['mass changes nothing'],
      source: 'By hand: ħ/(2 × 1.6e-9 s), by the time alone',
    },
    {
      inputs: { position: 1, time: 1 },
      results: { momentum: 5.272859088e-26, energy: 3.29105978e-7 },
      source: 'By hand: ħ/2 over 1e-9 m and over 1e-9 s',
    },
  ],
  notes: ['Standard deviations; the least product is reached by Gaussian wave packets.'],
  references: [{ title: 'Griffiths: Introduction to Quantum Mechanics, 2nd ed., §1.6 and §3.5' }],
});
