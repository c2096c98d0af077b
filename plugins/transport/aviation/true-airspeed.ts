import { constant, defineCalculator, isAbove, noResult, number, quantity } from '@reckoner/engine';
import {
  GAS_CONSTANT_OF_AIR,
  SEA_LEVEL_PRESSURE,
  SEA_LEVEL_TEMPERATURE,
  standardPressureAt,
} from '../shared/atmosphere.js';

/** Compressible subsonic flow with a ratio of specific heats of 1.4. */
export default defineCalculator({
  title: 'True airspeed',
  description:
    'True airspeed, Mach number and equivalent airspeed from calibrated airspeed, pressure altitude and air temperature.',
  keywords: ['TAS', 'CAS', 'mach number', 'EAS', 'aviation'],
  inputs: {
    calibrated: quantity('m/s', {
      usual: [20, 400],
      label: 'Calibrated airspeed',
      unit: 'kn',
      symbol: 'V_c',
      min: 0,
      max: 400,
    }),
    pressureAltitude: quantity('m', {
      label: 'Pressure altitude',
      regional: false,
      unit: 'ft',
      symbol: 'h_p',
      min: -2000,
      max: 36000,
    }),
    temperature: quantity('K', {
      label: 'Outside air temperature',
      regional: false,
      unit: '°C',
      symbol: 'T',
      min: -80,
      max: 60,
    }),
  },
  outputs: {
    trueAirspeed: quantity('m/s', { label: 'True airspeed', unit: 'kn', symbol: 'V', places: 1 }),
    mach: number({ label: 'Mach number', symbol: 'M', places: 3 }),
    equivalent: quantity('m/s', { label: 'Equivalent airspeed', unit: 'kn', symbol: 'V_e', places: 1 }),
  },
  formula: ({ calibrated, pressureAltitude, temperature }) => {
    const pressure = standardPressureAt(pressureAltitude);
    const seaLevelSound = Math.sqrt(1.4 * GAS_CONSTANT_OF_AIR * SEA_LEVEL_TEMPERATURE);
    const sound = Math.sqrt(1.4 * GAS_CONSTANT_OF_AIR * temperature);
    // (1 + x)ⁿ - 1 by expm1 and log1p: slow gliders keep their digits.
    const impact = SEA_LEVEL_PRESSURE * Math.expm1(3.5 * Math.log1p(0.2 * (calibrated / seaLevelSound) ** 2));
    const mach = Math.sqrt(5 * Math.expm1((2 / 7) * Math.log1p(impact / pressure)));
    // Beyond the speed of sound a shock stands before the probe, and the equation is another.
    if (mach > 1) throw noResult('At this altitude the airspeed is supersonic: the subsonic equation does not hold.');
    return {
      trueAirspeed: mach * sound,
      mach,
      equivalent: mach * seaLevelSound * Math.sqrt(pressure / SEA_LEVEL_PRESSURE),
    };
  },
  shown: ({ calibrated, pressureAltitude, temperature }) => {
    const pressure = standardPressureAt(pressureAltitude);
    const seaLevelSound = Math.sqrt(1.4 * GAS_CONSTANT_OF_AIR * SEA_LEVEL_TEMPERATURE);
    const sound = Math.sqrt(1.4 * GAS_CONSTANT_OF_AIR * temperature);
    const impact = SEA_LEVEL_PRESSURE * ((1 + 0.2 * (calibrated / seaLevelSound) ** 2) ** 3.5 - 1);
    const mach = Math.sqrt(5 * ((impact / pressure + 1) ** (2 / 7) - 1));
    return {
      trueAirspeed: mach * sound,
      mach,
      equivalent: mach * seaLevelSound * Math.sqrt(pressure / SEA_LEVEL_PRESSURE),
    };
  },
  explanation:
    '{calibrated} at {pressureAltitude} and {temperature} is a true airspeed of {trueAirspeed}, Mach {mach}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressureAltitude, temperature }) =>
        isAbove(
          Math.abs(temperature - SEA_LEVEL_TEMPERATURE + constant(0.0065, 'K/m') * pressureAltitude),
          constant(42, 'K'),
        ),
      says: 'At this altitude the air is hardly ever so warm or cold: check the altitude, and °C or °F.',
    },
  ],
  examples: [
    {
      inputs: { calibrated: 250, pressureAltitude: 25000, temperature: -35 },
      results: { trueAirspeed: 363.0294, mach: 0.6036845 },
      source: 'Python 3.11 by the equations of Young, §4',
    },
    {
      inputs: { calibrated: 120, pressureAltitude: 8000, temperature: 5 },
      results: { trueAirspeed: 136.6061, equivalent: 119.8314 },
      source: 'Python 3.11 by the equations of Young, §4',
    },
    {
      inputs: { calibrated: 100, pressureAltitude: 0, temperature: 15 },
      results: { trueAirspeed: 100, equivalent: 100 },
      source: 'By definition: the standard atmosphere at sea level',
    },
    {
      inputs: { calibrated: 400, pressureAltitude: 36000, temperature: -56 },
      noResult: 'is supersonic',
      source: 'Python: Mach 1.14 by the subsonic equation',
    },
    {
      inputs: { calibrated: 100, pressureAltitude: 0, temperature: 59 },
      results: { trueAirspeed: 107.36379 },
      cautions: ['°C or °F'],
      source: 'By hand: 100 × √(332.15/288.15) at the pressure of sea level',
    },
  ],
  references: [{ title: 'Young: Performance of the Jet Transport Airplane (2018), ch. 6', isbn: '978-1-118-38486-2' }],
});
