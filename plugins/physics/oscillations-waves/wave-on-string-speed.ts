import { constant, defineEquations, isAbove, quantity } from '@reckoner/engine';

/** Transverse waves on an ideal flexible string: v = √(T/μ). */
export default defineEquations({
  title: 'Wave speed on a string',
  description: 'Speed of waves on a string from its tension and mass per length, or any of these from the others.',
  keywords: ['string tension', 'linear density', 'transverse wave', 'guitar string', 'rope wave'],
  variables: {
    speed: quantity('m/s', { label: 'Wave speed', symbol: 'v', above: 0, max: 1e6 }),
    tension: quantity('N', { label: 'Tension', symbol: 'T', above: 0, max: 1e12 }),
    linearDensity: quantity('kg/m', {
      usual: [0.05, 1e4],
      label: 'Mass per length',
      unit: 'g/m',
      symbol: '\\mu',
      above: 0,
      max: 1e9,
    }),
    mass: quantity('kg', { label: 'Mass of the string', unit: 'g', symbol: 'm', above: 0, optional: true }),
    length: quantity('m', { label: 'Length of the string', symbol: 'L', above: 0, optional: true }),
    travelTime: quantity('s', { label: 'Time over the length', symbol: 't', above: 0, optional: true }),
  },
  equations: ({ speed, tension, linearDensity, mass, length, travelTime }) => [
    [speed, Math.sqrt(tension / linearDensity)],
    [mass, linearDensity * length],
    [length, speed * travelTime],
  ],
  explanation: 'A string of {linearDensity} under {tension} carries waves at {speed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isAbove(speed, constant(2500, 'm/s')),
      says: 'No string bears this tension: the wave speed is the root of stress over density, and the strongest fibers break at some 2,000 m/s. Check the units.',
    },
  ],
  examples: [
    {
      inputs: { tension: 72, linearDensity: 5 },
      results: { speed: 120 },
      source: 'By hand: √(72/0.005) = √14400',
    },
    {
      inputs: { tension: 1000000, linearDensity: 10 },
      results: { speed: 10000 },
      cautions: ['No string bears this'],
      source: 'By hand: √(10⁶/0.01)',
    },
    {
      inputs: { speed: 200, tension: 100 },
      results: { linearDensity: 2.5 },
      source: 'By hand: 100/200² = 0.0025 kg/m',
    },
    {
      inputs: { tension: 64, mass: 2, length: 0.5 },
      results: { linearDensity: 4, speed: 126.491106, travelTime: 0.00395284708 },
      source: 'By hand: 0.002/0.5; √16000 = 40 √10; 0.5/126.491106',
    },
  ],
  notes: ['Small amplitudes on a string without stiffness.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §16-2' }],
});
