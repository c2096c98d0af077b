import { category, classify, defineCalculator, measure, percent, roundTo } from '@reckoner/engine';

/** Rothfusz's regression of Steadman's table with the adjustments of the US National Weather Service. */
export default defineCalculator({
  title: 'Heat index',
  description:
    'Heat index (how hot it feels in the shade) and its danger class from temperature and relative humidity.',
  keywords: ['feels like', 'apparent temperature', 'humidity', 'nws', 'rothfusz', 'heat stress'],
  inputs: {
    temperature: measure('°F', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: 40,
      max: 130,
      usual: [60, 125],
    }),
    humidity: percent({ label: 'Relative humidity', symbol: 'R', min: 0, max: 100, usual: [3, 100] }),
  },
  outputs: {
    heatIndex: measure('°F', { label: 'Heat index', regional: true, symbol: '\\mathrm{HI}', places: 0 }),
    danger: category(['No caution', 'Caution', 'Extreme caution', 'Danger', 'Extreme danger'], {
      label: 'Class',
      of: 'heatIndex',
    }),
  },
  formula: ({ temperature, humidity }) => {
    const percentage = 100 * humidity;
    let heatIndex = 0.5 * (temperature + 61 + 1.2 * (temperature - 68) + 0.094 * percentage);
    if (heatIndex >= 80) {
      heatIndex =
        -42.379 +
        2.04901523 * temperature +
        10.14333127 * percentage -
        0.22475541 * temperature * percentage -
        0.00683783 * temperature ** 2 -
        0.05481717 * percentage ** 2 +
        0.00122874 * temperature ** 2 * percentage +
        0.00085282 * temperature * percentage ** 2 -
        0.00000199 * temperature ** 2 * percentage ** 2;
      if (percentage < 13 && temperature >= 80 && temperature <= 112)
        heatIndex -= ((13 - percentage) / 4) * Math.sqrt((17 - Math.abs(temperature - 95)) / 17);
      if (percentage > 85 && temperature >= 80 && temperature <= 87)
        heatIndex += ((percentage - 85) / 10) * ((87 - temperature) / 5);
    }
    const danger = classify(
      roundTo(heatIndex, 0),
      [
        [80, 'No caution'],
        [90, 'Caution'],
        [103, 'Extreme caution'],
        [125, 'Danger'],
      ],
      'Extreme danger',
    );
    return { heatIndex, danger };
  },
  explanation: 'At {temperature} and {humidity} of humidity it feels like {heatIndex} in the shade: {danger}.',
  cautions: [
    {
      level: 'note',
      when: ({ danger }) => danger === 'Caution',
      says: 'Fatigue is possible with long exposure or exertion: drink and rest in the shade.',
    },
    {
      level: 'caution',
      when: ({ danger }) => danger === 'Extreme caution',
      says: 'Heat cramps and heat exhaustion are possible, heat stroke with long exposure or exertion: slow down, drink, cool off.',
    },
    {
      level: 'danger',
      when: ({ danger }) => danger === 'Danger',
      says: 'Heat cramps and heat exhaustion are likely, heat stroke possible: stop exertion and get to a cool place.',
    },
    {
      level: 'danger',
      when: ({ danger }) => danger === 'Extreme danger',
      says: 'Heat stroke is highly likely: stay in a cool place. Confusion or fainting is an emergency.',
    },
    {
      level: 'caution',
      when: ({ heatIndex }) => roundTo(heatIndex, 0) > 140,
      says: 'Beyond about 140 °F (60 °C) the regression overstates, and such air is hardly ever met: check temperature and humidity.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 75, humidity: 50 },
      results: { heatIndex: 74.55, danger: 'No caution' },
      source: 'By hand: 0.5 × (75 + 61 + 8.4 + 4.7)',
    },
    {
      inputs: { temperature: 96, humidity: 65 },
      results: { heatIndex: 121.031629, danger: 'Danger' },
      cautions: ['stop exertion'],
      source: 'Python 3.11: the regression as published by the NWS; its chart shows 121 °F',
    },
    {
      inputs: { temperature: 100, humidity: 8 },
      results: { heatIndex: 93.4116842, danger: 'Extreme caution' },
      cautions: ['cool off'],
      source: 'Python 3.11: the regression less 5/4 × √(12/17)',
    },
    {
      inputs: { temperature: 82, humidity: 95 },
      results: { heatIndex: 93.9721666, danger: 'Extreme caution' },
      cautions: ['cool off'],
      source: 'Python 3.11: the regression plus (10/10) × (5/5)',
    },
    {
      inputs: { temperature: 84, humidity: 50 },
      results: { heatIndex: 85.1295393, danger: 'Caution' },
      cautions: ['rest in the shade'],
      source: 'Python 3.11: the regression as published by the NWS; its chart shows 85 °F',
    },
    {
      inputs: { temperature: 100, humidity: 70 },
      results: { heatIndex: 142.775209, danger: 'Extreme danger' },
      cautions: ['highly likely', 'overstates'],
      source: 'Python 3.11: the regression as published by the NWS; its chart shows 143 °F',
    },
  ],
  notes: ['For shade and light wind; full sun adds up to 15 °F (8 °C).'],
  references: [
    { title: 'Rothfusz: The heat index equation, NWS Technical Attachment SR 90-23 (1990)' },
    {
      title: 'NOAA Weather Prediction Center: The Heat Index Equation',
      url: 'https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml',
    },
    { title: 'National Weather Service: Heat index, classes and effects on the body: 80, 90, 103 and 125 °F' },
  ],
});
