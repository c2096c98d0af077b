import {
  constant,
  defineEquations,
  isAbove,
  isBelow,
  number,
  quantity,
  stefanBoltzmannConstant,
  wienDisplacementConstant,
} from '@reckoner/engine';

/** Gray body that exchanges radiation with large surroundings. */
export default defineEquations({
  title: 'Stefan-Boltzmann law',
  description:
    'Net radiated power of a surface from its temperature, area and emissivity, or any of these from the power.',
  keywords: ['black body', 'thermal radiation', 'emissivity', 'radiative heat', 'wien'],
  variables: {
    power: quantity('W', { label: 'Net radiated power', symbol: 'P', max: 1e40, min: -1e40 }),
    emissivity: number({ label: 'Emissivity', symbol: '\\varepsilon', above: 0, max: 1 }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e30 }),
    temperature: quantity('K', { usual: [50, 1e6], label: 'Temperature', symbol: 'T', above: 0, max: 1e9 }),
    surroundings: quantity('K', {
      label: 'Temperature of the surroundings',
      help: '0 K for the emission alone.',
      symbol: 'T_s',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    peak: quantity('m', { label: 'Wavelength of strongest emission', unit: 'µm', symbol: '\\lambda_{max}', above: 0 }),
  },
  equations: ({ power, emissivity, area, temperature, surroundings, peak }) => [
    [power, emissivity * stefanBoltzmannConstant * area * (temperature ** 4 - surroundings ** 4)],
    [peak, wienDisplacementConstant / temperature],
  ],
  explanation:
    'At {temperature} in surroundings of {surroundings} the surface {power|absorbs {|power|} net|radiates as much as it absorbs|radiates {|power|} net}; its own radiation is strongest at {peak}.',
  cautions: [
    {
      level: 'caution',
      when: ({ surroundings }) => isAbove(surroundings, constant(4, 'K')) && isBelow(surroundings, constant(50, 'K')),
      says: 'Surroundings of {surroundings} are found in cryostats and space alone: was the temperature meant in °C?',
    },
  ],
  examples: [
    {
      inputs: { emissivity: 1, area: 2, temperature: 300, surroundings: 20 },
      results: { power: 918.582511 },
      cautions: ['meant in °C'],
      source: 'Python 3.11: σ × 2 × (300⁴ - 20⁴)',
    },
    {
      inputs: { emissivity: 1, area: 1, temperature: 300 },
      results: { power: 459.300328, peak: 9.65923985 },
      source: 'Python 3.11: σ T⁴ and b/T with CODATA 2022',
    },
    {
      inputs: { emissivity: 0.9, area: 1.8, temperature: '33 °C', surroundings: '20 °C' },
      results: { power: 128.581132 },
      source: 'Python 3.11: ε σ A (T⁴ - Tₛ⁴)',
    },
    {
      inputs: { emissivity: 1, area: 6.0787e18, power: 3.828e26 },
      results: { temperature: 5772.81142 },
      source: 'Python 3.11: (P/(σA))^¼, the Sun',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §18-6' }],
});
