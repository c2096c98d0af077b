import { defineEquations, number, quantity, speedOfLight } from '@reckoner/engine';

/** γ = 1/√(1 - β²). */
export default defineEquations({
  title: 'Lorentz factor',
  description:
    'Lorentz factor, rapidity and kinetic energy in units of the rest energy from a speed, or the speed from these.',
  keywords: ['gamma factor', 'special relativity', 'beta', 'rapidity', 'relativistic'],
  variables: {
    speed: quantity('m/s', { label: 'Speed', unit: 'km/s', symbol: 'v', min: 0, below: 299792.458 }),
    beta: number({ label: 'Share of the speed of light', symbol: '\\beta', min: 0, below: 1 }),
    gamma: number({ label: 'Lorentz factor', symbol: '\\gamma', min: 1 }),
    rapidity: number({ label: 'Rapidity', symbol: '\\eta', min: 0, max: 40 }),
    kinetic: number({ label: 'Kinetic energy over rest energy', symbol: 'K/mc^2', min: 0 }),
  },
  equations: ({ speed, beta, gamma, rapidity, kinetic }) => [
    [beta, speed / speedOfLight],
    [gamma, 1 / Math.sqrt(1 - beta ** 2)],
    [beta, Math.tanh(rapidity)],
    // γ - 1, written so that slow bodies keep their digits.
    [kinetic, (gamma * beta) ** 2 / (1 + gamma)],
  ],
  figure: {
    kind: 'curve',
    title: 'Lorentz factor over speed',
    x: { of: 'beta' },
    y: { of: 'gamma' },
    curve: ({ beta, gamma }) => ({
      from: 0,
      to: Math.max(0.98, (1 + beta) / 2),
      lines: [{ y: (b) => 1 / Math.sqrt(1 - b ** 2) }],
      marks: [{ x: beta, y: gamma, label: 'γ' }],
    }),
  },
  explanation: 'At {speed} the Lorentz factor is {gamma}: the kinetic energy is {kinetic} of the rest energy.',
  examples: [
    {
      inputs: { beta: 0.6 },
      results: { gamma: 1.25, kinetic: 0.25, speed: 179875.4748 },
      source: 'By hand: 1/√(1 - 0.36); 0.6 c',
    },
    {
      inputs: { gamma: 5 },
      results: { rapidity: 2.29243167, beta: 0.979795897, speed: 293735.42 },
      source: 'Python 3.11: √(1 - 1/25), arcosh 5',
    },
    { inputs: { speed: '250000 km/s' }, results: { gamma: 1.81192214 }, source: 'Python 3.11: 1/√(1 - v²/c²)' },
    {
      inputs: { speed: 1 },
      results: { kinetic: 5.56325028e-12 },
      source: 'mpmath with 40 digits: 1/√(1 - β²) - 1',
    },
    { inputs: { kinetic: 1 }, results: { gamma: 2 }, source: 'By hand: γ - 1 = 1' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §37-1' }],
});
