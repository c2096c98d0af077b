import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const AREAS = {
  'm^2': 'square meters',
  'km^2': 'square kilometers',
  'cm^2': 'square centimeters',
  'mm^2': 'square millimeters',
  ha: 'hectares',
  are: 'ares',
  daa: 'decares (metric dunams)',
  ac: 'acres',
  rood: 'roods',
  'mi^2': 'square miles',
  'yd^2': 'square yards',
  'ft^2': 'square feet',
  'in^2': 'square inches',
  kcmil: 'thousand circular mils',
  tsubo: 'tsubo',
  barn: 'barns',
} as const;

/** International foot of 0.3048 m; an acre is 43560 square feet. */
export default defineCalculator({
  title: 'Area converter',
  description: 'An area in square meters, hectares, acres, square feet and others from any of them.',
  keywords: ['acres to square feet', 'hectares to acres', 'square feet to square meters', 'land area'],
  inputs: converterInputs(AREAS, 'm^2', 'ft^2'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(AREAS, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'ac', to: 'm^2' },
      results: { result: 4046.8564224, all: { length: 16 } },
      source: 'GNU units: 1 acre in m^2',
    },
    {
      inputs: { value: 1, from: 'ha', to: 'ac' },
      results: { result: 2.47105381467 },
      source: 'GNU units: 1 hectare in acres',
    },
    {
      inputs: { value: 100, from: 'ft^2', to: 'm^2' },
      results: { result: 9.290304 },
      source: 'NIST SP 811 (2008), appendix B.8: square foot',
    },
    {
      inputs: { value: 1, from: 'mi^2', to: 'ha' },
      results: { result: 258.998811034 },
      source: 'GNU units: 1 mile^2 in hectares',
    },
    {
      inputs: { value: 30, from: 'tsubo', to: 'm^2' },
      results: { result: 99.173553719 },
      source: 'GNU units: 30 tsubo in m^2',
    },
    {
      inputs: { value: 1, from: 'ac', to: 'rood' },
      results: { result: 4 },
      source: 'By definition: four roods to the acre',
    },
  ],
  notes: [
    'Acres and square miles are based on the international foot, not on the US survey foot that was retired in 2022.',
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
