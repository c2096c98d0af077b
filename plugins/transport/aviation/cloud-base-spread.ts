import { choice, constant, defineCalculator, quantity, roundTo, sumOfProducts } from '@reckoner/engine';

/** Rising air cools by 3 °C per 1,000 ft, its dew point by about 0.5: they meet at the base. */
export default defineCalculator({
  title: 'Cloud base from dew point',
  description:
    'Base of cumulus clouds above the ground and sea level from temperature and dew point by the rule of the spread, with the temperature at the base and the freezing level.',
  keywords: [
    'cloud base',
    'temperature dew point spread',
    'cumulus base',
    'freezing level',
    'METAR spread',
    'ceiling estimate',
  ],
  related: ['lifting-condensation-level', 'relative-humidity-from-dew-point', 'density-altitude'],
  inputs: {
    temperature: quantity('K', {
      label: 'Temperature at the ground',
      unit: '°C',
      regional: false,
      symbol: 'T',
      min: -40,
      max: 55,
      usual: [-30, 48],
    }),
    dewPoint: quantity('K', {
      label: 'Dew point at the ground',
      unit: '°C',
      regional: false,
      symbol: 'T_d',
      min: -60,
      max: 35,
      usual: [-40, 29],
    }),
    rule: choice(
      {
        celsius: { label: '2.5 °C per 1,000 ft (400 ft per °C)', also: ['2.5'] },
        fahrenheit: { label: '4.4 °F per 1,000 ft (FAA handbook)', also: ['4.4'] },
        metric: { label: '125 m per °C (gliding)', also: ['125'] },
      },
      { label: 'Spread closes by', default: 'celsius' },
    ),
    elevation: quantity('m', {
      label: 'Elevation of the station',
      unit: 'ft',
      regional: false,
      symbol: 'h_0',
      min: -1500,
      max: 18000,
      usual: [-1300, 15000],
      optional: true,
    }),
  },
  outputs: {
    base: quantity('m', { label: 'Cloud base above the ground', unit: 'ft', regional: false, symbol: 'h', places: 0 }),
    baseAltitude: quantity('m', {
      label: 'Cloud base above sea level',
      unit: 'ft',
      regional: false,
      symbol: 'h_{MSL}',
      places: 0,
      optional: true,
    }),
    spread: quantity('K', { label: 'Spread', unit: 'Δ°C', regional: false, symbol: '\\Delta T', places: 1 }),
    baseTemperature: quantity('K', {
      label: 'Temperature at the base',
      unit: '°C',
      regional: false,
      symbol: 'T_b',
      places: 1,
    }),
    freezing: quantity('m', {
      label: 'Freezing level in the rising air, above the ground',
      help: '3 °C per 1,000 ft up to the base, 1.5 °C in the cloud.',
      unit: 'ft',
      regional: false,
      symbol: 'h_f',
      places: 0,
      optional: true,
    }),
    freezingStandard: quantity('m', {
      label: 'Freezing level by the standard lapse rate, above the ground',
      help: '1.98 °C per 1,000 ft.',
      unit: 'ft',
      regional: false,
      symbol: 'h_{fs}',
      places: 0,
      optional: true,
    }),
    freezingAltitude: quantity('m', {
      label: 'The lower freezing level, above sea level',
      unit: 'ft',
      regional: false,
      symbol: 'h_{f,MSL}',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ temperature, dewPoint, rule, elevation }) => {
    const thousandFeet = constant(304.8, 'm');
    const closing =
      rule === 'celsius'
        ? constant(2.5, 'K') / thousandFeet
        : rule === 'fahrenheit'
          ? constant(4.4, 'K') / (1.8 * thousandFeet)
          : constant(1, 'K') / constant(125, 'm');
    const spread = sumOfProducts([temperature], [-1, dewPoint]);
    const base = spread / closing;
    const dry = constant(3, 'K') / thousandFeet;
    const moist = constant(1.5, 'K') / thousandFeet;
    const baseTemperature = temperature - dry * base;
    const above = sumOfProducts([temperature], [-1, constant(273.15, 'K')]);
    const results = {
      base,
      baseAltitude: elevation === undefined ? undefined : elevation + base,
      spread,
      baseTemperature,
    };
    if (temperature <= constant(273.15, 'K')) return results;
    // Below the base the first is the higher one, above it the second.
    const freezing = Math.max(above / dry, base + (above - dry * base) / moist);
    const freezingStandard = above / (constant(1.98, 'K') / thousandFeet);
    return {
      ...results,
      freezing,
      freezingStandard,
      freezingAltitude: elevation === undefined ? undefined : elevation + Math.min(freezing, freezingStandard),
    };
  },
  explanation: ({ elevation, temperature, dewPoint }) =>
    `${
      temperature === dewPoint
        ? 'Temperature and dew point are both {temperature}: cloud or fog begins at the ground'
        : 'With a spread of {spread} between {temperature} and {dewPoint} cumulus has its base about {base} above the ground'
    }${elevation === undefined ? '' : ', at {baseAltitude} above sea level'}, where it has {baseTemperature}. ${
      temperature <= 273.15
        ? 'The air is at or below freezing from the ground up, as far as no inversion lies above.'
        : 'The freezing level is about {freezing} above the ground in the rising air, {freezingStandard} by the standard lapse rate: in cloud and rain expect icing from the lower one up.'
    } Whole degrees, as in a METAR, leave 400 ft either way. It is an estimate for cumulus of a mixed afternoon, not for layers, fronts or fog: for flight take the reported ceiling and the forecast.`,
  requires: [
    {
      that: ({ temperature, dewPoint }) => dewPoint <= temperature,
      field: 'dewPoint',
      says: 'The dew point, {dewPoint}, cannot exceed the temperature, {temperature}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ spread }) => roundTo(spread, 1) === 0,
      says: 'The air is saturated at the ground, or nearly: expect fog or cloud down to the ground, and no flight by sight.',
    },
    {
      level: 'danger',
      when: ({ base, spread }) => roundTo(base / constant(0.3048, 'm'), 0) < 1000 && roundTo(spread, 1) > 0,
      says: 'A base below 1,000 ft is below the ceiling for visual flight at airports in US controlled airspace (14 CFR 91.155), and at so small a spread a little cooling makes fog.',
    },
    {
      level: 'caution',
      when: ({ base }) =>
        roundTo(base / constant(0.3048, 'm'), 0) >= 1000 && roundTo(base / constant(0.3048, 'm'), 0) <= 3000,
      says: 'A ceiling of 1,000 to 3,000 ft is marginal for visual flight by the US weather categories, and high ground on the way may be in cloud: check the terrain.',
    },
    {
      level: 'caution',
      when: ({ baseTemperature }) => roundTo(baseTemperature, 2) < 273.15,
      says: 'The cloud is below freezing from its base up: it holds supercooled drops, and ice forms on an airplane in it.',
    },
    {
      level: 'caution',
      when: ({ base }) => roundTo(base / constant(0.3048, 'm'), 0) > 15000,
      says: 'Cumulus so high is met over hot deserts at most: check temperature and dew point, and that both are in one unit. Air so dry mostly makes no cloud.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 25, dewPoint: 15 },
      results: { base: 4000, spread: 10, baseTemperature: 13, freezing: 12666.66667, freezingStandard: 12626.26263 },
      source: 'askvity.info, cloud base: 25 °C and 15 °C, 4,000 ft; by hand: 4000 + 13/1.5 × 1000; 25/1.98 × 1000',
    },
    {
      inputs: { temperature: '85 °F', dewPoint: '71 °F', rule: 'fahrenheit', elevation: 500 },
      results: { base: 3181.818182, baseAltitude: 3681.818182, spread: 7.777777778, freezingAltitude: 15370.93154 },
      source: 'FAA-H-8083-25, ch. 12, as quoted by studyflying.com: 85 °F and 71 °F, about 3,200 ft; Python: 14/4.4',
    },
    {
      inputs: { temperature: 12, dewPoint: 0, elevation: 1000 },
      results: {
        base: 4800,
        baseAltitude: 5800,
        baseTemperature: -2.4,
        freezing: 4000,
        freezingStandard: 6060.606061,
        freezingAltitude: 5000,
      },
      cautions: ['supercooled'],
      source: 'By hand: 12/2.5; 12 - 14.4; 12/3',
    },
    {
      inputs: { temperature: 12, dewPoint: 4.5 },
      results: { base: 3000, baseTemperature: 3, freezing: 5000 },
      cautions: ['marginal'],
      source: 'From the Ground Up, question 6-022: base at 3,000 ft with 3 °C, freezing level at 5,000 ft',
    },
    {
      inputs: { temperature: 18, dewPoint: 10, rule: 'metric' },
      results: { base: 3280.839895, spread: 8 },
      source: 'By hand: 8 × 125 m',
    },
    {
      inputs: { temperature: 10, dewPoint: 8 },
      results: { base: 800 },
      cautions: ['makes fog'],
      source: 'By hand: 2 × 400 ft',
    },
    {
      inputs: { temperature: 7, dewPoint: 7 },
      results: { base: 0, spread: 0, baseTemperature: 7, freezing: 4666.666667 },
      cautions: ['down to the ground'],
      source: 'By definition: saturated air; 7/1.5 × 1000',
    },
    {
      inputs: { temperature: 0, dewPoint: -4, elevation: 200 },
      results: { base: 1600, baseAltitude: 1800, baseTemperature: -4.8 },
      cautions: ['marginal', 'supercooled'],
      source: 'By hand: 4 × 400 ft; -4.8 °C',
    },
    {
      inputs: { temperature: 45, dewPoint: 0 },
      results: { base: 18000, baseTemperature: -9, freezing: 15000 },
      cautions: ['hot deserts', 'supercooled'],
      source: 'By hand: 45 × 400 ft; 45 - 54; 45/3 × 1000',
    },
    { inputs: { temperature: 10, dewPoint: 12 }, refused: 'cannot exceed', source: 'By definition' },
  ],
  notes: ['The lifting condensation level has the same base by the exact expression, with the pressure.'],
  references: [
    {
      title: 'FAA-H-8083-25C: Pilot’s Handbook of Aeronautical Knowledge (2023), ch. 12: 4.4 °F or 2.5 °C per 1,000 ft',
    },
    {
      title:
        'From the Ground Up, §6: dry 3 °C and saturated 1.5 °C per 1,000 ft, by a question on it (freezingblue.com, 6-022)',
    },
  ],
});
