import { defineCalculator, isAbove, percent, quantity, stefanBoltzmannConstant } from '@reckoner/engine';

/** Black body in balance with starlight, and a one-layer greenhouse of given infrared absorption. */
export default defineCalculator({
  title: 'Planet equilibrium temperature',
  description: 'Equilibrium temperature of a planet from its star, distance and albedo, and with a simple greenhouse.',
  keywords: ['effective temperature', 'albedo', 'exoplanet temperature', 'insolation', 'greenhouse effect'],
  inputs: {
    starTemperature: quantity('K', {
      label: 'Temperature of the star',
      symbol: 'T_*',
      min: 100,
      max: 300000,
      default: 5772,
      usual: [500, 250000],
    }),
    starRadius: quantity('m', {
      label: 'Radius of the star',
      unit: 'R☉',
      symbol: 'R_*',
      min: 1e-5,
      max: 3000,
      default: 1,
    }),
    distance: quantity('m', { label: 'Distance', unit: 'au', symbol: 'a', min: 1e-4, max: 1e6, usual: [0.002, 10000] }),
    albedo: percent({ label: 'Bond albedo', symbol: 'A', min: 0, max: 99.9, default: 30, usual: [1, 95] }),
    absorption: percent({
      label: 'Infrared absorption of the atmosphere',
      help: '0% for none; about 78% gives the surface of the Earth.',
      symbol: '\\varepsilon',
      min: 0,
      max: 100,
      default: 0,
      usual: [5, 100],
    }),
  },
  outputs: {
    equilibrium: quantity('K', { label: 'Equilibrium temperature', symbol: 'T_{eq}', places: 1 }),
    surface: quantity('K', { label: 'Surface temperature', symbol: 'T_s', places: 1 }),
    flux: quantity('W/m^2', { label: 'Starlight above the planet', symbol: 'S', places: 1 }),
  },
  formula: ({ starTemperature, starRadius, distance, albedo, absorption }) => {
    const equilibrium = starTemperature * Math.sqrt(starRadius / (2 * distance)) * (1 - albedo) ** 0.25;
    return {
      equilibrium,
      surface: equilibrium * (2 / (2 - absorption)) ** 0.25,
      flux: stefanBoltzmannConstant * starTemperature ** 4 * (starRadius / distance) ** 2,
    };
  },
  requires: [
    {
      that: ({ distance, starRadius }) => distance > starRadius,
      field: 'distance',
      says: 'The distance, {distance}, must be larger than the radius of the star, {starRadius}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ distance, starRadius }) => isAbove(starRadius, 0.2 * distance),
      says: 'The star is not small beside its distance: the planet gets its light from many sides, and is warmer on the whole.',
    },
  ],
  explanation:
    'In {flux} of starlight the planet has an equilibrium temperature of {equilibrium} and a surface at {surface}.',
  examples: [
    {
      inputs: { distance: 1, absorption: 78 },
      results: { equilibrium: 254.585773, surface: 288.072414, flux: 1361.16323 },
      source: 'Python 3.11: T* √(R*/2a) (1 - A)^¼ with the IAU nominal Sun',
    },
    {
      inputs: { starTemperature: 3000, starRadius: 0.12, distance: 0.03, albedo: 0 },
      results: { equilibrium: 289.324058 },
      source: 'Python 3.11: the same',
    },
    {
      inputs: { starRadius: 100, distance: 2, albedo: 0 },
      results: { equilibrium: 1968.088 },
      cautions: ['not small beside its distance'],
      source: 'Python 3.11: 5772 × √(100 × 695700/(4 × 149597870.7))',
    },
    {
      inputs: { starRadius: 300, distance: 1 },
      refused: 'larger than the radius of the star',
      source: 'By hand: 300 × 695700 km are 1.4 au',
    },
  ],
  notes: ['Heat spread evenly over the planet, circular orbit.'],
  references: [{ title: 'de Pater, Lissauer: Planetary Sciences, 2nd ed. (2010), ch. 3 and 4' }],
});
