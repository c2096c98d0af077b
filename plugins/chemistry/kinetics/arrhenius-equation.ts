import { constant, defineEquations, gasConstant, number, quantity } from '@reckoner/engine';

/** k = A exp(-E_a/RT). */
export default defineEquations({
  title: 'Arrhenius equation',
  description:
    'Rate constant, pre-exponential factor, activation energy or temperature of a reaction from the other three.',
  keywords: ['rate constant', 'activation energy', 'pre-exponential factor', 'temperature dependence'],
  variables: {
    rate: number({ label: 'Rate constant', symbol: 'k', above: 0, max: 1e30 }),
    factor: number({
      label: 'Pre-exponential factor',
      help: 'In the unit of the rate constant.',
      symbol: 'A',
      min: 1e-15,
      max: 1e30,
    }),
    energy: quantity('J/mol', {
      label: 'Activation energy',
      unit: 'kJ/mol',
      symbol: 'E_a',
      min: 0,
      max: 950,
    }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -100, max: 5000 }),
    exponential: number({ label: 'Share of encounters with enough energy', symbol: 'f', above: 0, max: 1 }),
    tenDegrees: number({ label: 'Factor for ten kelvins more', symbol: 'Q_{10}', min: 1, max: 1e16, places: 3 }),
  },
  equations: ({ rate, factor, energy, temperature, exponential, tenDegrees }) => [
    [rate, factor * exponential],
    [Math.log(exponential), -energy / (gasConstant * temperature)],
    [
      Math.log(tenDegrees),
      energy / (gasConstant * temperature) - energy / (gasConstant * (temperature + constant(10, 'K'))),
    ],
  ],
  figure: {
    kind: 'curve',
    title: 'Rate constant over temperature',
    x: { of: 'temperature' },
    y: { of: 'rate', log: true },
    curve: ({ rate, factor, energy, temperature }) => ({
      from: 0.85 * temperature,
      to: 1.3 * temperature,
      lines: [{ y: (at) => factor * Math.exp(-energy / (gasConstant * at)) }],
      marks: [{ x: temperature, y: rate, label: 'k' }],
    }),
  },
  explanation:
    'At {temperature} with an activation energy of {energy} the rate constant is {rate}; ten kelvins more multiply it by {tenDegrees}.',
  examples: [
    {
      inputs: { factor: 1e13, energy: 100, temperature: 25 },
      results: { rate: 3.025227e-5, exponential: 3.025227e-18, tenDegrees: 3.7027951 },
      source: 'Python with the CODATA gas constant',
    },
    {
      inputs: { factor: 4.3e10, energy: '12 kcal/mol', temperature: '350 K' },
      results: { rate: 1381.914 },
      source: 'Python: 12 × 4184 J/mol',
    },
    { inputs: { factor: 5, energy: 0, temperature: 25 }, results: { rate: 5, tenDegrees: 1 }, source: 'By hand: e⁰' },
    {
      inputs: { factor: 1e13, rate: 3.025227e-5, temperature: 25 },
      results: { energy: '100.0000' },
      source: 'By inversion of the first',
    },
    {
      inputs: { factor: 1e13, rate: 1e-4, energy: 100 },
      results: { temperature: 34.106589 },
      source: 'Python: 1e5/(R ln 1e17) - 273.15',
    },
    {
      inputs: { rate: 0.001, energy: 50, temperature: 100 },
      results: { factor: 9977.2565 },
      source: 'Python: 0.001 exp(5e4/(R × 373.15))',
    },
    {
      inputs: { factor: 1e12, energy: 40, temperature: -78 },
      results: { rate: 19.66287 },
      source: 'Python: 1e12 exp(-4e4/(R × 195.15)), in dry ice',
    },
    {
      inputs: { factor: 1e15, energy: 440, temperature: 1500 },
      results: { rate: 109.25428 },
      source: 'Python: 1e15 exp(-4.4e5/(R × 1773.15)), as where methane loses a hydrogen',
    },
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §20D', isbn: '978-0-19-969740-3' }],
});
