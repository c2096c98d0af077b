import { defineCalculator, quantity } from '@reckoner/engine';
import { LAPSE_RATE, PRESSURE_EXPONENT, SEA_LEVEL_PRESSURE, SEA_LEVEL_TEMPERATURE } from '../shared/atmosphere.js';

/** Altitude at which the standard atmosphere has the pressure of the field: what an altimeter set to 1013.25 hPa shows. */
export default defineCalculator({
  title: 'Pressure altitude',
  description:
    'Pressure altitude of an airfield from its elevation and the altimeter setting (QNH), by the standard atmosphere.',
  keywords: ['QNH', 'altimeter setting', 'flight level', 'aviation'],
  inputs: {
    elevation: quantity('m', { label: 'Elevation', regional: false, unit: 'ft', symbol: 'h', min: -2000, max: 30000 }),
    qnh: quantity('Pa', {
      usual: [930, 1065],
      label: 'Altimeter setting (QNH)',
      unit: 'hPa',
      symbol: 'q',
      min: 850,
      max: 1100,
    }),
  },
  outputs: {
    pressureAltitude: quantity('m', {
      label: 'Pressure altitude',
      regional: false,
      unit: 'ft',
      symbol: 'h_p',
      places: 0,
    }),
    correction: quantity('m', {
      label: 'Correction to the elevation',
      regional: false,
      unit: 'ft',
      symbol: '\\Delta h',
      places: 0,
    }),
  },
  formula: ({ elevation, qnh }) => {
    const correction =
      (SEA_LEVEL_TEMPERATURE / LAPSE_RATE) * (1 - (qnh / SEA_LEVEL_PRESSURE) ** (1 / PRESSURE_EXPONENT));
    return { pressureAltitude: elevation + correction, correction };
  },
  explanation: 'At {elevation} with a QNH of {qnh} the pressure altitude is {pressureAltitude}.',
  examples: [
    {
      inputs: { elevation: 1500, qnh: 995 },
      results: { pressureAltitude: 2002.09, correction: 502.0896 },
      source: 'Python 3.11: 145442 ft × (1 - (995/1013.25)^0.190263)',
    },
    {
      inputs: { elevation: 5280, qnh: 1030 },
      results: { pressureAltitude: 4825.582, correction: -454.418 },
      source: 'Python 3.11: 145442 ft × (1 - (1030/1013.25)^0.190263)',
    },
    {
      inputs: { elevation: 800, qnh: 1013.25 },
      results: { pressureAltitude: 800, correction: 0 },
      source: 'By definition: the standard setting',
    },
  ],
  references: [{ title: 'ICAO Doc 7488: Manual of the ICAO Standard Atmosphere, 3rd ed. (1993)' }],
});
