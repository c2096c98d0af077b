import { defineCalculator, measure, roundTo } from '@reckoner/engine';

/** QFF by the actual temperature, QNH by the ICAO standard atmosphere; lapse rate 6.5 K/km for both. */
export default defineCalculator({
  title: 'Sea level pressure',
  description:
    'Air pressure reduced to sea level (QFF) and altimeter setting (QNH) from station pressure, height and temperature.',
  keywords: ['qnh', 'qff', 'barometer', 'msl pressure', 'altimeter setting', 'station pressure'],
  inputs: {
    pressure: measure('hPa', { label: 'Station pressure', regional: true, symbol: 'p', min: 300, max: 1100 }),
    elevation: measure('m', {
      label: 'Height above sea level',
      regional: true,
      symbol: 'h',
      min: -500,
      max: 6000,
      usual: [-430, 5500],
    }),
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -60,
      max: 60,
      usual: [-60, 55],
      default: 15,
    }),
  },
  outputs: {
    reduced: measure('hPa', { label: 'Sea level pressure (QFF)', regional: true, symbol: 'p_0', places: 1 }),
    qnh: measure('hPa', { label: 'Altimeter setting (QNH)', regional: true, symbol: '\\mathrm{QNH}', places: 1 }),
    pressureAltitude: measure('m', { label: 'Pressure altitude', regional: true, symbol: 'H_p', places: 0 }),
  },
  formula: ({ pressure, elevation, temperature }) => {
    const exponent = 9.80665 / (287.05287 * 0.0065);
    const kelvin = temperature + 273.15;
    const pressureAltitude = (288.15 / 0.0065) * (1 - (pressure / 1013.25) ** (1 / exponent));
    return {
      reduced: pressure * (1 + (0.0065 * elevation) / kelvin) ** exponent,
      qnh: 1013.25 * (1 - (0.0065 * (pressureAltitude - elevation)) / 288.15) ** exponent,
      pressureAltitude,
    };
  },
  explanation: '{pressure} at {elevation} corresponds to {reduced} at sea level; an altimeter is set to {qnh}.',
  cautions: [
    {
      level: 'caution',
      when: ({ reduced, qnh }) => roundTo(Math.min(reduced, qnh), 1) < 870 || roundTo(Math.max(reduced, qnh), 1) > 1090,
      says: 'Sea-level pressures from 870 to 1090 hPa are all that the WMO has confirmed: check the station pressure, the height and their units.',
    },
    {
      level: 'note',
      when: ({ elevation }) => elevation > 1000,
      says: 'From so high the reduced pressure depends much on the temperature that is assumed for the missing air: use the station pressure for comparisons.',
    },
  ],
  examples: [
    {
      inputs: { pressure: 898.745628, elevation: 1000, temperature: 8.5 },
      results: { reduced: 1013.25, qnh: 1013.25, pressureAltitude: 1000.0 },
      source: 'ISO 2533: 898.745 6 hPa at 1000 m, 281.65 K',
    },
    {
      inputs: { pressure: 950, elevation: 500, temperature: 25 },
      results: { reduced: 1005.70491, qnh: 1008.41362, pressureAltitude: 540.3371 },
      source: 'Python 3.11: the equations of ISO 2533 with T = 298.15 K at the station',
    },
    {
      inputs: { pressure: 950, elevation: 2000 },
      results: { reduced: 1197.9772 },
      cautions: ['has confirmed', 'From so high'],
      source: 'Python: 950 × (1 + 0.0065 × 2000/288.15)^5.25588',
    },
    {
      inputs: { pressure: 1090.04, elevation: 0 },
      results: { reduced: 1090.04, qnh: 1090.04 },
      source: 'By definition: at sea level it is the station pressure, shown as 1,090.0',
    },
  ],
  notes: ['Weather services also correct QFF for humidity and mean the temperature over 12 hours.'],
  references: [
    { title: 'ISO 2533:1975: Standard Atmosphere' },
    { title: 'ICAO Doc 7488: Manual of the ICAO Standard Atmosphere, 3rd ed. (1993)' },
    {
      title:
        'WMO World Weather and Climate Extremes Archive: sea-level pressure, 1083.8 hPa below and 1089.4 hPa above 750 m',
    },
  ],
});
