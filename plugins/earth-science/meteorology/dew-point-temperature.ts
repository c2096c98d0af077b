import { defineCalculator, measure } from '@reckoner/engine';
import { humidity, saturationVaporPressure } from '../shared/humidity.js';

/** Magnus equation over water, and over ice for the frost point. */
export default defineCalculator({
  title: 'Dew point',
  description: 'Dew point, frost point and vapor pressure of air from its temperature and relative humidity.',
  keywords: ['dewpoint', 'condensation', 'humidity', 'frost point', 'magnus formula'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -45,
      max: 60,
      usual: [-40, 50],
    }),
    humidity,
  },
  outputs: {
    dewPoint: measure('°C', { label: 'Dew point', regional: true, symbol: 'T_d', places: 1 }),
    frostPoint: measure('°C', {
      label: 'Frost point',
      regional: true,
      help: 'Where frost forms instead of dew.',
      symbol: 'T_f',
      places: 1,
      optional: true,
    }),
    vaporPressure: measure('hPa', { label: 'Vapor pressure', symbol: 'e', places: 2 }),
    depression: measure('K', {
      label: 'Dew point depression',
      regional: true,
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 1,
    }),
  },
  formula: ({ temperature, humidity }) => {
    const gamma = Math.log(humidity) + (17.625 * temperature) / (243.04 + temperature);
    const dewPoint = (243.04 * gamma) / (17.625 - gamma);
    const vaporPressure = humidity * saturationVaporPressure(temperature);
    const base = { dewPoint, vaporPressure, depression: Math.max(temperature - dewPoint, 0) };
    if (dewPoint >= 0) return base;
    const overIce = Math.log(vaporPressure / 6.1121);
    return { ...base, frostPoint: (273.86 * overIce) / (22.587 - overIce) };
  },
  explanation:
    'Air of {temperature} and {humidity} begins to condense on surfaces at or below {dewPoint}{frostPoint?, and frost forms at or below {frostPoint}|}.',
  examples: [
    {
      inputs: { temperature: 25, humidity: 60 },
      results: { dewPoint: 16.697664, vaporPressure: 18.970416, depression: 8.302336 },
      source: 'Python 3.11: the Magnus equation of Alduchov and Eskridge (1996)',
    },
    {
      inputs: { temperature: '32 °F', humidity: 50 },
      results: { dewPoint: -9.196481, frostPoint: -8.158998, vaporPressure: 3.0547 },
      source: 'Python 3.11: the same, over ice 6.1121 exp(22.587 T/(273.86 + T))',
    },
    {
      inputs: { temperature: 20, humidity: 100 },
      results: { dewPoint: 20, depression: 0 },
      source: 'By definition: saturated air',
    },
  ],
  notes: [
    'Within 0.4% of the vapor pressure from -40 to 50 °C; relative humidity is that over water, as instruments report it.',
  ],
  references: [
    {
      title:
        'Alduchov, Eskridge: Improved Magnus form approximation of saturation vapor pressure, J. Appl. Meteorol. 35 (1996) 601',
    },
  ],
});
