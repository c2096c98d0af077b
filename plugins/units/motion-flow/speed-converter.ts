import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const SPEEDS = {
  'm/s': 'meters per second',
  'km/h': 'kilometers per hour',
  mph: 'miles per hour',
  kn: 'knots',
  'ft/s': 'feet per second',
  'ft/min': 'feet per minute',
  'm/min': 'meters per minute',
  'km/s': 'kilometers per second',
} as const;

/** One knot is a nautical mile of 1852 m an hour. */
export default defineCalculator({
  title: 'Speed converter',
  description: 'A speed in metric, imperial and nautical units from any of them.',
  keywords: ['mph to kmh', 'knots', 'velocity', 'km/h to m/s'],
  inputs: converterInputs(SPEEDS, 'km/h', 'mph', { 'km/h': ['kmh', 'kph'] }),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(SPEEDS, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 100, from: 'km/h', to: 'mph' },
      results: { result: 62.13712, all: { length: 8 } },
      source: 'GNU units: 100 km/hour in mile/hour',
    },
    { inputs: { value: 36, from: 'km/h', to: 'm/s' }, results: { result: 10 }, source: 'By hand: 36000/3600' },
    { inputs: { value: 20, from: 'kn', to: 'km/h' }, results: { result: 37.04 }, source: 'By hand: 20 × 1.852' },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
