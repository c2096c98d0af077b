import { choice, defineCalculator, quantity, standardGravity } from '@reckoner/engine';

/** Hydrostatic pressure of water at rest: 0.433 psi a foot, 9.79 kPa a meter at 20 °C. */
export default defineCalculator({
  title: 'Water pressure from height',
  description: 'Static water pressure from the height of a tank or riser, or the height that a pressure lifts water.',
  keywords: ['head to psi', 'hydrostatic pressure', 'water tower', 'gravity feed', 'feet of head', 'tank height'],
  inputs: {
    find: choice({ pressure: 'Pressure', height: 'Height' }, { label: 'Find', default: 'pressure' }),
    givenHeight: quantity('m', {
      label: 'Height of the water',
      usual: [0, 500],
      symbol: 'h',
      min: 0,
      max: 10000,
      when: { find: 'pressure' },
    }),
    givenPressure: quantity('Pa', {
      label: 'Gauge pressure',
      usual: [0.02, 80],
      unit: 'bar',
      symbol: 'p',
      min: 0,
      max: 1000,
      when: { find: 'height' },
    }),
    density: quantity('kg/m^3', {
      label: 'Density',
      usual: [600, 1400],
      symbol: '\\rho',
      min: 100,
      max: 20000,
      default: 998.2,
    }),
  },
  outputs: {
    pressure: quantity('Pa', { label: 'Gauge pressure', unit: 'bar', symbol: 'p' }),
    poundsPerInch: quantity('Pa', {
      label: 'Gauge pressure in psi',
      regional: false,
      unit: 'psi',
      symbol: 'p_{psi}',
      places: 2,
    }),
    height: quantity('m', { label: 'Height of the water', symbol: 'h' }),
  },
  formula: ({ find, givenHeight, givenPressure, density }) => {
    const weight = density * standardGravity;
    const pressure = find === 'pressure' ? givenHeight * weight : givenPressure;
    return { pressure, poundsPerInch: pressure, height: pressure / weight };
  },
  cautions: [
    {
      level: 'note',
      when: ({ pressure }) => pressure > 0 && pressure < 1e5,
      says: 'Fixtures need about 1 bar (15 psi) or more.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => pressure > 5.516e5,
      says: 'Over 80 psi (5.5 bar) plumbing codes ask for a pressure-reducing valve in a building: hoses, valves and water heaters burst (IPC 604.8).',
    },
  ],
  explanation: 'A water column of {height} presses with {pressure} ({poundsPerInch}).',
  examples: [
    {
      inputs: { givenHeight: 30 },
      results: { pressure: 2.936699, poundsPerInch: 42.593224, height: 30 },
      source: 'Python: 998.2 × 9.80665 × 30 Pa; /6894.757',
    },
    {
      inputs: { find: 'height', givenPressure: 3 },
      results: { height: 30.64665, pressure: 3 },
      source: 'Python: 3e5/(998.2 × 9.80665)',
    },
    {
      inputs: { givenHeight: '1 ft', density: 1000 },
      results: { poundsPerInch: 0.433527504 },
      cautions: ['Fixtures need about 1 bar (15 psi) or'],
      source: 'By hand: the rule of 0.433 psi a foot',
    },
    {
      inputs: { givenHeight: 60 },
      results: { pressure: 5.873399, poundsPerInch: 85.186448 },
      cautions: ['a pressure-reducing valve'],
      source: 'Python: 998.2 × 9.80665 × 60 Pa; /6894.757',
    },
  ],
  notes: ['Water at rest; flow loses pressure in the pipe.'],
  references: [
    { title: 'White: Fluid Mechanics, 8th ed., §2.3' },
    { title: 'International Plumbing Code (2021), 604.8: water pressure-reducing valve or regulator' },
  ],
});
