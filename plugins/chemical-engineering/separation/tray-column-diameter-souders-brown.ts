import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** Souders-Brown: v_max = K √((ρ_l - ρ_v)/ρ_v). */
export default defineCalculator({
  title: 'Column or separator diameter',
  description:
    'Flooding velocity and diameter of a tray column or vapor-liquid separator by the Souders-Brown equation.',
  keywords: ['Souders-Brown', 'knockout drum', 'flooding velocity', 'K value', 'demister', 'tray column sizing'],
  inputs: {
    vapor: quantity('kg/s', { label: 'Vapor flow', unit: 'kg/h', symbol: '\\dot m_v', above: 0, max: 1e9 }),
    liquidDensity: quantity('kg/m^3', {
      label: 'Liquid density',
      symbol: '\\rho_l',
      min: 1,
      max: 20000,
      usual: [50, 3000],
    }),
    vaporDensity: quantity('kg/m^3', {
      label: 'Vapor density',
      symbol: '\\rho_v',
      min: 0.001,
      max: 1000,
      usual: [0.005, 400],
    }),
    factor: quantity('m/s', {
      label: 'Souders-Brown factor',
      help: 'About 0.107 m/s with a mesh demister, half of that without; trays by Fair’s chart.',
      symbol: 'K',
      min: 0.001,
      max: 1,
      usual: [0.01, 0.2],
    }),
    flooding: percent({
      label: 'Share of the flooding velocity',
      symbol: 'f',
      min: 10,
      max: 100,
      default: 80,
      usual: [40, 95],
    }),
    net: percent({
      label: 'Share of the cross section for vapor',
      help: 'Less the downcomers of a tray column.',
      symbol: 'a',
      min: 10,
      max: 100,
      default: 100,
      usual: [50, 100],
    }),
  },
  outputs: {
    diameter: quantity('m', { label: 'Diameter', symbol: 'D', places: 3 }),
    maximum: quantity('m/s', { label: 'Flooding velocity', symbol: 'v_{max}', places: 3 }),
    velocity: quantity('m/s', { label: 'Design velocity', symbol: 'v', places: 3 }),
    area: quantity('m^2', { label: 'Cross section', symbol: 'A', places: 3 }),
  },
  formula: ({ vapor, liquidDensity, vaporDensity, factor, flooding, net }) => {
    const maximum = factor * Math.sqrt((liquidDensity - vaporDensity) / vaporDensity);
    const velocity = flooding * maximum;
    const area = vapor / (vaporDensity * velocity * net);
    return { diameter: Math.sqrt((4 * area) / Math.PI), maximum, velocity, area };
  },
  explanation: 'At {velocity}, {flooding} of flooding, the vessel needs a diameter of {diameter}.',
  requires: [
    {
      that: ({ vaporDensity, liquidDensity }) => vaporDensity < liquidDensity,
      field: 'vaporDensity',
      says: 'The vapor, {vaporDensity}, must be lighter than the liquid, {liquidDensity}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ flooding }) => flooding > 0.901,
      says: 'More than 90% of the flooding velocity leaves no reserve: small upsets carry liquid over. Usual are 70 to 85%.',
    },
  ],
  examples: [
    {
      inputs: { vapor: 18000, liquidDensity: 800, vaporDensity: 5, factor: 0.07 },
      results: { maximum: 0.88266641, velocity: 0.70613313, area: 1.4161635, diameter: 1.3428013 },
      source: 'Python: 0.07 √159; 5/(5 × 0.8 v)',
    },
    {
      inputs: { vapor: 9000, liquidDensity: 1000, vaporDensity: 10, factor: 0.1, flooding: 50, net: 88 },
      results: { maximum: 0.99498744, diameter: 0.85268756 },
      source: 'Python: 0.1 √99; 2.5/(10 × 0.5 v × 0.88)',
    },
    {
      inputs: { vapor: 1, liquidDensity: 5, vaporDensity: 6, factor: 0.1 },
      refused: 'lighter than the liquid',
      source: 'By definition',
    },
    {
      inputs: { vapor: 18000, liquidDensity: 800, vaporDensity: 5, factor: 0.07, flooding: 95 },
      results: { velocity: 0.83853309 },
      cautions: ['no reserve'],
      source: 'Python: 0.95 × 0.07 √159',
    },
  ],
  references: [
    {
      title: 'Souders, Brown: Design of fractionating columns, Ind. Eng. Chem. 26 (1934) 98',
      doi: '10.1021/ie50289a025',
    },
    { title: 'Seader, Henley, Roper: Separation Process Principles, 3rd ed., §6.6', isbn: '978-0-470-48183-7' },
  ],
});
