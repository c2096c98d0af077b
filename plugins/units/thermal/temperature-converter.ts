import { converter, defineCalculator, noResult, unitOf } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const TEMPERATURES = {
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
  K: 'kelvins',
  '°R': 'degrees Rankine',
  '°Ré': 'degrees Réaumur',
  '°Rø': 'degrees Rømer',
  '°N': 'degrees Newton',
} as const;

/** Affine scales: 0 °C is 273.15 K, 32 °F and 491.67 °R. */
export default defineCalculator({
  title: 'Temperature converter',
  description:
    'A temperature on the Celsius, Fahrenheit, Kelvin, Rankine, Réaumur, Rømer and Newton scales from any of them.',
  keywords: ['celsius to fahrenheit', 'fahrenheit to celsius', 'kelvin', 'degrees'],
  inputs: converterInputs(TEMPERATURES, '°C', '°F', {
    '°C': ['C', 'Celsius', 'centigrade'],
    '°F': ['F', 'Fahrenheit'],
    K: ['kelvin'],
    '°R': ['R', 'Rankine'],
    '°Ré': ['Réaumur'],
    '°Rø': ['Rømer'],
    '°N': ['Newton'],
  }),
  outputs: converterOutputs,
  algorithm: (inputs) => {
    // A hair below, as -459.67 °F is not exactly 0 K in doubles.
    if (converter(unitOf(inputs.from), unitOf('K'))(inputs.value) < -1e-9)
      throw noResult('Nothing is colder than absolute zero: 0 K, -273.15 °C or -459.67 °F.');
    return convert(TEMPERATURES, inputs);
  },
  explanation: equation,
  examples: [
    {
      inputs: { value: 37, from: '°C', to: '°F' },
      results: { result: 98.6, all: { length: 7 } },
      source: 'By hand: 37 × 9/5 + 32',
    },
    {
      inputs: { value: -40, from: '°F', to: '°C' },
      results: { result: -40 },
      source: 'By hand: the scales meet at -40',
    },
    {
      inputs: { value: 0, from: 'K', to: '°C' },
      results: { result: -273.15 },
      source: 'BIPM: The International System of Units, 9th ed., §2.3.1',
    },
    {
      inputs: { value: 80, from: '°Ré', to: 'K' },
      results: { result: 373.15 },
      source: 'By definition: 80 °Ré is the boiling point of water, 100 °C',
    },
    {
      inputs: { value: 491.67, from: '°R', to: '°C' },
      results: { result: 0 },
      source: 'NIST SP 811 (2008), appendix B.8: degree Rankine',
    },
    {
      inputs: { value: 60, from: '°Rø', to: '°C' },
      results: { result: 100 },
      source: 'By definition: water boils at 60 °Rø',
    },
    {
      inputs: { value: 33, from: '°N', to: '°F' },
      results: { result: 212 },
      source: 'By definition: water boils at 33 °N',
    },
    {
      inputs: { value: 7.5, from: '°Rø', to: '°N' },
      results: { result: 0 },
      source: 'By definition: water freezes at 7.5 °Rø and 0 °N',
    },
    {
      inputs: { value: -459.67, from: '°F', to: 'K' },
      results: { result: '0.0000' },
      source: 'By definition: absolute zero',
    },
    {
      inputs: { value: -274 },
      noResult: 'colder than absolute zero',
      source: 'By definition: -273.15 °C is the least',
    },
    { inputs: { value: -1, from: 'K', to: '°C' }, noResult: 'colder than absolute zero', source: 'By definition' },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
