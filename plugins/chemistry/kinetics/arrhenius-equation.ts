import { constant, defineCalculator, gasConstant, number, quantity } from '@reckoner/engine';

/** k = A exp(-E_a/RT). */
export default defineCalculator({
  title: 'Arrhenius equation',
  description: 'Rate constant at a temperature from the pre-exponential factor and the activation energy.',
  keywords: ['rate constant', 'activation energy', 'pre-exponential factor', 'temperature dependence'],
  inputs: {
    factor: number({
      label: 'Pre-exponential factor',
      help: 'In the unit of the rate constant.',
      symbol: 'A',
      min: 1e-15,
      max: 1e30,
    }),
    energy: quantity('J/mol', { label: 'Activation energy', unit: 'kJ/mol', symbol: 'E_a', min: 0, max: 400 }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -70, max: 5000 }),
  },
  outputs: {
    rate: number({ label: 'Rate constant', symbol: 'k' }),
    exponential: number({ label: 'Share of encounters with enough energy', symbol: 'f' }),
    tenDegrees: number({ label: 'Factor for ten kelvins more', symbol: 'Q_{10}', places: 3 }),
  },
  formula: ({ factor, energy, temperature }) => {
    const exponential = Math.exp(-energy / (gasConstant * temperature));
    return {
      rate: factor * exponential,
      exponential,
      tenDegrees: Math.exp(
        energy / (gasConstant * temperature) - energy / (gasConstant * (temperature + constant(10, 'K'))),
      ),
    };
  },
  explanation: 'At {temperature} the rate constant is {rate}; ten kelvins more multiply it by {tenDegrees}.',
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
  ],
  references: [{ title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §20D', isbn: '978-0-19-969740-3' }],
});
