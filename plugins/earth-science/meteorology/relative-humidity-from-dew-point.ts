import { choice, defineCalculator, measure, noResult, percent } from '@reckoner/engine';
import { saturationVaporPressure } from '../shared/humidity.js';

/** Magnus equation; the wet bulb by the WMO psychrometer equation for a ventilated thermometer. */
export default defineCalculator({
  title: 'Relative humidity',
  description:
    'Relative humidity from air temperature and dew point, or from dry and wet bulb temperature and pressure.',
  keywords: ['humidity', 'psychrometer', 'wet bulb', 'dew point', 'hygrometer'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -45,
      max: 60,
      usual: [-40, 50],
    }),
    known: choice(
      { 'dew-point': 'Dew point', 'wet-bulb': 'Wet bulb' },
      { label: 'Known', formerly: ['method'], default: 'dew-point' },
    ),
    dewPoint: measure('°C', {
      label: 'Dew point',
      regional: true,
      symbol: 'T_d',
      min: -100,
      max: 60,
      usual: [-60, 36],
      when: { known: 'dew-point' },
    }),
    wetBulb: measure('°C', {
      label: 'Wet bulb temperature',
      regional: true,
      symbol: 'T_w',
      min: 0,
      max: 60,
      when: { known: 'wet-bulb' },
    }),
    pressure: measure('hPa', {
      label: 'Air pressure',
      symbol: 'p',
      min: 300,
      max: 1100,
      usual: [500, 1090],
      default: 1013.25,
      when: { known: 'wet-bulb' },
    }),
  },
  outputs: {
    humidity: percent({ label: 'Relative humidity', symbol: '\\mathrm{RH}', places: 1 }),
    vaporPressure: measure('hPa', { label: 'Vapor pressure', symbol: 'e', places: 2 }),
    saturation: measure('hPa', { label: 'Saturation vapor pressure', symbol: 'e_s', places: 2 }),
  },
  formula: ({ temperature, known, dewPoint, wetBulb, pressure }) => {
    const saturation = saturationVaporPressure(temperature);
    if (known === 'dew-point') {
      const vaporPressure = saturationVaporPressure(dewPoint);
      return { humidity: vaporPressure / saturation, vaporPressure, saturation };
    }
    const psychrometer = 6.53e-4 * (1 + 9.44e-4 * wetBulb) * pressure;
    const vaporPressure = saturationVaporPressure(wetBulb) - psychrometer * (temperature - wetBulb);
    if (vaporPressure <= 0) throw noResult('The wet bulb is too cold for this air, however dry: check the readings.');
    return { humidity: vaporPressure / saturation, vaporPressure, saturation };
  },
  explanation: 'The air holds {vaporPressure} of the {saturation} of vapor that saturate it: {humidity}.',
  requires: [
    {
      that: ({ dewPoint, temperature }) => dewPoint <= temperature,
      field: 'dewPoint',
      says: 'The dew point, {dewPoint}, cannot exceed the air temperature, {temperature}.',
    },
    {
      that: ({ wetBulb, temperature }) => wetBulb <= temperature,
      field: 'wetBulb',
      says: 'The wet bulb, {wetBulb}, cannot be warmer than the air, {temperature}.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 25, dewPoint: 15 },
      results: { humidity: 53.8306423, vaporPressure: 17.0198281, saturation: 31.6173604 },
      source: 'Python 3.11: the Magnus equation of Alduchov and Eskridge (1996)',
    },
    {
      inputs: { temperature: 30, known: 'wet-bulb', wetBulb: 22, pressure: 1000 },
      results: { humidity: 49.692621, vaporPressure: 21.053026 },
      source: 'Python 3.11: e = e_w(T_w) - 6.53e-4 (1 + 9.44e-4 T_w) p (T - T_w)',
    },
    { inputs: { temperature: 10, dewPoint: 12 }, refused: 'cannot exceed', source: 'By definition' },
    {
      inputs: { temperature: 10, known: 'wet-bulb', wetBulb: 12 },
      refused: 'warmer than the air',
      source: 'By definition',
    },
    {
      inputs: { temperature: 40, known: 'wet-bulb', wetBulb: 5 },
      noResult: 'too cold',
      source: 'Python 3.11: vapor pressure below zero',
    },
  ],
  notes: ['Humidity over water. The wet bulb is ventilated and not frozen.'],
  references: [
    {
      title:
        'Alduchov, Eskridge: Improved Magnus form approximation of saturation vapor pressure, J. Appl. Meteorol. 35 (1996) 601',
    },
    { title: 'WMO-No. 8: Guide to Instruments and Methods of Observation, Volume I, Annex 4.B' },
  ],
});
