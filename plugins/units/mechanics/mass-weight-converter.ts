import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const MASSES = {
  kg: 'kilograms',
  g: 'grams',
  mg: 'milligrams',
  µg: 'micrograms',
  t: 'tonnes',
  lb: 'pounds',
  oz: 'ounces',
  st: 'stones',
  ton_US: 'short tons',
  ton_UK: 'long tons',
  ozt: 'troy ounces',
  dwt: 'pennyweights',
  ct: 'carats',
  gr: 'grains',
  slug: 'slugs',
  u: 'atomic mass units',
} as const;

/** International yard and pound agreement of 1959: one pound is 0.45359237 kg. */
export default defineCalculator({
  title: 'Weight and mass converter',
  description: 'A mass in any of the common metric, avoirdupois and troy units from any other.',
  keywords: ['pounds to kg', 'kg to lbs', 'stone', 'ounces to grams'],
  inputs: converterInputs(MASSES, 'kg', 'lb', { lb: ['lbs'], oz: ['ounce', 'ounces'] }),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(MASSES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'lb', to: 'kg' },
      results: { result: 0.45359237, all: { length: 16 } },
      source: 'NIST SP 811 (2008), appendix B.8: pound',
    },
    { inputs: { value: 1, from: 'ozt', to: 'dwt' }, results: { result: 20 }, source: 'By definition: 480/24 grains' },
    { inputs: { value: 70, from: 'kg', to: 'st' }, results: { result: 11.02311 }, source: 'GNU units: 70 kg in stone' },
    {
      inputs: { value: 1, from: 'ozt', to: 'g' },
      results: { result: 31.1034768 },
      source: 'NIST SP 811 (2008), appendix B.8: troy ounce',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
