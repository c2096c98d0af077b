import { defineCalculator, measure, number, percent, polynomial } from '@reckoner/engine';

/** Ideal dry air, and Cramer's equation for humid air within its range of 0 to 30 °C. */
export default defineCalculator({
  title: 'Speed of sound in air',
  description: 'Speed of sound in dry and in humid air from temperature, humidity and pressure.',
  keywords: ['sonic speed', 'mach 1', 'acoustics', 'humidity', 'cramer'],
  inputs: {
    temperature: measure('°C', {
      label: 'Temperature',
      usual: [-90, 60],
      symbol: 't',
      min: -100,
      max: 500,
      default: 20,
    }),
    humidity: percent({ usual: [2, 100], label: 'Relative humidity', symbol: 'h', min: 0, max: 100, default: 50 }),
    pressure: measure('Pa', { label: 'Air pressure', unit: 'kPa', symbol: 'p', min: 50, max: 110, default: 101.325 }),
    carbonDioxide: number({
      usual: [200, 5000],
      label: 'Carbon dioxide in ppm',
      symbol: 'x_c',
      min: 0,
      max: 10000,
      default: 420,
    }),
  },
  outputs: {
    dry: measure('m/s', { label: 'Speed in dry air', help: 'Of an ideal gas.', symbol: 'c', places: 2 }),
    humid: measure('m/s', {
      label: 'Speed in humid air',
      help: 'From 0 to 30 °C.',
      symbol: 'c_h',
      places: 2,
      optional: true,
    }),
    vapor: percent({ label: 'Mole fraction of water vapor', symbol: 'x_w', places: 3, optional: true }),
  },
  formula: ({ temperature, humidity, pressure, carbonDioxide }) => {
    const kelvin = temperature + 273.15;
    const dry = Math.sqrt((1.4 * 8.31446261815324 * kelvin) / 0.02896442);
    if (temperature < 0 || temperature > 30) return { dry };
    const enhancement = 1.00062 + 3.14e-8 * pressure + 5.6e-7 * temperature ** 2;
    const saturation = Math.exp(
      1.2811805e-5 * kelvin ** 2 - 1.9509874e-2 * kelvin + 34.04926034 - 6.3536311e3 / kelvin,
    );
    const vapor = (humidity * enhancement * saturation) / pressure;
    const carbon = carbonDioxide * 1e-6;
    const humid =
      polynomial([331.5024, 0.603055, -0.000528], temperature) +
      polynomial([51.471935, 0.1495874, -0.000782], temperature) * vapor +
      polynomial([-1.82e-7, 3.73e-8, -2.93e-10], temperature) * pressure +
      polynomial([-85.20931, -0.228525, 5.91e-5], temperature) * carbon -
      2.835149 * vapor ** 2 -
      2.15e-13 * pressure ** 2 +
      29.179762 * carbon ** 2 +
      0.000486 * vapor * pressure * carbon;
    return { dry, humid, vapor };
  },
  stepwise: [
    "The humid value is Cramer's polynomial of 1993 in temperature, mole fraction of water vapor, pressure and carbon dioxide, from 0 to 30 °C.",
  ],
  explanation: ({ humid }) =>
    humid === undefined
      ? 'Sound runs at {dry} in dry air of {temperature}, taken as an ideal gas.'
      : "Sound runs at {humid} in air of {temperature} and {humidity} humidity by Cramer's equation; dry air as an ideal gas gives {dry}.",
  cautions: [
    {
      level: 'note',
      when: ({ pressure, humid }) => humid !== undefined && (pressure < 75000 || pressure > 102000),
      says: "Cramer's equation is for 75 to 102 kPa: the speed in humid air is extrapolated to {pressure}.",
    },
    {
      level: 'caution',
      when: ({ temperature, humidity }) => humidity > 0 && temperature > 30,
      says: 'Above 30 °C the humidity is left out: in humid air sound is faster than here, at 40 °C by up to 4 m/s.',
    },
    {
      level: 'note',
      when: ({ temperature, humidity }) => humidity > 0 && temperature < 0,
      says: 'Below 0 °C the humidity is left out: so cold air holds too little water to change the speed by 0.2%.',
    },
  ],
  examples: [
    {
      inputs: { temperature: 20, humidity: 50, carbonDioxide: 400 },
      results: { humid: 343.986729, dry: 343.23664 },
      source: "Python 3.11: Cramer's equation; √(γRT/M)",
    },
    {
      inputs: { temperature: 0, humidity: 0, carbonDioxide: 314 },
      results: { humid: 331.5, vapor: 0 },
      source: 'Cramer (1993): 331.46 m/s, standard dry air at 0 °C and 1 atm',
    },
    {
      inputs: { temperature: -40 },
      results: { dry: 306.102166 },
      cautions: ['Below 0 °C'],
      source: 'Python 3.11: √(γRT/M)',
    },
    {
      inputs: { temperature: 40 },
      results: { dry: 354.752039 },
      cautions: ['Above 30 °C'],
      source: 'Python 3.11: √(γRT/M)',
    },
    {
      inputs: { temperature: 20, humidity: 50, pressure: 104, carbonDioxide: 400 },
      results: { dry: 343.23664, humid: 343.972 },
      cautions: ['extrapolated'],
      source: "Python 3.11: Cramer's equation",
    },
    {
      inputs: { temperature: 25, humidity: 60, pressure: 80 },
      results: { humid: 347.558452, dry: 346.151405, vapor: 2.38484009 },
      source: "Python 3.11: Cramer's equation; √(γRT/M)",
    },
  ],
  notes: ['Dry air as an ideal gas with γ = 1.4 and M = 28.96442 g/mol. Humid air within 300 ppm.'],
  references: [
    {
      title:
        'Cramer: The variation of the specific heat ratio and the speed of sound in air, J. Acoust. Soc. Am. 93 (1993) 2510',
      doi: '10.1121/1.405827',
    },
  ],
});
