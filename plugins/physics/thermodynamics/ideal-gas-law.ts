import { defineEquations, gasConstant, isAbove, quantity } from '@reckoner/engine';

/** pV = nRT with the molar gas constant of the SI; mass and density when the molar mass is given. */
export default defineEquations({
  title: 'Ideal gas law',
  description: 'Pressure, volume, amount or temperature of an ideal gas from the other three, with mass and density.',
  keywords: ['pv = nrt', 'gas equation', 'molar volume', 'gas density', 'moles of gas'],
  variables: {
    pressure: quantity('Pa', {
      usual: [1e-9, 40000],
      label: 'Pressure',
      unit: 'kPa',
      symbol: 'p',
      above: 0,
      max: 1e12,
    }),
    volume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', above: 0, max: 1e15 }),
    amount: quantity('mol', { label: 'Amount of gas', symbol: 'n', above: 0, max: 1e15 }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', above: -273.15, max: 1e9 }),
    molarMass: quantity('kg/mol', {
      usual: [1, 1000],
      label: 'Molar mass',
      help: 'Dry air 28.96 g/mol, nitrogen 28.01, oxygen 32.00, carbon dioxide 44.01.',
      unit: 'g/mol',
      symbol: 'M',
      above: 0,
      max: 1e6,
      optional: true,
    }),
    mass: quantity('kg', { label: 'Mass', unit: 'g', symbol: 'm', above: 0, optional: true }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', above: 0, optional: true }),
  },
  equations: ({ pressure, volume, amount, temperature, molarMass, mass, density }) => [
    [pressure * volume, amount * gasConstant * temperature],
    [mass, amount * molarMass],
    [density, mass / volume],
  ],
  figure: {
    kind: 'curve',
    title: 'Isotherm',
    x: { of: 'volume' },
    y: { of: 'pressure' },
    curve: ({ pressure, volume }) => ({
      from: volume / 3,
      to: 3 * volume,
      lines: [{ y: (v) => (pressure * volume) / v }],
      marks: [{ x: volume, y: pressure, label: 'State' }],
    }),
  },
  explanation: '{amount} of an ideal gas at {temperature} and {pressure} fill {volume}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressure }) => isAbove(pressure, 5e6),
      says: 'At over 5 MPa real gases depart from the ideal one by some percent and more: take a real gas equation.',
    },
  ],
  examples: [
    {
      inputs: { pressure: 101.325, amount: 1, temperature: 0 },
      results: { volume: 22.41396954 },
      source: 'CODATA 2022: molar volume of ideal gas (273.15 K, 101.325 kPa)',
    },
    {
      inputs: { pressure: 200, volume: 50, temperature: 25, molarMass: 28.96 },
      results: { amount: 4.03395455, mass: 116.823324, density: 2.33646648 },
      source: 'Python 3.11: n = pV/(RT), m = nM, ρ = pM/(RT)',
    },
    {
      inputs: { volume: 10, mass: 32, molarMass: 32, temperature: '300 K' },
      results: { pressure: 249.433879, amount: 1, density: 3.2 },
      source: 'Python 3.11: RT/V; 32 g in 10 L',
    },
    {
      inputs: { pressure: 100, volume: 24, amount: 1 },
      results: { temperature: 15.5036521 },
      source: 'Python 3.11: pV/(nR) - 273.15',
    },
    {
      inputs: { volume: 10, amount: 100, temperature: '300 K' },
      results: { pressure: 24943.3879 },
      cautions: ['real gases'],
      source: 'Python 3.11: nRT/V',
    },
  ],
  notes: ['Far from condensation. The pressure is absolute.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §19-2' }],
});
