import { defineEquations, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** P = ½ρAv³C_p; no rotor takes more than 16/27 of the wind's power (Betz). */
export default defineEquations({
  title: 'Wind turbine power',
  description: 'Power, rotor diameter or wind speed of a wind turbine from the others and its power coefficient.',
  keywords: ['wind energy', 'betz limit', 'power coefficient', 'rotor swept area', 'cp'],
  variables: {
    power: quantity('W', { label: 'Power', unit: 'kW', symbol: 'P', above: 0 }),
    diameter: quantity('m', { label: 'Rotor diameter', symbol: 'D', above: 0, max: 1000 }),
    area: quantity('m^2', { label: 'Swept area', symbol: 'A', above: 0 }),
    speed: quantity('m/s', { label: 'Wind speed', symbol: 'v', above: 0, max: 100 }),
    density: quantity('kg/m^3', {
      label: 'Air density',
      symbol: '\\rho',
      above: 0,
      max: 2,
      default: 1.225,
    }),
    coefficient: number({
      label: 'Power coefficient',
      help: '0.40 to 0.48 for large turbines, 16/27 at most.',
      symbol: 'C_p',
      above: 0,
      max: 0.593,
    }),
  },
  equations: ({ power, diameter, area, speed, density, coefficient }) => [
    [power, 0.5 * density * area * speed ** 3 * coefficient],
    [area, (Math.PI * diameter ** 2) / 4],
  ],
  explanation: 'In wind of {speed} a rotor of {diameter} gives {power}.',
  cautions: [
    {
      level: 'caution',
      when: ({ speed }) => isBelow(speed, 3) || isAbove(speed, 25),
      says: 'Most turbines stand still below about 3 m/s and are stopped above about 25 m/s: check the data sheet.',
    },
    {
      level: 'caution',
      when: ({ density }) => isBelow(density, 0.7) || isAbove(density, 1.5),
      says: 'Air weighs 0.7 to 1.5 kg/m³: {density} means that power, rotor, wind speed and power coefficient do not belong together, or that the density is not right.',
    },
  ],
  examples: [
    {
      inputs: { diameter: 82, speed: 10, coefficient: 0.4 },
      results: { power: 1293.8492264, area: 5281.017250684 },
      source: 'Python 3.11: 0.5 × 1.225 × π × 41² × 1000 × 0.4',
    },
    {
      inputs: { power: '2 kW', area: 8, coefficient: 0.4, density: 1.25 },
      results: { speed: 10 },
      source: 'By hand: 2000/(0.5 × 1.25 × 8 × 0.4) = 1000',
    },
    {
      inputs: { power: 500, diameter: 82, speed: 10, coefficient: 0.4 },
      results: { density: 0.473393644 },
      cautions: ['do not belong together'],
      source: 'Python: 500,000/(0.5 × π × 41² × 1000 × 0.4), of no air',
    },
    {
      inputs: { diameter: 10, speed: 30, coefficient: 0.4 },
      results: { power: 519.5408851 },
      cautions: ['stand still'],
      source: 'Python 3.11: 0.5 × 1.225 × π × 25 × 27000 × 0.4',
    },
  ],
  notes: ['Power at one wind speed: the yearly mean needs the distribution of speeds, and rated power caps it.'],
  references: [
    { title: 'Manwell, McGowan, Rogers: Wind Energy Explained, 2nd ed., §2.2, §3.2', isbn: '978-0-470-01500-1' },
  ],
});
