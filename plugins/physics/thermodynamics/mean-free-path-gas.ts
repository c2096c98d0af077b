import { boltzmannConstant, defineEquations, quantity } from '@reckoner/engine';

/** Hard spheres at the same temperature: λ = kT/(√2 π d² p). */
export default defineEquations({
  title: 'Mean free path',
  description: 'Mean free path of gas molecules from temperature, pressure and molecular diameter, or any of these.',
  keywords: ['kinetic theory', 'molecular collisions', 'vacuum', 'knudsen', 'hard sphere'],
  variables: {
    path: quantity('m', { label: 'Mean free path', unit: 'nm', symbol: '\\lambda', above: 0, max: 1e20 }),
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', above: 0, max: 1e9 }),
    pressure: quantity('Pa', { label: 'Pressure', symbol: 'p', above: 0, max: 1e12 }),
    diameter: quantity('m', {
      label: 'Molecular diameter',
      help: 'Nitrogen and air about 0.37 nm, helium 0.22 nm.',
      unit: 'nm',
      symbol: 'd',
      above: 0,
      max: 1,
    }),
    numberDensity: quantity('1/m^3', { label: 'Molecules per volume', symbol: 'n', above: 0, max: 1e45 }),
  },
  equations: ({ path, temperature, pressure, diameter, numberDensity }) => [
    [numberDensity, pressure / (boltzmannConstant * temperature)],
    [path, 1 / (Math.SQRT2 * Math.PI * diameter ** 2 * numberDensity)],
  ],
  explanation: 'At {temperature} and {pressure} a molecule flies {path} from collision to collision on average.',
  examples: [
    {
      inputs: { temperature: 293.15, pressure: 101325, diameter: 0.37 },
      results: { path: 65.6732109, numberDensity: 2.503475994e25 },
      source: 'Python 3.11: kT/(√2 π d² p); air',
    },
    {
      inputs: { temperature: 300, pressure: 0.001, diameter: 0.3 },
      results: { path: 10358506846.55 },
      source: 'Python 3.11: kT/(√2 π d² p) = 10.3585 m in high vacuum',
    },
    {
      inputs: { path: 65.67321086, temperature: 293.15, pressure: 101325 },
      results: { diameter: 0.37 },
      source: 'Python 3.11: the first case backward',
    },
    {
      inputs: { path: 65.67321086, diameter: 0.37, temperature: 293.15 },
      results: { pressure: 101325 },
      source: 'Python 3.11: the first case backward',
    },
    {
      inputs: { path: 65.67321086, diameter: 0.37, pressure: 101325 },
      results: { temperature: 293.15 },
      source: 'Python 3.11: the first case backward',
    },
  ],
  notes: ['Dilute gas; the diameter is that of hard spheres and itself depends a little on temperature.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-5' }],
});
