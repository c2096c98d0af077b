import { constant, defineEquations, percent, quantity } from '@reckoner/engine';

/** E = P·H/(1 kW/m²)·PR: a kilowatt of panels gives a kilowatt in standard sun of 1 kW/m². */
export default defineEquations({
  title: 'Solar panel output',
  description: 'Daily and yearly energy of solar panels from peak power or area, irradiation and performance ratio.',
  keywords: ['photovoltaic yield', 'pv energy', 'peak sun hours', 'kwp', 'performance ratio'],
  variables: {
    daily: quantity('kWh', { label: 'Energy a day', symbol: 'E_d', above: 0, places: 2 }),
    yearly: quantity('kWh', { label: 'Energy a year', symbol: 'E_a', above: 0, places: 0 }),
    peakPower: quantity('kW', { label: 'Peak power', symbol: 'P', above: 0, max: 1e7 }),
    irradiation: quantity('kWh/m^2', {
      usual: [0.2, 9],
      label: 'Irradiation of the panels a day',
      help: 'Equals the peak sun hours.',
      symbol: 'H',
      above: 0,
      max: 15,
    }),
    performance: percent({
      usual: [50, 95],
      label: 'Performance ratio',
      symbol: '\\mathrm{PR}',
      above: 0,
      max: 100,
      default: 80,
    }),
    area: quantity('m^2', { label: 'Panel area', symbol: 'A', above: 0, optional: true }),
    efficiency: percent({
      usual: [4, 35],
      label: 'Panel efficiency',
      symbol: '\\eta',
      above: 0,
      max: 100,
      optional: true,
    }),
  },
  equations: ({ daily, yearly, peakPower, irradiation, performance, area, efficiency }) => [
    [daily, (peakPower * irradiation * performance) / STANDARD_SUN],
    [yearly, 365 * daily],
    [peakPower, area * efficiency * STANDARD_SUN],
  ],
  explanation: 'At a performance ratio of {performance} panels of {peakPower} give {daily} a day and {yearly} a year.',
  examples: [
    {
      inputs: { peakPower: 6, irradiation: 4.5, efficiency: 20 },
      results: { daily: 21.6, yearly: 7884, area: 30 },
      source: 'By hand: 6 × 4.5 × 0.8; × 365; 6/0.2',
    },
    {
      inputs: { area: 30, efficiency: 20, irradiation: 4.5, performance: 80 },
      results: { peakPower: 6, daily: 21.6 },
      source: 'By hand: 30 × 0.20 kW',
    },
    {
      inputs: { daily: 12, irradiation: 5, performance: 75, efficiency: 20 },
      results: { peakPower: 3.2, area: 16 },
      source: 'By hand: 12/(5 × 0.75); 3.2/0.2',
    },
  ],
  notes: ['The performance ratio covers heat, wiring, inverter, dirt and shading; good systems reach 75 to 85%.'],
  references: [{ title: 'IEC 61724-1:2021, Photovoltaic system performance: monitoring (performance ratio)' }],
});

const STANDARD_SUN = constant(1, 'kW/m^2');
