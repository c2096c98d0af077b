import { boltzmannConstant, defineEquations, gasConstant, isBelow, number, quantity } from '@reckoner/engine';

/** Hard spheres at the same temperature: λ = kT/(√2 π d² p). */
export default defineEquations({
  title: 'Mean free path',
  description:
    'Mean free path of gas molecules from temperature, pressure and molecular diameter, with Knudsen number and collision rate.',
  keywords: [
    'kinetic theory',
    'molecular collisions',
    'vacuum',
    'knudsen number',
    'hard sphere',
    'collision frequency',
  ],
  variables: {
    path: quantity('m', { label: 'Mean free path', unit: 'nm', symbol: '\\lambda', above: 0, max: 1e20 }),
    temperature: quantity('K', { usual: [50, 20000], label: 'Temperature', symbol: 'T', above: 0, max: 1e9 }),
    pressure: quantity('Pa', { label: 'Pressure', symbol: 'p', above: 0, max: 1e12 }),
    diameter: quantity('m', {
      usual: [0.15, 0.95],
      label: 'Molecular diameter',
      help: 'Nitrogen and air about 0.37 nm, helium 0.22 nm.',
      unit: 'nm',
      symbol: 'd',
      above: 0,
      max: 1,
    }),
    numberDensity: quantity('1/m^3', { label: 'Molecules per volume', symbol: 'n', above: 0, max: 1e45 }),
    length: quantity('m', {
      label: 'Size of the vessel or body',
      unit: 'mm',
      symbol: 'L',
      above: 0,
      max: 1e15,
      optional: true,
    }),
    knudsen: number({
      label: 'Knudsen number',
      help: 'Below 0.01 the gas flows as a continuum, above 10 as free molecules.',
      symbol: '\\mathrm{Kn}',
      above: 0,
      optional: true,
    }),
    molarMass: quantity('kg/mol', {
      usual: [1, 1000],
      label: 'Molar mass',
      help: 'Nitrogen 28.01 g/mol, air 28.96, helium 4.003.',
      unit: 'g/mol',
      symbol: 'M',
      above: 0,
      max: 1e6,
      optional: true,
    }),
    collisionRate: quantity('1/s', { label: 'Collisions of a molecule', symbol: 'z', above: 0, optional: true }),
  },
  equations: ({ path, temperature, pressure, diameter, numberDensity, length, knudsen, molarMass, collisionRate }) => [
    [numberDensity, pressure / (boltzmannConstant * temperature)],
    [path, 1 / (Math.SQRT2 * Math.PI * diameter ** 2 * numberDensity)],
    [knudsen, path / length],
    [collisionRate, Math.sqrt((8 * gasConstant * temperature) / (Math.PI * molarMass)) / path],
  ],
  explanation: 'At {temperature} and {pressure} a molecule flies {path} from collision to collision on average.',
  cautions: [
    {
      level: 'caution',
      when: ({ path, diameter }) => isBelow(path, 10 * diameter),
      says: 'The molecules are too close for a dilute gas: its mean free path is longer than ten diameters.',
    },
  ],
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
      inputs: { temperature: 300, pressure: 101325, diameter: 0.29, molarMass: 31.998, length: '1 µm' },
      results: { path: 109.402453, collisionRate: 4.0724832e9, knudsen: 0.109402453 },
      source: 'Python 3.11: kT/(√2 π d² p), √(8RT/(π M))/λ, λ/1e-6; oxygen',
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
    {
      inputs: { temperature: 300, pressure: 1e8, diameter: 0.37 },
      results: { path: 0.0680982919 },
      cautions: ['too close'],
      source: 'Python 3.11: kT/(√2 π d² p)',
    },
  ],
  notes: ['The diameter is that of hard spheres and itself depends a little on temperature.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-5' }],
});
