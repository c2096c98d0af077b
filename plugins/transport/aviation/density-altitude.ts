import { constant, defineCalculator, isAbove, quantity, sumOfProducts } from '@reckoner/engine';
import {
  GAS_CONSTANT_OF_AIR,
  LAPSE_RATE,
  PRESSURE_EXPONENT,
  SEA_LEVEL_DENSITY,
  SEA_LEVEL_TEMPERATURE,
  standardPressureAt,
} from '../shared/atmosphere.js';

/** Dry air: the altitude at which the standard atmosphere has the density of the air outside. */
export default defineCalculator({
  title: 'Density altitude',
  description: 'Density altitude and air density from pressure altitude and outside air temperature, for dry air.',
  keywords: ['takeoff performance', 'aviation', 'hot and high', 'OAT'],
  inputs: {
    pressureAltitude: quantity('m', {
      label: 'Pressure altitude',
      regional: false,
      unit: 'ft',
      symbol: 'h_p',
      min: -2000,
      max: 35000,
    }),
    temperature: quantity('K', {
      label: 'Outside air temperature',
      regional: false,
      unit: '°C',
      symbol: 'T',
      min: -70,
      max: 60,
    }),
  },
  outputs: {
    densityAltitude: quantity('m', {
      label: 'Density altitude',
      regional: false,
      unit: 'ft',
      symbol: 'h_\\rho',
      places: 0,
    }),
    density: quantity('kg/m^3', { label: 'Air density', regional: false, symbol: '\\rho', places: 4 }),
    deviation: quantity('K', {
      label: 'Deviation from the standard temperature',
      regional: false,
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 1,
    }),
  },
  formula: ({ pressureAltitude, temperature }) => {
    const density = standardPressureAt(pressureAltitude) / (GAS_CONSTANT_OF_AIR * temperature);
    const ratio = (density / SEA_LEVEL_DENSITY) ** (1 / (PRESSURE_EXPONENT - 1));
    return {
      densityAltitude: (SEA_LEVEL_TEMPERATURE / LAPSE_RATE) * (1 - ratio),
      density,
      deviation: sumOfProducts([temperature], [-1, SEA_LEVEL_TEMPERATURE], [LAPSE_RATE, pressureAltitude]),
    };
  },
  explanation:
    'At a pressure altitude of {pressureAltitude} and {temperature} the air is as thin as at {densityAltitude}.',
  cautions: [
    {
      level: 'caution',
      when: ({ deviation }) => Math.abs(deviation) > constant(42, 'K'),
      says: 'At this altitude the air is hardly ever so far from standard: check the altitude, and °C or °F.',
    },
    {
      level: 'note',
      when: ({ densityAltitude, pressureAltitude }) =>
        isAbove(densityAltitude - pressureAltitude, constant(609.6, 'm')),
      says: 'The airplane takes off and climbs as at {densityAltitude}: read distances and rates of climb there.',
    },
  ],
  examples: [
    {
      inputs: { pressureAltitude: 5000, temperature: 30 },
      results: { densityAltitude: 7800.73 },
      cautions: ['takes off and climbs'],
      source: 'Python 3.11 by the standard atmosphere; FAA-H-8083-25C, figure 11-5: about 7,800 ft',
    },
    {
      inputs: { pressureAltitude: 8000, temperature: -10 },
      results: { densityAltitude: 6891.67, deviation: -9.1504 },
      source: 'Python 3.11 by the standard atmosphere',
    },
    {
      inputs: { pressureAltitude: 2000, temperature: 11.0376 },
      results: { density: 1.1549, deviation: 0 },
      source: 'US Standard Atmosphere 1976: 2000 ft',
    },
    {
      inputs: { pressureAltitude: 0, temperature: 59 },
      results: { deviation: 44 },
      cautions: ['°C or °F', 'takes off and climbs'],
      source: 'By hand: 59 - 15',
    },
  ],
  notes: ['Humid air is lighter still: at 35 °C and high humidity by some 300 to 600 ft.'],
  references: [{ title: 'FAA-H-8083-25C: Pilot’s Handbook of Aeronautical Knowledge (2023), ch. 11' }],
});
