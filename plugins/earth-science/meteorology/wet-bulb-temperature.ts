import { defineCalculator, findRoot, measure, roundTo } from '@reckoner/engine';
import { airPressure, airTemperature, dewPointOf, humidity, saturationVaporPressure } from '../shared/humidity.js';

/** Psychrometer equation of the WMO solved for the wet bulb; Stull's fit of 2011 beside it. */
export default defineCalculator({
  title: 'Wet-bulb temperature',
  description:
    'Wet-bulb temperature from air temperature, relative humidity and pressure by the psychrometer equation, beside Stull’s fit for sea level.',
  keywords: ['wet bulb', 'stull', 'psychrometer', 'evaporative cooling', 'snowmaking temperature', 'heat stress'],
  related: ['relative-humidity-from-dew-point', 'wet-bulb-globe-temperature', 'psychrometric-state-moist-air'],
  inputs: { temperature: airTemperature, humidity, pressure: airPressure },
  outputs: {
    wetBulb: measure('°C', { label: 'Wet-bulb temperature', regional: true, symbol: 'T_w', places: 1 }),
    stull: measure('°C', {
      label: 'Wet bulb by Stull’s fit',
      help: 'For 1013.25 hPa, from 5 to 99% and -20 to 50 °C.',
      regional: true,
      symbol: 'T_{St}',
      places: 1,
      optional: true,
    }),
    depression: measure('K', {
      label: 'Wet-bulb depression',
      regional: true,
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 1,
    }),
    dewPoint: measure('°C', { label: 'Dew point', regional: true, symbol: 'T_d', places: 1 }),
    vaporPressure: measure('hPa', { label: 'Vapor pressure', symbol: 'e', places: 2 }),
  },
  formula: ({ temperature, humidity, pressure }) => {
    const vaporPressure = humidity * saturationVaporPressure(temperature);
    const dewPoint = humidity === 1 ? temperature : dewPointOf(vaporPressure);
    const wetBulb =
      humidity === 1
        ? temperature
        : findRoot(
            (t) =>
              saturationVaporPressure(t) - 6.53e-4 * (1 + 9.44e-4 * t) * pressure * (temperature - t) - vaporPressure,
            dewPoint - 0.01,
            temperature,
          );
    const percentage = 100 * humidity;
    const fits = percentage >= 5 && percentage <= 99 && temperature >= -20 && temperature <= 50;
    return {
      wetBulb,
      ...(fits && {
        stull:
          temperature * Math.atan(0.151977 * Math.sqrt(percentage + 8.313659)) +
          Math.atan(temperature + percentage) -
          Math.atan(percentage - 1.676331) +
          0.00391838 * percentage ** 1.5 * Math.atan(0.023101 * percentage) -
          4.686035,
      }),
      depression: temperature - wetBulb,
      dewPoint,
      vaporPressure,
    };
  },
  shown: ({ temperature, humidity, wetBulb, stull }) => ({
    wetBulb: undefined,
    stull:
      stull === undefined
        ? undefined
        : temperature * Math.atan(0.151977 * Math.sqrt(100 * humidity + 8.313659)) +
          Math.atan(temperature + 100 * humidity) -
          Math.atan(100 * humidity - 1.676331) +
          0.00391838 * (100 * humidity) ** 1.5 * Math.atan(0.023101 * 100 * humidity) -
          4.686035,
    depression: temperature - wetBulb,
    dewPoint: undefined,
    vaporPressure: humidity * saturationVaporPressure(temperature),
  }),
  stepwise: [
    'The wet bulb is the temperature T_w at which e = e_s(T_w) - 6.53 × 10⁻⁴ (1 + 9.44 × 10⁻⁴ T_w) p (T - T_w), in °C and hPa: found by a search between dew point and air temperature.',
    'Saturation over water by Alduchov and Eskridge: e_s(T) = 6.1094 exp(17.625 T / (243.04 + T)) in hPa. With 6.112 exp(17.62 T / (243.12 + T)) of the WMO the wet bulb differs by about 0.001 °C.',
  ],
  explanation: ({ humidity }) =>
    humidity === 1
      ? 'Air of {temperature} is saturated at 100% of humidity: the wet bulb shows the air temperature, and nothing evaporates.'
      : 'Air of {temperature} and {humidity} of humidity at {pressure} has a wet-bulb temperature of {wetBulb}, {depression} below the air temperature: to this evaporation can cool a ventilated wet surface.',
  cautions: [
    {
      level: 'danger',
      when: ({ wetBulb }) => roundTo(wetBulb, 1) >= 35,
      says: 'At a wet bulb of 35 °C (95 °F) or more sweating cannot cool anybody: some hours are deadly even at rest, in the shade and with wind. Get to a cooled place.',
    },
    {
      level: 'danger',
      when: ({ wetBulb, temperature }) =>
        roundTo(wetBulb, 1) < 35 && (roundTo(wetBulb, 1) >= 30 || (temperature >= 36 && roundTo(wetBulb, 1) >= 25)),
      says: 'Young, healthy adults in light activity could not hold their body temperature beyond wet bulbs of about 30 to 31 °C in humid heat and 25 to 28 °C in dry heat; the old and the sick fail earlier. Rest, cool and drink.',
    },
    {
      level: 'caution',
      when: ({ wetBulb, temperature }) => temperature < 36 && roundTo(wetBulb, 1) >= 25 && roundTo(wetBulb, 1) < 30,
      says: 'This is below the limits of young, healthy adults in light activity, not of everybody: work, sport, sun, age and illness take them down. Go by the WBGT where somebody works or trains, and by the heat index at rest.',
    },
    {
      level: 'danger',
      when: ({ wetBulb, temperature }) => temperature >= 40 && roundTo(wetBulb, 1) < 25,
      says: 'Dry heat of 40 °C (104 °F) or more can cause heat stroke, too, however low the wet bulb: stop exertion, stay in a cool place and drink.',
    },
    {
      level: 'caution',
      when: ({ wetBulb, temperature }) => temperature >= 35 && temperature < 40 && roundTo(wetBulb, 1) < 25,
      says: 'From 35 °C (95 °F) on dry heat strains the body, too, however low the wet bulb: limit exertion, drink more than thirst asks for, and cool off.',
    },
    {
      level: 'caution',
      when: ({ wetBulb }) => roundTo(wetBulb, 1) < 0,
      says: 'Below 0 °C this is the wet bulb of liquid (supercooled) water: one that is covered with ice reads otherwise, by some tenths of a degree in dry air.',
    },
    {
      level: 'note',
      when: ({ wetBulb, stull }) => stull !== undefined && Math.abs(roundTo(stull - wetBulb, 1)) > 1,
      says: 'Stull’s fit differs by more than 1 °C here: it is one for sea level, and worst in dry air, above all where it is cold, too. Take the wet bulb of the psychrometer equation.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 20, humidity: 50 },
      results: {
        wetBulb: 13.84331846,
        stull: 13.69934197,
        depression: 6.156681539,
        dewPoint: 9.261106631,
        vaporPressure: 11.66720312,
      },
      source: 'SciPy: brentq; Stull (2011): 13.7 °C for 20 °C and 50%',
    },
    {
      inputs: { temperature: 30, humidity: 49.69262133899504, pressure: 1000 },
      results: { wetBulb: 22.0, vaporPressure: 21.053026 },
      source: 'Inverse of the example of relative humidity: wet bulb 22 °C at 30 °C and 1000 hPa',
    },
    {
      inputs: { temperature: 42, humidity: 70 },
      results: {
        wetBulb: 36.53819627,
        stull: 36.77405588,
        depression: 5.461803729,
        dewPoint: 35.3916932,
        vaporPressure: 57.40650096,
      },
      cautions: ['cannot cool anybody'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 34, humidity: 80 },
      results: {
        wetBulb: 30.90406535,
        stull: 30.96981546,
        depression: 3.095934645,
        dewPoint: 30.05869932,
        vaporPressure: 42.50960562,
      },
      cautions: ['Young, healthy adults'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 45, humidity: 20 },
      results: {
        wetBulb: 25.43122115,
        stull: 26.1052514,
        depression: 19.56877885,
        dewPoint: 16.87155436,
        vaporPressure: 19.18089003,
      },
      cautions: ['Young, healthy adults'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 34, humidity: 70 },
      results: { wetBulb: 29.20056846, depression: 4.799431537 },
      cautions: ['not of everybody'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 45, humidity: 10 },
      results: { wetBulb: 21.43847677, depression: 23.56152323 },
      cautions: ['Dry heat of 40'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 37, humidity: 25 },
      results: { wetBulb: 21.74503183, depression: 15.25496817 },
      cautions: ['dry heat strains'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: -5, humidity: 20, pressure: 800 },
      results: {
        wetBulb: -9.246403461,
        stull: -7.946449322,
        depression: 4.246403461,
        dewPoint: -24.54182422,
        vaporPressure: 0.8438164936,
      },
      cautions: ['supercooled', 'worst in dry air'],
      source: 'SciPy: brentq',
    },
    {
      inputs: { temperature: 17.6, humidity: 100, pressure: 850 },
      results: { wetBulb: 17.6, depression: 0, dewPoint: 17.6 },
      source: 'By definition, as in the tests of MetPy: saturated air',
    },
  ],
  notes: [
    'For a thermometer in a draft of 2.5 m/s or more; an unventilated wet bulb, and that of the WBGT, read higher.',
  ],
  references: [
    { title: 'WMO-No. 8: Guide to Instruments and Methods of Observation, Volume I, Annex 4.B' },
    {
      title:
        'Stull: Wet-bulb temperature from relative humidity and air temperature, J. Appl. Meteor. Climatol. 50 (2011) 2267; coefficients identical in more than three public implementations',
      doi: '10.1175/JAMC-D-11-0143.1',
    },
    {
      title:
        'Vecellio et al.: Evaluating the 35 °C wet-bulb temperature adaptability threshold for young, healthy subjects, J. Appl. Physiol. 132 (2022) 340',
    },
  ],
});
