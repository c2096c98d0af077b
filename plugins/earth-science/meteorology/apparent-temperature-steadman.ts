import { category, choice, classify, defineCalculator, measure, number, roundTo } from '@reckoner/engine';
import { dewPointBelow, givenDewPoint, givenHumidity, knownHumidity } from '../shared/humidity.js';

/** Vapor pressure in hPa over water as the Australian Bureau of Meteorology has it. */
function bureauVaporPressure(temperature: number): number {
  return 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature));
}

/** AT = T + 0.33 e - 0.70 v - 4.00 (shade); humidex T + 0.5555 (e(T_d) - 10) of Masterton and Richardson. */
export default defineCalculator({
  title: 'Apparent temperature and humidex',
  description:
    'Apparent temperature of the Australian Bureau of Meteorology (Steadman, in the shade) and Canadian humidex from air temperature, humidity or dew point, and wind.',
  keywords: ['feels like temperature', 'steadman', 'humidex', 'australian apparent temperature', 'thermal comfort'],
  related: ['heat-index', 'wind-chill', 'wet-bulb-globe-temperature'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -45,
      max: 60,
      usual: [-30, 50],
    }),
    known: choice(knownHumidity, { label: 'Known', default: 'humidity' }),
    humidity: givenHumidity,
    dewPoint: givenDewPoint,
    wind: measure('m/s', {
      label: 'Wind speed',
      help: 'At 10 m height, as in weather reports.',
      regional: true,
      unit: 'km/h',
      symbol: 'v',
      min: 0,
      max: 200,
      usual: [0, 80],
    }),
  },
  outputs: {
    apparent: measure('°C', { label: 'Apparent temperature', regional: true, symbol: '\\mathrm{AT}', places: 1 }),
    humidex: number({ label: 'Humidex', symbol: 'H', places: 0, optional: true }),
    discomfort: category(['Little or no discomfort', 'Some discomfort', 'Great discomfort', 'Dangerous'], {
      label: 'Humidex class',
      of: 'humidex',
      optional: true,
    }),
    vaporPressure: measure('hPa', { label: 'Vapor pressure', symbol: 'e', places: 2 }),
    condensation: measure('°C', { label: 'Dew point of this air', regional: true, symbol: 't_d', places: 1 }),
  },
  formula: ({ temperature, known, humidity, dewPoint, wind }) => {
    const vaporPressure =
      known === 'humidity' ? humidity * bureauVaporPressure(temperature) : bureauVaporPressure(dewPoint);
    const logarithm = Math.log(vaporPressure / 6.105);
    // Of saturated air the temperature itself, not one that is a last digit above it.
    const condensation =
      known === 'dewPoint' ? dewPoint : humidity === 1 ? temperature : (237.7 * logarithm) / (17.27 - logarithm);
    const apparent = temperature + 0.33 * vaporPressure - 0.7 * wind - 4;
    const found = { apparent, vaporPressure, condensation };
    const vapor = 6.11 * Math.exp(5417.753 * (1 / 273.16 - 1 / (condensation + 273.15)));
    const humidex = temperature + 0.5555 * (vapor - 10);
    if (temperature < 20 || humidex < temperature) return found;
    const discomfort = classify(
      roundTo(humidex, 0),
      [
        [30, 'Little or no discomfort'],
        [40, 'Some discomfort'],
        [46, 'Great discomfort'],
      ],
      'Dangerous',
    );
    return { ...found, humidex, discomfort };
  },
  explanation: ({ known }) =>
    `At {temperature}, ${known === 'humidity' ? '{humidity} of humidity' : 'a dew point of {dewPoint}'} and {wind} of wind the apparent temperature in the shade is {apparent}{humidex?; the humidex is {humidex} ({discomfort})|; no humidex is told below 20 °C or for air so dry that it would lie below the air temperature}.`,
  requires: [dewPointBelow],
  cautions: [
    {
      level: 'danger',
      when: ({ discomfort }) => discomfort === 'Dangerous',
      says: 'Heat stroke is quite possible: stop exertion, stay in a cool place and drink. Confusion or fainting is an emergency.',
    },
    {
      level: 'caution',
      when: ({ discomfort }) => discomfort === 'Great discomfort',
      says: 'Avoid exertion, drink and cool off: heat exhaustion is possible, sooner for the old, the sick and children.',
    },
    {
      level: 'danger',
      when: ({ discomfort, temperature }) =>
        temperature >= 40 && discomfort !== 'Dangerous' && discomfort !== 'Great discomfort',
      says: 'Dry heat of 40 °C (104 °F) or more can cause heat stroke, too, whatever the humidex: stop exertion, stay in a cool place and drink.',
    },
    {
      level: 'caution',
      when: ({ discomfort, temperature }) =>
        temperature >= 35 && temperature < 40 && discomfort !== 'Dangerous' && discomfort !== 'Great discomfort',
      says: 'From 35 °C (95 °F) on dry heat strains the body, too, whatever the humidex: limit exertion, drink more than thirst asks for, and cool off.',
    },
    {
      level: 'caution',
      when: ({ temperature, wind }) => temperature > 35 && wind > 0,
      says: 'Air that is hotter than the skin (about 35 °C) heats it the more, the more it blows: do not count on the fall of the apparent temperature by wind.',
    },
    {
      level: 'caution',
      when: ({ temperature }) => temperature <= 0,
      says: 'For frostbite go by the wind chill index: the apparent temperature tells of a person dressed for the weather, not of bare skin.',
    },
    {
      level: 'note',
      when: ({ wind }) => roundTo(3.6 * wind, 6) > 72,
      says: 'The equation is a straight line in the wind and takes off too much in a gale (here from 72 km/h): the real effect of more wind levels off.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 30, known: 'dewPoint', dewPoint: 15, wind: 0 },
      results: {
        apparent: 31.61574407,
        vaporPressure: 17.01740627,
        condensation: 15.0,
        humidex: 33.96900405,
        discomfort: 'Some discomfort',
      },
      source: 'mpmath; humidex of 34 printed by Environment Canada for 30 °C and a dew point of 15 °C',
    },
    {
      inputs: { temperature: 30, known: 'dewPoint', dewPoint: 25, wind: 10 },
      results: {
        apparent: 34.47793319,
        vaporPressure: 31.58296252,
        condensation: 25.0,
        humidex: 42.33840992,
        discomfort: 'Great discomfort',
      },
      cautions: ['Avoid exertion'],
      source: 'mpmath; humidex of 42 printed for 30 °C and a dew point of 25 °C',
    },
    {
      inputs: { temperature: 25, humidity: 30, wind: '5 m/s' },
      results: { apparent: 20.62671329, vaporPressure: 9.474888756, condensation: 6.207667676 },
      source: 'mpmath: the equations of the Bureau of Meteorology',
    },
    {
      inputs: { temperature: 36, humidity: 60, wind: 18 },
      results: {
        apparent: 40.21837403,
        vaporPressure: 35.51022433,
        condensation: 26.98520975,
        humidex: 50.62362766,
        discomfort: 'Dangerous',
      },
      cautions: ['quite possible', 'hotter than the skin'],
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 42, humidity: 8, wind: 0 },
      results: { apparent: 40.15544102, vaporPressure: 6.531639449, condensation: 0.9333905108 },
      cautions: ['Dry heat'],
      source: 'mpmath: as above, e below 10 hPa and no humidex',
    },
    {
      inputs: { temperature: 37, humidity: 12, wind: 0 },
      results: { apparent: 35.47519592, vaporPressure: 7.50059369, condensation: 2.867786271 },
      cautions: ['dry heat strains'],
      source: 'mpmath: as above, no humidex',
    },
    {
      inputs: { temperature: -5, humidity: 80, wind: 90 },
      results: { apparent: -25.38792984, vaporPressure: 3.369909584, condensation: -7.906675915 },
      cautions: ['frostbite', 'straight line'],
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 24, humidity: 50, wind: 7.2 },
      results: {
        apparent: 23.50912906,
        vaporPressure: 14.87614866,
        condensation: 12.92528526,
        humidex: 26.75498646,
        discomfort: 'Little or no discomfort',
      },
      source: 'mpmath: as above',
    },
    {
      inputs: { temperature: 20, humidity: 100, wind: 0 },
      results: {
        apparent: 23.69648463,
        vaporPressure: 23.32268068,
        condensation: 20,
        humidex: 27.56977753,
        discomfort: 'Little or no discomfort',
      },
      source: 'Python: as above; the dew point of saturated air is its temperature',
    },
    {
      inputs: { temperature: 20, known: 'dewPoint', dewPoint: 22, wind: 0 },
      refused: 'cannot exceed',
      source: 'By definition',
    },
  ],
  notes: [
    'The apparent temperature is that of an adult walking in the shade; sun adds up to 8 °C. Humidex classes are those of Environment and Climate Change Canada, of humidex rounded to a whole number.',
    'The humidex takes kelvins as °C + 273.15 and 273.16 for the triple point, as Environment Canada has it.',
  ],
  references: [
    { title: 'Steadman: Norms of apparent temperature in Australia, Aust. Met. Mag. 43 (1994) 1' },
    {
      title:
        'Bureau of Meteorology: Thermal comfort observations, AT = Ta + 0.33e - 0.70ws - 4.00; identical in more than three public places',
      url: 'http://www.bom.gov.au/info/thermal_stress/',
    },
    {
      title:
        'Masterton, Richardson: Humidex, a method of quantifying human discomfort due to excessive heat and humidity, Environment Canada CLI 1-79 (1979); equation, examples and classes identical in more than three public places',
    },
  ],
});
