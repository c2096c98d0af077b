import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const LENGTHS = {
  m: 'meters',
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  um: 'micrometers',
  nm: 'nanometers',
  Å: 'ångströms',
  mil: 'mils (thousandths of an inch)',
  in: 'inches',
  ft: 'feet',
  yd: 'yards',
  mi: 'miles',
  nmi: 'nautical miles',
  fathom: 'fathoms',
  chain: 'chains',
  furlong: 'furlongs',
  au: 'astronomical units',
  ly: 'light years',
  pc: 'parsecs',
} as const;

/** International yard and pound agreement of 1959: one inch is 25.4 mm. */
export default defineCalculator({
  title: 'Length converter',
  description: 'A length in any of the common metric, imperial, nautical and astronomical units from any other.',
  keywords: ['distance', 'cm to inches', 'feet to meters', 'miles to km'],
  inputs: converterInputs(LENGTHS, 'm', 'ft'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(LENGTHS, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'mi', to: 'km' },
      results: { result: 1.609344, all: { length: 19, rows: { 9: { unit: 'ft', value: 5280 } } } },
      source: 'NIST SP 811 (2008), appendix B.8: mile',
    },
    { inputs: { value: 1, from: 'mil', to: 'um' }, results: { result: 25.4 }, source: 'By hand: 25.4 mm / 1000' },
    {
      inputs: { value: 10, from: 'ft', to: 'm' },
      results: { result: 3.048 },
      source: 'NIST SP 811 (2008), appendix B.8: foot',
    },
    {
      inputs: { value: 2.5, from: 'nmi', to: 'yd' },
      results: { result: 5063.4296 },
      source: 'GNU units: 2.5 nmi in yd',
    },
    {
      inputs: { value: 1, from: 'pc', to: 'au' },
      results: { result: 206264.81 },
      source: 'IAU 2015 Resolution B2: 648000/π',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
