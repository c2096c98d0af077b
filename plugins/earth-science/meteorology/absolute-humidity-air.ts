import { choice, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';
import {
  airPressure,
  airTemperature,
  dewPointBelow,
  dewPointOf,
  givenDewPoint,
  givenHumidity,
  knownHumidity,
  mixingRatioOf,
  saturationVaporPressure,
} from '../shared/humidity.js';

/** ρv = e/(R_v T) with R_v = 461.5 J/(kg K); mixing ratio and specific humidity with ε = 0.622. */
export default defineCalculator({
  title: 'Absolute humidity',
  description:
    'Absolute humidity (grams of water in a cubic meter of air), mixing ratio and specific humidity from temperature and relative humidity or dew point.',
  keywords: ['specific humidity', 'mixing ratio', 'water vapor density', 'g/m3 humidity', 'moisture content of air'],
  related: ['dew-point-temperature', 'relative-humidity-from-dew-point', 'psychrometric-state-moist-air'],
  inputs: {
    temperature: airTemperature,
    known: choice(knownHumidity, { label: 'Known', default: 'humidity' }),
    humidity: givenHumidity,
    dewPoint: givenDewPoint,
    pressure: airPressure,
  },
  outputs: {
    absoluteHumidity: measure('g/m^3', { label: 'Absolute humidity', symbol: '\\rho_v', places: 2 }),
    mixingRatio: measure('g/kg', { label: 'Mixing ratio', help: 'Of each kg of dry air.', symbol: 'r', places: 2 }),
    specificHumidity: measure('g/kg', {
      label: 'Specific humidity',
      help: 'Of each kg of moist air.',
      symbol: 'q',
      places: 2,
    }),
    saturated: measure('g/m^3', {
      label: 'Absolute humidity if saturated',
      symbol: '\\rho_s',
      places: 2,
    }),
    vaporPressure: measure('hPa', { label: 'Vapor pressure', symbol: 'e', places: 2 }),
    share: percent({ label: 'Relative humidity of this air', symbol: 'U', places: 1 }),
    condensation: measure('°C', { label: 'Dew point of this air', regional: true, symbol: 't_d', places: 1 }),
  },
  formula: ({ temperature, known, humidity, dewPoint, pressure }) => {
    const saturation = saturationVaporPressure(temperature);
    const vaporPressure = known === 'humidity' ? humidity * saturation : saturationVaporPressure(dewPoint);
    const density = (pressureOfVapor: number) => (1e5 * pressureOfVapor) / (461.5 * (temperature + 273.15));
    return {
      absoluteHumidity: density(vaporPressure),
      mixingRatio: 1000 * mixingRatioOf(vaporPressure, pressure),
      specificHumidity: (622 * vaporPressure) / (pressure - 0.378 * vaporPressure),
      saturated: density(saturation),
      vaporPressure,
      share: vaporPressure / saturation,
      // Of saturated air the temperature itself, not one that is a last digit above it.
      condensation: known === 'dewPoint' ? dewPoint : humidity === 1 ? temperature : dewPointOf(vaporPressure),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Vapor that air can hold',
    x: { of: 'temperature' },
    y: { of: 'absoluteHumidity', label: 'Absolute humidity' },
    curve: ({ temperature, absoluteHumidity, share }) => {
      const at = (part: number) => (t: number) => (1e5 * part * saturationVaporPressure(t)) / (461.5 * (t + 273.15));
      return {
        from: Math.max(-45, temperature - 20),
        to: temperature + 10,
        lines: [
          { label: 'Saturated', y: at(1) },
          { label: 'Half saturated', dashed: true, y: at(0.5) },
        ],
        marks: [{ x: temperature, y: absoluteHumidity, label: share < 1 ? 'This air' : 'This air, saturated' }],
      };
    },
  },
  explanation:
    'Air of {temperature} and {share} of relative humidity holds {absoluteHumidity} of vapor; saturated it would hold {saturated}. At {pressure} its mixing ratio is {mixingRatio} (of dry air).',
  requires: [dewPointBelow],
  cautions: [
    {
      level: 'caution',
      when: ({ condensation }) => roundTo(condensation, 1) > 35,
      says: 'Dew points above 35 °C (95 °F) are hardly ever met outdoors: check the temperature and the humidity, which may be of another hour.',
    },
    {
      level: 'note',
      when: ({ temperature }) => temperature < 0,
      says: 'Below 0 °C the humidity is over water, as weather stations report it: over ice the air saturates at less, by about a tenth at -10 °C.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 20, humidity: 50 },
      results: {
        absoluteHumidity: 8.62392865,
        mixingRatio: 7.245532132,
        specificHumidity: 7.193412034,
        saturated: 17.2478573,
        vaporPressure: 11.66720312,
        share: 50.0,
        condensation: 9.261106631,
      },
      source:
        'mpmath: Magnus equation, ρ = e M/(R T) by 461.5 J/(kg K); tables of saturated vapor have 17.3 g/m³ at 20 °C',
    },
    {
      inputs: { temperature: 30, known: 'dewPoint', dewPoint: 20, pressure: 850 },
      results: {
        absoluteHumidity: 16.67890275,
        mixingRatio: 17.55728167,
        specificHumidity: 17.25434232,
        saturated: 30.28261221,
        vaporPressure: 23.33440623,
        share: 55.07749011,
        condensation: 20.0,
      },
      source: 'mpmath: the same with e(20 °C)',
    },
    {
      inputs: { temperature: '-10 °C', humidity: 80, pressure: '1000 hPa' },
      results: {
        absoluteHumidity: 1.889091993,
        mixingRatio: 1.430263539,
        specificHumidity: 1.428220807,
        saturated: 2.361364991,
        vaporPressure: 2.294183685,
        share: 80.0,
        condensation: -12.79510381,
      },
      cautions: ['over ice'],
      source: 'mpmath: as above; tables of vapor over water have 2.36 g/m³ at -10 °C',
    },
    {
      inputs: { temperature: 25, humidity: 100 },
      results: {
        absoluteHumidity: 22.97836322,
        mixingRatio: 20.03396928,
        specificHumidity: 19.64049226,
        saturated: 22.97836322,
        vaporPressure: 31.61736036,
        share: 100.0,
        condensation: 25.0,
      },
      source: 'mpmath: saturated; tables have 23.0 g/m³ at 25 °C',
    },
    {
      inputs: { temperature: 20, humidity: 100 },
      results: { absoluteHumidity: 17.2478573, share: 100.0, condensation: 20 },
      source: 'By definition: the dew point of saturated air is its temperature; vapor as above',
    },
    {
      inputs: { temperature: 45, humidity: 70 },
      results: {
        absoluteHumidity: 45.72283671,
        mixingRatio: 44.13492483,
        specificHumidity: 42.26936939,
        saturated: 65.31833815,
        vaporPressure: 67.1331151,
        share: 70.0,
        condensation: 38.25350464,
      },
      cautions: ['hardly ever met'],
      source: 'mpmath: as above',
    },
    { inputs: { temperature: 10, known: 'dewPoint', dewPoint: 12 }, refused: 'cannot exceed', source: 'By definition' },
  ],
  notes: [
    'Within about 0.7% from -40 to 50 °C: the Magnus equation over water, and vapor as an ideal gas that knows nothing of the air beside it.',
    'Mixing ratio and specific humidity depend on the air pressure, absolute humidity does not.',
  ],
  references: [
    {
      title:
        'Alduchov, Eskridge: Improved Magnus form approximation of saturation vapor pressure, J. Appl. Meteorol. 35 (1996) 601',
    },
    { title: 'AMS Glossary of Meteorology: absolute humidity, mixing ratio, specific humidity' },
    { title: 'MetPy (Unidata): calc/thermo.py, compared' },
  ],
});
