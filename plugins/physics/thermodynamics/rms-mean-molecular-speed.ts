import { defineEquations, gasConstant, quantity } from '@reckoner/engine';

/** Characteristic speeds of the Maxwell-Boltzmann distribution. */
export default defineEquations({
  title: 'Molecular speeds in a gas',
  description: 'Rms, mean and most probable speed of gas molecules from temperature and molar mass, or back.',
  keywords: ['rms speed', 'root mean square', 'most probable speed', 'kinetic theory', 'maxwell-boltzmann'],
  variables: {
    rms: quantity('m/s', { label: 'Root-mean-square speed', symbol: 'v_{rms}', above: 0, max: 1e7 }),
    mean: quantity('m/s', { label: 'Mean speed', symbol: '\\bar{v}', above: 0, max: 1e7 }),
    probable: quantity('m/s', { label: 'Most probable speed', symbol: 'v_p', above: 0, max: 1e7 }),
    temperature: quantity('K', { usual: [50, 20000], label: 'Temperature', symbol: 'T', above: 0, max: 1e9 }),
    molarMass: quantity('kg/mol', {
      usual: [1, 1000],
      label: 'Molar mass',
      help: 'Hydrogen 2.016 g/mol, helium 4.003, nitrogen 28.01, oxygen 32.00.',
      unit: 'g/mol',
      symbol: 'M',
      above: 0,
      max: 1e6,
    }),
  },
  equations: ({ rms, mean, probable, temperature, molarMass }) => [
    [rms, Math.sqrt((3 * gasConstant * temperature) / molarMass)],
    [mean, Math.sqrt((8 * gasConstant * temperature) / (Math.PI * molarMass))],
    [probable, Math.sqrt((2 * gasConstant * temperature) / molarMass)],
  ],
  explanation: 'At {temperature} the molecules have an rms speed of {rms} and move at {mean} on average.',
  examples: [
    {
      inputs: { temperature: 300, molarMass: 28.0134 },
      results: { rms: 516.839189, mean: 476.173109, probable: 421.99743 },
      source: 'Python 3.11 with R = k NA: √(3RT/M), √(8RT/πM), √(2RT/M); nitrogen',
    },
    {
      inputs: { temperature: 300, molarMass: 0.028 },
      results: { rms: 16347.80059 },
      source: 'Python 3.11: √(3RT/M), the molar mass in kg/mol as the formula has it',
    },
    {
      inputs: { rms: 1838.4252839, temperature: '0 °C' },
      results: { molarMass: 2.01588, mean: 1693.773813, probable: 1501.067959 },
      source: 'Python 3.11: hydrogen at 273.15 K',
    },
    {
      inputs: { rms: 516.8391886, molarMass: 28.0134 },
      results: { temperature: 300.0 },
      source: 'Python 3.11: nitrogen at 300 K',
    },
  ],
  notes: ['Ideal gas in equilibrium, speeds far below that of light.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-3 and §19-6' }],
});
