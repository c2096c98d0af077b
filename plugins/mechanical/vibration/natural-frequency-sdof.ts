import { choice, defineCalculator, number, quantity, standardGravity } from '@reckoner/engine';

/** Undamped and damped frequency of one mass on a spring. */
export default defineCalculator({
  title: 'Natural frequency',
  description:
    'Natural frequency, period and damped frequency of a mass on a spring from stiffness and mass or deflection.',
  keywords: ['resonance', 'spring mass', 'single degree of freedom', 'static deflection', 'sqrt(k/m)'],
  inputs: {
    given: choice(
      { stiffness: 'Stiffness and mass', deflection: 'Static deflection' },
      { label: 'What is known', default: 'stiffness' },
    ),
    stiffness: quantity('N/m', { label: 'Stiffness', symbol: 'k', min: 1e-6, max: 1e12, when: { given: 'stiffness' } }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', min: 1e-9, max: 1e9, when: { given: 'stiffness' } }),
    deflection: quantity('m', {
      label: 'Static deflection under the weight',
      unit: 'mm',
      symbol: '\\delta',
      min: 1e-6,
      max: 1e5,
      when: { given: 'deflection' },
    }),
    dampingRatio: number({ label: 'Damping ratio', usual: [0, 0.7], symbol: '\\zeta', min: 0, below: 1, default: 0 }),
  },
  outputs: {
    frequency: quantity('1/s', { label: 'Natural frequency', unit: 'Hz', symbol: 'f_n' }),
    angularFrequency: quantity('rad/s', { label: 'Angular frequency', symbol: '\\omega_n' }),
    period: quantity('s', { label: 'Period', symbol: 'T' }),
    dampedFrequency: quantity('1/s', { label: 'Damped frequency', unit: 'Hz', symbol: 'f_d' }),
  },
  formula: ({ given, stiffness, mass, deflection, dampingRatio }) => {
    const angularFrequency = Math.sqrt(given === 'stiffness' ? stiffness / mass : standardGravity / deflection);
    const frequency = angularFrequency / (2 * Math.PI);
    return {
      frequency,
      angularFrequency,
      period: 1 / frequency,
      dampedFrequency: frequency * Math.sqrt(1 - dampingRatio ** 2),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Free oscillation',
    x: { of: 'period', label: 'Time' },
    y: { label: 'Part of the amplitude' },
    curve: ({ dampingRatio, angularFrequency, period }) => {
      const damped = angularFrequency * Math.sqrt(1 - dampingRatio ** 2);
      return {
        from: 0,
        to: 4 * period,
        lines: [
          {
            label: 'Motion',
            y: (t) => Math.exp(-dampingRatio * angularFrequency * t) * Math.cos(damped * t),
          },
          { label: 'Envelope', dashed: true, y: (t) => Math.exp(-dampingRatio * angularFrequency * t) },
        ],
      };
    },
  },
  explanation: 'The mass vibrates at {frequency}, with a period of {period}.',
  examples: [
    {
      inputs: { stiffness: 200000, mass: 50, dampingRatio: 0.1 },
      results: { frequency: 10.065842, angularFrequency: 63.245553, period: 0.0993458827, dampedFrequency: 10.015387 },
      source: 'Python: √(200000/50)/2π; × √0.99',
    },
    {
      inputs: { given: 'deflection', deflection: 4 },
      results: { frequency: 7.880440127, dampedFrequency: 7.880440127 },
      source: 'Python: √(9.80665/0.004)/2π',
    },
  ],
  references: [{ title: 'Rao: Mechanical Vibrations, 6th ed., §2.2 and 2.6' }],
});
