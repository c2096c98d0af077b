import { choice, constant, defineCalculator, integer, quantity } from '@reckoner/engine';

/** R = ρL/A·(1 + α(T - 20 °C)); AWG diameter 0.127 mm × 92^((36 - n)/39). */
export default defineCalculator({
  title: 'Wire resistance',
  description: 'DC resistance of a wire from metal, length, gauge or diameter and temperature.',
  keywords: ['ohms per foot', 'resistivity', 'AWG resistance', 'copper wire', 'temperature coefficient'],
  inputs: {
    metal: choice(
      {
        copper: 'Copper, annealed',
        aluminum: 'Aluminum, electrical',
        silver: 'Silver',
        gold: 'Gold',
        iron: 'Iron',
        nichrome: 'Nichrome (80/20)',
      },
      { label: 'Metal', default: 'copper' },
    ),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0, max: 1e7 }),
    by: choice({ gauge: 'AWG', diameter: 'Diameter', area: 'Cross-section' }, { label: 'Size by', default: 'gauge' }),
    gauge: integer({
      label: 'Gauge (AWG)',
      help: 'Enter 1/0 as 0, 2/0 as -1, 3/0 as -2 and 4/0 as -3.',
      symbol: 'n',
      min: -3,
      max: 50,
      when: { by: 'gauge' },
    }),
    diameter: quantity('m', {
      label: 'Diameter',
      unit: 'mm',
      symbol: 'd',
      min: 0.001,
      max: 1000,
      when: { by: 'diameter' },
    }),
    section: quantity('m^2', {
      label: 'Cross-section',
      unit: 'mm^2',
      symbol: 'A',
      min: 1e-6,
      max: 1e6,
      when: { by: 'area' },
    }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: -50, max: 250, default: 20 }),
  },
  outputs: {
    resistance: quantity('ohm', { label: 'Resistance', symbol: 'R' }),
    perLength: quantity('ohm/m', { label: 'Resistance by length', unit: 'ohm/km', symbol: "R'", places: 4 }),
    area: quantity('m^2', { label: 'Cross-section', unit: 'mm^2', symbol: 'A', places: 4 }),
  },
  formula: ({ metal, length, by, gauge, diameter, section, temperature }) => {
    const { resistivity, coefficient } = METALS[metal];
    const thickness = by === 'gauge' ? constant(0.000127, 'm') * 92 ** ((36 - gauge) / 39) : diameter;
    const area = by === 'area' ? section : (Math.PI * thickness ** 2) / 4;
    const warmth = 1 + coefficient * ((temperature - constant(293.15, 'K')) / constant(1, 'K'));
    const perLength = (resistivity * constant(1, 'ohm*m') * warmth) / area;
    return { resistance: perLength * length, perLength, area };
  },
  explanation: 'The wire has {resistance}, {perLength}.',
  examples: [
    {
      inputs: { length: '1000 ft', gauge: 12 },
      results: { resistance: 1.58821925734, area: 3.30877287611 },
      source: 'Python 3.11: 1.7241e-8 × 304.8/(π/4 × (2.0525 mm)²); NBS Handbook 100: 1.588 Ω/kft',
    },
    {
      inputs: { length: '100 ft', gauge: 12, temperature: 75 },
      results: { resistance: 0.193151284981 },
      source: 'Python 3.11: × (1 + 0.00393 × 55); NEC Chapter 9, Table 8: 1.93 Ω/kft solid at 75 °C',
    },
    {
      inputs: { metal: 'aluminum', length: 100, by: 'area', section: 50 },
      results: { resistance: 0.05653, perLength: 0.5653 },
      source: 'By hand: 2.8265e-8 × 100/50e-6',
    },
    {
      inputs: { length: 10, by: 'diameter', diameter: 2 },
      results: { resistance: 0.0548798074769 },
      source: 'Python 3.11: 1.7241e-8 × 10/(π × 1 mm²)',
    },
    {
      inputs: { metal: 'nichrome', length: 2, gauge: 24 },
      results: { resistance: 10.7458442275 },
      source: 'Python 3.11: 1.10e-6 × 2/(π/4 × (0.5106 mm)²)',
    },
    {
      inputs: { metal: 'silver', length: 1, by: 'area', section: 1, temperature: 120 },
      results: { resistance: 0.021942 },
      source: 'By hand: 1.59e-8/1e-6 × 1.38',
    },
    {
      inputs: { metal: 'gold', length: 1, by: 'area', section: 1 },
      results: { resistance: 0.0244 },
      source: 'By definition: 2.44e-8/1e-6',
    },
    {
      inputs: { metal: 'iron', length: 1, by: 'area', section: 1 },
      results: { resistance: 0.0971 },
      source: 'By definition: 9.71e-8/1e-6',
    },
  ],
  notes: ['DC or low frequency: at high frequency the current crowds to the surface. Stranded wire has about 2% more.'],
  references: [
    { title: 'NBS Handbook 100 (1966): Copper Wire Tables' },
    { title: 'IEC 60028:1925 (annealed copper) and IEC 60889:1987 (hard-drawn aluminum)' },
    { title: 'Giancoli: Physics for Scientists and Engineers, 4th ed., Table 25-1' },
  ],
});

/** Resistivity in Ω·m at 20 °C and temperature coefficient in 1/K: copper and aluminum by the IEC, others by Giancoli. */
const METALS = {
  copper: { resistivity: 1.7241e-8, coefficient: 0.00393 },
  aluminum: { resistivity: 2.8265e-8, coefficient: 0.00403 },
  silver: { resistivity: 1.59e-8, coefficient: 0.0038 },
  gold: { resistivity: 2.44e-8, coefficient: 0.0034 },
  iron: { resistivity: 9.71e-8, coefficient: 0.00651 },
  nichrome: { resistivity: 1.1e-6, coefficient: 0.0004 },
} as const;
