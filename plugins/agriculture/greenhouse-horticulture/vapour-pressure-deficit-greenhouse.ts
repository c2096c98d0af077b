import { category, classify, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';

/** Saturation vapor pressure in kPa of a temperature in °C (Tetens, as in FAO 56, equation 11). */
const saturation = (celsius: number) => 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3));

/** Saturation in the leaf minus the vapor pressure of the air. */
export default defineCalculator({
  title: 'Vapor pressure deficit',
  description: 'Vapor pressure deficit of leaf and air from temperature, relative humidity and leaf temperature.',
  keywords: ['VPD', 'greenhouse climate', 'grow room', 'relative humidity', 'leaf temperature'],
  inputs: {
    air: measure('°C', { usual: [2, 48], label: 'Air temperature', symbol: 'T_a', min: -10, max: 60 }),
    humidity: percent({ usual: [12, 100], label: 'Relative humidity', symbol: '\\varphi', min: 0, max: 100 }),
    leaf: measure('°C', {
      usual: [2, 48],
      label: 'Leaf temperature',
      help: 'That of the air if you leave it out; often 1 to 3 °C below in the light.',
      symbol: 'T_l',
      min: -10,
      max: 60,
      default: ({ air }) => air,
    }),
  },
  outputs: {
    leafDeficit: measure('kPa', {
      label: 'Vapor pressure deficit of the leaf',
      regional: false,
      symbol: '\\mathrm{VPD}',
      places: 2,
    }),
    airDeficit: measure('kPa', { label: 'Vapor pressure deficit of the air', regional: false, places: 2 }),
    vapor: measure('kPa', { label: 'Vapor pressure of the air', regional: false, symbol: 'e_a', places: 2 }),
    stage: category(
      ['Too humid', 'Propagation and early growth', 'Vegetative growth', 'Flowering and fruiting', 'Too dry'],
      { label: 'Suits', of: 'leafDeficit' },
    ),
  },
  formula: ({ air, humidity, leaf }) => {
    const vapor = saturation(air) * humidity;
    const leafDeficit = saturation(leaf) - vapor;
    const stage = classify(
      roundTo(leafDeficit, 2),
      [
        [0.4, 'Too humid'],
        [0.8, 'Propagation and early growth'],
        [1.2, 'Vegetative growth'],
        [1.6, 'Flowering and fruiting'],
      ],
      'Too dry',
    );
    return { leafDeficit, airDeficit: saturation(air) - vapor, vapor, stage };
  },
  explanation: 'At {air} and {humidity} the deficit of a leaf of {leaf} is {leafDeficit}: {stage}.',
  cautions: [
    {
      level: 'caution',
      when: ({ leafDeficit }) => leafDeficit < 0,
      says: 'The leaf is below the dew point: water condenses on it, and mold follows. Warm or ventilate.',
    },
  ],
  examples: [
    {
      inputs: { air: 25, humidity: 60 },
      results: { leafDeficit: 1.2671111, airDeficit: 1.2671111, vapor: 1.9006666, stage: 'Flowering and fruiting' },
      source: 'Python, by FAO 56: e°(25 °C) = 3.168 kPa (table 2.3)',
    },
    {
      inputs: { air: 28, humidity: 70, leaf: 26 },
      results: { leafDeficit: 0.71548857, airDeficit: 1.1339791, stage: 'Propagation and early growth' },
      source: 'Python, by FAO 56: e°(28 °C) = 3.780, e°(26 °C) = 3.361 kPa (table 2.3)',
    },
    {
      inputs: { air: 24, humidity: 68 },
      results: { leafDeficit: 0.95485359, stage: 'Vegetative growth' },
      source: 'Python, by FAO 56',
    },
    {
      inputs: { air: 20, humidity: 90 },
      results: { leafDeficit: 0.23382813, stage: 'Too humid' },
      source: 'Python, by FAO 56',
    },
    {
      inputs: { air: 32, humidity: 40 },
      results: { leafDeficit: 2.8528652, stage: 'Too dry' },
      source: 'Python, by FAO 56',
    },
    {
      inputs: { air: 25, humidity: 90, leaf: 20 },
      results: { leafDeficit: -0.51271867, stage: 'Too humid' },
      cautions: ['dew point'],
      source: 'Python, by FAO 56: e°(20 °C) = 2.338, e°(25 °C) = 3.168 kPa (table 2.3)',
    },
  ],
  notes: ['The stages are growers’ usual ranges and differ by crop.'],
  references: [
    {
      title: 'Allen et al.: Crop evapotranspiration, FAO Irrigation and Drainage Paper 56 (1998), equations 11 and 19',
      isbn: '978-92-5-104219-9',
    },
  ],
});
