import { defineEquations, isAbove, quantity } from '@reckoner/engine';

/** T = 2π √((m + m_s/3)/k); a third of the spring's mass swings along (Rayleigh). */
export default defineEquations({
  title: 'Mass-spring oscillator',
  description: 'Period and frequency of a mass on a spring, or the mass or stiffness from these.',
  keywords: ['natural frequency', 'spring constant', 'harmonic oscillator', 'period', 'vibration'],
  variables: {
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0, max: 1e12 }),
    stiffness: quantity('N/m', { label: 'Spring constant', symbol: 'k', above: 0, max: 1e12 }),
    springMass: quantity('kg', { label: 'Mass of the spring', symbol: 'm_s', min: 0, max: 1e12, default: 0 }),
    period: quantity('s', { label: 'Period', symbol: 'T', above: 0 }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', above: 0 }),
    angularFrequency: quantity('rad/s', { label: 'Angular frequency', symbol: '\\omega', above: 0 }),
  },
  equations: ({ mass, stiffness, springMass, period, frequency, angularFrequency }) => [
    [angularFrequency ** 2, stiffness / (mass + springMass / 3)],
    [frequency, angularFrequency / (2 * Math.PI)],
    [period, 1 / frequency],
  ],
  figure: {
    kind: 'curve',
    title: 'Oscillation',
    x: { of: 'period', label: 'Time' },
    y: { label: 'Part of the amplitude' },
    curve: ({ period, angularFrequency }) => ({
      from: 0,
      to: 2 * period,
      lines: [{ y: (t) => Math.cos(angularFrequency * t) }],
      marks: [
        { x: 0, y: 1, label: 'Start' },
        { x: period, y: 1, label: 'T' },
      ],
    }),
  },
  explanation: 'A mass of {mass} on {stiffness} swings with {frequency}, once in {period}.',
  cautions: [
    {
      level: 'caution',
      when: ({ mass, springMass }) => isAbove(springMass, mass),
      says: 'A spring heavier than the mass swings with more than a third of its mass: up to 4/π² of it.',
    },
  ],
  examples: [
    {
      inputs: { mass: 2, stiffness: 200, springMass: 0 },
      results: { angularFrequency: 10, period: 0.628318531, frequency: 1.59154943 },
      source: 'By hand: √(200/2); 2π/10',
    },
    {
      inputs: { mass: 0.5, period: 1, springMass: 0.3 },
      results: { stiffness: 23.6870506 },
      source: 'Python 3.11: 4π² × (0.5 + 0.1)',
    },
    { inputs: { frequency: 2, stiffness: 100 }, results: { mass: 0.633257398 }, source: 'Python 3.11: 100/(4π)²' },
    {
      inputs: { mass: 1, stiffness: 200, springMass: 3 },
      results: { angularFrequency: 10 },
      cautions: ['heavier than the mass'],
      source: 'By hand: √(200/2)',
    },
  ],
  notes: ['Linear spring, no damping.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §15-1' }],
});
